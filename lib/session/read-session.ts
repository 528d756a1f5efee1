import { decode } from 'next-auth/jwt'
import { requireEnvironment } from '@/lib/env'

const PLAIN_NAME = 'next-auth.session-token'
/** A browser takes this name by https from this host alone: no other name of the domain can put a session in its place. */
const SECURE_NAME = `__Host-${PLAIN_NAME}`

/** What the session's cookie is called for a request by https, and for a plain one. */
export const sessionCookieName = (secure: boolean): string => (secure ? SECURE_NAME : PLAIN_NAME)

export interface CookieJar {
  getAll(): readonly { name: string; value: string }[]
}

export interface StoredSession {
  apiToken: string
  /** Null in a session that another server made. */
  memberId: number | null
  company: string | null
}

export function isSessionCookie(name: string): boolean {
  return /^(__Host-)?next-auth\.session-token(\.\d+)?$/.test(name)
}

/** A long session comes in pieces: '.0', '.1'. */
function joinPieces(cookies: readonly { name: string; value: string }[], base: string): string {
  const orderOf = (name: string): number => Number(name.slice(base.length + 1) || 0)
  return cookies
    .filter(({ name }) => isSessionCookie(name) && (name === base || name.startsWith(`${base}.`)))
    .sort((left, right) => orderOf(left.name) - orderOf(right.name))
    .map(({ value }) => value)
    .join('')
}

/**
 * What the session cookie says, or null for a guest, a forged or an expired one. The cookie is named by the scheme of the request that
 * signed in, so both names are looked for.
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
