import { startDatabaseServer } from '../platform/database/server'
import type { Environment } from '../platform/env/env'
import { createLogger } from '../platform/logger/logger'
import { TenantRegistry } from '../platform/tenancy/registry'

/** For a command beside a running shop: opens the shop's database server and its list of tenants, and closes both whatever happens. */
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
