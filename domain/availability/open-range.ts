import { addDays, daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { arrivalProblem, minimumDaysOn, stayDay } from './stay-days'
import type { DayRange, StayInput } from './stay-types'

/**
 * Whether a product that is let by the day is free on the requested dates. `range` includes both ends.
 *
 * - With `nights`, a stay of that length must fit within the range.
 * - Without `nights`, the stay must last from the first to the last day of the range. Products that are let by the week
 *   need one stay that begins and ends within the range. If the range is too short for that, or is one day only, a
 *   stay must begin on one of its days.
 */
export function isStayOpen(input: StayInput, range: DayRange, nights: number | null): boolean {
  const length = daysBetween(range.from, range.to)
  const wanted = nights ?? (input.priceDays === 1 ? length : input.priceDays)
  const isOneDay = wanted === 0 || (nights === null && wanted > length)
  const last = isOneDay ? range.to : addDays(range.to, -wanted)
  for (let date = range.from; date <= last; date = addDays(date, 1)) {
    if (isOneDay ? stayDay(input, date).dayStatus !== 'closed' : canStay(input, date, wanted)) return true
  }
  return false
}

function canStay(input: StayInput, date: PlainDate, days: number): boolean {
  const today = toLocal(input.now, input.zone).date
  if (date < today || days < minimumDaysOn(input, date) || days % input.priceDays !== 0) return false
  return arrivalProblem(input, date, days, today) === null
}
