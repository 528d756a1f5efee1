import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { villaRules } from '@/domain/catalogue/kinds/villa/rules'
import type { YachtDetails } from '@/domain/catalogue/kinds/yacht/details'
import { yachtRules } from '@/domain/catalogue/kinds/yacht/rules'
import { addDays } from '@/domain/dates/plain-date'
import { checkStay, priceDays, refuseUnended } from './stay-check'
import { getHire, lengthOf, type Period } from './stay-period'
import type { StayInput } from './stay-types'
import { stayInput, villaDetails, yachtDetails } from './test-stay'

function known(period: Period | null): Period {
  if (!period) throw new Error('no period')
  return period
}

const villa = villaRules(villaDetails).stock
const nights = (date: string, endDate: string) => known(villa.getPeriod({ date, endDate, choice: null }))
const charter = (details: YachtDetails, date: string, endDate: string | null) =>
  known(yachtRules(details).stock.getPeriod({ date, endDate, choice: null }))
const weekly = () => yachtRules(yachtDetails).stock.rules

describe('periods', () => {
  test('a villa: nights up to the day of departure', () => {
    expect(nights('2027-05-30', '2027-06-02')).toEqual({
      taken: { from: '2027-05-30', to: '2027-06-02' },
      paid: { from: '2027-05-30', to: '2027-06-02' },
      startTime: '16:00',
      endTime: '10:00',
    })
  })

  test('a day charter: its last day is aboard; without an end it is one day', () => {
    const day = { ...yachtDetails, charter: 'day' as const }
    expect(charter(day, '2027-06-03', null).paid).toEqual({ from: '2027-06-03', to: '2027-06-04' })
    expect(charter(day, '2027-06-03', '2027-06-03').paid).toEqual({ from: '2027-06-03', to: '2027-06-04' })
    expect(lengthOf(charter(day, '2027-06-03', '2027-06-05').paid)).toBe(3)
    const reversed = { date: '2027-06-03', endDate: '2027-06-02', choice: null }
    expect(yachtRules(day).stock.getPeriod(reversed)).toBeNull()
  })

  test.each([
    ['to the minute three days', '10:00', '2027-06-06', '10:00', 3],
    ['a minute more begins a fourth', '10:00', '2027-06-06', '10:01', 4],
    ['earlier on the last day is still the third', '10:00', '2027-06-06', '08:00', 3],
    ['a few hours are one day', '09:00', '2027-06-03', '18:00', 1],
    ['over night', '18:00', '2027-06-04', '09:00', 1],
    ['over the end of the month', '10:00', '2027-07-01', '10:00', 28],
  ])('a car, %s', (_name, pickupTime, endDate, returnTime, days) => {
    const hire = known(getHire({ date: '2027-06-03', endDate: endDate, pickupTime, returnTime }))
    expect(lengthOf(hire.paid)).toBe(days)
    // The unit is also taken on the day of return.
    expect(hire.taken).toEqual({ from: '2027-06-03', to: addDays(endDate, 1) })
  })

  test('a car by the wall clock: the night with 25 hours is one day', () => {
    const times = { pickupTime: '10:00', returnTime: '10:00' }
    expect(lengthOf(known(getHire({ date: '2027-10-30', endDate: '2027-10-31', ...times })).paid)).toBe(1)
    expect(lengthOf(known(getHire({ date: '2027-03-27', endDate: '2027-03-28', ...times })).paid)).toBe(1)
  })

  test('what ends before it begins is none', () => {
    expect(villa.getPeriod({ date: '2027-06-03', endDate: '2027-06-03', choice: null })).toBeNull()
    expect(villa.getPeriod({ date: '2027-06-03', endDate: null, choice: null })).toBeNull()
    const asked = { date: '2027-06-03', endDate: '2027-06-03', pickupTime: '10:00', returnTime: '10:00' }
    expect(getHire(asked)).toBeNull()
  })
})

