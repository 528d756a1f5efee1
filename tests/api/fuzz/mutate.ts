import fc from 'fast-check'
import type { Json } from '@/domain/wire/translate'
import { hostile, NUMBERS, TEXTS } from './hostile'

export interface Mutation {
  /** Which of all places in the value. */
  at: number
  how: 'replace' | 'drop' | 'add' | 'repeat'
  value: Json
  /** Instead of `value` where the type is to stay: only then does a request get past the types. */
  sameType: { number: number; text: string } | null
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat({ max: 400 }),
  how: fc.constantFrom<Mutation['how']>('replace', 'replace', 'replace', 'drop', 'add', 'repeat'),
  value: hostile,
  sameType: fc.option(fc.record({ number: fc.constantFrom(...NUMBERS), text: fc.constantFrom(...TEXTS) }), { freq: 4 }),
})

/** Mostly one or none: with more, the first wrong field hides what the others would do. */
export const mutations: fc.Arbitrary<Mutation[]> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Mutation[]>([]) },
  { weight: 4, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.array(mutation, { minLength: 2, maxLength: 4 }) },
)

type Container = { [key: string]: Json | undefined } | Json[]
interface Place {
  holder: Container
  key: string
}

function placesIn(node: Json): Place[] {
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, child]) => [{ holder: node, key }, ...placesIn(child ?? null)])
}

/** A copy of the value with every mutation done to it. */
export function mutate(original: Json, list: readonly Mutation[]): Json {
  const value = structuredClone(original)
  for (const { at, how, value: given, sameType } of list) {
    const places = placesIn(value)
    const place = places[at % Math.max(1, places.length)]
    if (!place) continue
    const { key } = place
    const holder = place.holder as { [key: string]: Json | undefined }
    const old = holder[key]
    const other =
      sameType && typeof old === 'number'
        ? sameType.number
        : sameType && typeof old === 'string'
          ? sameType.text
          : structuredClone(given)
    if (how === 'replace') holder[key] = other
    else if (how === 'drop') delete holder[key]
    else if (how === 'add') holder[`${key}_x`] = other
    else if (Array.isArray(holder[key])) holder[key] = [...(holder[key] as Json[]), ...(holder[key] as Json[])]
  }
  return value
}
