import { expect, test } from 'vitest'
import type { TripSpan } from '@/domain/basket/trip'
import { buildTripAxis } from './trip-axis'

const span = (from: string, to: string): TripSpan => ({
  key: from,
  role: 'outing',
  isLong: false,
  flight: null,
  from,
  to,
})

test('a short trip has every day, and noon stands in the middle of its own', () => {
  const { days, place } = buildTripAxis([
    span('2027-05-10T12:00', '2027-05-10T18:00'),
    span('2027-05-13T00:00', '2027-05-13T06:00'),
  ])
  expect(days).toEqual(['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13'])
  expect(place('2027-05-10T12:00')).toBe(0.125)
  expect(place('2027-05-13T06:00')).toBe(0.8125)
})

test('of a long one the days between fold up, and everything keeps its order', () => {
  const { days, place } = buildTripAxis([
    span('2027-05-10T09:00', '2027-05-11T10:00'),
    span('2027-06-20T09:00', '2027-06-20T12:00'),
  ])
  expect(days).toEqual(['2027-05-10', '2027-05-11', null, '2027-06-20'])
  expect(place('2027-06-20T09:00')).toBeGreaterThan(place('2027-05-11T10:00'))
  expect(place('2027-06-20T12:00')).toBeLessThan(1)
})

test('a trip of a day has days beside it to be moved to', () => {
  const { days } = buildTripAxis([span('2027-05-30T09:00', '2027-05-30T18:00')])
  expect(days).toEqual(['2027-05-30', '2027-05-31', '2027-06-01', '2027-06-02'])
})
