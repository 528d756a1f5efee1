import { and, eq, inArray } from 'drizzle-orm'
import { isLocale } from '@/domain/shared/locales'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import type { ExpectedPayment, PaymentResult, QueryResult } from '../payment-providers/service'
import { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { failPoint } from '../platform/shared/fail-point'
import type { Services } from '../services/services'
import { askGateway, toExpected } from './ask-gateway'
import { refundAttempt } from './attempt-limit'
import { settle, toSettledState } from './settle'

const { payments, reservations } = schema

type Request = ParsedRequestOf<typeof bookingCalls.returnFromBank>
type Payment = typeof payments.$inferSelect
type Reservation = typeof reservations.$inferSelect

/**
 * Moves the payment from `redirect` (or `pending`) to `authorising`. Only the call that succeeds asks the gateway to
 * take the money. The update holds the reservation's lock, because another payment, a cancellation and a change of date
 * check the payment states under that lock.
 */
async function claim(context: CallContext, payment: Payment): Promise<boolean> {
  return context.db.transaction(async (transaction) => {
    const own = eq(reservations.id, payment.reservationId)
    await transaction.select({ id: reservations.id }).from(reservations).where(own).for('update')
    const claimed = await transaction
      .update(payments)
      .set({ state: 'authorising', updatedAt: new Date(context.now) })
      .where(and(eq(payments.id, payment.id), inArray(payments.state, ['redirect', 'pending'])))
      .returning({ id: payments.id })
    return claimed.length === 1
  })
}

/**
 * Resets a payment after a forged return: it waits at the bank again, so that the genuine return can still complete it.
 */
async function unclaim(context: CallContext, payment: Payment): Promise<void> {
  await context.db
    .update(payments)
    .set({ state: 'redirect', updatedAt: new Date(context.now) })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'authorising')))
}

type Evaluated = PaymentResult | QueryResult | { outcome: 'forged' }

/**
 * Evaluates the bank's return. A successful return is completed at the gateway, which refuses if it has no proof of its
 * own. A failed return proves nothing either, since the returns of older accounts are not signed. In both cases a query
 * tells whether the customer has come back from the bank at all.
 */
async function evaluate(services: Services, request: Request, expected: ExpectedPayment): Promise<Evaluated> {
  const outcome = await services.payment.completeThreeDS({
    callback: {
      status: request.status,
      paymentId: request.providerPaymentId,
      conversationId: request.conversationId,
      conversationData: request.conversationData,
      mdStatus: request.mdStatus,
      signature: request.signature,
    },
    expected,
  })
  if (outcome.outcome === 'unknown' && outcome.cause === 'foreignCallback') return { outcome: 'forged' }
  const isUnproven = outcome.outcome === 'declined' && outcome.isUnproven
  const isRefused = outcome.outcome === 'unknown' && outcome.cause === 'refused'
  if (!isUnproven && !isRefused) return outcome
  const asked = await services.payment.query(expected)
  if (asked.outcome === 'pending' && asked.stage === 'threeDSStarted') return { outcome: 'forged' }
  return asked.outcome === 'captured' || asked.outcome === 'mismatch' ? asked : outcome
}

const findPayment = (request: Request) =>
  request.pageToken === ''
    ? eq(payments.conversationId, request.conversationId)
    : eq(payments.pageToken, request.pageToken)

/**
 * Settles a payment after a return from the gateway's hosted page, which has taken the money or not. A query moves no
 * money, so it may run on every return, and also for a payment that was superseded or abandoned.
 */
async function settlePage(context: CallContext, services: Services, payment: Payment, reservation: Reservation) {
  const outcome = await askGateway(services, payment, reservation)
  context.log.info({ paymentId: payment.id, outcome: outcome.outcome }, 'back from the payment page')
  if (outcome.outcome === 'pending') return 'unknown' as const
  return (await settle(context.db, payment.id, outcome, context.now)).paymentState
}

/**
 * `POST /odeme-donus-post`: the customer returns from the bank. The payment is found by its own reference, since the
 * cross-site POST carries no cookies. A repeated or late return changes nothing (decisions 7).
 */
export async function returnFromBank(
  context: CallContext,
  services: Services,
  request: Request,
): Promise<ResponseOf<typeof bookingCalls.returnFromBank>> {
  const { db, now } = context
  const [found] = await db
    .select({ payment: payments, reservation: reservations })
    .from(payments)
    .innerJoin(reservations, eq(payments.reservationId, reservations.id))
    .where(findPayment(request))
  if (!found) throw new ApiError('notFound')
  const { payment, reservation } = found
  const pointer = {
    reference: reservation.reference,
    locale: isLocale(reservation.locale) ? reservation.locale : ('en' as const),
  }
  if (payment.pageToken !== null)
    return { ...pointer, paymentState: await settlePage(context, services, payment, reservation) }
  if (!(await claim(context, payment))) {
    const [current] = await db.select().from(payments).where(eq(payments.id, payment.id))
    return { ...pointer, paymentState: toSettledState(current ?? payment).paymentState }
  }
  // Read again after the claim: while the payment is `authorising`, nothing else ends the reservation.
  const [current] = await db.select().from(reservations).where(eq(reservations.id, reservation.id))
  if (current?.status !== 'active') {
    const expired = { outcome: 'declined', code: 'lapsed', group: null, reason: 'general' } as const
    const state = await settle(db, payment.id, expired, now)
    return { ...pointer, paymentState: state.paymentState }
  }
  const outcome = await evaluate(services, request, toExpected(payment, reservation))
  context.log.info({ paymentId: payment.id, outcome: outcome.outcome }, 'back from the bank')
  if (outcome.outcome === 'forged') {
    await unclaim(context, payment)
    return { ...pointer, paymentState: 'unknown' }
  }
  failPoint('charged')
  const state = await settle(db, payment.id, outcome, now)
  failPoint('settled')
  if (state.paymentState === 'captured' && payment.payer !== null) await refundAttempt(context, payment.payer)
  return { ...pointer, paymentState: state.paymentState }
}
