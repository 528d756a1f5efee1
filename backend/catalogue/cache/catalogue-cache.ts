import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { ProductCard } from '@/domain/catalogue/shared/schema'
import type { PlainDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { PromiseCache } from '../../platform/cache/promise-cache'
import { poolOf, type TenantDatabase } from '../../platform/database/client'
import { loadRecord, type ProductRecord } from '../../products/product-records'
import { CardCache } from './card-cache'
import { ProductIndex } from './product-index'
import { loadSite, type Site } from './site'
import { createVersionReader, type Versions } from './versions'

/** About 10 kB each. */
const MOST_RECORDS = 4_000

/** Some hundred bytes each. */
const MOST_FUZZY_MATCHES = 5_000

/** A tenant's cache is evicted after this idle time. With ten thousand products it takes some tens of megabytes. */
const IDLE_MILLISECONDS = 10 * 60_000
const MOST_TENANTS = 10_000

/**
 * Caches a tenant's content in this process between requests. The content is never older than the last `refresh`, which
 * reads the number of the last change from the database (migration 0010). So a response includes every change that was
 * committed before its request began, in any process. Stock is never cached here.
 */
export class CatalogueCache {
  readonly index: ProductIndex
  private readonly readVersions: () => Promise<Versions>
  private seen: Versions | null = null
  private catchingUp: Promise<void> = Promise.resolve()
  private known: Promise<Site> | null = null
  /** For a word of a search, the similar words of the catalogue. */
  readonly fuzzyMatches = new PromiseCache<string, string[]>(MOST_FUZZY_MATCHES)
  private readonly records = new PromiseCache<number, ProductRecord | null>(MOST_RECORDS)
  private readonly cards: CardCache

  constructor(readonly db: TenantDatabase) {
    this.readVersions = createVersionReader(poolOf(db))
    this.index = new ProductIndex(db)
    this.cards = new CardCache(db)
  }

  /** Invalidates everything that changed since the last call. Returns the number of the last change. */
  async refresh(): Promise<number> {
    const found = await this.readVersions()
    if (this.seen?.all !== found.all) {
      const caughtUp = this.catchingUp.then(() => this.catchUp(found))
      this.catchingUp = caughtUp.catch(() => undefined)
      await caughtUp
    }
    return found.all
  }

  /** Settings, rates, titles of categories and places, as of the last `refresh`. */
  site(): Promise<Site> {
    if (this.known) return this.known
    const loading = loadSite(this.db)
    this.known = loading
    loading.catch(() => {
      if (this.known === loading) this.known = null
    })
    return loading
  }

  async today(now: number): Promise<PlainDate> {
    return toLocal(now, (await this.site()).other.timeZone).date
  }

  /** If two calls return the same stamp, the content and the day are the same. */
  async stampOf(now: number): Promise<string> {
    const { all } = this.seen ?? { all: 0 }
    return `${all} ${await this.today(now)}`
  }

  /** Returns products by id, active or not, as of the last `refresh`. Unknown ids are missing from the map. */
  async findRecords(ids: readonly number[]): Promise<Map<number, ProductRecord>> {
    const found = await Promise.all([...new Set(ids)].map(async (id) => [id, await this.findRecord(id)] as const))
    return new Map(found.flatMap(([id, record]) => (record ? [[id, record] as const] : [])))
  }

  private findRecord(id: number): Promise<ProductRecord | null> {
    return this.records.find(id, () => loadRecord(this.db, id))
  }

  /** Returns cards of the active products among `ids`, in the given order, as of the last `refresh`. */
  async findCards(ids: readonly number[], now: number): Promise<ProductCard[]> {
    const site = await this.site()
    const today = toLocal(now, site.other.timeZone).date
    return this.cards.find(ids, site, today, (id) => this.records.get(id))
  }

  private async catchUp(found: Versions): Promise<void> {
    const { seen } = this
    if (seen?.all === found.all) return
    this.fuzzyMatches.clear()
    // A lower number means that the database was restored to an earlier state.
    if (seen === null || found.reset !== seen.reset || found.all < seen.all) this.forget()
    else {
      if (found.site !== seen.site) this.known = null
      const ids = await this.findChanged(seen.all)
      for (const id of ids) this.records.delete(id)
      if (ids.length > 0) this.cards.forget(ids)
      this.index.markChanged(ids)
    }
    this.seen = found
  }

  private async findChanged(since: number): Promise<number[]> {
    const query = sql`select product_id as id from product_changes where version > ${since}`
    const { rows } = await this.db.execute<{ id: number }>(query)
    return rows.map((row) => row.id)
  }

  private forget(): void {
    this.known = null
    this.records.clear()
    this.cards.forget(null)
    this.index.forget()
  }
}

const caches = new LRUCache<TenantDatabase, CatalogueCache>({
  maxSize: MOST_TENANTS,
  sizeCalculation: () => 1,
  ttl: IDLE_MILLISECONDS,
})
/** Caches by the request that refreshed them. */
const opened = new WeakMap<object, CatalogueCache>()

/** Returns the cache of a tenant's database after a refresh, which costs one short query. */
export async function openCatalogueCache(db: TenantDatabase): Promise<CatalogueCache> {
  const cache = caches.get(db) ?? new CatalogueCache(db)
  caches.set(db, cache)
  caches.purgeStale()
  await cache.refresh()
  return cache
}

/** The same, but refreshed once a request: all data of a response is at least as new as the request. */
export async function catalogueCacheOf(context: { db: TenantDatabase }): Promise<CatalogueCache> {
  const known = opened.get(context)
  if (known) return known
  const cache = await openCatalogueCache(context.db)
  opened.set(context, cache)
  return cache
}
