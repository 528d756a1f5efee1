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
  /** In the reservation's fixed currency; what came in another is converted by whoever books it. */
  amount: Amount
  currency: string
  /** The bank's own reference of the transfer, or the receipt's number: the same one is booked once a reservation. */
  key: string
  /** The member's claim that this answers, if there is one. */
  notificationId: number | null
  actor: string
  now: number
}

/** Identifies a payment entered at the desk: a reservation books the same reference once. */
export const sourceOf = (method: ReceivedMoney['method'], reservationId: number, key: string): string =>
  `${method}:${reservationId}:${key}`

/**
 * The source under which a payment is booked; null when it is booked already. A reversed payment gives its reference free again: the next one
 * of this reference names the reversed entry.
 */
export async function findFreeSource(db: Queryable, source: string): Promise<string | null> {
  const [known] = await db.select({ id: ledger.id }).from(ledger).where(eq(ledger.source, source))
  if (!known) return source
  const reversals = await db.select({ id: ledger.id }).from(ledger).where(eq(ledger.reverses, known.id))
  return reversals.length === 0 ? null : findFreeSource(db, `${source}~${known.id}`)
}

/** Cancelled permanently; an expired reservation may become active again when money arrives. */
export const isGone = ({ status, cancelReason }: Pick<typeof reservations.$inferSelect, 'status' | 'cancelReason'>) =>
  status === 'cancelled' && cancelReason !== 'lapsed'

/**
 * Somebody at the desk has seen the money: a transfer on the bank statement, cash at the counter. Into the book once,
 * then what any money does (confirmation, mail, states); too late or too much goes back. False when it is booked
 * already. Throws `notFound` for an unknown reservation or claim, `invalidRequest` for another currency or no money.
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
 * The staff have found no such money: the claim is closed, its suspended deadline goes on, and the guest is told. False when it was decided
 * before.
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
    // One that came back while the claim waited never had a deadline.
    const [after] = await transaction.select().from(reservations).where(own)
    if (after && after.payUntil === null && !isSettled(after)) await extendDeadline(transaction, after, now)
    const mail = { kind: 'claimNotFound' as const, reservationId, claimId: notificationId }
    await queueMail(transaction, mail, `claimNotFound:${notificationId}`, now)
    return true
  })
}
