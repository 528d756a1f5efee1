import type { Place } from '@/domain/catalogue/shared/schema'
import { isWireDate, type PlainDate } from '@/domain/dates/plain-date'
import { isLocalTime } from '@/domain/dates/zone'
import { foldText } from '@/domain/shared/fold'
import type { TransferQuery } from '@/domain/transfer/schema'

/** Why a search cannot be carried out; each has its sentence in `transfers.faults`. */
export type RideFault = 'points' | 'same' | 'date' | 'past' | 'back'

/** A filled-in search as the form shows it again, whatever was typed. */
export interface RideSearch {
  /** As typed; a known place reads as its name. */
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

/** `?from&to&date&time&return&back&backTime&people&cases`; what makes no sense counts as not given. */
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
 * The place that the words mean: by its key, by its name in any language, or as the only one whose name holds them. Null when they
 * mean none, or more than one.
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

/** The question for the API, or the first thing that is wrong with the search. `today` is the tenant's. */
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
