import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'
import { toErrorEnvelope } from './envelope'
import { ApiError, type ErrorCode } from './errors'

/**
 * Milliseconds. How slowly a body may arrive is for `endSlowBodies` to say; `requestTimeout` is what the largest one (4.4 MB) takes at the
 * slowest pace that is allowed, headers included.
 */
export const SERVER_OPTIONS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20 * 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

function codeOf(error: NodeJS.ErrnoException): ErrorCode {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'requestTimeout'
  return error.code === 'HPE_HEADER_OVERFLOW' ? 'headersTooLarge' : 'malformedRequest'
}

/** A caller that is refused gets this long to read it; whoever keeps the connection open holds it no longer. */
const GOODBYE_MS = 1_000

/**
 * What is no whole request never reaches the app: it is answered here, in the same envelope, and its connection ended.
 */
export function answerBrokenRequests(server: Pick<ServerType, 'on'>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const refusal = new ApiError(codeOf(error))
    const body = JSON.stringify(toErrorEnvelope(refusal, randomUUID(), 'en'))
    const head = [
      `HTTP/1.1 ${refusal.status} ${REASONS[refusal.status] ?? 'Bad Request'}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    setTimeout(() => socket.destroy(), GOODBYE_MS).unref()
  })
}

/**
 * While the process is about to end each answer closes its connection: a proxy that kept it would send the next call into nothing. Decided
 * when the head is written, so that who was waiting already when the end was announced is told as well.
 */
export function closeAfterAnswers(server: Pick<ServerType, 'prependListener'>, isEnding: () => boolean): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
    response.writeHead = (...head: unknown[]) => {
      if (isEnding()) response.setHeader('connection', 'close')
      return writeHead(...head)
    }
  })
}

/** So often connections are ended that are done with, once nobody new is taken. */
const SWEEP_MS = 100

/** Takes no more; resolves when who was waiting has their answer, at the latest after the limit. */
export async function closeServer(server: ServerType, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const sweep = () => 'closeIdleConnections' in server && server.closeIdleConnections()
  sweep()
  const sweeping = setInterval(sweep, SWEEP_MS)
  await Promise.race([closed, wait(limitMs, undefined, { ref: false })])
  clearInterval(sweeping)
}
