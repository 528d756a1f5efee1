import type { Logger } from 'pino'
import type { Merchant, SandboxConfig } from '../config'
import type { PaymentStore } from '../payments/payment-store'
import type { Faults } from './faults'
import type { Webhooks } from './webhooks'

/** The shared context of all parts of the gateway. */
export interface Gateway {
  config: SandboxConfig
  store: PaymentStore
  faults: Faults
  webhooks: Webhooks
  log: Logger
  now: () => number
}

/** Throws if a record names a merchant that is no longer configured. */
export function requireMerchant(config: SandboxConfig, id: string): Merchant {
  const merchant = config.merchants.find((candidate) => candidate.id === id)
  if (!merchant) throw new Error(`no merchant ${id}`)
  return merchant
}
