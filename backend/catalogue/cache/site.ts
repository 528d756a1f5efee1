import { asc, inArray } from 'drizzle-orm'
import type { Place } from '@/domain/catalogue/shared/schema'
import type { CategoryOrDestinationRef } from '@/domain/content/schema'
import type { Rate } from '@/domain/money/rates'
import type { OtherSettings, Settings } from '@/domain/settings/schema'
import { schema, type TenantDatabase } from '../../platform/database/client'
import { listRates, requireLanguage, requireOtherSettings, requireSettlement } from '../../settings/service'
import { findCategoryTitles } from '../category-titles'
import { toPlace } from '../places'

const { pages, places } = schema

/** Data that nearly every response needs in addition to products. */
export interface Site {
  other: OtherSettings
  language: Settings['language']
  exchange: { default: string; settlement: string }
  rates: Rate[]
  /** Destinations and categories in all their languages. */
  categoriesAndDestinations: Map<number, CategoryOrDestinationRef>
  /**
   * Id of a destination or category by its slug in any language. A destination wins over a category with the same slug.
   */
  bySlug: Map<string, number>
  /** Maps a category's id to its parent's id. */
  parents: Map<number, number | null>
  /** In the operator's order. */
  places: Map<string, Place>
}

export async function loadSite(db: TenantDatabase): Promise<Site> {
  const categoryAndDestinationRows = db
    .select({ id: pages.id, pageType: pages.pageType, parentId: pages.parentId })
    .from(pages)
    .where(inArray(pages.pageType, ['destination', 'category']))
  const [other, language, exchange, rates, rows, placeRows] = await Promise.all([
    requireOtherSettings(db),
    requireLanguage(db),
    requireSettlement(db),
    listRates(db),
    categoryAndDestinationRows,
    db.select().from(places).orderBy(asc(places.position)),
  ])
  const categoriesAndDestinations = await findCategoryTitles(
    db,
    rows.map((row) => row.id),
  )
  const categories = rows.filter((row) => row.pageType === 'category')
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const bySlug = new Map<string, number>()
  for (const { id, content } of categoriesAndDestinations.values())
    for (const { slug } of Object.values(content)) if (!parents.has(id) || !bySlug.has(slug)) bySlug.set(slug, id)
  return {
    other,
    language,
    exchange,
    rates,
    categoriesAndDestinations,
    bySlug,
    parents,
    places: new Map(placeRows.map((row) => [row.key, toPlace(row)])),
  }
}
