import { describe, expect, test } from 'vitest'
import type { DayAvailability } from '@/domain/availability/schema'
import type { BasketItem } from '@/domain/basket/schema'
import { findClashes, listTrip } from '@/domain/basket/trip'
import { addDays } from '@/domain/dates/plain-date'
import { buildItem } from './test-items'
import { proposeFix } from './trip-fix'

const FIRST = '2027-05-01'

/** Two months of days with the given departures and four seats each. */
function days(times: string[], changes: (date: string) => Partial<DayAvailability> = () => ({})): DayAvailability[] {
  return Array.from({ length: 61 }, (_, index) => {
    const date = addDays(FIRST, index)
    const sessions = times.map((time) => ({ time, endTime: '21:30', capacity: 10, seatsLeft: 4 }))
    const day = {
      date,
      dayStatus: 'open',
      reason: null,
      lowestPrice: '42.00',
      unitsLeft: 1,
      sessions,
      minimumStay: 1,
      nearestOpen: null,
    }
    return { ...day, ...changes(date) } as DayAvailability
  })
}

const tour = (productId: number, date: string, session: string, endTime: string) =>
  buildItem({ productId, date, session, startTime: session, endTime, pax: { adult: 2, child: 0, infant: 0 } })
const villa = (productId: number, date: string, endDate: string) =>
  buildItem({
    productId,
    kind: 'villa',
    date,
    endDate,
    session: null,
    startTime: '16:00',
    endTime: '10:00',
    unit: 'night',
  })
const car = (date: string, pickupTime: string, endDate: string, returnTime: string) =>
  buildItem({
    productId: 50,
    kind: 'car',
    date,
    endDate,
    session: null,
    unit: 'day',
    choice: { kind: 'car', pickupOffice: 'a', returnOffice: 'a', pickupTime, returnTime, driverAge: 30 },
  })
const flights = (date: string, time: string, backDate: string, backTime: string) =>
  buildItem({
    productId: 60,
    kind: 'transfer',
    date,
    session: null,
    choice: {
      kind: 'transfer',
      direction: 'outward',
      vehicle: 'minibus',
      quantity: 1,
      time,
      flightNumber: 'TK2556',
      returnRide: { date: backDate, time: backTime, flightNumber: 'TK2557' },
      luggage: 0,
      childSeats: 0,
    },
  })

/** Applies the fix of the first clash. Returns it with the clashes that remain. */
function mend(items: BasketItem[], known: Record<number, DayAvailability[]>) {
  const [clash] = findClashes(listTrip(items))
  if (!clash) throw new Error('nothing clashes')
  const fix = proposeFix(clash, items, (productId) => known[productId] ?? [])
  if (!fix) return { fix: null, left: null }
  const mended = items.map((item) => (item.key === fix.key ? { ...item, ...fix.change } : item))
  return { fix: [fix.fix, fix.at], left: findClashes(listTrip(mended)).length }
}

describe('two trips at once', () => {
  const kekova = tour(1, '2027-05-12', '09:00', '16:30')
  const sail = tour(2, '2027-05-12', '16:00', '20:00')

  test('the later one takes another departure of the day, as long as the first', () => {
    expect(mend([kekova, sail], { 2: days(['16:00', '17:30']) })).toEqual({
      fix: ['time', '2027-05-12T17:30'],
      left: 0,
    })
  })

  test('else the nearest day on which nothing else lies and there is room for the party', () => {
    const busy = tour(3, '2027-05-13', '15:00', '18:00')
    const full = (date: string) =>
      date === '2027-05-11' ? { dayStatus: 'closed' as const, reason: 'full' as const } : {}
    expect(mend([kekova, sail, busy], { 2: days(['16:00'], full) })).toEqual({
      fix: ['move', '2027-05-14T16:00'],
      left: 0,
    })
  })

  test('the first is moved where the later cannot be', () => {
    expect(mend([kekova, sail], { 1: days(['09:00']), 2: days([]) })).toEqual({
      fix: ['move', '2027-05-13T09:00'],
      left: 0,
    })
  })

  test('nothing is proposed that is not known to work', () => {
    expect(mend([kekova, sail], {}).fix).toBeNull()
    const tooMany = { ...sail, pax: { adult: 5, child: 0, infant: 0 } }
    expect(mend([kekova, tooMany], { 2: days(['16:00', '18:00']) }).fix).toBeNull()
  })
})

describe('flights', () => {
  const ride = flights('2027-05-10', '14:40', '2027-05-15', '11:10')

  test('a car is picked up after the landing and returned before the flight', () => {
    const known = { 50: days([]) }
    expect(mend([ride, car('2027-05-10', '09:00', '2027-05-14', '10:00')], known)).toEqual({
      fix: ['pickUp', '2027-05-10T14:45'],
      left: 0,
    })
    expect(mend([ride, car('2027-05-11', '09:00', '2027-05-16', '10:00')], known)).toEqual({
      fix: ['giveBack', '2027-05-15T11:00'],
      left: 0,
    })
  })

  test('a tour moves into the days of the trip', () => {
    expect(mend([ride, tour(1, '2027-05-10', '09:00', '12:00')], { 1: days(['09:00']) })).toEqual({
      fix: ['move', '2027-05-11T09:00'],
      left: 0,
    })
  })

  test('a house is let from the day of the landing to that of the flight', () => {
    const known = { 4: days([]) }
    expect(mend([ride, villa(4, '2027-05-09', '2027-05-15')], known)).toEqual({
      fix: ['arrive', '2027-05-10T16:00'],
      left: 0,
    })
    expect(mend([ride, villa(4, '2027-05-10', '2027-05-16')], known)).toEqual({
      fix: ['leave', '2027-05-15T10:00'],
      left: 0,
    })
  })
})

describe('nights without a bed', () => {
  const trip = [villa(4, '2027-05-10', '2027-05-13'), villa(5, '2027-05-15', '2027-05-18')]

  test('the house before is kept for longer, or the one after taken earlier', () => {
    expect(mend(trip, { 4: days([]), 5: days([]) })).toEqual({ fix: ['stayUntil', '2027-05-15T10:00'], left: 0 })
    const taken = (date: string) =>
      date === '2027-05-13' ? { dayStatus: 'closed' as const, reason: 'full' as const } : {}
    expect(mend(trip, { 4: days([], taken), 5: days([]) })).toEqual({ fix: ['arrive', '2027-05-13T16:00'], left: 0 })
    expect(mend(trip, { 4: days([], taken), 5: days([], taken) }).fix).toBeNull()
  })

  test('two houses for the same nights: the second begins when the first ends', () => {
    const both = [villa(4, '2027-05-10', '2027-05-13'), villa(5, '2027-05-12', '2027-05-18')]
    expect(mend(both, { 5: days([]) })).toEqual({ fix: ['arrive', '2027-05-13T16:00'], left: 0 })
  })
})
