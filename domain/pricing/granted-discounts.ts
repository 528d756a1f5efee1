import type { DiscountRates } from '@/domain/basket/schema'
import { type Amount, addAmounts, isZero, subtractAmounts } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import type { GrantedDiscounts } from './reprice'
import type { Discount, PricedReservation, ReservationPricingInput } from './types'

type DiscountRate = DiscountRates['couponDiscount']

/** The rule of a discount that was not granted. */
export const NO_DISCOUNT: DiscountRate = { type: 'percent', ratePercent: '0' }

export const NO_DISCOUNTS: GrantedDiscounts = { basket: null, coupon: null, trade: null }

/** The discounts granted to a new reservation, as rules. A rule that took nothing off is not granted. */
export function buildGranted(
  input: Omit<ReservationPricingInput, 'target'>,
  { totals }: PricedReservation,
): GrantedDiscounts {
  const grant = (rule: Discount | null, taken: Amount): Discount | null =>
    rule === null || isZero(taken) ? null : { discountType: rule.discountType, discountValue: rule.discountValue }
  return {
    basket: grant(input.basketCampaign, totals.basketDiscount),
    coupon: grant(input.coupon, totals.couponDiscount),
    trade: grant(input.tradeDiscount, totals.tradeDiscount),
  }
}

/** The percentage that reproduces the discount on its base, exact to the cent up to a total of a million. */
const ratio = (discount: Amount, base: Amount): Discount | null =>
  isZero(discount) || isZero(base)
    ? null
    : { discountType: 'percent', discountValue: new Decimal(discount).times(100).div(base).toFixed(8) }

type Totals = Pick<
  PricedReservation['totals'],
  'productTotal' | 'campaignDiscount' | 'extrasTotal' | 'basketDiscount' | 'couponDiscount' | 'tradeDiscount'
>

/**
 * The discounts of a reservation without stored rules. A fixed coupon stays fixed. For any other discount the rule is
 * the ratio of the discount to its base.
 */
export function deriveGranted(totals: Totals, fixedCoupon: Discount | null): GrantedDiscounts {
  const { basketDiscount, couponDiscount, tradeDiscount } = totals
  const basketBase = addAmounts(subtractAmounts(totals.productTotal, totals.campaignDiscount), totals.extrasTotal)
  const couponBase = subtractAmounts(basketBase, basketDiscount)
  return {
    basket: ratio(basketDiscount, basketBase),
    coupon: fixedCoupon ?? ratio(couponDiscount, couponBase),
    trade: ratio(tradeDiscount, subtractAmounts(couponBase, couponDiscount)),
  }
}

const toRate = (rule: Discount | null): DiscountRate =>
  rule ? { type: rule.discountType, ratePercent: rule.discountValue } : NO_DISCOUNT

/** The granted discounts in the format of the wire (spec 3, `indirim_oranlar`). */
export function toDiscountRates({ coupon, basket, trade }: GrantedDiscounts): DiscountRates {
  return { couponDiscount: toRate(coupon), basketDiscount: toRate(basket), tradeDiscount: toRate(trade) }
}
