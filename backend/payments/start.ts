import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ParsedRequestOf, ResponseOf } from '@/domain/wire/call'
import type { bookingCalls } from '@/domain/wire/calls-booking'
import { schema, type Transaction } from '../db/client'
import type { MemberContext } from '../http/context'
import { ApiError } from '../http/errors'
import { randomToken } from '../http/secrets'
import { queueJob } from '../jobs/queue'
import { CardSecret } from '../providers/payment/card-secret'
import type { Services } from '../services'
import { buildOrder } from './order'
import { settle } from './settle'

const { payments, reservationItems, reservations } = schema

type Request = ParsedRequestOf<typeof bookingCalls.startPayment>
type Started = ResponseOf<typeof bookingCalls.startPayment>

/** A customer who has not come back from the bank by then is asked about at the gateway. */
const RECONCILE_AFTER = 10 * 60_000

/** States in which money may be moving: no second attempt is started beside them. */
const BUSY_STATES = ['authorising', 'unknown']

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

async function recordIntent(transaction: Transaction, context: MemberContext, reference: string, instalments: number) {
  const [reservation] = await transaction
    .select()
    .from(reservations)
    .where(and(eq(reservations.reference, reference), eq(reservations.memberId, context.caller.memberId)))
    .for('update')
  if (!reservation) throw new ApiError('notFound')
  const isOpen = reservation.status === 'active' && reservation.holdsStock && reservation.collectionStatus === 0
  const isInTime = reservation.payUntil !== null && reservation.payUntil.getTime() > context.now
  if (!isOpen || !isInTime || reservation.paymentMethod !== 'card') throw new ApiError('paymentClosed')
  const earlier = await transaction.select().from(payments).where(eq(payments.reservationId, reservation.id))
  if (earlier.some((payment) => BUSY_STATES.includes(payment.state))) throw new ApiError('inProgress')
  // An attempt left at the bank takes no money unless we complete it, and from here on we never will.
  await transaction
    .update(payments)
    .set({ state: 'declined', reason: 'superseded', updatedAt: new Date(context.now) })
    .where(and(eq(payments.reservationId, reservation.id), inArray(payments.state, ['pending', 'redirect'])))
  const conversationId = randomToken(18)
  const [payment] = await transaction
    .insert(payments)
    .values({
      reservationId: reservation.id,
      conversationId,
      state: 'pending',
      amount: reservation.fixed.totals.depositTotal,
      paidAmount: reservation.chargedAmount,
      currency: reservation.fixedCurrency,
      instalments,
      createdAt: new Date(context.now),
      updatedAt: new Date(context.now),
    })
    .returning()
  const items = await transaction
    .select()
    .from(reservationItems)
    .where(eq(reservationItems.reservationId, reservation.id))
    .orderBy(asc(reservationItems.position))
  if (!payment) throw new Error('the payment was not written')
  return { reservation, payment, items, conversationId }
}

/** `POST /odeme-baslat-post`. The intent is committed before the gateway hears of it; card data passes through. */
export async function startPayment(context: MemberContext, services: Services, request: Request): Promise<Started> {
  const { db, now } = context
  const { card } = request
  const instalments = card.cardInstalments
  const { reservation, payment, items, conversationId } = await db.transaction((transaction) =>
    recordIntent(transaction, context, request.reference, instalments),
  )
  const order = buildOrder({ reservation, items, conversationId, instalments, clientAddress: context.clientAddress })
  const secret = toCardSecret(card)
  if (!card.threeDSecure) {
    await db.update(payments).set({ state: 'authorising' }).where(eq(payments.id, payment.id))
    const outcome = await services.payment.charge({ order, card: secret })
    const state = await settle(db, payment.id, outcome, now)
    return { paymentState: state.paymentState, html: null, reason: state.reason }
  }
  const started = await services.payment.startThreeDS({ order, card: secret, callbackUrl: request.returnUrl })
  if (started.outcome === 'started') {
    await db
      .update(payments)
      .set({ state: 'redirect', providerPaymentId: started.paymentId, updatedAt: new Date(now) })
      .where(eq(payments.id, payment.id))
    await queueJob(db, 'reconcilePayment', { paymentId: payment.id }, { dedupeKey: null, runAt: now + RECONCILE_AFTER })
    return { paymentState: 'redirect', html: started.html, reason: null }
  }
  // Nothing can have been taken before the bank's page: an unclear start is a failed one.
  const reason = started.outcome === 'declined' ? started.reason : 'unavailable'
  await db
    .update(payments)
    .set({ state: 'declined', reason, updatedAt: new Date(now) })
    .where(eq(payments.id, payment.id))
  context.log.info({ outcome: started.outcome, paymentId: payment.id }, 'payment not started')
  return { paymentState: 'declined', html: null, reason }
}
