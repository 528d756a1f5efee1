import { KEYS } from './glossary-keys'
import { VALUES } from './glossary-values'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined }

interface Direction {
  key(name: string): string
  value(englishKey: string, text: string): string
  englishKey(name: string): string
}

const invert = (table: Readonly<Record<string, string>>) =>
  new Map(Object.entries(table).map(([from, to]) => [to, from]))

const keysOut = new Map<string, string>(Object.entries(KEYS))
const keysIn = invert(KEYS)
const valuesOut = new Map(Object.entries(VALUES).map(([key, table]) => [key, new Map(Object.entries(table ?? {}))]))
const valuesIn = new Map(Object.entries(VALUES).map(([key, table]) => [key, invert(table ?? {})]))

const outwards: Direction = {
  key: (name) => keysOut.get(name) ?? name,
  value: (key, text) => valuesOut.get(key)?.get(text) ?? text,
  englishKey: (name) => name,
}

const inwards: Direction = {
  key: (name) => keysIn.get(name) ?? name,
  value: (key, text) => valuesIn.get(key)?.get(text) ?? text,
  englishKey: (name) => keysIn.get(name) ?? name,
}

/** The values of a facet are those of the list that it stands in: a `value` among `kinds` is a kind. */
const FACET_VALUE = 'value'

/** Names by which data could reach into objects that are not its own; dropped in both directions. */
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

function walk(node: Json, parentKey: string, direction: Direction): Json {
  if (typeof node === 'string') return direction.value(parentKey, node)
  if (Array.isArray(node)) return node.map((entry) => walk(entry, parentKey, direction))
  if (node === null || typeof node !== 'object') return node
  const result: { [key: string]: Json } = Object.create(null)
  for (const [name, value] of Object.entries(node)) {
    if (value === undefined || DANGEROUS_KEYS.has(name)) continue
    const english = direction.englishKey(name)
    result[direction.key(name)] = walk(value, english === FACET_VALUE ? parentKey : english, direction)
  }
  return { ...result }
}

/** English names and values to those of the wire; keys that are data (languages, dates) stay as they are. */
export function toWire(node: Json): Json {
  return walk(node, '', outwards)
}

/** The wire's names and values to English; names the glossary does not know stay and are dropped by the schema. */
export function fromWire(node: Json): Json {
  return walk(node, '', inwards)
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
    const key = inwards.key(name)
    result[key] = valuesIn.has(key)
      ? text
          .split(',')
          .map((part) => inwards.value(key, part))
          .join(',')
      : text
  }
  return result
}
