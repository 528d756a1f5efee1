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

/** Whether a transfer has to be in before the sale of every item ends. Later, places would be kept that nobody could sell any more. */
export function isTransferInTime(sales: readonly Sale[], now: number, bankTransferHours: number): boolean {
  const deadline = transferDeadline(now, bankTransferHours)
  return sales.every(({ startsAt, cutoffMinutes }) => deadline <= toEpoch(startsAt) - cutoffMinutes * MINUTE)
}

interface PartlyPaid {
  /** The deadline so far, in epoch milliseconds; null where none runs. */
  payUntil: number | null
  /** The first start of its items. */
  startsAt: number
  now: number
  bankTransferHours: number
}

/**
 * Until when the rest of a partly paid reservation has to be in: a payment gives the time of a transfer, at most until the trip begins, and
 * never shortens a deadline. Null where the trip has begun: no places are left to be released, and the operator decides.
 */
export function restDeadline({ payUntil, startsAt, now, bankTransferHours }: PartlyPaid): number | null {
  if (startsAt <= now) return payUntil
  return Math.max(payUntil ?? 0, Math.min(transferDeadline(now, bankTransferHours), startsAt))
}
