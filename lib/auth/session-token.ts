import 'server-only'
import type { NextRequest } from 'next/server'
import { readSession } from './read-session'

/** The operator API's token in the session cookie of a request, or null for a guest. */
export async function getSessionToken(request: NextRequest): Promise<string | null> {
  const session = await readSession(request.cookies)
  return session?.apiToken ?? null
}
