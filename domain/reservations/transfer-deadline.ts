import { type Instant, toEpoch } from '../dates/zone'

/** Spec 9: what is unpaid is cancelled after 24 hours; a tenant may give a transfer longer. */
const LEAST_HOURS = 24
const HOUR = 3_600_000
const MINUTE = 60_000

/** Until when a transfer for a reservation of this moment has to be in, in epoch milliseconds. */
export const transferDeadline = (now: number, bankTransferHours: number): number =>
  now + Math.max(LEAST_HOURS, bankTransferHours) * HOUR

interface Sale {
  startsAt: Instant
  /** Before the start: nothing is sold after it. */
  cutoffMinutes: number
}

/** When the first sale of all items ends, in epoch milliseconds. */
export const endOfSale = (sales: readonly Sale[]): number =>
  Math.min(...sales.map(({ startsAt, cutoffMinutes }) => toEpoch(startsAt) - cutoffMinutes * MINUTE))

/** Whether a transfer has to be in before the sale of every item ends. Later, places would be kept that nobody could sell any more. */
export const isTransferInTime = (sales: readonly Sale[], now: number, bankTransferHours: number): boolean =>
  transferDeadline(now, bankTransferHours) <= endOfSale(sales)

interface PartlyPaid {
  /** The deadline so far, in epoch milliseconds; null where none runs. */
  payUntil: number | null
  /** `endOfSale` of its items. */
  saleEndsAt: number
  now: number
  bankTransferHours: number
}

/**
 * Until when the rest of a partly paid reservation has to be in: a payment gives the time of a transfer, at most until the sale ends, and
 * never shortens a deadline. Null where the sale has ended: released places could not be sold any more, and the operator decides.
 */
export function restDeadline({ payUntil, saleEndsAt, now, bankTransferHours }: PartlyPaid): number | null {
  if (saleEndsAt <= now) return payUntil
  return Math.max(payUntil ?? 0, Math.min(transferDeadline(now, bankTransferHours), saleEndsAt))
}
