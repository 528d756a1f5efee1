import { describe, expect, test } from 'vitest'
import { carDetails, villaDetails, yachtDetails } from '@/domain/availability/test-stay'
import type { CarChoice } from '@/domain/catalogue/kinds/car/choice'
import type { DetailsOf } from '@/domain/catalogue/kinds/details-schema'
import type { TransferChoice } from '@/domain/catalogue/kinds/transfer/choice'
import { getChoiceProblem } from './choice-problem'

const pax = (adult: number, child = 0, infant = 0) => ({ adult, child, infant })
/** Children are four years and older. */
const LIST = { childFrom: 4 }
const base = { date: '2027-06-01', endDate: '2027-06-05', pax: pax(2), choice: null }

const car: CarChoice = {
  kind: 'car',
  pickupOffice: 'antalya-airport',
  returnOffice: 'kas',
  pickupTime: '10:00',
  returnTime: '10:00',
  driverAge: 40,
}

const route: DetailsOf<'transfer'> = {
  kind: 'transfer',
  fromPlace: 'antalya-airport',
  toPlace: 'side',
  durationMinutes: 75,
  distanceKilometres: 65,
  waitMinutes: 60,
  childSeats: 1,
  vehicles: [{ vehicle: 'minivan', seats: 6, luggage: 6, price: '50.00', perDay: 2 }],
}

const ride: TransferChoice = {
  kind: 'transfer',
  direction: 'outward',
  vehicle: 'minivan',
  quantity: 1,
  time: '10:00',
  flightNumber: null,
  returnRide: null,
  luggage: 2,
  childSeats: 0,
}

describe('how many', () => {
  test('a villa sleeps its capacity, infants included', () => {
    expect(getChoiceProblem(villaDetails, LIST, { ...base, pax: pax(4, 1, 1) })).toBeNull()
    const tooMany = { problem: 'tooManyPersons', limit: 6 }
    expect(getChoiceProblem(villaDetails, LIST, { ...base, pax: pax(4, 2, 1) })).toEqual(tooMany)
    expect(getChoiceProblem(villaDetails, LIST, { ...base, pax: pax(1, 0, 60) })).toEqual(tooMany)
  })

  test('aboard a yacht everybody counts', () => {
    expect(getChoiceProblem(yachtDetails, LIST, { ...base, pax: pax(8) })).toBeNull()
    expect(getChoiceProblem(yachtDetails, LIST, { ...base, pax: pax(8, 0, 1) })).toEqual({
      problem: 'tooManyPersons',
      limit: 8,
    })
  })

  test('an adult brings two infants, or as many as the product says', () => {
    const two = { ...base, pax: pax(1, 0, 3) }
    expect(getChoiceProblem(yachtDetails, LIST, two)).toEqual({ problem: 'tooManyInfants', limit: 2 })
    expect(getChoiceProblem({ ...yachtDetails, infantsPerAdult: 3 }, LIST, two)).toBeNull()
    expect(getChoiceProblem({ ...villaDetails, infantsPerAdult: 0 }, LIST, { ...base, pax: pax(2, 0, 1) })).toEqual({
      problem: 'tooManyInfants',
      limit: 0,
    })
  })
})

describe('a car', () => {
  test.each<[string, Partial<CarChoice> | null, { problem: string; limit: number | null } | null]>([
    ['in order', {}, null],
    ['no choice', null, { problem: 'missingChoice', limit: null }],
    ['an office it does not have', { returnOffice: 'bodrum' }, { problem: 'unknownPlace', limit: null }],
    ['a driver too young', { driverAge: 20 }, { problem: 'driverAge', limit: 21 }],
    ['the youngest', { driverAge: 21 }, null],
    ['the oldest', { driverAge: 75 }, null],
    ['a driver too old', { driverAge: 76 }, { problem: 'driverAge', limit: 75 }],
  ])('%s', (_name, changes, problem) => {
    const choice = changes ? { ...car, ...changes } : null
    expect(getChoiceProblem(carDetails, LIST, { ...base, choice })).toEqual(problem)
  })

  test('that comes back before it went', () => {
    expect(getChoiceProblem(carDetails, LIST, { ...base, endDate: '2027-06-01', choice: car })?.problem).toBe(
      'missingChoice',
    )
    const later = { ...car, returnTime: '18:00' }
    expect(getChoiceProblem(carDetails, LIST, { ...base, endDate: '2027-06-01', choice: later })).toBeNull()
    expect(getChoiceProblem(carDetails, LIST, { ...base, pax: pax(5, 1), choice: car })).toEqual({
      problem: 'tooManyPersons',
      limit: 5,
    })
  })
})

describe('a transfer', () => {
  test.each<[string, number, Partial<TransferChoice>, { problem: string; limit: number | null } | null]>([
    ['in order', 6, {}, null],
    ['too many', 7, {}, { problem: 'tooManyPersons', limit: 6 }],
    ['two vans for them', 12, { quantity: 2 }, null],
    ['too much luggage', 2, { luggage: 7 }, { problem: 'tooMuchLuggage', limit: 6 }],
    ['too many child seats', 2, { childSeats: 2 }, { problem: 'unknownExtra', limit: 1 }],
    ['a vehicle it does not have', 2, { vehicle: 'coach' }, { problem: 'missingChoice', limit: null }],
    [
      'back before there',
      2,
      { returnRide: { date: '2027-06-01', time: '10:00', flightNumber: null } },
      { problem: 'missingChoice', limit: null },
    ],
  ])('%s', (_name, adult, changes, problem) => {
    const chosen = { ...base, endDate: null, pax: pax(adult), choice: { ...ride, ...changes } }
    expect(getChoiceProblem(route, LIST, chosen)).toEqual(problem)
  })
})

describe('who is too young for a tour', () => {
  const tour = (minimumAge: number): DetailsOf<'tour'> => ({
    kind: 'tour',
    durationMinutes: 180,
    days: 1,
    guideLanguages: ['en'],
    groupSize: 16,
    pickup: 'included',
    theme: 'balloon',
    minimumAge,
  })
  const family = { ...base, endDate: null, pax: pax(2, 1, 1) }

  test.each([
    [0, 4, null],
    [3, 4, null],
    [4, 4, { problem: 'tooYoung', limit: 4 }],
    [6, 6, { problem: 'tooYoung', limit: 6 }],
    [0, 0, null],
  ])('from %i years, children from %i', (minimumAge, childFrom, problem) => {
    expect(getChoiceProblem(tour(minimumAge), { childFrom }, family)).toEqual(problem)
    expect(getChoiceProblem(tour(minimumAge), { childFrom }, { ...family, pax: pax(2, 2) })).toBeNull()
  })
})

test('what is sold by enquiry cannot be booked', () => {
  const wedding: DetailsOf<'wedding'> = { kind: 'wedding', guests: 40, venue: 'beach', modules: [] }
  expect(getChoiceProblem(wedding, LIST, base)?.problem).toBe('notBookable')
})
