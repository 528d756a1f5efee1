import { and, eq, inArray } from 'drizzle-orm'
import { heldStockOf } from '../availability/claims'
import { changeStock, type HeldStock, type StockClaim } from '../availability/stock'
import { returnCoupon } from '../basket/coupons'
import { type Queryable, schema, type Transaction } from '../db/client'
import type { BookerContext } from '../http/context'
import { ApiError } from '../http/errors'
import { actorOf } from './actor'
import { findUnpaidItems, MONEY_STATES } from './own-stock'
import { type GivenUp, giveUpStock } from './stock'

const { payments, reservationEvents, reservations } = schema

async function hasMoney(db: Queryable, reservationId: number): Promise<boolean> {
  const found = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.reservationId, reservationId), inArray(payments.state, MONEY_STATES)))
    .limit(1)
  return found.length > 0
}

/** Why an unpaid reservation ended; kept, since only a lapsed one may come back. */
type EndEvent = 'lapsed' | 'abandoned' | 'replaced'

/** Cancels an active, unpaid reservation and gives its places back; false when there is money or nothing to cancel. */
export async function cancelUnpaid(
  transaction: Transaction,
  id: number,
  event: EndEvent,
  actor: string,
  now: number,
): Promise<boolean> {
  const given = await endUnpaid(transaction, id, event, actor, now)
  if (!given) return false
  await giveBack(transaction, given)
  return true
}

const NOTHING: GivenUp = { stock: [], couponCode: null }

async function giveBack(transaction: Transaction, { stock, couponCode }: GivenUp): Promise<void> {
  await changeStock(transaction, { release: stock })
  if (couponCode) await returnCoupon(transaction, couponCode)
}

/** The same, but what it had is for the caller to give back; null when there is money or nothing to cancel. */
async function endUnpaid(
  transaction: Transaction,
  id: number,
  event: EndEvent,
  actor: string,
  now: number,
): Promise<GivenUp | null> {
  const [row] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
  if (row?.status !== 'active' || row.collectionStatus !== 0 || (await hasMoney(transaction, id))) return null
  const given = await giveUpStock(transaction, id)
  await transaction
    .update(reservations)
    .set({ status: 'cancelled', cancelReason: event, payUntil: null })
    .where(eq(reservations.id, id))
  await transaction.insert(reservationEvents).values({ reservationId: id, at: new Date(now), actor, event })
  return given ?? NOTHING
}

/** `POST /rezervasyon-birak-post`: the person gives an unpaid reservation up. */
export async function abandonReservation(context: BookerContext, reference: string): Promise<boolean> {
  const { db, booker, now } = context
  const [row] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.reference, reference), eq(reservations.memberId, booker.memberId)))
  if (!row) throw new ApiError('notFound')
  return db.transaction((transaction) => cancelUnpaid(transaction, row.id, 'abandoned', actorOf(booker), now))
}

/** Whether something that is held is part of what is wanted now. */
function isWanted(
  held: HeldStock,
  days: { day: string; endDay: string | null },
  claims: readonly StockClaim[],
): boolean {
  return claims.some((claim) => {
    if (claim.productId !== held.productId) return false
    if (claim.type === 'seats') return held.type === 'seats' && claim.day === held.day && claim.time === held.time
    return held.type === 'unit' && days.day < claim.to && claim.from <= (days.endDay ?? days.day)
  })
}

/**
 * A member who starts anew after a declined card or a closed tab must not compete with their own unpaid reservation
 * for the same stock: it is given up. What it had is answered, to be given back together with what is taken anew.
 */
export async function endOwnDuplicates(
  transaction: Transaction,
  memberId: number,
  claims: readonly StockClaim[],
  now: number,
): Promise<GivenUp[]> {
  const ids = [...new Set(claims.map((claim) => claim.productId))]
  const rows = await findUnpaidItems(transaction, memberId, ids)
  const same = rows.filter((row) =>
    heldStockOf(row.item, { reservationId: row.id }).some((held) => isWanted(held, row, claims)),
  )
  const given: GivenUp[] = []
  for (const id of new Set(same.map((row) => row.id))) {
    const had = await endUnpaid(transaction, id, 'replaced', `member:${memberId}`, now)
    if (had) given.push(had)
  }
  return given
}
