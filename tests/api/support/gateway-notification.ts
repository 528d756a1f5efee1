import { createHmac } from 'node:crypto'
import { NOON } from '../harness'
import type { Shop, Trip } from './trips'

type Page = Awaited<ReturnType<Shop['answerBank']>>

/** As the gateway signs it; `SUCCESS` is its word for money taken. */
export async function notify(shop: Shop, trip: Trip, page: Page, key?: string): Promise<Response> {
  const secret = key ?? shop.api.services.env.PAYMENT_SECRET_KEY
  const event = 'THREE_DS_AUTH'
  const { conversationId, providerPaymentId } = page
  const signed = `${secret}${event}${providerPaymentId}${conversationId}SUCCESS`
  const body = JSON.stringify({
    paymentConversationId: conversationId,
    merchantId: 'demo',
    paymentId: Number(providerPaymentId),
    status: 'SUCCESS',
    iyziReferenceCode: trip.reference,
    iyziEventType: event,
    iyziEventTime: NOON,
    iyziPaymentId: Number(providerPaymentId),
  })
  const signature = createHmac('sha256', secret).update(signed).digest('hex')
  const headers = { 'content-type': 'application/json', 'X-IYZ-SIGNATURE-V3': signature }
  return shop.api.app.request('/odeme-webhook', { method: 'POST', headers, body })
}

/** The gateway takes the money of a page that was answered; the shop has not heard of it. */
export const completeAtGateway = (shop: Shop, trip: Trip, page: Page, amount: string) =>
  shop.api.services.payment.completeThreeDS({
    callback: { ...page, paymentId: page.providerPaymentId },
    expected: { conversationId: page.conversationId, basketId: trip.bookingNumber, amount, currency: 'TRY' },
  })
