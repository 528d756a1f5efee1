import { eq } from 'drizzle-orm'
import { isZero } from '@/domain/money/amount'
import { keptOf } from '@/domain/reservations/balance'
import { isSettled } from '@/domain/reservations/confirmed'
import { queueMail } from '../outbox/service'
import { schema, type TenantDatabase } from '../platform/database/client'
import type { Services } from '../services/services'
import { requireTimeZone } from '../settings/service'
import { cancelUnpaid } from './abandon'
import { readEndOfSale } from './terms'

const { reservations } = schema

/**
 * A reservation whose time is over is cancelled and its places are free again (spec 9); what was paid of it is owed back. One with money on
 * its way is left to the reconciling job and looked at again. Once the sale of its items has ended, one that was paid in part loses its
 * deadline and stays: nobody could buy its places any more, and the operator decides.
 */
export async function expireReservation(
  services: Services,
  db: TenantDatabase,
  reservationId: number,
): Promise<boolean> {
  const now = services.now()
  return db.transaction(async (transaction) => {
    const own = eq(reservations.id, reservationId)
    const [row] = await transaction.select().from(reservations).where(own).for('update')
    if (row?.status !== 'active' || row.payUntil === null || isSettled(row)) return true
    if (row.payUntil.getTime() > now) return false
    const refund = keptOf(row)
    const zone = await requireTimeZone(transaction)
    if (!isZero(refund) && (await readEndOfSale(transaction, reservationId, zone)) <= now) {
      await transaction.update(reservations).set({ payUntil: null }).where(own)
      return true
    }
    const cancelled = await cancelUnpaid(transaction, reservationId, 'lapsed', 'job', now)
    // Money may come back to life what has expired: each end is told of.
    const key = `lapsed:${reservationId}:${row.payUntil.getTime()}`
    if (cancelled && (row.paymentMethod !== 'card' || !isZero(refund)))
      await queueMail(transaction, { kind: 'reservationLapsed', reservationId, refund }, key, now)
    return cancelled
  })
}
