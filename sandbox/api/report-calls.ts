import { toWireNumber } from '../money'
import { toPaymentFields } from '../payments/answer'
import type { ItemRecord, PaymentRecord, PaymentStatus } from '../payments/record'
import { hasRefunds, isFullyRefunded } from '../payments/refunds'
import { type ApiCall, defineCall } from './call'
import { detailRequest } from './schemas'

const STATUS_NUMBERS: Record<PaymentStatus, number> = { FAILURE: 0, SUCCESS: 1, INIT_THREEDS: 2, CALLBACK_THREEDS: 3 }

const toIsoSeconds = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')

function toItem(item: ItemRecord, payment: PaymentRecord): Record<string, unknown> {
  return {
    paymentTransactionId: Number(item.transactionId),
    transactionStatus: payment.status === 'SUCCESS' ? 2 : -1,
    price: toWireNumber(item.price),
    paidPrice: toWireNumber(item.paidPrice),
    refunds: item.refunds.map((refund) => ({
      refundTxId: Number(refund.id),
      refundConversationId: refund.conversationId,
      refundPrice: toWireNumber(refund.amount),
      refundStatus: 1,
      isAfterSettlement: false,
      createdDate: toIsoSeconds(refund.createdAt),
      currencyCode: payment.currency,
    })),
  }
}

function toReport(payment: PaymentRecord): Record<string, unknown> {
  const cancels = payment.cancelled
    ? [
        {
          refundConversationId: payment.cancelled.conversationId,
          refundPrice: toWireNumber(payment.paidPrice),
          refundStatus: 1,
        },
      ]
    : []
  const refundStatus = isFullyRefunded(payment)
    ? 'TOTALLY_REFUNDED'
    : hasRefunds(payment)
      ? 'PARTIALLY_REFUNDED'
      : 'NOT_REFUNDED'
  return {
    ...toPaymentFields(payment),
    paymentId: Number(payment.id),
    paymentStatus: STATUS_NUMBERS[payment.status],
    paymentRefundStatus: refundStatus,
    paymentConversationId: payment.conversationId,
    threeDS: payment.threeDS !== null,
    createdDate: toIsoSeconds(payment.createdAt),
    cancels,
    itemTransactions: payment.items.map((item) => toItem(item, payment)),
  }
}

const reportPayment = defineCall({
  method: 'GET',
  path: '/v2/reporting/payment/details',
  schema: detailRequest,
  handle({ paymentId, paymentConversationId }, { gateway, merchant }) {
    const payments = gateway.store
      .listPayments()
      .filter((payment) => payment.merchantId === merchant.id)
      .filter((payment) => (paymentId ? payment.id === paymentId : payment.conversationId === paymentConversationId))
    return { payments: payments.map(toReport) }
  },
})

export const reportCalls: ApiCall[] = [reportPayment]
