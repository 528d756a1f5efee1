import { inArray } from 'drizzle-orm'
import type { MapPoint, ProductCard } from '@/domain/catalogue/shared/schema'
import type { Titled } from '@/domain/content/schema'
import type { PlainDate } from '@/domain/dates/plain-date'
import { PromiseCache } from '../../platform/cache/promise-cache'
import { schema, type TenantDatabase } from '../../platform/database/client'
import { type CardRow, findTitles, toCard } from '../cards'
import { findMiddles, mapPointOf } from '../map-points'
import type { Site } from './site'

const { products } = schema

/** A few kilobytes each. The limit covers a large catalogue, whose lists would otherwise be read repeatedly. */
const MOST_CARDS = 20_000

const COLUMNS = {
  id: products.id,
  kind: products.kind,
  code: products.code,
  active: products.active,
  categoryId: products.categoryId,
  destinationId: products.destinationId,
  details: products.details,
  unit: products.unit,
  currency: products.currency,
  images: products.images,
  campaign: products.campaign,
  oldFromAmount: products.oldFromAmount,
  fromAmount: products.fromAmount,
  ratingAverage: products.ratingAverage,
  ratingCount: products.ratingCount,
  instantConfirmation: products.instantConfirmation,
  freeCancellationHours: products.freeCancellationHours,
  meetingLatitude: products.meetingLatitude,
  meetingLongitude: products.meetingLongitude,
}

/** The data of a card that comes from the product itself. */
export interface CardSource {
  row: CardRow
  titles: Titled | undefined
}

interface CachedCard {
  site: Site
  today: PlainDate
  middles: ReadonlyMap<number, MapPoint | null>
  card: ProductCard | null
}

/** Caches the list data of a tenant's products until a product changes. */
export class CardCache {
  private readonly sources = new PromiseCache<number, CardSource | null>(MOST_CARDS)
  private readonly cards = new WeakMap<CardSource, CachedCard>()
  /** Centre point by destination; null if none of its products has a location. */
  private middles = new Map<number, MapPoint | null>()

  constructor(private readonly db: TenantDatabase) {}

  /**
   * Invalidates the given products, or all with null. Every destination's centre point is also invalidated, because it
   * is computed from all products of the destination.
   */
  forget(ids: readonly number[] | null): void {
    this.middles = new Map()
    if (ids === null) this.sources.clear()
    else for (const id of ids) this.sources.delete(id)
  }

  /**
   * Returns cards of the active products among `ids`, in the given order. `known` returns data that is already loaded.
   */
  async find(
    ids: readonly number[],
    site: Site,
    today: PlainDate,
    known: (id: number) => Promise<CardSource | null> | undefined,
  ): Promise<ProductCard[]> {
    const { middles } = this
    const found = await this.findSources(ids, known)
    const active = found.flatMap((source) => (source?.row.active ? [source] : []))
    await this.placeDestinations(
      active.filter(({ row }) => !mapPointOf(row, site)).map(({ row }) => row.destinationId),
      middles,
    )
    return active.flatMap((source) => this.cardOf(source, site, today, middles) ?? [])
  }

  private async findSources(
    ids: readonly number[],
    known: (id: number) => Promise<CardSource | null> | undefined,
  ): Promise<(CardSource | null)[]> {
    const missing = [...new Set(ids)].filter((id) => this.sources.get(id) === undefined)
    const loading = this.load(missing.filter((id) => known(id) === undefined))
    for (const id of missing) {
      this.sources.set(id, known(id) ?? loading.then((sources) => sources.get(id) ?? null))
    }
    return Promise.all(ids.map((id) => this.sources.get(id) ?? null))
  }

  private async load(ids: readonly number[]): Promise<Map<number, CardSource>> {
    if (ids.length === 0) return new Map()
    const [rows, titles] = await Promise.all([
      this.db
        .select(COLUMNS)
        .from(products)
        .where(inArray(products.id, [...ids])),
      findTitles(this.db, ids),
    ])
    return new Map(rows.map((row) => [row.id, { row, titles: titles.get(row.id) }]))
  }

  private async placeDestinations(ids: readonly number[], middles: Map<number, MapPoint | null>): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !middles.has(id))
    if (missing.length === 0) return
    const found = await findMiddles(this.db, missing)
    for (const id of missing) middles.set(id, found.get(id) ?? null)
  }

  private cardOf(
    source: CardSource,
    site: Site,
    today: PlainDate,
    middles: ReadonlyMap<number, MapPoint | null>,
  ): ProductCard | null {
    const cached = this.cards.get(source)
    if (cached?.site === site && cached.today === today && cached.middles === middles) return cached.card
    const { row, titles } = source
    const mapPoint = mapPointOf(row, site) ?? middles.get(row.destinationId) ?? null
    const card = toCard(row, titles, mapPoint, site.categoriesAndDestinations, today)
    this.cards.set(source, { site, today, middles, card })
    return card
  }
}
