import { expect, test } from 'vitest'
import { formatRate } from './format-rate'

test.each([
  ['49.8', '₺', 'en', '₺49.80'],
  ['0.02008032', '€', 'en', '€0.0201'],
  ['1.0842', '$', 'de', '1,0842\u00a0$'],
  ['1', '€', 'tr', '€1,0000'],
] as const)('%s %s in %s: %s', (value, symbol, locale, expected) => {
  expect(formatRate(value, symbol, locale)).toBe(expected)
})
