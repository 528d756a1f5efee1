import type { Facets } from '@/domain/catalogue/shared/listing-schema'
import { formatDate } from '@/domain/dates/plain-date'
import { formatAmount } from '@/domain/money/format'
import { formatRating } from './card-view'
import { type FacetContext, LEAST_FILTERS, LIST_FILTERS, labelOf } from './facet-view'
import { changeFilters, type ListingFilters, toSearch } from './listing-filters'

export interface ActiveFilter {
  key: string
  label: string
  /** Query of the listing without it. */
  search: string
}

const FIGURES = ['people', 'nights', ...LEAST_FILTERS] as const
const FLAGS = ['freeCancellation', 'instantConfirmation', 'campaignOnly'] as const

interface ActiveContext extends FacetContext {
  facets: Facets
  /** Sign of the currency that prices are filtered in. */
  symbol: string
}

type Entry = { key: string; label: string; without: Partial<ListingFilters> }

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

function describeRange(from: string | null, to: string | null, context: ActiveContext, name: 'Date' | 'Price'): string {
  if (from && to) return from === to ? from : `${from} – ${to}`
  const { t } = context
  if (name === 'Date') return from ? t('filters.fromDate', { date: from }) : t('filters.untilDate', { date: to ?? '' })
  return from ? t('filters.fromPrice', { amount: from }) : t('filters.untilPrice', { amount: to ?? '' })
}

function listRanges(filters: ListingFilters, context: ActiveContext): Entry[] {
  const { dateFrom, dateTo, priceFrom, priceTo } = filters
  const day = (date: string | undefined) => (date === undefined ? null : formatDate(date))
  const price = (amount: number | undefined) =>
    amount === undefined ? null : formatAmount(amount.toFixed(2), { symbol: context.symbol, locale: context.locale })
  const dates = dateFrom !== undefined || dateTo !== undefined
  const prices = priceFrom !== undefined || priceTo !== undefined
  return [
    ...(dates
      ? [
          {
            key: 'date',
            label: describeRange(day(dateFrom), day(dateTo), context, 'Date'),
            without: { dateFrom: undefined, dateTo: undefined },
          },
        ]
      : []),
    ...(prices
      ? [
          {
            key: 'price',
            label: describeRange(price(priceFrom), price(priceTo), context, 'Price'),
            without: { priceFrom: undefined, priceTo: undefined },
          },
        ]
      : []),
  ]
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

/** Every filter that is on, each with the address that takes it away. */
export function buildActiveFilters(filters: ListingFilters, context: ActiveContext): ActiveFilter[] {
  const entries = [listRanges, listFigures, listChoices, listSwitches].flatMap((list) => list(filters, context))
  return entries.map(({ key, label, without }) => ({
    key,
    label,
    search: toSearch(changeFilters(filters, without)),
  }))
}
