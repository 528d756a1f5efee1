import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TaxonRef } from '@/domain/content/schema'
import { type Queryable, schema } from '../db/client'
import type { ListingSource } from './listing'

const { pages, pageTexts } = schema

/** Titles and slugs of destinations and categories in all their languages. */
export async function findTaxonTitles(db: Queryable, ids: readonly number[]): Promise<Map<number, TaxonRef>> {
  const unique = [...new Set(ids)]
  const { pageId: id, locale: language, title: name, slug: address } = pageTexts
  const columns = { pageId: id, locale: language, title: name, slug: address }
  const rows = unique.length === 0 ? [] : await db.select(columns).from(pageTexts).where(inArray(id, unique))
  const taxons = new Map<number, TaxonRef>()
  for (const { pageId, locale, title, slug } of rows) {
    const known = taxons.get(pageId) ?? { id: pageId, content: {} }
    taxons.set(pageId, { id: pageId, content: { ...known.content, [locale]: { title, slug } } })
  }
  return taxons
}

/** How many active products each destination and category has; a parent category counts its children's. */
export async function countByTaxon({ shelf, site, today }: ListingSource): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  const add = (id: number) => counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const { row } of await shelf.index.all(site, today)) {
    add(row.destinationId)
    add(row.categoryId)
    const parent = site.parents.get(row.categoryId)
    if (parent) add(parent)
  }
  return counts
}

export async function listFilterData(source: ListingSource) {
  const { site, shelf } = source
  const rows = await shelf.db
    .select()
    .from(pages)
    .where(inArray(pages.pageType, ['destination', 'category']))
    .orderBy(asc(pages.position), asc(pages.id))
  const counts = await countByTaxon(source)
  const known = rows.flatMap((row) => {
    const taxon = site.taxons.get(row.id)
    return taxon ? [{ row, entry: { ...taxon, count: counts.get(row.id) ?? 0 } }] : []
  })
  return {
    destinations: known.filter(({ row }) => row.pageType === 'destination').map(({ entry }) => entry),
    categories: known
      .filter(({ row }) => row.pageType === 'category')
      .map(({ row, entry }) => ({ ...entry, kind: row.kind, parentId: row.parentId })),
  }
}

/** A destination or category by its slug of any language; a destination wins where both have it. */
export async function findTaxonBySlug(db: Queryable, slug: string) {
  const rows = await db
    .select({ id: pages.id, pageType: pages.pageType, kind: pages.kind, parentId: pages.parentId })
    .from(pageTexts)
    .innerJoin(pages, eq(pages.id, pageTexts.pageId))
    .where(and(eq(pageTexts.slug, slug), inArray(pageTexts.pageType, ['destination', 'category'])))
  return rows.find((row) => row.pageType === 'destination') ?? rows[0] ?? null
}
