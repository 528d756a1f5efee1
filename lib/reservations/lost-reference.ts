import 'server-only'
import { callApi } from '@/lib/api/server'
import { paths } from '@/lib/paths'
import { isReference } from './reference'

/** The page sends the same call with its full timeout; this call must not double the wait. */
const WAIT_LIMIT_MS = 1_000

/**
 * Whether an address names a reservation that does not exist: `/enquire-booking?ref=…` with an unknown reference. The
 * middleware checks it before the page is rendered: a streamed page can no longer answer 404. If the API does not
 * answer in time, the result is false.
 */
export async function asksForNothing(company: string, path: string, query: URLSearchParams): Promise<boolean> {
  const reference = query.get('ref')
  if (path !== paths.enquireBooking || reference === null) return false
  if (!isReference(reference)) return true
  const answer = await callApi('getResult', { reference }, { company, timeoutMs: WAIT_LIMIT_MS })
  return !answer.ok && answer.error.code === 'notFound'
}
