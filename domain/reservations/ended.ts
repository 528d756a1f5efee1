import type { BasketItem } from '@/domain/basket/schema'
import { dayOf, listSpans, timeOf, toMoment } from '@/domain/basket/trip'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import type { LocalDateTime } from '@/domain/dates/zone'

/**
 * Whether all that was booked is over, on the tenant's clocks; of a reservation without items nothing is.
 * @param daysOf days that a tour takes, by the product's number; one where it is unknown
 */
export function hasEnded(
  items: readonly BasketItem[],
  daysOf: ReadonlyMap<number, number>,
  now: LocalDateTime,
): boolean {
  const ends = items.flatMap((item) =>
    listSpans(item).map(({ to }) => {
      const lastDay: PlainDate = addDays(dayOf(to), (daysOf.get(item.productId) ?? 1) - 1)
      return toMoment(lastDay, timeOf(to))
    }),
  )
  return ends.length > 0 && ends.every((end) => end < toMoment(now.date, now.time))
}
