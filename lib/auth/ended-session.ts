import { isSecureRequest } from '@/lib/security/is-secure'
import 'server-only'
import type { NextRequest } from 'next/server'
import { buildAgencyCookies, readAgencyCookie } from '@/lib/agency/agency-cookies'
import { listLoginCookies, readCookie } from '@/lib/security/auth-cookies'
import { AGENCY_HINT_COOKIE } from './session-hint'
import { buildClearing, buildForgetCookies } from './specified-cookies'

/** `Set-Cookie` headers that end a member's session in the browser, of which the operator API says that there is none. */
export function buildEndedMemberCookies(request: NextRequest): string[] {
  return buildClearing(listLoginCookies(request.cookies.getAll()), isSecureRequest(request))
}

/** The same for an agency's. */
export function buildEndedAgencyCookies(request: NextRequest): string[] {
  const cookies = request.cookies.getAll()
  const isThere = readAgencyCookie(cookies) !== undefined || readCookie(cookies, AGENCY_HINT_COOKIE) !== ''
  return isThere ? buildAgencyCookies('', { secure: isSecureRequest(request), maxAge: 0 }) : []
}

/** A deleted account leaves no session, no remembered address and no credential behind in this browser. */
export function buildDeletedMemberCookies(request: NextRequest): string[] {
  return [...buildEndedMemberCookies(request), ...buildForgetCookies(isSecureRequest(request))]
}
