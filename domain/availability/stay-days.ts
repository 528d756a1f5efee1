import { addDays, daysBetween, monthDays, type PlainDate, weekdayOf } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { availabilityWindow, getNearestOpen, isBeforeCutoff } from './rules'
import type { ClosedReason, DayAvailability } from './schema'
import type { DayRange, StayInput, StaySeason } from './stay-types'

/** A day is 'few' with at most this many free units, provided that this is also less than half of all units. */
export const FEW_UNITS = 2

/** Reasons that exclude the day from any stay. Every other reason only forbids a stay to begin on it. */
const BLOCKING: readonly ClosedReason[] = ['past', 'full', 'notOperating', 'closed', 'beyondHorizon']

/**
 * Whether no stay can include this day (for a villa, its night). A day that is closed for another reason, such as
 * 'minimumStay' or 'changeoverDay', may lie within a stay that began earlier. A blocked day may still be the day of
 * departure.
 */
export function blocksStay(day: Pick<DayAvailability, 'reason'>): boolean {
  return day.reason !== null && BLOCKING.includes(day.reason)
}

export function getStaySeason(seasons: readonly StaySeason[], date: PlainDate): StaySeason | null {
  return seasons
    .filter((season) => season.from <= date && date < season.to)
    .reduce<StaySeason | null>((best, season) => (best && best.from > season.from ? best : season), null)
}

/** Numbers of the units that are free on every day of the range, in ascending order. */
export function freeUnits({ units, taken }: Pick<StayInput, 'units' | 'taken'>, { from, to }: DayRange): number[] {
  const touching = new Set(taken.filter((entry) => entry.from < to && from < entry.to).map((entry) => entry.unit))
  return Array.from({ length: units }, (_, index) => index + 1).filter((unit) => !touching.has(unit))
}

/**
 * The shortest stay that may begin on the day, in days: the season's minimum, else the product's; whole weeks for
 * products that are let by the week.
 */
export function minimumDaysOn(input: StayInput, date: PlainDate): number {
  const asked = getStaySeason(input.seasons, date)?.minimumNights ?? input.minimumDays
  return Math.max(1, Math.ceil(asked / input.priceDays)) * input.priceDays
}

/** The reason why no stay can include the day, or null. */
export function blockOf(input: StayInput, date: PlainDate, today: PlainDate): ClosedReason | null {
  if (date < today) return 'past'
  if (input.seasons.every((season) => season.to <= date)) return 'beyondHorizon'
  if (input.closedDays.includes(date)) return 'closed'
  if (!getStaySeason(input.seasons, date)) return 'notOperating'
  return freeUnits(input, { from: date, to: addDays(date, 1) }).length === 0 ? 'full' : null
}

/** Whether a single unit is free, and the operator is open, on every day of the range. */
export function isFree(input: StayInput, range: DayRange, today: PlainDate): boolean {
  for (let date = range.from; date < range.to; date = addDays(date, 1)) {
    if (blockOf(input, date, today) !== null) return false
  }
  return freeUnits(input, range).length > 0
}

/** The reason why a stay of the given length cannot begin on a day that is not blocked, or null. */
export function arrivalProblem(
  input: StayInput,
  date: PlainDate,
  days: number,
  today: PlainDate,
): 'pastCutoff' | 'changeoverDay' | 'minimumStay' | null {
  if (!isBeforeCutoff(date, input.latestStart, input)) return 'pastCutoff'
  if (input.changeover !== null && weekdayOf(date) !== input.changeover) return 'changeoverDay'
  return isFree(input, { from: date, to: addDays(date, days) }, today) ? null : 'minimumStay'
}

function evaluateDayAt(input: StayInput, date: PlainDate, today: PlainDate): DayAvailability {
  const season = getStaySeason(input.seasons, date)
  const block = blockOf(input, date, today)
  const minimumStay = season ? minimumDaysOn(input, date) : null
  const day = { date, sessions: [], nearestOpen: null, minimumStay }
  if (block) {
    return { ...day, dayStatus: 'closed', reason: block, lowestPrice: null, unitsLeft: block === 'full' ? 0 : null }
  }
  const reason = arrivalProblem(input, date, minimumStay ?? 1, today)
  const unitsLeft = freeUnits(input, { from: date, to: addDays(date, 1) }).length
  // A weekly price belongs to the first day of the week. A night has a price even if no stay may begin with it.
  const lowestPrice = reason === 'changeoverDay' ? null : (season?.adult ?? null)
  const isFew = unitsLeft <= FEW_UNITS && unitsLeft * 2 < input.units
  return { ...day, dayStatus: reason ? 'closed' : isFew ? 'few' : 'open', reason, lowestPrice, unitsLeft }
}

/** Evaluates one day as the first day of a stay. */
export function stayDay(input: StayInput, date: PlainDate): DayAvailability {
  return evaluateDayAt(input, date, toLocal(input.now, input.zone).date)
}

/**
 * The days of the month that contains the given day, each evaluated as the first day of a stay. A closed day names the
 * nearest day on which a stay can begin. `lowestPrice` is the price of that night, day or week; `minimumStay` counts
 * days.
 */
export function stayMonth(input: StayInput, month: PlainDate): DayAvailability[] {
  const { from, to } = availabilityWindow(month)
  const today = toLocal(input.now, input.zone).date
  const days = Array.from({ length: daysBetween(from, to) }, (_, index) =>
    evaluateDayAt(input, addDays(from, index), today),
  )
  const open = days.filter((day) => day.dayStatus !== 'closed').map((day) => day.date)
  const inMonth = new Set(monthDays(month))
  return days
    .filter((day) => inMonth.has(day.date))
    .map((day) => (day.dayStatus === 'closed' ? { ...day, nearestOpen: getNearestOpen(open, day.date) } : day))
}

/** Days before and after the requested day in which another arrival is searched. */
export const ARRIVAL_SEARCH_DAYS = 31

/**
 * The day nearest to the requested one on which a stay of the same length can begin; of two equally near days, the
 * later.
 */
export function nearestArrival(input: StayInput, date: PlainDate, days: number): PlainDate | null {
  const today = toLocal(input.now, input.zone).date
  const first = addDays(date, -ARRIVAL_SEARCH_DAYS)
  const candidates = Array.from({ length: 2 * ARRIVAL_SEARCH_DAYS + 1 }, (_, index) => addDays(first, index))
  const open = candidates.filter(
    (each) =>
      each !== date &&
      each >= today &&
      arrivalProblem(input, each, Math.max(days, minimumDaysOn(input, each)), today) === null,
  )
  return getNearestOpen(open, date)
}
