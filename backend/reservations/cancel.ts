import { and, eq, inArray } from 'drizzle-orm'
import { toEpoch } from '@/domain/dates/zone'
import { type Amount, compareAmounts, isNegative, isZero, subtractAmounts } from '@/domain/money/amount'
import type { Refund } from '@/domain/reservations/cancellation'
import { buildRefundQuote, refundAt } from '@/domain/reservations/refund-quote'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { reservationChangeCalls } from '@/domain/wire/calls-reservation-changes'
import { BUSY_STATES, oweRefund } from '../ledger/service'
import { queueMail } from '../outbox/service'
import { type Queryable, schema, type Transaction } from '../platform/database/client'
import type { CallContext, OwnerContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { requireTimeZone } from '../settings/service'
import { isForClient, toClientRefundQuote, viewerOf } from './client-view'
import { closeClaims } from './close-claims'
import { releaseStock } from './item-inventory'
import { actorOf, requireOwn } from './ownership'
import { firstStartOf, type ItemRow, type ReservationRow, readItems, toRefundInput } from './terms'

const { payments, refunds, reservationEvents, reservations } = schema

type QuoteRequest = ParsedRequestOf<typeof reservationChangeCalls.getRefundQuote>
type QuoteResponse = ResponseOf<typeof reservationChangeCalls.getRefundQuote>
type Cancelled = ResponseOf<typeof reservationChangeCalls.cancelReservation>

/**
 * `everything` refunds the whole paid amount and applies when the operator cancels. `giveBack` is the amount that a
 * manager decides, at most what was paid.
 */
export type CancelTerms = 'policy' | 'everything' | { giveBack: Amount }

/**
 * `GET /iptal-teklif-get`: the refund of a cancellation at any moment until the start (decisions 7). Open to the holder
 * of the reference: the answer holds the sums that `getResult` shows and no personal data.
 */
export async function quoteRefund(context: CallContext, request: QuoteRequest): Promise<QuoteResponse> {
  const { db, now } = context
  const [row] = await db.select().from(reservations).where(eq(reservations.reference, request.reference))
  if (!row) throw new ApiError('notFound')
  const zone = await requireTimeZone(db)
  const items = await readItems(db, row.id)
  const input = toRefundInput(row, items, zone)
  const quote = buildRefundQuote(input)
  const at = request.at === undefined ? now : toEpoch(request.at)
  const answer = {
    ...quote,
    ...refundAt(input, at),
    at: new Date(at).toISOString(),
    paid: { amount: input.paid, currency: row.fixedCurrency },
    cancellable: row.status === 'active' && now <= toEpoch(quote.startsAt),
  }
  return isForClient(row, viewerOf(context)) ? toClientRefundQuote(answer) : answer
}

async function refundStateOf(db: Queryable, reservationId: number): Promise<Cancelled['refundState']> {
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.reservationId, reservationId), eq(refunds.cause, 'cancelled')))
  if (rows.length === 0) return 'none'
  return rows.every((row) => row.state === 'done') ? 'done' : 'due'
}

interface Cancellation {
  reservationId: number
  actor: string
  terms: CancelTerms
  /**
   * The refund that the guest saw. If it differs from the current refund, the API throws `refundChanged` with the
   * current one.
   */
  expectedRefund: string | null
  /** The operator's message when it declines the reservation. */
  declined?: { words: string }
  now: number
}

async function requireIdle(transaction: Transaction, reservationId: number): Promise<void> {
  const mine = eq(payments.reservationId, reservationId)
  const rows = await transaction.select({ state: payments.state }).from(payments).where(mine)
  // A payment is in progress, so the refund cannot be computed yet.
  if (rows.some((row) => BUSY_STATES.includes(row.state))) throw new ApiError('inProgress')
  await transaction
    .update(payments)
    .set({ state: 'declined', reason: 'cancelled' })
    .where(and(mine, inArray(payments.state, ['pending', 'redirect'])))
}

