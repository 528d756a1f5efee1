import type { BasketItem } from '@/domain/basket/schema'
import { getAvailabilityStore } from './availability-store'

/** Seats left on an item's departure; null if its days are not loaded or it has no departures. */
export function findSeatsLeft({ productId, date, session }: BasketItem): number | null {
  if (session === null) return null
  const day = getAvailabilityStore(productId)
    .getSnapshot()
    .days.find((known) => known.date === date)
  return day?.sessions.find(({ time }) => time === session)?.seatsLeft ?? null
}
