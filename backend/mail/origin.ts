import type { Services } from '../services'

/** Public address of a tenant's storefront: its first host, with the port of the configured one. */
export function originOf(services: Services, company: string): string {
  const host = services.registry.list().find((tenant) => tenant.company === company)?.hosts[0]
  const url = new URL(services.env.STOREFRONT_URL)
  if (host) url.hostname = host
  return url.origin
}
