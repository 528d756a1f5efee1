import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { buildFacets, filterProducts, sortProducts } from '@/domain/catalogue/shared/filters'
import type { Facets, Listing, ListingQuery } from '@/domain/catalogue/shared/listing-schema'
import type { TaxonRef } from '@/domain/content/schema'
import { type Queryable, schema } from '../db/client'
import type { CallContext } from '../http/context'
import { ApiError } from '../http/errors'
import { toCards, todayOf } from './cards'
import { type FilterableRow, inTaxons, readFilterable } from './filterable'
import { openProductIds } from './open-products'
import { findTaxonBySlug } from './taxons'

const { pages, products } = schema

/** The category itself and those below it. */
async function withChildren(db: Queryable, id: number): Promise<number[]> {
  const children = await db.select({ id: pages.id }).from(pages).where(eq(pages.parentId, id))
  return [id, ...children.map((child) => child.id)]
}

async function conditionOf(db: Queryable, query: ListingQuery): Promise<SQL | undefined> {
  if (query.categoryId !== undefined) return inTaxons('categoryId', await withChildren(db, query.categoryId))
  if (query.slug === undefined) return undefined
  const taxon = await findTaxonBySlug(db, query.slug)
  if (!taxon) throw new ApiError('notFound')
  if (taxon.pageType === 'destination') return inTaxons('destinationId', [taxon.id])
  return inTaxons('categoryId', await withChildren(db, taxon.id))
}

/** Names of destinations beside their slugs, so that a filter can be read. */
function nameDestinations(facets: Facets, taxons: Map<number, TaxonRef>, locale: ListingQuery['locale']): Facets {
  const bySlug = new Map(
    [...taxons.values()].map((taxon) => [(taxon.content[locale] ?? Object.values(taxon.content)[0])?.slug, taxon]),
  )
  const destinations = facets.destinations.map((entry) => {
    const titles = Object.entries(bySlug.get(entry.value)?.content ?? {}).map(([code, { title }]) => [code, title])
    return { ...entry, label: Object.fromEntries(titles) }
  })
  return { ...facets, destinations }
}

/** Whole rows of the given numbers, in their order. */
async function readRows(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Filters, counts, sorts and cuts a page out of the given products. */
export async function buildListing(
  db: Queryable,
  query: Omit<ListingQuery, 'slug' | 'categoryId'>,
  source: Awaited<ReturnType<typeof readFilterable>>,
  now: number,
  order?: (rows: FilterableRow[]) => FilterableRow[],
): Promise<Listing> {
  const today = await todayOf(db, now)
  const open = query.dateFrom
    ? await openProductIds(
        db,
        source.list,
        {
          from: query.dateFrom,
          to: query.dateTo ?? query.dateFrom,
          nights: query.nights ?? null,
          people: query.people ?? 1,
        },
        now,
      )
    : null
  const candidates = open ? source.list.filter((product) => open.has(product.id)) : source.list
  const matching = filterProducts(candidates, query)
  const sorted = order && query.sort === 'recommended' ? order(matching) : sortProducts(matching, query.sort)
  const start = (query.page - 1) * query.pageSize
  const rows = await readRows(
    db,
    sorted.slice(start, start + query.pageSize).map((product) => product.id),
  )
  const facets = buildFacets(candidates, query, source.currency)
  return {
    products: await toCards(db, rows, today),
    total: matching.length,
    page: query.page,
    pageSize: query.pageSize,
    facets: nameDestinations(facets, source.taxons, query.locale),
  }
}

/** `GET /category-urun-listele`. Throws `notFound` for a slug that is no destination and no category. */
export async function listProducts(context: CallContext, query: ListingQuery): Promise<Listing> {
  const { db, now } = context
  const source = await readFilterable(db, query.locale, await todayOf(db, now), await conditionOf(db, query))
  return buildListing(db, query, source, now)
}

/** Like this one: same kind, the same place or category first, then the better ranked. */
export async function listSimilar(context: CallContext, productId: number, limit: number) {
  const { db, now } = context
  const [product] = await db.select().from(products).where(eq(products.id, productId))
  if (!product?.active) throw new ApiError('notFound')
  const { kind, destinationId, categoryId } = product
  const closeness = sql`(${products.destinationId} = ${destinationId})::int * 2 + (${products.categoryId} = ${categoryId})::int`
  const similar = await db
    .select()
    .from(products)
    .where(and(eq(products.kind, kind), eq(products.active, true), ne(products.id, productId)))
    .orderBy(desc(closeness), asc(products.rank), asc(products.id))
    .limit(limit)
  return { products: await toCards(db, similar, await todayOf(db, now)) }
}

export async function cardsOf(db: Queryable, ids: readonly number[], now: number) {
  const rows = (await readRows(db, ids)).filter((row) => row.active)
  return toCards(db, rows, await todayOf(db, now))
}
