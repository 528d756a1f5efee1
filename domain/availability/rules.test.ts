import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '@/domain/dates/plain-date'
import {
  availabilityWindow,
  dayAvailability,
  FEW_SEATS,
  getFirstOpen,
  getSeasonPrice,
  isBeforeCutoff,
  monthAvailability,
  sessionsOn,
} from './rules'
import type { AvailabilityInput, SeasonPrice, SessionRule } from './types'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

function session(changes: Partial<SessionRule> = {}): SessionRule {
  const rule = { time: '09:00', endTime: '17:00', weekdays: EVERY_DAY, capacity: 20, validFrom: null, validTo: null }
  return { ...rule, ...changes }
}

function season(from: string, to: string, adult = '37.80'): SeasonPrice {
  return { from, to, adult, child: '22.00', infant: '0.00' }
}

/** Monday 10.05.2027 12:00 in Türkiye. */
function input(changes: Partial<AvailabilityInput> = {}): AvailabilityInput {
  return {
    sessions: [session()],
    seasons: [season('2027-01-01', '2028-01-01')],
    closedDays: [],
    taken: [],
    licensedCapacity: null,
    cutoffMinutes: 120,
    minPersons: 1,
    now: '2027-05-10T09:00:00Z',
    zone: 'Europe/Istanbul',
    ...changes,
  }
}

const taken = (count: number, date = '2027-05-12', time = '09:00') => [{ date, time, taken: count, infants: 0 }]

describe('an open day', () => {
  test('lists its sessions with seats and prices', () => {
    expect(dayAvailability(input({ taken: taken(6) }), '2027-05-12')).toEqual({
      date: '2027-05-12',
      dayStatus: 'open',
      reason: null,
      sessions: [
        {
          time: '09:00',
          endTime: '17:00',
          capacity: 20,
          seatsLeft: 14,
          prices: { adult: '37.80', child: '22.00', infant: '0.00' },
        },
      ],
      lowestPrice: '37.80',
      unitsLeft: null,
      minimumStay: null,
      nearestOpen: null,
    })
  })

  test('sessions in the order of their times, each with its own counter', () => {
    const two = input({ sessions: [session({ time: '15:00' }), session()], taken: taken(20, '2027-05-12', '15:00') })
    const day = dayAvailability(two, '2027-05-12')
    expect(day.sessions.map(({ time, seatsLeft }) => [time, seatsLeft])).toEqual([
      ['09:00', 20],
      ['15:00', 0],
    ])
    expect(day.dayStatus).toBe('open')
  })

  test.each([
    [20 - FEW_SEATS, 20, 'few'],
    [20 - FEW_SEATS - 1, 20, 'open'],
    [0, 4, 'open'], // a small boat that is empty is not nearly full
    [2, 4, 'open'],
    [3, 4, 'few'],
    [0, 1, 'open'],
  ])('%d taken of %d: %s', (count, capacity, status) => {
    const day = dayAvailability(input({ sessions: [session({ capacity })], taken: taken(count) }), '2027-05-12')
    expect(day.dayStatus).toBe(status)
  })
})

