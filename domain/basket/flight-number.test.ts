import { expect, test } from 'vitest'
import { toFlightNumber } from './flight-number'

test('a flight number is none, one, or wrong', () => {
  expect([toFlightNumber('  '), toFlightNumber('lh 1234'), toFlightNumber('flight')]).toEqual([
    null,
    'LH 1234',
    undefined,
  ])
})
