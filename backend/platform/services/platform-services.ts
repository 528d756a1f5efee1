import type { Environment } from '../env/env'
import type { Logger } from '../logger/logger'
import type { TenantRegistry } from '../tenancy/registry'

/** The services that the process passes to the platform. */
export interface PlatformServices {
  env: Environment
  log: Logger
  registry: TenantRegistry
  /** Epoch milliseconds; tests can change it. */
  now: () => number
}
