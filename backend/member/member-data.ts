import { and, desc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { MemberData } from '@/domain/member/schema'
import { requireMember } from '../accounts/service'
import { schema } from '../platform/database/client'
import type { MemberContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { closeEnded, listReservationsOf } from '../reservations/service'
import { todayOf } from '../settings/service'
import { listFavourites } from './favourites'
import { toMember } from './member-view'

const { coupons, ledger, reservations } = schema
const reversal = alias(ledger, 'reversal')

const COUPON_STATUSES = ['active', 'passive', 'pending', 'used'] as const

/** An expired coupon is returned as passive, whatever its stored status is, unless it was used. */
function toCoupon(row: typeof coupons.$inferSelect, today: PlainDate): MemberData['coupons'][number] {
  const known = COUPON_STATUSES.find((status) => status === row.couponStatus) ?? 'passive'
  const isOver = row.validUntil !== null && row.validUntil < today
  return {
    code: row.code,
    couponStatus: isOver && known !== 'used' ? 'passive' : known,
    discountType: row.discountType === 'fixed' ? 'fixed' : 'percent',
    discountValue: row.discountValue,
    validUntil: row.validUntil,
  }
}

/** Returns all data of the member (spec 7, `uye-tum-veriler-get`). Throws `notFound` for another member's id. */
export async function getMemberData(context: MemberContext, memberId: number | undefined): Promise<MemberData> {
  const { db, caller } = context
  if (memberId !== undefined && memberId !== caller.memberId) throw new ApiError('notFound')
  const member = await requireMember(db, caller.memberId)
  const money = await db
    .select({ entry: ledger, bookingNumber: reservations.bookingNumber })
    .from(ledger)
    .innerJoin(reservations, eq(ledger.reservationId, reservations.id))
    // Excludes payments that staff entered by mistake and reversed.
    .leftJoin(reversal, eq(reversal.reverses, ledger.id))
    .where(and(eq(reservations.memberId, caller.memberId), isNull(ledger.reverses), isNull(reversal.id)))
    .orderBy(desc(ledger.at))
  const couponRows = await db.select().from(coupons).where(eq(coupons.memberId, caller.memberId))
  const today = await todayOf(db, context.now)
  return {
    member: toMember(member),
    reservations: await closeEnded(context, await listReservationsOf(db, caller.memberId)),
    favourites: await listFavourites(context),
    coupons: couponRows.map((row) => toCoupon(row, today)),
    collections: money.map(({ entry, bookingNumber }) => ({
      id: entry.id,
      bookingNumber,
      amount: entry.amount,
      currency: entry.currency,
      paymentMethod: entry.method,
      collectedAt: entry.at.toISOString(),
      entry: entry.entry === 'refund' ? 'refund' : 'payment',
    })),
  }
}
