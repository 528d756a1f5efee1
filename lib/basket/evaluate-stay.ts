import type { DayAvailability } from '@/domain/availability/schema'
import { blocksStay } from '@/domain/availability/stay-days'
import type { PricedDays } from '@/domain/availability/stay-types'
import { addDays, daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import { type DayEvaluation, type DayEvaluator, type DayProblem, evaluateDay } from './evaluate-day'

/** Rules for the end of a stay and the unit of its price (`getPeriod` of the kinds' rules uses other terms). */
export interface StayShape {
  /** Whether the last day is occupied too, as for a boat or a car that is returned that day. */
  includesEnd: boolean
  priceDays: 1 | 7
  /** Whether the stay may end on its first day. */
  allowsSameDay: boolean
}

export const VILLA_SHAPE: StayShape = { includesEnd: false, priceDays: 1, allowsSameDay: false }
export const CHARTER_SHAPE: StayShape = { includesEnd: true, priceDays: 1, allowsSameDay: false }
export const WEEK_SHAPE: StayShape = { includesEnd: false, priceDays: 7, allowsSameDay: false }
export const HIRE_SHAPE: StayShape = { includesEnd: true, priceDays: 1, allowsSameDay: true }

export interface StayProblem {
  problem: DayProblem
  /** The first conflicting day; the first day of the stay if it is too short. */
  date: PlainDate
  minimumStay: number
}

type Days = readonly DayAvailability[]

const dayOf = (days: Days, date: PlainDate) => days.find((day) => day.date === date)

/** Evaluates with 0 seats: a house is either free or not. */
export const evaluateArrival: DayEvaluator = (day) => evaluateDay(day, 0)

/** Length of a stay in days. */
export function lengthOfStay(from: PlainDate, end: PlainDate, { includesEnd }: StayShape): number {
  return daysBetween(from, end) + (includesEnd ? 1 : 0)
}

/** The reason why a stay is impossible, as far as its days are loaded; null if there is none. */
export function findStayProblem(days: Days, from: PlainDate, end: PlainDate, shape: StayShape): StayProblem | null {
  const length = lengthOfStay(from, end, shape)
  const minimumStay = dayOf(days, from)?.minimumStay ?? 1
  if (length < minimumStay) return { problem: 'minimumStay', date: from, minimumStay }
  if (length % shape.priceDays !== 0) return { problem: 'changeoverDay', date: end, minimumStay }
  const until = addDays(from, length)
  const block = days.find((day) => from <= day.date && day.date < until && blocksStay(day))
  return block ? { problem: block.reason ?? 'full', date: block.date, minimumStay } : null
}

const isTooLittle = ({ problem }: StayProblem) => problem === 'minimumStay' || problem === 'changeoverDay'

const comesAfter = (date: PlainDate, from: PlainDate, { allowsSameDay }: StayShape) =>
  allowsSameDay ? date >= from : date > from

/**
 * Evaluates days for a calendar after an arrival was chosen. A later day ends the stay or reports that the stay is too
 * short. A day before the arrival or after a blocked day begins another stay.
 */
export function buildEndEvaluator(days: Days, from: PlainDate, shape: StayShape): DayEvaluator {
  return (day): DayEvaluation => {
    const begins = evaluateArrival(day)
    if (!comesAfter(day.date, from, shape)) return begins
    const found = findStayProblem(days, from, day.date, shape)
    if (!found) return { ...begins, problem: null, isFew: false }
    return isTooLittle(found) ? { ...begins, problem: found.problem, minimumStay: found.minimumStay } : begins
  }
}

/** Whether a click on the day ends the stay instead of beginning another. */
export function endsStay(days: Days, from: PlainDate | null, date: PlainDate, shape: StayShape): boolean {
  return from !== null && comesAfter(date, from, shape) && findStayProblem(days, from, date, shape) === null
}

/** The nights, days or weeks of a stay, consecutive ones with equal price merged; null while a price is unknown. */
export function listPricedDays(days: Days, from: PlainDate, length: number, priceDays: 1 | 7): PricedDays[] | null {
  const priced: PricedDays[] = []
  for (let at = 0; at < length; at += priceDays) {
    const date = addDays(from, at)
    const unitPrice = dayOf(days, date)?.lowestPrice
    if (unitPrice === undefined || unitPrice === null) return null
    const last = priced.at(-1)
    if (last?.unitPrice === unitPrice) last.quantity += 1
    else priced.push({ date, quantity: 1, unitPrice })
  }
  return priced
}
