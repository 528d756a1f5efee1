import type { Provider } from '@/domain/member/account-schema'

/** A person as a provider vouches for them, after its token was verified. */
export interface ProvenIdentity {
  provider: Provider
  /** The provider's own number of the person; addresses change hands, this does not. */
  subject: string
  email: string | null
  /** Only what the provider states: silence is no. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/**
 * Verifies a token that a provider issued to our application. Throws ApiError: `providerNotOffered` where none is
 * configured, `providerTokenInvalid`, `providerUnavailable` when it does not answer in time.
 * @param now epoch milliseconds
 */
export type IdentityProvider = (token: string, now: number) => Promise<ProvenIdentity>

export type IdentityProviders = Record<Provider, IdentityProvider>
