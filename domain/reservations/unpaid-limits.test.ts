import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Selection } from '../basket/schema'
import { BOOKABLE_KINDS } from '../catalogue/kinds/kinds'
import { countUnpaid, findExceeded, toUnpaidItem, type UnpaidItem } from './unpaid-limits'

const LIMITS = { places: 12, departures: 3, rentals: 1 }
const tour = (departure: string, seats: number): UnpaidItem => ({ kind: 'tour', departure, seats })
const villa = (departure: string): UnpaidItem => ({ kind: 'villa', departure, seats: 6 })
const car = (departure: string): UnpaidItem => ({ kind: 'car', departure, seats: 4 })

test('seats and distinct departures are counted of tours, periods of each kind that is let', () => {
  const items = [tour('a', 4), tour('a', 2), tour('b', 1), villa('c'), car('d'), car('e')]
  expect(countUnpaid(items)).toEqual({ places: 7, departures: 2, rentals: 2 })
})

test('a vehicle that one person books is a place on each of its rides', () => {
  const ride = { date: '2027-06-01', time: '10:00', flightNumber: null }
  const book = (adult: number, quantity: number, returnRide: typeof ride | null): Selection => ({
    productId: 1,
    kind: 'transfer',
    date: '2027-05-25',
    endDate: null,
    session: null,
    pax: { adult, child: 0, infant: 0 },
    extras: [],
    pickupPlace: null,
    choice: {
      kind: 'transfer',
      direction: 'outward',
      vehicle: 'sedan',
      quantity,
      time: '10:00',
      flightNumber: null,
      returnRide,
      luggage: 0,
      childSeats: 0,
    },
  })
  expect(toUnpaidItem(book(1, 4, ride)).seats).toBe(8)
  expect(toUnpaidItem(book(1, 4, null)).seats).toBe(4)
  expect(toUnpaidItem(book(6, 1, ride)).seats).toBe(6)
})

test('the limit itself may be reached, one more may not', () => {
  expect(findExceeded([tour('a', 10)], [tour('b', 2)], LIMITS)).toBeNull()
  expect(findExceeded([tour('a', 10)], [tour('b', 3)], LIMITS)).toBe('places')
  expect(findExceeded([tour('a', 1), tour('b', 1)], [tour('c', 1)], LIMITS)).toBeNull()
  expect(findExceeded([tour('a', 1), tour('b', 1), tour('c', 1)], [tour('d', 1)], LIMITS)).toBe('departures')
  expect(findExceeded([villa('a')], [car('b')], LIMITS)).toBeNull()
  expect(findExceeded([villa('a')], [villa('b')], LIMITS)).toBe('rentals')
})

test('what is over a limit already does not stand in the way of something else', () => {
  expect(findExceeded([villa('a'), villa('b')], [tour('c', 2)], LIMITS)).toBeNull()
})

const items = fc.array(
  fc.record({
    kind: fc.constantFrom(...BOOKABLE_KINDS),
    departure: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    seats: fc.integer({ min: 1, max: 15 }),
  }),
  { maxLength: 5 },
)

test('whatever is asked for in whatever order, no more is kept than the limits', () => {
  fc.assert(
    fc.property(fc.array(items, { maxLength: 10 }), (wishes) => {
      const kept: UnpaidItem[] = []
      for (const wish of wishes) if (findExceeded(kept, wish, LIMITS) === null) kept.push(...wish)
      const count = countUnpaid(kept)
      expect(count.places <= 12 && count.departures <= 3 && count.rentals <= 1).toBe(true)
    }),
  )
})
