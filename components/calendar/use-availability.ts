import { useSyncExternalStore } from 'react'
import {
  type AvailabilitySnapshot,
  type AvailabilityStore,
  getAvailabilityStore,
} from '@/lib/basket/availability-store'

const NOTHING: AvailabilitySnapshot = { months: {}, days: [], firstOpen: null }

/** Seats and prices of a product, as far as they are loaded. All parts of a page share one store. */
export function useAvailability(productId: number): { availability: AvailabilitySnapshot; store: AvailabilityStore } {
  const store = getAvailabilityStore(productId)
  const availability = useSyncExternalStore(store.subscribe, store.getSnapshot, () => NOTHING)
  return { availability, store }
}
