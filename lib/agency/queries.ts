import 'server-only'
import { cache } from 'react'
import type { Agency } from '@/domain/agency/schema'
import { callApi } from '@/lib/api/server'
import { getAgencySession } from '@/lib/session/agency-session'

/**
 * The requester of an agency page. 'unknown' means that the API is unavailable; nobody is signed out then
 * (architecture, Requests 4).
 */
export type AgencyArea =
  | { state: 'agency'; agency: Agency; token: string }
  | { state: 'guest'; expired: boolean }
  | { state: 'unknown' }

/** The signed-in agency with its terms, read once per request. Never stored in Next's data cache. */
export const getAgencyArea = cache(async (company: string): Promise<AgencyArea> => {
  const session = await getAgencySession(company)
  if (!session) return { state: 'guest', expired: false }
  const result = await callApi('getAgency', {}, { company, token: session.apiToken })
  if (result.ok) return { state: 'agency', agency: result.data, token: session.apiToken }
  return result.error.code === 'unauthenticated' ? { state: 'guest', expired: true } : { state: 'unknown' }
})
