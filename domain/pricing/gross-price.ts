import { addAmounts, subtractAmounts, sumAmounts, ZERO } from '@/domain/money/amount'
import { buildDeposits } from './deposit'
import { sumLines } from './sum-lines'
import { taxOf } from './tax'
import type { PriceableItem, PricedLine, PricedReservation } from './types'

/** The tax rule of a line, taken from the item at the same position. */
type TaxRule = Pick<PriceableItem, 'taxMode' | 'taxRate'>

function toGrossLine(line: PricedLine, rule: TaxRule): PricedLine {
  const base = addAmounts(subtractAmounts(line.productTotal, line.campaignDiscount), line.extrasTotal)
  const left = subtractAmounts(base, addAmounts(line.basketDiscount, line.couponDiscount))
  const taxes = taxOf(rule, left)
  return { ...line, tradeDiscount: ZERO, ...taxes, total: addAmounts(left, taxes.tax) }
}

/**
 * The gross price of a priced reservation: the price without the agency's trade discount, with tax and deposit
 * calculated again. It is the price of a client who books the same items without the agency and pays at once, so it has
 * no instalment difference. A price without trade discount and instalments is returned unchanged, unless a change of
 * date lowered its deposit.
 * @param rules tax rules of the items, in the order of the lines; throws RangeError when their numbers differ
 */
export function toGrossPrice(priced: PricedReservation, rules: readonly TaxRule[]): PricedReservation {
  const gross = priced.lines.map((line, index) => {
    const rule = rules[index]
    if (!rule || rules.length !== priced.lines.length) throw new RangeError('each line needs the tax rule of its item')
    return toGrossLine(line, rule)
  })
  const terms = gross.map(({ depositRate }) => ({ paymentPlan: 'deposit' as const, depositRate }))
  const totals = gross.map(({ total }) => total)
  const deposits = buildDeposits(terms, totals, 'deposit')
  const lines = gross.map((line, index) => {
    const deposit = deposits.shares[index]?.deposit ?? ZERO
    return { ...line, deposit, balance: subtractAmounts(line.total, deposit) }
  })
  const sums = sumLines(lines)
  const grandTotal = sumAmounts(totals)
  return {
    ...priced,
    lines,
    totals: {
      ...priced.totals,
      ...sums,
      instalmentDifference: ZERO,
      subtotal: subtractAmounts(grandTotal, sums.taxTotal),
      grandTotal,
      depositRate: deposits.rate,
    },
    charged: deposits.total,
  }
}

/** The agency's margin: gross less net, both without the instalment difference. */
export function agencyMarginOf(priced: PricedReservation, rules: readonly TaxRule[]) {
  const { grandTotal, instalmentDifference } = priced.totals
  const gross = toGrossPrice(priced, rules).totals.grandTotal
  const net = subtractAmounts(grandTotal, instalmentDifference)
  return { gross, net, margin: subtractAmounts(gross, net) }
}
