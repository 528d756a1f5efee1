import { toWireNumber, trimZeros } from '../money'
import { FAILURES, toFailureFields } from '../protocol/failures'
import type { Language } from '../protocol/language'
import { signAnswer } from '../protocol/signing'
import type { PaymentRecord } from './record'

/** Returns the values that sign an answer about a payment, in the documented order. */
export function listSignedValues(payment: PaymentRecord, conversationId: string): string[] {
  const { id, currency, basketId, paidPrice, price } = payment
  return [id, currency, basketId, conversationId, trimZeros(paidPrice), trimZeros(price)]
}

/** Returns the fields of a payment in iyzico's answers, without the signature. */
export function toPaymentFields(payment: PaymentRecord): Record<string, unknown> {
  return {
    price: toWireNumber(payment.price),
    paidPrice: toWireNumber(payment.paidPrice),
    installment: payment.instalments,
    paymentId: payment.id,
    fraudStatus: payment.isUnderReview ? 0 : 1,
    merchantCommissionRate: 0,
    merchantCommissionRateAmount: 0,
    cardType: payment.card.type,
    cardAssociation: payment.card.association,
    ...(payment.card.family ? { cardFamily: payment.card.family } : {}),
    binNumber: payment.card.bin,
    lastFourDigits: payment.card.lastFour,
    basketId: payment.basketId,
    currency: payment.currency,
    itemTransactions: payment.items.map((item) => ({
      itemId: item.itemId,
      paymentTransactionId: item.transactionId,
      transactionStatus: payment.status === 'SUCCESS' ? (payment.isUnderReview ? 0 : 2) : -1,
      price: toWireNumber(item.price),
      paidPrice: toWireNumber(item.paidPrice),
    })),
    authCode: payment.authCode,
    phase: 'AUTH',
    hostReference: `sandbox${payment.id}`,
    ...(payment.threeDS?.mdStatus ? { mdStatus: Number(payment.threeDS.mdStatus) } : {}),
  }
}

/** Returns the answer of a call that has just captured the payment. */
export function toCapturedAnswer(
  payment: PaymentRecord,
  secretKey: string,
  conversationId: string,
): Record<string, unknown> {
  return { ...toPaymentFields(payment), signature: signAnswer(secretKey, listSignedValues(payment, conversationId)) }
}

/** Returns the state of a payment for a query: its fields, its status and, if it failed, the failure. */
export function toQueriedFields(payment: PaymentRecord, language: Language): Record<string, unknown> {
  const failure = payment.failure && FAILURES[payment.failure] ? toFailureFields(payment.failure, language) : {}
  return { ...toPaymentFields(payment), paymentStatus: payment.status, ...failure }
}
