import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDateTime } from '@/domain/dates/zone'
import { formatInstant } from './format-instant'

test('is in the zone, with 24 hours', () => {
  expect(formatInstant('2027-05-12T21:30:00.000Z', 'Europe/Istanbul')).toBe('13.05.2027 00:30')
})

test('says the same as the rules of the domain, in any zone and season', () => {
  const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, fc.constantFrom('Europe/Istanbul', 'Europe/Berlin', 'America/New_York'), (date, zone) => {
      expect(formatInstant(date.toISOString(), zone)).toBe(formatDateTime(date.toISOString(), zone))
    }),
    { numRuns: 50 },
  )
})
