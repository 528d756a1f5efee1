import { allocate } from '@/domain/money/allocate'
import { type Amount, isZero, percentOf, sumAmounts } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import type { PriceableItem, ReservationPricingInput } from './types'

type DepositTerms = Pick<PriceableItem, 'paymentPlan' | 'depositRate'>

export interface DepositShare {
  rate: number
  deposit: Amount
}

export interface Deposits {
  shares: DepositShare[]
  rate: number
  total: Amount
}

function depositRateOf(item: DepositTerms, plan: ReservationPricingInput['paymentPlan']): number {
  return plan === 'full' || item.paymentPlan === 'full' ? 100 : Number(item.depositRate)
}

/** Whether the guest can choose a payment plan: at least one item leaves a balance when the deposit is paid. */
export const offersDeposit = (items: readonly DepositTerms[]): boolean =>
  items.some((item) => depositRateOf(item, 'deposit') < 100)

/**
 * If all lines have the same rate, the deposit is that percentage of the whole, split in proportion to the line totals.
 * If the rates differ, each line has its own percentage, rounded per line (decisions 6). The base is the amount due,
 * added tax included.
 */
export function buildDeposits(
  items: readonly DepositTerms[],
  lineTotals: readonly Amount[],
  plan: ReservationPricingInput['paymentPlan'],
): Deposits {
  const rates = items.map((item) => depositRateOf(item, plan))
  const due = sumAmounts(lineTotals)
  const [first = 0] = rates
  if (rates.every((rate) => rate === first)) {
    const total = percentOf(due, first)
    const parts = allocate(total, lineTotals)
    return { shares: parts.map((deposit) => ({ rate: first, deposit })), rate: first, total }
  }
  const shares = rates.map((rate, index) => ({ rate, deposit: percentOf(lineTotals[index] ?? '0.00', rate) }))
  const total = sumAmounts(shares.map((share) => share.deposit))
  const rate = isZero(due) ? 0 : Number(new Decimal(total).times(100).div(due).toFixed(2))
  return { shares, rate, total }
}
