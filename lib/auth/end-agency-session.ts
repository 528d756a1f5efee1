import 'server-only'
import { callApi } from '@/lib/api/server'
import { buildAgencyCookies, openAgencySession, readAgencyCookie } from '@/lib/session/agency-cookies'
import type { AuthRequest } from './auth-request'

/** Limits the sign-out while the API is unavailable; the cookie is cleared in any case. */
const LOGOUT_TIMEOUT_MS = 3_000

/** Ends the agency session of a request, if any. Returns the `Set-Cookie` headers that clear it. */
export async function endAgencySession({ company, cookies, secure }: AuthRequest): Promise<string[]> {
  const value = readAgencyCookie(cookies)
  if (value === undefined) return []
  const session = await openAgencySession(value, company)
  if (session) await callApi('logoutAgency', {}, { company, token: session.apiToken, timeoutMs: LOGOUT_TIMEOUT_MS })
  return buildAgencyCookies('', { secure, maxAge: 0 })
}
