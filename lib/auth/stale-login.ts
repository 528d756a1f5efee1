import 'server-only'
import { callApi } from '@/lib/api/server'
import { requireEnvironment } from '@/lib/env'
import { type Cookie, listLoginCookies, readCookie, readStrategyToken } from '@/lib/session/auth-cookies'
import { readSession, type StoredSession } from '@/lib/session/read-session'
import { isMarkerOf } from '@/lib/session/specified-cookies'

/** Who only tidies up does not wait long for an API that is unavailable: the cookies go in any case. */
const LOGOUT_TIMEOUT_MS = 3_000

/** Whether `user_id`, `auth.strategy` and its token speak of the session that lies beside them. */
function belongTogether(cookies: readonly Cookie[], session: StoredSession | null, company: string): boolean {
  const memberId = readCookie(cookies, 'user_id')
  const token = readStrategyToken(cookies)
  if (memberId === '') return session?.company !== company
  if (session?.company !== company || token === null) return false
  const isTheirs = session.memberId === null || String(session.memberId) === memberId
  return isTheirs && isMarkerOf(token, session.apiToken, requireEnvironment().AUTH_SECRET)
}

/**
 * Names of the cookies to clear because they contradict each other (spec 4); none when all is well. A session of this tenant that
 * lies among them is ended at the API, too. What a person may do is decided from the session alone, here as everywhere.
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
