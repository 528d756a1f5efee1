import 'server-only'
import type { NextRequest } from 'next/server'
import { getAgencyToken } from './agency-session'
import { getSessionToken } from './session-token'

/** The token of the caller who books and pays: a signed-in agency for its client, else the member; null for a guest. */
export async function getBookerToken(request: NextRequest, company: string): Promise<string | null> {
  return (await getAgencyToken(request, company)) ?? getSessionToken(request, company)
}
