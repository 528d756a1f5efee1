import type { Facets } from '@/domain/catalogue/shared/listing-schema'
import { type Locale, type Localized, pickLocalized } from '@/domain/shared/locales'
import { formatRating } from './card-view'
import type { ListingFilters } from './listing-filters'
import type { CatalogueWords } from './words'

type ListName = 'kinds' | 'destinations' | 'durations' | 'themes' | 'guideLanguages'

export interface FilterOption {
  value: string
  label: string
  count: number
  checked: boolean
  /** Would lead nowhere. One that is ticked stays open, so that it can be taken away. */
  disabled: boolean
}

export interface FilterGroup {
  name: ListName | 'rating' | 'more'
  title: string
  options: (FilterOption & { name: string })[]
}

export interface FacetContext {
  t: CatalogueWords
  locale: Locale
  fallback: Locale
}

/** The shortest first, as one thinks of them; the API sorts by count. */
const DURATION_ORDER = ['short', 'half', 'full', 'several']

interface FacetValue {
  value: string
  label?: Localized<string> | undefined
  count: number
}

/** The name of a choice; null for one that this version has no word for. */
export function labelOf(name: ListName, { value, label }: FacetValue, context: FacetContext): string | null {
  const { t, locale, fallback } = context
  if (label) return pickLocalized(label, locale, fallback) ?? value
  const key =
    name === 'guideLanguages' ? (`languages.${value}` as 'languages.en') : (`${name}.${value}` as 'kinds.tour')
  return t.has(key) ? t(key) : null
}

function buildList(name: ListName, values: readonly FacetValue[], chosen: readonly string[], context: FacetContext) {
  return values.flatMap((entry) => {
    const label = labelOf(name, entry, context)
    if (label === null) return []
    const checked = chosen.includes(entry.value)
    const { value, count } = entry
    return [{ name, value, label, count, checked, disabled: count === 0 && !checked }]
  })
}

function buildRatings(facets: Facets, filters: ListingFilters, { t, locale }: FacetContext): FilterGroup['options'] {
  return facets.ratings.map(({ value, count }) => {
    const checked = filters.rating === Number(value)
    const label = t('filters.ratingFrom', { figure: formatRating(Number(value), locale) })
    return { name: 'rating', value, label, count, checked, disabled: count === 0 && !checked }
  })
}

function buildMore(facets: Facets, filters: ListingFilters, { t }: FacetContext): FilterGroup['options'] {
  return (['freeCancellation', 'instantConfirmation'] as const).map((name) => {
    const checked = filters[name] === true
    const count = facets[name]
    return { name, value: 'true', label: t(`filters.${name}`), count, checked, disabled: count === 0 && !checked }
  })
}

/** The groups of a listing's filters; one that offers no choice is left out. */
export function buildFilterGroups(facets: Facets, filters: ListingFilters, context: FacetContext): FilterGroup[] {
  const { t } = context
  const durations = [...facets.durations].sort(
    (left, right) => DURATION_ORDER.indexOf(left.value) - DURATION_ORDER.indexOf(right.value),
  )
  const list = (name: ListName, values: readonly FacetValue[], least: number): FilterGroup[] => {
    const options = buildList(name, values, filters[name] ?? [], context)
    return options.length < least && !options.some(({ checked }) => checked)
      ? []
      : [{ name, title: t(`filters.${name}`), options }]
  }
  const ratings = buildRatings(facets, filters, context)
  return [
    ...list('kinds', facets.kinds, 2),
    ...list('destinations', facets.destinations, 2),
    ...list('durations', durations, 2),
    ...list('themes', facets.themes, 2),
    ...(ratings.some(({ disabled }) => !disabled)
      ? [{ name: 'rating' as const, title: t('filters.rating'), options: ratings }]
      : []),
    { name: 'more', title: t('filters.more'), options: buildMore(facets, filters, context) },
    ...list('guideLanguages', facets.guideLanguages, 2),
  ]
}
