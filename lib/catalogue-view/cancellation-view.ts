import type { Product } from '@/domain/catalogue/shared/schema'
import { formatPercent } from '@/domain/money/format'
import type { Locale } from '@/domain/shared/locales'
import { formatHoursBefore } from './duration'
import type { Words } from './words'

export interface CancellationBlock {
  tone: 'full' | 'part' | 'none'
  label: string
  /** When it begins, in words. */
  begins: string
}

export interface CancellationView {
  sentence: string
  after: string | null
  /** Widths are not to scale; each block says when it begins. */
  blocks: CancellationBlock[]
}

interface CancellationContext extends Words {
  locale: Locale
}

interface Step {
  hoursBefore: number
  refundPercent: number
}

/** The product's own steps, else everything back until its free hours end, else nothing (as the booking card reads them). */
function listSteps({ cancellation, freeCancellationHours }: Product): Step[] {
  const own = [...(cancellation?.steps ?? [])].filter(({ refundPercent }) => refundPercent > 0)
  if (cancellation) return own.sort((left, right) => right.hoursBefore - left.hoursBefore)
  return freeCancellationHours === null ? [] : [{ hoursBefore: freeCancellationHours, refundPercent: 100 }]
}

function describeRest(product: Product, later: readonly Step[], { t, common, locale }: CancellationContext): string {
  if (later.length > 0) {
    const steps = later.map(({ refundPercent, hoursBefore }) =>
      t('cancellation.step', {
        percent: formatPercent(String(refundPercent), locale),
        time: formatHoursBefore(hoursBefore, common),
      }),
    )
    return t('cancellation.stepsAfter', { steps: steps.join(', ') })
  }
  const { paymentPlan, depositPercent } = product.payment
  const keepsDeposit = product.cancellation === null && paymentPlan === 'deposit' && depositPercent > 0
  return keepsDeposit
    ? t('cancellation.depositKept', { percent: formatPercent(String(depositPercent), locale) })
    : t('cancellation.allKept')
}

function buildBlocks(product: Product, steps: readonly Step[], context: CancellationContext): CancellationBlock[] {
  const { t, common, locale } = context
  const beforeOf = ({ hoursBefore }: Step) => t('cancellation.before', { time: formatHoursBefore(hoursBefore, common) })
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
  const keepsDeposit = product.cancellation === null && product.payment.paymentPlan === 'deposit'
  const label = keepsDeposit ? t('cancellation.depositBlock') : t('cancellation.noRefund')
  return [...blocks, { tone: keepsDeposit ? 'part' : 'none', label, begins: beforeOf(last) }]
}

/** The cancellation rule in plain words; the date itself stands in the booking card, where a day has been chosen. */
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
