import { listingQuerySchema } from '@/domain/catalogue/shared/listing-schema'
import type { Locale } from '@/domain/shared/locales'

/** First segment of the internal routes that render a listing with its filters; not reachable from outside. */
const FILTERED = 'filtered'

/** First segment of the internal route of a listing with one category number, as in menu links (spec 2). */
const CATEGORY = 'category'

/** Matches no route, so the global 404 answers it: it has one segment, and every page has at least two. */
export const MISSING_PATH = '/missing'

/** The page in the shop's frame that says that a page is unavailable. */
export const UNAVAILABLE_PATH = '/unavailable'

/**
 * Query parameters that change a listing; `kat_k_no` is the category number of menu links (spec 2). Tracking parameters
 * change nothing.
 */
const FILTERS: ReadonlySet<string> = new Set([
  ...Object.keys(listingQuerySchema.shape).filter((name) => name !== 'locale' && name !== 'slug'),
  'kat_k_no',
  // The map is rendered only when it is open.
  'view',
  // These change the links to the products, which take them over.
  'adults',
  'children',
])

/** Query parameters that turn the transfer page into a search for one ride. */
const RIDE: readonly string[] = ['from', 'to']

/** Whether the path is reserved for internal routes; a browser's request for it is answered 404. */
export function isReservedPath(path: string): boolean {
  return [FILTERED, CATEGORY].some((name) => path === `/${name}` || path.startsWith(`/${name}/`))
}

/**
 * `/u/{category}/{slug}`: the category has no meaning. If it were part of the cache key, clients could fill the disk
 * with copies of one product.
 */
const OLD_PRODUCT = /^\/u\/[^/]+\/([^/]+)$/

/** The route that a query selects: a segment before the path, or an empty string. */
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
 * The internal address of a page, `/{locale}/{company}/…`, by which Next routes and caches. A listing is rendered once
 * for all visitors and cached, both without a query and with a single category number; with other filters it is another
 * route, rendered for each request. The search for a ride is such a route too.
 */
export function buildInternalPath(locale: Locale, company: string, path: string, query: URLSearchParams): string {
  const kept = path.replace(OLD_PRODUCT, '/u/$1')
  return `/${locale}/${company}${routeOf(path, query)}${kept === '/' ? '' : kept}`
}

/** Whether the path is a file per tenant without a language; its handler reads the tenant from the `company` header. */
export function isTenantFile(path: string): boolean {
  return /^\/(ticket|ticket\/list|voucher-sw\.js|robots\.txt|llms\.txt|manifest\.webmanifest|sitemap\.xml|sitemap\/[\w-]+\.xml|rss\/[a-z]{2}\.xml)$/.test(
    path,
  )
}
