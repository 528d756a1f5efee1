import { type Amount, compareAmounts, isZero } from '../money/amount'
import { keptOf } from './balance'
import { isSettled, type Standing } from './confirmed'

interface Refund {
  amount: Amount
  state: string
  /** Whether the refund returns a payment that bought nothing. */
  isReturn: boolean
}

export interface EnteredPayment {
  entry: string
  /** Set for a payment through a gateway. */
  paymentId: number | null
  amount: Amount
  isReversed: boolean
  refunds: readonly Refund[]
  isCancelled: boolean
}

export type ReversalRefusal = 'notStaffPayment' | 'reversedAlready' | 'refundSentAlready' | 'cancelledSince'

/**
 * The reason why a payment in the ledger cannot be reversed; null where it can. A cancellation calculates its refund
 * from the amount paid by then. After it, only a payment that bought nothing can be reversed, because the calculation
 * does not depend on it.
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
 * Whether a reservation that is no longer settled after a reversal needs a new deadline. It has none or an expired one;
 * without a deadline it would hold its stock forever. A payment claim that waits for the staff suspends the deadline.
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
  /** Whether the guest booked with an unverified address and has not verified it since. */
  isUnproven: boolean
}

/**
 * Whether the guest must confirm a reservation paid on arrival by the emailed link after a reversal. With a verified
 * address it is confirmed without a payment, and a reversal does not change that. With an unverified address, only the
 * payment had confirmed it.
 */
export function needsProof({ isUnproven, ...standing }: Arrival): boolean {
  const { status, paymentMethod, payUntil } = standing
  return (
    status === 'active' && paymentMethod === 'onArrival' && isUnproven && payUntil === null && isZero(keptOf(standing))
  )
}
