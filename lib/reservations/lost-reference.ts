import 'server-only'
import { callApi } from '@/lib/api/server'
import { paths } from '@/lib/paths'
import { isReference } from './reference'

/** The page asks the same again and waits as long as it may; this question must not add that time a second time. */
const WAIT_LIMIT_MS = 1_000

/**
 * Whether an address asks for a reservation that nobody has: `/enquire-booking?ref=…` with an unknown reference. The middleware asks
 * before the page begins: a page that is made for one visit is sent as it is made and can no longer answer 404.
 * An API that does not answer in time makes nothing missing.
 */
export async function asksForNothing(company: string, path: string, query: URLSearchParams): Promise<boolean> {
  const reference = query.get('ref')
  if (path !== paths.enquireBooking || reference === null) return false
  if (!isReference(reference)) return true
  const answer = await callApi('getResult', { reference }, { company, timeoutMs: WAIT_LIMIT_MS })
  return !answer.ok && answer.error.code === 'notFound'
}
