import { eq } from 'drizzle-orm'
import { queueMail } from '../outbox/service'
import { schema, type Transaction } from '../platform/database/client'
import { queueJob } from '../platform/jobs/queue'
import { eventOf, firstMailOf, type Inserted, itemRowsOf, type NewReservation, valuesOf } from './insert'
import { expireReservationJob } from './job-kinds'

const { idempotencyKeys, reservationEvents, reservationItems, reservations } = schema

/**
 * Overwrites an unpaid reservation with the new request; its number and reference stay. The caller holds the row's lock
 * and has released and retaken the stock.
 */
export async function renewReservation(transaction: Transaction, id: number, data: NewReservation): Promise<Inserted> {
  const { payUntil, now } = data
  await transaction.insert(idempotencyKeys).values(data.answer)
  const [row] = await transaction
    .update(reservations)
    .set({ ...valuesOf(data), holdsStock: true, holdsCoupon: true })
    .where(eq(reservations.id, id))
    .returning()
  if (!row) throw new Error(`no reservation ${id}`)
  const rows = itemRowsOf(data)
  await transaction.delete(reservationItems).where(eq(reservationItems.reservationId, id))
  await transaction.insert(reservationItems).values(rows.map((row) => ({ ...row, reservationId: id })))
  await transaction.insert(reservationEvents).values({ ...eventOf(data, 'renewed'), reservationId: id })
  if (payUntil !== null)
    await queueJob(
      transaction,
      expireReservationJob,
      { reservationId: id },
      { dedupeKey: `lapse:${id}:${payUntil}`, runAt: payUntil },
    )
  const mail = firstMailOf(data)
  if (mail) await queueMail(transaction, { ...mail, reservationId: id }, `received:${id}`, now)
  return { row, items: rows.map(({ item, ticketNumber }) => ({ ...item, ticketNumber })) }
}
