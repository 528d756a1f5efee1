import { describe, expect, test } from 'vitest'
import type { BasketItem } from '@/domain/basket/schema'
import {
  type DetailsGuest,
  type DetailValues,
  findEmptied,
  getDetailsEnd,
  getDetailsNeeds,
  getDetailsState,
  isMaskedIdentity,
  isOnVoucher,
  listAskedDetails,
  listChangedDetails,
  maskIdentity,
  readItemDetails,
  writeDetails,
  writeItemDetails,
} from './details'
import { detailsChangeSchema } from './details-schema'

const zone = 'Europe/Istanbul'

const tour = {
  kind: 'tour',
  date: '2026-12-05',
  endDate: null,
  session: '09:00',
  startTime: '09:00',
  endTime: '16:30',
  choice: null,
} as BasketItem

const ride = (returnRide: boolean): BasketItem => ({
  ...tour,
  kind: 'transfer',
  session: null,
  choice: {
    kind: 'transfer',
    direction: 'outward',
    vehicle: 'sedan',
    quantity: 1,
    time: '13:00',
    flightNumber: 'TK 2556',
    returnRide: returnRide ? { date: '2026-12-12', time: '08:00', flightNumber: null } : null,
    luggage: 2,
    childSeats: 0,
  },
})

describe('details of an item', () => {
  test('a transfer asks for its flights, also for that of a ride back; no other kind asks for any', () => {
    expect(listAskedDetails(ride(true))).toEqual(['flightNumber', 'returnFlightNumber'])
    expect(listAskedDetails(ride(false))).toEqual(['flightNumber'])
    for (const kind of ['tour', 'villa', 'yacht', 'car'] as const)
      expect(listAskedDetails({ ...tour, kind } as BasketItem)).toEqual([])
  })

  test('what is written is read again, and nothing else of the item changes', () => {
    const details = { flightNumber: null, returnFlightNumber: 'LH 12' }
    const written = writeItemDetails(ride(true), details)
    expect(readItemDetails(written)).toEqual(details)
    expect(writeItemDetails(written, readItemDetails(ride(true)))).toEqual(ride(true))
  })

  test('a field that an item does not ask for is left out', () => {
    const details = { flightNumber: 'LH 12', returnFlightNumber: 'LH 13' }
    expect(writeItemDetails(tour, details)).toEqual(tour)
    expect(readItemDetails(writeItemDetails(ride(false), details))).toEqual({ ...details, returnFlightNumber: null })
  })
})

describe('the time for changes', () => {
  const services = [
    { item: tour, cutoffMinutes: 120 },
    { item: { ...tour, date: '2026-12-08' }, cutoffMinutes: 0 },
  ]
  const at = (moment: string, status = 'active') => getDetailsState({ status, services, zone, now: Date.parse(moment) })

  test('ends with the cut-off before the start of the item', () => {
    expect(new Date(getDetailsEnd({ item: tour, cutoffMinutes: 120 }, zone)).toISOString()).toBe(
      '2026-12-05T04:00:00.000Z',
    )
  })

  test('lasts as long as one item is before its cut-off, that moment included', () => {
    expect(at('2026-12-05T04:00:01Z')).toBe('open')
    expect(at('2026-12-08T06:00:00Z')).toBe('open')
    expect(at('2026-12-08T06:00:01Z')).toBe('closed')
  })

  test('is over for a reservation that has ended or is cancelled', () => {
    expect(at('2026-12-08T13:31:00Z')).toBe('ended')
    expect(at('2026-12-01T00:00:00Z', 'closed')).toBe('ended')
    expect(at('2026-12-01T00:00:00Z', 'cancelled')).toBe('cancelled')
    expect(at('2026-12-01T00:00:00Z', 'any other word')).toBe('cancelled')
  })
})

const guest: DetailsGuest = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  birthDate: null,
  identityNumber: 'P 1234567',
  address: null,
  city: 'Leeds',
  country: 'GB',
  phone: '+44 7700 900123',
}