async function refundOf(
  transaction: Transaction,
  row: ReservationRow,
  items: ItemRow[],
  { terms, now }: Cancellation,
): Promise<Refund> {
  const zone = await requireTimeZone(transaction)
  const input = toRefundInput(row, items, zone)
  if (terms === 'everything') return { refund: input.paid, kept: '0.00' }
  if (terms !== 'policy') {
    if (isNegative(terms.giveBack) || compareAmounts(terms.giveBack, input.paid) > 0)
      throw new ApiError('invalidRequest', { fields: { tutar: 'amount' } })
    return { refund: terms.giveBack, kept: subtractAmounts(input.paid, terms.giveBack) }
  }
  if (now > firstStartOf(items, zone)) throw new ApiError('notCancellable')
  return refundAt(input, now)
}

async function cancelled(transaction: Transaction, row: ReservationRow): Promise<Refund> {
  const [event] = await transaction
    .select()
    .from(reservationEvents)
    .where(and(eq(reservationEvents.reservationId, row.id), eq(reservationEvents.event, 'cancelled')))
  const data = event?.data as Partial<Refund> | undefined
  return { refund: data?.refund ?? '0.00', kept: data?.kept ?? '0.00' }
}

/**
 * Cancels a reservation under its lock: releases stock and coupon, owes the refund of that moment, writes history and
 * mail. Idempotent: a second call changes nothing and returns the same answer. Throws `notCancellable` after the start,
 * `inProgress` while a payment is in progress and `refundChanged` when the refund differs from the one that was shown.
 */
export async function cancelReservation(db: Queryable, cancellation: Cancellation): Promise<Refund> {
  const { reservationId, actor, expectedRefund, now } = cancellation
  return db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(reservations).where(eq(reservations.id, reservationId)).for('update')
    if (!row) throw new ApiError('notFound')
    if (row.status === 'cancelled') return cancelled(transaction, row)
    if (row.status !== 'active') throw new ApiError('notCancellable')
    await requireIdle(transaction, reservationId)
    const items = await readItems(transaction, reservationId)
    const refund = await refundOf(transaction, row, items, cancellation)
    if (expectedRefund !== null && compareAmounts(refund.refund, expectedRefund) !== 0)
      throw new ApiError('refundChanged', { data: { ...refund, currency: row.fixedCurrency } })
    await releaseStock(transaction, reservationId)
    const at = new Date(now)
    await transaction
      .update(reservations)
      .set({ status: 'cancelled', cancelReason: 'cancelled', payUntil: null })
      .where(eq(reservations.id, reservationId))
    await closeClaims(transaction, reservationId, actor, now)
    const terms = typeof cancellation.terms === 'string' ? cancellation.terms : 'chosen'
    const data = { ...refund, currency: row.fixedCurrency, terms }
    await transaction.insert(reservationEvents).values({ reservationId, at, actor, event: 'cancelled', data })
    if (!isZero(refund.refund))
      await oweRefund(transaction, { reservationId, amount: refund.refund, cause: 'cancelled', now })
    const { declined } = cancellation
    const mail = declined
      ? { kind: 'reservationDeclined' as const, reservationId, refund: refund.refund, ...declined }
      : { kind: 'reservationCancelled' as const, reservationId, ...refund }
    await queueMail(transaction, mail, `cancelled:${reservationId}`, now)
    return refund
  })
}

/** `POST /rezervasyon-iptal-post`: the member, agency or guest cancels under the terms that were agreed to. */
export async function cancelOwn(
  context: OwnerContext,
  request: ParsedRequestOf<typeof reservationChangeCalls.cancelReservation>,
): Promise<Cancelled> {
  const { db, owner, now } = context
  const row = await requireOwn(db, owner, request)
  const refund = await cancelReservation(db, {
    reservationId: row.id,
    actor: actorOf(owner, row),
    terms: 'policy',
    expectedRefund: request.expectedRefund,
    now,
  })
  return { ...refund, currency: row.fixedCurrency, refundState: await refundStateOf(db, row.id) }
}
