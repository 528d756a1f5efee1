import { and, eq, inArray } from 'drizzle-orm'
import { schema, type Transaction } from '../db/client'

const { payments } = schema

/**
 * Gives up what a reservation's payer left at the bank: it takes no money unless we complete it, and from here on we
 * never will. One that is being completed at this moment stays.
 */
export async function supersede(transaction: Transaction, reservationId: number, at: Date): Promise<void> {
  await transaction
    .update(payments)
    .set({ state: 'declined', reason: 'superseded', updatedAt: at })
    .where(and(eq(payments.reservationId, reservationId), inArray(payments.state, ['pending', 'redirect'])))
}
