import type { Environment } from './env'
import type { Logger } from './logger'
import type { MediaService } from './media/service'
import type { IdentityProviders } from './providers/identity/types'
import type { PaymentProvider } from './providers/payment/types'
import type { Documents } from './rendering/documents'
import type { TenantRegistry } from './tenancy/registry'

/** What the process hands to every domain: made once in main.ts, replaced piece by piece in tests. */
export interface Services {
  env: Environment
  log: Logger
  registry: TenantRegistry
  payment: PaymentProvider
  /** Verifies the tokens of Google and Facebook. */
  identity: IdentityProviders
  /** Pictures of the tenants, and their variants. */
  media: MediaService
  /** Vouchers and statements, rendered once and kept. */
  documents: Documents
  /** Epoch milliseconds; tests move it. */
  now: () => number
  /** Tells the storefront which of a tenant's cached pages to renew; never throws, retried by the job that calls it. */
  invalidate: (company: string, tags: string[]) => Promise<void>
}
