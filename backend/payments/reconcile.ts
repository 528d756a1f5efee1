import { eq } from 'drizzle-orm'
import { schema, type TenantDatabase } from '../platform/database/client'
import { queueJob } from '../platform/jobs/queue'
import type { Services } from '../services/services'
import { askGateway } from './ask-gateway'
import { lastLookJob } from './job-kinds'
import { settle } from './settle'

const { payments, reservations } = schema

/** How long a customer may stay at the bank's page before an attempt without money counts as abandoned. */
const ABANDONED_AFTER = 30 * 60_000
/** When to query once more after an abandoned attempt, in case the gateway recorded the money late. */
const ASK_ONCE_MORE_AFTER = 6 * 60 * 60_000

async function read(db: TenantDatabase, paymentId: number) {
  const [found] = await db
    .select({ payment: payments, reservation: reservations })
    .from(payments)
    .innerJoin(reservations, eq(payments.reservationId, reservations.id))
    .where(eq(payments.id, paymentId))
  return found ?? null
}

type Payment = typeof payments.$inferSelect

/** Whether the customer's time at the bank's or the gateway's page is over. Before that, money may still arrive. */
function isOverdue({ createdAt, pageExpiresAt }: Payment, now: number): boolean {
  return now >= (pageExpiresAt?.getTime() ?? createdAt.getTime() + ABANDONED_AFTER)
}

/** Whether the hosted page is open: it accepts another card after a declined one. */
function isPageOpen(payment: Payment, now: number): boolean {
  return payment.pageToken !== null && !isOverdue(payment, now)
}

async function askAbout(services: Services, { payment, reservation }: NonNullable<Awaited<ReturnType<typeof read>>>) {
  const outcome = await askGateway(services, payment, reservation)
  const isNothingYet = outcome.outcome === 'notFound' || outcome.outcome === 'declined'
  if (isNothingYet && isPageOpen(payment, services.now()))
    return { outcome: 'pending', stage: 'threeDSStarted', paymentId: '' } as const
  return outcome
}

/**
 * Queries the gateway for a payment without a return and records the outcome. Returns whether the payment is decided;
 * the job retries an undecided one. A declined payment is queried only on a hint (`isHint`: the gateway's notification,
 * or the last look after an abandoned attempt) or if it has a hosted page.
 */
export async function reconcilePayment(
  services: Services,
  db: TenantDatabase,
  paymentId: number,
  { isHint = false } = {},
): Promise<boolean> {
  const found = await read(db, paymentId)
  if (!found) return true
  const { payment } = found
  if (['captured', 'mismatch', 'refunded'].includes(payment.state)) return true
  const now = services.now()
  if (payment.state === 'declined' && !isHint && payment.pageToken === null) return true
  const outcome = await askAbout(services, found)
  if (outcome.outcome === 'pending') {
    if (payment.state === 'declined') return !isPageOpen(payment, now)
    // Under fraud review the money is already held, so only the gateway can decide.
    const mayBeAbandoned = outcome.stage !== 'fraudReview' && isOverdue(payment, now)
    if (!mayBeAbandoned) return false
    await settle(db, paymentId, { outcome: 'notFound' }, now)
    const again = { dedupeKey: `lastLook:${paymentId}`, runAt: now + ASK_ONCE_MORE_AFTER }
    await queueJob(db, lastLookJob, { paymentId }, again)
    return true
  }
  if (outcome.outcome === 'unknown') return false
  if (outcome.outcome === 'mismatch')
    services.log.error({ paymentId, fields: outcome.fields }, 'the gateway took another payment than the expected one')
  const state = await settle(db, paymentId, outcome, now)
  return state.paymentState !== 'unknown' || state.reason === 'mismatch'
}
