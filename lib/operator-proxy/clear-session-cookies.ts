import 'server-only'
import type { NextRequest } from 'next/server'
import { isSecureRequest } from '@/lib/security/is-secure'
import { buildAgencyCookies, readAgencyCookie } from '@/lib/session/agency-cookies'
import { listLoginCookies, readCookie } from '@/lib/session/auth-cookies'
import { AGENCY_HINT_COOKIE } from '@/lib/session/session-hint'
import { buildClearing, buildForgetCookies } from '@/lib/session/specified-cookies'

/** `Set-Cookie` headers that clear a member's session which the operator API no longer accepts. */
export function buildClearedMemberCookies(request: NextRequest): string[] {
  return buildClearing(listLoginCookies(request.cookies.getAll()), isSecureRequest(request))
}

/** `Set-Cookie` headers that clear an agency's session which the operator API no longer accepts. */
export function buildClearedAgencyCookies(request: NextRequest): string[] {
  const cookies = request.cookies.getAll()
  const isThere = readAgencyCookie(cookies) !== undefined || readCookie(cookies, AGENCY_HINT_COOKIE) !== ''
  return isThere ? buildAgencyCookies('', { secure: isSecureRequest(request), maxAge: 0 }) : []
}

/** Clears the session, the remembered address and all credentials of a deleted account from the browser. */
export function buildDeletedMemberCookies(request: NextRequest): string[] {
  return [...buildClearedMemberCookies(request), ...buildForgetCookies(isSecureRequest(request))]
}
