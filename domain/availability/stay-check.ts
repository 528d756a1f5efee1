import { addDays, type PlainDate, weekdayOf } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { isBeforeCutoff } from './rules'
import { blockOf, freeUnits, getStaySeason, minimumDaysOn, nearestArrival } from './stay-days'
import { lengthOf, type Period } from './stay-period'
import type { PricedDays, StayInput } from './stay-types'

/** Longest period that can be let, in days. It also bounds the work of one API request. */
export const MAXIMUM_DAYS = 180

export type StayProblem = 'full' | 'past' | 'pastCutoff' | 'notOperating' | 'minimumStay' | 'changeoverDay'

export interface StayRefusal {
  problem: StayProblem
  /** The shortest stay in days, with 'minimumStay'; null with any other problem. */
  limit: number | null
  nearestOpen: PlainDate | null
}

export type StayCheck = { ok: true; days: PricedDays[] } | ({ ok: false } & StayRefusal)

const PROBLEM_OF_BLOCK = {
  past: 'past',
  full: 'full',
  closed: 'notOperating',
  notOperating: 'notOperating',
  beyondHorizon: 'notOperating',
} as const

function blockWithin(input: StayInput, { taken }: Period, today: PlainDate): StayProblem | null {
  for (let date = taken.from; date < taken.to; date = addDays(date, 1)) {
    const block = blockOf(input, date, today)
    if (block && block in PROBLEM_OF_BLOCK) return PROBLEM_OF_BLOCK[block as keyof typeof PROBLEM_OF_BLOCK]
  }
  return freeUnits(input, taken).length === 0 ? 'full' : null
}

function problemOf(input: StayInput, period: Period): Pick<StayRefusal, 'problem' | 'limit'> | null {
  const { from } = period.taken
  const today = toLocal(input.now, input.zone).date
  if (from < today) return { problem: 'past', limit: null }
  const days = lengthOf(period.paid)
  if (days > MAXIMUM_DAYS) return { problem: 'notOperating', limit: null }
  if (!isBeforeCutoff(from, period.startTime, input)) return { problem: 'pastCutoff', limit: null }
  if (input.changeover !== null && (weekdayOf(from) !== input.changeover || days % input.priceDays !== 0))
    return { problem: 'changeoverDay', limit: null }
  const minimum = minimumDaysOn(input, from)
  if (days < minimum) return { problem: 'minimumStay', limit: minimum }
  const block = blockWithin(input, period, today)
  return block ? { problem: block, limit: null } : null
}

/** Price of every night, day or week; consecutive ones with the same price are grouped. */
export function priceDays(input: StayInput, period: Period): PricedDays[] {
  const days: PricedDays[] = []
  for (let date = period.paid.from; date < period.paid.to; date = addDays(date, input.priceDays)) {
    const unitPrice = getStaySeason(input.seasons, date)?.adult
    // `checkStay` checks every taken day, the day of return included, so it has refused a paid day without a season.
    if (unitPrice === undefined) throw new RangeError(`no price for ${date}`)
    const last = days.at(-1)
    if (last?.unitPrice === unitPrice) last.quantity += 1
    else days.push({ date, quantity: 1, unitPrice })
  }
  return days
}

/**
 * Checks whether one unit is free for the whole period, and returns its prices. A refusal names the first problem that
 * applies: past, notOperating (longer than `MAXIMUM_DAYS`), pastCutoff, changeoverDay, minimumStay, then the reason
 * that blocks a day.
 */
export function checkStay(input: StayInput, period: Period): StayCheck {
  const problem = problemOf(input, period)
  if (!problem) return { ok: true, days: priceDays(input, period) }
  const length = Math.min(MAXIMUM_DAYS, lengthOf(period.taken))
  const nearestOpen = nearestArrival(input, period.taken.from, Math.ceil(length / input.priceDays) * input.priceDays)
  return { ok: false, ...problem, nearestOpen }
}

/** The refusal of a stay without an end. `limit` is the shortest stay that may begin on the day. */
export function refuseUnended(input: StayInput, date: PlainDate): { ok: false } & StayRefusal {
  const limit = minimumDaysOn(input, date)
  return { ok: false, problem: 'minimumStay', limit, nearestOpen: nearestArrival(input, date, limit) }
}
