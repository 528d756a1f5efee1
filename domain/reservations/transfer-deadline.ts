import { type Instant, toEpoch } from '../dates/zone'

/** Spec 9: an unpaid reservation is cancelled after 24 hours. A tenant may allow more time for a transfer. */
const LEAST_HOURS = 24
const HOUR = 3_600_000
const MINUTE = 60_000

/** The deadline for the transfer of a reservation made at `now`, in epoch milliseconds. */
export const transferDeadline = (now: number, bankTransferHours: number): number =>
  now + Math.max(LEAST_HOURS, bankTransferHours) * HOUR

interface Sale {
  startsAt: Instant
  /** Minutes before the start at which the sale ends. */
  cutoffMinutes: number
}

/** The earliest end of sale of all items, in epoch milliseconds. */
export const endOfSale = (sales: readonly Sale[]): number =>
  Math.min(...sales.map(({ startsAt, cutoffMinutes }) => toEpoch(startsAt) - cutoffMinutes * MINUTE))

/**
 * Whether the transfer deadline is before the end of sale of every item. A later deadline would hold stock that could
 * no longer be sold.
 */
export const isTransferInTime = (sales: readonly Sale[], now: number, bankTransferHours: number): boolean =>
  transferDeadline(now, bankTransferHours) <= endOfSale(sales)

interface PartlyPaid {
  /** The current deadline, in epoch milliseconds; null without one. */
  payUntil: number | null
  /** `endOfSale` of the items. */
  saleEndsAt: number
  now: number
  bankTransferHours: number
}

/**
 * The deadline for the rest of a partly paid reservation. A payment extends the deadline by the time for a transfer, at
 * most until the sale ends, and never shortens it. After the end of sale the deadline stays as it is: released stock
 * could not be sold any more, and the operator decides.
 */
export function restDeadline({ payUntil, saleEndsAt, now, bankTransferHours }: PartlyPaid): number | null {
  if (saleEndsAt <= now) return payUntil
  return Math.max(payUntil ?? 0, Math.min(transferDeadline(now, bankTransferHours), saleEndsAt))
}
