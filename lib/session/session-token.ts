import 'server-only'
import type { NextRequest } from 'next/server'
import { readSession } from './read-session'

/** The operator API's token in the session cookie of a request; null for a guest and for a member of another tenant. */
export async function getSessionToken(request: NextRequest, company: string): Promise<string | null> {
  const session = await readSession(request.cookies)
  return session?.company === company ? session.apiToken : null
}