describe('a closed day says why', () => {
  const reasonOf = (changes: Partial<AvailabilityInput>, date: string) => dayAvailability(input(changes), date).reason

  test('past, on the clocks of the tenant', () => {
    expect(reasonOf({}, '2027-05-09')).toBe('past')
    // 22:30Z on the 9th is already the 10th in Türkiye.
    expect(reasonOf({ now: '2027-05-09T22:30:00Z' }, '2027-05-09')).toBe('past')
    expect(reasonOf({ now: '2027-05-09T22:30:00Z' }, '2027-05-10')).toBeNull()
  })

  test('past the cut-off: the exact moment still counts', () => {
    // 09:00 in Türkiye is 06:00Z; two hours before is 04:00Z.
    expect(reasonOf({ now: '2027-05-12T04:00:00Z' }, '2027-05-12')).toBeNull()
    expect(reasonOf({ now: '2027-05-12T04:00:01Z' }, '2027-05-12')).toBe('pastCutoff')
    // A cut-off of two days closes the next day too.
    expect(reasonOf({ cutoffMinutes: 2880 }, '2027-05-11')).toBe('pastCutoff')
    expect(reasonOf({ cutoffMinutes: 2880 }, '2027-05-13')).toBeNull()
  })

  test('a later session keeps the day open, without the one that is past', () => {
    const two = input({ sessions: [session(), session({ time: '15:00' })], now: '2027-05-12T05:00:00Z' })
    const day = dayAvailability(two, '2027-05-12')
    expect([day.dayStatus, day.sessions.map(({ time }) => time)]).toEqual(['open', ['15:00']])
  })

  test('full, or without enough seats for the party', () => {
    expect(reasonOf({ taken: taken(20) }, '2027-05-12')).toBe('full')
    expect(reasonOf({ taken: taken(25) }, '2027-05-12')).toBe('full')
    expect(reasonOf({ taken: taken(18), minPersons: 3 }, '2027-05-12')).toBe('full')
    expect(reasonOf({ taken: taken(18), minPersons: 2 }, '2027-05-12')).toBeNull()
    expect(reasonOf({ taken: taken(20), minPersons: 0 }, '2027-05-12')).toBe('full')
    const day = dayAvailability(input({ taken: taken(25) }), '2027-05-12')
    expect([day.sessions[0]?.seatsLeft, day.lowestPrice]).toEqual([0, null])
  })

  test('a session that is full beside one that is past: full', () => {
    const two = { sessions: [session(), session({ time: '15:00' })], now: '2027-05-12T05:00:00Z' }
    expect(reasonOf({ ...two, taken: taken(20, '2027-05-12', '15:00') }, '2027-05-12')).toBe('full')
  })

  test('not operating: weekday, validity, a gap between seasons', () => {
    expect(reasonOf({ sessions: [session({ weekdays: [1, 2] })] }, '2027-05-12')).toBe('notOperating') // a Wednesday
    expect(reasonOf({ sessions: [session({ validFrom: '2027-05-13' })] }, '2027-05-12')).toBe('notOperating')
    const gap = { seasons: [season('2027-01-01', '2027-05-12'), season('2027-05-13', '2028-01-01')] }
    expect(reasonOf(gap, '2027-05-12')).toBe('notOperating')
    expect(reasonOf(gap, '2027-05-13')).toBeNull()
    expect(reasonOf({ sessions: [] }, '2027-05-12')).toBe('notOperating')
  })

  test('closed by the operator', () => {
    expect(reasonOf({ closedDays: ['2027-05-12'] }, '2027-05-12')).toBe('closed')
  })

  test('beyond what is on sale', () => {
    expect(reasonOf({}, '2027-12-31')).toBeNull()
    expect(reasonOf({}, '2028-01-01')).toBe('beyondHorizon')
    expect(reasonOf({ seasons: [] }, '2027-05-12')).toBe('beyondHorizon')
    const ending = { sessions: [session({ validTo: '2027-05-12' })] }
    expect(reasonOf(ending, '2027-05-12')).toBeNull()
    expect(reasonOf(ending, '2027-05-13')).toBe('beyondHorizon')
  })
})

describe('the parts', () => {
  test('a season ends before its last day; the one that starts last wins', () => {
    const summer = season('2027-06-01', '2027-09-01', '40.00')
    const feast = season('2027-06-10', '2027-06-12', '50.00')
    for (const seasons of [
      [summer, feast],
      [feast, summer],
    ]) {
      expect(getSeasonPrice(seasons, '2027-06-10')?.adult).toBe('50.00')
      expect(getSeasonPrice(seasons, '2027-06-12')?.adult).toBe('40.00')
      expect(getSeasonPrice(seasons, '2027-09-01')).toBeNull()
    }
    expect(getSeasonPrice([summer, { ...summer, adult: '41.00' }], '2027-07-01')?.adult).toBe('41.00')
  })

  test('sessions of a day include both ends of their validity', () => {
    const rule = session({ validFrom: '2027-05-10', validTo: '2027-05-12' })
    const runs = (date: string) => sessionsOn([rule], date).length
    expect(['2027-05-09', '2027-05-10', '2027-05-12', '2027-05-13'].map(runs)).toEqual([0, 1, 1, 0])
  })

  test('the cut-off follows the clocks where they change', () => {
    // Berlin, 28.03.2027 09:00 is 07:00Z; the UTC offset of the evening before was one hour smaller.
    const clock = { cutoffMinutes: 60, zone: 'Europe/Berlin' }
    expect(isBeforeCutoff('2027-03-28', '09:00', { ...clock, now: '2027-03-28T06:00:00Z' })).toBe(true)
    expect(isBeforeCutoff('2027-03-28', '09:00', { ...clock, now: '2027-03-28T06:00:01Z' })).toBe(false)
  })

  test('the cut-off is exact in the zone farthest ahead, too', () => {
    // Kiritimati is 14 hours ahead: 20.05.2027 09:00 there is 19.05. 19:00Z.
    const clock = { cutoffMinutes: 0, zone: 'Pacific/Kiritimati' }
    expect(isBeforeCutoff('2027-05-20', '09:00', { ...clock, now: '2027-05-19T18:59:59Z' })).toBe(true)
    expect(isBeforeCutoff('2027-05-20', '09:00', { ...clock, now: '2027-05-19T19:00:00Z' })).toBe(true)
    expect(isBeforeCutoff('2027-05-20', '09:00', { ...clock, now: '2027-05-19T19:00:01Z' })).toBe(false)
  })

  test('the window is the month and 31 days on either side', () => {
    expect(availabilityWindow('2027-05-20')).toEqual({ from: '2027-03-31', to: '2027-07-02' })
  })
})

