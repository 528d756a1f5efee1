import type { DayAvailability } from '@/domain/availability/schema'
import { blocksStay } from '@/domain/availability/stay-days'
import type { PricedDays } from '@/domain/availability/stay-types'
import { addDays, daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import { type DayEvaluation, type DayEvaluator, type DayProblem, evaluateDay } from './evaluate-day'

/** What ends a stay, and what one price covers (`getPeriod` of the kinds' rules has their own words for it). */
export interface StayShape {
  /** Whether the last day is taken too: a boat comes back in the evening, a car is handed in. */
  includesEnd: boolean
  priceDays: 1 | 7
  /** Whether it may end on the day on which it begins. */
  allowsSameDay: boolean
}

export const VILLA_SHAPE: StayShape = { includesEnd: false, priceDays: 1, allowsSameDay: false }
export const CHARTER_SHAPE: StayShape = { includesEnd: true, priceDays: 1, allowsSameDay: false }
export const WEEK_SHAPE: StayShape = { includesEnd: false, priceDays: 7, allowsSameDay: false }
export const HIRE_SHAPE: StayShape = { includesEnd: true, priceDays: 1, allowsSameDay: true }

export interface StayProblem {
  problem: DayProblem
  /** The day that is in the way; the first of the stay for one that is too short. */
  date: PlainDate
  minimumStay: number
}

type Days = readonly DayAvailability[]

const dayOf = (days: Days, date: PlainDate) => days.find((day) => day.date === date)

/** Nobody's seats are asked for: a house is free or it is not. */
export const evaluateArrival: DayEvaluator = (day) => evaluateDay(day, 0)

/** Days that a stay lasts. */
export function lengthOfStay(from: PlainDate, end: PlainDate, { includesEnd }: StayShape): number {
  return daysBetween(from, end) + (includesEnd ? 1 : 0)
}

/** Why a stay cannot go from a day to another, as far as the days are known; null when nothing known is against it. */
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
 * How a calendar looks at days once an arrival is chosen: a later day ends the stay, or says that it is too short for that; where
 * something lies in between, and before the arrival, a day begins another stay.
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

/** Whether picking the day ends the stay, and does not begin another. */
export function endsStay(days: Days, from: PlainDate | null, date: PlainDate, shape: StayShape): boolean {
  return from !== null && comesAfter(date, from, shape) && findStayProblem(days, from, date, shape) === null
}

/** The nights, days or weeks of a stay, those that follow one another at one price together; null while one is not known. */
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
