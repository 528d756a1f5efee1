import { toLocal } from '@/domain/dates/zone'
import { hasEnded } from '@/domain/reservations/ended'
import type { ReservationSummary } from '@/domain/reservations/schema'
import { catalogueCacheOf } from '../catalogue/service'
import type { CallContext } from '../platform/http/context'

/**
 * Returns the summaries as the booker sees them: an active reservation becomes `closed` once the trip is over. The row
 * in the database stays active, since staff can still book payments and refunds on it.
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

/** `closeEnded` for one reservation. */
export async function closeIfEnded<R extends ReservationSummary>(context: CallContext, summary: R): Promise<R> {
  const [closed = summary] = await closeEnded(context, [summary])
  return closed
}
