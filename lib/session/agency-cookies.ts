import { decode, encode } from 'next-auth/jwt'
import { requireEnvironment } from '@/lib/env'
import { buildCookie } from '@/lib/security/set-cookie'
import { AGENCY_HINT_COOKIE } from './session-hint'

/** Its own cookie, sealed by a key of its own: a member's session pasted into it opens nothing, nor the other way round. */
const AGENCY_COOKIE = 'agency.session'
/** By https: a browser takes this name from this host alone. */
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

/** The sealed session of a request, under whichever name its scheme gave it. */
export function readAgencyCookie(cookies: readonly { name: string; value: string }[]): string | undefined {
  const find = (wanted: string) => cookies.find(({ name }) => name === wanted)?.value
  return find(SECURE_AGENCY_COOKIE) ?? find(AGENCY_COOKIE)
}

/** Null for nobody, a forged or expired cookie, and one of another tenant. */
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

/** The session for the server alone, and beside it a hint by which the page shows the way to the agency's own area. */
export function buildAgencyCookies(sealed: string, options: { secure: boolean; maxAge: number }): string[] {
  const hint = options.maxAge > 0 ? '1' : ''
  return [
    buildCookie(options.secure ? SECURE_AGENCY_COOKIE : AGENCY_COOKIE, sealed, { ...options, httpOnly: true }),
    buildCookie(AGENCY_HINT_COOKIE, hint, options),
  ]
}
