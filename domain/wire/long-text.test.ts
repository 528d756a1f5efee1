import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Call } from './call'
import { CALLS } from './calls'

type Schema = { [key: string]: unknown }

const LETTERS = 120_000
/** Inputs that may cause backtracking: each repeated, followed by a character that makes the pattern fail. */
const PIECES = [
  ' ',
  '\t',
  '\n',
  ' \n',
  '<',
  '<a',
  '<a ',
  '</',
  '&',
  '.',
  'a.',
  '-',
  'a-',
  '@',
  'a@',
  '1',
  '1.',
  ':',
  '/',
  '\\',
  '\u0130',
  '\u202e',
]

/** A value of the schema in which every text field is `text`, regardless of its constraints. */
function fill(schema: Schema, text: string): unknown {
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  const chosen = choices?.find(({ type }) => type !== 'null')
  if (chosen) return fill(chosen, text)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return (schema.enum as unknown[])[0]
  if (schema.type === 'array') return [fill((schema.items ?? {}) as Schema, text)]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum ?? 1))
  if (schema.type === 'boolean') return true
  if (schema.type !== 'object') return text
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  return Object.fromEntries(properties.map(([name, child]) => [name, fill(child, text)]))
}

const calls = Object.entries(CALLS) as [string, Call][]

test.each(calls)('no text that %s is sent is looked at for longer than its length is worth', (_name, { request }) => {
  const schema = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema
  for (const piece of PIECES) {
    const value = fill(schema, `x${piece.repeat(LETTERS / piece.length)}\u0001y`)
    const began = performance.now()
    request.safeParse(value)
    expect(performance.now() - began, JSON.stringify(piece)).toBeLessThan(1_500)
  }
})
