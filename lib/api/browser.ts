import type { ResponseOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { announceSession } from '@/lib/session/session-hint'
import { BROWSER_CALLS, type BrowserCallName } from './browser-calls'
import type { CallRequest } from './call-request'
import type { ApiResult } from './result'

const TIMEOUT_MS = 20_000
const PAYMENT_TIMEOUT_MS = 40_000
/** Upload time of the largest document at the slowest rate that the servers accept (`domain/shared/body-pace`). */
const UPLOAD_TIMEOUT_MS = 20 * 60_000
/** These calls wait for a bank. */
const LONG_CALLS: readonly BrowserCallName[] = ['startPayment', 'createReservation']
/** These calls upload a document. Listed here because the calls' schemas are too large for a page. */
export const UPLOAD_CALLS: readonly BrowserCallName[] = ['addDocument', 'addAgencyDocument', 'notifyPayment']

function timeoutOf(name: BrowserCallName): number {
  if (UPLOAD_CALLS.includes(name)) return UPLOAD_TIMEOUT_MS
  return LONG_CALLS.includes(name) ? PAYMENT_TIMEOUT_MS : TIMEOUT_MS
}

export interface BrowserCallOptions {
  signal?: AbortSignal
  /** One per intent of the user: the API carries out repeated calls with the same key once. */
  idempotencyKey?: string
}

type Request<N extends BrowserCallName> = CallRequest<(typeof CALLS)[N]>
type Response<N extends BrowserCallName> = ResponseOf<(typeof CALLS)[N]>

const isResult = <T>(value: unknown): value is ApiResult<T> =>
  typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean'

/**
 * Calls the operator API from the browser, through this shop's own server, in English. Never throws for a network or
 * API failure: returns a result with an error code ('unavailable' when no response came).
 */
export async function callOperator<N extends BrowserCallName>(
  name: N,
  request: Request<N>,
  { signal, idempotencyKey }: BrowserCallOptions = {},
): Promise<ApiResult<Response<N>>> {
  const isRead = BROWSER_CALLS[name] === 'GET'
  try {
    // Loaded with the first call: no page needs it to render.
    const { default: axios } = await import('axios')
    const answer = await axios.request<unknown>({
      method: BROWSER_CALLS[name],
      url: `/api/operator/${name}`,
      ...(isRead ? { params: toQuery(request) } : { data: request }),
      headers: { accept: 'application/json', ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}) },
      timeout: timeoutOf(name),
      validateStatus: () => true,
      ...(signal ? { signal } : {}),
    })
    if (isResult<Response<N>>(answer.data)) {
      // The response has cleared the session cookies: this page and all other tabs switch to the guest view.
      if (!answer.data.ok && answer.data.error.code === 'unauthenticated') announceSession()
      return answer.data
    }
    return { ok: false, error: { code: 'malformedAnswer', status: answer.status, message: 'no result' } }
  } catch {
    return { ok: false, error: { code: 'unavailable', status: 503, message: 'no answer' } }
  }
}

/** Joins lists with commas and omits empty values. */
function toQuery(request: unknown): URLSearchParams {
  const given = Object.entries((request ?? {}) as Record<string, unknown>)
  const filled = given.filter(([, value]) => value !== undefined && value !== null && value !== '')
  return new URLSearchParams(
    filled.map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]),
  )
}
