import { expect, test } from 'vitest'
import { countQuoteMinutes } from './quote-minutes'

const NOW = Date.parse('2026-11-22T12:00:00Z')

test.each([
  ['a new price', '2026-11-22T12:30:00.000Z', 30],
  ['a browser that is late', '2026-11-22T12:31:40.000Z', 30],
  ['a begun minute', '2026-11-22T12:29:59.000Z', 29],
  ['the last minute', '2026-11-22T12:00:59.000Z', 0],
  ['the end', '2026-11-22T12:00:00.000Z', null],
  ['long over', '2026-11-22T11:00:00.000Z', null],
] as const)('%s', (_name, expiresAt, minutes) => {
  expect(countQuoteMinutes(expiresAt, NOW)).toBe(minutes)
})
