import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPaxBounds, toPax } from './pax'
import { paxSchema } from './schema'
import { seatsOf } from './selection'

describe('buildPaxBounds', () => {
  test('never below one adult, never beyond the seats that are left', () => {
    expect(buildPaxBounds({ adult: 2, child: 1, infant: 0 }, 6)).toMatchObject({
      adult: { min: 1, max: 5 },
      child: { min: 0, max: 4 },
    })
  })

  test('a party that is too large may only shrink', () => {
    expect(buildPaxBounds({ adult: 4, child: 2, infant: 0 }, 3)).toMatchObject({
      adult: { max: 4 },
      child: { max: 2 },
    })
  })

  test('one step within the bounds never needs a seat that is not there', () => {
    const count = fc.integer({ min: 0, max: 20 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        count,
        count,
        fc.integer({ min: 1, max: 40 }),
        (adult, child, infant, seats) => {
          const pax = { adult, child, infant }
          const bounds = buildPaxBounds(pax, seats)
          if (bounds.adult.max > adult) expect(seatsOf(pax)).toBeLessThan(seats)
          if (bounds.child.max > child) expect(seatsOf({ ...pax, child: bounds.child.max })).toBeLessThanOrEqual(seats)
        },
      ),
    )
  })
})

test('toPax makes anything a party that the wire takes', () => {
  const number = fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN))
  fc.assert(
    fc.property(number, number, number, (adult, child, infant) => {
      expect(paxSchema.safeParse(toPax({ adult, child, infant })).success).toBe(true)
    }),
  )
  expect(toPax({ adult: 3, child: 2, infant: 1 })).toEqual({ adult: 3, child: 2, infant: 1 })
})
