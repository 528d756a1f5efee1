import { and, eq } from 'drizzle-orm'
import { restDeadline } from '@/domain/reservations/transfer-deadline'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import { requireOtherSettings } from '../settings/service'
import { setDeadline } from './notifications'
import { type ReservationRow, readEndOfSale } from './terms'

const { paymentNotifications } = schema

/** Whether a guest's payment claim waits for the staff. The deadline is suspended meanwhile. */
export async function hasWaitingClaim(db: Queryable, reservationId: number): Promise<boolean> {
  const isMine = and(eq(paymentNotifications.reservationId, reservationId), eq(paymentNotifications.state, 'claimed'))
  const waiting = await db.select({ id: paymentNotifications.id }).from(paymentNotifications).where(isMine).limit(1)
  return waiting.length > 0
}

/** Gives an active reservation time for the rest after a partial payment. The caller holds the reservation's lock. */
export async function extendDeadline(transaction: Transaction, row: ReservationRow, now: number): Promise<void> {
  if (row.status !== 'active' || (await hasWaitingClaim(transaction, row.id))) return
  const { bankTransferHours, timeZone } = await requireOtherSettings(transaction)
  const saleEndsAt = await readEndOfSale(transaction, row.id, timeZone)
  const former = row.payUntil?.getTime() ?? null
  const until = restDeadline({ payUntil: former, saleEndsAt, now, bankTransferHours })
  if (until !== null && until !== former) await setDeadline(transaction, row.id, new Date(until))
}
