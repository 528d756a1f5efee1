import { listingQuerySchema } from '@/domain/catalogue/shared/listing-schema'
import type { Locale } from '@/domain/shared/locales'

/** First segment of the internal routes that render a listing with its filters; never reachable from outside. */
const FILTERED = 'filtered'

/** First segment of the internal route of a listing and the number of one category: the address of a menu link (spec 2). */
const CATEGORY = 'category'

/** Leads to no route: the global 404 answers it. One segment, and every page has at least two. */
export const MISSING_PATH = '/missing'

/** Says within the shop's frame that a page cannot be made now. */
export const UNAVAILABLE_PATH = '/unavailable'

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
  return [FILTERED, CATEGORY].some((name) => path === `/${name}` || path.startsWith(`/${name}/`))
}

/**
 * `/u/{category}/{slug}`: the category is decoration. Were it part of what a page is kept by, anybody could fill the disk with copies of
 * one product.
 */
const OLD_PRODUCT = /^\/u\/[^/]+\/([^/]+)$/

/** The route that a query leads to: a segment before the path, or nothing. */
function routeOf(path: string, query: URLSearchParams): string {
  if (path === '/t') return RIDE.some((name) => query.has(name)) ? `/${FILTERED}` : ''
  if (!/^\/d(\/|$)/.test(path)) return ''
  const [filter, ...more] = [...query].filter(([name]) => FILTERS.has(name))
  if (!filter) return ''
  const [name, value] = filter
  const isOfMenu = name === 'kat_k_no' && more.length === 0 && /^[1-9]\d{0,8}$/.test(value)
  return isOfMenu && /^\/d\/[^/]+$/.test(path) ? `/${CATEGORY}/${value}` : `/${FILTERED}`
}

/**
 * The internal address of a page: `/{locale}/{company}/…`, the one that Next routes and caches by. A listing is rendered once for all
 * and cached, alone and with the number of a category; with other filters in its query it is another route, rendered for each request.
 * So is the search for a ride.
 */
export function buildInternalPath(locale: Locale, company: string, path: string, query: URLSearchParams): string {
  const kept = path.replace(OLD_PRODUCT, '/u/$1')
  return `/${locale}/${company}${routeOf(path, query)}${kept === '/' ? '' : kept}`
}

/** Files that are made per tenant but stand outside the languages; they find their tenant in the `company` header. */
export function isTenantFile(path: string): boolean {
  return /^\/(ticket|ticket\/list|voucher-sw\.js|robots\.txt|llms\.txt|manifest\.webmanifest|sitemap\.xml|sitemap\/[\w-]+\.xml|rss\/[a-z]{2}\.xml)$/.test(
    path,
  )
}
