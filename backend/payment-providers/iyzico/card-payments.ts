import type { ExpectedPayment, PaymentProvider, PaymentResult } from '../types'
import { toGatewayAmount } from './amounts'
import { type CapturedAnswer, capturedAnswer, startAnswer } from './answers'
import { isDecline, toDeclined, toRefused, toUnknown } from './failures'
import { buildAudienceHeaders, buildCardBody, findCurrencyRefusal } from './order-body'
import { checkCaptured, listSignedValues } from './payment-result'
import { isSignedAnswer } from './signing'
import { getThreeDSCallback } from './three-ds-callback'
import type { Send, Sent } from './transport'

type CardPayments = Pick<PaymentProvider, 'startThreeDS' | 'completeThreeDS' | 'charge'>

/** The only `mdStatus` that means full authentication; 2, 3 and 4 mean partial authentication and are declined. */
const AUTHENTICATED = '1'

function evaluate(sent: Sent<CapturedAnswer>, expected: ExpectedPayment, secretKey: string): PaymentResult {
  if (sent.kind === 'unknown') return sent.unknown
  if (sent.kind === 'failure') return isDecline(sent.failure) ? toDeclined(sent.failure) : toUnknown(sent.failure)
  const { answer } = sent
  if (!isSignedAnswer(secretKey, listSignedValues(answer), answer.signature)) {
    return { outcome: 'unknown', cause: 'badSignature' }
  }
  return checkCaptured(answer, expected)
}

export function createCardPayments(send: Send, secretKey: string): CardPayments {
  return {
    async startThreeDS({ order, card, callbackUrl }) {
      const refusal = findCurrencyRefusal(order.currency)
      if (refusal) return refusal
      const fields = buildCardBody(order, card, callbackUrl)
      const headers = buildAudienceHeaders(order)
      const sent = await send({ path: '/payment/3dsecure/initialize', fields, headers, answer: startAnswer })
      if (sent.kind === 'unknown') return sent.unknown
      if (sent.kind === 'failure') {
        return isDecline(sent.failure) ? toDeclined(sent.failure, 'threeDSFailed') : toRefused(sent.failure)
      }
      const { paymentId, conversationId, signature, threeDSHtmlContent } = sent.answer
      const isGenuine =
        isSignedAnswer(secretKey, [paymentId, conversationId ?? undefined], signature) &&
        conversationId === order.conversationId
      if (!isGenuine) return { outcome: 'unknown', cause: 'badSignature' }
      return { outcome: 'started', paymentId, html: Buffer.from(threeDSHtmlContent, 'base64').toString('utf8') }
    },

    async completeThreeDS({ callback, expected }) {
      const returned = getThreeDSCallback(callback)
      if (!returned) return { outcome: 'unknown', cause: 'foreignCallback' }
      const { conversationData, conversationId, mdStatus, paymentId, status, signature } = returned
      const signed = [conversationData, conversationId, mdStatus, paymentId, status]
      // Callbacks of older merchant accounts have no signature; a signature that is present must be valid.
      if (signature !== undefined && !isSignedAnswer(secretKey, signed, signature)) {
        return { outcome: 'unknown', cause: 'foreignCallback', detail: 'signature' }
      }
      const isOurs =
        conversationId === expected.conversationId &&
        (expected.paymentId === undefined || paymentId === expected.paymentId)
      if (!isOurs) return { outcome: 'unknown', cause: 'foreignCallback' }
      if (status !== 'success' || mdStatus !== AUTHENTICATED) {
        const code = `mdStatus ${mdStatus}`
        return { outcome: 'declined', code, group: null, reason: 'threeDSFailed', isUnproven: true }
      }
      const fields = {
        locale: 'en',
        conversationId,
        paymentId,
        paidPrice: toGatewayAmount(expected.amount),
        basketId: expected.basketId,
        currency: expected.currency,
      }
      const sent = await send({ path: '/payment/v2/3dsecure/auth', fields, answer: capturedAnswer })
      return evaluate(sent, { ...expected, paymentId }, secretKey)
    },

    async charge({ order, card }) {
      const refusal = findCurrencyRefusal(order.currency)
      if (refusal) return refusal
      const { conversationId, basketId, amount, currency } = order
      const sent = await send({ path: '/payment/auth', fields: buildCardBody(order, card), answer: capturedAnswer })
      // A first attempt has no earlier calls under its reference, so a refusal means that nothing changed.
      if (sent.kind === 'failure' && !isDecline(sent.failure)) return toRefused(sent.failure)
      return evaluate(sent, { conversationId, basketId, amount, currency }, secretKey)
    },
  }
}
