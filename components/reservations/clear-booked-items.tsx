'use client'

import { useEffect } from 'react'
import { clearBookedItems } from '@/store/clear-booked-items'

interface ClearBookedItemsProps {
  reference: string
  /** Time of the booking, ISO 8601. */
  createdAt: string
  /** Keys of the booked items (`departureKey`). */
  departures: string[]
}

/** Removes the booked items from the basket. Renders nothing. */
export function ClearBookedItems({ reference, createdAt, departures }: ClearBookedItemsProps) {
  // The array is new in each render; its JSON is a stable effect dependency.
  const list = JSON.stringify(departures)
  useEffect(() => {
    const gone = JSON.parse(list) as string[]
    // If the store's code fails to load, the items stay in the basket, which then shows them as taken.
    clearBookedItems(reference, Date.parse(createdAt), gone, Date.now()).catch(() => undefined)
  }, [reference, createdAt, list])
  return null
}
