import { KINDS, type Kind } from '@/domain/catalogue/kinds/kinds'
import { isBookable } from '@/domain/catalogue/kinds/traits'
import type { Facets } from '@/domain/catalogue/shared/listing-schema'
import type { DateManner, ListingTerms } from '../fact'
import { listingTermsOf } from '../kinds/registry'
import type { ListingFilters } from './listing-filters'

const isKind = (value: string | null | undefined): value is Kind => KINDS.some((kind) => kind === value)

/**
 * The only kind of a listing, or null if it has several; kind-specific filters, such as bedrooms or gears, need one
 * kind. Taken from the category, else from the checked kinds, else from the results.
 */
export function findSoleKind(own: string | null, facets: Facets, filters: ListingFilters): Kind | null {
  if (isKind(own)) return own
  const asked = filters.kinds ?? []
  const there = asked.length > 0 ? asked : facets.kinds.filter(({ count }) => count > 0).map(({ value }) => value)
  const [only] = there
  return there.length === 1 && isKind(only) ? only : null
}

export const dateMannerOf = (kind: Kind | null): DateManner => (kind === null ? 'open' : listingTermsOf(kind).dates)

/** Kinds sold by enquiry have no dates: no date excludes them, and the page asks for none. */
export const isSoldByDay = (kind: Kind | null): boolean => kind === null || isBookable(kind)

/** Whether a number of nights between the dates can be requested. */
export const hasNights = (kind: Kind | null): boolean => kind !== null && listingTermsOf(kind).hasNights

/** Unit in which the party is counted; null without a limit. */
export const peopleWordOf = (kind: Kind | null): ListingTerms['people'] =>
  kind === null ? 'people' : listingTermsOf(kind).people

/**
 * Whether all prices of a list have the same unit. Prices per person and per night cannot be compared or share a
 * slider; boats have prices per day and per week.
 */
export function hasOneUnit(kind: Kind | null, facets: Facets, filters: ListingFilters): boolean {
  if (kind === null) return false
  const { unitFilter } = listingTermsOf(kind)
  if (unitFilter === null) return true
  const asked = filters[unitFilter] ?? []
  const there = asked.length > 0 ? asked : facets[unitFilter].filter(({ count }) => count > 0)
  return there.length === 1
}
