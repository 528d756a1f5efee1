import type { Place } from '@/domain/catalogue/shared/schema'
import { isWireDate, type PlainDate } from '@/domain/dates/plain-date'
import { isLocalTime } from '@/domain/dates/zone'
import { foldText } from '@/domain/shared/fold'
import type { TransferQuery } from '@/domain/transfer/schema'

/** Reason why a search is invalid; the messages are in `transfers.faults`. */
export type RideFault = 'points' | 'same' | 'date' | 'past' | 'back'

/** Values of a submitted search, as typed, with which the form is shown again. */
export interface RideSearch {
  /** As typed; a known place is shown with its name. */
  from: string
  to: string
  date: string
  time: string
  isReturn: boolean
  backDate: string
  backTime: string
  people: number
  luggage: number
}

export type SearchValues = Readonly<Record<string, string | string[] | undefined>>

export const MOST_PEOPLE = 60
export const MOST_CASES = 60
const STANDARD_TIME = '12:00'
const LONGEST_WORDS = 120

export const EMPTY_SEARCH: RideSearch = {
  from: '',
  to: '',
  date: '',
  time: STANDARD_TIME,
  isReturn: false,
  backDate: '',
  backTime: STANDARD_TIME,
  people: 2,
  luggage: 2,
}

type NamedPlace = Pick<Place, 'key' | 'content'>

const textOf = (value: SearchValues[string]): string =>
  typeof value === 'string' ? value.trim().slice(0, LONGEST_WORDS) : ''

function countOf(value: SearchValues[string], least: number, most: number, standard: number): number {
  const text = textOf(value)
  const count = Number(text)
  return /^\d{1,3}$/.test(text) && count >= least && count <= most ? count : standard
}

const dateOf = (value: SearchValues[string]): string => (isWireDate(textOf(value)) ? textOf(value) : '')
const timeOf = (value: SearchValues[string]): string => (isLocalTime(textOf(value)) ? textOf(value) : STANDARD_TIME)

/** Parses `?from&to&date&time&return&back&backTime&people&cases`; invalid values count as missing. */
export function parseRideSearch(values: SearchValues): RideSearch {
  const backDate = dateOf(values.back)
  return {
    from: textOf(values.from),
    to: textOf(values.to),
    date: dateOf(values.date),
    time: timeOf(values.time),
    isReturn: textOf(values.return) !== '',
    backDate,
    backTime: timeOf(values.backTime),
    people: countOf(values.people, 1, MOST_PEOPLE, EMPTY_SEARCH.people),
    luggage: countOf(values.cases, 0, MOST_CASES, EMPTY_SEARCH.luggage),
  }
}

/**
 * Finds the place of a text: by its key, by its name in any language, or as the only place whose name contains the
 * text. Null if none or several match.
 */
export function findRidePlace<P extends NamedPlace>(words: string, places: readonly P[]): P | null {
  const folded = foldText(words)
  if (folded === '') return null
  const titlesOf = ({ content }: P) => Object.values(content).map(({ title }) => foldText(title))
  const exact = places.find((place) => place.key === words || titlesOf(place).includes(folded))
  if (exact) return exact
  const near = places.filter((place) => titlesOf(place).some((title) => title.includes(folded)))
  return near.length === 1 ? (near[0] ?? null) : null
}

export type ReadRide = { ok: true; query: TransferQuery } | { ok: false; fault: RideFault }

/** Builds the API query, or returns the first error of the search. `today` is the date in the tenant's time zone. */
export function toRideQuery(search: RideSearch, places: readonly NamedPlace[], today: PlainDate): ReadRide {
  const from = findRidePlace(search.from, places)
  const to = findRidePlace(search.to, places)
  const { date, time, backDate, backTime, isReturn, people, luggage } = search
  if (!from || !to) return { ok: false, fault: 'points' }
  if (from.key === to.key) return { ok: false, fault: 'same' }
  if (date === '') return { ok: false, fault: 'date' }
  if (date < today) return { ok: false, fault: 'past' }
  if (isReturn && (backDate === '' || `${backDate} ${backTime}` <= `${date} ${time}`))
    return { ok: false, fault: 'back' }
  return {
    ok: true,
    query: {
      fromPlace: from.key,
      toPlace: to.key,
      date,
      time,
      returnRide: isReturn ? { date: backDate, time: backTime } : null,
      people,
      luggage,
    },
  }
}
