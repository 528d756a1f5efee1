import { capture } from '../payments/capture'
import type { PaymentRecord } from '../payments/record'
import { GatewayFailure } from '../protocol/failures'
import type { Gateway } from './gateway'

/** Captures the payment of a hosted page as soon as the bank has answered, without a call by the merchant. */
export function settleForm(gateway: Gateway, payment: PaymentRecord): void {
  const { store, webhooks } = gateway
  if (payment.threeDS?.mdStatus !== '1') {
    webhooks.notify(payment, 'CHECKOUT_FORM_AUTH', 'FAILURE')
    return
  }
  try {
    webhooks.notify(capture(store, payment, null), 'CHECKOUT_FORM_AUTH', 'SUCCESS')
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    webhooks.notify(payment, 'CHECKOUT_FORM_AUTH', 'FAILURE')
  }
}
