import { join } from 'node:path'
import type { Tenant } from '@/domain/settings/schema'
import { callApi } from '@/lib/api/server'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { requestContext } from '@/lib/request-context/request-context'
import { TenantDirectory } from './directory'
import { directorySlot } from './directory-slot'
import { createSnapshot } from './snapshot'

/**
 * Runs outside the request context that triggers it: the directory's timer outlives the request, and its reads do not
 * belong to that page.
 */
async function loadTenants(): Promise<Tenant[] | null> {
  const result = await requestContext.exit(() => callApi('listTenants', {}, { company: null }))
  return result.ok ? result.data.tenants : null
}

const createDirectory = (): TenantDirectory =>
  new TenantDirectory({
    load: loadTenants,
    snapshot: createSnapshot(join(requireEnvironment().DATA_DIR, 'tenants-snapshot.json')),
    warn: (message) => logger.warn(message),
  })

export const getDirectory = (): TenantDirectory => directorySlot.getOrCreate(createDirectory)

/** The tenant of a host, or null; waits for the directory's first list. */
export async function getTenantByHost(host: string | null): Promise<Tenant | null> {
  const directory = getDirectory()
  await directory.ready()
  return directory.getByHost(host)
}
