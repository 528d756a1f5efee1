import { and, asc, eq, exists, inArray, notExists, sql } from 'drizzle-orm'
import type { BasketItem, HoldReference, Selection } from '@/domain/basket/schema'
import { heldStockOf } from '../availability/claims'
import type { HeldStock, StockClaim } from '../availability/stock'
import { toCouponCode } from '../basket/coupons'
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
  const { guest, couponCode, holdsCoupon } = reservations
  return db
    .select({ id, item, day, endDay, guest, couponCode, holdsCoupon, isBusy })
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

interface UnpaidItem {
  id: number
  item: BasketItem
  day: string
  endDay: string | null
}

/** Whether an unpaid item is an earlier try for what is wanted now: it is given up for that. */
export function isSameTry(row: UnpaidItem, claims: readonly StockClaim[]): boolean {
  return heldStockOf(row.item, { reservationId: row.id }).some((held) => isWanted(held, row, claims))
}

/** Whether an earlier try of this person for the same has a use of the coupon, which goes on with it. */
export async function hasOwnCouponUse(
  { db, caller }: CallContext,
  code: string,
  claims: readonly StockClaim[],
): Promise<boolean> {
  const ids = [...new Set(claims.map((claim) => claim.productId))]
  if (!caller || ids.length === 0) return false
  const unpaid = await findUnpaidItems(db, caller.memberId, ids)
  return unpaid.some(
    (row) =>
      !row.isBusy &&
      row.holdsCoupon &&
      row.couponCode !== null &&
      toCouponCode(row.couponCode) === toCouponCode(code) &&
      isSameTry(row, claims),
  )
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
