import { expect, test } from 'vitest'
import { writePoint } from '@/domain/reservations/item-fact'
import { findTimes } from '@/domain/reservations/item-summary'
import type { Settings } from '@/domain/settings/schema'
import { LOCALES } from '@/domain/shared/locales'
import { peopleOf, writeFact } from './booked-item'

test.each([
  ['en', '2 adults, 1 child, 1 infant', '1 adult, 2 children, 3 infants'],
  ['tr', '2 yetişkin, 1 çocuk, 1 bebek', '1 yetişkin, 2 çocuk, 3 bebek'],
  ['de', '2 Erwachsene, 1 Kind, 1 Kleinkind', '1 Erwachsener, 2 Kinder, 3 Kleinkinder'],
  ['nl', '2 volwassenen, 1 kind, 1 baby', '1 volwassene, 2 kinderen, 3 baby’s'],
  ['ru', '2 взрослых, 1 ребёнок, 1 младенец', '1 взрослый, 2 ребёнка, 3 младенца'],
  ['ar', 'بالغان، طفل واحد، رضيع واحد', 'بالغ واحد، طفلان، 3 رضّع'],
] as const)('%s: %s; %s', (locale, first, second) => {
  expect(peopleOf({ adult: 2, child: 1, infant: 1 }, locale)).toBe(first)
  expect(peopleOf({ adult: 1, child: 2, infant: 3 }, locale)).toBe(second)
})

test('many are counted in their own form', () => {
  const pax = { adult: 5, child: 11, infant: 0 }
  expect(peopleOf(pax, 'ru')).toBe('5 взрослых, 11 детей')
  expect(peopleOf(pax, 'ar')).toBe('5 بالغين، 11 طفلًا')
})

test.each(LOCALES)('nobody of a band is not told in %s', (locale) => {
  expect(peopleOf({ adult: 21, child: 0, infant: 0 }, locale)).toMatch(/^21 \S+$/)
})

const day = {
  kind: 'tour',
  date: '2027-05-12',
  endDate: null,
  session: null,
  startTime: '09:00',
  endTime: null,
  choice: null,
  unit: 'person',
} as const
const there = {
  kind: 'transfer',
  direction: 'outward',
  vehicle: 'sedan',
  quantity: 1,
  time: '09:00',
  flightNumber: null,
  returnRide: null,
  luggage: 1,
  childSeats: 0,
} as const
const back = { date: '2027-05-17', time: '11:15', flightNumber: null }
const car = {
  kind: 'car',
  pickupOffice: 'kalkan',
  returnOffice: 'kalkan',
  pickupTime: '09:00',
  returnTime: '18:30',
  driverAge: 38,
} as const

test.each([
  ['a tour', { endTime: '17:00' }, '12.05.2027 09:00 – 17:00'],
  ['a tour of three days', { endTime: '17:00', durationDays: 3 }, '12.05.2027 09:00 – 14.05.2027 17:00, 3 days'],
  ['a tour into the night', { startTime: '21:00', endTime: '02:00' }, '12.05.2027 21:00 – 02:00'],
  ['a ride', { kind: 'transfer', choice: there, durationMinutes: 75 }, '12.05.2027 09:00'],
  ['a ride and the ride back', { kind: 'transfer', choice: { ...there, returnRide: back } }, '12.05.2027 09:00'],
  ['a day without hours', { startTime: null }, '12.05.2027'],
  [
    'a stay',
    { kind: 'villa', startTime: '16:00', endDate: '2027-05-15', endTime: '10:00' },
    '12.05.2027 16:00 – 15.05.2027 10:00, 3 nights',
  ],
  ['a day aboard', { kind: 'yacht', endDate: '2027-05-12', endTime: '18:00' }, '12.05.2027 09:00 – 18:00'],
  ['a hire', { kind: 'car', endDate: '2027-05-15', choice: car }, '12.05.2027 09:00 – 15.05.2027 18:30, 4 days'],
] as const)('%s is told with its end', (_name, changes, span) => {
  expect(writeFact(findTimes({ ...day, ...changes }), 'en', {} as Settings)).toBe(span)
})

test('the name of a meeting point is a sentence of its own', () => {
  expect(writePoint({ title: 'Ticketkiosk, kant Atatürkboulevard', text: 'Je gids draagt geel.' })).toBe(
    'Ticketkiosk, kant Atatürkboulevard. Je gids draagt geel.',
  )
  expect(writePoint({ title: 'Haven', text: '' })).toBe('Haven')
})
