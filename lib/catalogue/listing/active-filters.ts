import type { Facets } from '@/domain/catalogue/shared/listing-schema'
import { formatDate } from '@/domain/dates/plain-date'
import type { Amount } from '@/domain/money/amount'
import { formatRating } from '../card-view'
import { type FacetContext, LEAST_FILTERS, LIST_FILTERS, labelOf } from './facet-view'
import { changeFilters, type ListingFilters, toSearch } from './listing-filters'

export interface PriceLimits {
  from: Amount | null
  to: Amount | null
}

export interface ActiveFilter {
  key: string
  /** Empty for a price range. */
  label: string
  /** In the tenant's currency. Shown in the visitor's currency, which a label cannot contain. */
  price?: PriceLimits
  /** Query of the listing without this filter. */
  search: string
}

const FIGURES = ['people', 'nights', ...LEAST_FILTERS] as const
const FLAGS = ['freeCancellation', 'instantConfirmation', 'campaignOnly'] as const

interface ActiveContext extends FacetContext {
  facets: Facets
}

type Entry = Omit<ActiveFilter, 'search'> & { without: Partial<ListingFilters> }

function listChoices(filters: ListingFilters, context: ActiveContext): Entry[] {
  return LIST_FILTERS.flatMap((name) => {
    const chosen: readonly string[] = filters[name] ?? []
    return chosen.map((value): Entry => {
      const known = context.facets[name].find((entry) => entry.value === value)
      const label = labelOf(name, known ?? { value, count: 0 }, context) ?? value
      return { key: `${name}-${value}`, label, without: { [name]: chosen.filter((other) => other !== value) } }
    })
  })
}

function describeDates(from: string | undefined, to: string | undefined, { t }: ActiveContext): string {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
  return from
    ? t('filters.fromDate', { date: formatDate(from) })
    : t('filters.untilDate', { date: formatDate(to ?? '') })
}

function listRanges(filters: ListingFilters, context: ActiveContext): Entry[] {
  const { dateFrom, dateTo, priceFrom, priceTo } = filters
  const toLimit = (amount: number | undefined) => (amount === undefined ? null : amount.toFixed(2))
  const entries: Entry[] = []
  if (dateFrom ?? dateTo) {
    const label = describeDates(dateFrom, dateTo, context)
    entries.push({ key: 'date', label, without: { dateFrom: undefined, dateTo: undefined } })
  }
  if ((priceFrom ?? priceTo) !== undefined) {
    const price = { from: toLimit(priceFrom), to: toLimit(priceTo) }
    entries.push({ key: 'price', label: '', price, without: { priceFrom: undefined, priceTo: undefined } })
  }
  return entries
}

function listSwitches(filters: ListingFilters, { t, locale }: ActiveContext): Entry[] {
  const rating = filters.rating
  const ratingEntry: Entry[] =
    rating === undefined
      ? []
      : [
          {
            key: 'rating',
            label: t('filters.ratingFrom', { figure: formatRating(rating, locale) }),
            without: { rating: undefined },
          },
        ]
  const flags = FLAGS.filter((name) => filters[name]).map(
    (name): Entry => ({ key: name, label: t(`filters.${name}`), without: { [name]: undefined } }),
  )
  return [...ratingEntry, ...flags]
}

function listFigures(filters: ListingFilters, { t }: ActiveContext): Entry[] {
  return FIGURES.flatMap((name) => {
    const count = filters[name]
    return count === undefined
      ? []
      : [{ key: name, label: t(`filters.on.${name}`, { count }), without: { [name]: undefined } }]
  })
}

/** All active filters, each with the URL that removes it. */
export function buildActiveFilters(filters: ListingFilters, context: ActiveContext): ActiveFilter[] {
  const entries = [listRanges, listFigures, listChoices, listSwitches].flatMap((list) => list(filters, context))
  return entries.map(({ without, ...entry }) => ({
    ...entry,
    search: toSearch(changeFilters(filters, without)),
  }))
}
