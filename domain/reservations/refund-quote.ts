import { type Instant, type LocalDateTime, toEpoch, toInstant } from '@/domain/dates/zone'
import { allocate } from '@/domain/money/allocate'
import { type Amount, addAmounts, minAmount, percentOf, subtractAmounts, sumAmounts } from '@/domain/money/amount'
import { buildRefundSteps, type CancellationPolicy, type Refund, type RefundStep, refundFor } from './cancellation'

/** One line of a reservation as cancelling sees it; amounts in the fixed currency. */
export interface RefundLine {
  /** Due at booking for this line, without instalment difference. */
  deposit: Amount
  balance: Amount
  /** Percentage that the product keeps as its deposit, whatever part was paid at booking. */
  depositRate: number
  /** The whole price was due at booking: the deposit is that percentage of the price of now. */
  wasDueInFull: boolean
  startsAt: LocalDateTime
  policy: CancellationPolicy
}

export interface RefundInput {
  paid: Amount
  /** Comes on top of the lines' deposits and goes back with them. */
  instalmentDifference: Amount
  lines: readonly RefundLine[]
  zone: string
}

export interface RefundQuote {
  /** Every moment at which the refund changes, earliest first; the last is that of the first start. */
  steps: RefundStep[]
  /** The first start: until then, that moment included, the reservation can be cancelled. */
  startsAt: string
}

/** What of the money paid so far belongs to each line: first the deposits, then the balances, both to the cent. */
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
 * What comes back when the whole reservation is cancelled at a moment: the sum of its lines, each by its own product's
 * rule, and what was paid beyond the price.
 */
export function refundAt(input: RefundInput, now: Instant): Refund {
  const { shares, surplus } = sharePaid(input)
  const refund = sumAmounts([surplus, ...shares.map((share) => refundFor({ ...share, now }).refund)])
  return { refund, kept: subtractAmounts(input.paid, refund) }
}

/** Throws RangeError without lines: a reservation has at least one. */
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
