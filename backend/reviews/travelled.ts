import { and, asc, eq } from 'drizzle-orm'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { LocalDateTime } from '@/domain/dates/zone'
import { isConfirmed } from '@/domain/reservations/confirmed'
import { hasEnded } from '@/domain/reservations/ended'
import { type Queryable, schema } from '../platform/database/client'
import { toBookedItem } from '../reservations/service'

const { reservationItems, reservations, reviews } = schema

export interface TravelledItem {
  id: number
  reservationId: number
  day: PlainDate
}

/**
 * Reads the member's booked items of a product whose service has ended and whose reservation is confirmed. Returns the
 * latest item without a review, and whether there is any item.
 */
export async function findTravelledItem(
  db: Queryable,
  memberId: number,
  productId: number,
  now: LocalDateTime,
): Promise<{ open: TravelledItem | null; hasTravelled: boolean }> {
  const rows = await db
    .select({ item: reservationItems, reservation: reservations, reviewId: reviews.id })
    .from(reservationItems)
    .innerJoin(reservations, eq(reservations.id, reservationItems.reservationId))
    .leftJoin(reviews, eq(reviews.reservationItemId, reservationItems.id))
    .where(and(eq(reservations.memberId, memberId), eq(reservationItems.productId, productId)))
    .orderBy(asc(reservationItems.day))
  const travelled = rows.filter(
    ({ item, reservation }) => isConfirmed(reservation) && hasEnded([toBookedItem(item)], now),
  )
  const open = travelled.filter((row) => row.reviewId === null).at(-1)?.item
  return {
    open: open ? { id: open.id, reservationId: open.reservationId, day: open.day } : null,
    hasTravelled: travelled.length > 0,
  }
}
