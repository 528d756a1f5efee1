import type { PaymentProvider } from '../types'
import { startFormAnswer } from './answers'
import { toRefused } from './failures'
import { buildAudienceHeaders, buildHostedPageBody, findCurrencyRefusal } from './order-body'
import { isSignedAnswer } from './signing'
import type { Send } from './transport'

export function createHostedPage(send: Send, secretKey: string): Pick<PaymentProvider, 'startHostedPage'> {
  return {
    async startHostedPage(order) {
      const refusal = findCurrencyRefusal(order.currency)
      if (refusal) return refusal
      const path = '/payment/iyzipos/checkoutform/initialize/auth/ecom'
      const headers = buildAudienceHeaders(order)
      const sent = await send({ path, fields: buildHostedPageBody(order), headers, answer: startFormAnswer })
      if (sent.kind === 'unknown') return sent.unknown
      if (sent.kind === 'failure') return toRefused(sent.failure)
      const { token, conversationId, signature, paymentPageUrl, tokenExpireTime } = sent.answer
      const isGenuine =
        isSignedAnswer(secretKey, [conversationId ?? undefined, token], signature) &&
        conversationId === order.conversationId
      if (!isGenuine) return { outcome: 'unknown', cause: 'badSignature' }
      return { outcome: 'started', token, pageUrl: paymentPageUrl, expiresInSeconds: tokenExpireTime }
    },
  }
}
