import { decode } from 'next-auth/jwt'
import { requireEnvironment } from '@/lib/env'

const PLAIN_NAME = 'next-auth.session-token'
/** Over https only this host can set a cookie with this prefix: no other host of the domain can replace the session. */
const SECURE_NAME = `__Host-${PLAIN_NAME}`

/** Name of the session cookie for https and for plain http. */
export const sessionCookieName = (secure: boolean): string => (secure ? SECURE_NAME : PLAIN_NAME)

export interface CookieJar {
  getAll(): readonly { name: string; value: string }[]
}

export interface StoredSession {
  apiToken: string
  /** Null in a session that another server created. */
  memberId: number | null
  company: string | null
}

export function isSessionCookie(name: string): boolean {
  return /^(__Host-)?next-auth\.session-token(\.\d+)?$/.test(name)
}

/** A long session is split into several cookies: '.0', '.1'. */
function joinPieces(cookies: readonly { name: string; value: string }[], base: string): string {
  const orderOf = (name: string): number => Number(name.slice(base.length + 1) || 0)
  return cookies
    .filter(({ name }) => isSessionCookie(name) && (name === base || name.startsWith(`${base}.`)))
    .sort((left, right) => orderOf(left.name) - orderOf(right.name))
    .map(({ value }) => value)
    .join('')
}

/**
 * Decrypts the session cookie; null for a guest, and for a forged or expired session. The cookie's name depends on the
 * scheme of the request that signed in, so both names are checked.
 */
export async function readSession(jar: CookieJar): Promise<StoredSession | null> {
  const cookies = jar.getAll()
  const sealed = joinPieces(cookies, SECURE_NAME) || joinPieces(cookies, PLAIN_NAME)
  if (sealed === '') return null
  try {
    const token = await decode({ token: sealed, secret: requireEnvironment().AUTH_SECRET })
    if (typeof token?.apiToken !== 'string') return null
    return { apiToken: token.apiToken, memberId: token.memberId ?? null, company: token.company ?? null }
  } catch {
    return null
  }
}
