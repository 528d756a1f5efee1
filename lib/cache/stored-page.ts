import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LRUCache } from 'lru-cache'
import { getBuildFolder } from './build-folder'
import { sharedPageStoreSlot } from './shared-page-store-slot'

const KINDS = { APP_PAGE: '.html', APP_ROUTE: '.body' } as const

/** A stored page stays available for as long as the process runs. */
const known = new LRUCache<string, true>({ max: 10_000 })

/** Next stores pages in one numbered folder per route, about a dozen in all, by internal path. */
function isOnDisk(internalPath: string): boolean {
  const server = resolve(getBuildFolder(), 'server', 'route-cache')
  return Object.entries(KINDS).some(([kind, extension]) => {
    const folder = join(server, kind)
    if (!existsSync(folder)) return false
    return readdirSync(folder).some((route) => existsSync(join(folder, route, '$', `${internalPath}${extension}`)))
  })
}

/** Whether this server can serve the page from its own cache, without the operator API (architecture, Requests 2). */
export function hasStoredPage(internalPath: string): boolean {
  if (known.get(internalPath)) return true
  if (!isOnDisk(internalPath)) return false
  known.set(internalPath, true)
  return true
}

/** Whether another storefront stored the page in the shared store. Makes a network request, so call it last. */
export async function hasSharedPage(internalPath: string): Promise<boolean> {
  return (await sharedPageStoreSlot.get()?.has(internalPath)) ?? false
}
