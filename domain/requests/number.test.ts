import { expect, test } from 'vitest'
import { buildRequestNumber } from './number'

test('names kind and day', () => {
  expect(buildRequestNumber('wedding', '2026-11-21', [0, 1, 2, 3, 34])).toBe('W-261121-ABCD9')
})

test('a number without a character is refused', () => {
  expect(() => buildRequestNumber('contact', '2026-11-21', [35])).toThrow(RangeError)
})
