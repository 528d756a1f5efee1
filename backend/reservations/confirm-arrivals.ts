import { and, eq, gt } from 'drizzle-orm'
import { createLink } from '../accounts/service'
import { queueMail } from '../outbox/service'
import { schema, type Transaction } from '../platform/database/client'

const { reservationEvents, reservations } = schema

interface Unproven {
  id: number
  bookingNumber: string
  memberId: number
  payUntil: number
}

/**
 * Mails the link that confirms a pay-on-arrival reservation to the address of the member's account. Sends one mail per
 * `occasion`.
 */
export async function askForConfirmation(
  transaction: Transaction,
  unproven: Unproven,
  now: number,
  occasion = String(unproven.id),
): Promise<void> {
  const { bookingNumber, memberId, payUntil } = unproven
  const token = await createLink(transaction, memberId, now, { keepsOthers: true })
  const mail = { kind: 'confirmBooking' as const, memberId, token, bookingNumber, until: payUntil }
  await queueMail(transaction, mail, `confirm-booking:${occasion}`, now)
}

/**
 * Runs when a member verifies the e-mail address: the reservations that wait for it keep their places and their first
 * mail is queued. Expired reservations stay expired.
 */
export async function confirmArrivals(transaction: Transaction, memberId: number, now: number): Promise<void> {
  const at = new Date(now)
  const confirmed = await transaction
    .update(reservations)
    .set({ payUntil: null, networkHash: null })
    .where(
      and(
        eq(reservations.memberId, memberId),
        eq(reservations.status, 'active'),
        eq(reservations.paymentMethod, 'onArrival'),
        gt(reservations.payUntil, at),
      ),
    )
    .returning({ id: reservations.id })
  for (const { id } of confirmed) {
    const event = { reservationId: id, at, actor: `member:${memberId}`, event: 'addressProven' }
    await transaction.insert(reservationEvents).values(event)
    await queueMail(transaction, { kind: 'reservationReceived', reservationId: id }, `received:${id}`, now)
  }
}
