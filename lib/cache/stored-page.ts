import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LRUCache } from 'lru-cache'
import { getBuildFolder } from './build-folder'
import { sharedPageStoreSlot } from './shared-page-store-slot'

const KINDS = { APP_PAGE: '.html', APP_ROUTE: '.body' } as const

/** A page that was stored stays so for as long as the process can serve it. */
const known = new LRUCache<string, true>({ max: 10_000 })

/** Next stores a page below a number for its route, of which there are a dozen; the path is the internal one. */
function isOnDisk(internalPath: string): boolean {
  const server = resolve(getBuildFolder(), 'server', 'route-cache')
  return Object.entries(KINDS).some(([kind, extension]) => {
    const folder = join(server, kind)
    if (!existsSync(folder)) return false
    return readdirSync(folder).some((route) => existsSync(join(folder, route, '$', `${internalPath}${extension}`)))
  })
}

/** Whether the page can be served from what is stored here, without the operator API (architecture, Requests 2). */
export function hasStoredPage(internalPath: string): boolean {
  if (known.get(internalPath)) return true
  if (!isOnDisk(internalPath)) return false
  known.set(internalPath, true)
  return true
}

/** Whether another storefront has stored it where all of them find it. A question over the network: for when nothing else helps. */
export async function hasSharedPage(internalPath: string): Promise<boolean> {
  return (await sharedPageStoreSlot.get()?.has(internalPath)) ?? false
}
