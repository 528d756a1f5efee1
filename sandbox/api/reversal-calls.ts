import { toWireNumber, trimZeros } from '../money'
import type { PaymentRecord } from '../payments/record'
import { checkReversible, hasRefunds, refund } from '../payments/refunds'
import { GatewayFailure } from '../protocol/failures'
import { signAnswer } from '../protocol/signing'
import { type AnswerFields, type ApiCall, type CallContext, defineCall, requirePayment } from './call'
import { amountRefundRequest, cancelRequest, refundRequest } from './schemas'

function toRefundAnswer(
  payment: PaymentRecord,
  amount: string,
  { merchant, conversationId }: CallContext,
): AnswerFields {
  return {
    paymentId: payment.id,
    price: toWireNumber(amount),
    currency: payment.currency,
    authCode: payment.authCode,
    hostReference: `sandbox${payment.id}`,
    refundHostReference: `sandboxrefund${payment.id}`,
    retryable: false,
    signature: signAnswer(merchant.secretKey, [payment.id, trimZeros(amount), payment.currency, conversationId]),
  }
}

const refundItem = defineCall({
  path: '/payment/refund',
  schema: refundRequest,
  handle({ paymentTransactionId, price, currency }, context) {
    const { gateway, merchant, conversationId } = context
    const payment = gateway.store
      .listPayments()
      .find((candidate) => candidate.items.some((item) => item.transactionId === paymentTransactionId))
    if (payment?.merchantId !== merchant.id) throw new GatewayFailure('paymentNotFound')
    if (currency !== payment.currency) throw new GatewayFailure('completionDiffers')
    const items = payment.items.filter((item) => item.transactionId === paymentTransactionId)
    refund(gateway.store, payment, { items, amount: price, conversationId, now: gateway.now() })
    return { paymentTransactionId, ...toRefundAnswer(payment, price, context) }
  },
})

const refundAmount = defineCall({
  path: '/v2/payment/refund',
  schema: amountRefundRequest,
  handle({ paymentId, price, currency }, context) {
    const { gateway, conversationId } = context
    const payment = requirePayment(context, paymentId)
    if (currency !== payment.currency) throw new GatewayFailure('completionDiffers')
    refund(gateway.store, payment, { items: payment.items, amount: price, conversationId, now: gateway.now() })
    return toRefundAnswer(payment, price, context)
  },
})

const cancelPayment = defineCall({
  path: '/payment/cancel',
  schema: cancelRequest,
  handle({ paymentId }, context) {
    const { gateway, conversationId } = context
    const payment = requirePayment(context, paymentId)
    checkReversible(payment)
    if (hasRefunds(payment)) throw new GatewayFailure('refundTooHigh')
    gateway.store.savePayment({ ...payment, cancelled: { conversationId, createdAt: gateway.now() } })
    return {
      paymentId,
      price: toWireNumber(payment.paidPrice),
      currency: payment.currency,
      authCode: payment.authCode,
      hostReference: `sandbox${paymentId}`,
      cancelHostReference: `sandboxcancel${paymentId}`,
    }
  },
})

export const reversalCalls: ApiCall[] = [refundItem, refundAmount, cancelPayment]
