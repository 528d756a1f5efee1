import { eq } from 'drizzle-orm'
import { isZero } from '@/domain/money/amount'
import { keptOf } from '@/domain/reservations/balance'
import { isSettled } from '@/domain/reservations/confirmed'
import { changeStock } from '../availability/service'
import { returnCoupon } from '../basket/service'
import { oweRefund } from '../ledger/service'
import { schema, type Transaction } from '../platform/database/client'
import type { OwnerContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { requireTimeZone } from '../settings/service'
import { closeClaims } from './close-claims'
import { type GivenUp, giveUpStock } from './item-inventory'
import { actorOf, requireOwn } from './ownership'
import { isBusy } from './reserved-inventory'
import { firstStartOf, readItems } from './terms'

const { reservationEvents, reservations } = schema

/** Why an unpaid reservation ended. Stored because only an expired (`lapsed`) reservation may become active again. */
type EndEvent = 'lapsed' | 'abandoned' | 'replaced'

/**
 * Cancels an active unsettled reservation and releases its places. False when a payment is in progress or there is
 * nothing to cancel.
 */
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

export const NOTHING: GivenUp = { stock: [], couponCode: null }

async function giveBack(transaction: Transaction, { stock, couponCode }: GivenUp): Promise<void> {
  await changeStock(transaction, { release: stock })
  if (couponCode) await returnCoupon(transaction, couponCode)
}

/**
 * Like `cancelUnpaid`, but the caller releases the stock and coupon. Null when a payment is in progress or there is
 * nothing to cancel.
 */
export async function endUnpaid(
  transaction: Transaction,
  id: number,
  event: EndEvent,
  actor: string,
  now: number,
): Promise<GivenUp | null> {
  const [row] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
  if (row?.status !== 'active' || isSettled(row) || (await isBusy(transaction, id))) return null
  // Expiry also ends a partly paid reservation; a guest cancels that one under its cancellation terms.
  if (event !== 'lapsed' && row.collectionStatus !== 0) return null
  const kept = keptOf(row)
  const given = await giveUpStock(transaction, id)
  await transaction
    .update(reservations)
    .set({ status: 'cancelled', cancelReason: event, payUntil: null })
    .where(eq(reservations.id, id))
  await transaction.insert(reservationEvents).values({ reservationId: id, at: new Date(now), actor, event })
  if (event !== 'lapsed') await closeClaims(transaction, id, actor, now)
  if (!isZero(kept)) await oweRefund(transaction, { reservationId: id, amount: kept, cause: 'lapsed', now })
  return given ?? NOTHING
}

/**
 * `POST /rezervasyon-birak-post`: the owner abandons an unpaid reservation. Throws `notCancellable` if the reservation
 * is settled (it is cancelled under its terms instead) or has begun. False when a payment is in progress or the
 * reservation has already ended.
 */
export async function abandonReservation(context: OwnerContext, reference: string): Promise<boolean> {
  const { db, owner, now } = context
  const { id } = await requireOwn(db, owner, { reference })
  return db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
    if (row?.status !== 'active') return false
    const hasBegun = firstStartOf(await readItems(transaction, id), await requireTimeZone(transaction)) <= now
    if (isSettled(row) || hasBegun) throw new ApiError('notCancellable')
    return cancelUnpaid(transaction, id, 'abandoned', actorOf(owner, row), now)
  })
}
