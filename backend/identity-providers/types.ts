import type { Provider } from '@/domain/member/account-schema'

/** A person's identity after the provider's token was verified. */
export interface ProvenIdentity {
  provider: Provider
  /** The provider's id of the person. It never changes, unlike an e-mail address. */
  subject: string
  email: string | null
  /** True only if the provider states it. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

/**
 * Verifies a token that a provider issued to this application. Throws `ApiError`: `providerNotOffered` if none is
 * configured, `providerTokenInvalid`, or `providerUnavailable` if it does not respond in time.
 * @param now epoch milliseconds
 */
export type IdentityProvider = (token: string, now: number) => Promise<ProvenIdentity>

export type IdentityProviders = Record<Provider, IdentityProvider>
