import { randomUUID } from 'node:crypto'
import { equalMoney } from '../money'
import { toThreeDSForm } from '../pages/three-ds-form'
import { toCapturedAnswer } from '../payments/answer'
import { capture } from '../payments/capture'
import { buildPayment, checkPrices, requireCard } from '../payments/create'
import type { PaymentRecord } from '../payments/record'
import { GatewayFailure } from '../protocol/failures'
import { signAnswer } from '../protocol/signing'
import { type AnswerFields, type ApiCall, type CallContext, defineCall, requirePayment } from './call'
import { checkedCompletionRequest, completionRequest, threeDSRequest } from './schemas'

const startThreeDS = defineCall({
  path: '/payment/3dsecure/initialize',
  schema: threeDSRequest,
  handle(request, { gateway, merchant, audience, conversationId, origin }) {
    const { store, now } = gateway
    checkPrices(request)
    const card = requireCard(request.paymentCard, now())
    if (card.scenario.kind === 'initialisationFails') throw new GatewayFailure('threeDSInitFailed')
    const session = randomUUID()
    const payment: PaymentRecord = {
      ...buildPayment(store, {
        merchantId: merchant.id,
        channel: 'threeDS',
        audience,
        order: request,
        card,
        instalments: request.installment,
        now: now(),
      }),
      status: 'INIT_THREEDS',
      threeDS: {
        session,
        callbackUrl: request.callbackUrl,
        conversationData: randomUUID(),
        mdStatus: null,
        attempts: 0,
      },
    }
    store.savePayment(payment)
    const html = toThreeDSForm(`${origin}/bank/3ds/${session}`, audience.language)
    return {
      paymentId: payment.id,
      threeDSHtmlContent: Buffer.from(html, 'utf8').toString('base64'),
      signature: signAnswer(merchant.secretKey, [payment.id, conversationId]),
    }
  },
})

/** Captures an authenticated payment, once. Throws `GatewayFailure`. */
function complete(payment: PaymentRecord, { gateway, merchant, fault, conversationId }: CallContext): AnswerFields {
  const { store, webhooks } = gateway
  if (payment.status === 'SUCCESS' || payment.failure) throw new GatewayFailure('alreadyCompleted')
  if (payment.threeDS?.mdStatus !== '1') throw new GatewayFailure('threeDSRequired')
  try {
    const captured = capture(store, payment, fault)
    webhooks.notify(captured, 'THREE_DS_AUTH', 'SUCCESS')
    return toCapturedAnswer(captured, merchant.secretKey, conversationId)
  } catch (failure) {
    webhooks.notify(payment, 'THREE_DS_AUTH', 'FAILURE')
    throw failure
  }
}

const completeThreeDS = defineCall({
  path: '/payment/3dsecure/auth',
  schema: completionRequest,
  handle({ paymentId, conversationData }, context) {
    const payment = requirePayment(context, paymentId)
    if (conversationData !== payment.threeDS?.conversationData) throw new GatewayFailure('conversationDataWrong')
    return complete(payment, context)
  },
})

const completeCheckedThreeDS = defineCall({
  path: '/payment/v2/3dsecure/auth',
  schema: checkedCompletionRequest,
  handle({ paymentId, paidPrice, basketId, currency }, context) {
    const payment = requirePayment(context, paymentId)
    const isSame =
      equalMoney(paidPrice, payment.paidPrice) && basketId === payment.basketId && currency === payment.currency
    if (!isSame) throw new GatewayFailure('completionDiffers')
    return complete(payment, context)
  },
})

export const threeDSCalls: ApiCall[] = [startThreeDS, completeThreeDS, completeCheckedThreeDS]
