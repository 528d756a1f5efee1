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

/** Whether a payment may be capturing money now. Money already received is in the reservation's own amounts. */
export async function isBusy(db: Queryable, reservationId: number): Promise<boolean> {
  const found = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.reservationId, reservationId), inArray(payments.state, BUSY_STATES)))
    .limit(1)
  return found.length > 0
}

/** An item of a reservation of which nothing has been collected. */
interface UnpaidItem {
  /** Id of the reservation. */
  id: number
  item: BasketItem
  day: string
  /** Last day of a rental as the guest chose it. The `end_day` column also covers the night in which a service ends. */
  endDay: string | null
  guest: Guest
  couponCode: string | null
  holdsCoupon: boolean
  /** A payment is in progress; only the gateway knows its outcome. */
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
 * Returns the items of a member's uncollected card reservations for any of the products, oldest reservation first. Each
 * booking runs this twice, so it is a prepared statement.
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

/** Whether held stock overlaps the new claims. */
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

/** Whether an unpaid item is an earlier attempt for the same claims, which the new attempt replaces. */
export function isSameAttempt(
  row: Pick<UnpaidItem, 'id' | 'item' | 'day' | 'endDay'>,
  claims: readonly StockClaim[],
): boolean {
  return heldStockOf(row.item, { reservationId: row.id }).some((held) => isWanted(held, row, claims))
}

/** Whether an earlier attempt of the caller for the same claims holds a use of the coupon, which carries over. */
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
 * Returns the stock that the caller already holds and would release for this request: the hold, and unpaid card
 * reservations. Without it, a guest who returns from the bank would see their own villa as taken.
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
 * Checks the availability of a selection for the caller, including the stock that the caller already holds. A failed
 * check runs a second time: another tab of the same caller may have taken the stock between the query for the caller's
 * own stock and the query for all taken stock.
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
