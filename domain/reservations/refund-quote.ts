import { type Instant, type LocalDateTime, toEpoch, toInstant } from '@/domain/dates/zone'
import { allocate } from '@/domain/money/allocate'
import { type Amount, addAmounts, minAmount, percentOf, subtractAmounts, sumAmounts } from '@/domain/money/amount'
import { buildRefundSteps, type CancellationPolicy, type Refund, type RefundStep, refundFor } from './cancellation'

/** The data of one line for a cancellation; amounts in the fixed currency. */
export interface RefundLine {
  /** The amount due at booking for this line, without instalment difference. */
  deposit: Amount
  balance: Amount
  /** Percentage that the product keeps as its deposit, whatever part was due at booking. */
  depositRate: number
  /** Whether the whole price was due at booking. The deposit is then `depositRate` of the current price. */
  wasDueInFull: boolean
  startsAt: LocalDateTime
  policy: CancellationPolicy
}

export interface RefundInput {
  paid: Amount
  /** Charged in addition to the deposits of the lines, and refunded with them. */
  instalmentDifference: Amount
  lines: readonly RefundLine[]
  zone: string
}

export interface RefundQuote {
  /** Every moment at which the refund changes, earliest first; the last is the first start. */
  steps: RefundStep[]
  /** The earliest start of all lines. The reservation can be cancelled up to and including that moment. */
  startsAt: string
}

/** Splits the paid amount over the lines to the cent: first over the deposits, then over the balances. */
function sharePaid(input: RefundInput) {
  const dues = allocate(
    sumAmounts([...input.lines.map((line) => line.deposit), input.instalmentDifference]),
    input.lines.map((line) => line.deposit),
  )
  const balances = input.lines.map((line) => line.balance)
  const first = minAmount(input.paid, sumAmounts(dues))
  const second = minAmount(subtractAmounts(input.paid, first), sumAmounts(balances))
  const deposits = allocate(first, dues)
  const rests = allocate(second, balances)
  return {
    surplus: subtractAmounts(subtractAmounts(input.paid, first), second),
    shares: input.lines.map((line, index) => {
      const due = dues[index] ?? '0.00'
      const total = addAmounts(due, line.balance)
      return {
        paid: addAmounts(deposits[index] ?? '0.00', rests[index] ?? '0.00'),
        total,
        deposit: line.wasDueInFull ? percentOf(total, line.depositRate) : due,
        startsAt: line.startsAt,
        policy: line.policy,
        zone: input.zone,
      }
    }),
  }
}

/**
 * The refund if the whole reservation is cancelled at `now`: the sum over its lines, each by the rule of its product,
 * plus any amount paid beyond the price.
 */
export function refundAt(input: RefundInput, now: Instant): Refund {
  const { shares, surplus } = sharePaid(input)
  const refund = sumAmounts([surplus, ...shares.map((share) => refundFor({ ...share, now }).refund)])
  return { refund, kept: subtractAmounts(input.paid, refund) }
}

/** Throws RangeError if there are no lines. */
export function buildRefundQuote(input: RefundInput): RefundQuote {
  const { shares } = sharePaid(input)
  const starts = shares.map(({ startsAt }) => toEpoch(toInstant(startsAt.date, startsAt.time, input.zone)))
  if (starts.length === 0) throw new RangeError('a reservation without lines')
  const start = Math.min(...starts)
  const changes = shares.flatMap((share) => buildRefundSteps(share).map((step) => toEpoch(step.until)))
  const moments = [...new Set([...changes.filter((moment) => moment < start), start])].sort((a, b) => a - b)
  const steps = moments.map((moment) => ({ until: new Date(moment).toISOString(), ...refundAt(input, moment) }))
  const isChange = (step: RefundStep, index: number) => steps[index + 1]?.refund !== step.refund
  return { steps: steps.filter(isChange), startsAt: new Date(start).toISOString() }
}
