import type { DayAvailability } from '@/domain/availability/schema'
import type { BasketItem } from '@/domain/basket/schema'
import { isSameDeparture } from '@/domain/basket/selection'
import { toMoment } from '@/domain/basket/trip'
import type { PlainDate } from '@/domain/dates/plain-date'
import { listDepartures, type TripFix } from './trip-fix'

/** Target of a move: a day, or the next (1) or previous (-1) available day. */
export type TripAim = { date: PlainDate } | { step: 1 | -1 }

type Days = readonly DayAvailability[]

function listAims({ date }: BasketItem, aim: TripAim, days: Days): DayAvailability[] {
  if ('date' in aim) return days.filter((day) => day.date === aim.date)
  return aim.step > 0 ? days.filter((day) => day.date > date) : days.filter((day) => day.date < date).reverse()
}

/**
 * Moves an outing to the target day, at its own departure time if possible, as far as its days are loaded; null if it
 * is unavailable. A clash with other items is allowed: the trip reports it.
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
