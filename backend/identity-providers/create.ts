import type { Environment } from '../platform/env/env'
import { createFacebook } from './facebook'
import { createGoogle } from './google'
import type { IdentityProviders } from './types'

/** Creates both providers from the environment. A provider that is not configured throws `providerNotOffered`. */
export function createIdentityProviders(env: Environment): IdentityProviders {
  return {
    google: createGoogle({
      issuer: env.GOOGLE_ISSUER.replace(/\/$/, ''),
      clientIds: (env.GOOGLE_CLIENT_ID ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    }),
    facebook: createFacebook({
      graphUrl: env.FACEBOOK_GRAPH_URL.replace(/\/$/, ''),
      appId: env.FACEBOOK_CLIENT_ID,
      appSecret: env.FACEBOOK_CLIENT_SECRET,
    }),
  }
}
