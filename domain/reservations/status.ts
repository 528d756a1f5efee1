import { type Amount, compareAmounts } from '@/domain/money/amount'

export const RESERVATION_STATUSES = ['active', 'closed', 'cancelled'] as const

export type ReservationStatus = (typeof RESERVATION_STATUSES)[number]

/** 'active' and 'closed' (after translation by the glossary) are kept; any other word means cancelled (spec 4). */
export function toReservationStatus(word: string): ReservationStatus {
  return word === 'active' || word === 'closed' ? word : 'cancelled'
}

export const COLLECTION_STATUSES = [
  'uncollected',
  'depositCollected',
  'collected',
  'partlyCollected',
  'pending',
] as const

export type CollectionStatus = (typeof COLLECTION_STATUSES)[number]

/**
 * 0 uncollected, 1 prepayment collected, 2 fully collected, 3 partly collected, anything else pending (decisions 2).
 */
export function toCollectionStatus(code: number): CollectionStatus {
  if (code === 0 || code === 1 || code === 2 || code === 3) return COLLECTION_STATUSES[code] ?? 'pending'
  return 'pending'
}

/** The wire's code; pending is 4. */
export function toCollectionCode(status: CollectionStatus): number {
  return COLLECTION_STATUSES.indexOf(status)
}

/**
 * Derives the status from the amounts: all when nothing is due, prepayment when exactly the deposit was paid, none when
 * nothing was paid, partly for any other sum. `pending` is never derived: it means that a payment is in progress.
 */
export function collectionStatusOf(money: { paid: Amount; deposit: Amount; total: Amount }): CollectionStatus {
  if (compareAmounts(money.paid, money.total) >= 0) return 'collected'
  if (compareAmounts(money.paid, '0.00') <= 0) return 'uncollected'
  return compareAmounts(money.paid, money.deposit) === 0 ? 'depositCollected' : 'partlyCollected'
}
