import { type Amount, percentOf, toAmount, ZERO } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import type { PriceableItem } from './types'

/** Added tax is amount × rate ÷ 100 (spec 9). Contained tax is amount × rate ÷ (100 + rate), for information only. */
export function taxOf(
  item: Pick<PriceableItem, 'taxMode' | 'taxRate'>,
  left: Amount,
): { tax: Amount; taxContained: Amount } {
  if (item.taxMode === 'excluded') return { tax: percentOf(left, item.taxRate), taxContained: ZERO }
  const contained = new Decimal(left).times(item.taxRate).div(new Decimal(item.taxRate).plus(100))
  return { tax: ZERO, taxContained: toAmount(contained) }
}