describe('a stay', () => {
  test('over a change of season costs each night its own price', () => {
    // Three nights of 100.00 before 15.06. and two of 150.00 from then on.
    expect(checkStay(stayInput(), nights('2027-06-12', '2027-06-17'))).toEqual({
      ok: true,
      days: [
        { date: '2027-06-12', quantity: 3, unitPrice: '100.00' },
        { date: '2027-06-15', quantity: 2, unitPrice: '150.00' },
      ],
    })
  })

  test('that begins before the season follows the rule of its first day', () => {
    expect(checkStay(stayInput(), nights('2027-06-13', '2027-06-16')).ok).toBe(true)
    expect(checkStay(stayInput(), nights('2027-06-15', '2027-06-19'))).toMatchObject({
      problem: 'minimumStay',
      limit: 5,
    })
  })

  test('may end on the day on which the next begins', () => {
    const taken = [{ unit: 1, from: '2027-05-20', to: '2027-05-25' }]
    expect(checkStay(stayInput({ taken }), nights('2027-05-15', '2027-05-20')).ok).toBe(true)
    expect(checkStay(stayInput({ taken }), nights('2027-05-25', '2027-05-28')).ok).toBe(true)
    expect(checkStay(stayInput({ taken }), nights('2027-05-15', '2027-05-21'))).toMatchObject({
      problem: 'full',
      nearestOpen: '2027-05-14',
    })
  })

  test('wants one and the same unit: free nights in two houses are no stay', () => {
    const taken = [
      { unit: 1, from: '2027-05-20', to: '2027-05-22' },
      { unit: 2, from: '2027-05-22', to: '2027-05-24' },
    ]
    expect(checkStay(stayInput({ taken, units: 2 }), nights('2027-05-20', '2027-05-24'))).toMatchObject({
      problem: 'full',
    })
  })

  test.each([
    ['past', nights('2027-05-01', '2027-05-20'), {}, 'past'],
    ['too late for today', nights('2027-05-10', '2027-05-20'), {}, 'pastCutoff'],
    ['a closed day within', nights('2027-05-20', '2027-05-25'), { closedDays: ['2027-05-23'] }, 'notOperating'],
    ['beyond what is on sale', nights('2028-03-29', '2028-04-02'), {}, 'notOperating'],
    ['longer than anything let', nights('2027-05-20', '2027-12-20'), {}, 'notOperating'],
  ] as [string, Period, Partial<StayInput>, string][])('%s', (_name, asked, changes, problem) => {
    expect(checkStay(stayInput(changes), asked)).toMatchObject({
      ok: false,
      problem,
    })
  })

  test('without an end is told the shortest', () => {
    expect(refuseUnended(stayInput(), '2027-06-20')).toMatchObject({ problem: 'minimumStay', limit: 5 })
  })
})

describe('a week charter', () => {
  const weeks = (date: string, endDate: string) => charter(yachtDetails, date, endDate)

  test('costs each week the price of its Saturday', () => {
    expect(checkStay(stayInput(weekly()), weeks('2027-06-12', '2027-06-26'))).toEqual({
      ok: true,
      days: [
        { date: '2027-06-12', quantity: 1, unitPrice: '100.00' },
        { date: '2027-06-19', quantity: 1, unitPrice: '150.00' },
      ],
    })
  })

  test.each([
    ['a Sunday', '2027-06-13', '2027-06-20', '2027-06-12'],
    ['ten days', '2027-06-12', '2027-06-22', '2027-06-19'],
  ])('%s is no changeover day', (_name, date, endDate, nearestOpen) => {
    expect(checkStay(stayInput(weekly()), weeks(date, endDate))).toMatchObject({
      problem: 'changeoverDay',
      nearestOpen,
    })
  })
})

describe('whatever the dates', () => {
  test('the priced nights add up to the nights, each at the price of its season', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 60 }), (offset, length) => {
        const date = addDays('2027-05-12', offset)
        const asked = nights(date, addDays(date, length))
        const days = priceDays(stayInput(), asked)
        expect(days.reduce((sum, entry) => sum + entry.quantity, 0)).toBe(length)
        const each = days.flatMap((entry) => Array.from({ length: entry.quantity }, () => entry.unitPrice))
        each.forEach((price, index) => {
          const night = addDays(date, index)
          expect(price).toBe(night >= '2027-06-15' && night < '2027-09-16' ? '150.00' : '100.00')
        })
      }),
    )
  })

  test('what is sold never touches a closed day or a booking of its unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 3, max: 20 }),
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 0, max: 40 }),
        (offset, length, shut, other) => {
          const date = addDays('2027-05-10', offset)
          const closed = addDays('2027-05-10', shut)
          const taken = [{ unit: 1, from: addDays('2027-05-10', other), to: addDays('2027-05-10', other + 4) }]
          const asked = nights(date, addDays(date, length))
          const check = checkStay(stayInput({ closedDays: [closed], taken }), asked)
          if (!check.ok) return
          expect(closed >= asked.taken.from && closed < asked.taken.to).toBe(false)
          expect(taken.some((entry) => entry.from < asked.taken.to && asked.taken.from < entry.to)).toBe(false)
        },
      ),
    )
  })
})
