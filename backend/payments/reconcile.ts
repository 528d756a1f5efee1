import { eq } from 'drizzle-orm'
import { schema, type TenantDatabase } from '../db/client'
import { queueJob } from '../jobs/queue'
import type { Services } from '../services'
import { toExpected } from './complete'
import { settle } from './settle'

const { payments, reservations } = schema

/** How long a customer may sit at the bank's page before an attempt without money counts as given up. */
const ABANDONED_AFTER = 30 * 60_000
/** A gateway that was slow with its books is asked once more about what had been given up. */
const ASK_ONCE_MORE_AFTER = 6 * 60 * 60_000

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
 * an undecided one is asked about again by the job. One that was declined is asked about only on a hint (`isHint`: the
 * gateway's notification, or the last look at what had been given up).
 */
export async function reconcilePayment(
  services: Services,
  db: TenantDatabase,
  paymentId: number,
  { isHint = false } = {},
): Promise<boolean> {
  const found = await read(db, paymentId)
  if (!found) return true
  const { payment, reservation } = found
  if (['captured', 'mismatch', 'refunded'].includes(payment.state)) return true
  if (payment.state === 'declined' && !isHint) return true
  const now = services.now()
  const outcome = await services.payment.query(toExpected(payment, reservation))
  if (outcome.outcome === 'pending') {
    if (payment.state === 'declined') return true
    // Under review the money is held already: only the gateway's word ends that.
    const mayBeAbandoned = outcome.stage !== 'fraudReview' && now - payment.createdAt.getTime() >= ABANDONED_AFTER
    if (!mayBeAbandoned) return false
    await settle(db, paymentId, { outcome: 'notFound' }, now)
    const again = { dedupeKey: `lastLook:${paymentId}`, runAt: now + ASK_ONCE_MORE_AFTER }
    await queueJob(db, 'lastLook', { paymentId }, again)
    return true
  }
  if (outcome.outcome === 'unknown') return false
  if (outcome.outcome === 'mismatch')
    services.log.error({ paymentId, fields: outcome.fields }, 'the gateway took another payment than the expected one')
  const state = await settle(db, paymentId, outcome, now)
  return state.paymentState !== 'unknown' || state.reason === 'mismatch'
}
