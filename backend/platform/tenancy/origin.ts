import type { Environment } from '../env/env'
import type { TenantRegistry } from './registry'

interface Hosts {
  registry: Pick<TenantRegistry, 'list'>
  env: Pick<Environment, 'STOREFRONT_URL'>
}

/**
 * Returns the public origin of a tenant's storefront: its first named host, with the port of `STOREFRONT_URL` unless
 * the host has its own.
 */
export function originOf({ registry, env }: Hosts, company: string): string {
  const host = registry
    .list()
    .find((tenant) => tenant.company === company)
    ?.hosts.find((name) => name !== '*')
  const url = new URL(env.STOREFRONT_URL)
  if (host) url.host = host
  return url.origin
}
