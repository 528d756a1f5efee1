import 'server-only'
import { parseSetCookie } from 'cookie'
import type { NextRequest } from 'next/server'
import type { Provider } from '@/domain/member/account-schema'
import { localePath, splitLocalePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { buildCookie } from '@/lib/security/set-cookie'
import { isSessionCookie, readSession } from '@/lib/session/read-session'
import { type Attempt, buildAuthOptions, currentAttempt } from './auth-options'
import { AUTH_QUERY, CONNECT_FIELD } from './auth-paths'
import type { AuthRequest } from './auth-request'
import { endAgencySession } from './end-agency-session'
import { runNextAuth } from './run-next-auth'
import { toSafePath } from './safe-path'
import { buildSessionCookies } from './session-cookies'

const CALLBACK_COOKIE = /^(__Secure-)?next-auth\.callback-url$/
/** next-auth's cookies for the time that the user spends at the provider. */
const PASSING_COOKIE = /^(__Secure-)?next-auth\.(state|pkce\.code_verifier|nonce|callback-url)$/
/** Holds the provider whose account the member is connecting; expires after `CONNECT_SECONDS`. */
const CONNECT_COOKIE = 'auth.connecting'
const CONNECT_PATH = '/api/auth'
const CONNECT_SECONDS = 15 * 60

function sendOn(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

const toCookies = ({ cookies }: AuthRequest): Record<string, string> =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]))

/**
 * Redirects to the sign-in page with the error code. If the provider gave no e-mail, opens the registration form,
 * which asks for one.
 */
function refuseSignIn(back: string, code: string, cookies: readonly string[] = []): Response {
  const { locale } = splitLocalePath(back)
  const tab = code === 'emailMissing' ? 'register' : 'login'
  const query = new URLSearchParams({ [AUTH_QUERY.tab]: tab, [AUTH_QUERY.error]: code })
  return sendOn(`${localePath(locale, paths.member())}?${query}`, cookies)
}

/** Redirects to the member's profile with the outcome of connecting. */
function backToProfile(back: string, code: string | null, cookies: readonly string[]): Response {
  const { locale } = splitLocalePath(back)
  const told = code === null ? { [AUTH_QUERY.notice]: CONNECT_FIELD } : { [AUTH_QUERY.error]: code }
  return sendOn(`${localePath(locale, paths.member('profile'))}?${new URLSearchParams(told)}`, cookies)
}

const buildConnectCookie = (provider: string, secure: boolean): string =>
  buildCookie(CONNECT_COOKIE, provider, {
    secure,
    httpOnly: true,
    path: CONNECT_PATH,
    maxAge: provider === '' ? 0 : CONNECT_SECONDS,
  })

/** The session to which to connect the provider's account: the member started connecting and is still signed in. */
async function findConnecting(provider: Provider, { cookies, company }: AuthRequest): Promise<Attempt['connecting']> {
  if (cookies.find(({ name }) => name === CONNECT_COOKIE)?.value !== provider) return undefined
  const session = await readSession({ getAll: () => cookies })
  return session?.company === company ? { apiToken: session.apiToken, result: null } : undefined
}

/** Redirects to the provider and sets the cookies that next-auth reads on return. */
export async function startOAuth(provider: Provider, request: AuthRequest): Promise<Response> {
  const attempt: Attempt = { result: null, fault: null }
  const { host, secure, back } = request
  const options = buildAuthOptions(request, secure, attempt)
  const call = { path: ['signin', provider], cookies: toCookies(request), host, secure, body: { callbackUrl: back } }
  const reply = await currentAttempt.run(attempt, () => runNextAuth({ method: 'POST', ...call }, options))
  const isConnecting = CONNECT_FIELD in request.body
  if (attempt.fault !== null || reply.location === null) {
    const code = attempt.fault ?? 'internal'
    return isConnecting ? backToProfile(back, code, []) : refuseSignIn(back, code)
  }
  return sendOn(reply.location, [...reply.cookies, buildConnectCookie(isConnecting ? provider : '', secure)])
}

/** The page on which the user started. next-auth stores a URL of this site; only its path is used. */
function readBack({ cookies }: AuthRequest): string {
  const value = cookies.find(({ name }) => CALLBACK_COOKIE.test(name))?.value ?? ''
  try {
    const url = new URL(value)
    return toSafePath(`${url.pathname}${url.search}`) ?? '/'
  } catch {
    return '/'
  }
}

function endPassing({ cookies, secure }: AuthRequest): string[] {
  return cookies
    .filter(({ name }) => PASSING_COOKIE.test(name))
    .map(({ name }) => buildCookie(name, '', { secure, httpOnly: true, maxAge: 0 }))
    .concat(buildConnectCookie('', secure))
}

/**
 * Handles the return from the provider. next-auth checks state, code and token; the operator API verifies the token
 * again and identifies the user. A failure leaves the previous session unchanged.
 */
export async function finishOAuth(provider: Provider, asked: NextRequest, request: AuthRequest): Promise<Response> {
  const back = readBack(request)
  const connecting = await findConnecting(provider, request)
  const attempt: Attempt = { result: null, fault: null, ...(connecting ? { connecting } : {}) }
  const { host, secure } = request
  const query = Object.fromEntries(asked.nextUrl.searchParams)
  const localized = { ...request, body: { locale: splitLocalePath(back).locale } }
  const options = buildAuthOptions(localized, secure, attempt)
  const call = { path: ['callback', provider], cookies: toCookies(request), host, secure, query }
  const reply = await currentAttempt.run(attempt, () => runNextAuth({ method: 'GET', ...call }, options))
  const { result } = attempt
  const sealed = reply.cookies.filter((cookie) => isSessionCookie(parseSetCookie(cookie).name))
  const ended = endPassing(request)
  if (connecting) {
    const refused = connecting.result?.ok === false ? connecting.result.error.code : null
    const code = connecting.result?.ok ? null : (refused ?? attempt.fault ?? 'providerTokenInvalid')
    return backToProfile(back, code, ended)
  }
  if (result?.ok === false) return refuseSignIn(back, result.error.code, ended)
  if (!result || sealed.length === 0) return refuseSignIn(back, attempt.fault ?? 'providerTokenInvalid', ended)
  const session = buildSessionCookies(result.data, sealed, { strategy: provider, secure, maxAge: undefined })
  return sendOn(back, [...session, ...ended, ...(await endAgencySession(request))])
}
