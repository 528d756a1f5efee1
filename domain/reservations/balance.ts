import { type Amount, clampToZero, subtractAmounts, ZERO } from '../money/amount'
import { type CollectionStatus, collectionStatusOf } from './status'

/** Money of a reservation as its row holds it, in the fixed currency. */
export interface Holdings {
  /** All that came in less all that went back, by the ledger. */
  paidAmount: Amount
  /** Of it, owed back and not sent yet. */
  refundingAmount: Amount
}

/** The part of the paid money that stays: a refund counts from the moment when it is owed, not when it is sent. */
export const keptOf = ({ paidAmount, refundingAmount }: Holdings): Amount =>
  subtractAmounts(paidAmount, refundingAmount)

interface Owing extends Holdings {
  status: string
  /** The whole price. */
  total: Amount
}

export interface Balance {
  paid: Amount
  /** On its way back to the payer. */
  refunding: Amount
  /** Still to be paid of the whole price; nothing where the reservation is cancelled. */
  open: Amount
}

/** "Paid", "refund on its way" and "open" of a reservation, for every page, mail, voucher, list and statement. */
export function balanceOf(reservation: Owing): Balance {
  const { status, total, refundingAmount: refunding } = reservation
  const paid = keptOf(reservation)
  const isOwed = status === 'active' || status === 'closed'
  return { paid, refunding, open: isOwed ? clampToZero(subtractAmounts(total, paid)) : ZERO }
}

/** The part of what was due at booking that is still missing. */
export const missingOf = (reservation: Holdings & { chargedAmount: Amount }): Amount =>
  clampToZero(subtractAmounts(reservation.chargedAmount, keptOf(reservation)))

/** How much of the price has been collected and stays; the column `collection_status` counts all that ever came in. */
export const collectionOf = (reservation: Holdings & { chargedAmount: Amount; total: Amount }): CollectionStatus =>
  collectionStatusOf({ paid: keptOf(reservation), deposit: reservation.chargedAmount, total: reservation.total })
