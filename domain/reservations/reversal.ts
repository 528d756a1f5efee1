import { type Amount, compareAmounts, isZero } from '../money/amount'
import { keptOf } from './balance'
import { isSettled, type Standing } from './confirmed'

interface Refund {
  amount: Amount
  state: string
  /** Whether the money bought nothing and goes back for that. */
  isReturn: boolean
}

export interface EnteredPayment {
  entry: string
  /** Of a payment through a gateway. */
  paymentId: number | null
  amount: Amount
  isReversed: boolean
  refunds: readonly Refund[]
  isCancelled: boolean
}

export type ReversalRefusal = 'notStaffPayment' | 'reversedAlready' | 'refundSentAlready' | 'cancelledSince'

/**
 * Why a payment in the ledger cannot be reversed; null where it can. What a cancellation keeps and gives back was calculated from the money
 * that had been paid by then: only a payment that came later, and bought nothing, is independent of it.
 */
export function findReversalRefusal(payment: EnteredPayment): ReversalRefusal | null {
  const { entry, paymentId, amount, refunds } = payment
  if (entry !== 'payment' || paymentId !== null) return 'notStaffPayment'
  if (payment.isReversed) return 'reversedAlready'
  if (refunds.some(({ state }) => state !== 'due' && state !== 'withdrawn')) return 'refundSentAlready'
  const hasBoughtNothing = refunds.some((refund) => refund.isReturn && compareAmounts(refund.amount, amount) >= 0)
  return payment.isCancelled && !hasBoughtNothing ? 'cancelledSince' : null
}

/**
 * Whether a reservation that is not settled any more needs a deadline again after a reversal. It has none, or an old one, and without one it
 * would keep its places for ever. A claim that waits for the staff suspends the deadline.
 */
export function needsDeadline(
  standing: Omit<Standing, 'awaitsConfirmation'>,
  waitsForClaim: boolean,
  now: number,
): boolean {
  const { status, paymentMethod, payUntil } = standing
  if (status !== 'active' || paymentMethod === 'onArrival' || waitsForClaim) return false
  if (isSettled(standing)) return false
  return payUntil === null || new Date(payUntil).getTime() <= now
}

interface Arrival extends Omit<Standing, 'awaitsConfirmation'> {
  /** Whether the guest booked with an address that was not proven, and has not proven it since. */
  isUnproven: boolean
}

/**
 * Whether a reservation that is paid on arrival has to be confirmed by the mailed link after a reversal. It is confirmed without a payment
 * where the address is proven, and a reversal changes nothing about that. Otherwise the payment alone had confirmed it.
 */
export function needsProof({ isUnproven, ...standing }: Arrival): boolean {
  const { status, paymentMethod, payUntil } = standing
  return (
    status === 'active' && paymentMethod === 'onArrival' && isUnproven && payUntil === null && isZero(keptOf(standing))
  )
}
