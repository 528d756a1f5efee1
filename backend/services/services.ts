import type { IdentityProviders } from '../identity-providers/service'
import type { MediaService } from '../media/service'
import type { PaymentProvider } from '../payment-providers/service'
import type { Documents } from '../platform/rendering/documents'
import type { PlatformServices } from '../platform/services/platform-services'

/** Services that every domain uses. The process creates them once at start; tests replace individual ones. */
export interface Services extends PlatformServices {
  payment: PaymentProvider
  /** Verifies Google and Facebook tokens. */
  identity: IdentityProviders
  /** Pictures of the tenants, and their variants. */
  media: MediaService
  /** Vouchers and statements, rendered once and cached. */
  documents: Documents
  /** Invalidates cache tags of a tenant in the storefront. Never throws; the calling job retries. */
  invalidate: (company: string, tags: string[]) => Promise<void>
}
