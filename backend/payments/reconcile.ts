import { and, eq } from 'drizzle-orm'
import { schema, type TenantDatabase } from '../db/client'
import type { Services } from '../services'
import { toExpected } from './complete'
import { settle } from './settle'

const { ledger, payments, reservationEvents, reservations } = schema

/** How long a customer may sit at the bank's page before an attempt without money counts as given up. */
const ABANDONED_AFTER = 30 * 60_000

async function read(db: TenantDatabase, paymentId: number) {
  const [found] = await db
    .select({ payment: payments, reservation: reservations })
    .from(payments)
    .innerJoin(reservations, eq(payments.reservationId, reservations.id))
    .where(eq(payments.id, paymentId))
  return found ?? null
}

/**
 * Asks the gateway what became of a payment that never came back, and writes that down. Answers whether it is decided;
 * an undecided one is asked about again by the job.
 */
export async function reconcilePayment(services: Services, db: TenantDatabase, paymentId: number): Promise<boolean> {
  const found = await read(db, paymentId)
  if (!found) return true
  const { payment, reservation } = found
  if (payment.state === 'captured' || payment.state === 'declined') return true
  const now = services.now()
  const outcome = await services.payment.query(toExpected(payment, reservation))
  if (outcome.outcome === 'pending') {
    // Under review the money is held already: only the gateway's word ends that.
    const mayBeAbandoned = outcome.stage !== 'fraudReview' && now - payment.createdAt.getTime() >= ABANDONED_AFTER
    if (!mayBeAbandoned) return false
    await settle(db, paymentId, { outcome: 'notFound' }, now)
    return true
  }
  if (outcome.outcome === 'unknown') return false
  if (outcome.outcome === 'mismatch') {
    await db
      .insert(reservationEvents)
      .values({ reservationId: reservation.id, actor: 'gateway', event: 'paymentMismatch', data: { paymentId } })
    services.log.error({ paymentId, fields: outcome.fields }, 'the gateway took another payment than the expected one')
  }
  const state = await settle(db, paymentId, outcome, now)
  return state.paymentState !== 'unknown'
}

const NO_PERSON = '127.0.0.1'

/** A cancellation is taken on the day of the payment only; after that the same money goes back as a refund. */
async function giveBack(
  services: Services,
  payment: typeof payments.$inferSelect,
  paymentId: string,
): Promise<boolean> {
  const common = { conversationId: `${payment.conversationId}-r`, paymentId, ip: NO_PERSON }
  const cancelled = await services.payment.cancel(common)
  if (cancelled.outcome !== 'refused') return cancelled.outcome === 'cancelled'
  const { paidAmount: amount, currency } = payment
  return (await services.payment.refund({ ...common, amount, currency })).outcome === 'refunded'
}

/** Gives back what was taken for a reservation that could not be kept; asked twice it pays once. */
export async function refundPayment(services: Services, db: TenantDatabase, paymentId: number): Promise<boolean> {
  const found = await read(db, paymentId)
  if (!found?.payment.providerPaymentId) return true
  const { payment, reservation } = found
  const [done] = await db
    .select()
    .from(ledger)
    .where(and(eq(ledger.paymentId, paymentId), eq(ledger.entry, 'refund')))
  if (done) return true
  const paymentReference = payment.providerPaymentId ?? ''
  const known = await services.payment.queryRefunds(paymentReference)
  const isBack = known.outcome === 'found' && (known.isCancelled || known.refunds.some((refund) => refund.isDone))
  if (!isBack) {
    if (!(await giveBack(services, payment, paymentReference))) return false
  }
  await db.transaction(async (transaction) => {
    const at = new Date(services.now())
    const { reservationId, paidAmount, currency } = payment
    await transaction
      .insert(ledger)
      .values({ reservationId, paymentId, entry: 'refund', amount: paidAmount, currency, method: 'card', at })
      .onConflictDoNothing()
    await transaction.update(payments).set({ state: 'refunded', updatedAt: at }).where(eq(payments.id, paymentId))
    await transaction
      .update(reservations)
      .set({ paidAmount: '0.00', collectionStatus: 0 })
      .where(eq(reservations.id, reservation.id))
    await transaction
      .insert(reservationEvents)
      .values({ reservationId, at, actor: 'job', event: 'refunded', data: { paymentId } })
  })
  return true
}
