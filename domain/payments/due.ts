import { allocate } from '@/domain/money/allocate'
import { type Amount, compareAmounts, isZero, subtractAmounts, ZERO } from '@/domain/money/amount'
import type { PricedLine, PricedReservation } from '@/domain/pricing/types'
import { type Holdings, keptOf, missingOf } from '@/domain/reservations/balance'
import { isConfirmed, isSettled, type Standing } from '@/domain/reservations/confirmed'

export type PaymentPurpose = 'deposit' | 'balance'

/** What the rules of payments need of a reservation. */
interface Payable extends Holdings {
  fixed: Pick<PricedReservation, 'totals'>
  /** What is due at booking, with the instalment difference. */
  chargedAmount: Amount
}

type Owed = Pick<PricedLine, 'deposit' | 'balance' | 'total'>

interface Due {
  /** Sum of the lines, without instalment difference. */
  price: Amount
  /** What the card is charged. */
  amount: Amount
}

/**
 * What a payment is about, in the fixed currency: the missing part of what is due at booking, or all that is still open. Beside money that
 * was paid already the rest is one sum, without a part for instalments (`instalmentsOf`).
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

/** In how many parts a payment is taken: the instalments were priced for all that is due at booking, any other sum is paid at once. */
export const instalmentsOf = (reservation: Payable & { instalments: number }, purpose: PaymentPurpose): number =>
  purpose === 'deposit' && missingOf(reservation) === reservation.chargedAmount ? reservation.instalments : 1

/**
 * The price shared out over the lines by what each owes, to the cent: the gateway refuses an order whose items do
 * not add up to it, and items that cost nothing.
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

/** Whether what is due at booking can still be paid by card. */
export function isDepositOpen(reservation: Standing & { holdsStock: boolean }, now: number): boolean {
  const isOpen = reservation.status === 'active' && reservation.holdsStock && !isSettled(reservation)
  const { payUntil } = reservation
  return isOpen && payUntil !== null && new Date(payUntil).getTime() > now && reservation.paymentMethod === 'card'
}

/** The rest may be paid once the reservation is certain, until it begins (`firstStart`, epoch milliseconds). */
export function isBalanceOpen(reservation: Standing & Payable, firstStart: number, now: number): boolean {
  if (reservation.status !== 'active' || !isConfirmed(reservation)) return false
  if (compareAmounts(dueOf(reservation, 'balance').amount, ZERO) <= 0) return false
  return now <= firstStart
}
