import 'server-only'
import type { ApiResult } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { buildAgencyCookies, openAgencySession, readAgencyCookie } from '@/lib/session/agency-cookies'
import { listLoginCookies, readCookie } from '@/lib/session/auth-cookies'
import { readSession } from '@/lib/session/read-session'
import { AGENCY_HINT_COOKIE } from '@/lib/session/session-hint'
import { buildClearing } from '@/lib/session/specified-cookies'
import type { AuthRequest } from './auth-request'
import { endStaleLogin } from './stale-login'

/** Without a response the state is `unknown` and the cookies stay. */
const TIMEOUT_MS = 5_000

/** `unknown`: the operator API cannot say whether the session is there. */
export type SessionState = 'guest' | 'member' | 'agency' | 'unknown'

export interface CheckedSession {
  state: SessionState
  /** `Set-Cookie` headers that clear the cookies of invalid sessions. */
  cleared: string[]
}

/**
 * True if the session is valid. A 403, for example for a password that must be changed first, comes from a valid
 * session. Null if unknown.
 */
function isAlive(result: ApiResult<unknown>): boolean | null {
  if (result.ok || result.error.status === 403) return true
  return result.error.code === 'unauthenticated' ? false : null
}

async function checkMember({ cookies, company, visitor, secure }: AuthRequest): Promise<CheckedSession> {
  const names = listLoginCookies(cookies)
  const end = (gone: readonly string[]): CheckedSession => ({ state: 'guest', cleared: buildClearing(gone, secure) })
  const stale = await endStaleLogin(cookies, company)
  if (stale.length > 0) return end(stale)
  const session = await readSession({ getAll: () => cookies })
  // Login cookies without a session, or with a session of another tenant, are useless.
  if (session?.company !== company) return end(names)
  const token = session.apiToken
  const alive = isAlive(await callApi('getMember', {}, { company, visitor, token, timeoutMs: TIMEOUT_MS }))
  if (alive === false) return end(names)
  return { state: alive ? 'member' : 'unknown', cleared: [] }
}

async function checkAgency({ cookies, company, visitor, secure }: AuthRequest): Promise<CheckedSession> {
  const sealed = readAgencyCookie(cookies)
  const end: CheckedSession = { state: 'guest', cleared: buildAgencyCookies('', { secure, maxAge: 0 }) }
  if (sealed === undefined) return readCookie(cookies, AGENCY_HINT_COOKIE) ? end : { state: 'guest', cleared: [] }
  const session = await openAgencySession(sealed, company)
  if (!session) return end
  const token = session.apiToken
  const alive = isAlive(await callApi('getAgency', {}, { company, visitor, token, timeoutMs: TIMEOUT_MS }))
  if (alive === false) return end
  return { state: alive ? 'agency' : 'unknown', cleared: [] }
}

/** Verifies the session in a request's cookies, at the API too. Returns the cookies to clear if it is invalid. */
export async function checkSession(request: AuthRequest): Promise<CheckedSession> {
  const [member, agency] = await Promise.all([checkMember(request), checkAgency(request)])
  return {
    state: member.state === 'guest' ? agency.state : member.state,
    cleared: [...member.cleared, ...agency.cleared],
  }
}
