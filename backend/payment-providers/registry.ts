import { createIyzico } from './iyzico/create-iyzico'
import type { PaymentProvider, PaymentProviderSettings } from './types'

/** Providers by their name in PAYMENT_PROVIDER. Each has its own folder with all of its protocol. */
const PROVIDERS = new Map<string, (settings: PaymentProviderSettings) => PaymentProvider>([['iyzico', createIyzico]])

/** Throws for an unknown provider name. */
export function createPaymentProvider(name: string, settings: PaymentProviderSettings): PaymentProvider {
  const create = PROVIDERS.get(name)
  if (!create) throw new Error(`PAYMENT_PROVIDER is one of ${[...PROVIDERS.keys()].join(', ')}, not ${name}`)
  return create(settings)
}
