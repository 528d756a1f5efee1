import { createIdentityProviders } from './identity-providers/service'
import { openMedia } from './media/service'
import { createPaymentProvider } from './payment-providers/service'
import { createInvalidator } from './platform/cache-invalidation/notify-storefront'
import type { Environment } from './platform/env/env'
import type { Logger } from './platform/logger/logger'
import { openDocuments } from './platform/rendering/documents'
import type { TenantRegistry } from './platform/tenancy/registry'
import type { Services } from './services/services'

/** Creates the services of a process from its environment. `registry` must be started. */
export function createServices(env: Environment, log: Logger, registry: TenantRegistry): Services {
  return {
    env,
    log,
    registry,
    payment: createPaymentProvider(env.PAYMENT_PROVIDER, {
      baseUrl: env.PAYMENT_BASE_URL,
      apiKey: env.PAYMENT_API_KEY,
      secretKey: env.PAYMENT_SECRET_KEY,
    }),
    identity: createIdentityProviders(env),
    media: openMedia(env, log),
    documents: openDocuments(env, log),
    now: () => Date.now(),
    invalidate: createInvalidator(env, log, registry.contentWatch.invalidator),
  }
}
