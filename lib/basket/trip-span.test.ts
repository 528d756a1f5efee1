import { expect, test } from 'vitest'
import { formatSpan, getTripSpan } from './trip-span'

test.each([
  [[['2027-05-12', null]], '12.05.2027'],
  [
    [
      ['2027-05-12', null],
      ['2027-05-10', '2027-05-15'],
    ],
    '10.05. – 15.05.2027',
  ],
  [
    [
      ['2027-01-03', null],
      ['2026-12-28', null],
    ],
    '28.12.2026 – 03.01.2027',
  ],
] as const)('%o: %s', (days, expected) => {
  const span = getTripSpan(days.map(([date, endDate]) => ({ date, endDate })))
  expect(span && formatSpan(span, 'en')).toBe(expected)
})

test('an empty basket has no days', () => {
  expect(getTripSpan([])).toBeNull()
})

test('a day that ends in a point stays in one piece among Arabic words', () => {
  expect(formatSpan({ from: '2027-05-10', to: '2027-05-15' }, 'ar')).toBe('\u206610.05.\u2069 – 15.05.2027')
})
