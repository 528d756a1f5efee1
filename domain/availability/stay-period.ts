import type { DetailsOf } from '@/domain/catalogue/kinds/details-schema'
import { addDays, daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import type { DayRange, StayRules } from './stay-types'

/** Kinds that are let as a whole for days on end. */
export type LetDetails = DetailsOf<'villa'> | DetailsOf<'yacht'> | DetailsOf<'car'>

const SATURDAY = 6
const END_OF_DAY: LocalTime = '23:59'

/** When and for how long something is let. `endDate` is always the day on which it ends. */
export interface Period {
  /** Days on which the unit is taken, half-open: nobody else can have it on them. */
  taken: DayRange
  /** Days that are paid for, half-open: nights, days aboard, or 24-hour periods by the day on which they begin. */
  paid: DayRange
  startTime: LocalTime
  endTime: LocalTime
}

interface Asked {
  date: PlainDate
  endDate: PlainDate | null
  pickupTime?: LocalTime
  returnTime?: LocalTime
}

export function buildStayRules(details: LetDetails): StayRules {
  if (details.kind === 'villa') {
    const { minimumNights, checkInFrom } = details
    return { priceDays: 1, changeover: null, minimumDays: minimumNights, latestStart: checkInFrom }
  }
  if (details.kind === 'car') return { priceDays: 1, changeover: null, minimumDays: 1, latestStart: END_OF_DAY }
  if (details.charter === 'day') {
    return { priceDays: 1, changeover: null, minimumDays: 1, latestStart: details.boardAt }
  }
  return { priceDays: 7, changeover: SATURDAY, minimumDays: 7, latestStart: details.boardAt }
}

/**
 * - Villa, week charter: `endDate` is the day of departure, its night is not taken.
 * - Day charter: `endDate` is the last day aboard; null or the same day is one day.
 * - Car: paid by 24 hours begun on the wall clock, whatever clocks do in between; it is taken on the day of return too,
 *   since a car is never let twice for the same day (decisions 6).
 *
 * Null for a stay that ends before it begins or that has no end though its kind needs one.
 */
export function getPeriod(details: LetDetails, asked: Asked): Period | null {
  const { date } = asked
  if (details.kind === 'car') return getHire(asked)
  if (details.kind === 'yacht' && details.charter === 'day') {
    const endDate = asked.endDate ?? date
    if (endDate < date) return null
    const days = { from: date, to: addDays(endDate, 1) }
    return { taken: days, paid: days, startTime: details.boardAt, endTime: details.leaveAt }
  }
  if (asked.endDate === null || asked.endDate <= date) return null
  const days = { from: date, to: asked.endDate }
  return details.kind === 'villa'
    ? { taken: days, paid: days, startTime: details.checkInFrom, endTime: details.checkOutUntil }
    : { taken: days, paid: days, startTime: details.boardAt, endTime: details.leaveAt }
}

export function getHire({ date, endDate, pickupTime, returnTime }: Asked): Period | null {
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
