import type { Product } from '@/domain/catalogue/shared/schema'
import { formatPercent } from '@/domain/money/format'
import { buildCancellationPolicy, type CancellationStep } from '@/domain/reservations/cancellation'
import { commaOf, type Locale } from '@/domain/shared/locales'
import type { Words } from '../catalogue-words'
import { formatHoursBefore } from './duration'

export interface CancellationBlock {
  tone: 'full' | 'part' | 'none'
  label: string
  /** Start of the period, as text. */
  begins: string
}

export interface CancellationView {
  sentence: string
  after: string | null
  /** Widths are not to scale; each block states its start. */
  blocks: CancellationBlock[]
}

interface CancellationContext extends Words {
  locale: Locale
}

/** The steps with a refund, in order of time. */
function listSteps(product: Product): CancellationStep[] {
  const own = buildCancellationPolicy(product).steps.filter(({ refundPercent }) => refundPercent > 0)
  return own.sort((left, right) => right.hoursBefore - left.hoursBefore)
}

/** Whether only the deposit is kept after the last step. */
function isDepositKept(product: Product): boolean {
  const { paymentPlan, depositPercent } = product.payment
  const isRule = buildCancellationPolicy(product).afterwards === 'keepDeposit'
  return isRule && paymentPlan === 'deposit' && depositPercent > 0
}

function describeRest(
  product: Product,
  later: readonly CancellationStep[],
  { t, common, locale }: CancellationContext,
): string {
  if (later.length > 0) {
    const steps = later.map(({ refundPercent, hoursBefore }) =>
      t('cancellation.step', {
        percent: formatPercent(String(refundPercent), locale),
        time: formatHoursBefore(hoursBefore, common),
      }),
    )
    return t('cancellation.stepsAfter', { steps: steps.join(commaOf(locale)) })
  }
  const { depositPercent } = product.payment
  return isDepositKept(product)
    ? t('cancellation.depositKept', { percent: formatPercent(String(depositPercent), locale) })
    : t('cancellation.allKept')
}

function buildBlocks(
  product: Product,
  steps: readonly CancellationStep[],
  context: CancellationContext,
): CancellationBlock[] {
  const { t, common, locale } = context
  const beforeOf = ({ hoursBefore }: CancellationStep) =>
    t('cancellation.before', { time: formatHoursBefore(hoursBefore, common) })
  const blocks = steps.map((step, index): CancellationBlock => {
    const previous = steps[index - 1]
    const isFull = step.refundPercent >= 100
    return {
      tone: isFull ? 'full' : 'part',
      label: isFull
        ? t('cancellation.fullRefund')
        : t('cancellation.partRefund', { percent: formatPercent(String(step.refundPercent), locale) }),
      begins: previous ? beforeOf(previous) : t('cancellation.today'),
    }
  })
  const last = steps.at(-1)
  if (!last || last.hoursBefore === 0) return blocks
  const keepsDeposit = isDepositKept(product)
  const label = keepsDeposit ? t('cancellation.depositBlock') : t('cancellation.noRefund')
  return [...blocks, { tone: keepsDeposit ? 'part' : 'none', label, begins: beforeOf(last) }]
}

/** Describes the cancellation rule. The booking card shows the exact date once a day is chosen. */
export function buildCancellation(product: Product, context: CancellationContext): CancellationView {
  const { t, common, locale } = context
  const steps = listSteps(product)
  const [first, ...later] = steps
  if (!first) return { sentence: t('cancellation.none'), after: null, blocks: [] }
  const time = formatHoursBefore(first.hoursBefore, common)
  const sentence =
    first.refundPercent >= 100
      ? t('cancellation.free', { time })
      : t('cancellation.partly', { time, percent: formatPercent(String(first.refundPercent), locale) })
  return { sentence, after: describeRest(product, later, context), blocks: buildBlocks(product, steps, context) }
}
