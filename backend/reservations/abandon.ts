import { and, eq, inArray, ne } from 'drizzle-orm'
import type { AvailableSelection } from '../basket/selections'
import { type Queryable, schema, type Transaction } from '../db/client'
import type { MemberContext } from '../http/context'
import { ApiError } from '../http/errors'
import { releaseStock } from './stock'

const { payments, reservationEvents, reservationItems, reservations } = schema

/** States of a payment in which money may be taken or moving. */
const MONEY_STATES = ['authorising', 'unknown', 'captured']

async function hasMoney(db: Queryable, reservationId: number): Promise<boolean> {
  const found = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.reservationId, reservationId), inArray(payments.state, MONEY_STATES)))
    .limit(1)
  return found.length > 0
}

/** Cancels an active, unpaid reservation and gives its places back; false when there is money or nothing to cancel. */
export async function cancelUnpaid(
  transaction: Transaction,
  id: number,
  event: string,
  actor: string,
  now: number,
): Promise<boolean> {
  const [row] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
  if (row?.status !== 'active' || row.collectionStatus !== 0 || (await hasMoney(transaction, id))) return false
  await releaseStock(transaction, id)
  await transaction.update(reservations).set({ status: 'cancelled', payUntil: null }).where(eq(reservations.id, id))
  await transaction.insert(reservationEvents).values({ reservationId: id, at: new Date(now), actor, event })
  return true
}

/** `POST /rezervasyon-birak-post`: the person gives an unpaid reservation up. */
export async function abandonReservation(context: MemberContext, reference: string): Promise<boolean> {
  const { db, caller, now } = context
  const [row] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.reference, reference), eq(reservations.memberId, caller.memberId)))
  if (!row) throw new ApiError('notFound')
  return db.transaction((transaction) =>
    cancelUnpaid(transaction, row.id, 'abandoned', `member:${caller.memberId}`, now),
  )
}

/**
 * A member who starts anew after a declined card or a closed tab must not compete with their own unpaid reservation
 * for the same departure: it is given up first.
 */
export async function abandonOwnDuplicates(
  transaction: Transaction,
  memberId: number,
  items: readonly AvailableSelection[],
  now: number,
): Promise<void> {
  const ids = items.map((item) => item.product.id)
  const rows = await transaction
    .selectDistinct({
      id: reservations.id,
      productId: reservationItems.productId,
      day: reservationItems.day,
      time: reservationItems.time,
    })
    .from(reservations)
    .innerJoin(reservationItems, eq(reservationItems.reservationId, reservations.id))
    .where(
      and(
        eq(reservations.memberId, memberId),
        eq(reservations.status, 'active'),
        eq(reservations.collectionStatus, 0),
        eq(reservations.paymentMethod, 'card'),
        ne(reservations.holdsStock, false),
        inArray(reservationItems.productId, ids),
      ),
    )
  const same = rows.filter((row) =>
    items.some(
      ({ selection, session }) =>
        selection.productId === row.productId && selection.date === row.day && session.time === row.time,
    ),
  )
  for (const id of new Set(same.map((row) => row.id)))
    await cancelUnpaid(transaction, id, 'replaced', `member:${memberId}`, now)
}
