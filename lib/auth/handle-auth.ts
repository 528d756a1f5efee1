import 'server-only'
import type { NextRequest } from 'next/server'
import { forgotPasswordSchema } from '@/domain/member/schema'
import { toFieldErrors } from '@/lib/api/field-errors'
import type { ApiResult } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { isSameOrigin } from '@/lib/security/same-origin'
import { buildForgetCookies, REMEMBER_COOKIE } from '@/lib/session/specified-cookies'
import { answerForm, answerJson, refuse } from './auth-answer'
import { type Attempt, buildAuthOptions } from './auth-options'
import { type AuthRequest, readAuthRequest } from './auth-request'
import { isProviderId } from './authenticate'
import { checkSession } from './check-session'
import { endMemberSession } from './end-member-session'
import { isOffered, listOffered } from './oauth-providers'
import { finishOAuth, startOAuth } from './oauth-sign-in'
import { buildRememberCookies, buildUnrememberedCookies, readRemembered } from './remember-cookies'
import { runNextAuth } from './run-next-auth'
import { signInRemembered, signInWith } from './sign-in-with'

const NO_ATTEMPT: Attempt = { result: null, fault: null }

const toRecord = (cookies: AuthRequest['cookies']): Record<string, string> =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]))

async function signOut(request: AuthRequest): Promise<Response> {
  const result: ApiResult<object> = { ok: true, data: {} }
  const cookies = [...(await endMemberSession(request)), ...buildUnrememberedCookies(request)]
  return answerForm(request, { result, tab: 'login', cookies })
}

async function forgotPassword(request: AuthRequest): Promise<Response> {
  const { email, locale } = request.body
  const parsed = forgotPasswordSchema.safeParse({ email, locale })
  const { company, visitor } = request
  const result: ApiResult<object> = parsed.success
    ? await callApi('forgotPassword', parsed.data, { company, visitor })
    : {
        ok: false,
        error: { code: 'invalidRequest', status: 422, message: 'form', fields: toFieldErrors(parsed.error) },
      }
  return answerForm(request, { result, tab: 'forgot', notice: 'passwordSent' })
}

/** Returns the e-mail address of the last sign-in in this browser, for the form. */
function answerRemembered(request: AuthRequest): Response {
  const remembered = readRemembered(request)
  if (remembered) return answerJson(200, { email: remembered.email }, buildRememberCookies(remembered, request))
  const isThere = request.cookies.some(({ name }) => name === REMEMBER_COOKIE)
  return answerJson(200, { email: null }, isThere ? buildForgetCookies(request.secure) : [])
}

/**
 * Returns the signed-in user without the token, and whether the session is valid (`state`). Clears the cookies of an
 * invalid session. Sets none of next-auth's cookies, which would extend the cookie beyond the API's session.
 */
async function readSession(request: AuthRequest): Promise<Response> {
  const { state, cleared } = await checkSession(request)
  if (state === 'guest' || state === 'agency') return answerJson(200, { state }, cleared)
  const options = buildAuthOptions(request, request.secure, NO_ATTEMPT)
  const { host, secure } = request
  const cookies = toRecord(request.cookies)
  const { body } = await runNextAuth({ method: 'GET', path: ['session'], cookies, host, secure }, options)
  return answerJson(200, { ...(body as object | null), state }, cleared)
}

/**
 * Handles `/api/auth/*`: forwards a fixed list of actions to next-auth. A request that changes state must come from a
 * page of this host. Sets and clears the specification's cookies together with next-auth's own.
 */
export async function handleAuth(request: NextRequest, [action, provider, ...rest]: readonly string[]) {
  if (rest.length > 0) return refuse('notFound', 404)
  if (request.method === 'POST' && !isSameOrigin(request.headers)) return refuse('originRefused', 403)
  const asked = await readAuthRequest(request)
  if (asked === 'companyUnknown') return refuse(asked, 404)
  if (asked === 'invalidRequest') return refuse(asked, 400)
  if (request.method === 'GET') {
    if (action === 'session') return readSession(asked)
    if (action === 'remembered') return answerRemembered(asked)
    if (action === 'offered') return answerJson(200, { providers: listOffered() })
    if (action === 'callback' && isOffered(provider)) return finishOAuth(provider, request, asked)
    return refuse('notFound', 404)
  }
  if (action === 'callback' && provider === 'remembered') return signInRemembered(asked)
  if (action === 'callback' && isProviderId(provider)) return signInWith(provider, asked)
  if (action === 'signin' && isOffered(provider)) return startOAuth(provider, asked)
  if (action === 'signout') return signOut(asked)
  if (action === 'forgot') return forgotPassword(asked)
  return refuse('notFound', 404)
}
