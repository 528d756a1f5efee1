import { and, eq, inArray, isNull } from 'drizzle-orm'
import { schema, type Transaction } from '../platform/database/client'

const { payments } = schema

/**
 * Gives up what a reservation's payer left at the bank: it takes no money unless we complete it, and from here on we
 * never will. One that is being completed at this moment stays. The gateway's own page takes money without us and cannot be closed:
 * with `keepsPages` it stays too, so that whoever pays next can go on with it.
 */
export async function supersede(
  transaction: Transaction,
  reservationId: number,
  at: Date,
  { keepsPages = false } = {},
): Promise<void> {
  const isOpen = inArray(payments.state, ['pending', 'redirect'])
  await transaction
    .update(payments)
    .set({ state: 'declined', reason: 'superseded', updatedAt: at })
    .where(and(eq(payments.reservationId, reservationId), isOpen, keepsPages ? isNull(payments.pageToken) : undefined))
}
