import type { DoubleAmount } from '@/domain/reservations/double-amount'
import { showOwn } from '@/lib/member/view-context'
import type { ResultContext } from './result-context'

interface Currencies {
  chosen: { currency: string }
  fixed: { currency: string }
}

/** '€184.50 (₺9,188.10)': the amount in the chosen currency and, if another currency is charged, the charged amount. */
export function writeDouble(
  sum: DoubleAmount,
  { chosen, fixed }: Currencies,
  { money, t }: Pick<ResultContext, 'money' | 't'>,
): string {
  const own = showOwn(sum.chosen, chosen.currency, { money })
  if (chosen.currency === fixed.currency) return own
  return t('money.both', { chosen: own, fixed: showOwn(sum.fixed, fixed.currency, { money }) })
}
