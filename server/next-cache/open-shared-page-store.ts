import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SharedPageStore, type StoreClient } from '@/lib/cache/shared-page-store'
import { sharedPageStoreSlot } from '@/lib/cache/shared-page-store-slot'

/** Storefronts of another build render different pages. */
function readBuildId(buildFolder: string): string {
  try {
    return readFileSync(join(buildFolder, 'BUILD_ID'), 'utf8')
  } catch {
    return ''
  }
}

/** Connects in the background and reconnects after an outage; until then every request fails immediately. */
async function connectToRedis(url: string): Promise<StoreClient> {
  const { createClient, RESP_TYPES } = await import('@redis/client')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 1_000) },
  })
  // Each failed attempt emits an event. Meanwhile missing pages are rendered.
  client.on('error', () => undefined)
  void client.connect().catch(() => undefined)
  const asBytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  return {
    get: (key) => asBytes.get(key),
    exists: (key) => client.exists(key),
    set: (key, value, seconds) => client.set(key, value, { expiration: { type: 'EX', value: seconds } }),
  }
}

/** The process's store for pages of the build in `buildFolder`, if `REDIS_URL` is set; null otherwise. */
export function openSharedPageStore(buildFolder: string): SharedPageStore | null {
  const { REDIS_URL } = process.env
  if (!REDIS_URL) return null
  return sharedPageStoreSlot.getOrCreate(
    () => new SharedPageStore(() => connectToRedis(REDIS_URL), `kervan:${readBuildId(buildFolder)}`),
  )
}