describe('a field that the booking required', () => {
  const booked = { kinds: ['villa'] as const, paymentMethod: 'card' as const, isFree: false, isByAgency: false, guest }

  test('cannot be emptied', () => {
    const needs = getDetailsNeeds(booked)
    expect(needs).toEqual({ needsIdentity: true, needsPlace: true })
    expect(findEmptied(needs, guest)).toEqual([])
    const emptied = { ...guest, identityNumber: '', city: null, country: null }
    expect(findEmptied(needs, emptied)).toEqual(['identityNumber', 'city', 'country'])
  })

  test('is optional where the checkout has it optional', () => {
    const open = { needsIdentity: false, needsPlace: false }
    expect(getDetailsNeeds({ ...booked, kinds: ['tour', 'transfer'], paymentMethod: 'onArrival' })).toEqual(open)
    expect(getDetailsNeeds({ ...booked, kinds: ['tour'], isFree: true })).toEqual(open)
    expect(getDetailsNeeds({ ...booked, kinds: ['tour'], isByAgency: true })).toEqual(open)
    expect(findEmptied(open, { ...guest, identityNumber: null, city: null, country: null })).toEqual([])
  })

  test('that a booking never had does not keep its guest from changing others', () => {
    const bare = { ...guest, identityNumber: null, city: null }
    expect(getDetailsNeeds({ ...booked, guest: bare })).toEqual({ needsIdentity: false, needsPlace: false })
  })
})

test.each([
  ['P 1234567', '••••567'],
  ['P12345', '••••'],
  ['', ''],
  [null, null],
])('the passport number %s is masked as %s', (number, masked) => {
  expect(maskIdentity(number)).toBe(masked)
  expect(isMaskedIdentity(masked)).toBe(Boolean(number))
  expect(isMaskedIdentity(number)).toBe(false)
})

describe('what changed', () => {
  const values: DetailValues = {
    guest,
    hotel: null,
    note: '',
    items: [{ ticketNumber: 'INT-AB-CDEF', flightNumber: null, returnFlightNumber: null }],
  }
  const hotel = { hotelName: 'Rixos', room: '', city: '', district: '' }

  test('is told by groups, in one order', () => {
    expect(listChangedDetails(values, values)).toEqual([])
    const after = {
      ...values,
      guest: { ...guest, lastName: 'Marsh', country: 'DE' },
      hotel,
      note: 'Ground floor, please.',
      items: [{ ticketNumber: 'INT-AB-CDEF', flightNumber: 'LH 12', returnFlightNumber: null }],
    }
    expect(listChangedDetails(values, after)).toEqual(['name', 'address', 'hotel', 'flight', 'note'])
  })

  test('makes another text for a version, and the same details make the same', () => {
    expect(writeDetails({ ...values, hotel })).not.toBe(writeDetails(values))
    expect(writeDetails({ ...values, guest: { ...guest } })).toBe(writeDetails(values))
  })

  test('issues the voucher anew when it is the name', () => {
    expect(isOnVoucher(['name', 'hotel'])).toBe(true)
    expect(isOnVoucher(['phone', 'birthDate', 'identity', 'address', 'hotel', 'flight', 'note'])).toBe(false)
  })
})

describe('the request', () => {
  const request = {
    reference: 'r'.repeat(32),
    version: 'v',
    guest,
    hotel: { hotelName: 'Rixos', room: '12', city: 'Antalya', district: 'Kemer' },
    note: '',
    items: [{ ticketNumber: 'INT-AB-CDEF', flightNumber: 'tk2556' }],
  }
  const faultOf = (changes: object) => detailsChangeSchema.safeParse({ ...request, ...changes }).error?.issues[0]

  test('takes what the checkout takes, and no e-mail address', () => {
    const parsed = detailsChangeSchema.parse({ ...request, guest: { ...guest, email: 'other@mail.example' } })
    expect(parsed.guest).not.toHaveProperty('email')
    expect(parsed.items).toEqual([{ ticketNumber: 'INT-AB-CDEF', flightNumber: 'TK2556' }])
  })

  test.each([
    ['an address as a name', { guest: { ...guest, firstName: 'www.win.example' } }, 'nameLink'],
    ['a name without a letter', { guest: { ...guest, lastName: '\u3164' } }, 'name'],
    ['a card number in the note', { note: '5528 7900 0000 0008' }, 'cardNumber'],
    ['a card number as a hotel', { hotel: { ...request.hotel, hotelName: '5528790000000008' } }, 'cardNumber'],
  ])('refuses %s', (_case, changes, message) => {
    expect(faultOf(changes)?.message).toBe(message)
  })

  test.each([
    ['an empty name', { guest: { ...guest, firstName: ' ' } }],
    ['a long note', { note: 'n'.repeat(2001) }],
    ['what is no flight', { items: [{ ticketNumber: 'INT-AB-CDEF', flightNumber: 'flight' }] }],
  ])('refuses %s', (_case, changes) => {
    expect(faultOf(changes)).toBeDefined()
  })
})
