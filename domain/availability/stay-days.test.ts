import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '@/domain/dates/plain-date'
import { blocksStay, freeUnits, nearestArrival, stayDay, stayMonth } from './stay-days'
import type { StayInput } from './stay-types'
import { stayInput, staySeason } from './test-stay'

const week = { priceDays: 7, changeover: 6, minimumDays: 7, latestStart: '15:00' } as const

describe('a day as the first of a stay', () => {
  test('open: its price, its units and the shortest stay', () => {
    expect(stayDay(stayInput(), '2027-05-20')).toEqual({
      date: '2027-05-20',
      dayStatus: 'open',
      reason: null,
      sessions: [],
      lowestPrice: '100.00',
      unitsLeft: 1,
      minimumStay: 3,
      nearestOpen: null,
    })
  })

  test.each([
    ['the day before today', '2027-05-09', {}, 'past'],
    ['after everything on sale', '2028-03-31', {}, 'beyondHorizon'],
    ['a day the operator keeps', '2027-05-20', { closedDays: ['2027-05-20'] }, 'closed'],
    [
      'between two seasons',
      '2027-05-20',
      { seasons: [staySeason('2027-06-01', '2027-07-01', '1.00')] },
      'notOperating',
    ],
    ['a taken night', '2027-05-20', { taken: [{ unit: 1, from: '2027-05-20', to: '2027-05-21' }] }, 'full'],
    ['today, a day before the arrival at the latest', '2027-05-10', {}, 'pastCutoff'],
    [
      'three nights before the next booking but two',
      '2027-05-18',
      { taken: [{ unit: 1, from: '2027-05-20', to: '2027-05-25' }] },
      'minimumStay',
    ],
    ['two nights before a closed day', '2027-05-18', { closedDays: ['2027-05-20'] }, 'minimumStay'],
  ] as [string, string, Partial<StayInput>, string][])('%s: %s', (_name, date, changes, reason) => {
    expect(stayDay(stayInput(changes), date)).toMatchObject({ dayStatus: 'closed', reason })
  })

  test('the night before a booking ends there: three nights up to it can begin', () => {
    const taken = [{ unit: 1, from: '2027-05-20', to: '2027-05-25' }]
    expect(stayDay(stayInput({ taken }), '2027-05-17').dayStatus).toBe('open')
    expect(stayDay(stayInput({ taken }), '2027-05-25').dayStatus).toBe('open')
  })

  test('the season in which a stay begins says how long it has to be', () => {
    expect(stayDay(stayInput(), '2027-06-14').minimumStay).toBe(3)
    expect(stayDay(stayInput(), '2027-06-15')).toMatchObject({ minimumStay: 5, lowestPrice: '150.00' })
  })

  test('exactly a day before the arrival it can still be booked, a millisecond later not', () => {
    const at = (now: string) => stayDay(stayInput({ now }), '2027-05-12').reason
    expect(at('2027-05-11T13:00:00.000Z')).toBeNull()
    expect(at('2027-05-11T13:00:00.001Z')).toBe('pastCutoff')
  })

  test('few of many: two of five; one of one is not few', () => {
    const taken = [1, 2, 3].map((unit) => ({ unit, from: '2027-05-20', to: '2027-05-21' }))
    expect(stayDay(stayInput({ units: 5, taken, minimumDays: 1 }), '2027-05-20')).toMatchObject({
      dayStatus: 'few',
      unitsLeft: 2,
    })
  })

  test('a free night on which no stay can begin keeps its price and does not block', () => {
    const day = stayDay(stayInput({ taken: [{ unit: 1, from: '2027-05-20', to: '2027-05-25' }] }), '2027-05-18')
    expect(day.lowestPrice).toBe('100.00')
    expect(blocksStay(day)).toBe(false)
    expect(blocksStay({ reason: 'full' })).toBe(true)
  })

  test('the leap day is a night like any other', () => {
    const input = stayInput({ taken: [{ unit: 1, from: '2028-02-29', to: '2028-03-01' }], minimumDays: 1 })
    expect(stayDay(input, '2028-02-28').dayStatus).toBe('open')
    expect(stayDay(input, '2028-02-29').reason).toBe('full')
    expect(stayDay(input, '2028-03-01').dayStatus).toBe('open')
  })
})

