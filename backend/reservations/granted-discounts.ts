import { eq } from 'drizzle-orm'
import { deriveGranted } from '@/domain/pricing/granted-discounts'
import type { GrantedDiscounts } from '@/domain/pricing/reprice'
import type { Discount } from '@/domain/pricing/types'
import { toCouponCode } from '../basket/service'
import { type Queryable, schema } from '../platform/database/client'
import type { ReservationRow } from './terms'

const { coupons } = schema

async function findFixedCoupon(db: Queryable, code: string): Promise<Discount | null> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, toCouponCode(code)))
  return coupon?.discountType === 'fixed' ? { discountType: 'fixed', discountValue: coupon.discountValue } : null
}

/**
 * Returns the discount rules of a reservation. The former release stored none; for its reservations the rules are
 * derived from the totals.
 */
export async function readGranted(db: Queryable, row: ReservationRow): Promise<GrantedDiscounts> {
  if (row.discounts) return row.discounts
  const fixedCoupon = row.couponCode ? await findFixedCoupon(db, row.couponCode) : null
  return deriveGranted(row.fixed.totals, fixedCoupon)
}
