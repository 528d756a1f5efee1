import { type Amount, clampToZero, isZero, subtractAmounts } from '@/domain/money/amount'
import { convertAmount } from '@/domain/money/rates'
import type { ReservationResult } from '@/domain/reservations/schema'
import { getResultState } from './result-state'

/** One sum, in the currency that the person chose and in the one that is charged. */
export interface DoubleAmount {
  chosen: Amount
  fixed: Amount
}

/** What is paid, what is to be paid at once, and what on the day; null for nothing. Together they are the total. */
export interface ResultMoney {
  paid: DoubleAmount | null
  due: DoubleAmount | null
  onTheDay: DoubleAmount | null
}

const orNull = (sum: DoubleAmount): DoubleAmount | null => (isZero(sum.chosen) && isZero(sum.fixed) ? null : sum)

const NOTHING: DoubleAmount = { chosen: '0.00', fixed: '0.00' }

/** The sums of the booking itself where they fit; else converted at its own rates, never at those of today. */
function toDouble(fixedAmount: Amount, { fixed, chosen, fixedRate, chosenRate }: ReservationResult): DoubleAmount {
  if (fixedAmount === fixed.charged) return { chosen: chosen.charged, fixed: fixedAmount }
  if (fixedAmount === fixed.totals.grandTotal) return { chosen: chosen.totals.grandTotal, fixed: fixedAmount }
  const rate = (bankCode: string, sell: string) => ({ bankCode, symbol: bankCode, buy: sell, sell })
  const rates = [rate(fixed.currency, fixedRate), rate(chosen.currency, chosenRate)]
  return {
    chosen: convertAmount(fixedAmount, fixed.currency, chosen.currency, rates) ?? fixedAmount,
    fixed: fixedAmount,
  }
}

export function buildResultMoney(result: ReservationResult): ResultMoney {
  const { fixed, chosen, paid } = result
  const total: DoubleAmount = { chosen: chosen.totals.grandTotal, fixed: fixed.totals.grandTotal }
  const state = getResultState(result)
  const paidSum = isZero(paid.amount) ? NOTHING : toDouble(paid.amount, result)
  const isDue = state === 'transfer' || state === 'asking' || state === 'declined'
  const dueSum = isDue ? { chosen: chosen.charged, fixed: fixed.charged } : NOTHING
  const isOver = state === 'cancelled' || state === 'refunded'
  const rest = (name: keyof DoubleAmount): Amount =>
    isOver ? '0.00' : clampToZero(subtractAmounts(subtractAmounts(total[name], paidSum[name]), dueSum[name]))
  return {
    paid: orNull(paidSum),
    due: orNull(dueSum),
    onTheDay: orNull({ chosen: rest('chosen'), fixed: rest('fixed') }),
  }
}

/** What of one item is left for its day, in the chosen currency; null for nothing. */
export function getItemRest(result: ReservationResult, key: string): Amount | null {
  const line = result.chosen.lines.find((candidate) => candidate.key === key)
  if (!line) return null
  const rest = getResultState(result) === 'reserved' ? line.total : line.balance
  return isZero(rest) ? null : rest
}
