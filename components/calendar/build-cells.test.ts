import { expect, test } from 'vitest'
import type { DayAvailability } from '@/domain/availability/schema'
import { percentOf, subtractAmounts } from '@/domain/money/amount'
import { getDayEvaluator } from '@/lib/basket/evaluate-day'
import { buildCells } from './build-cells'

const day = (date: string, price: string, seatsLeft = 10): DayAvailability => ({
  date,
  dayStatus: 'open',
  reason: null,
  sessions: [
    { time: '09:00', endTime: null, capacity: 18, seatsLeft, prices: { adult: price, child: '0.00', infant: '0.00' } },
  ],
  lowestPrice: price,
  unitsLeft: null,
  minimumStay: null,
  nearestOpen: null,
})

const closed = (date: string): DayAvailability => ({
  ...day(date, '1.00', 0),
  dayStatus: 'closed',
  reason: 'full',
  lowestPrice: null,
})

const days = [day('2027-04-30', '1.00'), day('2027-05-01', '46.00'), day('2027-05-02', '42.00'), closed('2027-05-03')]

test('the month’s own days, with the price that is shown and the cheapest marked', () => {
  const cells = buildCells(days, '2027-05-01', getDayEvaluator(2), (adult) =>
    subtractAmounts(adult, percentOf(adult, 10)),
  )
  expect([...cells.values()].map(({ date, price, isLowest }) => [date, price, isLowest])).toEqual([
    ['2027-05-01', '41.40', false],
    ['2027-05-02', '37.80', true],
    ['2027-05-03', null, false],
  ])
  expect(cells.get('2027-05-03')?.evaluation.problem).toBe('full')
})

test('9.00 is less than 10.00, and nothing is cheapest where all cost the same', () => {
  const cells = (...prices: string[]) => [
    ...buildCells(
      prices.map((price, index) => day(`2027-05-0${index + 1}`, price)),
      '2027-05-01',
      getDayEvaluator(1),
      (adult) => adult,
    ).values(),
  ]
  expect(cells('10.00', '9.00').map(({ isLowest }) => isLowest)).toEqual([false, true])
  expect(cells('10.00', '10.00').some(({ isLowest }) => isLowest)).toBe(false)
})

test('a day without room for the whole party has no price', () => {
  const cells = buildCells([day('2027-05-01', '46.00', 2)], '2027-05-01', getDayEvaluator(3), (adult) => adult)
  expect(cells.get('2027-05-01')).toMatchObject({ price: null, evaluation: { problem: 'tooFew', seatsLeft: 2 } })
})
