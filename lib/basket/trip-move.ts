import type { DayAvailability } from '@/domain/availability/schema'
import type { BasketItem } from '@/domain/basket/schema'
import { isSameDeparture } from '@/domain/basket/selection'
import { toMoment } from '@/domain/basket/trip'
import type { PlainDate } from '@/domain/dates/plain-date'
import { listDepartures, type TripFix } from './trip-fix'

/** What a hand does to a block: lays it on a day, or pushes it on to the next (1) or back to the last (-1) that can be had. */
export type TripAim = { date: PlainDate } | { step: 1 | -1 }

type Days = readonly DayAvailability[]

function listAims({ date }: BasketItem, aim: TripAim, days: Days): DayAvailability[] {
  if ('date' in aim) return days.filter((day) => day.date === aim.date)
  return aim.step > 0 ? days.filter((day) => day.date > date) : days.filter((day) => day.date < date).reverse()
}

/**
 * The outing on the day that it is moved to, at its own hour if that departs then, as far as its days are known; null where it cannot be
 * had. What else is booked for that time is no hindrance: the trip says so.
 */
export function findMove(item: BasketItem, aim: TripAim, days: Days, others: readonly BasketItem[]): TripFix | null {
  for (const day of listAims(item, aim, days))
    for (const change of listDepartures(item, day)) {
      if (others.some((other) => isSameDeparture(other, { ...item, ...change }))) continue
      const at = toMoment(day.date, change.session ?? item.startTime)
      return { fix: 'move', key: item.key, at, change }
    }
  return null
}
