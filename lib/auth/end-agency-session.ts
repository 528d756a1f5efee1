import 'server-only'
import { callApi } from '@/lib/api/server'
import { buildAgencyCookies, openAgencySession, readAgencyCookie } from '@/lib/session/agency-cookies'
import type { AuthRequest } from './auth-request'

/** A person who leaves does not wait long for an API that is unavailable: the cookie goes in any case. */
const LOGOUT_TIMEOUT_MS = 3_000

/** Ends the agency's session of a request, if it has one; answers the cookies that say so to the browser. */
export async function endAgencySession({ company, cookies, secure }: AuthRequest): Promise<string[]> {
  const value = readAgencyCookie(cookies)
  if (value === undefined) return []
  const session = await openAgencySession(value, company)
  if (session) await callApi('logoutAgency', {}, { company, token: session.apiToken, timeoutMs: LOGOUT_TIMEOUT_MS })
  return buildAgencyCookies('', { secure, maxAge: 0 })
}
