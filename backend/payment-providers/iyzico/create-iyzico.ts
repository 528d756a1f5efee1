import type { PaymentProvider, PaymentProviderSettings } from '../types'
import { createCardPayments } from './card-payments'
import { createHostedPage } from './hosted-page'
import { createQueries } from './queries'
import { createReversals } from './reversals'
import { createTransport } from './transport'
import { createWebhook } from './webhook'

const DEFAULT_TIMEOUT_MS = 15_000

/** Creates the provider for iyzico, or for a gateway with the same protocol, such as the sandbox. */
export function createIyzico(options: PaymentProviderSettings): PaymentProvider {
  const { secretKey, timeoutMs = DEFAULT_TIMEOUT_MS } = options
  const send = createTransport({ ...options, timeoutMs, fetch: options.fetch ?? fetch })
  return {
    ...createCardPayments(send, secretKey),
    ...createHostedPage(send, secretKey),
    ...createQueries(send, secretKey),
    ...createReversals(send, secretKey),
    ...createWebhook(secretKey),
  }
}
