import { listSignedValues, toCapturedAnswer, toQueriedFields } from '../payments/answer'
import { capture, distort } from '../payments/capture'
import { buildPayment, checkPrices, requireCard } from '../payments/create'
import type { PaymentRecord } from '../payments/record'
import { GatewayFailure } from '../protocol/failures'
import { signAnswer } from '../protocol/signing'
import { type ApiCall, type CallContext, defineCall, requirePayment } from './call'
import { detailRequest, paymentRequest } from './schemas'

const payDirectly = defineCall({
  path: '/payment/auth',
  schema: paymentRequest,
  handle(request, { gateway, merchant, audience, fault, conversationId }) {
    const { store, webhooks, now } = gateway
    checkPrices(request)
    const card = requireCard(request.paymentCard, now())
    // Banks accept online payments with debit and foreign cards only with 3-D Secure.
    if (card.type === 'DEBIT_CARD' || card.isForeign) throw new GatewayFailure('threeDSRequired')
    const payment = buildPayment(store, {
      merchantId: merchant.id,
      channel: 'api',
      audience,
      order: request,
      card,
      instalments: request.installment,
      now: now(),
    })
    try {
      const captured = capture(store, payment, fault)
      webhooks.notify(captured, 'API_AUTH', 'SUCCESS')
      return toCapturedAnswer(captured, merchant.secretKey, conversationId)
    } catch (failure) {
      webhooks.notify(payment, 'API_AUTH', 'FAILURE')
      throw failure
    }
  },
})

/** Returns the paid attempt of a conversation, otherwise the latest one. Throws `GatewayFailure` if there is none. */
function findByConversation({ gateway, merchant }: CallContext, conversationId: string): PaymentRecord {
  const all = gateway.store
    .listPayments()
    .filter((payment) => payment.merchantId === merchant.id && payment.conversationId === conversationId)
  const found = all.find((payment) => payment.status === 'SUCCESS') ?? all.at(-1)
  if (!found) throw new GatewayFailure('paymentNotFound')
  return found
}

const findPayment = defineCall({
  path: '/payment/detail',
  schema: detailRequest,
  handle({ paymentId, paymentConversationId = '' }, context) {
    const stored = paymentId ? requirePayment(context, paymentId) : findByConversation(context, paymentConversationId)
    const payment = distort(stored, context.fault)
    const signature = signAnswer(context.merchant.secretKey, listSignedValues(payment, context.conversationId))
    return { ...toQueriedFields(payment, context.language), signature }
  },
})

export const paymentCalls: ApiCall[] = [payDirectly, findPayment]
