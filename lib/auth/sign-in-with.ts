import 'server-only'
import type { Session } from '@/domain/member/schema'
import { endAgencySession } from '@/lib/agency/end-agency-session'
import type { ApiResult } from '@/lib/api/result'
import { requireEnvironment } from '@/lib/env'
import { answerForm } from './auth-answer'
import { type Attempt, buildAuthOptions, SESSION_SECONDS } from './auth-options'
import type { SignedInMember } from './auth-paths'
import type { AuthRequest } from './auth-request'
import { isTicked, type ProviderId } from './authenticate'
import { isSessionCookie } from './read-session'
import { REMEMBERED_DAYS, sealRemembered } from './remembered-email'
import { runNextAuth } from './run-next-auth'
import { buildSessionCookies } from './session-cookies'
import { buildCookie } from './set-cookie'
import { buildForgetCookie, REMEMBER_COOKIE, REMEMBER_PATH } from './specified-cookies'

/** Seconds that a remembered session lasts: as the API's own, 30 days at most. */
function secondsUntil(expiresAt: string): number {
  const seconds = Math.floor((Date.parse(expiresAt) - Date.now()) / 1000)
  return Math.min(Math.max(seconds, 0), SESSION_SECONDS)
}

function buildRememberCookie(session: Session, { company, secure }: AuthRequest, isRemembered: boolean): string {
  if (!isRemembered) return buildForgetCookie(secure)
  const key = { secret: requireEnvironment().REMEMBER_SECRET, company }
  const sealed = sealRemembered({ email: session.member.email, at: Date.now() }, key)
  const maxAge = REMEMBERED_DAYS * 86_400
  return buildCookie(REMEMBER_COOKIE, sealed, { secure, httpOnly: true, path: REMEMBER_PATH, maxAge })
}

function buildCookies(session: Session, fromNextAuth: readonly string[], request: AuthRequest): string[] {
  const isRemembered = isTicked(request.body.remember)
  const maxAge = isRemembered ? secondsUntil(session.expiresAt) : undefined
  return [
    ...buildSessionCookies(session, fromNextAuth, { strategy: 'local', secure: request.secure, maxAge }),
    buildRememberCookie(session, request, isRemembered),
  ]
}

function toReply(result: ApiResult<Session>): ApiResult<SignedInMember> {
  if (!result.ok) return result
  const { id, firstName, mustChangePassword } = result.data.member
  return { ok: true, data: { id, firstName, mustChangePassword } }
}

const NOT_SIGNED_IN: ApiResult<never> = { ok: false, error: { code: 'internal', status: 500, message: 'no session' } }

/** Signs in with a form of `provider`. Nothing of an older session is ended before the new one stands. */
export async function signInWith(provider: ProviderId, request: AuthRequest): Promise<Response> {
  const attempt: Attempt = { result: null, fault: null }
  const { host, secure } = request
  const cookies = Object.fromEntries(request.cookies.map(({ name, value }) => [name, value]))
  const options = buildAuthOptions(request, secure, attempt)
  const reply = await runNextAuth({ method: 'POST', path: ['callback', provider], cookies, host, secure }, options)
  const tab = provider === 'register' ? 'register' : 'login'
  const { result } = attempt
  const sealed = reply.cookies.filter((cookie) => isSessionCookie(cookie.split('=')[0] ?? ''))
  if (!result?.ok || sealed.length === 0) {
    return answerForm(request, { result: result?.ok === false ? result : NOT_SIGNED_IN, tab })
  }
  // One person has one session in a browser: who signs in as a member is no agency there any more.
  const set = [...buildCookies(result.data, sealed, request), ...(await endAgencySession(request))]
  return answerForm(request, { result: toReply(result), tab, cookies: set })
}
