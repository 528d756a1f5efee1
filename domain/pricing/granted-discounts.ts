import type { DiscountRates } from '@/domain/basket/schema'
import { type Amount, addAmounts, isZero, subtractAmounts } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import type { GrantedDiscounts } from './reprice'
import type { Discount, PricedReservation, ReservationPricingInput } from './types'

type DiscountRate = DiscountRates['couponDiscount']

/** The rule of a discount that was not granted. */
export const NO_DISCOUNT: DiscountRate = { type: 'percent', ratePercent: '0' }

export const NO_DISCOUNTS: GrantedDiscounts = { basket: null, coupon: null, trade: null }

/** The discounts that a new reservation is granted: the rules of the amounts taken off. A rule that took off nothing grants nothing. */
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

/** A percentage that gives the discount back on its base, to the cent up to a total of a million. */
const ratio = (discount: Amount, base: Amount): Discount | null =>
  isZero(discount) || isZero(base)
    ? null
    : { discountType: 'percent', discountValue: new Decimal(discount).times(100).div(base).toFixed(8) }

type Totals = Pick<
  PricedReservation['totals'],
  'productTotal' | 'campaignDiscount' | 'extrasTotal' | 'basketDiscount' | 'couponDiscount' | 'tradeDiscount'
>

/**
 * The discounts of a reservation without stored rules: a coupon of a fixed sum stays one, and of any other discount the
 * ratio of what was taken off to what it was taken from counts as the rule.
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

/** The granted discounts as the wire names them (spec 3, `indirim_oranlar`). */
export function toDiscountRates({ coupon, basket, trade }: GrantedDiscounts): DiscountRates {
  return { couponDiscount: toRate(coupon), basketDiscount: toRate(basket), tradeDiscount: toRate(trade) }
}
