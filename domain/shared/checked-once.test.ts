import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkedOnce } from './checked-once'

const plain = z.object({ id: z.int().positive(), title: z.string().trim() })

describe('a schema that looks once', () => {
  test('gives what the plain one gives, and for the same object the same answer', () => {
    const schema = checkedOnce(plain)
    const input = { id: 1, title: ' Kekova ', more: true }
    const first = schema.parse(input)
    expect(first).toEqual(plain.parse(input))
    expect(schema.parse(input)).toBe(first)
    expect(schema.parse(first)).toBe(first)
    expect(z.array(schema.nullable()).parse([input, null, first])).toEqual([first, null, first])
  })

  test('refuses what is broken each time, with the path to it', () => {
    const schema = z.object({ list: z.array(checkedOnce(plain)) })
    const broken = { id: -1, title: '' }
    for (let times = 0; times < 2; times += 1) {
      expect(schema.safeParse({ list: [broken] }).error?.issues.map(({ path }) => path)).toEqual([['list', 0, 'id']])
    }
    expect(schema.safeParse({ list: [7] }).success).toBe(false)
  })

  test('is described as the plain one', () => {
    expect(z.toJSONSchema(checkedOnce(plain))).toEqual(z.toJSONSchema(plain))
  })
})
