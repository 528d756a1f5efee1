import 'server-only'
import type { Session } from '@/domain/member/schema'
import { requireEnvironment } from '@/lib/env'
import { changeMaxAge } from '@/lib/security/set-cookie'
import { buildSignInCookies, type Strategy } from '@/lib/session/specified-cookies'

interface SessionCookieOptions {
  strategy: Strategy
  secure: boolean
  /** Seconds; left undefined, the session ends with the browser. */
  maxAge: number | undefined
}

/** next-auth's own cookies of a session, and those of the specification beside them. */
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
