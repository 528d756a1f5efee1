import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Locale } from '@/domain/shared/locales'
import type { Call, ResponseOf } from '@/domain/wire/call'
import { CALLS, type CallName } from '@/domain/wire/calls'
import { type Json, toWire, toWireQuery } from '@/domain/wire/translate'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { requestContext } from '@/lib/request-context/request-context'
import { readAnswer } from './answer'
import { doubtApi, reportApi } from './api-state'
import type { CallRequest } from './call-request'
import { getReadDeadline } from './read-deadline'
import type { ApiError, ApiResult } from './result'
import { send, type WireAnswer, type WireRequest } from './transport'

const READ_TIMEOUT_MS = 5_000
const WRITE_TIMEOUT_MS = 15_000
const LARGE_TIMEOUT_MS = 60_000

export interface CallOptions {
  /** Null only for calls without a tenant. */
  company: string | null
  token?: string | null
  /** Keys of mailed links, joined by dots; empty if there are none. */
  bookingKeys?: string
  /** Stores the response in Next's data cache under these tags. Never for personal data. */
  tags?: readonly string[]
  revalidateSeconds?: number
  timeoutMs?: number
  idempotencyKey?: string | null
  /** The client on whose behalf the call is made, so that rate limits count clients and not this server. */
  visitor?: { address: string; userAgent: string }
  /** Language of the API's error messages. Not sent with cached calls, whose response all visitors share. */
  locale?: Locale
}

/** Adds the ID of the request that triggers the call (32 hexadecimal digits, equal to the trace ID). */
type NumberedOptions = CallOptions & { requestId: string; traceparent: string }

/** Calls the operator API. Never throws for an API failure. */
export async function callApi<N extends CallName>(
  name: N,
  request: CallRequest<(typeof CALLS)[N]>,
  options: CallOptions,
): Promise<ApiResult<ResponseOf<(typeof CALLS)[N]>>> {
  const result = await sendCall(name, request as Json, options)
  return result as ApiResult<ResponseOf<(typeof CALLS)[N]>>
}

/** Like `callApi`, for a request typed at run time only. The caller must have validated it with the call's schema. */
export async function sendCall(name: CallName, request: Json, options: CallOptions): Promise<ApiResult<unknown>> {
  const call: Call = CALLS[name]
  const context = requestContext.getStore()
  const requestId = context?.requestId ?? randomBytes(16).toString('hex')
  const isCached = options.tags !== undefined
  const span = context?.span?.startCall(`API ${name}`, { 'kervan.call': name, 'kervan.cached': String(isCached) })
  const traceparent = span?.traceparent ?? `00-${requestId}-${randomBytes(8).toString('hex')}-00`
  const answer = await send(buildRequest(call, request, { ...options, requestId, traceparent }))
  span?.end({ status: answer?.status ?? 0, isFailed: answer === null || answer.status >= 500 })
  const result: ApiResult<unknown> = answer
    ? readAnswer(call.response, answer.status, answer.text)
    : { ok: false, error: { code: 'unavailable', status: 503, message: 'the operator API does not answer' } }
  if (!result.ok && answer?.retryAfter) result.error.retryAfter = answer.retryAfter
  reportAnswer(answer, result, isCached)
  if (!result.ok) logFailure(result.error, { call: name, company: options.company, requestId })
  return result
}

function reportAnswer(answer: WireAnswer | null, result: ApiResult<unknown>, isCached: boolean): void {
  if (answer === null) reportApi(true)
  else if (!result.ok && result.error.code === 'unavailable') doubtApi()
  // A cached response does not prove that the API is up.
  else if (!isCached) reportApi(false)
}

function timeoutOf({ method, largeAnswer }: Call): number {
  if (largeAnswer) return LARGE_TIMEOUT_MS
  return method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS
}

function buildRequest(call: Call, request: Json, options: NumberedOptions): WireRequest {
  const { API_BASE_URL } = requireEnvironment()
  const input = (request ?? {}) as { [key: string]: Json | undefined }
  const isRead = call.method === 'GET'
  const query = isRead ? new URLSearchParams(toWireQuery(input)).toString() : ''
  const { tags } = options
  return {
    method: call.method,
    url: `${API_BASE_URL.replace(/\/$/, '')}${call.path}${query && `?${query}`}`,
    headers: buildHeaders(call, options),
    timeoutMs: options.timeoutMs ?? timeoutOf(call),
    // Writes have no page deadline: the outcome of an aborted write is unknown.
    deadline: isRead ? getReadDeadline() : null,
    ...(call.largeAnswer ? { isLarge: true } : {}),
    ...(isRead ? {} : { body: JSON.stringify(toWire(input as Json)) }),
    ...(tags ? { cache: { tags, revalidateSeconds: options.revalidateSeconds ?? 3600 } } : {}),
  }
}

function buildHeaders(
  call: Call,
  { company, token, bookingKeys, tags, idempotencyKey, visitor, locale, requestId, traceparent }: NumberedOptions,
): Record<string, string> {
  const isService = call.access === 'service' || visitor !== undefined
  return {
    accept: 'application/json',
    ...(company === null ? {} : { company }),
    ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(bookingKeys ? { 'x-booking-keys': bookingKeys } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(isService ? { 'x-service-key': requireEnvironment().SERVICE_KEY } : {}),
    ...(visitor ? { 'x-client-address': visitor.address, 'user-agent': visitor.userAgent } : {}),
    ...(locale && !tags ? { 'accept-language': locale } : {}),
    // Next's data cache includes all headers except this one in its key; an ID in another header would make every
    // cached read a miss.
    traceparent,
    ...(tags ? {} : { 'x-request-id': requestId }),
  }
}

/** The API logs its own refusals; malformed and missing responses are logged here. */
function logFailure(error: ApiError, context: Record<string, unknown>): void {
  if (error.status < 500) return
  const { code, status, message } = error
  logger[code === 'malformedAnswer' ? 'error' : 'warn']({ ...context, code, status, reason: message }, 'call failed')
}
