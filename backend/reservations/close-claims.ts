import { and, eq } from 'drizzle-orm'
import { schema, type Transaction } from '../platform/database/client'

const { paymentNotifications } = schema

/**
 * Closes the claims that wait for a reservation that somebody has ended, whose lock the caller holds: nobody looks for its money any more.
 * One that has expired keeps its claim, since the money may be under way and bring it back.
 */
export async function closeClaims(
  transaction: Transaction,
  reservationId: number,
  actor: string,
  now: number,
): Promise<void> {
  const isWaiting = and(
    eq(paymentNotifications.reservationId, reservationId),
    eq(paymentNotifications.state, 'claimed'),
  )
  const closed = { state: 'rejected', decidedAt: new Date(now), decidedBy: actor }
  await transaction.update(paymentNotifications).set(closed).where(isWaiting)
}
