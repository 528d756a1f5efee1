import { and, eq, inArray } from 'drizzle-orm'
import type { BasketItem, HoldReference, Selection } from '@/domain/basket/schema'
import type { Guest } from '@/domain/reservations/schema'
import type { HeldStock, StockClaim } from '../availability/service'
import { heldStockOf } from '../availability/service'
import { type CheckedSelection, type Clock, checkSelections, toCouponCode } from '../basket/service'
import type { CatalogueCache } from '../catalogue/service'
import { BUSY_STATES } from '../ledger/service'
import { connectionOf, type Queryable, schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { findHeldStock } from './find-hold'

const { payments } = schema

/** Whether a payment may be taken at this moment. Money that is in stands in the reservation's own amounts. */
export async function isBusy(db: Queryable, reservationId: number): Promise<boolean> {
  const found = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.reservationId, reservationId), inArray(payments.state, BUSY_STATES)))
    .limit(1)
  return found.length > 0
}

/** An item of a reservation of which nothing was collected yet. */
interface UnpaidItem {
  /** Of the reservation. */
  id: number
  item: BasketItem
  day: string
  /** The last day of what is let, as it was chosen: the column also tells a night that a service ends in. */
  endDay: string | null
  guest: Guest
  couponCode: string | null
  holdsCoupon: boolean
  /** Money is on its way, of which only the gateway can say whether it comes. */
  isBusy: boolean
}

const UNPAID_ITEMS = `
  select r.id, i.item, i.day::text as day, i.item ->> 'endDate' as "endDay", r.guest, r.coupon_code as "couponCode",
    r.holds_coupon as "holdsCoupon",
    exists (select from payments p where p.reservation_id = r.id and p.state = any($3)) as "isBusy"
  from reservations r join reservation_items i on i.reservation_id = r.id
  where r.member_id = $1 and i.product_id = any($2) and r.status = 'active' and r.collection_status = 0
    and r.payment_method = 'card' and r.holds_stock and r.pay_until is not null
    and not exists (select from payments p where p.reservation_id = r.id and p.state = 'captured')
  order by r.id`

/**
 * Items of a member's uncollected card reservations that have any of the products, the oldest reservation first. Every
 * reservation asks this twice: prepared, so that neither side composes the question again.
 */
export async function findUnpaidItems(
  db: Queryable,
  memberId: number,
  productIds: readonly number[],
): Promise<UnpaidItem[]> {
  const values = [memberId, productIds, BUSY_STATES]
  const { rows } = await connectionOf(db).query<UnpaidItem>({ name: 'unpaid_items', text: UNPAID_ITEMS, values })
  return rows
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

/** Whether an unpaid item is an earlier try for what is wanted now: it is given up for that. */
export function isSameAttempt(
  row: Pick<UnpaidItem, 'id' | 'item' | 'day' | 'endDay'>,
  claims: readonly StockClaim[],
): boolean {
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
      isSameAttempt(row, claims),
  )
}

interface Asked {
  items: readonly Selection[]
  hold: HoldReference | null
}

/**
 * What the person who asks has already and would give up for what they ask: their hold, and what they reserved by card
 * without paying. Without it somebody who comes back from the bank would find their own villa taken.
 */
async function findReservedInventory({ db, caller, now }: CallContext, asked: Asked): Promise<HeldStock[]> {
  const ids = [...new Set(asked.items.map((item) => item.productId))]
  const [held, unpaid] = await Promise.all([
    asked.hold ? findHeldStock(db, asked.hold, now) : [],
    caller && ids.length > 0 ? findUnpaidItems(db, caller.memberId, ids) : [],
  ])
  const free = unpaid.filter(({ isBusy }) => !isBusy)
  return [...held, ...free.flatMap((row) => heldStockOf(row.item, { reservationId: row.id }))]
}

/**
 * What of a choice whoever asks can have, what they have already included. What is full may be so by the same person's
 * other tab, of this very moment, between the question for what is theirs and the one for what is taken: that is
 * theirs at a second look.
 */
export async function checkForCaller(
  context: CallContext,
  cache: CatalogueCache,
  clock: Clock,
  asked: Asked,
): Promise<CheckedSelection[]> {
  const look = async () => checkSelections(cache, asked.items, clock, await findReservedInventory(context, asked))
  const checked = await look()
  const mayOwn = context.caller !== null || asked.hold !== null
  return mayOwn && checked.some((entry) => !entry.ok) ? look() : checked
}
