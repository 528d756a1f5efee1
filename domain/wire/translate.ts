import { KEYS } from './glossary-keys'
import { VALUES } from './glossary-values'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined }

interface Direction {
  /** Names to names; one that is not in it stays. */
  keys: ReadonlyMap<string, string>
  /** By English name, values to values; one that is not in it stays. */
  values: ReadonlyMap<string, ReadonlyMap<string, string>>
  isOutwards: boolean
}

const invert = (table: Readonly<Record<string, string>>) =>
  new Map(Object.entries(table).map(([from, to]) => [to, from]))

const keysIn = invert(KEYS)
const valuesIn = new Map(Object.entries(VALUES).map(([key, table]) => [key, invert(table ?? {})]))

const outwards: Direction = {
  keys: new Map<string, string>(Object.entries(KEYS)),
  values: new Map(Object.entries(VALUES).map(([key, table]) => [key, new Map(Object.entries(table ?? {}))])),
  isOutwards: true,
}

const inwards: Direction = { keys: keysIn, values: valuesIn, isOutwards: false }

/** The values of a facet are those of the list that it stands in: a `value` among `kinds` is a kind. */
const FACET_VALUE = 'value'

/** Names by which data could reach into objects that are not its own; dropped in both directions. */
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Every answer goes through here: one loop, no lists of entries and no copies. */
function walk(node: Json, parentKey: string, direction: Direction): Json {
  if (typeof node === 'string') return direction.values.get(parentKey)?.get(node) ?? node
  if (node === null || typeof node !== 'object') return node
  if (Array.isArray(node)) return node.map((entry) => walk(entry, parentKey, direction))
  const { keys, isOutwards } = direction
  const result: { [key: string]: Json } = {}
  for (const name of Object.keys(node)) {
    const value = node[name]
    if (value === undefined || DANGEROUS_KEYS.has(name)) continue
    const other = keys.get(name) ?? name
    const english = isOutwards ? name : other
    result[other] = walk(value, english === FACET_VALUE ? parentKey : english, direction)
  }
  return result
}

/** English names and values to those of the wire; keys that are data (languages, dates) stay as they are. */
export function toWire(node: Json): Json {
  return walk(node, '', outwards)
}

/** What writes an answer without making a tree of it first (`backend/platform/http/write-answer.ts`) translates with these. */
export const wire = {
  /** The name of a field, or null for one that is never sent. */
  nameOf: (name: string): string | null => (DANGEROUS_KEYS.has(name) ? null : (outwards.keys.get(name) ?? name)),
  /** Under which name the values of a field are listed, which stands in `place`. */
  placeOf: (name: string, place: string): string => (name === FACET_VALUE ? place : name),
  valueOf: (value: string, place: string): string => outwards.values.get(place)?.get(value) ?? value,
}

/** The wire's names and values to English; names the glossary does not know stay and are dropped by the schema. */
export function fromWire(node: Json): Json {
  return walk(node, '', inwards)
}

/** The path of a field ('guest.birthDate', 'items.0.date') as whoever sent it on the wire calls it. */
export function toWirePath(path: string): string {
  return path
    .split('.')
    .map((name) => outwards.keys.get(name) ?? name)
    .join('.')
}

/** The same path in English. */
export function fromWirePath(path: string): string {
  return path
    .split('.')
    .map((name) => inwards.keys.get(name) ?? name)
    .join('.')
}

/** A request as a query string's parameters; lists are comma-separated, empty values are left out. */
export function toWireQuery(request: { [key: string]: Json | undefined }): Record<string, string> {
  const wire = toWire(request) as { [key: string]: Json }
  const entries = Object.entries(wire).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.join(',') : String(value ?? ''),
  ])
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}

/** The parameters of a query string in English; a list's values are translated one by one. */
export function fromWireQuery(query: Readonly<Record<string, string>>): Record<string, string> {
  const result: Record<string, string> = {}
  for (const [name, text] of Object.entries(query)) {
    if (DANGEROUS_KEYS.has(name)) continue
    const key = keysIn.get(name) ?? name
    const values = valuesIn.get(key)
    result[key] = values
      ? text
          .split(',')
          .map((part) => values.get(part) ?? part)
          .join(',')
      : text
  }
  return result
}
