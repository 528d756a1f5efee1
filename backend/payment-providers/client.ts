import { createCardPayments } from './iyzico/card-payments'
import { createHostedPage } from './iyzico/hosted-page'
import { createQueries } from './iyzico/queries'
import { createReversals } from './iyzico/reversals'
import { createTransport } from './iyzico/transport'
import { createWebhook } from './iyzico/webhook'
import type { PaymentProvider } from './types'

const DEFAULT_TIMEOUT_MS = 15_000

interface PaymentProviderOptions {
  /** iyzico's address, or the sandbox gateway's: the protocol is the same. */
  baseUrl: string
  apiKey: string
  secretKey: string
  fetch?: typeof fetch
  /** How long one call may take. */
  timeoutMs?: number
}

export function createPaymentProvider(options: PaymentProviderOptions): PaymentProvider {
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
