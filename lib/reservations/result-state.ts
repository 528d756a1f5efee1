import { compareAmounts, isZero } from '@/domain/money/amount'
import type { ReservationResult } from '@/domain/reservations/schema'

/** How things stand with a reservation, for the person who made it. */
export type ResultState =
  | 'paid'
  | 'reserved'
  | 'unproven'
  | 'transfer'
  | 'asking'
  | 'declined'
  | 'cancelled'
  | 'refunded'

type Facts = Pick<ReservationResult, 'reservationStatus' | 'paymentMethod' | 'paid' | 'payment' | 'fixed' | 'payUntil'>

/**
 * 'asking': the bank's answer is not known, which is neither yes nor no (decisions 7). 'unproven': nothing is due before the arrival, and kept until `payUntil`
 * unless the guest confirms by the mailed link.
 */
export function getResultState(facts: Facts): ResultState {
  const { reservationStatus, paymentMethod, paid, payment, fixed, payUntil } = facts
  if (payment.paymentState === 'refunded') return 'refunded'
  if (reservationStatus === 'cancelled') return 'cancelled'
  // A coupon may have paid all of it.
  const isPaid = !isZero(paid.amount) && compareAmounts(paid.amount, fixed.charged) >= 0
  if (isPaid) return 'paid'
  if (paymentMethod === 'onArrival' && payUntil !== null) return 'unproven'
  if (isZero(fixed.totals.grandTotal)) return 'paid'
  if (paymentMethod === 'onArrival' || isZero(fixed.charged)) return 'reserved'
  if (paymentMethod === 'bankTransfer') return 'transfer'
  if (payment.paymentState === 'captured' || payment.paymentState === 'declined') {
    return payment.paymentState === 'captured' ? 'paid' : 'declined'
  }
  return 'asking'
}

/** Whether what is personal was left out, since whoever asks is not the owner: every guest has a name. */
export const isMasked = ({ guest }: Pick<ReservationResult, 'guest'>): boolean => guest.firstName === ''

/** Whether the operator has yet to say yes to what stands otherwise. */
export function isRequested({
  awaitsConfirmation,
  ...facts
}: Facts & Pick<ReservationResult, 'awaitsConfirmation'>): boolean {
  return awaitsConfirmation && isBooked(getResultState(facts))
}

/** What a voucher waits for that has no ticket yet, or that it never gets one; 'hidden' from whoever is not the owner. */
export type TicketWait = 'later' | 'unproven' | 'unconfirmed' | 'void' | 'hidden'

export function getTicketWait(result: Facts & Pick<ReservationResult, 'awaitsConfirmation' | 'guest'>): TicketWait {
  const { reservationStatus, awaitsConfirmation } = result
  if (reservationStatus === 'cancelled') return 'void'
  if (getResultState(result) === 'unproven') return 'unproven'
  if (awaitsConfirmation) return 'unconfirmed'
  return isMasked(result) && getResultState(result) !== 'transfer' ? 'hidden' : 'later'
}

/** Whether the trip is theirs, so that it need not lie in the basket any more. */
export function isBooked(state: ResultState): boolean {
  return state === 'paid' || state === 'reserved' || state === 'unproven' || state === 'transfer'
}

/** Whether money went back and the places are still kept for whoever pays rightly. */
export function canPayAgain<R extends Facts>(result: R): result is R & { payUntil: string } {
  return getResultState(result) === 'refunded' && result.reservationStatus === 'active' && result.payUntil !== null
}
