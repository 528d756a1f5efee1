import type { ListingQuery } from '@/domain/catalogue/shared/listing-schema'

type Request = Partial<ListingQuery>

/** Parameters of cacheable listings; all others have too many combinations to cache. */
const PLAIN: ReadonlySet<string> = new Set(['locale', 'slug', 'categoryId', 'kinds', 'pageSize'])

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const listGiven = (request: Request): [string, unknown][] =>
  Object.entries(request).filter(([, value]) => isGiven(value))

/** Serialises a request independently of its property order. */
export function toListingKey(request: Request): string {
  const given = listGiven(request).sort(([left], [right]) => (left < right ? -1 : 1))
  return JSON.stringify(Object.fromEntries(given))
}

/**
 * Whether the listing is cacheable: no filters, default order, first page, at most one place or category and one kind.
 * Responses are stored on disk, and clients could request every other combination.
 */
export function isCacheableListing(request: Request): boolean {
  const { sort = 'recommended', page = 1, ...rest } = request
  if (sort !== 'recommended' || page !== 1) return false
  if (isGiven(rest.slug) && isGiven(rest.categoryId)) return false
  return (rest.kinds ?? []).length <= 1 && listGiven(rest).every(([name]) => PLAIN.has(name))
}
