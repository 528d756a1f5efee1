import { and, asc, eq, exists, inArray, notExists, sql } from 'drizzle-orm'
import type { HoldReference, Selection } from '@/domain/basket/schema'
import { heldStockOf } from '../availability/claims'
import type { HeldStock } from '../availability/stock'
import { type Queryable, schema } from '../db/client'
import type { CallContext } from '../http/context'
import { BUSY_STATES } from '../payments/busy-states'
import { findHeldStock } from './find-hold'

const { payments, reservationItems, reservations } = schema

/** States of a payment in which money may be taken or moving. */
const MONEY_STATES = ['authorising', 'unknown', 'captured']

const withMoney = (states: readonly string[]) => (db: Queryable) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.reservationId, reservations.id), inArray(payments.state, [...states])))

export async function hasMoney(db: Queryable, reservationId: number): Promise<boolean> {
  const found = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.reservationId, reservationId), inArray(payments.state, MONEY_STATES)))
    .limit(1)
  return found.length > 0
}

/**
 * Items of a member's uncollected card reservations that have any of the products; `isBusy` where money is on its way,
 * of which only the gateway can say whether it comes.
 */
export function findUnpaidItems(db: Queryable, memberId: number, productIds: readonly number[]) {
  const { id, item, day, endDay } = { ...reservationItems, id: reservations.id }
  const isBusy = sql<boolean>`${exists(withMoney(BUSY_STATES)(db))}`
  return db
    .select({ id, item, day, endDay, guest: reservations.guest, isBusy })
    .from(reservations)
    .innerJoin(reservationItems, eq(reservationItems.reservationId, reservations.id))
    .where(
      and(
        eq(reservations.memberId, memberId),
        eq(reservations.status, 'active'),
        eq(reservations.collectionStatus, 0),
        eq(reservations.paymentMethod, 'card'),
        eq(reservations.holdsStock, true),
        inArray(reservationItems.productId, [...productIds]),
        notExists(withMoney(['captured'])(db)),
      ),
    )
    .orderBy(asc(reservations.id))
}

/**
 * What the person who asks has already and would give up for what they ask: their hold, and what they reserved by card
 * without paying. Without it somebody who comes back from the bank would find their own villa taken.
 */
export async function findOwnStock(
  { db, caller, now }: CallContext,
  asked: { items: readonly Selection[]; hold: HoldReference | null },
): Promise<HeldStock[]> {
  const ids = [...new Set(asked.items.map((item) => item.productId))]
  const [held, unpaid] = await Promise.all([
    asked.hold ? findHeldStock(db, asked.hold, now) : [],
    caller && ids.length > 0 ? findUnpaidItems(db, caller.memberId, ids) : [],
  ])
  const free = unpaid.filter(({ isBusy }) => !isBusy)
  return [...held, ...free.flatMap((row) => heldStockOf(row.item, { reservationId: row.id }))]
}
