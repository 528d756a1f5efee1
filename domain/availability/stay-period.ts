import { addDays, daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import type { DayRange } from './stay-types'

interface Times {
  startTime: LocalTime
  endTime: LocalTime
}

/** When and for how long something is let. `endDate` is always the day on which it ends. */
export interface Period extends Times {
  /** Days on which the unit is taken, half-open: nobody else can have it on them. */
  taken: DayRange
  /** Days that are paid for, half-open: nights, days aboard, or 24-hour periods by the day on which they begin. */
  paid: DayRange
}

interface Asked {
  date: PlainDate
  endDate: PlainDate | null
}

/** Nights: `endDate` is the day of departure, its night is not taken. Null for a stay without an end after its beginning. */
export function getStay({ date, endDate }: Asked, times: Times): Period | null {
  if (endDate === null || endDate <= date) return null
  const days = { from: date, to: endDate }
  return { taken: days, paid: days, ...times }
}

/** Days aboard: `endDate` is the last of them; null or the same day is one day. Null for one that ends before it begins. */
export function getDaysOut(asked: Asked, times: Times): Period | null {
  const { date } = asked
  const endDate = asked.endDate ?? date
  if (endDate < date) return null
  const days = { from: date, to: addDays(endDate, 1) }
  return { taken: days, paid: days, ...times }
}

/**
 * A hire is paid by 24 hours begun on the wall clock, whatever clocks do in between; it takes the day of return too, since a
 * car is never let twice for the same day (decisions 6). Null for one without hours or an end after its beginning.
 */
export function getHire({
  date,
  endDate,
  pickupTime,
  returnTime,
}: Asked & { pickupTime?: LocalTime; returnTime?: LocalTime }): Period | null {
  if (endDate === null || pickupTime === undefined || returnTime === undefined) return null
  if (endDate < date || (endDate === date && returnTime <= pickupTime)) return null
  const days = daysBetween(date, endDate) + (returnTime > pickupTime ? 1 : 0)
  return {
    taken: { from: date, to: addDays(endDate, 1) },
    paid: { from: date, to: addDays(date, days) },
    startTime: pickupTime,
    endTime: returnTime,
  }
}

/** Number of days of a half-open range. */
export function lengthOf({ from, to }: DayRange): number {
  return daysBetween(from, to)
}
