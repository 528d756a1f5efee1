import { join } from 'node:path'
import type { Tenant } from '@/domain/settings/schema'
import { callApi } from '@/lib/api/server'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { visits } from '@/lib/visits/visits.cjs'
import { TenantDirectory } from './directory'
import { createSnapshot } from './snapshot'

/** Middleware and route handlers are bundled apart; the symbol lets them share one directory and one timer. */
const DIRECTORY = Symbol.for('kervan.tenant-directory')

const shared = globalThis as unknown as { [DIRECTORY]?: TenantDirectory }

/** Outside of the visit that it happens to begin with: its timer lives on, and its reads are no part of that page. */
async function loadTenants(): Promise<Tenant[] | null> {
  const result = await visits.exit(() => callApi('listTenants', {}, { company: null }))
  return result.ok ? result.data.tenants : null
}

/** The process's directory of tenants. */
export function getDirectory(): TenantDirectory {
  shared[DIRECTORY] ??= new TenantDirectory({
    load: loadTenants,
    snapshot: createSnapshot(join(requireEnvironment().DATA_DIR, 'tenants-snapshot.json')),
    warn: (message) => logger.warn(message),
  })
  return shared[DIRECTORY]
}

/** The tenant that a host names, or null; waits for the directory's first list. */
export async function getTenantByHost(host: string | null): Promise<Tenant | null> {
  const directory = getDirectory()
  await directory.ready()
  return directory.getByHost(host)
}
