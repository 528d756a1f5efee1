import { compareAmounts, isZero } from '@/domain/money/amount'
import type { ReservationResult } from '@/domain/reservations/schema'

/** The state of a reservation for its owner. */
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
 * 'asking': the bank's answer is unknown, neither approved nor declined (decisions 7). 'unproven': nothing is due
 * before arrival, and the reservation is held until `payUntil` unless the guest confirms it by the mailed link.
 */
export function getResultState(facts: Facts): ResultState {
  const { reservationStatus, paymentMethod, paid, payment, fixed, payUntil } = facts
  if (payment.paymentState === 'refunded') return 'refunded'
  if (reservationStatus === 'cancelled') return 'cancelled'
  // A coupon may have covered the whole amount.
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

/** Whether personal data was removed because the caller is not the owner; every guest has a name. */
export const isMasked = ({ guest }: Pick<ReservationResult, 'guest'>): boolean => guest.firstName === ''

/** Whether the operator still has to confirm a reservation that is otherwise booked. */
export function isRequested({
  awaitsConfirmation,
  ...facts
}: Facts & Pick<ReservationResult, 'awaitsConfirmation'>): boolean {
  return awaitsConfirmation && isBooked(getResultState(facts))
}

/** Why a voucher has no ticket yet, or ('void') never gets one; 'hidden' for callers other than the owner. */
export type TicketWait = 'later' | 'unproven' | 'unconfirmed' | 'void' | 'hidden'

export function getTicketWait(result: Facts & Pick<ReservationResult, 'awaitsConfirmation' | 'guest'>): TicketWait {
  const { reservationStatus, awaitsConfirmation } = result
  if (reservationStatus === 'cancelled') return 'void'
  if (getResultState(result) === 'unproven') return 'unproven'
  if (awaitsConfirmation) return 'unconfirmed'
  return isMasked(result) && getResultState(result) !== 'transfer' ? 'hidden' : 'later'
}

/** Whether the trip is booked, so that the basket can be cleared of it. */
export function isBooked(state: ResultState): boolean {
  return state === 'paid' || state === 'reserved' || state === 'unproven' || state === 'transfer'
}

/** Whether the payment was refunded while the places are still held for a new payment. */
export function canPayAgain<R extends Facts>(result: R): result is R & { payUntil: string } {
  return getResultState(result) === 'refunded' && result.reservationStatus === 'active' && result.payUntil !== null
}
