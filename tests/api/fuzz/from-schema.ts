import fc from 'fast-check'
import type { Json } from '@/domain/wire/translate'
import { hostile, TEXTS } from './hostile'

/** The part of JSON Schema that the document uses. */
export interface JsonSchema {
  type?: string | string[]
  enum?: Json[]
  const?: Json
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

/** Values that exist, by the wire's field name: so that requests get past the first look-up. */
export type Known = Readonly<Record<string, readonly Json[]>>

const WIDEST = 2_147_483_647
const ABSENT = '\u0001absent'
const day = fc
  .integer({ min: -40, max: 400 })
  .map((offset) => new Date(Date.UTC(2026, 10, 21) + offset * 86_400_000).toISOString().slice(0, 10))

const FORMATS: Record<string, fc.Arbitrary<Json>> = {
  date: day,
  'date-time': day.map((text) => `${text}T09:00:00Z`),
  email: fc.constantFrom('ada@mail.example', 'ÖMER@mail.example', 'fuzz@mail.example', 'a+b@mail.example'),
  uri: fc.constantFrom('http://alpha.localhost/back', 'https://mail.example/x?y=z'),
}

const LONGEST = 5_000

function textOf(schema: JsonSchema): fc.Arbitrary<Json> {
  const format = schema.format ? FORMATS[schema.format] : undefined
  if (format) return format
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern)).map((text) => text as Json)
  const minLength = schema.minLength ?? 0
  const most = Math.min(schema.maxLength ?? LONGEST, LONGEST)
  const usual = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(most, 20)) })
  // As long as may be, and texts that mean something elsewhere: both are allowed by the schema.
  const odd = fc.constantFrom(...TEXTS, 'x'.repeat(most)).map((text) => text.slice(0, most))
  return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: odd })
}

function numberOf({ minimum, exclusiveMinimum, maximum }: JsonSchema, isWhole: boolean): fc.Arbitrary<Json> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -WIDEST : exclusiveMinimum + (isWhole ? 1 : 0))
  const max = maximum ?? WIDEST
  const near = Math.min(max, min + 4)
  const edges = fc.constantFrom<Json>(min, max)
  const usual = isWhole ? fc.integer({ min, max: near }) : fc.double({ min, max, noNaN: true })
  return fc.oneof({ weight: 2, arbitrary: usual as fc.Arbitrary<Json> }, { weight: 1, arbitrary: edges })
}

/** One in so many fields that may be left out is there: with all of them at once, nothing would pass. */
const RARITY = 4

function objectOf(schema: JsonSchema, known: Known): fc.Arbitrary<Json> {
  const required = new Set(schema.required ?? [])
  const fields = Object.entries(schema.properties ?? {}).map(([name, child]): [string, fc.Arbitrary<Json>] => {
    const valid = fromSchema(child, known)
    const values = known[name]
    const field = values
      ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: valid })
      : valid
    return [
      name,
      required.has(name)
        ? field
        : fc.oneof({ weight: RARITY - 1, arbitrary: fc.constant<Json>(ABSENT) }, { weight: 1, arbitrary: field }),
    ]
  })
  return fc.record(Object.fromEntries(fields)).map((value) => {
    return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== ABSENT)) as Json
  })
}

/** Values that a schema of the document takes, or nearly: refinements are not in it. */
export function fromSchema(schema: JsonSchema, known: Known): fc.Arbitrary<Json> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fromSchema(choice, known)))
  const [first] = schema.allOf ?? []
  if (first) return fromSchema(first, known)
  const { type } = schema
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => fromSchema({ ...schema, type: each }, known)))
  switch (type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return numberOf(schema, true)
    case 'number':
      return numberOf(schema, false)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const minLength = schema.minItems ?? 0
      const maxLength = Math.min(schema.maxItems ?? 3, Math.max(3, minLength))
      return fc.array(fromSchema(schema.items ?? {}, known), { minLength, maxLength })
    }
    case 'object':
      return objectOf(schema, known)
    default:
      return hostile
  }
}
