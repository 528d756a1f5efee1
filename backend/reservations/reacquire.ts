import { eq } from 'drizzle-orm'
import { assignUnits, changeStock, requireLicence, SoldOut, type StockClaim } from '../availability/service'
import { hasUseLeft, makeOffer, spendCoupon } from '../basket/service'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import { loadRecord } from '../products/product-records'
import { requireTimeZone } from '../settings/service'
import { type ReservationRow, readItems, toBookedItem } from './terms'

const { reservations } = schema

/**
 * Why late money cannot reactivate an expired reservation. `soldOut`: places are gone. `unavailable`: a day is closed,
 * its sale has ended, or the product is withdrawn or changed. `couponUsed`: another booking has the coupon.
 */
export type ReacquireProblem = 'soldOut' | 'unavailable' | 'couponUsed'

export const hasExpired = ({ status, cancelReason }: Pick<ReservationRow, 'status' | 'cancelReason'>): boolean =>
  status === 'cancelled' && cancelReason === 'lapsed'

/** The coupon that the reservation used until it expired; its price depends on it. */
const couponOf = ({ couponCode, holdsCoupon }: ReservationRow): string | null => (holdsCoupon ? couponCode : null)

class CouponUsed extends Error {}

/** Returns the stock claims of the items if all of them can be booked now; otherwise the problem. */
async function claimsOfItems(
  db: Queryable,
  row: ReservationRow,
  now: number,
): Promise<StockClaim[] | ReacquireProblem> {
  const clock = { now, zone: await requireTimeZone(db) }
  const claims: StockClaim[] = []
  for (const entry of await readItems(db, row.id)) {
    const item = toBookedItem(entry)
    const record = await loadRecord(db, entry.productId)
    if (!record?.row.active || record.row.kind !== item.kind) return 'unavailable'
    const selection = { ...item, choice: item.choice ?? null }
    const answer = await makeOffer({ db, clock, own: [], ahead: claims }, record, selection)
    if (!answer.ok) return answer.problem === 'full' ? 'soldOut' : 'unavailable'
    claims.push(...answer.offer.claims)
  }
  return claims
}

/**
 * Returns why money received now would not reactivate an expired reservation; null if it would, or if it has not
 * expired.
 */
export async function findReacquireProblem(
  db: Queryable,
  row: ReservationRow,
  now: number,
): Promise<ReacquireProblem | null> {
  if (!hasExpired(row)) return null
  const claims = await claimsOfItems(db, row, now)
  if (typeof claims === 'string') return claims
  const coupon = couponOf(row)
  return coupon === null || (await hasUseLeft(db, coupon, row.memberId)) ? null : 'couponUsed'
}

/**
 * Runs when money arrives for an expired reservation: takes its places and its coupon use again if all of it can still
 * be booked. On a problem a savepoint rolls both back, and the caller refunds the money.
 */
export async function reacquire(
  transaction: Transaction,
  row: ReservationRow,
  now: number,
): Promise<ReacquireProblem | null> {
  const take = await claimsOfItems(transaction, row, now)
  if (typeof take === 'string') return take
  const coupon = couponOf(row)
  try {
    await transaction.transaction(async (savepoint) => {
      const units = await changeStock(savepoint, { take })
      await assignUnits(savepoint, units, { reservationId: row.id })
      await savepoint.update(reservations).set({ holdsStock: true }).where(eq(reservations.id, row.id))
      await requireLicence(savepoint, take)
      if (coupon !== null && !(await spendCoupon(savepoint, coupon, row.memberId))) throw new CouponUsed()
    })
  } catch (error) {
    if (error instanceof SoldOut) return 'soldOut'
    if (error instanceof CouponUsed) return 'couponUsed'
    throw error
  }
  return null
}
