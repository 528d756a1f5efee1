import { addMoney, splitMoney } from '../money'
import { GatewayFailure } from '../protocol/failures'
import type { FaultKind } from '../server/faults'
import type { PaymentStore } from './payment-store'
import type { PaymentRecord } from './record'

const OTHER_CURRENCY: Record<string, string> = { TRY: 'EUR' }

/** Returns the payment with the error of a faulty gateway: a wrong amount, a wrong currency, or under review. */
export function distort(payment: PaymentRecord, fault: FaultKind | null): PaymentRecord {
  if (fault === 'review') return { ...payment, isUnderReview: true }
  if (fault === 'wrongCurrency') return { ...payment, currency: OTHER_CURRENCY[payment.currency] ?? 'TRY' }
  if (fault !== 'wrongAmount') return payment
  const paidPrice = addMoney(payment.paidPrice, '1')
  const parts = splitMoney(
    paidPrice,
    payment.items.map((item) => item.price),
  )
  const items = payment.items.map((item, index) => ({ ...item, paidPrice: parts[index] ?? item.paidPrice }))
  return { ...payment, paidPrice, items }
}

/**
 * Captures or declines the payment according to its card, and saves the result. Throws `GatewayFailure` if declined.
 */
export function capture(store: PaymentStore, payment: PaymentRecord, fault: FaultKind | null): PaymentRecord {
  const { scenario } = payment.card
  if (scenario.kind === 'declined') {
    store.savePayment({ ...payment, status: 'FAILURE', failure: scenario.failure })
    throw new GatewayFailure(scenario.failure)
  }
  const captured: PaymentRecord = { ...distort(payment, fault), status: 'SUCCESS', failure: null }
  store.savePayment(captured)
  return captured
}
