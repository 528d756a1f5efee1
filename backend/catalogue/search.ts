import type { SearchHit, SearchResult } from '@/domain/catalogue/shared/listing-schema'
import type { ParsedRequestOf } from '@/domain/wire/call'
import type { catalogueCalls } from '@/domain/wire/calls-catalogue'
import type { CallContext } from '../platform/http/context'
import { buildListing, openSource } from './listing'
import { createFinder } from './search-everything'
import { findPages } from './search-pages'
import { findProducts } from './search-products'
import { readTerm } from './search-terms'
import { toHitImage } from './to-hit-image'

const MAXIMUM_MATCHES = 200
const SUGGESTED_PRODUCTS = 5
const SUGGESTED_PAGES = 5

/** `GET /category-urun-arama`: suggestions while the user types, and the listing of all matches. */
export async function search(
  context: CallContext,
  query: ParsedRequestOf<typeof catalogueCalls.searchProducts>,
): Promise<SearchResult> {
  const { now } = context
  const { term, locale } = query
  const source = await openSource(context)
  const wanted = readTerm(source.cache, term, locale)
  const find = createFinder(source, { products: MAXIMUM_MATCHES, pages: SUGGESTED_PAGES })
  const [matches, pageHits] = await Promise.all([
    findProducts(source, wanted, MAXIMUM_MATCHES, find),
    findPages(source, wanted, find),
  ])
  const best = matches.slice(0, SUGGESTED_PRODUCTS).map(({ id }) => id)
  const suggested = await source.cache.findCards(best, now)
  const productHits = suggested.map((product): SearchHit => {
    const words = product.content[locale] ?? Object.values(product.content)[0]
    return {
      hitType: 'product',
      product,
      title: words?.title ?? '',
      slug: words?.slug ?? '',
      ...toHitImage(product.images),
      count: null,
    }
  })
  return {
    term,
    hits: [...pageHits, ...productHits],
    // The filtered products keep the order of relevance.
    products: await buildListing(source, query, matches, true),
  }
}
