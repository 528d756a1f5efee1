import { addDays, daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { arrivalProblem, minimumDaysOn, stayDay } from './stay-days'
import type { DayRange, StayInput } from './stay-types'

/**
 * Whether something let by the day is free on a person's dates, `range` being their days with both ends included.
 *
 * - With `nights` a stay as long has to fit between them.
 * - Without, from the first to the last day: nobody who says when they come and go wants less. Weeks that go from
 *   Saturday to Saturday are asked for one that begins and ends within; where the dates are too short for that, or
 *   are one day only, a stay has to begin on one of them.
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
