import 'server-only'
import type { Member } from '@/domain/member/schema'
import { getAgencyArea } from '@/lib/agency/queries'
import { callApi } from '@/lib/api/server'
import { getSession } from '@/lib/session/member-session'

/** The user at checkout. 'unknown': the API is unavailable, and nobody is signed out (architecture, Requests 4). */
export type Payer =
  | { state: 'guest' }
  | {
      state: 'member'
      member: Pick<
        Member,
        'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'birthDate' | 'address' | 'city' | 'country'
      >
    }
  /** An agency books for a client, with the agency's terms. */
  | { state: 'agency'; agency: { agencyName: string; discountPercent: string } }
  | { state: 'unknown' }

/** Reads the session of the request and its user's details. Makes the page dynamic. */
export async function getPayer(company: string): Promise<Payer> {
  const area = await getAgencyArea(company)
  if (area.state === 'agency') {
    const { tradeName, discountPercent } = area.agency
    return { state: 'agency', agency: { agencyName: tradeName, discountPercent } }
  }
  if (area.state === 'unknown') return area
  const session = await getSession(company)
  if (!session) return { state: 'guest' }
  const result = await callApi('getMember', {}, { company, token: session.apiToken })
  if (!result.ok) return { state: result.error.status === 401 || result.error.status === 403 ? 'guest' : 'unknown' }
  const { id, firstName, lastName, email, phone, birthDate, address, city, country } = result.data
  return { state: 'member', member: { id, firstName, lastName, email, phone, birthDate, address, city, country } }
}
