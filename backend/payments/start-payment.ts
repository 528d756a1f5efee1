import { isZero } from '@/domain/money/amount'
import { dueOf, instalmentsOf, type PaymentPurpose } from '@/domain/payments/due'
import { needsThreeDSecure } from '@/domain/payments/three-d-secure'
import { isSettled } from '@/domain/reservations/confirmed'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import { requireSameInstalmentPrice } from '../instalments/service'
import { CardSecret } from '../payment-providers/service'
import type { schema } from '../platform/database/client'
import type { Owner, OwnerContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { failPoint } from '../platform/shared/fail-point'
import { requireOwn } from '../reservations/service'
import type { Services } from '../services/services'
import { requireOtherSettings, requireSettings } from '../settings/service'
import { countAttempt, refundAttempt } from './attempt-limit'
import { leavePending, recordIntent } from './intent'
import { buildOrder } from './order'
import { readPayerPlace } from './payer-place'
import { settle } from './settle'
import { startOnPage } from './start-hosted-payment'

type Reservation = typeof schema.reservations.$inferSelect
type Request = ParsedRequestOf<typeof bookingCalls.startPayment>
type Started = ResponseOf<typeof bookingCalls.startPayment>

type Card = NonNullable<Request['card']>

function toCardSecret(card: Card): CardSecret {
  const [month = '', year = ''] = card.cardExpiry.split('/').map((part) => part.trim())
  return new CardSecret({
    holder: card.cardHolder,
    number: card.cardNumber,
    expireMonth: month,
    expireYear: year.length === 2 ? `20${year}` : year,
    cvc: card.cardSecurityCode,
  })
}

/** Whether a reservation is settled with nothing due; the gateway accepts no payment of zero. */
const isNothingDue = (row: Reservation): boolean => isZero(row.chargedAmount) && isSettled(row)

/** The payer whose card attempts are counted: an account over all of its reservations, a guest per reservation. */
const payerOf = ({ booker }: Owner, row: Reservation): string =>
  booker ? String(booker.memberId) : `guest of ${row.id}`

/**
 * `POST /odeme-baslat-post` and `POST /kalan-odeme-post`: starts a payment with the tenant's own card form or on the
 * gateway's hosted page, as the tenant's settings say (decisions 7).
 */
export async function startPayment(
  context: OwnerContext,
  services: Services,
  request: Request,
  purpose: PaymentPurpose = 'deposit',
): Promise<Started> {
  const { card } = request
  const own = await requireOwn(context.db, context.owner, request)
  if (purpose === 'deposit' && isNothingDue(own))
    return { paymentState: 'captured', html: null, pageUrl: null, reason: null }
  const { cardForm, threeDSecurePolicy } = await requireOtherSettings(context.db)
  if (cardForm === 'hosted') {
    if (card !== null) throw new ApiError('invalidRequest', { fields: { card: 'not_offered' } })
    return startOnPage(context, services, { ...request, requiresThreeDS: threeDSecurePolicy === 'required' }, purpose)
  }
  if (card === null) throw new ApiError('invalidRequest', { fields: { card: 'required' } })
  const threeDSecure = needsThreeDSecure(threeDSecurePolicy, card.threeDSecure)
  return startWithCard(context, services, { ...request, card: { ...card, threeDSecure }, own }, purpose)
}

/** Commits the intent before it calls the gateway. Card data is passed on and not stored. */
async function startWithCard(
  context: OwnerContext,
  services: Services,
  request: Request & { card: Card; own: Reservation },
  purpose: PaymentPurpose,
): Promise<Started> {
  const { db, now } = context
  const { card, own } = request
  const payer = payerOf(context.owner, own)
  await countAttempt(context, payer)
  const instalments = card.cardInstalments
  // `recordIntent` rejects a number of instalments that was never priced.
  if (purpose === 'deposit' && instalments === instalmentsOf(own, purpose)) {
    const currency = own.fixedCurrency
    const { cardNumber } = card
    await requireSameInstalmentPrice(services, { ...dueOf(own, purpose), cardNumber, instalments, currency })
  }
  const wish = { reference: request.reference, purpose, instalments, threeDSecure: card.threeDSecure, payer }
  const { reservation, payment, items } = await db.transaction((transaction) =>
    recordIntent(transaction, context, wish),
  )
  failPoint('paymentIntended')
  const { conversationId } = payment
  const { clientAddress } = context
  const shopName = (await requireSettings(db, context.company)).company.companyName
  const place = await readPayerPlace(db, reservation)
  const order = buildOrder({ reservation, items, purpose, conversationId, instalments, clientAddress, shopName, place })
  const secret = toCardSecret(card)
  if (!card.threeDSecure) {
    const outcome = await services.payment.charge({ order, card: secret })
    failPoint('charged')
    const state = await settle(db, payment.id, outcome, now)
    failPoint('settled')
    if (state.paymentState === 'captured') await refundAttempt(context, payer)
    return { paymentState: state.paymentState, html: null, pageUrl: null, reason: state.reason }
  }
  const started = await services.payment.startThreeDS({ order, card: secret, callbackUrl: request.returnUrl })
  if (started.outcome === 'started') {
    const changes = { state: 'redirect', providerPaymentId: started.paymentId }
    if (await leavePending(context, payment.id, changes))
      return { paymentState: 'redirect', html: started.html, pageUrl: null, reason: null }
    return { paymentState: 'declined', html: null, pageUrl: null, reason: 'superseded' }
  }
  // The gateway takes no money before the bank's page, so an unclear start counts as failed.
  const reason = started.outcome === 'declined' ? started.reason : 'unavailable'
  await leavePending(context, payment.id, { state: 'declined', reason })
  context.log.info({ outcome: started.outcome, paymentId: payment.id }, 'payment not started')
  return { paymentState: 'declined', html: null, pageUrl: null, reason }
}
