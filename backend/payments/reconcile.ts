import { eq } from 'drizzle-orm'
import { schema, type TenantDatabase } from '../platform/database/client'
import { queueJob } from '../platform/jobs/queue'
import type { Services } from '../services/services'
import { askGateway } from './ask-gateway'
import { lastLookJob } from './job-kinds'
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

type Payment = typeof payments.$inferSelect

/** Until then money may still come: somebody sits at the bank's or at the gateway's page. */
function isOverdue({ createdAt, pageExpiresAt }: Payment, now: number): boolean {
  return now >= (pageExpiresAt?.getTime() ?? createdAt.getTime() + ABANDONED_AFTER)
}

/** A page that is open can be paid with the next card, whatever became of the last one. */
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
 * Asks the gateway what became of a payment that never came back, and writes that down. Answers whether it is decided;
 * an undecided one is asked about again by the job. One that was declined is asked about only on a hint (`isHint`: the
 * gateway's notification, or the last look at what had been given up), or while its page can still be paid.
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
    // Under review the money is held already: only the gateway's word ends that.
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
