import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, formatDate } from '@/domain/dates/plain-date'
import { formatDateTime } from '@/domain/dates/zone'
import { formatDay, formatInstant, parseDay } from './written-dates'

const days = fc.integer({ min: 0, max: 73_000 }).map((count) => addDays('1900-01-01', count))
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
const zones = fc.constantFrom('Europe/Istanbul', 'Europe/Berlin', 'America/New_York', 'Pacific/Apia')

test('days and moments are written as the rules of the domain write them, and days are read back', () => {
  fc.assert(
    fc.property(days, instants, zones, (day, instant, zone) => {
      expect(formatDay(day)).toBe(formatDate(day))
      expect(parseDay(formatDay(day))).toBe(day)
      expect(formatInstant(instant.getTime(), zone)).toBe(formatDateTime(instant.getTime(), zone))
    }),
  )
})

test.each(['31.04.2027', '29.02.2027', '2027-04-01', '1.4.2027', '01.04.27', ''])('%j is no written day', (text) => {
  expect(parseDay(text)).toBeNull()
})

test.each(['2027-04-31', '01.04.2027', ''])('%j is no calendar date', (date) => {
  expect(() => formatDay(date)).toThrow(RangeError)
})
