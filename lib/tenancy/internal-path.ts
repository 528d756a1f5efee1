import { listingQuerySchema } from '@/domain/catalogue/shared/listing-schema'
import type { Locale } from '@/domain/shared/locales'

/** First segment of the internal routes that render a listing with its filters; never reachable from outside. */
const FILTERED = 'filtered'

/** Leads to no route: the global 404 answers it. One segment, and every page has at least two. */
export const MISSING_PATH = '/missing'

/** Says within the shop's frame that a page cannot be made now. */
export const AWAY_PATH = '/unavailable'

/** What changes a listing; `kat_k_no` is the category number of menu links (spec 2). Marks of advertisers change nothing. */
const FILTERS: ReadonlySet<string> = new Set([
  ...Object.keys(listingQuerySchema.shape).filter((name) => name !== 'locale' && name !== 'slug'),
  'kat_k_no',
  // The map is drawn for those who open it.
  'view',
  // They change the links to the products, which take them over.
  'adults',
  'children',
])

/** What makes the transfer page a search for one ride. */
const RIDE: readonly string[] = ['from', 'to']

/** Whether the path is one of our own that a browser must not name; a request for it is a 404. */
export function isReservedPath(path: string): boolean {
  return path === `/${FILTERED}` || path.startsWith(`/${FILTERED}/`)
}

/**
 * `/u/{category}/{slug}`: the category is decoration. Were it part of what a page is kept by, anybody could fill the disk with copies of
 * one product.
 */
const OLD_PRODUCT = /^\/u\/[^/]+\/([^/]+)$/

/**
 * The internal address of a page: `/{locale}/{company}/…`, the one that Next routes and caches by. A plain listing is rendered once
 * for all and cached; with filters in its query it is another route, rendered for each request. So is the search for a ride.
 */
export function buildInternalPath(locale: Locale, company: string, path: string, query: URLSearchParams): string {
  const isFiltered =
    (/^\/d(\/|$)/.test(path) && [...query.keys()].some((name) => FILTERS.has(name))) ||
    (path === '/t' && RIDE.some((name) => query.has(name)))
  const kept = path.replace(OLD_PRODUCT, '/u/$1')
  return `/${locale}/${company}${isFiltered ? `/${FILTERED}` : ''}${kept === '/' ? '' : kept}`
}

/** Files that are made per tenant but stand outside the languages; they find their tenant in the `company` header. */
export function isTenantFile(path: string): boolean {
  return /^\/(ticket|ticket\/list|voucher-sw\.js|robots\.txt|llms\.txt|manifest\.webmanifest|sitemap\.xml|sitemap\/[\w-]+\.xml|rss\/[a-z]{2}\.xml)$/.test(
    path,
  )
}
