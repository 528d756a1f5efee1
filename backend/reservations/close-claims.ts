import { and, eq } from 'drizzle-orm'
import { schema, type Transaction } from '../platform/database/client'

const { paymentNotifications } = schema

/**
 * Rejects the waiting payment claims of a reservation that a person ended. The caller holds the reservation's lock. An
 * expired reservation keeps its claim, since the transfer may still arrive and reactivate it.
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
