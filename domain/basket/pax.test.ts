import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPax } from './pax'
import { paxSchema } from './schema'

test('toPax makes anything a party that the wire takes', () => {
  const number = fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN))
  fc.assert(
    fc.property(number, number, number, (adult, child, infant) => {
      expect(paxSchema.safeParse(toPax({ adult, child, infant })).success).toBe(true)
    }),
  )
  expect(toPax({ adult: 3, child: 2, infant: 1 })).toEqual({ adult: 3, child: 2, infant: 1 })
})
