import { expect, test } from 'vitest'
import { growthOf } from './memory.mjs'

test.each([
  ['what stays', [400, 400, 400, 400], 0],
  ['what grows evenly, from its first value on', [100, 105, 110], 10],
  ['what shrinks', [200, 190, 180, 170, 160], -20],
  ['what swings about a level', [100, 110, 100, 110, 100], 0],
])('%s', (_, values, expected) => {
  expect(growthOf(values)).toBeCloseTo(expected, 8)
})
