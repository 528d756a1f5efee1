import { type Instant, type LocalDateTime, toEpoch, toInstant } from '@/domain/dates/zone'
import { type Amount, addAmounts, clampToZero, minAmount, percentOf, subtractAmounts } from '@/domain/money/amount'

/** `refundPercent` of what was paid comes back when at least `hoursBefore` hours remain until the start. */
export interface CancellationStep {
  hoursBefore: number
  refundPercent: number
}

/**
 * The rule of one product. After its last step either the deposit is kept and what was paid beyond it comes back,
 * or everything is kept.
 */
export interface CancellationPolicy {
  steps: CancellationStep[]
  afterwards: 'keepDeposit' | 'keepAll'
}

/** Full refund until this many hours before the start (spec 9). */
export const FREE_CANCELLATION_HOURS = 48

/** Spec 9: everything until 48 hours before, after that the deposit is kept. */
export const DEFAULT_POLICY: CancellationPolicy = {
  steps: [{ hoursBefore: FREE_CANCELLATION_HOURS, refundPercent: 100 }],
  afterwards: 'keepDeposit',
}

/** Everything comes back until the start. */
export const FULL_REFUND_POLICY: CancellationPolicy = {
  steps: [{ hoursBefore: 0, refundPercent: 100 }],
  afterwards: 'keepAll',
}

/** Nothing ever comes back. */
export const NO_REFUND_POLICY: CancellationPolicy = {
  steps: [{ hoursBefore: 0, refundPercent: 0 }],
  afterwards: 'keepAll',
}

interface PolicySource {
  /** The product's own steps; null without any. */
  cancellation: { steps: readonly CancellationStep[] } | null
  /** Hours before the start until which everything comes back; null when nothing ever does. */
  freeCancellationHours: number | null
}

/**
 * The one reading of a product's cancellation fields. Own steps count as they are; without any, the free hours do.
 * A single step that gives everything is the specification's rule with other hours: the deposit is kept after it.
 */
export function buildCancellationPolicy({ cancellation, freeCancellationHours }: PolicySource): CancellationPolicy {
  const free = freeCancellationHours === null ? [] : [{ hoursBefore: freeCancellationHours, refundPercent: 100 }]
  const steps = [...(cancellation?.steps ?? free)]
  if (!steps.some((step) => step.refundPercent > 0)) return NO_REFUND_POLICY
  const isSpecified = steps.length === 1 && steps.every((step) => step.refundPercent >= 100)
  return { steps, afterwards: isSpecified ? 'keepDeposit' : 'keepAll' }
}

export interface CancellationInput {
  paid: Amount
  /** What is kept after the last step where the policy keeps the deposit. */
  deposit: Amount
  /** What the reservation costs; anything paid beyond it always comes back. */
  total: Amount
  /** Date and time of the start on the tenant's clocks. */
  startsAt: LocalDateTime
  zone: string
  policy: CancellationPolicy
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
  const { steps, afterwards } = input.policy
  const start = toEpoch(toInstant(input.startsAt.date, input.startsAt.time, input.zone))
  const untilOf = (hours: number) => new Date(start - hours * HOUR).toISOString()
  const own = [...steps]
    .sort((left, right) => right.hoursBefore - left.hoursBefore)
    .map((step) => ({ until: untilOf(step.hoursBefore), ...refundByPercent(input, step.refundPercent) }))
  if (afterwards === 'keepAll' || own.at(-1)?.until === untilOf(0)) return own
  return [...own, { until: untilOf(0), ...refundLessDeposit(input) }]
}

/**
 * What comes back when it is cancelled now; the slider shows it and the backend pays it (decisions 7). A step holds
 * to its very last moment; from the millisecond after it the next counts. From the millisecond after the start only
 * an overpayment comes back.
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
  policy: CancellationPolicy,
): string | null {
  const hours = policy.steps.filter((step) => step.refundPercent >= 100).map((step) => step.hoursBefore)
  if (hours.length === 0) return null
  const start = toEpoch(toInstant(startsAt.date, startsAt.time, zone))
  return new Date(start - Math.min(...hours) * HOUR).toISOString()
}
