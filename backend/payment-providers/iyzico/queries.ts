import type { Declined, ExpectedPayment, PaymentProvider, QueryResult } from '../types'
import { fromGatewayAmount, toGatewayAmount } from './amounts'
import { instalmentsAnswer, type QueriedAnswer, queriedAnswer, reportAnswer } from './answers'
import { isNotFound, toReason, toRefused, toUnknown } from './failures'
import { type AmountRule, checkCaptured, listSignedValues, toBrand, toCardType } from './payment-result'
import { isSignedAnswer } from './signing'
import type { Send, Sent } from './transport'

type Queries = Pick<PaymentProvider, 'instalments' | 'query' | 'queryHostedPage' | 'queryRefunds'>

const REFUND_DONE = 1

function toDeclinedPayment({ errorCode, errorGroup, mdStatus }: QueriedAnswer): Declined {
  const isUnproven = mdStatus !== undefined && mdStatus !== null && mdStatus !== '1'
  const group = errorGroup ?? null
  const code = errorCode ?? (isUnproven ? `mdStatus ${mdStatus}` : 'FAILURE')
  return { outcome: 'declined', code, group, reason: toReason(code, group, isUnproven ? 'threeDSFailed' : 'general') }
}

interface Queried {
  sent: Sent<QueriedAnswer>
  expected: ExpectedPayment
  isSigned: (answer: QueriedAnswer) => boolean
  rule: AmountRule
}

function evaluate({ sent, expected, isSigned, rule }: Queried): QueryResult {
  if (sent.kind === 'unknown') return sent.unknown
  if (sent.kind === 'failure') return isNotFound(sent.failure) ? { outcome: 'notFound' } : toUnknown(sent.failure)
  const { answer } = sent
  if (!isSigned(answer)) return { outcome: 'unknown', cause: 'badSignature' }
  if (answer.paymentStatus === 'SUCCESS') return checkCaptured(answer, expected, rule)
  if (answer.paymentStatus === 'FAILURE') return toDeclinedPayment(answer)
  const { paymentId } = answer
  if (answer.paymentStatus === 'INIT_THREEDS') return { outcome: 'pending', stage: 'threeDSStarted', paymentId }
  if (answer.paymentStatus === 'CALLBACK_THREEDS') return { outcome: 'pending', stage: 'threeDSReturned', paymentId }
  return { outcome: 'unknown', cause: 'badAnswer', detail: 'paymentStatus' }
}

export function createQueries(send: Send, secretKey: string): Queries {
  return {
    async instalments({ bin, price, currency }) {
      const fields = { locale: 'en', binNumber: bin, price: toGatewayAmount(price), currency }
      const path = '/payment/iyzipos/installment'
      const sent = await send({ path, fields, answer: instalmentsAnswer, isRead: true })
      if (sent.kind === 'unknown') return sent.unknown
      if (sent.kind === 'failure') return toRefused(sent.failure)
      const [detail] = sent.answer.installmentDetails
      if (!detail) return { outcome: 'unknown', cause: 'badAnswer', detail: 'installmentDetails' }
      const options = detail.installmentPrices.map((option) => ({
        count: option.installmentNumber,
        total: fromGatewayAmount(option.totalPrice),
        each: fromGatewayAmount(option.installmentPrice),
      }))
      return {
        outcome: 'found',
        brand: toBrand(detail.cardAssociation),
        type: toCardType(detail.cardType),
        family: detail.cardFamilyName || null,
        bank: detail.bankName || null,
        requiresThreeDS: detail.force3ds === 1,
        options: options.sort((left, right) => left.count - right.count),
      }
    },

    async query(expected) {
      const { conversationId, paymentId } = expected
      const fields = { locale: 'en', conversationId, paymentId, paymentConversationId: conversationId }
      const sent = await send({ path: '/payment/detail', fields, answer: queriedAnswer, isRead: true })
      const isSigned = (answer: QueriedAnswer): boolean =>
        isSignedAnswer(secretKey, listSignedValues(answer), answer.signature)
      return evaluate({ sent, expected, isSigned, rule: 'exact' })
    },

    async queryHostedPage({ token, expected }) {
      const fields = { locale: 'en', conversationId: expected.conversationId, token }
      const path = '/payment/iyzipos/checkoutform/auth/ecom/detail'
      const sent = await send({ path, fields, answer: queriedAnswer, isRead: true })
      const isSigned = (answer: QueriedAnswer): boolean => {
        const [paymentId, ...rest] = listSignedValues(answer)
        return isSignedAnswer(secretKey, [answer.paymentStatus, paymentId, ...rest, token], answer.signature)
      }
      return evaluate({ sent, expected, isSigned, rule: 'differenceOnTop' })
    },

    async queryRefunds(paymentId) {
      const path = '/v2/reporting/payment/details'
      const fields = { locale: 'en', paymentId }
      const sent = await send({ method: 'GET', path, fields, answer: reportAnswer, isRead: true })
      if (sent.kind === 'unknown') return sent.unknown
      if (sent.kind === 'failure') return isNotFound(sent.failure) ? { outcome: 'notFound' } : toUnknown(sent.failure)
      const payment = sent.answer.payments.find((candidate) => candidate.paymentId === paymentId)
      if (!payment) return { outcome: 'notFound' }
      const refunds = (payment.itemTransactions ?? []).flatMap((item) => item.refunds ?? [])
      return {
        outcome: 'found',
        isCancelled: (payment.cancels ?? []).length > 0,
        refunds: refunds.map((refund) => ({
          conversationId: refund.refundConversationId ?? '',
          amount: fromGatewayAmount(refund.refundPrice),
          isDone: refund.refundStatus === REFUND_DONE,
        })),
      }
    },
  }
}
