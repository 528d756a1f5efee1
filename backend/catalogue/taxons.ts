import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { TaxonRef } from '@/domain/content/schema'
import { type Queryable, schema } from '../db/client'

const { pages, pageTexts, products } = schema

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
export async function countProductsByTaxon(db: Queryable): Promise<Map<number, number>> {
  const rows = await db
    .select({
      destinationId: products.destinationId,
      categoryId: products.categoryId,
      count: sql<number>`count(*)::int`,
    })
    .from(products)
    .where(eq(products.active, true))
    .groupBy(products.destinationId, products.categoryId)
  const parents = await db
    .select({ id: pages.id, parentId: pages.parentId })
    .from(pages)
    .where(eq(pages.pageType, 'category'))
  const parentOf = new Map(parents.map((page) => [page.id, page.parentId]))
  const counts = new Map<number, number>()
  const add = (id: number, count: number) => counts.set(id, (counts.get(id) ?? 0) + count)
  for (const { destinationId, categoryId, count } of rows) {
    add(destinationId, count)
    add(categoryId, count)
    const parent = parentOf.get(categoryId)
    if (parent) add(parent, count)
  }
  return counts
}

export async function listFilterData(db: Queryable) {
  const rows = await db
    .select()
    .from(pages)
    .where(inArray(pages.pageType, ['destination', 'category']))
    .orderBy(asc(pages.position), asc(pages.id))
  const [titles, counts] = await Promise.all([
    findTaxonTitles(
      db,
      rows.map((row) => row.id),
    ),
    countProductsByTaxon(db),
  ])
  const known = rows.flatMap((row) => {
    const taxon = titles.get(row.id)
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
