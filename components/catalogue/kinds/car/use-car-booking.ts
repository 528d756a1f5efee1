import type { CarBooking } from '@/lib/basket/booking'
import { carChoices } from '@/lib/basket/car-choice'
import { buildCarState, toCarSelection } from '@/lib/basket/car-state'
import type { BasketFlow } from '@/lib/paths'
import { useBooking } from '../shared/use-booking'

/** State and actions of a car's booking card. */
export function useCarBooking(booking: CarBooking) {
  const { addSelection, availability, ...parts } = useBooking(booking, carChoices)
  const { choice, money } = parts
  const state = buildCarState({ booking, choice, availability, money, now: Date.now() })
  return { ...parts, state, add: (flow?: BasketFlow) => addSelection(toCarSelection(booking, state, choice), flow) }
}

export type CarBookingParts = ReturnType<typeof useCarBooking>
