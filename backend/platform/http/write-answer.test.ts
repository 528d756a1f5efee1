import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkedOnce } from '@/domain/shared/checked-once'
import { KEYS } from '@/domain/wire/glossary-keys'
import { VALUES } from '@/domain/wire/glossary-values'
import { type Json, toWire } from '@/domain/wire/translate'
import { writeAnswer } from './write-answer'

const words = Object.values(VALUES).flatMap((table) => Object.keys(table ?? {}))
const name = fc.oneof(fc.constantFrom(...Object.keys(KEYS), 'value', '__proto__', 'constructor'), fc.string())
const leaf = fc.oneof(
  fc.constantFrom<(string | null | boolean | undefined)[]>(...words, null, true, false, undefined),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.integer(),
)
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof({ depthSize: 'small' }, leaf, fc.array(tie('tree')), fc.dictionary(name, tie('tree'))),
}))

/** The expected response, built with the plain JSON functions. */
const plainly = (output: Json) => JSON.parse(JSON.stringify(toWire(output)) ?? 'null') as Json
const written = (output: Json) => JSON.parse(writeAnswer(output).toString()) as { [key: string]: Json }

describe('an answer as it is written', () => {
  test('says what the plain way says, whatever stands in it', () => {
    fc.assert(
      fc.property(tree, (made) => {
        const data = (made ?? null) as Json
        expect(written({ list: [data, { kinds: data }] })).toEqual({
          success: 1,
          data: { success: 1, ...(plainly({ list: [data, { kinds: data }] }) as object) },
        })
      }),
      { numRuns: 500 },
    )
  })

  test('has a success of its own where the call says so, and a token on both levels', () => {
    expect(written({ success: false, token: 'abc' })).toEqual({
      success: 1,
      access_token: 'abc',
      data: { success: false, access_token: 'abc' },
    })
    expect(written([])).toEqual({ success: 1, data: [] })
    expect(written({})).toEqual({ success: 1, data: { success: 1 } })
  })

  test('writes what does not change once, under each name that its words may have', () => {
    const schema = checkedOnce(z.object({ value: z.string(), title: z.string() }))
    const card = schema.parse({ value: 'transfer', title: 'Göreme ☼' })
    const answer: Json = { kinds: [card, card], products: [card] }
    const first = written(answer)
    expect(first.data).toEqual({ success: 1, ...(plainly(answer) as object) })
    expect(written(answer)).toEqual(first)
    card.title = 'changed'
    expect(JSON.stringify(written({ products: [card] }))).toContain('Göreme ☼')
  })
})
