import { type Instant, type LocalDateTime, toEpoch, toInstant } from '@/domain/dates/zone'
import { type Amount, addAmounts, clampToZero, minAmount, percentOf, subtractAmounts } from '@/domain/money/amount'

/** `refundPercent` of what was paid comes back when at least `hoursBefore` hours remain until the start. */
export interface CancellationStep {
  hoursBefore: number
  refundPercent: number
}

/** Full refund until this many hours before the start (spec 9). */
export const FREE_CANCELLATION_HOURS = 48

export interface CancellationInput {
  paid: Amount
  /** What is kept by the default rule; not used by a product's own steps. */
  deposit: Amount
  /** What the reservation costs; anything paid beyond it always comes back. */
  total: Amount
  /** Date and time of the start on the tenant's clocks. */
  startsAt: LocalDateTime
  zone: string
  /** The product's own steps; null or none means the default rule. */
  policy: readonly CancellationStep[] | null
}

export interface Refund {
  refund: Amount
  kept: Amount
}

/** A stretch of time in which the refund stays the same. `until` is its last moment; each starts after the one before. */
export interface RefundStep extends Refund {
  until: string
}

const HOUR = 3_600_000

function refundByPercent(input: CancellationInput, percent: number): Refund {
  const due = minAmount(input.paid, input.total)
  const refund = addAmounts(subtractAmounts(input.paid, due), percentOf(due, percent))
  return { refund, kept: subtractAmounts(input.paid, refund) }
}

function refundLessDeposit(input: CancellationInput): Refund {
  const kept = clampToZero(minAmount(input.paid, minAmount(input.deposit, input.total)))
  return { refund: subtractAmounts(input.paid, kept), kept }
}

/**
 * The blocks of the refund slider, earliest first; after the last `until` only an overpayment comes back. Hours are
 * elapsed hours of 3,600 seconds, also across a change of clocks.
 */
export function buildRefundSteps(input: CancellationInput): RefundStep[] {
  const start = toEpoch(toInstant(input.startsAt.date, input.startsAt.time, input.zone))
  const untilOf = (hours: number) => new Date(start - hours * HOUR).toISOString()
  if (!input.policy || input.policy.length === 0) {
    return [
      { until: untilOf(FREE_CANCELLATION_HOURS), ...refundByPercent(input, 100) },
      { until: untilOf(0), ...refundLessDeposit(input) },
    ]
  }
  return [...input.policy]
    .sort((left, right) => right.hoursBefore - left.hoursBefore)
    .map((step) => ({ until: untilOf(step.hoursBefore), ...refundByPercent(input, step.refundPercent) }))
}

/**
 * What comes back when the reservation is cancelled now; the slider shows it and the backend pays it (decisions 7).
 * Default rule: everything until exactly 48 hours before the start, that very moment included; from the millisecond
 * after it the deposit is kept; from the millisecond after the start nothing comes back. Own steps end the same way.
 */
export function refundFor(input: CancellationInput & { now: Instant }): Refund {
  const now = toEpoch(input.now)
  const step = buildRefundSteps(input).find((candidate) => now <= toEpoch(candidate.until))
  if (step) return { refund: step.refund, kept: step.kept }
  return refundByPercent(input, 0)
}

/** The last moment at which everything comes back, or null when the policy never gives everything. */
export function getFreeCancellationEnd(
  startsAt: LocalDateTime,
  zone: string,
  policy: readonly CancellationStep[] | null,
): string | null {
  const hours = policy?.length
    ? policy.filter((step) => step.refundPercent >= 100).map((step) => step.hoursBefore)
    : [FREE_CANCELLATION_HOURS]
  if (hours.length === 0) return null
  const start = toEpoch(toInstant(startsAt.date, startsAt.time, zone))
  return new Date(start - Math.min(...hours) * HOUR).toISOString()
}
