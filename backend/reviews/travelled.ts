import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PlainDate } from '@/domain/dates/plain-date'
import { type Queryable, schema } from '../db/client'

const { reservationItems, reservations, reviews } = schema

/** Reservations that were not cancelled; what lapsed unpaid is cancelled too (spec 4). */
const KEPT = ['active', 'closed']

export interface TravelledItem {
  id: number
  day: PlainDate
}

/** The member's booked items of a product whose last day has begun, the latest first, without those reviewed already. */
export async function findTravelledItem(
  db: Queryable,
  memberId: number,
  productId: number,
  today: PlainDate,
): Promise<{ open: TravelledItem | null; hasTravelled: boolean }> {
  const rows = await db
    .select({ id: reservationItems.id, day: reservationItems.day, reviewId: reviews.id })
    .from(reservationItems)
    .innerJoin(reservations, eq(reservations.id, reservationItems.reservationId))
    .leftJoin(reviews, eq(reviews.reservationItemId, reservationItems.id))
    .where(
      and(
        eq(reservations.memberId, memberId),
        eq(reservationItems.productId, productId),
        inArray(reservations.status, KEPT),
        lte(sql`coalesce(${reservationItems.endDay}, ${reservationItems.day})`, today),
      ),
    )
    .orderBy(asc(reservationItems.day))
  const open = rows.filter((row) => row.reviewId === null).at(-1)
  return { open: open ? { id: open.id, day: open.day } : null, hasTravelled: rows.length > 0 }
}
