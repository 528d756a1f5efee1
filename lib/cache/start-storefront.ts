import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { getDirectory } from '@/lib/tenancy/current-directory'
import { getInvalidationPoller } from './poll-invalidations'

/** Checks the environment and starts loading the tenants. Exits the process if the environment is invalid. */
export function startStorefront(): void {
  try {
    requireEnvironment()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  getInvalidationPoller().start()
  void getDirectory()
    .ready()
    .then(() => logger.info({ tenants: getDirectory().size }, 'storefront ready'))
}
