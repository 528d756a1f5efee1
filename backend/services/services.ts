import type { IdentityProviders } from '../identity-providers/service'
import type { MediaService } from '../media/service'
import type { PaymentProvider } from '../payment-providers/service'
import type { Documents } from '../platform/rendering/documents'
import type { PlatformServices } from '../platform/services/platform-services'

/** What the process hands to every domain: made once when it starts, replaced piece by piece in tests. */
export interface Services extends PlatformServices {
  payment: PaymentProvider
  /** Verifies the tokens of Google and Facebook. */
  identity: IdentityProviders
  /** Pictures of the tenants, and their variants. */
  media: MediaService
  /** Vouchers and statements, rendered once and kept. */
  documents: Documents
  /** Tells the storefront which of a tenant's cached pages to renew; never throws, retried by the job that calls it. */
  invalidate: (company: string, tags: string[]) => Promise<void>
}
