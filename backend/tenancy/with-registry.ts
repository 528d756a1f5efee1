import { startDatabaseServer } from '../platform/database/server'
import type { Environment } from '../platform/env/env'
import { createLogger } from '../platform/logger/logger'
import { TenantRegistry } from '../platform/tenancy/registry'

/**
 * For commands that run beside a running shop: opens its database server and tenant registry, and always closes both.
 */
export async function withRegistry<T>(
  env: Environment,
  work: (registry: TenantRegistry, adminUrl: string) => Promise<T>,
): Promise<T> {
  const log = createLogger('warn')
  const server = await startDatabaseServer({
    dataDir: env.DATA_DIR,
    port: env.PG_PORT,
    databaseUrl: env.DATABASE_URL ?? null,
    log,
  })
  const registry = new TenantRegistry({
    adminUrl: server.adminUrl,
    prefix: env.DATABASE_PREFIX,
    migrationsFolder: 'backend/db/migrations',
    log,
  })
  try {
    return await work(registry, server.adminUrl)
  } finally {
    await registry.stop()
    await server.stop()
  }
}
