import { setImmediate } from 'node:timers/promises'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { TenantDatabase } from '../../platform/database/client'
import { type FilterableRow, type FilterRow, readAllFilterRows, readFilterRows, toFilterable } from '../filterable'
import type { Site } from './site'

/** If more products than this have changed, the whole index is read again. */
const MOST_PATCHED = 1_000

/** Products processed before the loop yields, so that a large catalogue does not block other requests for seconds. */
const BATCH = 1_000

/** All inputs of prices in the default currency, apart from the products' own prices. */
const termsOf = ({ rates, exchange }: Site, today: PlainDate) => JSON.stringify([today, exchange.default, rates])

/** Indexes all active products for filters. Call `markChanged` or `forget` after a change. */
export class ProductIndex {
  private rows: Map<number, FilterRow> | null = null
  private products = new Map<number, FilterableRow>()
  private list: FilterableRow[] = []
  private terms = ''
  private generation = 0
  private readonly dirty = new Set<number>()
  /** Serialises updates: a running update does not see changes made after it started. */
  private updating: Promise<void> | null = null

  constructor(private readonly db: TenantDatabase) {}

  markChanged(ids: readonly number[]): void {
    if (this.rows === null && this.updating === null) return
    for (const id of ids) this.dirty.add(id)
  }

  forget(): void {
    this.generation += 1
    this.rows = null
  }

  /** The order is undefined. */
  async all(site: Site, today: PlainDate): Promise<readonly FilterableRow[]> {
    const terms = termsOf(site, today)
    while (!this.isCurrent(terms)) await this.bringUpToDate(site, today, terms)
    return this.list
  }

  /** Returns the known products among `ids`, in the given order. */
  async among(ids: readonly number[], site: Site, today: PlainDate): Promise<FilterableRow[]> {
    const terms = termsOf(site, today)
    while (!this.isCurrent(terms)) await this.bringUpToDate(site, today, terms)
    return ids.flatMap((id) => this.products.get(id) ?? [])
  }

  private isCurrent(terms: string): boolean {
    return this.updating === null && this.rows !== null && this.dirty.size === 0 && this.terms === terms
  }

  private bringUpToDate(site: Site, today: PlainDate, terms: string): Promise<void> {
    this.updating ??= this.update(site, today, terms).finally(() => {
      this.updating = null
    })
    return this.updating
  }

  private async update(site: Site, today: PlainDate, terms: string): Promise<void> {
    const { generation } = this
    const known = this.dirty.size > MOST_PATCHED ? null : this.rows
    const changed = [...this.dirty]
    this.dirty.clear()
    const rows = known ?? new Map<number, FilterRow>()
    try {
      if (known === null) await this.readAll(rows)
      else if (changed.length > 0) await this.readAgain(rows, changed)
    } catch (error) {
      // The changed ids are recorded nowhere else, so the whole index must be read again.
      this.forget()
      throw error
    }
    const isWhole = known === null || this.terms !== terms
    const products = isWhole ? new Map<number, FilterableRow>() : this.products
    let left = BATCH
    for (const id of isWhole ? rows.keys() : changed) {
      const row = rows.get(id)
      if (row) products.set(id, toFilterable(row, site, today))
      else products.delete(id)
      left -= 1
      if (left > 0) continue
      await setImmediate()
      left = BATCH
    }
    // `forget` was called during the update, so the data that was read is stale.
    if (generation !== this.generation) return
    this.rows = rows
    this.products = products
    this.list = [...products.values()]
    this.terms = terms
  }

  private async readAll(rows: Map<number, FilterRow>): Promise<void> {
    for await (const some of readAllFilterRows(this.db)) for (const row of some) rows.set(row.id, row)
  }

  private async readAgain(rows: Map<number, FilterRow>, ids: readonly number[]): Promise<void> {
    const fresh = await readFilterRows(this.db, ids)
    for (const id of ids) rows.delete(id)
    for (const row of fresh) rows.set(row.id, row)
  }
}
