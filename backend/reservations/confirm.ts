import { eq } from 'drizzle-orm'
import { queueMail } from '../outbox/service'
import { schema, type Transaction } from '../platform/database/client'

const { reservationEvents, reservations } = schema

interface Confirmation {
  reservationId: number
  actor: string
  /** Of the operator, into the mail. */
  words: string
  now: number
}

/** The operator's yes to a reservation that waits for it, which the caller has locked: history and mail. */
export async function confirmReservation(transaction: Transaction, confirmation: Confirmation): Promise<void> {
  const { reservationId, actor, words, now } = confirmation
  await transaction.update(reservations).set({ awaitsConfirmation: false }).where(eq(reservations.id, reservationId))
  await transaction.insert(reservationEvents).values({ reservationId, at: new Date(now), actor, event: 'confirmed' })
  await queueMail(transaction, { kind: 'reservationAccepted', reservationId, words }, null, now)
}
