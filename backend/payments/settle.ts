import { eq } from 'drizzle-orm'
import type { PaymentResult, QueryResult, Refused } from '../payment-providers/service'
import { schema, type TenantDatabase, type Transaction } from '../platform/database/client'
import { queueJob } from '../platform/jobs/queue'
import { recordCapture, recordMismatch } from './capture'
import { reconcilePaymentJob } from './job-kinds'

const { payments, reservationEvents, reservations } = schema

export interface SettledState {
  paymentState: 'captured' | 'declined' | 'unknown'
  reason: string | null
}

type Outcome = PaymentResult | QueryResult | Refused
type Payment = typeof payments.$inferSelect
type Mismatch = Extract<Outcome, { outcome: 'mismatch' }>

/** Delay before an unclear outcome is queried again; the job then backs off by itself. */
const ASK_AGAIN_AFTER = 15_000

/** The money is in the ledger; no later answer changes these states. */
const BOOKED_STATES = ['captured', 'mismatch', 'refunded']

/** Whether the answer describes another payment of ours. It then says nothing about this one. */
function isForeign({ fields }: Mismatch): boolean {
  return fields.some((field) => field === 'paymentId' || field === 'conversationId')
}

interface Next {
  state: 'captured' | 'declined' | 'mismatch' | 'unknown'
  reason: string | null
}

function stateOf(outcome: Outcome): Next | null {
  if (outcome.outcome === 'captured') return { state: 'captured', reason: null }
  if (outcome.outcome === 'declined') return { state: 'declined', reason: outcome.reason }
  if (outcome.outcome === 'refused') return { state: 'declined', reason: 'general' }
  if (outcome.outcome === 'notFound') return { state: 'declined', reason: 'abandoned' }
  if (outcome.outcome === 'mismatch')
    return isForeign(outcome) ? { state: 'unknown', reason: 'foreign' } : { state: 'mismatch', reason: 'mismatch' }
  return outcome.outcome === 'unknown' ? { state: 'unknown', reason: outcome.cause } : null
}

/**
 * The payment state for a customer who returns. Money that was or will be refunded is neither captured nor declined:
 * `unknown` leads to the page that tells where the money is, not to the one that says nothing was charged.
 */
export function toSettledState(payment: Pick<Payment, 'state' | 'reason'>): SettledState {
  const { state, reason } = payment
  if (state === 'captured' || state === 'declined') return { paymentState: state, reason }
  return { paymentState: 'unknown', reason }
}

/** Locks the reservation before the payment, as everywhere, so that no deadlock can occur. */
async function lock(transaction: Transaction, paymentId: number) {
  const [found] = await transaction
    .select({ reservationId: payments.reservationId })
    .from(payments)
    .where(eq(payments.id, paymentId))
  if (!found) throw new Error(`no payment ${paymentId}`)
  const [reservation] = await transaction
    .select()
    .from(reservations)
    .where(eq(reservations.id, found.reservationId))
    .for('update')
  const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (!payment || !reservation) throw new Error(`no payment ${paymentId}`)
  return { payment, reservation }
}

/**
 * Whether the payment is decided. A capture or mismatch overrides `declined`; other outcomes leave a decided payment
 * unchanged.
 */
function isSettled(payment: Payment, next: Next): boolean {
  if (BOOKED_STATES.includes(payment.state)) return true
  return payment.state === 'declined' && next.state !== 'captured' && next.state !== 'mismatch'
}

function detailsOf(outcome: Outcome): Partial<Payment> {
  if (outcome.outcome !== 'captured' && outcome.outcome !== 'mismatch') return {}
  const { card, paymentId } = outcome.outcome === 'captured' ? outcome : outcome.charged
  return { cardBrand: card.brand, lastFour: card.lastFour, providerPaymentId: paymentId }
}

/**
 * Records the gateway's answer once. Under the payment's lock a decided payment stays unchanged, so a callback, a
 * webhook and the reconciliation job may run in any order and any number of times.
 */
export async function settle(
  db: TenantDatabase,
  paymentId: number,
  outcome: Outcome,
  now: number,
): Promise<SettledState> {
  return db.transaction(async (transaction) => {
    const { payment, reservation } = await lock(transaction, paymentId)
    const next = stateOf(outcome)
    if (!next || isSettled(payment, next)) return toSettledState(payment)
    const isBooked = next.state === 'captured' || next.state === 'mismatch'
    await transaction
      .update(payments)
      .set({ ...next, updatedAt: new Date(now), ...(isBooked ? detailsOf(outcome) : {}) })
      .where(eq(payments.id, paymentId))
    if (outcome.outcome === 'captured')
      await recordCapture(transaction, { payment, reservation, captured: outcome, now })
    if (outcome.outcome === 'mismatch' && isBooked)
      await recordMismatch(transaction, { payment, captured: outcome.charged, fields: outcome.fields, now })
    if (next.reason === 'foreign' && payment.reason !== 'foreign') {
      const { reservationId } = payment
      const event = { reservationId, at: new Date(now), actor: 'gateway', event: 'foreignAnswer', data: { paymentId } }
      await transaction.insert(reservationEvents).values(event)
    }
    if (next.state === 'unknown')
      await queueJob(transaction, reconcilePaymentJob, { paymentId }, { dedupeKey: null, runAt: now + ASK_AGAIN_AFTER })
    return toSettledState(next)
  })
}
