'use client'

import { useEffect } from 'react'
import { clearBookedItems } from '@/store/clear-booked-items'

interface ClearBookedItemsProps {
  reference: string
  /** ISO text of the moment of booking. */
  createdAt: string
  /** Keys of what was booked (`departureKey`). */
  departures: string[]
}

/** Takes what is booked out of the basket; draws nothing. */
export function ClearBookedItems({ reference, createdAt, departures }: ClearBookedItemsProps) {
  // A list is new in every rendering, the reservation is not.
  const list = JSON.stringify(departures)
  useEffect(() => {
    const gone = JSON.parse(list) as string[]
    // Without the store's code the basket stays as it is, and says itself that the places are taken.
    clearBookedItems(reference, Date.parse(createdAt), gone, Date.now()).catch(() => undefined)
  }, [reference, createdAt, list])
  return null
}
