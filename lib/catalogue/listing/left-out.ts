import { formatDate, type PlainDate } from '@/domain/dates/plain-date'
import { type ListingFilters, listUnread, parseFilters, type SearchParams } from './listing-filters'

/** A value of an address that a listing does not follow. */
export interface LeftOut {
  what: 'past' | 'date' | 'price' | 'other'
  /** As it was given, so far as it is short; a day as people write it. */
  value: string
}

const LONGEST = 40

const whatOf = (name: string): LeftOut['what'] =>
  name.startsWith('date') ? 'date' : name.startsWith('price') ? 'price' : 'other'

const shorten = (value: string): string => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)

/**
 * The filters of an address that can be followed, and the rest, which is said rather than passed over. Days before `today` on the tenant's
 * clocks ask for nothing.
 */
export function readFilters(params: SearchParams, today: PlainDate): { filters: ListingFilters; leftOut: LeftOut[] } {
  const { dateFrom, dateTo, ...rest } = parseFilters(params)
  const leftOut = listUnread(params).map(({ name, value }): LeftOut => ({ what: whatOf(name), value: shorten(value) }))
  const past = [dateFrom, dateTo].find((date) => date !== undefined && date < today)
  if (past !== undefined) return { filters: rest, leftOut: [...leftOut, { what: 'past', value: formatDate(past) }] }
  const dates = { ...(dateFrom ? { dateFrom } : {}), ...(dateTo ? { dateTo } : {}) }
  return { filters: { ...rest, ...dates }, leftOut }
}
