import { expect, test } from 'vitest'
import { buildEndEvaluator, endsStay, HIRE_SHAPE, listPricedDays, VILLA_SHAPE } from './evaluate-stay'
import { daysFrom, taken } from './test-bookings'

const days = daysFrom('2027-05-01', 31, '140.00', {
  '2027-05-10': { minimumStay: 3 },
  '2027-05-18': taken,
  '2027-05-25': { dayStatus: 'closed', reason: 'minimumStay' },
})
const look = (date: string) => {
  const day = days.find((candidate) => candidate.date === date)
  if (!day) throw new Error(date)
  return buildEndEvaluator(days, '2027-05-10', VILLA_SHAPE)(day).problem
}

test('once an arrival is chosen, a day ends the stay or says that it is too short', () => {
  expect([look('2027-05-11'), look('2027-05-12'), look('2027-05-13')]).toEqual(['minimumStay', 'minimumStay', null])
})

test('the day on which somebody else arrives may still be that of the departure', () => {
  expect(look('2027-05-18')).toBeNull()
  expect(endsStay(days, '2027-05-10', '2027-05-18', VILLA_SHAPE)).toBe(true)
})

test('beyond what is taken a day begins another stay', () => {
  expect([look('2027-05-20'), look('2027-05-25')]).toEqual([null, 'minimumStay'])
  expect(endsStay(days, '2027-05-10', '2027-05-20', VILLA_SHAPE)).toBe(false)
  expect(endsStay(days, '2027-05-10', '2027-05-08', VILLA_SHAPE)).toBe(false)
})

test('a car may come back on the day on which it left, and not on one on which it is out', () => {
  expect(endsStay(days, '2027-05-12', '2027-05-12', HIRE_SHAPE)).toBe(true)
  expect(endsStay(days, '2027-05-12', '2027-05-12', VILLA_SHAPE)).toBe(false)
  expect(endsStay(days, '2027-05-16', '2027-05-18', HIRE_SHAPE)).toBe(false)
})

test('days at one price stand together, and an unknown one leaves the price open', () => {
  const dearer = daysFrom('2027-05-01', 4, '140.00', { '2027-05-03': { lowestPrice: '160.00' } })
  expect(listPricedDays(dearer, '2027-05-01', 4, 1)).toEqual([
    { date: '2027-05-01', quantity: 2, unitPrice: '140.00' },
    { date: '2027-05-03', quantity: 1, unitPrice: '160.00' },
    { date: '2027-05-04', quantity: 1, unitPrice: '140.00' },
  ])
  expect(listPricedDays(dearer, '2027-05-03', 4, 1)).toBeNull()
})
