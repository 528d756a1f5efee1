import { decode, encode } from 'next-auth/jwt'
import { requireEnvironment } from '@/lib/env'
import { buildCookie } from '@/lib/security/set-cookie'
import { AGENCY_HINT_COOKIE } from './session-hint'

/**
 * A cookie and an encryption key of their own: a member's session in this cookie cannot be decrypted, nor the other way
 * round.
 */
const AGENCY_COOKIE = 'agency.session'
/** Over https only this host can set a cookie with this prefix. */
const SECURE_AGENCY_COOKIE = `__Host-${AGENCY_COOKIE}`
const SALT = 'agency.session'

export interface AgencySession {
  /** The operator API's token. */
  apiToken: string
  company: string
}

/** @param seconds until the API's session expires */
export function sealAgencySession({ apiToken, company }: AgencySession, seconds: number): Promise<string> {
  const secret = requireEnvironment().AUTH_SECRET
  return encode({ token: { apiToken, company }, secret, maxAge: seconds, salt: SALT })
}

/** The sealed session of a request, under the cookie name of either scheme. */
export function readAgencyCookie(cookies: readonly { name: string; value: string }[]): string | undefined {
  const find = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value
  return find(SECURE_AGENCY_COOKIE) ?? find(AGENCY_COOKIE)
}

/** Null for a missing, forged or expired cookie, and for one of another tenant. */
export async function openAgencySession(value: string | undefined, company: string): Promise<AgencySession | null> {
  if (!value) return null
  try {
    const token = await decode({ token: value, secret: requireEnvironment().AUTH_SECRET, salt: SALT })
    if (typeof token?.apiToken !== 'string' || token.company !== company) return null
    return { apiToken: token.apiToken, company }
  } catch {
    return null
  }
}

/** The HttpOnly session cookie, and a hint cookie by which the page shows the link to the agency's area. */
export function buildAgencyCookies(sealed: string, options: { secure: boolean; maxAge: number }): string[] {
  const hint = options.maxAge > 0 ? '1' : ''
  return [
    buildCookie(options.secure ? SECURE_AGENCY_COOKIE : AGENCY_COOKIE, sealed, { ...options, httpOnly: true }),
    buildCookie(AGENCY_HINT_COOKIE, hint, options),
  ]
}
