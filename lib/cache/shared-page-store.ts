import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { CacheControl } from 'next/dist/server/lib/cache-control'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache'

/** Timeout of a store request: rendering a page is faster than waiting for a busy store. */
const ANSWER_MS = 250
/** After a failure no request is sent to the store for this long, so that no visitor waits during an outage. */
const REST_MS = 1_000
const TTL_SECONDS = 24 * 60 * 60
const MAXIMUM_BYTES = 4 * 1024 * 1024

/** The Redis commands that the store uses. */
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
  /** Invalidations up to this number preceded the render (`KnownInvalidations`). */
  number: number
}

/** Rejects after the given time; the timer does not keep the process alive. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
    timer.unref()
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** Next's own key is `/route-cache/APP_PAGE/<route number>/$/<internal path>`. */
const pathOf = (key: string): string => key.slice(key.indexOf('/$/') < 0 ? 0 : key.indexOf('/$/') + '/$'.length)

/** Pages in Redis, shared by all storefronts of one build. A store that fails or is slow counts as empty. */
export class SharedPageStore {
  private client: Promise<StoreClient> | null = null
  private restsUntil = 0

  constructor(
    private readonly connect: () => Promise<StoreClient>,
    private readonly prefix: string,
  ) {}

  /** Builds the key from the internal path only: the middleware, which calls `has`, does not know the route number. */
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
