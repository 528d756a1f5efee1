import { expect, test } from 'vitest'
import { listTimes } from './times-of-day'

test('a day is told by its quarters, and a time between two stands in its place', () => {
  expect(listTimes(null)).toHaveLength(96)
  expect([listTimes('00:00').at(0), listTimes('23:45').at(-1)]).toEqual(['00:00', '23:45'])
  expect(listTimes('09:07').slice(36, 39)).toEqual(['09:00', '09:07', '09:15'])
  expect(listTimes(null)).toHaveLength(96)
})
