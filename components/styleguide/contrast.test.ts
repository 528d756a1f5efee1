import { wcagContrast } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf } from './contrast'

const color = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((channels) => `rgb(${channels.join(', ')})`)

test('is what the library makes of the same colours, however transparent they are', () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(contrastOf(one, other.replace('rgb', 'rgba').replace(')', ', 0.5)'))).toBeCloseTo(
        wcagContrast(one, other),
        10,
      )
    }),
  )
})

test('black on white is 21', () => {
  expect(contrastOf('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21, 5)
})
