import { DEFAULT_PAX, toPax } from '@/domain/basket/pax'
import type { Pax, Selection } from '@/domain/basket/schema'
import { isWireDate } from '@/domain/dates/plain-date'
import { isLocalTime } from '@/domain/dates/zone'

export type ChosenExtras = Selection['extras']

/** Encodes the choices of one kind in a query. Invalid values count as not chosen. */
export interface ChoiceCodec<C> {
  /** The initial state, with nothing chosen. */
  empty: C
  parse(query: URLSearchParams): C
  /** All parameters of the kind; null for an initial value, which is omitted. */
  write(choice: C): Record<string, string | null>
}

const MOST_EXTRAS = 30
const MOST_OF_ONE = 50

export function readDate(query: URLSearchParams, name: string): string | null {
  const value = query.get(name)
  return isWireDate(value) ? value : null
}

export function readTime(query: URLSearchParams, name: string): string | null {
  const value = query.get(name)
  return isLocalTime(value) ? value : null
}

/** A count of at most three digits within the bounds, else null. */
export function readCount(query: URLSearchParams, name: string, min: number, max: number): number | null {
  const text = query.get(name)
  if (text === null || !/^\d{1,3}$/.test(text)) return null
  const count = Number(text)
  return count >= min && count <= max ? count : null
}

/** One of the given words, else null. */
export function readWord<T extends string>(query: URLSearchParams, name: string, words: readonly T[]): T | null {
  const value = query.get(name)
  return words.find((word) => word === value) ?? null
}

const BANDS = { adult: 'adults', child: 'children', infant: 'infants' } as const

export function readPax(query: URLSearchParams): Pax {
  const countOf = (band: keyof Pax): number => readCount(query, BANDS[band], 0, 999) ?? DEFAULT_PAX[band]
  return toPax({ adult: countOf('adult'), child: countOf('child'), infant: countOf('infant') })
}

export function writePax(pax: Pax): Record<string, string | null> {
  const bands = Object.keys(BANDS) as (keyof Pax)[]
  return Object.fromEntries(
    bands.map((band) => [BANDS[band], pax[band] === DEFAULT_PAX[band] ? null : String(pax[band])]),
  )
}

/** Parses `extras=snorkel:2,lunch:1`. An invalid list, or one with duplicates, is ignored. */
export function readExtras(query: URLSearchParams): ChosenExtras {
  const found = new Map<string, number>()
  for (const part of (query.get('extras') ?? '').split(',').slice(0, MOST_EXTRAS)) {
    const [, id, count] = /^([\w-]{1,60}):(\d{1,2})$/.exec(part) ?? []
    const quantity = Number(count)
    if (id !== undefined && quantity >= 1 && quantity <= MOST_OF_ONE) found.set(id, quantity)
  }
  return [...found].map(([id, quantity]) => ({ id, quantity }))
}

export function writeExtras(extras: ChosenExtras): Record<string, string | null> {
  return { extras: extras.length === 0 ? null : extras.map(({ id, quantity }) => `${id}:${quantity}`).join(',') }
}

/** Writes the choice into the query. Other parameters stay; initial values are omitted. */
export function toSearch<C>(codec: ChoiceCodec<C>, choice: C, search: string): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(codec.write(choice))) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  // A query allows unescaped colons and commas, which are easier to read.
  const text = query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

export function parseChoice<C>(codec: ChoiceCodec<C>, search: string): C {
  return codec.parse(new URLSearchParams(search))
}

/** The chosen number of an extra; 0 if it is not chosen. */
export function countExtra(extras: ChosenExtras, id: string): number {
  return extras.find((extra) => extra.id === id)?.quantity ?? 0
}

export function withExtra(extras: ChosenExtras, id: string, quantity: number): ChosenExtras {
  const others = extras.filter((extra) => extra.id !== id)
  return quantity > 0 ? [...others, { id, quantity }] : others
}

/** The chosen extras that are offered, each limited to its maximum: a URL may be old or written by hand. */
export function knownExtras(extras: ChosenExtras, offered: readonly { id: string; maximum: number }[]): ChosenExtras {
  return extras.flatMap(({ id, quantity }) => {
    const extra = offered.find((candidate) => candidate.id === id)
    return extra ? [{ id, quantity: Math.min(quantity, extra.maximum) }] : []
  })
}
