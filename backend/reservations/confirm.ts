import { eq } from 'drizzle-orm'
import { queueMail } from '../outbox/service'
import { schema, type Transaction } from '../platform/database/client'

const { reservationEvents, reservations } = schema

interface Confirmation {
  reservationId: number
  actor: string
  /** The operator's message for the mail. */
  words: string
  now: number
}

/**
 * Confirms a reservation that waits for the operator; writes history and mail. The caller holds the reservation's lock.
 */
export async function confirmReservation(transaction: Transaction, confirmation: Confirmation): Promise<void> {
  const { reservationId, actor, words, now } = confirmation
  await transaction.update(reservations).set({ awaitsConfirmation: false }).where(eq(reservations.id, reservationId))
  await transaction.insert(reservationEvents).values({ reservationId, at: new Date(now), actor, event: 'confirmed' })
  await queueMail(transaction, { kind: 'reservationAccepted', reservationId, words }, null, now)
}
