import { type ListingQuery, listingQuerySchema, SORTS } from '@/domain/catalogue/shared/listing-schema'
import { type ListingLook, readLook } from './listing-look'

/** State of a listing in its query: filters, order, page and view. */
export type ListingFilters = Omit<Partial<ListingQuery>, 'locale' | 'slug' | 'pageSize'> & { view?: ListingLook }

/** Query parameters as Next passes them to a page. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

type FilterName = keyof ListingFilters

const shape = listingQuerySchema.shape

const VIEW = 'view'

/** Order of the parameters in a query; `categoryId` is called `kat_k_no` there (spec 2). */
const NAMES = [
  'categoryId',
  'kinds',
  'destinations',
  'themes',
  'durations',
  'guideLanguages',
  'rating',
  'priceFrom',
  'priceTo',
  'dateFrom',
  'dateTo',
  'people',
  'nights',
  'bedrooms',
  'cabins',
  'lengthMetres',
  'charters',
  'carClasses',
  'gears',
  'features',
  'freeCancellation',
  'instantConfirmation',
  'campaignOnly',
  'sort',
  'page',
  VIEW,
] as const satisfies readonly FilterName[]

/** These do not filter the results but change their presentation. */
const VIEW_ONLY: ReadonlySet<FilterName> = new Set(['sort', 'page', 'categoryId', VIEW])

const toParameter = (name: FilterName): string => (name === 'categoryId' ? 'kat_k_no' : name)

/** One value, or the valid values of a list: an invalid value does not affect the others. */
function readParameter(name: FilterName, given: string): unknown {
  if (name === VIEW) return readLook(given)
  const schema = shape[name]
  const whole = schema.safeParse(given)
  if (whole.success) return whole.data
  const parts = given.split(',').flatMap((part) => {
    const parsed = schema.safeParse(part)
    return parsed.success && Array.isArray(parsed.data) ? parsed.data : []
  })
  return parts.length > 0 ? parts : undefined
}

const givenOf = (params: SearchParams, name: FilterName): string =>
  [params[toParameter(name)] ?? []].flat().filter(Boolean).join(',')

/** Parses filters from a query. Ignores invalid values, so that no listing is refused. */
export function parseFilters(params: SearchParams): ListingFilters {
  const entries = NAMES.flatMap((name) => {
    const given = givenOf(params, name)
    if (given === '') return []
    const value = readParameter(name, given)
    return value === undefined || value === false || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]]
  })
  return Object.fromEntries(entries) as ListingFilters
}

/** Invalid filter values, each with its filter's name. */
export function listUnread(params: SearchParams): { name: FilterName; value: string }[] {
  return NAMES.flatMap((name) => {
    const given = givenOf(params, name)
    if (name === VIEW || VIEW_ONLY.has(name) || given === '' || shape[name].safeParse(given).success) return []
    const bad = given.split(',').filter((part) => !shape[name].safeParse(part).success)
    // A part of a number with a comma may be valid although the whole is not.
    return (bad.length > 0 ? bad : [given]).map((value) => ({ name, value }))
  })
}

function writeValue(name: FilterName, value: ListingFilters[FilterName]): string {
  if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) return ''
  if ((name === 'sort' && value === SORTS[0]) || (name === 'page' && value === 1)) return ''
  return Array.isArray(value) ? value.join(',') : String(value)
}

/** The query with '?' in front, or an empty string. Equal filters always give the same text. */
export function toSearch(filters: ListingFilters): string {
  const parts = NAMES.flatMap((name) => {
    const value = writeValue(name, filters[name])
    return value === '' ? [] : [`${toParameter(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`]
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Changes filters, page or order. A change without a page returns to the first page. */
export function changeFilters(filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters {
  const { page: _page, ...rest } = filters
  return { ...rest, ...change }
}

/** Removes all filters; order, category and view stay. */
export function clearFilters({ sort, categoryId, view }: ListingFilters): ListingFilters {
  return { ...(sort ? { sort } : {}), ...(categoryId ? { categoryId } : {}), ...(view ? { view } : {}) }
}

/** Whether any filter is active. */
export function isFiltered(filters: ListingFilters): boolean {
  return NAMES.some((name) => !VIEW_ONLY.has(name) && writeValue(name, filters[name]) !== '')
}

/** Number of active filters; a range of prices or dates counts as one. */
export function countFilters(filters: ListingFilters): number {
  const { priceFrom, priceTo, dateFrom, dateTo, ...rest } = filters
  const ranges = [priceFrom ?? priceTo, dateFrom ?? dateTo].filter((edge) => edge !== undefined).length
  const counts = Object.entries(rest)
    .filter(([name]) => !VIEW_ONLY.has(name as FilterName))
    .map(([, value]) => (Array.isArray(value) ? value.length : value ? 1 : 0))
  return counts.reduce<number>((sum, count) => sum + count, ranges)
}

const MOST_PEOPLE = 99

function readCount(params: SearchParams, name: string): string[] {
  const count = Number(params[name])
  return Number.isInteger(count) && count > 0 && count <= MOST_PEOPLE ? [`${name}=${count}`] : []
}

/** The query that a product page takes over from a search: party, first day, and the last day if the stay ends then. */
export function toWishQuery(params: SearchParams): string {
  const { dateFrom, dateTo, nights } = parseFilters(params)
  const isWhole = dateFrom !== undefined && dateTo !== undefined && dateTo > dateFrom && nights === undefined
  const parts = [
    ...(dateFrom ? [`date=${dateFrom}`] : []),
    ...(isWhole ? [`until=${dateTo}`] : []),
    ...readCount(params, 'adults'),
    ...readCount(params, 'children'),
  ]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
