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
 * Cancels a reservation whose payment deadline has passed, releases its places (spec 9) and owes back the paid part. A
 * reservation with a payment in progress is left to the reconciliation job and checked again. If the sale of an item
 * has ended, a partly paid reservation loses its deadline and stays active: its places can no longer be sold, and the
 * operator decides.
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
    // A late payment may reactivate an expired reservation, so the key covers each expiry separately.
    const key = `lapsed:${reservationId}:${row.payUntil.getTime()}`
    if (cancelled && (row.paymentMethod !== 'card' || !isZero(refund)))
      await queueMail(transaction, { kind: 'reservationLapsed', reservationId, refund }, key, now)
    return cancelled
  })
}
