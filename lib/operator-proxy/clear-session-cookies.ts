import 'server-only'
import type { NextRequest } from 'next/server'
import { isSecureRequest } from '@/lib/security/is-secure'
import { buildAgencyCookies, readAgencyCookie } from '@/lib/session/agency-cookies'
import { listLoginCookies, readCookie } from '@/lib/session/auth-cookies'
import { AGENCY_HINT_COOKIE } from '@/lib/session/session-hint'
import { buildClearing, buildForgetCookies } from '@/lib/session/specified-cookies'

/** `Set-Cookie` headers that clear a member's session which the operator API no longer knows. */
export function buildClearedMemberCookies(request: NextRequest): string[] {
  return buildClearing(listLoginCookies(request.cookies.getAll()), isSecureRequest(request))
}

/** The same for an agency's. */
export function buildClearedAgencyCookies(request: NextRequest): string[] {
  const cookies = request.cookies.getAll()
  const isThere = readAgencyCookie(cookies) !== undefined || readCookie(cookies, AGENCY_HINT_COOKIE) !== ''
  return isThere ? buildAgencyCookies('', { secure: isSecureRequest(request), maxAge: 0 }) : []
}

/** A deleted account leaves no session, no remembered address and no credential behind in this browser. */
export function buildDeletedMemberCookies(request: NextRequest): string[] {
  return [...buildClearedMemberCookies(request), ...buildForgetCookies(isSecureRequest(request))]
}
