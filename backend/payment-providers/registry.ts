import { createIyzico } from './iyzico/create-iyzico'
import type { PaymentProvider, PaymentProviderSettings } from './types'

/** Every provider by the name that PAYMENT_PROVIDER gives; each has a folder of its own with all of its protocol. */
const PROVIDERS = new Map<string, (settings: PaymentProviderSettings) => PaymentProvider>([['iyzico', createIyzico]])

/** Throws for a name that no provider has. */
export function createPaymentProvider(name: string, settings: PaymentProviderSettings): PaymentProvider {
  const create = PROVIDERS.get(name)
  if (!create) throw new Error(`PAYMENT_PROVIDER is one of ${[...PROVIDERS.keys()].join(', ')}, not ${name}`)
  return create(settings)
}
