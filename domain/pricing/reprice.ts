import {
  type Amount,
  addAmounts,
  type CurrencyCode,
  clampToZero,
  compareAmounts,
  minAmount,
  percentOf,
  subtractAmounts,
  sumAmounts,
} from '@/domain/money/amount'
import type { Rate } from '@/domain/money/rates'
import { buildBaseLine } from './price-line'
import { sumLines } from './sum-lines'
import { taxOf } from './tax'
import type { Discount, GrantedShares, PriceableItem, PricedLine, PricedReservation } from './types'

/** The discounts granted at booking, as rules, in the order in which they are deducted. */
export interface GrantedDiscounts {
  basket: Discount | null
  coupon: Discount | null
  trade: Discount | null
}

interface Share {
  rule: Discount | null
  /** The line's former share of the discount, and the amount from which it was deducted. */
  former: Amount
  formerBase: Amount
  /** The full share of a fixed sum, where the line's amount was too small for it. */
  granted: Amount | undefined
}

/**
 * A line's share of a granted discount on its new amount. The share of a fixed sum stays the same. A percentage is
 * calculated again, with the rounding difference of the former share. The same amount therefore gets the same share,
 * and a lower amount never results in a higher price. The share never exceeds the amount.
 */
function carryShare({ rule, former, formerBase, granted }: Share, base: Amount): Amount {
  if (rule?.discountType !== 'percent') return minAmount(granted ?? former, base)
  const shareOf = (amount: Amount) => minAmount(percentOf(amount, rule.discountValue), amount)
  const rounding = subtractAmounts(former, shareOf(formerBase))
  return minAmount(clampToZero(addAmounts(shareOf(base), rounding)), base)
}

/**
 * Reprices one line of a reservation with other prices of the same product. The granted rules apply; their conditions
 * are not checked again. The amount due at booking never rises: a higher price increases the balance.
 * @param item the line at its new prices; the rates between its currency and `target` must exist
 */
export function repriceLine(
  former: PricedLine,
  item: PriceableItem,
  granted: GrantedDiscounts,
  { target, rates }: { target: CurrencyCode; rates: readonly Rate[] },
): PricedLine {
  const { left: base, ...line } = buildBaseLine(item, target, rates)
  const formerBase = addAmounts(subtractAmounts(former.productTotal, former.campaignDiscount), former.extrasTotal)
  let left = base
  let formerLeft = formerBase
  const cut: GrantedShares = {}
  const take = (name: keyof GrantedDiscounts, share: Amount): Amount => {
    const rule = granted[name]
    const whole = former.granted?.[name]
    const taken = carryShare({ rule, former: share, formerBase: formerLeft, granted: whole }, left)
    if (rule?.discountType !== 'percent' && compareAmounts(taken, whole ?? share) < 0) cut[name] = whole ?? share
    left = subtractAmounts(left, taken)
    formerLeft = subtractAmounts(formerLeft, share)
    return taken
  }
  const basketDiscount = take('basket', former.basketDiscount)
  const couponDiscount = take('coupon', former.couponDiscount)
  const tradeDiscount = take('trade', former.tradeDiscount)
  const taxes = taxOf(item, left)
  const total = addAmounts(left, taxes.tax)
  const deposit = minAmount(former.deposit, total)
  return {
    ...line,
    key: former.key,
    basketDiscount,
    couponDiscount,
    tradeDiscount,
    ...taxes,
    total,
    depositRate: former.depositRate,
    deposit,
    balance: subtractAmounts(total, deposit),
    ...(Object.keys(cut).length > 0 ? { granted: cut } : {}),
  }
}

/** Replaces one line of the reservation. The instalment difference stays the same. */
export function replaceLine(former: PricedReservation, index: number, line: PricedLine): PricedReservation {
  const lines = former.lines.map((entry, position) => (position === index ? line : entry))
  const sums = sumLines(lines)
  const { instalmentDifference } = former.totals
  const total = sumAmounts(lines.map((entry) => entry.total))
  return {
    ...former,
    lines,
    charged: addAmounts(sums.depositTotal, instalmentDifference),
    totals: {
      ...former.totals,
      ...sums,
      subtotal: subtractAmounts(total, sums.taxTotal),
      grandTotal: addAmounts(total, instalmentDifference),
    },
  }
}
