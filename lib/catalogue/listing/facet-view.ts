import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { Facets } from '@/domain/catalogue/shared/listing-schema'
import { type Locale, type Localized, pickLocalized } from '@/domain/shared/locales'
import { formatRating } from '../card-view'
import { type CatalogueWords, hasWord } from '../catalogue-words'
import { KIND_FILTERS } from '../fact'
import { listingTermsOf } from '../kinds/registry'
import { nameFeatures } from '../name-features'
import type { ListingFilters } from './listing-filters'

export const LIST_FILTERS = [
  'kinds',
  'destinations',
  'durations',
  'themes',
  'charters',
  'carClasses',
  'gears',
  'features',
  'guideLanguages',
] as const

export const LEAST_FILTERS = ['bedrooms', 'cabins', 'lengthMetres'] as const

type ListName = (typeof LIST_FILTERS)[number]
type LeastName = (typeof LEAST_FILTERS)[number]

export interface FilterOption {
  name: string
  value: string
  label: string
  /** Null for 'any'. */
  count: number | null
  checked: boolean
  /** True if the option has no results. A checked option stays enabled, so that it can be removed. */
  disabled: boolean
}

export interface FilterGroup {
  name: ListName | LeastName | 'rating' | 'more'
  title: string
  /** 'many' for checkboxes, 'one' for exactly one value of a scale. */
  choice: 'many' | 'one'
  options: FilterOption[]
}

export interface FacetContext {
  t: CatalogueWords
  locale: Locale
  fallback: Locale
}

/** Display order of the values, shortest or smallest first; the API sorts by count. */
const ORDERS: Partial<Record<ListName, readonly string[]>> = {
  durations: ['short', 'half', 'full', 'several'],
  charters: ['day', 'week'],
  carClasses: ['economy', 'compact', 'suv', 'van', 'cabrio', 'premium'],
}

interface FacetValue {
  value: string
  label?: Localized<string> | undefined
  count: number
}

/** Message keys of the options. */
const KEYS: Record<Exclude<ListName, 'features'>, (value: string) => string> = {
  kinds: (value) => `kinds.${value}`,
  destinations: (value) => `destinations.${value}`,
  durations: (value) => `durations.${value}`,
  themes: (value) => `themes.${value}`,
  charters: (value) => `facts.charter.${value}`,
  carClasses: (value) => `facts.carClass.${value}`,
  gears: (value) => `facts.gear.${value}`,
  guideLanguages: (value) => `languages.${value}`,
}

/**
 * The label of an option; null if this version has no message for it. The API's own label has priority. Features are
 * the operator's own texts: common ones are translated, others are shown as written.
 */
export function labelOf(name: ListName, { value, label }: FacetValue, context: FacetContext): string | null {
  const { t, locale, fallback } = context
  if (label) return pickLocalized(label, locale, fallback) ?? value
  if (name === 'features') return nameFeatures([value], t)[0] ?? null
  const key = KEYS[name](value) as 'kinds.tour'
  return hasWord(key, t) ? t(key) : null
}

function sortValues(name: ListName, values: readonly FacetValue[]): readonly FacetValue[] {
  const order = ORDERS[name]
  return order ? [...values].sort((left, right) => order.indexOf(left.value) - order.indexOf(right.value)) : values
}

function buildList(name: ListName, facets: Facets, filters: ListingFilters, context: FacetContext): FilterOption[] {
  const chosen: readonly string[] = filters[name] ?? []
  // A checked value stays in the list even without results; otherwise the next change would lose it.
  const gone = chosen.filter((value) => !facets[name].some((entry) => entry.value === value))
  const values = [...sortValues(name, facets[name]), ...gone.map((value) => ({ value, count: 0 }))]
  return values.flatMap((entry) => {
    const label = labelOf(name, entry, context)
    if (label === null) return []
    const checked = chosen.includes(entry.value)
    const { value, count } = entry
    return [{ name, value, label, count, checked, disabled: count === 0 && !checked }]
  })
}

function buildLeast(name: LeastName, facets: Facets, filters: ListingFilters, { t }: FacetContext): FilterOption[] {
  const chosen = filters[name]
  const isGone = chosen !== undefined && !facets[name].some(({ value }) => Number(value) === chosen)
  const values = [...facets[name], ...(isGone ? [{ value: String(chosen), count: 0 }] : [])]
  return values.map(({ value, count }) => {
    const checked = Number(value) === chosen
    const label = t(name === 'lengthMetres' ? 'filters.metres' : 'filters.step', { count: Number(value) })
    return { name, value, label, count, checked, disabled: count === 0 && !checked }
  })
}

function buildRatings(facets: Facets, filters: ListingFilters, { t, locale }: FacetContext): FilterOption[] {
  return facets.ratings.map(({ value, count }) => {
    const checked = filters.rating === Number(value)
    const label = t('filters.ratingFrom', { figure: formatRating(Number(value), locale) })
    return { name: 'rating', value, label, count, checked, disabled: count === 0 && !checked }
  })
}

/** Adds the option 'any', so that a scale can be reset. */
function withAny(name: string, options: FilterOption[], { t }: FacetContext): FilterOption[] {
  const checked = options.every((option) => !option.checked)
  return [{ name, value: '', label: t('filters.any'), count: null, checked, disabled: false }, ...options]
}

function buildMore(facets: Facets, filters: ListingFilters, { t }: FacetContext): FilterOption[] {
  return (['freeCancellation', 'instantConfirmation'] as const).map((name) => {
    const checked = filters[name] === true
    const count = facets[name]
    return { name, value: 'true', label: t(`filters.${name}`), count, checked, disabled: count === 0 && !checked }
  })
}

/** Builds the filter groups of a listing, including those of its kind. Omits groups without a choice. */
export function buildFilterGroups(
  facets: Facets,
  filters: ListingFilters,
  context: FacetContext & { kind: Kind | null },
): FilterGroup[] {
  const { t, kind } = context
  const isAsked = (name: ListName | LeastName) => {
    const own = KIND_FILTERS.find((filter) => filter === name)
    return own === undefined || (kind !== null && listingTermsOf(kind).filters.includes(own))
  }
  const many = (name: ListName): FilterGroup[] => {
    const options = buildList(name, facets, filters, context)
    const isOn = options.some(({ checked }) => checked)
    return isOn || (isAsked(name) && options.length > 1)
      ? [{ name, title: t(`filters.${name}`), choice: 'many', options }]
      : []
  }
  const one = (name: LeastName | 'rating', options: FilterOption[], isOffered: boolean): FilterGroup[] => {
    const isOn = options.some(({ checked }) => checked)
    return isOn || (isOffered && options.some(({ disabled }) => !disabled))
      ? [{ name, title: t(`filters.${name}`), choice: 'one', options: withAny(name, options, context) }]
      : []
  }
  const least = (name: LeastName) => one(name, buildLeast(name, facets, filters, context), isAsked(name))
  return [
    ...many('kinds'),
    ...many('destinations'),
    ...least('bedrooms'),
    ...many('charters'),
    ...least('cabins'),
    ...least('lengthMetres'),
    ...many('carClasses'),
    ...many('gears'),
    ...many('durations'),
    ...many('themes'),
    ...one('rating', buildRatings(facets, filters, context), true),
    { name: 'more', title: t('filters.more'), choice: 'many', options: buildMore(facets, filters, context) },
    ...many('features'),
    ...many('guideLanguages'),
  ]
}
