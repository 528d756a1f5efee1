import 'server-only'
import { parseSetCookie } from 'cookie'
import type { Session } from '@/domain/member/schema'
import type { ApiResult } from '@/lib/api/result'
import { isSessionCookie } from '@/lib/session/read-session'
import { buildForgetCookies } from '@/lib/session/specified-cookies'
import { answerForm, answerJson } from './auth-answer'
import { type Attempt, buildAuthOptions, SESSION_SECONDS } from './auth-options'
import type { SignedInMember } from './auth-paths'
import type { AuthRequest } from './auth-request'
import { isTicked, type ProviderId } from './authenticate'
import { endAgencySession } from './end-agency-session'
import { buildRememberCookies, buildUnrememberedCookies, readRemembered } from './remember-cookies'
import { runNextAuth } from './run-next-auth'
import { buildSessionCookies } from './session-cookies'

/** Lifetime of a remembered session in seconds: that of the API's session, 30 days at most. */
function secondsUntil(expiresAt: string): number {
  const seconds = Math.floor((Date.parse(expiresAt) - Date.now()) / 1000)
  return Math.min(Math.max(seconds, 0), SESSION_SECONDS)
}

function buildCookies(session: Session, fromNextAuth: readonly string[], request: AuthRequest): string[] {
  const isRemembered = isTicked(request.body.remember)
  const maxAge = isRemembered ? secondsUntil(session.expiresAt) : undefined
  const remembered = { email: session.member.email, token: session.rememberToken, at: Date.now() }
  return [
    ...buildSessionCookies(session, fromNextAuth, { strategy: 'local', secure: request.secure, maxAge }),
    ...(isRemembered ? buildRememberCookies(remembered, request) : buildForgetCookies(request.secure)),
  ]
}

function toReply(result: ApiResult<Session>): ApiResult<SignedInMember> {
  if (!result.ok) return result
  const { id, firstName, mustChangePassword } = result.data.member
  return { ok: true, data: { id, firstName, mustChangePassword } }
}

const NOT_SIGNED_IN: ApiResult<never> = { ok: false, error: { code: 'internal', status: 500, message: 'no session' } }

/** Signs in with a form of `provider`. The previous session ends only after the new one exists. */
export async function signInWith(provider: ProviderId, request: AuthRequest): Promise<Response> {
  const attempt: Attempt = { result: null, fault: null }
  const { host, secure } = request
  const cookies = Object.fromEntries(request.cookies.map(({ name, value }) => [name, value]))
  const options = buildAuthOptions(request, secure, attempt)
  const reply = await runNextAuth({ method: 'POST', path: ['callback', provider], cookies, host, secure }, options)
  const tab = provider === 'register' ? 'register' : 'login'
  const { result } = attempt
  const sealed = reply.cookies.filter((cookie) => isSessionCookie(parseSetCookie(cookie).name))
  if (!result?.ok || sealed.length === 0) {
    return answerForm(request, { result: result?.ok === false ? result : NOT_SIGNED_IN, tab })
  }
  // A browser has one session: the member's sign-in ends the agency's.
  const set = [...buildCookies(result.data, sealed, request), ...(await endAgencySession(request))]
  return answerForm(request, { result: toReply(result), tab, cookies: set })
}

/**
 * Signs a returning member in with the cookie `rememberme`. If the API refuses the credential, it is removed and the
 * address stays. This is no error of the page, so the status is 200.
 */
export async function signInRemembered(request: AuthRequest): Promise<Response> {
  const rememberToken = readRemembered(request)?.token ?? ''
  const response = await signInWith('remembered', { ...request, body: { rememberToken, remember: true } })
  if (response.status !== 401 && response.status !== 422) return response
  const kept = buildUnrememberedCookies(request)
  return answerJson(200, await response.json(), kept.length > 0 ? kept : buildForgetCookies(request.secure))
}
