import 'server-only'
import { callApi } from '@/lib/api/server'
import { requireEnvironment } from '@/lib/env'
import { type Cookie, listLoginCookies, readCookie, readStrategyToken } from '@/lib/session/auth-cookies'
import { readSession, type StoredSession } from '@/lib/session/read-session'
import { isMarkerOf } from '@/lib/session/specified-cookies'

/** Limits the sign-out while the API is unavailable; the cookies are cleared in any case. */
const LOGOUT_TIMEOUT_MS = 3_000

/** Whether `user_id`, `auth.strategy` and its token match the session cookie. */
function belongTogether(cookies: readonly Cookie[], session: StoredSession | null, company: string): boolean {
  const memberId = readCookie(cookies, 'user_id')
  const token = readStrategyToken(cookies)
  if (memberId === '') return session?.company !== company
  if (session?.company !== company || token === null) return false
  const isTheirs = session.memberId === null || String(session.memberId) === memberId
  return isTheirs && isMarkerOf(token, session.apiToken, requireEnvironment().AUTH_SECRET)
}

/**
 * Returns the names of cookies to clear because they contradict each other (spec 4); empty if they agree. Also ends a
 * session of this tenant among them at the API. Permissions depend on the session only, here as everywhere.
 */
export async function endStaleLogin(cookies: readonly Cookie[], company: string): Promise<string[]> {
  const names = listLoginCookies(cookies)
  if (names.length === 0) return []
  const session = await readSession({ getAll: () => cookies })
  if (belongTogether(cookies, session, company)) return []
  if (session?.company === company)
    await callApi('logout', {}, { company, token: session.apiToken, timeoutMs: LOGOUT_TIMEOUT_MS })
  return names
}
