import { decode, encode } from 'next-auth/jwt'
import { requireEnvironment } from '@/lib/env'

/** Its own cookie, sealed by a key of its own: a member's session pasted into it opens nothing, nor the other way round. */
export const AGENCY_COOKIE = 'agency.session'
const SALT = 'agency.session'

export interface AgencySession {
  /** The operator API's token. */
  apiToken: string
  company: string
}

/** @param seconds until the API's session lapses */
export function sealAgencySession({ apiToken, company }: AgencySession, seconds: number): Promise<string> {
  const secret = requireEnvironment().AUTH_SECRET
  return encode({ token: { apiToken, company }, secret, maxAge: seconds, salt: SALT })
}

/** Null for nobody, a forged or lapsed cookie, and one of another tenant. */
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
