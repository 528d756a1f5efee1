import { type Instant, type LocalDateTime, toEpoch, toInstant } from '@/domain/dates/zone'
import { type Amount, addAmounts, clampToZero, minAmount, percentOf, subtractAmounts } from '@/domain/money/amount'

/** `refundPercent` of the paid amount is refunded while at least `hoursBefore` hours remain until the start. */
export interface CancellationStep {
  hoursBefore: number
  refundPercent: number
}

/**
 * The cancellation rule of one product. After its last step, either the deposit is kept and the rest is refunded, or
 * everything is kept.
 */
export interface CancellationPolicy {
  steps: CancellationStep[]
  afterwards: 'keepDeposit' | 'keepAll'
}

/** Full refund until this many hours before the start (spec 9). */
export const FREE_CANCELLATION_HOURS = 48

/** Spec 9: full refund until 48 hours before the start; after that the deposit is kept. */
export const DEFAULT_POLICY: CancellationPolicy = {
  steps: [{ hoursBefore: FREE_CANCELLATION_HOURS, refundPercent: 100 }],
  afterwards: 'keepDeposit',
}

/** Full refund until the start. */
export const FULL_REFUND_POLICY: CancellationPolicy = {
  steps: [{ hoursBefore: 0, refundPercent: 100 }],
  afterwards: 'keepAll',
}

/** No refund at any time. */
export const NO_REFUND_POLICY: CancellationPolicy = {
  steps: [{ hoursBefore: 0, refundPercent: 0 }],
  afterwards: 'keepAll',
}

interface PolicySource {
  /** The product's own steps; null without steps. */
  cancellation: { steps: readonly CancellationStep[] } | null
  /** Hours before the start until which the refund is full; null when it never is. */
  freeCancellationHours: number | null
}

/**
 * Derives the policy from a product's cancellation fields. The product's own steps apply unchanged; without them, the
 * free hours apply. A single step with a full refund is the specification's rule with other hours: after it, the
 * deposit is kept.
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
  /** The amount that is kept after the last step if the policy keeps the deposit. */
  deposit: Amount
  /** Price of the reservation. Any amount paid beyond it is always refunded. */
  total: Amount
  /** Local date and time of the start, in the tenant's zone. */
  startsAt: LocalDateTime
  zone: string
  policy: CancellationPolicy
}

export interface Refund {
  refund: Amount
  kept: Amount
}

/** A period with a constant refund. `until` is its last moment; each period starts after the previous one. */
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
 * The blocks of the refund slider, earliest first. After the last `until`, only an overpayment is refunded. Hours are
 * elapsed hours of 3,600 seconds, also across a clock change.
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
 * The refund of a cancellation at `now`. The slider shows it and the backend pays it (decisions 7). A step applies up
 * to and including its last millisecond. After the start, only an overpayment is refunded.
 */
export function refundFor(input: CancellationInput & { now: Instant }): Refund {
  const now = toEpoch(input.now)
  const step = buildRefundSteps(input).find((candidate) => now <= toEpoch(candidate.until))
  if (step) return { refund: step.refund, kept: step.kept }
  return refundByPercent(input, 0)
}

/** The last moment with a full refund, or null when the policy never grants one. */
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
