import type { TourBooking } from '@/lib/basket/booking'
import { tourChoices } from '@/lib/basket/tour-choice'
import type { BasketFlow } from '@/lib/paths'
import { useBooking } from '../shared/use-booking'
import { buildCardState, toSelection } from './build-card-state'

/** State and actions of a tour's booking card. */
export function useTourBooking(booking: TourBooking) {
  const { addSelection, availability, ...parts } = useBooking(booking, tourChoices)
  const { choice, money } = parts
  const state = buildCardState({ booking, choice, availability, money, now: Date.now() })
  return { ...parts, state, add: (flow?: BasketFlow) => addSelection(toSelection(booking, state, choice), flow) }
}

export type TourBookingParts = ReturnType<typeof useTourBooking>
