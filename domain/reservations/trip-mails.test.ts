import { describe, expect, test } from 'vitest'
import { BALANCE_DUE, isMailDue, REMINDER } from './trip-mails'

const trip = {
  startsAt: { date: '2027-05-12', time: '09:00' },
  bookedAt: Date.parse('2027-04-01T00:00:00Z'),
  zone: 'Europe/Istanbul',
}

describe('a mail before the start', () => {
  test.each([
    ['the rest, a second early', BALANCE_DUE, '2027-05-09T06:59:59Z', false],
    ['the rest, at 10:00 of the tenant', BALANCE_DUE, '2027-05-09T07:00:00Z', true],
    ['the reminder, a second early', REMINDER, '2027-05-11T13:59:59Z', false],
    ['the reminder, at 17:00 of the tenant', REMINDER, '2027-05-11T14:00:00Z', true],
    ['late, since nothing ran, but before the start', REMINDER, '2027-05-12T05:59:59Z', true],
    ['at the start', REMINDER, '2027-05-12T06:00:00Z', false],
  ])('%s', (_, rule, now, due) => {
    expect(isMailDue(rule, trip, Date.parse(now))).toBe(due)
  })

  test('keeps its hour where the clocks change in between', () => {
    // Berlin, 28.03.2027 02:00 becomes 03:00: three days before Monday is Friday, 10:00 in winter time.
    const spring = {
      ...trip,
      bookedAt: Date.parse('2027-03-01T00:00:00Z'),
      zone: 'Europe/Berlin',
      startsAt: { date: '2027-03-29', time: '09:00' },
    }
    expect(isMailDue(BALANCE_DUE, spring, Date.parse('2027-03-26T08:59:59Z'))).toBe(false)
    expect(isMailDue(BALANCE_DUE, spring, Date.parse('2027-03-26T09:00:00Z'))).toBe(true)
    expect(isMailDue(REMINDER, spring, Date.parse('2027-03-28T14:59:59Z'))).toBe(false)
    expect(isMailDue(REMINDER, spring, Date.parse('2027-03-28T15:00:00Z'))).toBe(true)
  })

  test('is not sent to whom booked after its hour', () => {
    const late = { ...trip, bookedAt: Date.parse('2027-05-11T15:00:00Z') }
    expect(isMailDue(REMINDER, late, Date.parse('2027-05-11T16:00:00Z'))).toBe(false)
  })
})