describe('weeks', () => {
  test('begin on Saturday only, and a taken week closes its Saturday', () => {
    const input = stayInput({ ...week, taken: [{ unit: 1, from: '2027-07-10', to: '2027-07-17' }] })
    expect(stayDay(input, '2027-07-09')).toMatchObject({ reason: 'changeoverDay', lowestPrice: null })
    expect(stayDay(input, '2027-07-10').reason).toBe('full')
    expect(stayDay(input, '2027-07-17')).toMatchObject({ dayStatus: 'open', lowestPrice: '150.00', minimumStay: 7 })
  })

  test('a minimum of ten days in a season is two weeks', () => {
    const seasons = [staySeason('2027-01-01', '2028-01-01', '900.00', 10)]
    expect(stayDay(stayInput({ ...week, seasons }), '2027-07-03').minimumStay).toBe(14)
  })
})

describe('the month', () => {
  test('has every day once and names the nearest arrival of a closed one', () => {
    const days = stayMonth(stayInput({ taken: [{ unit: 1, from: '2027-05-20', to: '2027-05-25' }] }), '2027-05-01')
    expect(days).toHaveLength(31)
    expect(days.find((day) => day.date === '2027-05-19')).toMatchObject({
      reason: 'minimumStay',
      nearestOpen: '2027-05-17',
    })
    expect(days.find((day) => day.date === '2027-05-22')).toMatchObject({ reason: 'full', nearestOpen: '2027-05-25' })
  })

  test('counts the cut-off by the tenant’s clocks, wherever the buyer is', () => {
    // 30.10.2027 14:30 UTC. Arrival on the 31st at 16:00 is 22.5 hours away in Türkiye. In Berlin, where clocks go back
    // that night, it is 24.5 hours away.
    const input = stayInput({ now: '2027-10-30T14:30:00Z' })
    const reasonOn = (zone: string) =>
      stayMonth({ ...input, zone }, '2027-10-01').find((day) => day.date === '2027-10-31')?.reason
    expect(reasonOn('Europe/Istanbul')).toBe('pastCutoff')
    expect(reasonOn('Europe/Berlin')).toBeNull()
  })

  test('the nearest arrival fits the asked length', () => {
    const taken = [{ unit: 1, from: '2027-05-20', to: '2027-05-25' }]
    expect(nearestArrival(stayInput({ taken }), '2027-05-16', 7)).toBe('2027-05-13')
    expect(nearestArrival(stayInput({ taken }), '2027-05-16', 4)).toBe('2027-05-15')
  })
})

describe('whatever is taken', () => {
  const FIRST = '2027-05-01'
  const bookings = fc.array(
    fc.record({
      unit: fc.integer({ min: 1, max: 3 }),
      offset: fc.integer({ min: 0, max: 60 }),
      length: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 20 },
  )
  const closed = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 6 })

  test('an open day has one unit free for its whole shortest stay, and no closed day in it', () => {
    fc.assert(
      fc.property(bookings, closed, fc.integer({ min: 1, max: 3 }), (list, shut, units) => {
        const taken = list.map(({ unit, offset, length }) => ({
          unit,
          from: addDays(FIRST, offset),
          to: addDays(FIRST, offset + length),
        }))
        const closedDays = shut.map((offset) => addDays(FIRST, offset))
        const input = stayInput({ taken, closedDays, units })
        for (const day of stayMonth(input, FIRST)) {
          const nights = Array.from({ length: day.minimumStay ?? 1 }, (_, index) => addDays(day.date, index))
          const isFree = Array.from({ length: units }, (_, index) => index + 1).some((unit) =>
            nights.every((night) => !taken.some((t) => t.unit === unit && t.from <= night && night < t.to)),
          )
          if (day.dayStatus !== 'closed') {
            expect(isFree).toBe(true)
            expect(nights.some((night) => closedDays.includes(night))).toBe(false)
          }
          if (day.nearestOpen) {
            expect(stayDay(input, day.nearestOpen).dayStatus).not.toBe('closed')
            expect(Math.abs(daysBetween(day.date, day.nearestOpen))).toBeLessThanOrEqual(62)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('units that are free are free on every day of the range', () => {
    fc.assert(
      fc.property(
        bookings,
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 10 }),
        (list, offset, length) => {
          const taken = list.map((entry) => ({
            unit: entry.unit,
            from: addDays(FIRST, entry.offset),
            to: addDays(FIRST, entry.offset + entry.length),
          }))
          const range = { from: addDays(FIRST, offset), to: addDays(FIRST, offset + length) }
          const free = freeUnits({ units: 3, taken }, range)
          const daily = Array.from({ length }, (_, index) => addDays(range.from, index)).map((date) =>
            freeUnits({ units: 3, taken }, { from: date, to: addDays(date, 1) }),
          )
          expect(free).toEqual([1, 2, 3].filter((unit) => daily.every((units) => units.includes(unit))))
        },
      ),
    )
  })
})
