import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findClashes, lacksRideBack, listSpans, listTrip, nameClash, type TripItem } from './trip'

const item = (key: string, changes: Partial<TripItem>): TripItem => ({
  key,
  kind: 'tour',
  date: '2027-05-12',
  endDate: null,
  session: null,
  startTime: null,
  endTime: null,
  choice: null,
  ...changes,
})

const tour = (key: string, date: string, session: string, endTime: string | null) =>
  item(key, { date, session, startTime: session, endTime })
const villa = (key: string, date: string, endDate: string) =>
  item(key, { kind: 'villa', date, endDate, startTime: '16:00', endTime: '10:00' })
const car = (date: string, pickupTime: string, endDate: string, returnTime: string) =>
  item('car', {
    kind: 'car',
    date,
    endDate,
    choice: { kind: 'car', pickupOffice: 'a', returnOffice: 'a', pickupTime, returnTime, driverAge: 30 },
  })
const ride = (date: string, time: string, back: [string, string] | null = null, flight: string | null = 'TK2556') =>
  item('ride', {
    kind: 'transfer',
    date,
    choice: {
      kind: 'transfer',
      direction: 'outward',
      vehicle: 'minibus',
      quantity: 1,
      time,
      flightNumber: flight,
      returnRide: back && { date: back[0], time: back[1], flightNumber: null },
      luggage: 0,
      childSeats: 0,
    },
  })

/** The clashes, each as `kind first second`. */
const clashesOf = (...items: TripItem[]) =>
  findClashes(listTrip(items)).map((clash) => {
    if (clash.clash === 'noBed') return `noBed ${clash.from} ${clash.to}`
    const [one, two] = clash.clash === 'overlap' ? [clash.first, clash.second] : [clash.span, clash.ride]
    return `${clash.clash} ${one.key} ${two.key}`
  })

describe('overlaps', () => {
  const kekova = tour('kekova', '2027-05-12', '09:00', '16:30')

  test('a second trip that leaves before the first is back', () => {
    expect(clashesOf(kekova, tour('sail', '2027-05-12', '16:00', '20:00'))).toEqual(['overlap kekova sail'])
    expect(clashesOf(kekova, tour('sail', '2027-05-12', '16:30', '20:00'))).toEqual([])
    expect(clashesOf(kekova, tour('sail', '2027-05-13', '09:00', '20:00'))).toEqual([])
  })

  test('a night tour lasts into the next day', () => {
    const balloon = tour('balloon', '2027-05-13', '04:30', '07:00')
    expect(clashesOf(tour('party', '2027-05-12', '21:00', '05:00'), balloon)).toEqual(['overlap party balloon'])
  })

  test('two houses for the same night; one after the other is a journey', () => {
    expect(clashesOf(villa('one', '2027-05-10', '2027-05-15'), villa('two', '2027-05-14', '2027-05-17'))).toEqual([
      'overlap one two',
    ])
    expect(clashesOf(villa('one', '2027-05-10', '2027-05-15'), villa('two', '2027-05-15', '2027-05-17'))).toEqual([])
  })

  test('a tour from the house, with the car, is none; a ride in the middle of a tour is one', () => {
    expect(
      clashesOf(villa('one', '2027-05-10', '2027-05-15'), kekova, car('2027-05-10', '10:00', '2027-05-15', '10:00')),
    ).toEqual([])
    expect(clashesOf(kekova, ride('2027-05-12', '12:00', null, null))).toEqual(['overlap kekova ride'])
  })
})

describe('a tour of several days', () => {
  const safari = { ...tour('safari', '2027-05-12', '09:00', '17:00'), durationDays: 3 }

  test('clashes with what is booked on its second and its last day', () => {
    expect(clashesOf(safari, tour('sail', '2027-05-13', '10:00', '12:00'))).toEqual(['overlap safari sail'])
    expect(clashesOf(safari, tour('sail', '2027-05-14', '16:00', '18:00'))).toEqual(['overlap safari sail'])
    expect(clashesOf(safari, tour('sail', '2027-05-14', '17:00', '18:00'))).toEqual([])
  })

  test('is over before the flight home', () => {
    const flights = (last: string) => ride('2027-05-10', '14:30', [last, '11:00'])
    expect(clashesOf(flights('2027-05-14'), safari)).toEqual(['afterDeparture safari ride', 'overlap safari ride'])
    expect(clashesOf(flights('2027-05-15'), safari)).toEqual([])
  })

  test('brings the beds for its nights', () => {
    const houses = [villa('one', '2027-05-10', '2027-05-12'), villa('two', '2027-05-14', '2027-05-16')]
    expect(clashesOf(...houses)).toEqual(['noBed 2027-05-12 2027-05-14'])
    expect(clashesOf(...houses, safari)).toEqual([])
    expect(clashesOf(safari)).toEqual([])
  })
})

