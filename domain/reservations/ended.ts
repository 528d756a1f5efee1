import { getServiceTimes, type ServiceItem } from '@/domain/basket/service-times'
import { toMoment } from '@/domain/basket/trip'
import type { LocalDateTime } from '@/domain/dates/zone'

/** Whether all booked services are over, in the tenant's local time; false for a reservation without items. */
export function hasEnded(items: readonly ServiceItem[], now: LocalDateTime): boolean {
  const ends = items.map((item) => getServiceTimes(item).end)
  return ends.length > 0 && ends.every(({ date, time }) => toMoment(date, time) < toMoment(now.date, now.time))
}
