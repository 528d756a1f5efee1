import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './plain-date'
import { bookingNumberStamp, formatDateTime, isLocalTime, toEpoch, toInstant, toLocal } from './zone'

const ISTANBUL = 'Europe/Istanbul'
const BERLIN = 'Europe/Berlin'

describe('toInstant', () => {
  test.each([
    ['2027-05-12', '09:00', ISTANBUL, '2027-05-12T06:00:00.000Z'], // +03 the whole year
    ['2027-01-12', '00:30', ISTANBUL, '2027-01-11T21:30:00.000Z'],
    ['2027-01-12', '09:00', BERLIN, '2027-01-12T08:00:00.000Z'], // winter +01
    ['2027-07-12', '09:00', BERLIN, '2027-07-12T07:00:00.000Z'], // summer +02
    ['2027-07-12', '23:59', 'UTC', '2027-07-12T23:59:00.000Z'],
    ['2027-01-01', '00:00', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'], // +14
    ['2027-01-01', '00:00', 'America/New_York', '2027-01-01T05:00:00.000Z'],
  ])('%s %s in %s', (date, time, zone, expected) => {
    expect(toInstant(date, time, zone)).toBe(expected)
  })

  test('a skipped time is moved on by what was skipped', () => {
    // Berlin, 28.03.2027: 02:00 becomes 03:00 at 01:00Z.
    expect(toInstant('2027-03-28', '01:59', BERLIN)).toBe('2027-03-28T00:59:00.000Z')
    expect(toInstant('2027-03-28', '02:00', BERLIN)).toBe('2027-03-28T01:00:00.000Z')
    expect(toInstant('2027-03-28', '02:30', BERLIN)).toBe('2027-03-28T01:30:00.000Z')
    expect(toLocal('2027-03-28T01:30:00Z', BERLIN)).toEqual({ date: '2027-03-28', time: '03:30' })
    expect(toInstant('2027-03-28', '03:00', BERLIN)).toBe('2027-03-28T01:00:00.000Z')
    // Lord Howe Island skips half an hour: 02:15 becomes 02:45 (+11).
    expect(toInstant('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z')
    // Samoa skipped the whole 30.12.2011.
    expect(toLocal(toInstant('2011-12-30', '10:00', 'Pacific/Apia'), 'Pacific/Apia').date).toBe('2011-12-31')
  })

  test('a time that occurs twice is the first one', () => {
    // Berlin, 31.10.2027: 03:00 becomes 02:00 at 01:00Z, so 02:30 is 00:30Z and again 01:30Z.
    expect(toInstant('2027-10-31', '02:30', BERLIN)).toBe('2027-10-31T00:30:00.000Z')
    expect(toLocal('2027-10-31T01:30:00Z', BERLIN)).toEqual({ date: '2027-10-31', time: '02:30' })
    expect(toInstant('2027-10-31', '03:00', BERLIN)).toBe('2027-10-31T02:00:00.000Z')
    expect(toInstant('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
  })

  test('refuses what does not exist', () => {
    expect(() => toInstant('2027-02-30', '09:00', BERLIN)).toThrow(RangeError)
    expect(() => toInstant('2027-02-20', '24:00', BERLIN)).toThrow(RangeError)
    expect(() => toInstant('2027-02-20', '9:00', BERLIN)).toThrow(RangeError)
    expect(() => toInstant('2027-02-20', '09:00', 'Europe/Atlantis')).toThrow(RangeError)
  })

  test('and back gives the same clock, but for the skipped hour', () => {
    const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2020-01-01', days))
    const minute = fc.integer({ min: 0, max: 1439 })
    const zone = fc.constantFrom(ISTANBUL, BERLIN, 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe')
    fc.assert(
      fc.property(day, minute, zone, (date, minutes, name) => {
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        const local = toLocal(toInstant(date, time, name), name)
        if (local.time === time) expect(local).toEqual({ date, time })
        else expect(`${local.date} ${local.time}` > `${date} ${time}`).toBe(true)
        if (name === ISTANBUL) expect(local.time).toBe(time)
      }),
    )
  })
})

describe('instants', () => {
  test('text needs Z or an offset', () => {
    expect(toEpoch('1970-01-01T00:00:01Z')).toBe(1000)
    expect(toEpoch('1970-01-01T03:00:00+03:00')).toBe(0)
    expect(toEpoch(42)).toBe(42)
    expect(() => toEpoch('2027-05-12T09:00:00')).toThrow(RangeError)
    expect(() => toEpoch('2027-05-12')).toThrow(RangeError)
    expect(() => toEpoch(Number.NaN)).toThrow(RangeError)
    expect(() => toEpoch('2027-99-12T09:00:00Z')).toThrow(RangeError)
  })

  test('toLocal drops seconds and knows midnight', () => {
    expect(toLocal('2027-05-11T21:00:59.999Z', ISTANBUL)).toEqual({ date: '2027-05-12', time: '00:00' })
    expect(toLocal(Date.UTC(2027, 4, 12, 20, 59), ISTANBUL)).toEqual({ date: '2027-05-12', time: '23:59' })
    expect(toLocal(-1, 'UTC')).toEqual({ date: '1969-12-31', time: '23:59' })
  })
})

test('date-time is DD.MM.YYYY HH:mm with 24 hours', () => {
  expect(formatDateTime('2027-05-12T15:05:09Z', ISTANBUL)).toBe('12.05.2027 18:05')
  expect(formatDateTime('2027-05-11T21:07:00Z', ISTANBUL)).toBe('12.05.2027 00:07')
})

test('the stamp of a booking number is YYMMDDHHmmss on the clocks of the tenant', () => {
  expect(bookingNumberStamp('2026-11-20T15:40:07Z', ISTANBUL)).toBe('261120184007')
  expect(bookingNumberStamp('2026-12-31T22:00:00Z', ISTANBUL)).toBe('270101010000')
})

test('the shape of a local time', () => {
  for (const good of ['00:00', '09:30', '23:59']) expect(isLocalTime(good)).toBe(true)
  for (const bad of ['24:00', '9:30', '09:60', '09:30:00', '', null]) expect(isLocalTime(bad)).toBe(false)
})
