import { expect, test } from 'vitest'
import { buildItem } from './test-items'
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
  const span = getTripSpan(
    days.map(([date, endDate]) => buildItem(endDate === null ? { date } : { kind: 'villa', date, endDate })),
  )
  expect(span && formatSpan(span, 'en')).toBe(expected)
})

test('a tour of several days reaches to its last, a ride back to its day', () => {
  expect(getTripSpan([buildItem({ durationDays: 3 })])).toEqual({ from: '2027-05-12', to: '2027-05-14' })
  const choice = {
    kind: 'transfer',
    direction: 'outward',
    vehicle: 'sedan',
    quantity: 1,
    time: '13:00',
    flightNumber: null,
    returnRide: { date: '2027-05-19', time: '10:00', flightNumber: null },
    luggage: 0,
    childSeats: 0,
  } as const
  const ride = buildItem({ kind: 'transfer', session: null, choice })
  expect(getTripSpan([ride])).toEqual({ from: '2027-05-12', to: '2027-05-19' })
})

test('an empty basket has no days', () => {
  expect(getTripSpan([])).toBeNull()
})

test('a day that ends in a point stays in one piece among Arabic words', () => {
  expect(formatSpan({ from: '2027-05-10', to: '2027-05-15' }, 'ar')).toBe('\u206610.05.\u2069 – 15.05.2027')
})
