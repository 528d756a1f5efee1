import { type Amount, clampToZero, subtractAmounts, ZERO } from '../money/amount'
import { type CollectionStatus, collectionStatusOf } from './status'

/** The amounts of a reservation's row, in the fixed currency. */
export interface Holdings {
  /** All payments less all refunds sent, according to the ledger. */
  paidAmount: Amount
  /** The part of it that is owed as a refund and not sent yet. */
  refundingAmount: Amount
}

/** The part of the paid amount that stays. A refund counts from the moment when it is owed, not when it is sent. */
export const keptOf = ({ paidAmount, refundingAmount }: Holdings): Amount =>
  subtractAmounts(paidAmount, refundingAmount)

interface Owing extends Holdings {
  status: string
  /** The whole price. */
  total: Amount
}

export interface Balance {
  paid: Amount
  /** Refunds that are owed and not sent yet. */
  refunding: Amount
  /** The unpaid part of the whole price; zero where the reservation is cancelled. */
  open: Amount
}

/** Paid, refunding and open amount of a reservation, for every page, email, voucher, list and statement. */
export function balanceOf(reservation: Owing): Balance {
  const { status, total, refundingAmount: refunding } = reservation
  const paid = keptOf(reservation)
  const isOwed = status === 'active' || status === 'closed'
  return { paid, refunding, open: isOwed ? clampToZero(subtractAmounts(total, paid)) : ZERO }
}

/** The missing part of the amount due at booking. */
export const missingOf = (reservation: Holdings & { chargedAmount: Amount }): Amount =>
  clampToZero(subtractAmounts(reservation.chargedAmount, keptOf(reservation)))

/**
 * Collection status by the amount that stays. The column `collection_status` instead counts everything that was ever
 * received.
 */
export const collectionOf = (reservation: Holdings & { chargedAmount: Amount; total: Amount }): CollectionStatus =>
  collectionStatusOf({ paid: keptOf(reservation), deposit: reservation.chargedAmount, total: reservation.total })
