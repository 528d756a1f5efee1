import { and, eq, lt, or } from 'drizzle-orm'
import { compareAmounts, sumAmounts } from '@/domain/money/amount'
import { RETURN_CAUSES } from '@/domain/payments/refund-causes'
import { bookMoney, IS_OPEN } from '../ledger/service'
import { queueMail } from '../outbox/service'
import { type Queryable, schema, type TenantDatabase, type Transaction } from '../platform/database/client'
import type { Services } from '../services/services'

const { ledger, payments, refunds, reservationEvents, reservations } = schema

type Refund = typeof refunds.$inferSelect
type Payment = typeof payments.$inferSelect

/** A claim expires after this time, in case its worker was killed during the gateway call. */
const CLAIM_MILLISECONDS = 2 * 60_000
/**
 * A gateway may refuse a refund for a while and accept it later. After this time the refund fails and the staff handle
 * it.
 */
const GIVE_UP_MILLISECONDS = 60 * 60_000
const NO_PERSON = '127.0.0.1'

async function claim(db: TenantDatabase, refundId: number, now: number): Promise<Refund | null> {
  const stale = lt(refunds.claimedAt, new Date(now - CLAIM_MILLISECONDS))
  const isFree = or(eq(refunds.state, 'due'), and(eq(refunds.state, 'sending'), stale))
  const [row] = await db
    .update(refunds)
    .set({ state: 'sending', claimedAt: new Date(now) })
    .where(and(eq(refunds.id, refundId), isFree))
    .returning()
  return row ?? null
}

type Sent = 'done' | 'refused' | 'later'

/** Whether the gateway has already sent this refund (`done`) or may still send it (`later`). */
async function findEarlier(services: Services, refund: Refund, payment: Payment, id: string): Promise<Sent | 'none'> {
  const known = await services.payment.queryRefunds(id)
  if (known.outcome === 'unknown') return 'later'
  if (known.outcome === 'notFound') return 'none'
  const isWhole = compareAmounts(refund.amount, payment.paidAmount) >= 0
  if (known.isCancelled) return isWhole ? 'done' : 'refused'
  const own = known.refunds.filter((entry) => entry.conversationId === refund.conversationId)
  if (own.length === 0) return 'none'
  const isSent = compareAmounts(sumAmounts(own.map((entry) => entry.amount)), refund.amount) >= 0
  return isSent && own.every((entry) => entry.isDone) ? 'done' : 'later'
}

/**
 * The gateway accepts a cancellation only on the day of the payment; afterwards the same amount is sent as a refund.
 */
async function send(services: Services, refund: Refund, isWhole: boolean, paymentId: string): Promise<Sent> {
  const { conversationId, amount, currency } = refund
  const common = { conversationId, paymentId, ip: NO_PERSON }
  if (isWhole) {
    const cancelled = await services.payment.cancel(common)
    if (cancelled.outcome !== 'refused') return cancelled.outcome === 'cancelled' ? 'done' : 'later'
  }
  const refunded = await services.payment.refund({ ...common, amount, currency })
  if (refunded.outcome === 'refunded') return 'done'
  if (refunded.outcome !== 'refused') return 'later'
  services.log.warn({ refundId: refund.id, code: refunded.code }, 'the gateway would not refund')
  return 'refused'
}

async function isPaymentWholly(transaction: Transaction, refund: Refund): Promise<boolean> {
  const [entry] = await transaction.select().from(ledger).where(eq(ledger.id, refund.ledgerId))
  const all = await transaction.select().from(refunds).where(eq(refunds.ledgerId, refund.ledgerId))
  const back = sumAmounts(all.filter((row) => row.state === 'done').map((row) => row.amount))
  return entry !== undefined && compareAmounts(back, entry.amount) >= 0
}

/** False for refunds of money that no reservation accepted: their mail was sent when the money was refused. */
export const isMailedWhenSent = (cause: string): boolean => !RETURN_CAUSES.some((told) => told === cause)

/** Records a sent refund once: ledger, states, history and mail in one transaction. False if it was recorded before. */
export async function finishRefund(db: Queryable, refundId: number, actor: string, now: number): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const at = new Date(now)
    const [found] = await transaction.select().from(refunds).where(eq(refunds.id, refundId))
    if (!found) return false
    await transaction.select().from(reservations).where(eq(reservations.id, found.reservationId)).for('update')
    const [refund] = await transaction
      .update(refunds)
      .set({ state: 'done', doneAt: at })
      .where(and(eq(refunds.id, refundId), IS_OPEN))
      .returning()
    if (!refund) return false
    const { reservationId, paymentId, amount, currency, method, cause } = refund
    const entry = { reservationId, paymentId, entry: 'refund' as const, amount, currency, method, at }
    await bookMoney(transaction, { ...entry, source: `refund:${refundId}` })
    if (paymentId !== null && (await isPaymentWholly(transaction, refund)))
      await transaction.update(payments).set({ state: 'refunded', updatedAt: at }).where(eq(payments.id, paymentId))
    const data = { refundId, paymentId, amount, currency, cause }
    await transaction.insert(reservationEvents).values({ reservationId, at, actor, event: 'refunded', data })
    if (isMailedWhenSent(cause))
      await queueMail(transaction, { kind: 'refunded', reservationId, refundId }, `refunded:${refundId}`, now)
    return true
  })
}

/**
 * Marks a refund that the gateway refuses as failed and records it in the history. The staff send it by hand
 * (`finishRefund`).
 */
async function fail(services: Services, db: TenantDatabase, refund: Refund): Promise<void> {
  services.log.error({ refundId: refund.id, reservationId: refund.reservationId }, 'the gateway refused a refund')
  await db.transaction(async (transaction) => {
    await transaction.update(refunds).set({ state: 'failed' }).where(eq(refunds.id, refund.id))
    await transaction.insert(reservationEvents).values({
      reservationId: refund.reservationId,
      at: new Date(services.now()),
      actor: 'gateway',
      event: 'refundFailed',
      data: { refundId: refund.id, amount: refund.amount, currency: refund.currency },
    })
  })
}

/**
 * Sends a refund of card money through the gateway. Returns whether the refund is settled. After an unclear answer the
 * job queries the gateway's report and does not send again until the report contains no such refund.
 */
export async function payRefund(services: Services, db: TenantDatabase, refundId: number): Promise<boolean> {
  const refund = await claim(db, refundId, services.now())
  if (!refund) {
    const [known] = await db.select().from(refunds).where(eq(refunds.id, refundId))
    return known?.state !== 'sending'
  }
  const [payment] =
    refund.paymentId === null ? [] : await db.select().from(payments).where(eq(payments.id, refund.paymentId))
  const [entry] = await db.select().from(ledger).where(eq(ledger.id, refund.ledgerId))
  const providerId = payment?.providerPaymentId
  if (!payment || !providerId || !entry) {
    await fail(services, db, refund)
    return true
  }
  const earlier = await findEarlier(services, refund, { ...payment, paidAmount: entry.amount }, providerId)
  const isWhole = compareAmounts(refund.amount, entry.amount) >= 0
  const sent = earlier === 'none' ? await send(services, refund, isWhole, providerId) : earlier
  if (sent === 'done') await finishRefund(db, refundId, 'job', services.now())
  const isGivenUp = sent === 'refused' && services.now() - refund.createdAt.getTime() >= GIVE_UP_MILLISECONDS
  if (isGivenUp) await fail(services, db, refund)
  else if (sent !== 'done') await db.update(refunds).set({ state: 'due' }).where(eq(refunds.id, refundId))
  return sent === 'done' || isGivenUp
}
