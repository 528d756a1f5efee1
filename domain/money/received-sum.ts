import { type Amount, clampToZero, minAmount, subtractAmounts, ZERO } from './amount'

export interface ReceivedSum {
  /** What the reservation still needs before the payment. */
  open: Amount
  /** What of the payment it takes. */
  wanted: Amount
  /** What of the payment goes back. */
  surplus: Amount
}

/** How much of a received sum a reservation takes. One that exists no more takes nothing. */
export function splitReceived(given: { amount: Amount; paid: Amount; total: Amount; isGone: boolean }): ReceivedSum {
  const open = given.isGone ? ZERO : clampToZero(subtractAmounts(given.total, given.paid))
  const wanted = minAmount(given.amount, open)
  return { open, wanted, surplus: subtractAmounts(given.amount, wanted) }
}
