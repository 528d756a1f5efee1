import { type BookableKind, KINDS } from '@/domain/catalogue/kinds/kinds'
import { isBookable } from '@/domain/catalogue/kinds/traits'
import type { CategoryOrDestinationRef } from '@/domain/content/schema'
import { foldText } from '@/domain/shared/fold'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { findCategoryOrDestination, findKindCategory } from '../find-category'
import { finderTermsOf } from '../kinds/registry'
import { parseFilters, type SearchParams, toSearch } from './listing-filters'

/** Kinds of the home page's finder, in the order of its tabs. */
export const FINDER_KINDS: readonly FinderKind[] = KINDS.filter(isBookable).filter(
  (kind) => finderTermsOf(kind) !== null,
)

export type FinderKind = BookableKind

interface FilterData {
  destinations: (CategoryOrDestinationRef & { count: number })[]
  categories: (CategoryOrDestinationRef & { count: number; kind: string | null; parentId: number | null })[]
}

interface FinderContext {
  data: FilterData
  locale: Locale
  fallback: Locale
}

const isFinderKind = (value: unknown): value is FinderKind => FINDER_KINDS.some((kind) => kind === value)

const textOf = (value: SearchParams[string]): string => (typeof value === 'string' ? value.trim() : '')

/** A destination whose title equals the text in any language. */
function findPlace({ data }: FinderContext, words: string): CategoryOrDestinationRef | null {
  const folded = foldText(words)
  const isNamed = (place: CategoryOrDestinationRef) =>
    Object.values(place.content).some(({ title }) => foldText(title) === folded)
  return data.destinations.find(isNamed) ?? null
}

function keepPeople(params: SearchParams, search: string): string {
  const people = ['adults', 'children'].flatMap((name) => {
    const count = Number(textOf(params[name]))
    return Number.isInteger(count) && count > 0 ? [`${name}=${count}`] : []
  })
  if (people.length === 0) return search
  return `${search}${search === '' ? '?' : '&'}${people.join('&')}`
}

/**
 * The target path of a submitted finder: the destination with that kind, the kind's own listing, or the search if the
 * text is no place. Null without text and kind.
 */
export function resolveFinder(params: SearchParams, context: FinderContext): string | null {
  const { data, locale, fallback } = context
  const kind = isFinderKind(params.in) ? params.in : null
  const words = textOf(params.q)
  const place =
    findCategoryOrDestination(data, textOf(params.place)) ?? (words && kind ? findPlace(context, words) : null)
  const { dateFrom, dateTo } = parseFilters(params)
  const dates = { ...(dateFrom ? { dateFrom } : {}), ...(dateTo ? { dateTo } : {}) }
  const slugOf = (categoryOrDestination: CategoryOrDestinationRef | null) =>
    categoryOrDestination ? pickLocalized(categoryOrDestination.content, locale, fallback)?.slug : undefined
  const address = (path: string, search: string) => `${localePath(locale, path)}${keepPeople(params, search)}`

  const placeSlug = slugOf(place)
  if (placeSlug !== undefined)
    return address(paths.listing(placeSlug), toSearch({ ...dates, ...(kind ? { kinds: [kind] } : {}) }))
  if (words) return address(paths.search(words), toSearch(dates))
  if (!kind) return null
  const categorySlug = slugOf(findKindCategory(data, kind))
  return categorySlug === undefined
    ? address(paths.listing(), toSearch({ ...dates, kinds: [kind] }))
    : address(paths.listing(categorySlug), toSearch(dates))
}
