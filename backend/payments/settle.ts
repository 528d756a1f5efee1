import { eq } from 'drizzle-orm'
import { addAmounts } from '@/domain/money/amount'
import { collectionStatusOf, toCollectionCode } from '@/domain/reservations/status'
import { schema, type TenantDatabase, type Transaction } from '../db/client'
import { queueJob, queueMail } from '../jobs/queue'
import type { CapturedPayment, PaymentResult, QueryResult, Refused } from '../providers/payment/types'
import { takeSeatsAgain } from '../reservations/retake'

const { ledger, payments, reservationEvents, reservations } = schema

export interface SettledState {
  paymentState: 'captured' | 'declined' | 'unknown'
  reason: string | null
}

type Outcome = PaymentResult | QueryResult | Refused
type Payment = typeof payments.$inferSelect

/** An unclear outcome is asked about again soon; the job stretches its own pauses. */
const ASK_AGAIN_AFTER = 15_000

async function recordCapture(
  transaction: Transaction,
  payment: Payment,
  captured: CapturedPayment,
  now: number,
): Promise<void> {
  const at = new Date(now)
  const booked = await transaction
    .insert(ledger)
    .values({
      reservationId: payment.reservationId,
      paymentId: payment.id,
      entry: 'payment',
      amount: captured.amount,
      currency: captured.currency,
      method: 'card',
      at,
    })
    .onConflictDoNothing()
    .returning()
  if (booked.length === 0) return
  const [reservation] = await transaction
    .select()
    .from(reservations)
    .where(eq(reservations.id, payment.reservationId))
    .for('update')
  if (!reservation) return
  const { id } = reservation
  const isHeld = reservation.status === 'active' || (await takeSeatsAgain(transaction, id))
  const paidAmount = addAmounts(reservation.paidAmount, captured.amount)
  const { grandTotal } = reservation.fixed.totals
  const collection = collectionStatusOf({ paid: paidAmount, deposit: reservation.chargedAmount, total: grandTotal })
  await transaction
    .update(reservations)
    .set({
      paidAmount,
      collectionStatus: toCollectionCode(collection),
      ...(isHeld ? { status: 'active', payUntil: null } : {}),
    })
    .where(eq(reservations.id, id))
  await transaction.insert(reservationEvents).values({
    reservationId: id,
    at,
    actor: 'gateway',
    event: 'paymentCaptured',
    data: { paymentId: payment.id, amount: captured.amount },
  })
  if (isHeld)
    await queueMail(
      transaction,
      { kind: 'paymentReceived', reservationId: id, paymentId: payment.id },
      `paid:${payment.id}`,
      now,
    )
  else
    await queueJob(
      transaction,
      'refundPayment',
      { paymentId: payment.id },
      { dedupeKey: `refund:${payment.id}`, runAt: now },
    )
}

function stateOf(outcome: Outcome): { state: string; reason: string | null } | null {
  if (outcome.outcome === 'captured') return { state: 'captured', reason: null }
  if (outcome.outcome === 'declined') return { state: 'declined', reason: outcome.reason }
  if (outcome.outcome === 'refused') return { state: 'declined', reason: 'general' }
  if (outcome.outcome === 'notFound') return { state: 'declined', reason: 'abandoned' }
  if (outcome.outcome === 'mismatch') return { state: 'unknown', reason: 'mismatch' }
  return outcome.outcome === 'unknown' ? { state: 'unknown', reason: outcome.cause } : null
}

/** The state a payment is in for those who ask about it. */
export function toSettledState(payment: Pick<Payment, 'state' | 'reason'>): SettledState {
  if (payment.state === 'captured' || payment.state === 'declined')
    return { paymentState: payment.state, reason: payment.reason }
  return { paymentState: 'unknown', reason: payment.reason }
}

/**
 * Writes down what the gateway answered, once: under the payment's lock a decided payment stays as it is, so that a
 * callback, a webhook and the reconciling job may come in any order and as often as they like.
 */
export async function settle(
  db: TenantDatabase,
  paymentId: number,
  outcome: Outcome,
  now: number,
): Promise<SettledState> {
  return db.transaction(async (transaction) => {
    const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update')
    if (!payment) throw new Error(`no payment ${paymentId}`)
    const next = stateOf(outcome)
    if (payment.state === 'captured' || payment.state === 'declined' || !next) return toSettledState(payment)
    const card = outcome.outcome === 'captured' ? outcome.card : null
    await transaction
      .update(payments)
      .set({
        ...next,
        updatedAt: new Date(now),
        ...(card ? { cardBrand: card.brand, lastFour: card.lastFour } : {}),
        ...(outcome.outcome === 'captured' ? { providerPaymentId: outcome.paymentId } : {}),
      })
      .where(eq(payments.id, paymentId))
    if (outcome.outcome === 'captured') await recordCapture(transaction, payment, outcome, now)
    if (next.state === 'unknown') {
      await queueJob(transaction, 'reconcilePayment', { paymentId }, { dedupeKey: null, runAt: now + ASK_AGAIN_AFTER })
    }
    return toSettledState(next)
  })
}
