import type { ExpectedPayment, QueryResult } from '../payment-providers/service'
import type { schema } from '../platform/database/client'
import type { Services } from '../services/services'

type Payment = typeof schema.payments.$inferSelect
type Reservation = typeof schema.reservations.$inferSelect

export function toExpected(payment: Payment, reservation: Reservation): ExpectedPayment {
  return {
    conversationId: payment.conversationId,
    basketId: reservation.bookingNumber,
    amount: payment.paidAmount,
    currency: payment.currency,
    paymentId: payment.providerPaymentId ?? undefined,
  }
}

/** Queries the gateway for a payment, by the token of its hosted page if it has one. */
export function askGateway(services: Services, payment: Payment, reservation: Reservation): Promise<QueryResult> {
  const expected = toExpected(payment, reservation)
  if (payment.pageToken === null) return services.payment.query(expected)
  return services.payment.queryHostedPage({ token: payment.pageToken, expected })
}
