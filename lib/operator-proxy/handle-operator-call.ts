import 'server-only'
import type { NextRequest } from 'next/server'
import type { Locale } from '@/domain/shared/locales'
import type { Call } from '@/domain/wire/call'
import { CALLS } from '@/domain/wire/calls'
import type { Json } from '@/domain/wire/translate'
import { readAttribution } from '@/lib/agency/attribution'
import { BROWSER_CALLS, type BrowserCallName, isBrowserCall } from '@/lib/api/browser-calls'
import { toFieldErrors } from '@/lib/api/field-errors'
import type { ApiResult } from '@/lib/api/result'
import { type CallOptions, sendCall } from '@/lib/api/server'
import { readBody } from '@/lib/security/read-body'
import { isSameOrigin } from '@/lib/security/same-origin'
import { getVisitor } from '@/lib/security/visitor'
import { getAgencyToken } from '@/lib/session/agency-session'
import { getBookerToken } from '@/lib/session/booker-token'
import { type OwnerCredentials, readOwnerCredentials } from '@/lib/session/owner-credentials'
import { getSessionToken } from '@/lib/session/session-token'
import { getTenantByHost } from '@/lib/tenancy/current-directory'
import {
  buildClearedAgencyCookies,
  buildClearedMemberCookies,
  buildDeletedMemberCookies,
} from './clear-session-cookies'
import { localiseError, readCallLocale } from './localise-error'

const MAXIMUM_BODY_BYTES = 64 * 1024
/** Bank calls take long. A quote changes nothing: after 8 s the basket shows that it has no price. */
const TIMEOUTS_MS: Partial<Record<BrowserCallName, number>> = {
  createReservation: 30_000,
  startPayment: 30_000,
  quote: 8_000,
  // These calls wait in a render queue.
  getVoucherFile: 15_000,
  getAgencyStatementPdf: 15_000,
}

const STATUS = {
  callUnknown: 404,
  methodNotAllowed: 405,
  companyUnknown: 404,
  originRefused: 403,
  unsupportedMediaType: 415,
  bodyTooLarge: 413,
  malformedJson: 400,
  unauthenticated: 401,
  invalidRequest: 422,
} as const

class Refusal extends Error {
  constructor(
    readonly code: keyof typeof STATUS,
    readonly fields?: Record<string, string>,
  ) {
    super(code)
  }
}

function answer(result: ApiResult<unknown>, cookies: readonly string[]): Response {
  const status = result.ok ? 200 : result.error.status
  const headers = new Headers({ 'cache-control': 'no-store' })
  const retryAfter = result.ok ? undefined : result.error.retryAfter
  if (retryAfter) headers.set('retry-after', retryAfter)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json(result, { status, headers })
}

/** Clears the sign-in cookies if the API answers that nobody is signed in, or after an account is deleted. */
function buildCookies(request: NextRequest, name: string, result: ApiResult<unknown>): string[] {
  if (!isBrowserCall(name)) return []
  if (result.ok) return name === 'deleteMember' ? buildDeletedMemberCookies(request) : []
  if (result.error.code !== 'unauthenticated') return []
  const { access }: Call = CALLS[name]
  if (access === 'member') return buildClearedMemberCookies(request)
  return access === 'agency' ? buildClearedAgencyCookies(request) : []
}

async function readInput(request: NextRequest, { maximumBodyBytes }: Call): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(request.nextUrl.searchParams)
  if (!isSameOrigin(request.headers)) throw new Refusal('originRefused')
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (!type.startsWith('application/json')) throw new Refusal('unsupportedMediaType')
  const body = await readBody(request, maximumBodyBytes ?? MAXIMUM_BODY_BYTES)
  if (!body.ok) throw new Refusal(body.reason)
  try {
    return JSON.parse(body.text || '{}')
  } catch {
    throw new Refusal('malformedJson')
  }
}

/**
 * Selects the credentials of a call. An agency's token is never sent with a member's call, nor a member's token with an
 * agency's; a guest's booking keys are sent only with calls about a reservation.
 */
async function findCredentials(request: NextRequest, company: string, call: Call): Promise<OwnerCredentials> {
  if (call.access === 'owner' || call.tellsBooker) return readOwnerCredentials(request, company)
  return { token: await findToken(request, company, call), bookingKeys: '' }
}

async function findToken(request: NextRequest, company: string, { access, method }: Call): Promise<string | null> {
  if (access === 'agency') return getAgencyToken(request, company)
  if (access === 'member') return getSessionToken(request, company)
  if (access === 'booker' || method === 'POST') return getBookerToken(request, company)
  return null
}

async function buildOptions(request: NextRequest, name: BrowserCallName, locale: Locale): Promise<CallOptions> {
  const tenant = await getTenantByHost(request.headers.get('host'))
  if (!tenant) throw new Refusal('companyUnknown')
  const call: Call = CALLS[name]
  const timeoutMs = TIMEOUTS_MS[name]
  const { token, bookingKeys } = await findCredentials(request, tenant.company, call)
  if (call.access !== 'public' && token === null && bookingKeys === '') throw new Refusal('unauthenticated')
  return {
    company: tenant.company,
    token,
    bookingKeys,
    idempotencyKey: request.headers.get('idempotency-key')?.slice(0, 100) ?? null,
    visitor: getVisitor(request.headers),
    locale,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  }
}

/**
 * Adds the referring agency from the browser's cookies to a new reservation: the agency whose page this browser visited
 * (decisions 5).
 */
function addAttribution(request: NextRequest, name: BrowserCallName, input: unknown): unknown {
  if (name !== 'createReservation' || typeof input !== 'object' || input === null) return input
  const attribution = readAttribution((cookie) => request.cookies.get(cookie)?.value)
  return attribution.agencyId === null ? input : { ...input, ...attribution }
}

async function forward(request: NextRequest, name: string, locale: Locale): Promise<ApiResult<unknown>> {
  if (!isBrowserCall(name)) throw new Refusal('callUnknown')
  if (request.method !== BROWSER_CALLS[name]) throw new Refusal('methodNotAllowed')
  const input = addAttribution(request, name, await readInput(request, CALLS[name]))
  const options = await buildOptions(request, name, locale)
  const parsed = CALLS[name].request.safeParse(input)
  if (!parsed.success) throw new Refusal('invalidRequest', toFieldErrors(parsed.error))
  return sendCall(name, parsed.data as Json, options)
}

async function forwardOrRefuse(request: NextRequest, name: string, locale: Locale): Promise<ApiResult<unknown>> {
  try {
    return await forward(request, name, locale)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, fields } = error
    return { ok: false, error: { code, status: STATUS[code], message: '', ...(fields ? { fields } : {}) } }
  }
}

/**
 * Handles one call of a browser to the operator API (architecture, Requests 5). Input and output are English, and the
 * input is validated here. The company comes from the host and the token from the session; the browser knows neither.
 * Answers an `ApiResult` with its HTTP status; the message is in the visitor's language.
 */
export async function handleOperatorCall(request: NextRequest, name: string): Promise<Response> {
  const locale = await readCallLocale(request)
  const result = await forwardOrRefuse(request, name, locale)
  const cookies = buildCookies(request, name, result)
  return answer(result.ok ? result : { ok: false, error: await localiseError(result.error, locale) }, cookies)
}
