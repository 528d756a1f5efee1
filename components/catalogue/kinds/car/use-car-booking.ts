'use client'

import type { CarBooking } from '@/lib/basket/booking'
import { carChoices } from '@/lib/basket/car-choice'
import { buildCarState, toCarSelection } from '@/lib/basket/car-state'
import { useBooking } from '../shared/use-booking'

/** The working parts of a car's booking card. */
export function useCarBooking(booking: CarBooking) {
  const { addSelection, availability, ...parts } = useBooking(booking, carChoices)
  const { choice, money } = parts
  const state = buildCarState({ booking, choice, availability, money, now: Date.now() })
  return { ...parts, state, add: () => addSelection(toCarSelection(booking, state, choice)) }
}

export type CarBookingParts = ReturnType<typeof useCarBooking>
