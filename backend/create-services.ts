import type { Environment } from './env'
import type { Logger } from './logger'
import { openMedia } from './media/open-media'
import { createIdentityProviders } from './providers/identity/create'
import { createPaymentProvider } from './providers/payment/client'
import { openDocuments } from './rendering/documents'
import type { Services } from './services'
import { createInvalidator } from './storefront/invalidate'
import type { TenantRegistry } from './tenancy/registry'

/** The services of a process by its environment; `registry` must have been started. */
export function createServices(env: Environment, log: Logger, registry: TenantRegistry): Services {
  return {
    env,
    log,
    registry,
    payment: createPaymentProvider({
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
