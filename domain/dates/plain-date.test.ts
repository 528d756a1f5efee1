import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  formatDate,
  isPlainDate,
  isWireDate,
  monthDays,
  startOfMonth,
  weekdayOf,
} from './plain-date'

const DAY = 86_400_000
/** Days from year 0400 to 9000, generated with the platform's calendar as an independent check. */
const dayNumber = fc.integer({ min: -573_000, max: 2_567_000 })
const isoOf = (days: number) => new Date(days * DAY).toISOString().slice(0, 10)

describe('isPlainDate', () => {
  test.each(['2027-05-12', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s exists', (date) => {
    expect(isPlainDate(date)).toBe(true)
  })

  test.each([
    '2027-02-29',
    '1900-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '0000-01-01',
    '2027-1-1',
    '12.05.2027',
    '2027-05-12T00:00',
    ' 2027-05-12',
    '',
    null,
    20270512,
  ])('%s does not', (date) => {
    expect(isPlainDate(date)).toBe(false)
  })
})

test('the wire takes days that somebody lives to see', () => {
  expect(['1900-01-01', '2027-05-12', '2199-12-31'].every(isWireDate)).toBe(true)
  expect(['1899-12-31', '2200-01-01', '9999-12-31', '2027-02-30', ''].some(isWireDate)).toBe(false)
})

describe('arithmetic', () => {
  test('hand-worked', () => {
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
    expect(daysBetween('2027-05-10', '2027-05-15')).toBe(5)
    expect(daysBetween('2027-05-15', '2027-05-10')).toBe(-5)
    expect(compareDates('2027-05-09', '2027-05-10')).toBe(-1)
    expect(compareDates('2027-05-10', '2027-05-10')).toBe(0)
    expect(compareDates('2027-10-01', '2027-09-30')).toBe(1)
  })

  test('ISO weekdays', () => {
    expect(weekdayOf('2027-05-10')).toBe(1) // a Monday
    expect(weekdayOf('2027-05-16')).toBe(7)
    expect(weekdayOf('1970-01-01')).toBe(4)
    expect(weekdayOf('1969-12-28')).toBe(7)
  })

  test('agrees with the platform calendar over thousands of years', () => {
    fc.assert(
      fc.property(dayNumber, fc.integer({ min: -200_000, max: 200_000 }), (start, days) => {
        fc.pre(start + days > -573_000 && start + days < 2_567_000)
        expect(addDays(isoOf(start), days)).toBe(isoOf(start + days))
        expect(daysBetween(isoOf(start), isoOf(start + days))).toBe(days)
        expect(weekdayOf(isoOf(start))).toBe(new Date(start * DAY).getUTCDay() || 7)
      }),
    )
  })

  test('refuses dates and steps that do not exist', () => {
    expect(() => addDays('2027-02-30', 1)).toThrow(RangeError)
    expect(() => addDays('2027-02-01', 0.5)).toThrow(RangeError)
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addMonths('2027-02-01', 0.5)).toThrow(RangeError)
    expect(() => daysBetween('2027-02-01', 'tomorrow')).toThrow(RangeError)
  })
})

describe('months', () => {
  test('start and steps; a day that the month lacks becomes its last', () => {
    expect(startOfMonth('2027-05-31')).toBe('2027-05-01')
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2027-11-15', 2)).toBe('2028-01-15')
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15')
    expect(addMonths('2027-03-31', -13)).toBe('2026-02-28')
  })

  test('all days of a month', () => {
    const february = monthDays('2024-02-10')
    expect(february).toHaveLength(29)
    expect([february[0], february[28]]).toEqual(['2024-02-01', '2024-02-29'])
    expect(monthDays('2027-12-31')).toHaveLength(31)
    expect(monthDays('2027-04-01').at(-1)).toBe('2027-04-30')
  })
})

test('formatDate is DD.MM.YYYY', () => {
  expect(formatDate('2027-05-03')).toBe('03.05.2027')
  expect(() => formatDate('2027-5-3')).toThrow(RangeError)
})
