import { expect, test } from 'vitest'
import type { ReservationDetails } from '@/domain/reservations/details-schema'
import { listDetailFacts } from './detail-facts'

const ride = (ticketNumber: string, flightNumber: string | null): ReservationDetails['items'][number] => ({
  ticketNumber,
  editable: true,
  asks: ['flightNumber'],
  flightNumber,
  returnFlightNumber: null,
})

const details: ReservationDetails = {
  version: 'v',
  detailsState: 'open',
  editableUntil: null,
  needsIdentity: false,
  needsPlace: false,
  guest: {
    firstName: 'Hannah',
    lastName: 'Whitfield',
    birthDate: '1988-03-14',
    identityNumber: null,
    address: null,
    city: 'Leeds',
    country: 'GB',
    phone: '+44 7700 900123',
  },
  hotel: { hotelName: 'Rixos', room: '', city: 'Antalya', district: 'Belek' },
  note: '',
  items: [ride('A', 'LH 3380')],
}

const factsOf = (changes: Partial<ReservationDetails> = {}) =>
  listDetailFacts(
    { ...details, ...changes },
    { locale: 'en', labelOf: (label) => label, titleOf: (number) => number },
  ).map(({ label, parts }) => [label, parts.join(', ')])

test('what is known is told, the country by its name', () => {
  expect(factsOf()).toEqual([
    ['hotelName', 'Rixos, Belek, Antalya'],
    ['flightNumber', 'LH 3380'],
    ['name', 'Hannah Whitfield'],
    ['phone', '+44 7700 900123'],
    ['birthDate', '14.03.1988'],
    ['address', 'Leeds, United Kingdom'],
  ])
})

test('hotel and flight are missed as long as they can be given', () => {
  const bare = { hotel: null, items: [ride('A', null)] }
  expect(factsOf(bare).slice(0, 2)).toEqual([
    ['hotelName', ''],
    ['flightNumber', ''],
  ])
  const late = { ...bare, detailsState: 'closed' as const, items: [{ ...ride('A', null), editable: false }] }
  expect(factsOf(late)[0]).toEqual(['name', 'Hannah Whitfield'])
})

test('of several rides each flight names its own', () => {
  const labels = factsOf({ items: [ride('A', null), ride('B', 'TK 1')] }).map(([label]) => label)
  expect(labels.slice(1, 3)).toEqual(['A · flightNumber', 'B · flightNumber'])
})
