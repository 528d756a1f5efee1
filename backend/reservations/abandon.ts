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

/** Why an unpaid reservation ended; kept, since only an expired one may come back. */
type EndEvent = 'lapsed' | 'abandoned' | 'replaced'

/** Cancels an active reservation that is not settled and gives its places back; false when money is moving or nothing is to be cancelled. */
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

/** The same, but what it had is for the caller to give back; null when there is money or nothing to cancel. */
export async function endUnpaid(
  transaction: Transaction,
  id: number,
  event: EndEvent,
  actor: string,
  now: number,
): Promise<GivenUp | null> {
  const [row] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
  if (row?.status !== 'active' || isSettled(row) || (await isBusy(transaction, id))) return null
  // Time ends a partly paid one as well; a person cancels that by its terms.
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
 * `POST /rezervasyon-birak-post`: the person gives an unpaid reservation up. Throws `notCancellable` for one that is settled, which is
 * cancelled by its terms, and for one that has begun. False when money is moving or it has ended before.
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
