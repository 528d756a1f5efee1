import { eq } from 'drizzle-orm'
import { toLocal } from '@/domain/dates/zone'
import { addAmounts, compareAmounts, percentOf, subtractAmounts } from '@/domain/money/amount'
import { convertAmount } from '@/domain/money/rates'
import { keptOf } from '@/domain/reservations/balance'
import { isSettled } from '@/domain/reservations/confirmed'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import { requireDocument, storeDocument } from '../documents/service'
import { queueMail } from '../outbox/service'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import type { OwnerContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { queueJob } from '../platform/jobs/queue'
import { createLimit } from '../platform/limits/limits'
import { listRates, requireOtherSettings } from '../settings/service'
import { expireReservationJob } from './job-kinds'
import { actorOf, requireOwn } from './ownership'
import type { ReservationRow } from './terms'

const { paymentNotifications, reservationEvents, reservations } = schema

const DAY_SECONDS = 24 * 60 * 60
/** Daily limit per account and per network, since a claim may carry a file and takes the staff's time. */
const claimLimit = createLimit('claim', 10, DAY_SECONDS)
const networkClaimLimit = createLimit('claim-network', 100, DAY_SECONDS)

type Request = ParsedRequestOf<typeof reservationChangeCalls.notifyPayment>
type Response = ResponseOf<typeof reservationChangeCalls.notifyPayment>

/** How far a claim in another currency may exceed the open amount (percent), since banks use other exchange rates. */
const RATE_MARGIN_PERCENT = '5'

/**
 * Throws `invalidRequest` for a claim above the open amount, in a currency that no account has, or with a future date,
 * and `notConvertible` for a currency without a rate.
 */
async function requirePossible(db: Queryable, row: ReservationRow, request: Request, now: number): Promise<void> {
  const { amount, currency, paidOn, bankAccountId } = request
  const { bankAccounts, timeZone } = await requireOtherSettings(db)
  const refuse = (field: string, fault: string) => new ApiError('invalidRequest', { fields: { [field]: fault } })
  const account = bankAccounts.find(({ id }) => id === bankAccountId)
  if (bankAccountId !== null && !account) throw refuse('bankAccountId', 'unknown')
  const currencies = account ? [account.currency] : [row.fixedCurrency, ...bankAccounts.map((each) => each.currency)]
  if (!currencies.includes(currency)) throw refuse('currency', 'unknown')
  if (paidOn > toLocal(now, timeZone).date) throw refuse('paidOn', 'future')
  const open = subtractAmounts(row.fixed.totals.grandTotal, keptOf(row))
  const isOwn = currency === row.fixedCurrency
  const most = isOwn ? open : convertAmount(open, row.fixedCurrency, currency, await listRates(db))
  if (most === null) throw new ApiError('notConvertible', { data: { currency } })
  if (compareAmounts(amount, isOwn ? most : addAmounts(most, percentOf(most, RATE_MARGIN_PERCENT))) > 0)
    throw refuse('amount', 'too_big')
}

async function requireClaimable(db: Queryable, { owner, now }: OwnerContext, request: Request) {
  const row = await requireOwn(db, owner, { bookingNumber: request.bookingNumber })
  // An expired reservation accepts claims too, since the transfer may already be under way.
  const isOpen = row.status === 'active' || row.cancelReason === 'lapsed'
  if (!isOpen || compareAmounts(keptOf(row), row.fixed.totals.grandTotal) >= 0) throw new ApiError('paymentClosed')
  await requirePossible(db, row, request, now)
  const claims = await db
    .select({ state: paymentNotifications.state, ledgerId: paymentNotifications.ledgerId })
    .from(paymentNotifications)
    .where(eq(paymentNotifications.reservationId, row.id))
  // The staff decide one claim at a time.
  if (claims.some(({ state }) => state === 'claimed')) throw new ApiError('inProgress')
  // A rejected claim with a ledger entry was confirmed first and rejected when its payment was reversed, so it does not
  // count.
  const wasNotFound = claims.some(({ state, ledgerId }) => state === 'rejected' && ledgerId === null)
  return { row, wasNotFound }
}

/**
 * `POST /uye-odeme-bildirim-post` (spec 7): a member or guest claims that a transfer was made. A claim is not a payment
 * and does not change the paid amount. A claim for a bank-transfer reservation suspends the deadline until the staff
 * decide (`resumeDeadline`), unless the staff have rejected an earlier claim because no money was found.
 */
export async function notifyPayment(context: OwnerContext, request: Request): Promise<Response> {
  const { db, owner, now } = context
  const { row } = await requireClaimable(db, context, request)
  if (row.agencyUserId === null) {
    await claimLimit.consume(context, String(row.memberId))
    await networkClaimLimit.consume(context, context.clientNetwork)
  }
  const receipt = request.receipt === null ? null : await requireDocument(request.receipt, 'receipt')
  const at = new Date(now)
  const { amount, currency, paidOn, bankAccountId, sender, note } = request
  const id = await db.transaction(async (transaction) => {
    // Checks again under the reservation's lock, so that concurrent requests cannot store more than one waiting claim.
    await transaction
      .select({ id: reservations.id })
      .from(reservations)
      .where(eq(reservations.id, row.id))
      .for('update')
    const { row: locked, wasNotFound } = await requireClaimable(transaction, context, request)
    // Other methods keep their deadline: without one, a pay-on-arrival booking is confirmed and a card booking never
    // expires.
    const suspends = !wasNotFound && locked.status === 'active' && locked.paymentMethod === 'bankTransfer'
    const remaining = suspends && locked.payUntil ? Math.round((locked.payUntil.getTime() - now) / 1000) : null
    const [claim] = await transaction
      .insert(paymentNotifications)
      .values({
        reservationId: row.id,
        memberId: row.memberId,
        amount,
        currency,
        paidOn,
        bankAccountId,
        sender,
        note,
        remainingSeconds: remaining === null ? null : Math.max(0, remaining),
        createdAt: at,
      })
      .returning({ id: paymentNotifications.id })
    if (!claim) throw new Error('the notification was not written')
    if (receipt !== null) {
      const fileName = `${row.bookingNumber}.${receipt.mediaType.split('/')[1]}`
      await storeDocument(transaction, { notificationId: claim.id }, { ...receipt, fileName }, now)
    }
    const data = { notificationId: claim.id, amount, currency, hasReceipt: receipt !== null }
    const actor = actorOf(owner, row)
    await transaction
      .insert(reservationEvents)
      .values({ reservationId: row.id, at, actor, event: 'paymentClaimed', data })
    if (remaining !== null)
      await transaction.update(reservations).set({ payUntil: null }).where(eq(reservations.id, row.id))
    for (const kind of ['claimReceived', 'claimForOperator'] as const)
      await queueMail(transaction, { kind, reservationId: row.id, claimId: claim.id }, `${kind}:${claim.id}`, now)
    return claim.id
  })
  return { id, bookingNumber: row.bookingNumber, notificationState: 'claimed', createdAt: at.toISOString() }
}

/** Minimum time (seconds) to pay another way after a rejected claim. */
const LEAST_TIME_LEFT = 2 * 3600

export const resumedDeadline = (remainingSeconds: number, now: number): Date =>
  new Date(now + Math.max(remainingSeconds, LEAST_TIME_LEFT) * 1000)

/**
 * Restores the deadline that a rejected claim or a mistaken payment had suspended, with the time that was left, at
 * least two hours. The caller holds the reservation's lock. Null if no deadline is set.
 */
export async function resumeDeadline(
  transaction: Transaction,
  {
    reservationId,
    remainingSeconds,
  }: Pick<typeof paymentNotifications.$inferSelect, 'reservationId' | 'remainingSeconds'>,
  now: number,
): Promise<Date | null> {
  if (remainingSeconds === null) return null
  const [row] = await transaction.select().from(reservations).where(eq(reservations.id, reservationId))
  if (row?.status !== 'active' || isSettled(row)) return null
  if (row.payUntil !== null && row.payUntil.getTime() > now) return null
  const payUntil = resumedDeadline(remainingSeconds, now)
  await setDeadline(transaction, reservationId, payUntil)
  return payUntil
}

/** Sets the deadline of a reservation and queues its expiry job. The caller holds the reservation's lock. */
export async function setDeadline(transaction: Transaction, reservationId: number, payUntil: Date): Promise<void> {
  await transaction.update(reservations).set({ payUntil }).where(eq(reservations.id, reservationId))
  const runAt = payUntil.getTime()
  const options = { dedupeKey: `lapse:${reservationId}:${runAt}`, runAt }
  await queueJob(transaction, expireReservationJob, { reservationId }, options)
}
