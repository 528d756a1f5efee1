import type { VillaBooking } from '@/lib/basket/booking'
import { VILLA_SHAPE } from '@/lib/basket/evaluate-stay'
import { stayChoices } from '@/lib/basket/stay-choice'
import { buildStayState, toStaySelection } from '@/lib/basket/stay-state'
import type { BasketFlow } from '@/lib/paths'
import { useBooking } from '../shared/use-booking'

/** State and actions of a villa's booking card. */
export function useVillaBooking(booking: VillaBooking) {
  const { addSelection, availability, ...parts } = useBooking(booking, stayChoices)
  const { choice, money } = parts
  const state = buildStayState({
    booking,
    choice,
    shape: VILLA_SHAPE,
    startTime: booking.checkInFrom,
    availability,
    money,
    now: Date.now(),
  })
  return { ...parts, state, add: (flow?: BasketFlow) => addSelection(toStaySelection(booking, state, choice), flow) }
}

export type VillaBookingParts = ReturnType<typeof useVillaBooking>
