import 'server-only'
import type { Session } from '@/domain/member/schema'
import { requireEnvironment } from '@/lib/env'
import { changeMaxAge } from '@/lib/security/set-cookie'
import { buildSignInCookies, type Strategy } from '@/lib/session/specified-cookies'

interface SessionCookieOptions {
  strategy: Strategy
  secure: boolean
  /** Seconds; if undefined, the session ends when the browser closes. */
  maxAge: number | undefined
}

/** Builds next-auth's session cookies and those of the specification. */
export function buildSessionCookies(
  session: Session,
  fromNextAuth: readonly string[],
  { strategy, secure, maxAge }: SessionCookieOptions,
): string[] {
  const signedIn = { strategy, memberId: session.member.id, apiToken: session.token }
  return [
    ...fromNextAuth.map((cookie) => changeMaxAge(cookie, cookie.includes('=;') ? 0 : maxAge)),
    ...buildSignInCookies(signedIn, { secret: requireEnvironment().AUTH_SECRET, secure, maxAge }),
  ]
}
