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
  /** Null only for calls that speak for no tenant. */
  company: string | null
  token?: string | null
  /** Keys of mailed links, with a dot between; empty for none. */
  bookingKeys?: string
  /** Keeps the answer as data under these tags; never for what is one person's own. */
  tags?: readonly string[]
  revalidateSeconds?: number
  timeoutMs?: number
  idempotencyKey?: string | null
  /** Whom the call is made for, so that limits count people and not this server. */
  visitor?: { address: string; userAgent: string }
  /** In which the API words a refusal; what is kept as data for everybody goes without it. */
  locale?: Locale
}

/** With the number of the request that the call is made for, 32 hexadecimal digits, and the same as a trace has it. */
type NumberedOptions = CallOptions & { requestId: string; traceparent: string }

/** Calls the operator API; never throws for what the API does. */
export async function callApi<N extends CallName>(
  name: N,
  request: CallRequest<(typeof CALLS)[N]>,
  options: CallOptions,
): Promise<ApiResult<ResponseOf<(typeof CALLS)[N]>>> {
  const result = await sendCall(name, request as Json, options)
  return result as ApiResult<ResponseOf<(typeof CALLS)[N]>>
}

/** The same for a request whose type is known at run time only; it must have been validated by the call's schema. */
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
  // A kept answer comes without the API: it says nothing about it.
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
    // A write is left its time: broken off, nobody knows whether it was done.
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
    // Headers are part of the key of Next's data cache, but for this one: a number elsewhere would make every cached read a new one.
    traceparent,
    ...(tags ? {} : { 'x-request-id': requestId }),
  }
}

/** A refusal is the API's business and logged there; what is broken or unavailable is ours. */
function logFailure(error: ApiError, context: Record<string, unknown>): void {
  if (error.status < 500) return
  const { code, status, message } = error
  logger[code === 'malformedAnswer' ? 'error' : 'warn']({ ...context, code, status, reason: message }, 'call failed')
}
