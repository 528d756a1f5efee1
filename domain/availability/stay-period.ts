import { addDays, daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import type { DayRange } from './stay-types'

interface Times {
  startTime: LocalTime
  endTime: LocalTime
}

/** The period for which a unit is let. `endDate` is always the day on which it ends. */
export interface Period extends Times {
  /** Days on which the unit is taken, half-open: no other stay can use the unit on them. */
  taken: DayRange
  /**
   * Days that are paid for, half-open: nights, days aboard, or 24-hour periods, each named by the day on which it
   * begins.
   */
  paid: DayRange
}

interface Asked {
  date: PlainDate
  endDate: PlainDate | null
}

/** Nights. `endDate` is the day of departure; its night is not taken. Null unless `endDate` is after the first day. */
export function getStay({ date, endDate }: Asked, times: Times): Period | null {
  if (endDate === null || endDate <= date) return null
  const days = { from: date, to: endDate }
  return { taken: days, paid: days, ...times }
}

/**
 * Days aboard. `endDate` is the last of them; null or the same day means one day. Null if it is before the first day.
 */
export function getDaysOut(asked: Asked, times: Times): Period | null {
  const { date } = asked
  const endDate = asked.endDate ?? date
  if (endDate < date) return null
  const days = { from: date, to: addDays(endDate, 1) }
  return { taken: days, paid: days, ...times }
}

/**
 * A hire is paid per 24 hours begun on the wall clock; a clock change does not count. The day of return is taken too,
 * because a car is never let twice on the same day (decisions 6). Null without hours, or if the end is not after the
 * start.
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

/** Number of days in a half-open range. */
export function lengthOf({ from, to }: DayRange): number {
  return daysBetween(from, to)
}
