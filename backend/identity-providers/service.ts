/** The public API of the identity-providers module. Other modules import only this file. */
export { createIdentityProviders } from './create'
export type { IdentityProviders, ProvenIdentity } from './types'
