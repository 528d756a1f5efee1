import { addDays, daysBetween, monthDays, type PlainDate, weekdayOf } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { availabilityWindow, getNearestOpen, isBeforeCutoff } from './rules'
import type { ClosedReason, DayAvailability } from './schema'
import type { DayRange, StayInput, StaySeason } from './stay-types'

/** A day is 'few' with at most this many units, if that is also less than half of them. */
export const FEW_UNITS = 2

/** Reasons for which nobody can be there on the day; the others only forbid a stay to begin on it. */
const BLOCKING: readonly ClosedReason[] = ['past', 'full', 'notOperating', 'closed', 'beyondHorizon']

/**
 * Whether a stay cannot reach over this day (its night, for a villa). A day closed for another reason, such as
 * 'minimumStay' or 'changeoverDay', may well lie within a stay that began earlier; and a blocked day may still be
 * the day of departure.
 */
export function blocksStay(day: Pick<DayAvailability, 'reason'>): boolean {
  return day.reason !== null && BLOCKING.includes(day.reason)
}

export function getStaySeason(seasons: readonly StaySeason[], date: PlainDate): StaySeason | null {
  return seasons
    .filter((season) => season.from <= date && date < season.to)
    .reduce<StaySeason | null>((best, season) => (best && best.from > season.from ? best : season), null)
}

/** Numbers of the units that nobody has on any day of the range, lowest first. */
export function freeUnits({ units, taken }: Pick<StayInput, 'units' | 'taken'>, { from, to }: DayRange): number[] {
  const touching = new Set(taken.filter((entry) => entry.from < to && from < entry.to).map((entry) => entry.unit))
  return Array.from({ length: units }, (_, index) => index + 1).filter((unit) => !touching.has(unit))
}

/** The shortest stay that may begin on the day, in days: its season's, else the product's; whole weeks by the week. */
export function minimumDaysOn(input: StayInput, date: PlainDate): number {
  const asked = getStaySeason(input.seasons, date)?.minimumNights ?? input.minimumDays
  return Math.max(1, Math.ceil(asked / input.priceDays)) * input.priceDays
}

/** Why nobody can be there on the day, or null. */
export function blockOf(input: StayInput, date: PlainDate, today: PlainDate): ClosedReason | null {
  if (date < today) return 'past'
  if (input.seasons.every((season) => season.to <= date)) return 'beyondHorizon'
  if (input.closedDays.includes(date)) return 'closed'
  if (!getStaySeason(input.seasons, date)) return 'notOperating'
  return freeUnits(input, { from: date, to: addDays(date, 1) }).length === 0 ? 'full' : null
}

/** Whether one and the same unit is free, and the operator open, on every day of the range. */
export function isFree(input: StayInput, range: DayRange, today: PlainDate): boolean {
  for (let date = range.from; date < range.to; date = addDays(date, 1)) {
    if (blockOf(input, date, today) !== null) return false
  }
  return freeUnits(input, range).length > 0
}

/** Why a stay of the given length cannot begin on a day that is free in itself, or null. */
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
  // A week has its price at its first day only; a night has one whether or not a stay may begin with it.
  const lowestPrice = reason === 'changeoverDay' ? null : (season?.adult ?? null)
  const isFew = unitsLeft <= FEW_UNITS && unitsLeft * 2 < input.units
  return { ...day, dayStatus: reason ? 'closed' : isFew ? 'few' : 'open', reason, lowestPrice, unitsLeft }
}

/** One day as the first of a stay. */
export function stayDay(input: StayInput, date: PlainDate): DayAvailability {
  return evaluateDayAt(input, date, toLocal(input.now, input.zone).date)
}

/**
 * The days of the month in which the given day lies, each evaluated as the first of a stay: a closed one names the nearest
 * day on which a stay can begin. `lowestPrice` is the price of that night, day or week; `minimumStay` counts days.
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

/** How many days before and after a day another arrival is looked for. */
export const ARRIVAL_SEARCH_DAYS = 31

/** The day nearest to the asked one on which a stay as long can begin; the later of two that are equally near. */
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
