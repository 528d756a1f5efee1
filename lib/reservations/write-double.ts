import type { DoubleAmount } from '@/domain/reservations/double-amount'
import { showOwn } from '@/lib/member/view-context'
import type { ResultContext } from './result-context'

interface Currencies {
  chosen: { currency: string }
  fixed: { currency: string }
}

/** '€184.50 (₺9,188.10)': the sum as it was chosen and, where another currency is charged, as it is charged. */
export function writeDouble(
  sum: DoubleAmount,
  { chosen, fixed }: Currencies,
  { money, t }: Pick<ResultContext, 'money' | 't'>,
): string {
  const own = showOwn(sum.chosen, chosen.currency, { money })
  if (chosen.currency === fixed.currency) return own
  return t('money.both', { chosen: own, fixed: showOwn(sum.fixed, fixed.currency, { money }) })
}
