import { useState } from 'react'
import type { YachtBooking } from '@/lib/basket/booking'
import { CHARTER_SHAPE, WEEK_SHAPE } from '@/lib/basket/evaluate-stay'
import { stayChoices } from '@/lib/basket/stay-choice'
import { buildStayState, toStaySelection } from '@/lib/basket/stay-state'
import type { BasketFlow } from '@/lib/paths'
import { useBooking } from '../shared/use-booking'

export type CharterMode = 'one' | 'several' | 'week'

/** State and actions of a yacht's booking card. */
export function useYachtBooking(booking: YachtBooking) {
  const { addSelection, availability, ...parts } = useBooking(booking, stayChoices)
  const [isSeveral, setSeveral] = useState(false)
  const { choice, choose, money } = parts
  const mode: CharterMode =
    booking.charter === 'week' ? 'week' : isSeveral || choice.endDate !== null ? 'several' : 'one'
  const shape = mode === 'week' ? WEEK_SHAPE : CHARTER_SHAPE
  const state = buildStayState({
    booking,
    choice: mode === 'one' ? { ...choice, endDate: choice.date } : choice,
    shape,
    startTime: booking.boardAt,
    availability,
    money,
    now: Date.now(),
  })
  return {
    ...parts,
    mode,
    shape,
    state,
    setMode(wanted: 'one' | 'several') {
      setSeveral(wanted === 'several')
      if (wanted === 'one') choose({ endDate: null })
    },
    add: (flow?: BasketFlow) => addSelection(toStaySelection(booking, state, choice), flow),
  }
}

export type YachtBookingParts = ReturnType<typeof useYachtBooking>
