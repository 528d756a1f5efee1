import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type * as z from 'zod'
import type { Unknown, UnknownCause } from '../types'
import { type FailureAnswer, failureAnswer } from './answers'
import { type Credentials, signRequest } from './signing'

const RETRY_PAUSE_MS = 200

interface TransportOptions extends Credentials {
  baseUrl: string
  fetch: typeof fetch
  timeoutMs: number
}

export interface Call<Answer extends z.ZodType> {
  method?: 'POST' | 'GET'
  path: string
  /** Fields of the body, or of the query string of a GET, in sending order. */
  fields: Record<string, unknown>
  answer: Answer
  /** Additional headers, which are not signed. */
  headers?: Record<string, string>
  /** A read-only call is retried once if its outcome is unknown. */
  isRead?: boolean
}

export type Sent<T> =
  | { kind: 'success'; answer: T }
  | { kind: 'failure'; failure: FailureAnswer }
  | { kind: 'unknown'; unknown: Unknown }

export type Send = <Answer extends z.ZodType>(call: Call<Answer>) => Promise<Sent<z.infer<Answer>>>

function toUnknownSent(cause: UnknownCause, detail?: string): { kind: 'unknown'; unknown: Unknown } {
  return { kind: 'unknown', unknown: { outcome: 'unknown', cause, ...(detail ? { detail } : {}) } }
}

/** Maps an error to its cause and drops the error, since its message may quote the request. */
function toCause(error: unknown): UnknownCause {
  const name = error instanceof Error ? error.name : ''
  return name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'network'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read<Answer extends z.ZodType>(status: number, text: string, schema: Answer): Sent<z.infer<Answer>> {
  const json = parseJson(text)
  const failure = failureAnswer.safeParse(json)
  if (failure.success) {
    if (status >= 500) return toUnknownSent('gatewayError', failure.data.errorCode)
    return { kind: 'failure', failure: failure.data }
  }
  if (status < 200 || status > 299) return toUnknownSent('badAnswer', `HTTP ${status}`)
  const success = schema.safeParse(json)
  if (success.success) return { kind: 'success', answer: success.data }
  const isObject = typeof json === 'object' && json !== null
  return toUnknownSent('badAnswer', isObject ? success.error.issues[0]?.path.join('.') : 'not JSON')
}

/** Creates the function that sends signed requests. It never throws: every failure is a return value. */
export function createTransport({ baseUrl, fetch, timeoutMs, ...credentials }: TransportOptions): Send {
  const origin = baseUrl.replace(/\/+$/, '')

  async function attempt<Answer extends z.ZodType>(call: Call<Answer>): Promise<Sent<z.infer<Answer>>> {
    const isGet = call.method === 'GET'
    const body = isGet ? '' : JSON.stringify(call.fields)
    const query = isGet ? `?${new URLSearchParams(call.fields as Record<string, string>)}` : ''
    const randomKey = randomUUID()
    try {
      const response = await fetch(`${origin}${call.path}${query}`, {
        method: call.method ?? 'POST',
        headers: {
          accept: 'application/json',
          ...(isGet ? {} : { 'content-type': 'application/json' }),
          authorization: signRequest(credentials, randomKey, call.path, body),
          'x-iyzi-rnd': randomKey,
          ...call.headers,
        },
        ...(isGet ? {} : { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return read(response.status, await response.text(), call.answer)
    } catch (error) {
      return toUnknownSent(toCause(error))
    }
  }

  return async (call) => {
    const first = await attempt(call)
    if (first.kind !== 'unknown' || !call.isRead) return first
    await pause(RETRY_PAUSE_MS)
    return attempt(call)
  }
}
