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

/** The discounts that a reservation was granted at booking, as rules, in the order in which they are taken off. */
export interface GrantedDiscounts {
  basket: Discount | null
  coupon: Discount | null
  trade: Discount | null
}

interface Share {
  rule: Discount | null
  /** What the line had of the discount, and the amount that it was taken from. */
  former: Amount
  formerBase: Amount
  /** The whole share of a fixed sum, where the line could not bear it. */
  granted: Amount | undefined
}

/**
 * A line's share of a granted discount on its new amount. A fixed sum stays the sum that was granted. A percentage is taken anew, with
 * the cent by which the former share was rounded: the same amount has the same share, and a lower amount never ends in
 * a higher price. Never more than the amount itself.
 */
function carryShare({ rule, former, formerBase, granted }: Share, base: Amount): Amount {
  if (rule?.discountType !== 'percent') return minAmount(granted ?? former, base)
  const shareOf = (amount: Amount) => minAmount(percentOf(amount, rule.discountValue), amount)
  const rounding = subtractAmounts(former, shareOf(formerBase))
  return minAmount(clampToZero(addAmounts(shareOf(base), rounding)), base)
}

/**
 * One line of a reservation at other prices of the same product. Discounts go by the rules that were granted, whose
 * conditions are not checked again. What was due at booking never rises: a higher price adds to the balance.
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

/** The reservation with another line in the place of one; what was paid for instalments stays. */
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
