import { toLocal } from '@/domain/dates/zone'
import { hasEnded } from '@/domain/reservations/ended'
import type { ReservationSummary } from '@/domain/reservations/schema'
import { catalogueCacheOf } from '../catalogue/service'
import type { CallContext } from '../platform/http/context'

/**
 * The same reservations, as they stand for whoever booked: what was active is closed once the trip is over. The row
 * stays as it is, since the desk still takes and gives back money of it.
 */
export async function closeEnded<R extends ReservationSummary>(
  context: CallContext,
  summaries: readonly R[],
): Promise<R[]> {
  const { other } = await (await catalogueCacheOf(context)).site()
  const now = toLocal(context.now, other.timeZone)
  return summaries.map((summary) =>
    summary.reservationStatus === 'active' && hasEnded(summary.items, now)
      ? { ...summary, reservationStatus: 'closed' }
      : summary,
  )
}

/** The same for one. */
export async function closeIfEnded<R extends ReservationSummary>(context: CallContext, summary: R): Promise<R> {
  const [closed = summary] = await closeEnded(context, [summary])
  return closed
}
