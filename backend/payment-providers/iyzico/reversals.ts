import { compareAmounts } from '@/domain/money/amount'
import type { PaymentProvider } from '../types'
import { fromGatewayAmount, toGatewayAmount, toSignedAmount } from './amounts'
import { cancelAnswer, refundAnswer } from './answers'
import { toRefused } from './failures'
import { isSignedAnswer } from './signing'
import type { Send } from './transport'

type Reversals = Pick<PaymentProvider, 'refund' | 'cancel'>

export function createReversals(send: Send, secretKey: string): Reversals {
  return {
    async refund(input) {
      const { conversationId, amount, currency, ip } = input
      const price = toGatewayAmount(amount)
      const common = { locale: 'en', conversationId }
      const sent = await ('transactionId' in input
        ? send({
            path: '/payment/refund',
            fields: { ...common, paymentTransactionId: input.transactionId, price, ip, currency },
            answer: refundAnswer,
          })
        : send({
            path: '/v2/payment/refund',
            fields: { ...common, price, paymentId: input.paymentId, currency, ip },
            answer: refundAnswer,
          }))
      if (sent.kind === 'unknown') return sent.unknown
      if (sent.kind === 'failure') return toRefused(sent.failure)
      const { answer } = sent
      const signed = [
        answer.paymentId,
        toSignedAmount(answer.price),
        answer.currency,
        answer.conversationId ?? undefined,
      ]
      if (!isSignedAnswer(secretKey, signed, answer.signature)) return { outcome: 'unknown', cause: 'badSignature' }
      const refunded = fromGatewayAmount(answer.price)
      const isAsAsked =
        compareAmounts(refunded, amount) === 0 &&
        answer.currency === currency &&
        answer.conversationId === conversationId &&
        (!('paymentId' in input) || answer.paymentId === input.paymentId)
      if (!isAsAsked) return { outcome: 'unknown', cause: 'badAnswer', detail: 'price' }
      const reference = answer.refundHostReference ?? answer.hostReference ?? null
      return { outcome: 'refunded', paymentId: answer.paymentId, amount: refunded, currency, reference }
    },

    async cancel({ conversationId, paymentId, ip }) {
      const fields = { locale: 'en', conversationId, paymentId, ip }
      const sent = await send({ path: '/payment/cancel', fields, answer: cancelAnswer })
      if (sent.kind === 'unknown') return sent.unknown
      if (sent.kind === 'failure') return toRefused(sent.failure)
      if (sent.answer.paymentId !== paymentId) return { outcome: 'unknown', cause: 'badAnswer', detail: 'paymentId' }
      return { outcome: 'cancelled', paymentId }
    },
  }
}
