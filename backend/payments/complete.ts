import { and, eq, inArray } from 'drizzle-orm'
import { isLocale } from '@/domain/shared/locales'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import { schema } from '../db/client'
import type { CallContext } from '../http/context'
import { ApiError } from '../http/errors'
import type { ExpectedPayment } from '../providers/payment/types'
import type { Services } from '../services'
import { settle, toSettledState } from './settle'

const { payments, reservations } = schema

type Payment = typeof payments.$inferSelect
type Reservation = typeof reservations.$inferSelect

export function toExpected(payment: Payment, reservation: Reservation): ExpectedPayment {
  return {
    conversationId: payment.conversationId,
    basketId: reservation.bookingNumber,
    amount: payment.paidAmount,
    currency: payment.currency,
    paymentId: payment.providerPaymentId ?? undefined,
  }
}

/** Only the one who turns the state from 'redirect' to 'authorising' asks the gateway to take the money. */
async function claim(context: CallContext, payment: Payment): Promise<boolean> {
  const claimed = await context.db
    .update(payments)
    .set({ state: 'authorising', updatedAt: new Date(context.now) })
    .where(and(eq(payments.id, payment.id), inArray(payments.state, ['redirect', 'pending'])))
    .returning()
  return claimed.length === 1
}

/**
 * `POST /odeme-donus-post`: the customer is back from the bank. The payment is found by its own reference, since the
 * cross-site POST carries no cookies; a repeated or late return changes nothing (decisions 7).
 */
export async function returnFromBank(
  context: CallContext,
  services: Services,
  request: ParsedRequestOf<typeof bookingCalls.returnFromBank>,
): Promise<ResponseOf<typeof bookingCalls.returnFromBank>> {
  const { db, now } = context
  const [found] = await db
    .select({ payment: payments, reservation: reservations })
    .from(payments)
    .innerJoin(reservations, eq(payments.reservationId, reservations.id))
    .where(eq(payments.conversationId, request.conversationId))
  if (!found) throw new ApiError('notFound')
  const { payment, reservation } = found
  const pointer = {
    reference: reservation.reference,
    locale: isLocale(reservation.locale) ? reservation.locale : ('en' as const),
  }
  if (!(await claim(context, payment))) {
    const [current] = await db.select().from(payments).where(eq(payments.id, payment.id))
    return { ...pointer, paymentState: toSettledState(current ?? payment).paymentState }
  }
  if (reservation.status !== 'active') {
    const lapsed = { outcome: 'declined', code: 'lapsed', group: null, reason: 'general' } as const
    const state = await settle(db, payment.id, lapsed, now)
    return { ...pointer, paymentState: state.paymentState }
  }
  const outcome = await services.payment.completeThreeDS({
    callback: {
      status: request.status,
      paymentId: request.providerPaymentId,
      conversationId: request.conversationId,
      conversationData: request.conversationData || undefined,
      mdStatus: request.mdStatus,
      signature: request.signature || undefined,
    },
    expected: toExpected(payment, reservation),
  })
  const state = await settle(db, payment.id, outcome, now)
  context.log.info({ paymentId: payment.id, outcome: outcome.outcome }, 'back from the bank')
  return { ...pointer, paymentState: state.paymentState }
}