describe('a month', () => {
  test('has all its days; a closed one names the nearest open, the later of two', () => {
    const days = monthAvailability(input({ closedDays: ['2027-05-14'] }), '2027-05-20')
    expect(days).toHaveLength(31)
    expect([days[0]?.date, days[30]?.date]).toEqual(['2027-05-01', '2027-05-31'])
    const nearest = (date: string) => days.find((day) => day.date === date)?.nearestOpen
    expect(nearest('2027-05-01')).toBe('2027-05-11')
    expect(nearest('2027-05-14')).toBe('2027-05-15')
    expect(nearest('2027-05-15')).toBeNull()
    expect(getFirstOpen(days)).toBe('2027-05-11')
  })

  test('looks into the months beside it', () => {
    const closedDays = Array.from({ length: 30 }, (_, index) => addDays('2027-06-01', index))
    const days = monthAvailability(input({ closedDays }), '2027-06-01')
    expect(getFirstOpen(days)).toBeNull()
    expect([days[0]?.nearestOpen, days[29]?.nearestOpen]).toEqual(['2027-05-31', '2027-07-01'])
  })

  test('with nothing open names nothing', () => {
    const days = monthAvailability(input({ sessions: [] }), '2027-05-01')
    expect(days.every((day) => day.dayStatus === 'closed' && day.nearestOpen === null)).toBe(true)
  })

  test('whatever the input: closed exactly with a reason, and the nearest open day is open and nearest', () => {
    const may = fc.nat(30).map((days) => addDays('2027-05-01', days))
    const rules = fc.array(
      fc.record({
        time: fc.constantFrom('09:00', '15:00'),
        endTime: fc.constant(null),
        weekdays: fc.subarray(EVERY_DAY),
        capacity: fc.integer({ min: 1, max: 12 }),
        validFrom: fc.option(may),
        validTo: fc.option(may),
      }),
      { maxLength: 3 },
    )
    const counters = fc.array(
      fc.record({ date: may, time: fc.constantFrom('09:00', '15:00'), taken: fc.nat(14), infants: fc.nat(3) }),
      {
        maxLength: 40,
      },
    )
    fc.assert(
      fc.property(rules, counters, fc.uniqueArray(may), fc.nat(4), (sessions, counts, closedDays, minPersons) => {
        const days = monthAvailability(input({ sessions, taken: counts, closedDays, minPersons }), '2027-05-01')
        const open = days.filter((day) => day.dayStatus !== 'closed')
        for (const day of days) {
          const closed = day.dayStatus === 'closed'
          expect([day.reason !== null, day.lowestPrice === null]).toEqual([closed, closed])
          const enough = day.sessions.some((entry) => entry.seatsLeft >= Math.max(1, minPersons))
          expect(enough).toBe(!closed)
          if (!closed || open.length === 0) continue
          const distance = Math.min(...open.map((other) => Math.abs(daysBetween(other.date, day.date))))
          const named = Math.abs(daysBetween(day.nearestOpen ?? '1900-01-01', day.date))
          expect(named).toBeLessThanOrEqual(distance)
        }
      }),
      { numRuns: 60 },
    )
  })
})
