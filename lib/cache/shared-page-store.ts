import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { CacheControl } from 'next/dist/server/lib/cache-control'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache'

/** Rendering a page takes less time than waiting for a store that is busy. */
const ANSWER_MS = 250
/** After a failure the store is not asked for this long, so that no visitor waits during an outage. */
const REST_MS = 1_000
const TTL_SECONDS = 24 * 60 * 60
const MAXIMUM_BYTES = 4 * 1024 * 1024

/** The commands of Redis that the store uses. */
export interface StoreClient {
  get(key: string): Promise<Buffer | null>
  set(key: string, value: Buffer, seconds: number): Promise<unknown>
  exists(key: string): Promise<number>
}

export interface SharedPage {
  value: IncrementalCacheValue
  cacheControl: CacheControl | undefined
  /** Milliseconds. */
  lastModified: number
  /** The highest invalidation that the page was certainly made after (`KnownInvalidations`). */
  number: number
}

/** Rejects after the given time; the timer keeps no process alive. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
    timer.unref()
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** Next's own key is `/route-cache/APP_PAGE/<number of the route>/$/<internal path>`. */
const pathOf = (key: string): string => key.slice(key.indexOf('/$/') < 0 ? 0 : key.indexOf('/$/') + '/$'.length)

/**
 * The pages that several storefronts of one build share, in Redis. A store that is unavailable, slow or broken behaves as if it were empty.
 */
export class SharedPageStore {
  private client: Promise<StoreClient> | null = null
  private restsUntil = 0

  constructor(
    private readonly connect: () => Promise<StoreClient>,
    private readonly prefix: string,
  ) {}

  /** By the page's internal path alone: the middleware, which asks whether there is one, does not know the number of its route. */
  nameOf(path: string): string {
    return `${this.prefix}:${createHash('sha256').update(path).digest('base64url')}`
  }

  /** Whether there may be a page at this internal path. */
  async has(internalPath: string): Promise<boolean> {
    return (await this.ask((client) => client.exists(this.nameOf(internalPath)))) === 1
  }

  async read(key: string): Promise<SharedPage | null> {
    const bytes = await this.ask((client) => client.get(this.nameOf(pathOf(key))))
    if (!bytes) return null
    try {
      const page = deserialize(bytes) as (SharedPage & { key: string }) | null
      return page?.key === key ? page : null
    } catch {
      return null
    }
  }

  async write(key: string, page: SharedPage): Promise<void> {
    const bytes = serialize({ ...page, key })
    if (bytes.length > MAXIMUM_BYTES) return
    await this.ask((client) => client.set(this.nameOf(pathOf(key)), bytes, TTL_SECONDS))
  }

  private async ask<T>(work: (client: StoreClient) => Promise<T>): Promise<T | null> {
    if (Date.now() < this.restsUntil) return null
    try {
      this.client ??= this.connect()
      return await within(ANSWER_MS, this.client.then(work))
    } catch {
      this.restsUntil = Date.now() + REST_MS
      return null
    }
  }
}
