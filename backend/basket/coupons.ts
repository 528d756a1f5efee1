import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { Discount } from '@/domain/shared/schema'
import { type Queryable, schema, type Transaction } from '../db/client'

const { coupons } = schema

function usable(code: string, memberId: number | null) {
  const owner =
    memberId === null ? isNull(coupons.memberId) : or(isNull(coupons.memberId), eq(coupons.memberId, memberId))
  return and(
    eq(coupons.code, code.trim().toUpperCase()),
    eq(coupons.couponStatus, 'active'),
    gt(coupons.usesLeft, 0),
    owner,
  )
}

/** The discount of a code that this person may use today, or null. */
export async function findCoupon(
  db: Queryable,
  code: string,
  memberId: number | null,
  today: PlainDate,
): Promise<Discount | null> {
  const [row] = await db.select().from(coupons).where(usable(code, memberId))
  if (!row || (row.validUntil !== null && row.validUntil < today)) return null
  return { discountType: row.discountType === 'fixed' ? 'fixed' : 'percent', discountValue: row.discountValue }
}

/** Uses a coupon up by one; false when somebody else was first. */
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

/** Gives one use back when a reservation comes to nothing. */
export async function returnCoupon(transaction: Transaction, code: string): Promise<void> {
  await transaction
    .update(coupons)
    .set({
      usesLeft: sql`${coupons.usesLeft} + 1`,
      couponStatus: sql`case when ${coupons.couponStatus} = 'used' then 'active' else ${coupons.couponStatus} end`,
    })
    .where(eq(coupons.code, code.trim().toUpperCase()))
}
