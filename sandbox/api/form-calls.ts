import { randomUUID } from 'node:crypto'
import { trimZeros } from '../money'
import { toQueriedFields } from '../payments/answer'
import { distort } from '../payments/capture'
import { checkPrices } from '../payments/create'
import type { FormRecord } from '../payments/record'
import { GatewayFailure } from '../protocol/failures'
import { signAnswer } from '../protocol/signing'
import { type ApiCall, defineCall } from './call'
import { formQuery, formRequest } from './schemas'

/** Lifetime of the hosted payment page in seconds, as iyzico's. */
const FORM_LIFETIME_S = 1800

const startForm = defineCall({
  path: '/payment/iyzipos/checkoutform/initialize/auth/ecom',
  schema: formRequest,
  handle(request, { gateway, merchant, conversationId, audience, origin }) {
    checkPrices(request)
    const token = randomUUID()
    const form: FormRecord = {
      token,
      merchantId: merchant.id,
      conversationId,
      basketId: request.basketId,
      audience,
      price: request.price,
      paidPrice: request.paidPrice,
      currency: request.currency,
      items: request.basketItems.map((item) => ({ id: item.id, price: item.price })),
      enabledInstalments: [...new Set([1, ...request.enabledInstallments])].sort((left, right) => left - right),
      isThreeDSForced: request.forceThreeDS === 1,
      callbackUrl: request.callbackUrl,
      expiresAt: gateway.now() + FORM_LIFETIME_S * 1000,
      paymentId: null,
    }
    gateway.store.saveForm(form)
    const paymentPageUrl = `${origin}/checkout/${token}`
    return {
      token,
      tokenExpireTime: FORM_LIFETIME_S,
      checkoutFormContent: `<a href="${paymentPageUrl}">${paymentPageUrl}</a>`,
      paymentPageUrl,
      signature: signAnswer(merchant.secretKey, [conversationId, token]),
    }
  },
})

const findFormPayment = defineCall({
  path: '/payment/iyzipos/checkoutform/auth/ecom/detail',
  schema: formQuery,
  handle({ token }, { gateway, merchant, language, conversationId, fault }) {
    const form = gateway.store.getForm(token)
    const stored = form?.paymentId ? gateway.store.getPayment(form.paymentId) : null
    if (form?.merchantId !== merchant.id || !stored) throw new GatewayFailure('paymentNotFound')
    const payment = distort(stored, fault)
    const { status, id, currency, basketId, paidPrice, price } = payment
    const signed = [status, id, currency, basketId, conversationId, trimZeros(paidPrice), trimZeros(price), token]
    return {
      ...toQueriedFields(payment, language),
      token,
      callbackUrl: form.callbackUrl,
      signature: signAnswer(merchant.secretKey, signed),
    }
  },
})

export const formCalls: ApiCall[] = [startForm, findFormPayment]
