import type { Amount } from '@/domain/money/amount'
import { convertAmount } from '@/domain/money/rates'
import type { ReservationSummary } from './schema'

/** One sum, in the chosen currency and in the currency that is charged. */
export interface DoubleAmount {
  chosen: Amount
  fixed: Amount
}

type Prices = Pick<ReservationSummary, 'fixed' | 'chosen' | 'fixedRate' | 'chosenRate'>

/** Uses the booking's own sums where they match; otherwise converts at the booking's rates, never at today's. */
export function toDouble(fixedAmount: Amount, { fixed, chosen, fixedRate, chosenRate }: Prices): DoubleAmount {
  if (fixedAmount === fixed.charged) return { chosen: chosen.charged, fixed: fixedAmount }
  if (fixedAmount === fixed.totals.grandTotal) return { chosen: chosen.totals.grandTotal, fixed: fixedAmount }
  const rate = (bankCode: string, sell: string) => ({ bankCode, symbol: bankCode, buy: sell, sell })
  const rates = [rate(fixed.currency, fixedRate), rate(chosen.currency, chosenRate)]
  return {
    chosen: convertAmount(fixedAmount, fixed.currency, chosen.currency, rates) ?? fixedAmount,
    fixed: fixedAmount,
  }
}
