import type { PlainDate } from '@/domain/dates/plain-date'
import type { LocalDateTime, LocalTime } from '@/domain/dates/zone'

/** What begins at no stated hour begins with its day. */
const START_OF_DAY: LocalTime = '00:00'

/** When something booked begins, on the tenant's clocks. */
export function toStartsAt(date: PlainDate, time: LocalTime | null): LocalDateTime {
  return { date, time: time ?? START_OF_DAY }
}
