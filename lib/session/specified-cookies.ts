import { createHmac, timingSafeEqual } from 'node:crypto'
import { buildCookie } from '@/lib/security/set-cookie'
import { isSessionCookie } from './read-session'
import { REMEMBER_HINT_COOKIE } from './session-hint'

const STRATEGIES = ['local', 'google', 'facebook'] as const

export type Strategy = (typeof STRATEGIES)[number]

export const REMEMBER_COOKIE = 'rememberme'
/** Only the handlers below this path need the cookie. */
export const REMEMBER_PATH = '/api/auth'

export interface SignedIn {
  strategy: Strategy
  memberId: number
  apiToken: string
}

/** A marker for the middleware that is bound to one session. It reveals nothing of the session and grants no access. */
function buildMarker(apiToken: string, secret: string): string {
  return createHmac('sha256', secret).update(`auth._token:${apiToken}`).digest('base64url').slice(0, 32)
}

export function isMarkerOf(marker: string, apiToken: string, secret: string): boolean {
  const [given, right] = [Buffer.from(marker), Buffer.from(buildMarker(apiToken, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The cookies of spec 3 and 4 besides the session: `auth.strategy`, its token, and the hint `user_id`. */
export function buildSignInCookies(
  { strategy, memberId, apiToken }: SignedIn,
  options: { secret: string; secure: boolean; maxAge: number | undefined },
): string[] {
  const { secret, secure, maxAge } = options
  return [
    buildCookie('auth.strategy', strategy, { secure, maxAge }),
    buildCookie(`auth._token.${strategy}`, buildMarker(apiToken, secret), { secure, maxAge, httpOnly: true }),
    buildCookie('user_id', String(memberId), { secure, maxAge }),
  ]
}

/** Clears cookies of the whole site. A cookie with the prefix __Host- can only be cleared by a Secure cookie. */
export const buildClearing = (names: readonly string[], secure: boolean): string[] =>
  names.map((name) => buildCookie(name, '', { secure: secure || name.startsWith('__Host-'), maxAge: 0 }))

/** Clears the session's cookies, and the hint that would start the next session. */
export function buildSignOutCookies(names: readonly string[], secure: boolean): string[] {
  const tokens = STRATEGIES.map((strategy) => `auth._token.${strategy}`)
  const specified = ['auth.strategy', ...tokens, 'user_id', REMEMBER_HINT_COOKIE]
  return buildClearing([...specified, ...names.filter(isSessionCookie)], secure)
}

/** Clears the remembered member of this browser. */
export const buildForgetCookies = (secure: boolean): string[] => [
  buildCookie(REMEMBER_COOKIE, '', { secure, httpOnly: true, path: REMEMBER_PATH, maxAge: 0 }),
  ...buildClearing([REMEMBER_HINT_COOKIE], secure),
]
