import { allocate } from '@/domain/money/allocate'
import { type Amount, compareAmounts, isZero, subtractAmounts, ZERO } from '@/domain/money/amount'
import type { PricedLine, PricedReservation } from '@/domain/pricing/types'
import { type Holdings, keptOf, missingOf } from '@/domain/reservations/balance'
import { isConfirmed, isSettled, type Standing } from '@/domain/reservations/confirmed'

export type PaymentPurpose = 'deposit' | 'balance'

/** The fields of a reservation that the payment rules need. */
interface Payable extends Holdings {
  fixed: Pick<PricedReservation, 'totals'>
  /** The amount due at booking, with the instalment difference. */
  chargedAmount: Amount
}

type Owed = Pick<PricedLine, 'deposit' | 'balance' | 'total'>

interface Due {
  /** Sum of the lines, without instalment difference. */
  price: Amount
  /** The amount that the card is charged. */
  amount: Amount
}

/**
 * The amount of a payment, in the fixed currency: the missing part of the amount due at booking, or the whole open
 * amount. After a partial payment the rest is charged at once, without instalments (`instalmentsOf`).
 */
export function dueOf(reservation: Payable, purpose: PaymentPurpose): Due {
  const { fixed, chargedAmount } = reservation
  if (purpose === 'deposit') {
    const missing = missingOf(reservation)
    return { price: missing === chargedAmount ? fixed.totals.depositTotal : missing, amount: missing }
  }
  const open = subtractAmounts(fixed.totals.grandTotal, keptOf(reservation))
  return { price: open, amount: open }
}

/**
 * Number of instalments of a payment. Instalments are priced for the full amount due at booking; any other amount is
 * charged at once.
 */
export const instalmentsOf = (reservation: Payable & { instalments: number }, purpose: PaymentPurpose): number =>
  purpose === 'deposit' && missingOf(reservation) === reservation.chargedAmount ? reservation.instalments : 1

/**
 * Splits the price over the lines in proportion to the amount that each owes, to the cent. The gateway refuses an order
 * whose items do not add up to its price, and items that cost nothing.
 */
export function shareOut(
  price: Amount,
  { fixed }: { fixed: { lines: readonly Owed[] } },
  purpose: PaymentPurpose,
): Amount[] {
  const owed = fixed.lines.map((line) => (purpose === 'deposit' ? line.deposit : line.balance))
  const weights = owed.every(isZero) ? fixed.lines.map((line) => line.total) : owed
  return allocate(price, weights)
}

/** Whether the amount due at booking can still be paid by card. */
export function isDepositOpen(reservation: Standing & { holdsStock: boolean }, now: number): boolean {
  const isOpen = reservation.status === 'active' && reservation.holdsStock && !isSettled(reservation)
  const { payUntil } = reservation
  return isOpen && payUntil !== null && new Date(payUntil).getTime() > now && reservation.paymentMethod === 'card'
}

/**
 * Whether the rest can be paid: from the confirmation of the reservation until it begins (`firstStart`, epoch
 * milliseconds).
 */
export function isBalanceOpen(reservation: Standing & Payable, firstStart: number, now: number): boolean {
  if (reservation.status !== 'active' || !isConfirmed(reservation)) return false
  if (compareAmounts(dueOf(reservation, 'balance').amount, ZERO) <= 0) return false
  return now <= firstStart
}
