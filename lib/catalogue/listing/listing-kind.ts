import { KINDS, type Kind } from '@/domain/catalogue/kinds/kinds'
import { isBookable } from '@/domain/catalogue/kinds/traits'
import type { Facets } from '@/domain/catalogue/shared/listing-schema'
import type { DateManner, ListingTerms } from '../fact'
import { listingTermsOf } from '../kinds/registry'
import type { ListingFilters } from './listing-filters'

const isKind = (value: string | null | undefined): value is Kind => KINDS.some((kind) => kind === value)

/**
 * The one kind that a listing shows, or null where several stand in it: only then does it make sense to ask how many bedrooms or which
 * gears. A category says it itself; else what has been ticked, else what is there.
 */
export function findSoleKind(own: string | null, facets: Facets, filters: ListingFilters): Kind | null {
  if (isKind(own)) return own
  const asked = filters.kinds ?? []
  const there = asked.length > 0 ? asked : facets.kinds.filter(({ count }) => count > 0).map(({ value }) => value)
  const [only] = there
  return there.length === 1 && isKind(only) ? only : null
}

export const dateMannerOf = (kind: Kind | null): DateManner => (kind === null ? 'open' : listingTermsOf(kind).dates)

/** What is sold by enquiry is let by agreement: no date rules it out, and none is asked for. */
export const isSoldByDay = (kind: Kind | null): boolean => kind === null || isBookable(kind)

/** Whether so many nights may be asked for between the dates. */
export const hasNights = (kind: Kind | null): boolean => kind !== null && listingTermsOf(kind).hasNights

/** What is counted when a person says how many come along; null where nothing has a limit. */
export const peopleWordOf = (kind: Kind | null): ListingTerms['people'] =>
  kind === null ? 'people' : listingTermsOf(kind).people

/**
 * Whether all prices of a list are for the same thing. A price per person beside one per night says nothing, and a slider over both
 * even less; boats are let by the day and by the week.
 */
export function hasOneUnit(kind: Kind | null, facets: Facets, filters: ListingFilters): boolean {
  if (kind === null) return false
  const { unitFilter } = listingTermsOf(kind)
  if (unitFilter === null) return true
  const asked = filters[unitFilter] ?? []
  const there = asked.length > 0 ? asked : facets[unitFilter].filter(({ count }) => count > 0)
  return there.length === 1
}
