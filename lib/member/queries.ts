import 'server-only'
import { cache } from 'react'
import type { MemberData } from '@/domain/member/schema'
import { callApi } from '@/lib/api/server'
import { getSession } from '@/lib/session/member-session'

/**
 * Who asks for a page of the member's area. 'unknown' while the API cannot be asked: nobody is signed out by an outage (architecture,
 * Requests 4). `lapsed`: the browser still has a session that the API has ended.
 */
export type MemberArea =
  | { state: 'member'; data: MemberData }
  | { state: 'guest'; expired: boolean }
  | { state: 'unknown' }

/** The member and everything of theirs, read once per request (spec 6). Never kept. */
export const getMemberArea = cache(async (company: string): Promise<MemberArea> => {
  const session = await getSession(company)
  if (!session) return { state: 'guest', expired: false }
  const result = await callApi('getMemberData', {}, { company, token: session.apiToken })
  if (result.ok) return { state: 'member', data: result.data }
  return result.error.code === 'unauthenticated' ? { state: 'guest', expired: true } : { state: 'unknown' }
})
