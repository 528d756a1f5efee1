import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSketch } from './map-sketch'

test('the same place is drawn the same, another one is not', () => {
  expect(buildSketch(36.195, 29.848)).toEqual(buildSketch(36.195, 29.848))
  expect(buildSketch(36.195, 29.848).shore).not.toBe(buildSketch(38.64, 34.83).shore)
})

test('the pin stands inside of the picture wherever on earth it is', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const { pin, shore } = buildSketch(latitude, longitude)
        expect(pin.x).toBeGreaterThan(40)
        expect(pin.x).toBeLessThan(720)
        expect(pin.y).toBeGreaterThan(60)
        expect(pin.y).toBeLessThan(240)
        expect(shore).not.toContain('NaN')
      },
    ),
  )
})
