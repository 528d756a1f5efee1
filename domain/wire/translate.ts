import { KEYS } from './glossary-keys'
import { VALUES } from './glossary-values'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined }

interface Direction {
  /** Maps names; a missing name is kept. */
  keys: ReadonlyMap<string, string>
  /** Maps values by English field name; a missing value is kept. */
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

/** The values of a facet belong to the list that contains it: a `value` within `kinds` is a kind. */
const FACET_VALUE = 'value'

/** Names that could give access to the prototype of an object; dropped in both directions. */
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Translates every response, so it uses a single loop, without lists of entries and without copies. */
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

/** Translates English names and values to those of the wire. Keys that are data (languages, dates) are kept. */
export function toWire(node: Json): Json {
  return walk(node, '', outwards)
}

/** For code that serialises a response without building a tree first (`backend/platform/http/write-answer.ts`). */
export const wire = {
  /** The wire name of a field, or null for a field that is never sent. */
  nameOf: (name: string): string | null => (DANGEROUS_KEYS.has(name) ? null : (outwards.keys.get(name) ?? name)),
  /** The field name under which a field's values are looked up; `place` is that of the parent. */
  placeOf: (name: string, place: string): string => (name === FACET_VALUE ? place : name),
  valueOf: (value: string, place: string): string => outwards.values.get(place)?.get(value) ?? value,
}

/**
 * Translates the wire's names and values to English. Names that are not in the glossary are kept, and the schema drops
 * them.
 */
export function fromWire(node: Json): Json {
  return walk(node, '', inwards)
}

/** The wire path of an English field path ('guest.birthDate', 'items.0.date'). */
export function toWirePath(path: string): string {
  return path
    .split('.')
    .map((name) => outwards.keys.get(name) ?? name)
    .join('.')
}

/** The English path of a wire path. */
export function fromWirePath(path: string): string {
  return path
    .split('.')
    .map((name) => inwards.keys.get(name) ?? name)
    .join('.')
}

/** Converts a request to query parameters. Lists are comma-separated, empty values are omitted. */
export function toWireQuery(request: { [key: string]: Json | undefined }): Record<string, string> {
  const wire = toWire(request) as { [key: string]: Json }
  const entries = Object.entries(wire).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.join(',') : String(value ?? ''),
  ])
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}

/** Converts query parameters to English; the values of a list are translated one by one. */
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
