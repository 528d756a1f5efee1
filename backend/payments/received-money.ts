import { and, eq } from 'drizzle-orm'
import { type Amount, compareAmounts, ZERO } from '@/domain/money/amount'
import { splitReceived } from '@/domain/money/received-sum'
import { keptOf } from '@/domain/reservations/balance'
import { isSettled } from '@/domain/reservations/confirmed'
import { bookMoney } from '../ledger/service'
import { queueMail } from '../outbox/service'
import { type Queryable, schema } from '../platform/database/client'
import { ApiError } from '../platform/http/errors'
import { extendDeadline, resumeDeadline } from '../reservations/service'
import { acceptMoney } from './accept'

const { ledger, paymentNotifications, reservationEvents, reservations } = schema

export interface ReceivedMoney {
  reservationId: number
  method: 'bankTransfer' | 'onArrival'
  /** In the reservation's fixed currency; the caller converts money received in another currency. */
  amount: Amount
  currency: string
  /** The bank's reference of the transfer, or the receipt number. A reservation books each key once. */
  key: string
  /** The member's claim that this payment confirms, if there is one. */
  notificationId: number | null
  actor: string
  now: number
}

/** Builds the source of a payment entered by staff: a reservation books the same reference once. */
export const sourceOf = (method: ReceivedMoney['method'], reservationId: number, key: string): string =>
  `${method}:${reservationId}:${key}`

/**
 * Returns the source under which to book a payment; null if it is already booked. A reversed payment frees its
 * reference: the next payment with it gets a source that names the reversed entry.
 */
export async function findFreeSource(db: Queryable, source: string): Promise<string | null> {
  const [known] = await db.select({ id: ledger.id }).from(ledger).where(eq(ledger.source, source))
  if (!known) return source
  const reversals = await db.select({ id: ledger.id }).from(ledger).where(eq(ledger.reverses, known.id))
  return reversals.length === 0 ? null : findFreeSource(db, `${source}~${known.id}`)
}

/**
 * Whether the reservation is cancelled permanently. An expired reservation may become active again when money arrives.
 */
export const isGone = ({ status, cancelReason }: Pick<typeof reservations.$inferSelect, 'status' | 'cancelReason'>) =>
  status === 'cancelled' && cancelReason !== 'lapsed'

/**
 * Books money that staff have seen: a transfer on the bank statement, or cash at the counter. Booked once, then applied
 * like any payment (confirmation, mail, states); late or surplus money is refunded. False if it is already booked.
 * Throws `notFound` for an unknown reservation or claim, `invalidRequest` for another currency or an amount that is not
 * positive.
 */
export async function receiveMoney(db: Queryable, money: ReceivedMoney): Promise<boolean> {
  const { reservationId, method, amount, currency, actor, now } = money
  return db.transaction(async (transaction) => {
    const [reservation] = await transaction
      .select()
      .from(reservations)
      .where(eq(reservations.id, reservationId))
      .for('update')
    if (!reservation) throw new ApiError('notFound')
    if (currency !== reservation.fixedCurrency)
      throw new ApiError('invalidRequest', { fields: { currency: 'currency' } })
    if (compareAmounts(amount, ZERO) <= 0) throw new ApiError('invalidRequest', { fields: { amount: 'amount' } })
    const at = new Date(now)
    const source = await findFreeSource(transaction, sourceOf(method, reservationId, money.key))
    if (source === null) return false
    const entry = await bookMoney(transaction, {
      reservationId,
      paymentId: null,
      entry: 'payment',
      amount,
      currency,
      method,
      source,
      at,
    })
    if (!entry) return false
    if (money.notificationId !== null) {
      const decided = await transaction
        .update(paymentNotifications)
        .set({ state: 'confirmed', decidedAt: at, decidedBy: actor, ledgerId: entry.id })
        .where(
          and(eq(paymentNotifications.id, money.notificationId), eq(paymentNotifications.reservationId, reservationId)),
        )
        .returning({ id: paymentNotifications.id })
      if (decided.length === 0) throw new ApiError('notFound')
    }
    const data = { amount, currency, method, notificationId: money.notificationId }
    await transaction.insert(reservationEvents).values({ reservationId, at, actor, event: 'moneyReceived', data })
    const total = reservation.fixed.totals.grandTotal
    const { wanted } = splitReceived({ amount, paid: keptOf(reservation), total, isGone: isGone(reservation) })
    await acceptMoney(transaction, { reservation, entry, wanted, now, mayReacquire: true })
    return true
  })
}

/**
 * Rejects a claim for which the staff found no money: closes the claim, restores its suspended deadline and mails the
 * guest. False if it was already decided.
 */
export async function rejectNotification(
  db: Queryable,
  notificationId: number,
  actor: string,
  now: number,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const at = new Date(now)
    const mine = eq(paymentNotifications.id, notificationId)
    const [known] = await transaction.select().from(paymentNotifications).where(mine)
    if (!known) return false
    const own = eq(reservations.id, known.reservationId)
    await transaction.select({ id: reservations.id }).from(reservations).where(own).for('update')
    const [row] = await transaction
      .update(paymentNotifications)
      .set({ state: 'rejected', decidedAt: at, decidedBy: actor })
      .where(and(eq(paymentNotifications.id, notificationId), eq(paymentNotifications.state, 'claimed')))
      .returning()
    if (!row) return false
    const { reservationId } = row
    const data = { notificationId }
    await transaction
      .insert(reservationEvents)
      .values({ reservationId, at, actor, event: 'notificationRejected', data })
    await resumeDeadline(transaction, row, now)
    // A reservation that was reactivated while the claim waited has no deadline to restore.
    const [after] = await transaction.select().from(reservations).where(own)
    if (after && after.payUntil === null && !isSettled(after)) await extendDeadline(transaction, after, now)
    const mail = { kind: 'claimNotFound' as const, reservationId, claimId: notificationId }
    await queueMail(transaction, mail, `claimNotFound:${notificationId}`, now)
    return true
  })
}
