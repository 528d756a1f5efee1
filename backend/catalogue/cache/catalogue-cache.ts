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

/** About ten kilobytes each. */
const MOST_RECORDS = 4_000

/** Some hundred bytes each. */
const MOST_FUZZY_MATCHES = 5_000

/** A tenant's cache is evicted after this idle time; that of ten thousand products takes some tens of megabytes. */
const IDLE_MILLISECONDS = 10 * 60_000
const MOST_TENANTS = 10_000

/**
 * What this process keeps of a tenant's content between requests. Nothing of it is older than the last `refresh`, which
 * asks the database for the number of the last change (migration 0010): a change that was committed before a request
 * began is in its answer, whichever process made it. Stock is never kept here.
 */
export class CatalogueCache {
  readonly index: ProductIndex
  private readonly readVersions: () => Promise<Versions>
  private seen: Versions | null = null
  private catchingUp: Promise<void> = Promise.resolve()
  private known: Promise<Site> | null = null
  /** For a word of a search, those of the catalogue that it is like. */
  readonly fuzzyMatches = new PromiseCache<string, string[]>(MOST_FUZZY_MATCHES)
  private readonly records = new PromiseCache<number, ProductRecord | null>(MOST_RECORDS)
  private readonly cards: CardCache

  constructor(readonly db: TenantDatabase) {
    this.readVersions = createVersionReader(poolOf(db))
    this.index = new ProductIndex(db)
    this.cards = new CardCache(db)
  }

  /** Forgets what was changed since the last time. Answers the number of the last change. */
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

  /** Two moments with one stamp have the same content and the same day. */
  async stampOf(now: number): Promise<string> {
    const { all } = this.seen ?? { all: 0 }
    return `${all} ${await this.today(now)}`
  }

  /** Products by number, active or not, as of the last `refresh`; unknown ones are missing. */
  async findRecords(ids: readonly number[]): Promise<Map<number, ProductRecord>> {
    const found = await Promise.all([...new Set(ids)].map(async (id) => [id, await this.findRecord(id)] as const))
    return new Map(found.flatMap(([id, record]) => (record ? [[id, record] as const] : [])))
  }

  private findRecord(id: number): Promise<ProductRecord | null> {
    return this.records.find(id, () => loadRecord(this.db, id))
  }

  /** Cards of the active ones of the given products, in their order, as of the last `refresh`. */
  async findCards(ids: readonly number[], now: number): Promise<ProductCard[]> {
    const site = await this.site()
    const today = toLocal(now, site.other.timeZone).date
    return this.cards.find(ids, site, today, (id) => this.records.get(id))
  }

  private async catchUp(found: Versions): Promise<void> {
    const { seen } = this
    if (seen?.all === found.all) return
    this.fuzzyMatches.clear()
    // A lower number is that of a database that was put back to an earlier state.
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
/** Caches by the request that has brought them up to date. */
const opened = new WeakMap<object, CatalogueCache>()

/** The cache of a tenant's database, brought up to date: one short question to it. */
export async function openCatalogueCache(db: TenantDatabase): Promise<CatalogueCache> {
  const cache = caches.get(db) ?? new CatalogueCache(db)
  caches.set(db, cache)
  caches.purgeStale()
  await cache.refresh()
  return cache
}

/** The same, asked once in a request: everything in one answer is at least as new as the request. */
export async function catalogueCacheOf(context: { db: TenantDatabase }): Promise<CatalogueCache> {
  const known = opened.get(context)
  if (known) return known
  const cache = await openCatalogueCache(context.db)
  opened.set(context, cache)
  return cache
}
