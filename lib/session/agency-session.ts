import 'server-only'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { cache } from 'react'
import { type AgencySession, openAgencySession, readAgencyCookie } from './agency-cookies'

/** The agency's session of the current request; makes the page dynamic. */
export const getAgencySession = cache(
  async (company: string): Promise<AgencySession | null> =>
    openAgencySession(readAgencyCookie((await cookies()).getAll()), company),
)

/** The agency's token of a request, or null. */
export async function getAgencyToken(request: NextRequest, company: string): Promise<string | null> {
  const session = await openAgencySession(readAgencyCookie(request.cookies.getAll()), company)
  return session?.apiToken ?? null
}
