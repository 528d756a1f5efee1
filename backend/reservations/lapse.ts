import { eq } from 'drizzle-orm'
import { schema, type TenantDatabase } from '../db/client'
import { queueMail } from '../jobs/queue'
import type { Services } from '../services'
import { cancelUnpaid } from './abandon'

const { reservations } = schema

/**
 * An unpaid reservation whose time is over is cancelled and its places are free again (spec 9). One with money on its
 * way is left to the reconciling job and looked at again.
 */
export async function lapseReservation(
  services: Services,
  db: TenantDatabase,
  reservationId: number,
): Promise<boolean> {
  const now = services.now()
  return db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(reservations).where(eq(reservations.id, reservationId))
    if (row?.status !== 'active' || row.collectionStatus !== 0 || row.payUntil === null) return true
    if (row.payUntil.getTime() > now) return false
    const cancelled = await cancelUnpaid(transaction, reservationId, 'lapsed', 'job', now)
    if (cancelled && row.paymentMethod !== 'card') {
      await queueMail(transaction, { kind: 'reservationLapsed', reservationId }, `lapsed:${reservationId}`, now)
    }
    return cancelled
  })
}
