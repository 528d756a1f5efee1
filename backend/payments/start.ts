import { and, eq } from 'drizzle-orm'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import { schema } from '../db/client'
import { failPoint } from '../fail-point'
import type { BookerContext } from '../http/context'
import { CardSecret } from '../providers/payment/card-secret'
import type { Services } from '../services'
import { requireSettings } from '../settings/repository'
import { recordIntent } from './intent'
import { buildOrder, type PaymentPurpose } from './order'
import { settle } from './settle'

const { payments } = schema

type Request = ParsedRequestOf<typeof bookingCalls.startPayment>
type Started = ResponseOf<typeof bookingCalls.startPayment>

function toCardSecret(card: Request['card']): CardSecret {
  const [month = '', year = ''] = card.cardExpiry.split('/').map((part) => part.trim())
  return new CardSecret({
    holder: card.cardHolder,
    number: card.cardNumber,
    expireMonth: month,
    expireYear: year.length === 2 ? `20${year}` : year,
    cvc: card.cardSecurityCode,
  })
}

/** Turns a payment from 'pending' into what the start came to; false when a newer attempt has taken its place. */
async function leavePending(context: BookerContext, paymentId: number, changes: Partial<typeof payments.$inferSelect>) {
  const changed = await context.db
    .update(payments)
    .set({ ...changes, updatedAt: new Date(context.now) })
    .where(and(eq(payments.id, paymentId), eq(payments.state, 'pending')))
    .returning({ id: payments.id })
  return changed.length === 1
}

/**
 * `POST /odeme-baslat-post` and `POST /kalan-odeme-post`. The intent is committed before the gateway hears of it; card
 * data passes through.
 */
export async function startPayment(
  context: BookerContext,
  services: Services,
  request: Request,
  purpose: PaymentPurpose = 'deposit',
): Promise<Started> {
  const { db, now } = context
  const { card } = request
  const instalments = card.cardInstalments
  const wish = { reference: request.reference, purpose, instalments, threeDSecure: card.threeDSecure }
  const { reservation, payment, items } = await db.transaction((transaction) =>
    recordIntent(transaction, context, wish),
  )
  failPoint('paymentIntended')
  const { conversationId } = payment
  const { clientAddress } = context
  const shopName = (await requireSettings(db, context.company)).company.companyName
  const order = buildOrder({ reservation, items, purpose, conversationId, instalments, clientAddress, shopName })
  const secret = toCardSecret(card)
  if (!card.threeDSecure) {
    const outcome = await services.payment.charge({ order, card: secret })
    failPoint('charged')
    const state = await settle(db, payment.id, outcome, now)
    failPoint('settled')
    return { paymentState: state.paymentState, html: null, reason: state.reason }
  }
  const started = await services.payment.startThreeDS({ order, card: secret, callbackUrl: request.returnUrl })
  if (started.outcome === 'started') {
    const changes = { state: 'redirect', providerPaymentId: started.paymentId }
    if (await leavePending(context, payment.id, changes))
      return { paymentState: 'redirect', html: started.html, reason: null }
    return { paymentState: 'declined', html: null, reason: 'superseded' }
  }
  // Nothing can have been taken before the bank's page: an unclear start is a failed one.
  const reason = started.outcome === 'declined' ? started.reason : 'unavailable'
  await leavePending(context, payment.id, { state: 'declined', reason })
  context.log.info({ outcome: started.outcome, paymentId: payment.id }, 'payment not started')
  return { paymentState: 'declined', html: null, reason }
}
