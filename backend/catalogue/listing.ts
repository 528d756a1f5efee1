import { lookThrough } from '@/domain/catalogue/shared/filters'
import type { Facets, Listing, ListingQuery } from '@/domain/catalogue/shared/listing-schema'
import type { PlainDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { Locale } from '@/domain/shared/locales'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { type CatalogueCache, catalogueCacheOf } from './cache/catalogue-cache'
import type { Site } from './cache/site'
import type { FilterableRow } from './filterable'
import { openProductIds } from './open-products'

/** Input of a listing: the tenant's content at one point in time. */
export interface ListingSource {
  cache: CatalogueCache
  site: Site
  today: PlainDate
  now: number
}

export async function openSource(context: Pick<CallContext, 'db' | 'now'>): Promise<ListingSource> {
  const { now } = context
  const cache = await catalogueCacheOf(context)
  const site = await cache.site()
  return { cache, site, today: toLocal(now, site.other.timeZone).date, now }
}

/** Returns the category and its descendants. */
function withChildren({ parents }: Site, id: number): Set<number> {
  const children = [...parents].filter(([, parent]) => parent === id).map(([child]) => child)
  return new Set([id, ...children])
}

/** The scope of a list: a destination, or a category with its descendants. */
interface Subject {
  key: string
  has: (product: FilterableRow) => boolean
}

function ofCategory(site: Site, id: number): Subject {
  const wanted = withChildren(site, id)
  return { key: `category ${id}`, has: ({ row }) => wanted.has(row.categoryId) }
}

function ofSlug(site: Site, slug: string): Subject {
  const id = site.bySlug.get(slug)
  if (id === undefined) throw new ApiError('notFound')
  if (site.parents.has(id)) return ofCategory(site, id)
  return { key: `destination ${id}`, has: ({ row }) => row.destinationId === id }
}

/**
 * Returns the subject of a slug, narrowed by the category number of a menu link (spec 2, `kat_k_no`), or null for all
 * products. Throws `notFound` if the slug is neither a destination nor a category.
 */
function subjectOf(site: Site, { slug, categoryId }: ListingQuery): Subject | null {
  const place = slug === undefined ? null : ofSlug(site, slug)
  const category = categoryId === undefined ? null : ofCategory(site, categoryId)
  if (!place || !category) return place ?? category
  return { key: `${place.key}, ${category.key}`, has: (product) => place.has(product) && category.has(product) }
}

interface Parts {
  site: Site
  bySubject: Map<string, readonly FilterableRow[]>
}

const parts = new WeakMap<readonly FilterableRow[], Parts>()

/**
 * Returns the products of a subject. Returns the same array while the catalogue is unchanged, so that its cached counts
 * stay valid.
 */
function findPart(all: readonly FilterableRow[], site: Site, subject: Subject): readonly FilterableRow[] {
  const cached = parts.get(all)
  const { bySubject } = cached?.site === site ? cached : { bySubject: new Map<string, readonly FilterableRow[]>() }
  if (cached?.site !== site) parts.set(all, { site, bySubject })
  const part = bySubject.get(subject.key) ?? all.filter(subject.has)
  // A request may contain any category number, so empty lists are not cached.
  if (part.length > 0) bySubject.set(subject.key, part)
  return part
}

const slugOf = ({ categoriesAndDestinations }: Site, locale: Locale, id: number): string => {
  const content = categoriesAndDestinations.get(id)?.content ?? {}
  return content[locale]?.slug ?? Object.values(content)[0]?.slug ?? ''
}

const destinationsOf = ({ categoriesAndDestinations, parents }: Site) =>
  [...categoriesAndDestinations.values()].filter(({ id }) => !parents.has(id))

/**
 * Returns the ids of the destinations that a filter names in the reader's language. An unknown slug matches nothing.
 */
function toDestinationIds(site: Site, locale: Locale, slugs: readonly string[] | undefined): string[] | undefined {
  if (!slugs || slugs.length === 0) return undefined
  const known = destinationsOf(site).filter(({ id }) => slugs.includes(slugOf(site, locale, id)))
  return known.length > 0 ? known.map(({ id }) => String(id)) : ['unknown']
}

/** Adds the names of destinations to their slugs, so that the filter can be displayed. */
function nameDestinations(facets: Facets, site: Site, locale: Locale): Facets {
  const bySlug = new Map(
    destinationsOf(site).map((categoryOrDestination) => [
      slugOf(site, locale, categoryOrDestination.id),
      categoryOrDestination,
    ]),
  )
  const destinations = facets.destinations.map((entry) => {
    const titles = Object.entries(bySlug.get(entry.value)?.content ?? {}).map(([code, { title }]) => [code, title])
    return { ...entry, label: Object.fromEntries(titles) }
  })
  return { ...facets, destinations }
}

/** Filters, counts, sorts and paginates the given products. Their own order may be the recommended one. */
export async function buildListing(
  source: ListingSource,
  asked: Omit<ListingQuery, 'slug' | 'categoryId'>,
  products: readonly FilterableRow[],
  isOrdered = false,
): Promise<Listing> {
  const { cache, site, now } = source
  const query = { ...asked, destinations: toDestinationIds(site, asked.locale, asked.destinations) }
  let candidates = products
  if (query.dateFrom) {
    const dates = {
      from: query.dateFrom,
      to: query.dateTo ?? query.dateFrom,
      nights: query.nights ?? null,
      people: query.people ?? 1,
    }
    const open = await openProductIds(cache.db, products, dates, { now, zone: site.other.timeZone })
    candidates = products.filter((product) => open.has(product.id))
  }
  const look = lookThrough(candidates, query)
  const sort = isOrdered && query.sort === 'recommended' ? null : query.sort
  const shown = look.matching(sort, { start: (query.page - 1) * query.pageSize, size: query.pageSize })
  const slugs = new Map(destinationsOf(site).map(({ id }) => [String(id), slugOf(site, query.locale, id)]))
  const facets = look.facets(site.exchange.default, (destination) => slugs.get(destination) ?? '')
  return {
    products: await cache.findCards(
      shown.map(({ id }) => id),
      now,
    ),
    total: look.total,
    page: query.page,
    pageSize: query.pageSize,
    facets: nameDestinations(facets, site, query.locale),
  }
}

/** `GET /category-urun-listele`. Throws `notFound` if the slug is neither a destination nor a category. */
export async function listProducts(context: CallContext, query: ListingQuery): Promise<Listing> {
  const source = await openSource(context)
  const { cache, site, today } = source
  const subject = subjectOf(site, query)
  const all = await cache.index.all(site, today)
  return buildListing(source, query, subject ? findPart(all, site, subject) : all)
}

/** Returns products of the same kind: first those of the same place or category, then the better ranked. */
export async function listSimilar(context: CallContext, productId: number, limit: number) {
  const { cache, site, today } = await openSource(context)
  const [product] = await cache.index.among([productId], site, today)
  if (!product) throw new ApiError('notFound')
  const { kind, destinationId, categoryId } = product.row
  const distanceOf = ({ row }: FilterableRow) =>
    (row.destinationId === destinationId ? 0 : 2) + (row.categoryId === categoryId ? 0 : 1)
  const similar = (await cache.index.all(site, today))
    .filter((other) => other.kind === kind && other.id !== productId)
    .map((other) => ({ id: other.id, rank: other.rank, distance: distanceOf(other) }))
    .sort((left, right) => left.distance - right.distance || left.rank - right.rank || left.id - right.id)
    .slice(0, limit)
  const ids = similar.map(({ id }) => id)
  return { products: await cache.findCards(ids, context.now) }
}
