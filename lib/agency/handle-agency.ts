import 'server-only'
import type { NextRequest } from 'next/server'
import { agencyLandingQuerySchema, agencyLoginSchema } from '@/domain/agency/schema'
import { forgotPasswordSchema } from '@/domain/member/schema'
import { toFieldErrors } from '@/lib/api/field-errors'
import type { ApiResult } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { answerForm, answerJson, refuse } from '@/lib/auth/auth-answer'
import { type AuthRequest, readAuthRequest } from '@/lib/auth/auth-request'
import { endAgencySession } from '@/lib/auth/end-agency-session'
import { endMemberSession } from '@/lib/auth/end-member-session'
import { isSameOrigin } from '@/lib/security/same-origin'
import { buildAgencyCookies, sealAgencySession } from '@/lib/session/agency-cookies'
import type { AgencyVisit, SignedInAgency } from './agency-paths'
import { buildAttributionCookies } from './attribution'
import { sendStatement } from './send-statement'

const refuseForm = (fields: Record<string, string>): ApiResult<never> => ({
  ok: false,
  error: { code: 'invalidRequest', status: 422, message: 'invalid form', fields },
})

/** Signs an agency in. A browser has one session, so the member's session in it ends. */
async function signIn(request: AuthRequest): Promise<Response> {
  const { company, visitor, body, secure } = request
  const parsed = agencyLoginSchema.safeParse({ email: body.email, password: body.password })
  if (!parsed.success) return answerForm(request, { result: refuseForm(toFieldErrors(parsed.error)), tab: 'login' })
  const result = await callApi('loginAgency', parsed.data, { company, visitor })
  if (!result.ok) return answerForm(request, { result, tab: 'login' })
  const { token, expiresAt, agency } = result.data
  const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / 1000))
  const sealed = await sealAgencySession({ apiToken: token, company }, seconds)
  const told: SignedInAgency = { agencyName: agency.tradeName, mustChangePassword: agency.mustChangePassword }
  return answerForm(request, {
    result: { ok: true, data: told },
    tab: 'login',
    cookies: [...(await endMemberSession(request)), ...buildAgencyCookies(sealed, { secure, maxAge: seconds })],
  })
}

async function forgotPassword(request: AuthRequest): Promise<Response> {
  const { company, visitor, body } = request
  const parsed = forgotPasswordSchema.safeParse({ email: body.email, locale: body.locale })
  const result = parsed.success
    ? await callApi('forgotAgencyPassword', parsed.data, { company, visitor })
    : refuseForm(toFieldErrors(parsed.error))
  return answerForm<unknown>(request, { result, tab: 'forgot', notice: 'passwordSent' })
}

async function signOut(request: AuthRequest): Promise<Response> {
  const cookies = await endAgencySession(request)
  return answerForm(request, { result: { ok: true, data: {} }, tab: 'login', cookies })
}

/** Attributes this browser's bookings to the agency, by cookies, until the date that the API returns. */
async function storeAttribution(request: AuthRequest): Promise<Response> {
  const { company, body, secure } = request
  const parsed = agencyLandingQuerySchema.safeParse(body)
  if (!parsed.success) return answerForm(request, { result: refuseForm(toFieldErrors(parsed.error)), tab: 'login' })
  const result = await callApi('getAgencyLanding', parsed.data, { company })
  if (!result.ok) return answerJson(result.error.status, result)
  const { agencyName, subAgencyName, attributedUntil } = result.data
  const told: ApiResult<AgencyVisit> = { ok: true, data: { agencyName, subAgencyName, attributedUntil } }
  return answerJson(200, told, buildAttributionCookies(result.data, { secure, now: Date.now() }))
}

const POSTS = { login: signIn, forgot: forgotPassword, signout: signOut, visit: storeAttribution } as const

/** Handles `/api/agency/*`, the agency's sign-in and related forms, with the same guards as the members' handler. */
export async function handleAgency(request: NextRequest, action: string): Promise<Response> {
  if (request.method === 'GET') return action === 'statement' ? sendStatement(request) : refuse('notFound', 404)
  if (!isSameOrigin(request.headers)) return refuse('originRefused', 403)
  const handle = Object.hasOwn(POSTS, action) ? POSTS[action as keyof typeof POSTS] : null
  if (!handle) return refuse('notFound', 404)
  const asked = await readAuthRequest(request)
  if (asked === 'companyUnknown') return refuse(asked, 404)
  if (asked === 'invalidRequest') return refuse(asked, 400)
  return handle(asked)
}
