import 'server-only'
import type { Listing } from '@/domain/catalogue/shared/listing-schema'
import type { Locale } from '@/domain/shared/locales'
import { listProducts, searchProducts } from '../queries'
import type { ListingFilters } from './listing-filters'

export const PAGE_SIZE = 24

/** Maximum number of result pages loaded together. A higher page number in the URL is reduced to it. */
const MOST_PAGES = 10

export interface ListingSource {
  company: string
  locale: Locale
  /** Slug of a destination or category; all products without it. */
  slug?: string | undefined
}

type Load = (page: number) => Promise<Listing | null>

/** Loads all pages up to the requested one: 'show more' appends, and back navigation restores them. */
async function loadUpTo(page: number, load: Load): Promise<Listing | null> {
  const last = Math.min(page, MOST_PAGES)
  const pages = await Promise.all(Array.from({ length: last }, (_, index) => load(index + 1)))
  const [first] = pages
  if (!first) return null
  return { ...first, page: last, products: pages.flatMap((listing) => listing?.products ?? []) }
}

/** A listing with its filters; null if its place does not exist. Throws `ApiFailure`. */
export function loadListing(
  { company, locale, slug }: ListingSource,
  filters: ListingFilters,
): Promise<Listing | null> {
  const { page = 1, view: _view, ...rest } = filters
  return loadUpTo(page, (number) => {
    const place = slug === undefined ? {} : { slug }
    return listProducts(company, { ...rest, ...place, locale, page: number, pageSize: PAGE_SIZE })
  })
}

/** Products, places and pages that match a term. Throws `ApiFailure`. */
export async function loadSearch(company: string, locale: Locale, term: string, filters: ListingFilters) {
  const { page = 1, view: _view, ...rest } = filters
  const ask = (number: number) => searchProducts(company, { ...rest, locale, term, page: number, pageSize: PAGE_SIZE })
  const first = await ask(1)
  const listing = await loadUpTo(page, async (number) => (number === 1 ? first.products : (await ask(number)).products))
  return { hits: first.hits, listing: listing ?? first.products }
}
