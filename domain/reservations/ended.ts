import { getServiceTimes, type ServiceItem } from '@/domain/basket/service-times'
import { toMoment } from '@/domain/basket/trip'
import type { LocalDateTime } from '@/domain/dates/zone'

/** Whether all that was booked is over, on the tenant's clocks; of a reservation without items nothing is. */
export function hasEnded(items: readonly ServiceItem[], now: LocalDateTime): boolean {
  const ends = items.map((item) => getServiceTimes(item).end)
  return ends.length > 0 && ends.every(({ date, time }) => toMoment(date, time) < toMoment(now.date, now.time))
}
