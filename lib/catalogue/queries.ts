import 'server-only'
import { cache } from 'react'
import type { Listing, ListingQuery, SearchResult } from '@/domain/catalogue/shared/listing-schema'
import type { Product, ProductCard } from '@/domain/catalogue/shared/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ResponseOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { type ApiResult, getDataOrNull, requireData } from '@/lib/api/result'
import { type CallOptions, callApi } from '@/lib/api/server'
import { tagRender } from '@/lib/cache/tag-render'
import { CACHE_MANIFEST, tags } from '@/lib/cache/tags'
import { isSlug } from '@/lib/i18n/is-slug'
import { isCacheableListing, toListingKey } from './listing-key'

export type HomeProducts = ResponseOf<typeof CALLS.listHomeProducts>
export type FilterData = ResponseOf<typeof CALLS.getFilterData>
export type ListingRequest = Pick<ListingQuery, 'locale'> & Partial<ListingQuery>

const cachedByCatalogue = (company: string): CallOptions => ({
  company,
  tags: [tags.catalogue(company)],
  revalidateSeconds: CACHE_MANIFEST.catalogue.lifetimeSeconds,
})

/** The rows of the home page. Throws `ApiFailure`, as do all queries here. */
export const getHome = cache(
  async (company: string, locale: Locale): Promise<HomeProducts> =>
    requireData(await callApi('listHomeProducts', { locale }, cachedByCatalogue(company))),
)

/** Destinations and categories with their number of products. */
export const getFilterData = cache(
  async (company: string): Promise<FilterData> =>
    requireData(await callApi('getFilterData', {}, cachedByCatalogue(company))),
)

/** This version does not know the product's kind. Lists omit it (`readableListOf`), and it has no page. */
const isOfUnknownKind = (result: ApiResult<unknown>): boolean =>
  !result.ok && result.error.broken?.includes('kind') === true

/**
 * One product by a slug of any language (`slugs` has the canonical one), or null. Read from the API at each render and
 * cached only in the page, which gets the product's tag after the response: before it the product's ID is unknown.
 */
export const getProduct = cache(async (company: string, locale: Locale, slug: string): Promise<Product | null> => {
  if (!isSlug(slug)) return null
  const result = await callApi('getProduct', { locale, slug }, { company })
  const product = isOfUnknownKind(result) ? null : getDataOrNull(result)
  if (product) await tagRender([tags.product(company, product.id), tags.catalogue(company)])
  return product
})

/** Similar products, without the product itself. */
export const listSimilar = cache(
  async (company: string, locale: Locale, productId: number, limit = 4): Promise<ProductCard[]> => {
    const result = await callApi('listSimilarProducts', { locale, productId, limit }, cachedByCatalogue(company))
    return getDataOrNull(result)?.products ?? []
  },
)

/** Products that the operator features. */
export const listShowcase = cache(
  async (company: string, locale: Locale, limit = 8): Promise<ProductCard[]> =>
    requireData(await callApi('listShowcase', { locale, limit }, cachedByCatalogue(company))).products,
)

const listByKey = cache(async (company: string, key: string): Promise<Listing | null> => {
  const request = JSON.parse(key) as ListingRequest
  const options = isCacheableListing(request) ? cachedByCatalogue(company) : { company }
  return getDataOrNull(await callApi('listProducts', request, options))
})

/** A listing with its facets, or null if its category or destination is missing. Only unfiltered ones are cached. */
export function listProducts(company: string, request: ListingRequest): Promise<Listing | null> {
  return listByKey(company, toListingKey(request))
}

/** Searches products, destinations, categories and articles; never cached. */
export async function searchProducts(
  company: string,
  request: ListingRequest & { term: string },
): Promise<SearchResult> {
  return requireData(await callApi('searchProducts', request, { company }))
}
