import { asc, inArray } from 'drizzle-orm'
import { schema } from '../platform/database/client'
import type { Site } from './cache/site'
import type { FilterableRow } from './filterable'
import type { ListingSource } from './listing'

const { pages } = schema

/** Cached counts of a product list, with the site for which they were computed. They live as long as the list. */
const counted = new WeakMap<readonly FilterableRow[], { site: Site; counts: Map<number, number> }>()

/** Number of active products by destination and category. A parent category includes the products of its children. */
export async function countByCategory({ cache, site, today }: ListingSource): Promise<Map<number, number>> {
  const all = await cache.index.all(site, today)
  const known = counted.get(all)
  if (known?.site === site) return known.counts
  const counts = new Map<number, number>()
  const add = (id: number) => counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const { row } of all) {
    add(row.destinationId)
    add(row.categoryId)
    const parent = site.parents.get(row.categoryId)
    if (parent) add(parent)
  }
  counted.set(all, { site, counts })
  return counts
}

export async function listFilterData(source: ListingSource) {
  const { site, cache } = source
  const rows = await cache.db
    .select()
    .from(pages)
    .where(inArray(pages.pageType, ['destination', 'category']))
    .orderBy(asc(pages.position), asc(pages.id))
  const counts = await countByCategory(source)
  const known = rows.flatMap((row) => {
    const categoryOrDestination = site.categoriesAndDestinations.get(row.id)
    return categoryOrDestination ? [{ row, entry: { ...categoryOrDestination, count: counts.get(row.id) ?? 0 } }] : []
  })
  return {
    destinations: known.filter(({ row }) => row.pageType === 'destination').map(({ entry }) => entry),
    categories: known
      .filter(({ row }) => row.pageType === 'category')
      .map(({ row, entry }) => ({ ...entry, kind: row.kind, parentId: row.parentId })),
  }
}
