import type { Services } from '../services/services'

/** Public address of a tenant's storefront: its first host by name, with the port of the configured one unless it has its own. */
export function originOf(services: Services, company: string): string {
  const host = services.registry
    .list()
    .find((tenant) => tenant.company === company)
    ?.hosts.find((name) => name !== '*')
  const url = new URL(services.env.STOREFRONT_URL)
  if (host) url.host = host
  return url.origin
}
