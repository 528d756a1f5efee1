import type { DiscountRates } from '@/domain/basket/schema'
import { type Amount, isZero } from '@/domain/money/amount'
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

const toRate = (rule: Discount | null): DiscountRate =>
  rule ? { type: rule.discountType, ratePercent: rule.discountValue } : NO_DISCOUNT

/** The granted discounts as the wire names them (spec 3, `indirim_oranlar`). */
export function toDiscountRates({ coupon, basket, trade }: GrantedDiscounts): DiscountRates {
  return { couponDiscount: toRate(coupon), basketDiscount: toRate(basket), tradeDiscount: toRate(trade) }
}
