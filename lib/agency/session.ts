import 'server-only'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { cache } from 'react'
import { AGENCY_COOKIE, type AgencySession, openAgencySession } from './agency-cookies'

/** The agency's session of the request that is being rendered; makes the page dynamic. */
export const getAgencySession = cache(
  async (company: string): Promise<AgencySession | null> =>
    openAgencySession((await cookies()).get(AGENCY_COOKIE)?.value, company),
)

/** The agency's token in a request, or null for everybody else. */
export async function getAgencyToken(request: NextRequest, company: string): Promise<string | null> {
  const session = await openAgencySession(request.cookies.get(AGENCY_COOKIE)?.value, company)
  return session?.apiToken ?? null
}
