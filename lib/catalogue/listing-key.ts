import type { ListingQuery } from '@/domain/catalogue/shared/listing-schema'

type Request = Partial<ListingQuery>

/** What a listing may be asked for and still be one of few: the rest has too many combinations to keep. */
const PLAIN: ReadonlySet<string> = new Set(['locale', 'slug', 'categoryId', 'kinds', 'pageSize'])

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const listGiven = (request: Request): [string, unknown][] =>
  Object.entries(request).filter(([, value]) => isGiven(value))

/** The same text for the same request, whatever the order of its properties. */
export function toListingKey(request: Request): string {
  const given = listGiven(request).sort(([left], [right]) => (left < right ? -1 : 1))
  return JSON.stringify(Object.fromEntries(given))
}

/**
 * Whether the listing is shown without filters, in its first order and on its first page: of one place or category, and of one kind at
 * most. Answers are stored on disk, and every other combination could be asked for by anybody.
 */
export function isCacheableListing(request: Request): boolean {
  const { sort = 'recommended', page = 1, ...rest } = request
  if (sort !== 'recommended' || page !== 1) return false
  if (isGiven(rest.slug) && isGiven(rest.categoryId)) return false
  return (rest.kinds ?? []).length <= 1 && listGiven(rest).every(([name]) => PLAIN.has(name))
}
