import { type Amount, sumAmounts } from '@/domain/money/amount'
import type { PricedLine, PricedTotals } from './types'

type Summed =
  | 'productTotal'
  | 'extrasTotal'
  | 'campaignDiscount'
  | 'basketDiscount'
  | 'couponDiscount'
  | 'tradeDiscount'
  | 'taxTotal'
  | 'depositTotal'
  | 'remainingTotal'

/** The totals that are plain sums of the lines. */
export function sumLines(lines: readonly PricedLine[]): Pick<PricedTotals, Summed> {
  const sumOf = (pick: (line: PricedLine) => Amount) => sumAmounts(lines.map(pick))
  return {
    productTotal: sumOf((line) => line.productTotal),
    extrasTotal: sumOf((line) => line.extrasTotal),
    campaignDiscount: sumOf((line) => line.campaignDiscount),
    basketDiscount: sumOf((line) => line.basketDiscount),
    couponDiscount: sumOf((line) => line.couponDiscount),
    tradeDiscount: sumOf((line) => line.tradeDiscount),
    taxTotal: sumOf((line) => line.tax),
    depositTotal: sumOf((line) => line.deposit),
    remainingTotal: sumOf((line) => line.balance),
  }
}
