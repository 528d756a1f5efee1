import {
  type Amount,
  addAmounts,
  type CurrencyCode,
  clampToZero,
  minAmount,
  percentOf,
  subtractAmounts,
  sumAmounts,
} from '@/domain/money/amount'
import type { Rate } from '@/domain/money/rates'
import { buildBaseLine } from './price-line'
import { sumLines } from './sum-lines'
import { taxOf } from './tax'
import type { Discount, PriceableItem, PricedLine, PricedReservation } from './types'

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
}

/**
 * A line's share of a granted discount on its new amount. A fixed sum stays that sum. A percentage is taken anew, with
 * the cent by which the former share was rounded: the same amount has the same share, and a lower amount never ends in
 * a higher price. Never more than the amount itself.
 */
function carryShare({ rule, former, formerBase }: Share, base: Amount): Amount {
  if (rule?.discountType !== 'percent') return minAmount(former, base)
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
  const take = (rule: Discount | null, share: Amount): Amount => {
    const taken = carryShare({ rule, former: share, formerBase: formerLeft }, left)
    left = subtractAmounts(left, taken)
    formerLeft = subtractAmounts(formerLeft, share)
    return taken
  }
  const basketDiscount = take(granted.basket, former.basketDiscount)
  const couponDiscount = take(granted.coupon, former.couponDiscount)
  const tradeDiscount = take(granted.trade, former.tradeDiscount)
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
