import { BOOKABLE_KINDS, KINDS, type Kind } from '@/domain/catalogue/kinds/kinds'
import type { Facets } from '@/domain/catalogue/shared/listing-schema'
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

/** What a person's dates are called: a stay is slept in, a car fetched and brought back, a tour taken on one day. */
export type DateManner = 'stay' | 'cruise' | 'rental' | 'day' | 'open'

const DATE_MANNERS: Record<Kind, DateManner> = {
  villa: 'stay',
  yacht: 'cruise',
  car: 'rental',
  tour: 'day',
  transfer: 'day',
  wedding: 'day',
  health: 'open',
}

export const dateMannerOf = (kind: Kind | null): DateManner => (kind === null ? 'open' : DATE_MANNERS[kind])

/** What is sold by enquiry is let by agreement: no date rules it out, and none is asked for. */
export const isSoldByDay = (kind: Kind | null): boolean =>
  kind === null || BOOKABLE_KINDS.some((bookable) => bookable === kind)

/** Whether so many nights may be asked for between the dates. */
export const hasNights = (kind: Kind | null): boolean => kind === 'villa' || kind === 'yacht'

/** What is counted when a person says how many come along; null where nothing has a limit. */
export function peopleWordOf(kind: Kind | null): 'people' | 'guests' | 'seats' | null {
  if (kind === 'health') return null
  if (kind === 'car') return 'seats'
  return kind === 'villa' || kind === 'yacht' || kind === 'wedding' ? 'guests' : 'people'
}

/**
 * Whether all prices of a list are for the same thing. A price per person beside one per night says nothing, and a slider over both
 * even less; boats are let by the day and by the week.
 */
export function hasOneUnit(kind: Kind | null, facets: Facets, filters: ListingFilters): boolean {
  if (kind !== 'yacht') return kind !== null
  const asked = filters.charters ?? []
  const there = asked.length > 0 ? asked : facets.charters.filter(({ count }) => count > 0)
  return there.length === 1
}
