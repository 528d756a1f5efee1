import 'server-only'
import { cache } from 'react'
import type { MemberData } from '@/domain/member/schema'
import { callApi } from '@/lib/api/server'
import { getSession } from '@/lib/session/member-session'

/**
 * Who requests a page of the member's area. 'unknown': the API is unavailable; an outage signs nobody out
 * (architecture, Requests 4). `expired`: the browser still has a session that the API has ended.
 */
export type MemberArea =
  | { state: 'member'; data: MemberData }
  | { state: 'guest'; expired: boolean }
  | { state: 'unknown' }

/** The member and all of the member's data, read once per request (spec 6). Never cached. */
export const getMemberArea = cache(async (company: string): Promise<MemberArea> => {
  const session = await getSession(company)
  if (!session) return { state: 'guest', expired: false }
  const result = await callApi('getMemberData', {}, { company, token: session.apiToken })
  if (result.ok) return { state: 'member', data: result.data }
  return result.error.code === 'unauthenticated' ? { state: 'guest', expired: true } : { state: 'unknown' }
})
