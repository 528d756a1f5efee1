import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { Discount } from '@/domain/shared/schema'
import { type Queryable, schema, type Transaction } from '../platform/database/client'

const { coupons } = schema

/** Normalises a code to its stored form. */
export const toCouponCode = (code: string): string => code.trim().toUpperCase()

/** Condition: this member may use the code, and it has a use left or one that will be returned (`isGivenBack`). */
function usable(code: string, memberId: number | null, isGivenBack = false) {
  const owner =
    memberId === null ? isNull(coupons.memberId) : or(isNull(coupons.memberId), eq(coupons.memberId, memberId))
  const left = isGivenBack
    ? inArray(coupons.couponStatus, ['active', 'used'])
    : and(eq(coupons.couponStatus, 'active'), gt(coupons.usesLeft, 0))
  return and(eq(coupons.code, toCouponCode(code)), left, owner)
}

interface CouponQuestion {
  code: string
  memberId: number | null
  today: PlainDate
  /** The person already holds one use of the code. That use is returned by this request. */
  isGivenBack?: boolean
}

/** The discount of a code that this person may use today, or null. */
export async function findCoupon(
  db: Queryable,
  { code, memberId, today, isGivenBack = false }: CouponQuestion,
): Promise<Discount | null> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(usable(code, memberId, isGivenBack))
  if (!row || (row.validUntil !== null && row.validUntil < today)) return null
  return { discountType: row.discountType === 'fixed' ? 'fixed' : 'percent', discountValue: row.discountValue }
}

/** Whether `spendCoupon` would succeed. */
export async function hasUseLeft(db: Queryable, code: string, memberId: number): Promise<boolean> {
  const rows = await db.select({ id: coupons.id }).from(coupons).where(usable(code, memberId))
  return rows.length > 0
}

/** Decrements the remaining uses of a coupon. Returns false if a concurrent request took the last use. */
export async function spendCoupon(transaction: Transaction, code: string, memberId: number): Promise<boolean> {
  const spent = await transaction
    .update(coupons)
    .set({
      usesLeft: sql`${coupons.usesLeft} - 1`,
      couponStatus: sql`case when ${coupons.usesLeft} <= 1 then 'used' else ${coupons.couponStatus} end`,
    })
    .where(usable(code, memberId))
    .returning()
  return spent.length === 1
}

/** Returns one use when a reservation fails or expires. */
export async function returnCoupon(transaction: Transaction, code: string): Promise<void> {
  await transaction
    .update(coupons)
    .set({
      usesLeft: sql`${coupons.usesLeft} + 1`,
      couponStatus: sql`case when ${coupons.couponStatus} = 'used' then 'active' else ${coupons.couponStatus} end`,
    })
    .where(eq(coupons.code, toCouponCode(code)))
}
