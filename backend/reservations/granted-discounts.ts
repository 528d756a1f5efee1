import { eq } from 'drizzle-orm'
import { type Amount, addAmounts, isZero, subtractAmounts } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import type { GrantedDiscounts } from '@/domain/pricing/reprice'
import type { Discount } from '@/domain/pricing/types'
import { toCouponCode } from '../basket/service'
import { type Queryable, schema } from '../platform/database/client'
import type { ReservationRow } from './terms'

const { coupons } = schema

/** A percentage that gives the discount back on its base, to the cent up to a total of a million. */
const ratio = (discount: Amount, base: Amount): Discount | null =>
  isZero(discount) || isZero(base)
    ? null
    : { discountType: 'percent', discountValue: new Decimal(discount).times(100).div(base).toFixed(8) }

async function findFixedCoupon(db: Queryable, code: string): Promise<Discount | null> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, toCouponCode(code)))
  return coupon?.discountType === 'fixed' ? { discountType: 'fixed', discountValue: coupon.discountValue } : null
}

/**
 * The rules of a reservation. One that the former release wrote has none: a coupon of a fixed sum stays one, and of any
 * other discount the ratio of what was taken off to what it was taken from counts as the rule.
 */
export async function readGranted(db: Queryable, row: ReservationRow): Promise<GrantedDiscounts> {
  if (row.discounts) return row.discounts
  const { productTotal, campaignDiscount, extrasTotal, basketDiscount, couponDiscount, tradeDiscount } =
    row.fixed.totals
  const basketBase = addAmounts(subtractAmounts(productTotal, campaignDiscount), extrasTotal)
  const couponBase = subtractAmounts(basketBase, basketDiscount)
  const fixedCoupon = row.couponCode ? await findFixedCoupon(db, row.couponCode) : null
  return {
    basket: ratio(basketDiscount, basketBase),
    coupon: fixedCoupon ?? ratio(couponDiscount, couponBase),
    trade: ratio(tradeDiscount, subtractAmounts(couponBase, couponDiscount)),
  }
}
