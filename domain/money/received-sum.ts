import { type Amount, clampToZero, minAmount, subtractAmounts, ZERO } from './amount'

export interface ReceivedSum {
  /** Open amount of the reservation before the payment. */
  open: Amount
  /** Part of the payment that is applied to the reservation. */
  wanted: Amount
  /** Part of the payment that is refunded. */
  surplus: Amount
}

/**
 * Splits a received sum into the part that a reservation takes and the surplus. A reservation that no longer exists
 * takes nothing.
 */
export function splitReceived(given: { amount: Amount; paid: Amount; total: Amount; isGone: boolean }): ReceivedSum {
  const open = given.isGone ? ZERO : clampToZero(subtractAmounts(given.total, given.paid))
  const wanted = minAmount(given.amount, open)
  return { open, wanted, surplus: subtractAmounts(given.amount, wanted) }
}
