import { useEffect } from 'react'
import { getAvailabilityStore } from '@/lib/basket/availability-store'
import type { TransferBooking } from '@/lib/basket/booking'
import { transferChoices } from '@/lib/basket/transfer-choice'
import { buildTransferState, toTransferSelection } from '@/lib/basket/transfer-state'
import type { BasketFlow } from '@/lib/paths'
import { useBooking } from '../shared/use-booking'

/** State and actions of a transfer's booking card. */
export function useTransferBooking(booking: TransferBooking) {
  const { addSelection, availability, ...parts } = useBooking(booking, transferChoices)
  const { choice, money } = parts
  const { backDate } = choice

  // The return may be in a month that is not loaded yet.
  useEffect(() => {
    if (backDate !== null) void getAvailabilityStore(booking.productId).request(backDate)
  }, [booking.productId, backDate])

  const state = buildTransferState({ booking, choice, availability, money, now: Date.now() })
  return {
    ...parts,
    state,
    add: (flow?: BasketFlow) => addSelection(toTransferSelection(booking, state, choice), flow),
  }
}

export type TransferBookingParts = ReturnType<typeof useTransferBooking>
