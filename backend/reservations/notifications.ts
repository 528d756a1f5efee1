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
/** Each claim may carry a file and waits for the staff: an account and a network have so many a day. */
const claimLimit = createLimit('claim', 10, DAY_SECONDS)
const networkClaimLimit = createLimit('claim-network', 100, DAY_SECONDS)

type Request = ParsedRequestOf<typeof reservationChangeCalls.notifyPayment>
type Response = ResponseOf<typeof reservationChangeCalls.notifyPayment>

/**
 * What another currency may be worth beyond what is open: banks change at other rates than the shop.
 */
const RATE_MARGIN_PERCENT = '5'

/** Throws `invalidRequest` for a claim that cannot be true: more than is open, a currency that no account has, a day to come. */
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
  // An expired one may be told of too: the transfer may have been under way.
  const isOpen = row.status === 'active' || row.cancelReason === 'lapsed'
  if (!isOpen || compareAmounts(keptOf(row), row.fixed.totals.grandTotal) >= 0) throw new ApiError('paymentClosed')
  await requirePossible(db, row, request, now)
  const claims = await db
    .select({ state: paymentNotifications.state, ledgerId: paymentNotifications.ledgerId })
    .from(paymentNotifications)
    .where(eq(paymentNotifications.reservationId, row.id))
  // The office decides on one after the other.
  if (claims.some(({ state }) => state === 'claimed')) throw new ApiError('inProgress')
  // One that a payment confirmed before it was rejected had been believed: the payment was reversed.
  const wasNotFound = claims.some(({ state, ledgerId }) => state === 'rejected' && ledgerId === null)
  return { row, wasNotFound }
}

/**
 * `POST /uye-odeme-bildirim-post` (spec 7): a member or guest says that a transfer was made. A claim, not a payment: it does not
 * change what is paid. A claim for a reservation that is paid by transfer suspends its deadline until the staff have decided
 * (`resumeDeadline`), unless they have looked for an earlier one in vain.
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
    // Looked at again under the reservation's lock: of many that are sent at once no more are kept than may wait.
    await transaction
      .select({ id: reservations.id })
      .from(reservations)
      .where(eq(reservations.id, row.id))
      .for('update')
    const { row: locked, wasNotFound } = await requireClaimable(transaction, context, request)
    // Without a deadline a booking that is paid on arrival is confirmed, and one that is paid by card is never given up.
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

/** Whoever was wrong about a transfer still has time to pay otherwise. */
const LEAST_TIME_LEFT = 2 * 3600

export const resumedDeadline = (remainingSeconds: number, now: number): Date =>
  new Date(now + Math.max(remainingSeconds, LEAST_TIME_LEFT) * 1000)

/**
 * There is no such money: the deadline that a claim or a mistaken payment had ended goes on with the time that was left, two hours at least.
 * The caller holds the reservation's lock.
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

/** Gives a reservation, whose lock the caller holds, a deadline and the job that ends it then. */
export async function setDeadline(transaction: Transaction, reservationId: number, payUntil: Date): Promise<void> {
  await transaction.update(reservations).set({ payUntil }).where(eq(reservations.id, reservationId))
  const runAt = payUntil.getTime()
  const options = { dedupeKey: `lapse:${reservationId}:${runAt}`, runAt }
  await queueJob(transaction, expireReservationJob, { reservationId }, options)
}
