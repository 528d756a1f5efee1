import { eq } from 'drizzle-orm'
import { assignUnits, changeStock, requireLicence, SoldOut, type StockClaim } from '../availability/service'
import { hasUseLeft, makeOffer, spendCoupon } from '../basket/service'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import { loadRecord } from '../products/product-records'
import { requireTimeZone } from '../settings/service'
import { type ReservationRow, readItems, toBookedItem } from './terms'

const { reservations } = schema

/**
 * Why late money cannot bring an expired reservation back: places are gone; a day is closed, its sale has ended or the product is withdrawn
 * or differs; another booking has the coupon.
 */
export type ReacquireProblem = 'soldOut' | 'unavailable' | 'couponUsed'

export const hasExpired = ({ status, cancelReason }: Pick<ReservationRow, 'status' | 'cancelReason'>): boolean =>
  status === 'cancelled' && cancelReason === 'lapsed'

/** Coupon of which the reservation had a use until it expired: its price depends on that use. */
const couponOf = ({ couponCode, holdsCoupon }: ReservationRow): string | null => (holdsCoupon ? couponCode : null)

class CouponUsed extends Error {}

/** What the items want of the stock, where all of them could be booked now; otherwise why not. */
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

/** Why money that is received now would not bring an expired reservation back; null where it would, and where nothing has expired. */
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
 * Money arrived for a reservation that had expired: takes its places and the use of its coupon again if all of it can still be booked. A
 * problem leaves both untouched (a savepoint), and the money goes back.
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
