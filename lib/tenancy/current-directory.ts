import { join } from 'node:path'
import type { Tenant } from '@/domain/settings/schema'
import { callApi } from '@/lib/api/server'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { requestContext } from '@/lib/request-context/request-context'
import { TenantDirectory } from './directory'
import { directorySlot } from './directory-slot'
import { createSnapshot } from './snapshot'

/** Outside of the visit that it happens to begin with: its timer lives on, and its reads are no part of that page. */
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

/** The process's directory of tenants. */
export const getDirectory = (): TenantDirectory => directorySlot.getOrCreate(createDirectory)

/** The tenant that a host names, or null; waits for the directory's first list. */
export async function getTenantByHost(host: string | null): Promise<Tenant | null> {
  const directory = getDirectory()
  await directory.ready()
  return directory.getByHost(host)
}
