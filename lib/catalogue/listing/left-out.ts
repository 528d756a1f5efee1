import { formatDate, type PlainDate } from '@/domain/dates/plain-date'
import { type ListingFilters, listUnread, parseFilters, type SearchParams } from './listing-filters'

/** A query value that the listing ignores. */
export interface LeftOut {
  what: 'past' | 'date' | 'price' | 'other'
  /** The original value, shortened; a date is formatted. */
  value: string
}

const LONGEST = 40

const whatOf = (name: string): LeftOut['what'] =>
  name.startsWith('date') ? 'date' : name.startsWith('price') ? 'price' : 'other'

const shorten = (value: string): string => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value)

/**
 * Reads the valid filters of a query, and the invalid values, which the page reports. Dates before `today` in the
 * tenant's time zone are invalid.
 */
export function readFilters(params: SearchParams, today: PlainDate): { filters: ListingFilters; leftOut: LeftOut[] } {
  const { dateFrom, dateTo, ...rest } = parseFilters(params)
  const leftOut = listUnread(params).map(({ name, value }): LeftOut => ({ what: whatOf(name), value: shorten(value) }))
  const past = [dateFrom, dateTo].find((date) => date !== undefined && date < today)
  if (past !== undefined) return { filters: rest, leftOut: [...leftOut, { what: 'past', value: formatDate(past) }] }
  const dates = { ...(dateFrom ? { dateFrom } : {}), ...(dateTo ? { dateTo } : {}) }
  return { filters: { ...rest, ...dates }, leftOut }
}
