import type { BasketItem } from '@/domain/basket/schema'
import { getAvailabilityStore } from './availability-store'

/** Places that are left on an item's departure, as far as its days are known; null for what is let as a whole. */
export function findSeatsLeft({ productId, date, session }: BasketItem): number | null {
  if (session === null) return null
  const day = getAvailabilityStore(productId)
    .getSnapshot()
    .days.find((known) => known.date === date)
  return day?.sessions.find(({ time }) => time === session)?.seatsLeft ?? null
}
