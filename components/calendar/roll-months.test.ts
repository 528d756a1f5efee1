import { expect, test } from 'vitest'
import { rollMonths } from './roll-months'

const daysOf = (month: string, today: string) =>
  rollMonths(month, today).map(({ month: of, weeks }) => [of, weeks.length, weeks.flat().find((day) => day !== null)])

test('at its beginning, and later, a month is shown alone', () => {
  expect(daysOf('2026-11-01', '2026-11-01')).toEqual([['2026-11-01', 6, '2026-11-01']])
  expect(daysOf('2026-12-01', '2026-11-24')).toEqual([['2026-12-01', 5, '2026-12-01']])
})

test('one week that is over leaves no room for another month', () => {
  expect(daysOf('2026-11-01', '2026-11-03')).toEqual([['2026-11-01', 5, '2026-11-02']])
})

test('where it runs out, the next one follows in the rows of the weeks that are over', () => {
  expect(daysOf('2026-11-01', '2026-11-24')).toEqual([
    ['2026-11-01', 2, '2026-11-23'],
    ['2026-12-01', 3, '2026-12-01'],
  ])
})

test('a month that is over altogether stays as it is', () => {
  expect(daysOf('2026-10-01', '2026-11-24')).toEqual([['2026-10-01', 5, '2026-10-01']])
})
