import type { Environment } from '../env/env'
import type { Logger } from '../logger/logger'
import type { TenantRegistry } from '../tenancy/registry'

/** What the process hands to the platform itself. */
export interface PlatformServices {
  env: Environment
  log: Logger
  registry: TenantRegistry
  /** Epoch milliseconds; tests move it. */
  now: () => number
}
