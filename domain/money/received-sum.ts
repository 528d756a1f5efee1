import { type Amount, clampToZero, minAmount, subtractAmounts, ZERO } from './amount'

export interface ReceivedSum {
  /** Open amount of the reservation before the payment. */
  open: Amount
  /** Part of the payment that the reservation takes. */
  wanted: Amount
  /** Part of the payment that is refunded. */
  surplus: Amount
}

/** How much of a received sum a reservation takes. One that exists no more takes nothing. */
export function splitReceived(given: { amount: Amount; paid: Amount; total: Amount; isGone: boolean }): ReceivedSum {
  const open = given.isGone ? ZERO : clampToZero(subtractAmounts(given.total, given.paid))
  const wanted = minAmount(given.amount, open)
  return { open, wanted, surplus: subtractAmounts(given.amount, wanted) }
}
