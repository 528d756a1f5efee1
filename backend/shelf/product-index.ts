import type { PlainDate } from '@/domain/dates/plain-date'
import { type FilterableRow, type FilterRow, readFilterRows, toFilterable } from '../catalogue/filterable'
import type { TenantDatabase } from '../db/client'
import type { Site } from './site'

/** More changed products than this are read anew with all the others. */
const MOST_PATCHED = 1_000

/** Everything that prices in the default currency are made of beside the products' own. */
const termsOf = ({ rates, exchange }: Site, today: PlainDate) => JSON.stringify([today, exchange.default, rates])

/** All active products as filters see them, kept in step with the changes that it is told of. */
export class ProductIndex {
  private rows: Map<number, FilterRow> | null = null
  private products = new Map<number, FilterableRow>()
  private list: FilterableRow[] = []
  private terms = ''
  private generation = 0
  private readonly dirty = new Set<number>()
  /** Updates wait for each other: one that is under way knows nothing of what was changed since it began. */
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

  /** In no order. */
  async all(site: Site, today: PlainDate): Promise<readonly FilterableRow[]> {
    const terms = termsOf(site, today)
    while (!this.isCurrent(terms)) await this.bringUpToDate(site, today, terms)
    return this.list
  }

  /** The known ones among the given numbers, in their order. */
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
    const read = known !== null && changed.length === 0 ? [] : this.read(known === null ? null : changed)
    const fresh = await read
    // Everything was changed meanwhile: what has been read is of no use.
    if (generation !== this.generation) return
    const rows = known ?? new Map<number, FilterRow>()
    for (const id of changed) rows.delete(id)
    for (const row of fresh) rows.set(row.id, row)
    this.rows = rows
    const isWhole = known === null || this.terms !== terms
    if (isWhole) this.products.clear()
    for (const id of isWhole ? rows.keys() : changed) {
      const row = rows.get(id)
      if (row) this.products.set(id, toFilterable(row, site, today))
      else this.products.delete(id)
    }
    this.list = [...this.products.values()]
    this.terms = terms
  }

  private async read(ids: readonly number[] | null): Promise<FilterRow[]> {
    try {
      return await readFilterRows(this.db, ids)
    } catch (error) {
      this.forget()
      throw error
    }
  }
}
