/** What the other modules use of identity-providers; they import no other file of it. */
export { createIdentityProviders } from './create'
export type { IdentityProviders, ProvenIdentity } from './types'