test('a tour that begins during a ride of known length clashes with it', () => {
  const transfer = { ...ride('2027-05-12', '12:00', null, null), durationMinutes: 75 }
  expect(clashesOf(transfer, tour('sail', '2027-05-12', '13:00', '15:00'))).toEqual(['overlap ride sail'])
  expect(clashesOf(transfer, tour('sail', '2027-05-12', '13:15', '15:00'))).toEqual([])
})

describe('the flights', () => {
  const flights = ride('2027-05-10', '14:30', ['2027-05-15', '11:00'])

  test('a car taken before the landing and returned after the flight', () => {
    expect(clashesOf(flights, car('2027-05-10', '09:00', '2027-05-15', '18:00'))).toEqual([
      'beforeArrival car ride',
      'afterDeparture car ride',
    ])
    expect(clashesOf(flights, car('2027-05-10', '15:00', '2027-05-15', '10:00'))).toEqual([])
  })

  test('a tour on the morning of the arrival, or the evening after the departure', () => {
    expect(clashesOf(flights, tour('early', '2027-05-10', '09:00', '12:00'))).toEqual(['beforeArrival early ride'])
    expect(clashesOf(flights, tour('late', '2027-05-15', '19:00', '22:00'))).toEqual(['afterDeparture late ride'])
  })

  test('one who stays in a house checks in before or after landing on the same day', () => {
    expect(clashesOf(ride('2027-05-10', '23:30'), villa('one', '2027-05-10', '2027-05-12'))).toEqual([])
    expect(clashesOf(ride('2027-05-11', '09:00'), villa('one', '2027-05-10', '2027-05-12'))).toEqual([
      'beforeArrival one ride',
    ])
  })

  test('a ride without a flight, or there and back within a day, is neither', () => {
    const early = tour('early', '2027-05-10', '06:00', '08:00')
    expect(clashesOf(ride('2027-05-10', '14:30', null, null), early)).toEqual([])
    expect(clashesOf(ride('2027-05-10', '14:30', ['2027-05-10', '20:00'], null), early)).toEqual([])
  })
})

describe('nights without a bed', () => {
  test('between two houses, after the landing and before the flight', () => {
    const flights = ride('2027-05-10', '14:30', ['2027-05-20', '11:00'])
    expect(
      clashesOf(flights, villa('one', '2027-05-11', '2027-05-14'), villa('two', '2027-05-16', '2027-05-18')),
    ).toEqual(['noBed 2027-05-10 2027-05-11', 'noBed 2027-05-14 2027-05-16', 'noBed 2027-05-18 2027-05-20'])
  })

  test('a house within another’s time leaves no gap', () => {
    expect(clashesOf(villa('one', '2027-05-10', '2027-05-20'), villa('two', '2027-05-12', '2027-05-14'))).toEqual([
      'overlap one two',
    ])
  })

  test('nobody is asked where they sleep who books no bed', () => {
    expect(
      clashesOf(ride('2027-05-10', '14:30', ['2027-05-20', '11:00']), tour('one', '2027-05-12', '09:00', '16:00')),
    ).toEqual([])
  })
})

test('whoever is brought from the airport and not back is told so', () => {
  const lacks = (...items: TripItem[]) => lacksRideBack(listTrip(items))
  expect(lacks(ride('2027-05-10', '14:30'))).toBe(true)
  expect(lacks(ride('2027-05-10', '14:30', ['2027-05-15', '11:00']))).toBe(false)
  expect(lacks(ride('2027-05-10', '14:30', null, null))).toBe(false)
  expect(lacks(villa('one', '2027-05-10', '2027-05-15'))).toBe(false)
})

test('a clash has one name as long as its times stand', () => {
  const names = (start: string) =>
    findClashes(listTrip([tour('a', '2027-05-12', '09:00', '16:30'), tour('b', '2027-05-12', start, '20:00')])).map(
      nameClash,
    )
  expect(names('16:00')).toEqual(names('16:00'))
  expect(names('16:00')).not.toEqual(names('15:00'))
})

test('the order in the basket makes no difference, and nothing clashes with itself', () => {
  const items = [
    tour('a', '2027-05-12', '09:00', '16:30'),
    tour('b', '2027-05-12', '16:00', '20:00'),
    villa('c', '2027-05-10', '2027-05-15'),
    car('2027-05-09', '10:00', '2027-05-16', '10:00'),
    ride('2027-05-10', '14:30', ['2027-05-16', '09:00']),
  ]
  const expected = clashesOf(...items).sort()
  fc.assert(
    fc.property(fc.shuffledSubarray(items, { minLength: items.length }), (shuffled) => {
      expect(clashesOf(...shuffled).sort()).toEqual(expected)
    }),
  )
  for (const each of items) expect(clashesOf(each)).toEqual([])
  expect(listSpans(items[4] as TripItem).map(({ flight }) => flight)).toEqual(['arrival', 'departure'])
})
