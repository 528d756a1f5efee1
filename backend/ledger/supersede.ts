import { and, eq, inArray, isNull } from 'drizzle-orm'
import { schema, type Transaction } from '../platform/database/client'

const { payments } = schema

/**
 * Declines the open payments of a reservation as superseded. They take no money, since the API will no longer complete
 * them. A payment that is being completed at this moment stays. The gateway's hosted page takes money without the API
 * and cannot be closed; with `keepsPages` its payment stays too, so that the payer can continue with it.
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
