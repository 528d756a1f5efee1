import { expect, test } from 'vitest'
import { selectionSchema } from './schema'
import { departureKey, isSameDeparture, personsOf, seatsOf, toSelection } from './selection'

const selection = {
  productId: 7,
  kind: 'tour' as const,
  date: '2027-05-12',
  endDate: null,
  session: '09:00',
  pax: { adult: 2, child: 1, infant: 1 },
  extras: [{ id: 'snorkel', quantity: 2 }],
  pickupPlace: null,
  choice: null,
}

test('infants take no seat, but are persons', () => {
  expect([seatsOf(selection.pax), personsOf(selection.pax)]).toEqual([3, 4])
})

test('day and session tell departures apart, people and extras do not', () => {
  expect(isSameDeparture(selection, { ...selection, session: '13:30' })).toBe(false)
  expect(isSameDeparture(selection, { ...selection, date: '2027-05-13' })).toBe(false)
  expect(departureKey({ ...selection, ...{ pax: { adult: 1, child: 0, infant: 0 }, extras: [] } })).toBe(
    departureKey(selection),
  )
})

test('the vehicle, hour and direction tell rides apart, luggage does not', () => {
  const choice = {
    kind: 'transfer' as const,
    direction: 'outward' as const,
    vehicle: 'minivan' as const,
    quantity: 1,
    time: '14:30',
    flightNumber: null,
    returnRide: null,
    luggage: 2,
    childSeats: 0,
  }
  const ride = { ...selection, kind: 'transfer' as const, session: null, choice }
  expect(isSameDeparture(ride, { ...ride, choice: { ...choice, luggage: 5 } })).toBe(true)
  expect(isSameDeparture(ride, { ...ride, choice: { ...choice, vehicle: 'sedan' } })).toBe(false)
  expect(isSameDeparture(ride, { ...ride, choice: { ...choice, time: '18:00' } })).toBe(false)
})

test('what the kind does not know tells nothing apart, however a client words it', () => {
  expect(isSameDeparture(selection, { ...selection, endDate: selection.date })).toBe(true)
  const villa = { ...selection, kind: 'villa' as const, endDate: '2027-05-19', session: null }
  expect(isSameDeparture(villa, { ...villa, session: '09:00' })).toBe(true)
  expect(isSameDeparture(villa, { ...villa, endDate: '2027-05-20' })).toBe(false)
})

test('only what identifies a choice is sent', () => {
  const sent = toSelection({ ...selection, ...{ fixedTotal: '0.01' } })
  expect(sent).toEqual(selection)
  expect(selectionSchema.parse(sent)).toEqual(selection)
})
