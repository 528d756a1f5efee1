import { and, count, eq } from 'drizzle-orm'
import { compareAmounts } from '@/domain/money/amount'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { lifeCalls } from '@/domain/wire/calls-life'
import { type Queryable, schema } from '../db/client'
import { keepPaper, requirePaper } from '../documents/store'
import type { BookerContext } from '../http/context'
import { ApiError } from '../http/errors'
import { requireOtherSettings } from '../settings/repository'
import { actorOf } from './actor'

const { paymentNotifications, reservationEvents, reservations } = schema

type Request = ParsedRequestOf<typeof lifeCalls.notifyPayment>
type Response = ResponseOf<typeof lifeCalls.notifyPayment>

/** Claims that may wait for the desk at a time, per reservation. */
const MOST_OPEN_CLAIMS = 5

async function requireClaimable(db: Queryable, { booker }: BookerContext, { bookingNumber, bankAccountId }: Request) {
  const [row] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.bookingNumber, bookingNumber), eq(reservations.memberId, booker.memberId)))
  if (!row) throw new ApiError('notFound')
  // A lapsed one may be told of too: the transfer may have been under way.
  const isOpen = row.status === 'active' || row.cancelReason === 'lapsed'
  if (!isOpen || compareAmounts(row.paidAmount, row.fixed.totals.grandTotal) >= 0) throw new ApiError('paymentClosed')
  const { bankAccounts } = await requireOtherSettings(db)
  if (bankAccountId !== null && !bankAccounts.some((account) => account.id === bankAccountId))
    throw new ApiError('invalidRequest', { fields: { bankAccountId: 'unknown' } })
  const [waiting] = await db
    .select({ count: count() })
    .from(paymentNotifications)
    .where(and(eq(paymentNotifications.reservationId, row.id), eq(paymentNotifications.state, 'claimed')))
  if ((waiting?.count ?? 0) >= MOST_OPEN_CLAIMS) throw new ApiError('tooManyRequests')
  return row
}

/**
 * `POST /uye-odeme-bildirim-post` (spec 7): a member says that a transfer was made. A claim, not a payment: it
 * changes neither what is paid nor until when it has to be.
 */
export async function notifyPayment(context: BookerContext, request: Request): Promise<Response> {
  const { db, booker, now } = context
  const row = await requireClaimable(db, context, request)
  const receipt = request.receipt === null ? null : await requirePaper(request.receipt, 'receipt')
  const at = new Date(now)
  const { amount, currency, paidOn, bankAccountId, sender, note } = request
  const id = await db.transaction(async (transaction) => {
    // Looked at again under the reservation's lock: of many that are sent at once no more are kept than may wait.
    await transaction
      .select({ id: reservations.id })
      .from(reservations)
      .where(eq(reservations.id, row.id))
      .for('update')
    await requireClaimable(transaction, context, request)
    const [claim] = await transaction
      .insert(paymentNotifications)
      .values({
        reservationId: row.id,
        memberId: booker.memberId,
        amount,
        currency,
        paidOn,
        bankAccountId,
        sender,
        note,
        createdAt: at,
      })
      .returning({ id: paymentNotifications.id })
    if (!claim) throw new Error('the notification was not written')
    if (receipt !== null) {
      const fileName = `${row.bookingNumber}.${receipt.mediaType.split('/')[1]}`
      await keepPaper(transaction, { notificationId: claim.id }, { ...receipt, fileName }, now)
    }
    const data = { notificationId: claim.id, amount, currency, hasReceipt: receipt !== null }
    const actor = actorOf(booker)
    await transaction
      .insert(reservationEvents)
      .values({ reservationId: row.id, at, actor, event: 'paymentClaimed', data })
    return claim.id
  })
  return { id, bookingNumber: row.bookingNumber, notificationState: 'claimed', createdAt: at.toISOString() }
}
