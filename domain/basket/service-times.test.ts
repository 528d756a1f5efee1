import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import { buildCalendarFile } from '@/domain/reservations/calendar-file'
import { hasEnded } from '@/domain/reservations/ended'
import { addDays } from '../dates/plain-date'
import { toEpoch, toLocal } from '../dates/zone'
import {
  compareStarts,
  getLaterEndDay,
  getServiceInstants,
  getServiceTimes,
  listServiceParts,
  type ServiceItem,
} from './service-times'
import { dayOf, listSpans } from './trip'

const tour: ServiceItem = {
  kind: 'tour',
  date: '2027-05-12',
  endDate: null,
  session: '09:00',
  startTime: '09:00',
  endTime: '17:00',
  choice: null,
  durationDays: 1,
  durationMinutes: 480,
}
const stay = { session: null, durationMinutes: null }
const villa: ServiceItem = {
  ...tour,
  ...stay,
  kind: 'villa',
  endDate: '2027-05-15',
  startTime: '16:00',
  endTime: '10:00',
}
const yacht: ServiceItem = { ...tour, ...stay, kind: 'yacht', startTime: '10:00', endTime: '18:00' }
const car: ServiceItem = {
  ...tour,
  ...stay,
  kind: 'car',
  endDate: '2027-05-14',
  startTime: '14:30',
  endTime: '10:00',
  choice: {
    kind: 'car',
    pickupOffice: 'a',
    returnOffice: 'a',
    pickupTime: '14:30',
    returnTime: '10:00',
    driverAge: 30,
  },
}
const rideChoice = {
  kind: 'transfer',
  direction: 'outward',
  vehicle: 'sedan',
  quantity: 1,
  time: '23:30',
  flightNumber: null,
  returnRide: null,
  luggage: 0,
  childSeats: 0,
} as const
const ride: ServiceItem = {
  ...tour,
  kind: 'transfer',
  session: null,
  startTime: '23:30',
  endTime: null,
  durationMinutes: 75,
  choice: rideChoice,
}
const back = { date: '2027-05-19', time: '10:00', flightNumber: null }

describe('begins and ends', () => {
  test.each<[string, ServiceItem, string, string]>([
    ['a day tour', tour, '2027-05-12 09:00', '2027-05-12 17:00'],
    ['a tour of three days', { ...tour, durationDays: 3 }, '2027-05-12 09:00', '2027-05-14 17:00'],
    ['a tour into the night', { ...tour, session: '21:00', endTime: '02:00' }, '2027-05-12 21:00', '2027-05-13 02:00'],
    ['a tour whose departure has no end', { ...tour, endTime: null }, '2027-05-12 09:00', '2027-05-12 17:00'],
    [
      'one of three days whose departure has no end',
      { ...tour, endTime: null, durationDays: 3, durationMinutes: 3360 },
      '2027-05-12 09:00',
      '2027-05-14 17:00',
    ],
    [
      'a tour stored before durations were kept',
      { ...tour, durationDays: undefined, durationMinutes: undefined } as unknown as ServiceItem,
      '2027-05-12 09:00',
      '2027-05-12 17:00',
    ],
    [
      'a tour with a last day that a client made up',
      { ...tour, endDate: '2027-06-30' },
      '2027-05-12 09:00',
      '2027-05-12 17:00',
    ],
    ['a villa', villa, '2027-05-12 16:00', '2027-05-15 10:00'],
    ['a villa without hours', { ...villa, startTime: null, endTime: null }, '2027-05-12 00:00', '2027-05-15 23:59'],
    ['a day aboard', yacht, '2027-05-12 10:00', '2027-05-12 18:00'],
    ['an evening aboard', { ...yacht, startTime: '19:00', endTime: '01:00' }, '2027-05-12 19:00', '2027-05-13 01:00'],
    ['three days aboard', { ...yacht, endDate: '2027-05-14' }, '2027-05-12 10:00', '2027-05-14 18:00'],
    ['a week aboard', { ...yacht, endDate: '2027-05-19', endTime: '09:00' }, '2027-05-12 10:00', '2027-05-19 09:00'],
    ['a car', car, '2027-05-12 14:30', '2027-05-14 10:00'],
    ['a ride over midnight', ride, '2027-05-12 23:30', '2027-05-13 00:45'],
    ['a ride of unknown length', { ...ride, durationMinutes: null }, '2027-05-12 23:30', '2027-05-12 23:30'],
    [
      'a ride there and back',
      { ...ride, choice: { ...rideChoice, returnRide: back } },
      '2027-05-12 23:30',
      '2027-05-19 11:15',
    ],
  ])('%s', (_name, item, first, last) => {
    const { start, end } = getServiceTimes(item)
    expect(`${start.date} ${start.time}`).toBe(first)
    expect(`${end.date} ${end.time}`).toBe(last)
  })
})

test('only what has no hour takes whole days', () => {
  expect(getServiceTimes({ ...villa, startTime: null }).isWholeDays).toBe(true)
  for (const item of [tour, villa, yacht, car, ride, { ...ride, startTime: null }])
    expect(getServiceTimes(item).isWholeDays).toBe(false)
})

test('the last day is told where it is another than the first', () => {
  expect(getLaterEndDay(tour)).toBeNull()
  expect(getLaterEndDay({ ...tour, durationDays: 2 })).toBe('2027-05-13')
  expect(getLaterEndDay({ ...yacht, endDate: '2027-05-12' })).toBeNull()
})

test('hours are those of the tenant, and an end in the hour that clocks skip is no earlier than its start', () => {
  expect(getServiceInstants(tour, 'Europe/Istanbul')).toEqual({
    startsAt: '2027-05-12T06:00:00.000Z',
    endsAt: '2027-05-12T14:00:00.000Z',
  })
  const night = { ...tour, date: '2027-03-28', session: '02:45', endTime: '03:15' }
  const { startsAt, endsAt } = getServiceInstants(night, 'Europe/Berlin')
  expect(toEpoch(endsAt)).toBeGreaterThanOrEqual(toEpoch(startsAt))
})

test('durations are those of the product', () => {
  const durationOf = (details: object) => rulesOf(details as ProductDetails).duration
  const details = { durationMinutes: 3360, days: 3 }
  expect(durationOf({ kind: 'tour', ...details })).toEqual({ durationDays: 3, durationMinutes: 3360 })
  expect(durationOf({ kind: 'transfer', durationMinutes: 75 })).toEqual({ durationDays: 1, durationMinutes: 75 })
  expect(durationOf({ kind: 'villa' })).toEqual({ durationDays: 1, durationMinutes: null })
})

const two = (figure: number) => String(figure).padStart(2, '0')
const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const day = fc.nat(800).map((days) => addDays('2026-01-01', days))
const ends = fc.integer({ min: 0, max: 20 })

const services: fc.Arbitrary<ServiceItem> = fc
  .record({
    kind: fc.constantFrom('tour', 'villa', 'yacht', 'car', 'transfer'),
    date: day,
    ends: maybe(ends),
    start: maybe(time),
    endTime: maybe(time),
    pickupTime: time,
    returnTime: time,
    ride: maybe(fc.record({ later: ends, time })),
    durationDays: fc.integer({ min: 1, max: 14 }),
    durationMinutes: maybe(fc.integer({ min: 1, max: 20_000 })),
  })
  .map(({ kind, date, ends: length, start, endTime, pickupTime, returnTime, ride: home, ...rest }) => {
    const returnRide = home && { date: addDays(date, home.later), time: home.time, flightNumber: null }
    const choice =
      kind === 'car'
        ? { kind, pickupOffice: 'a', returnOffice: 'a', pickupTime, returnTime, driverAge: 30 }
        : kind === 'transfer'
          ? { ...rideChoice, time: pickupTime, returnRide }
          : null
    const endDate = length === null ? null : addDays(date, length)
    return { kind, date, endDate, session: kind === 'tour' ? start : null, startTime: start, endTime, choice, ...rest }
  })

const zones = fc.constantFrom('Europe/Istanbul', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'UTC')
const utc = (line: string) => line.replace(/.*:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6.000Z')

test('a service never ends before it begins, on the clocks and as moments', () => {
  fc.assert(
    fc.property(services, zones, (item, zone) => {
      const { start, end } = getServiceTimes(item)
      expect(`${end.date}T${end.time}` >= `${start.date}T${start.time}`).toBe(true)
      const { startsAt, endsAt } = getServiceInstants(item, zone)
      expect(toEpoch(endsAt)).toBeGreaterThanOrEqual(toEpoch(startsAt))
      for (const part of listServiceParts(item))
        expect(`${part.end.date}T${part.end.time}` >= `${part.start.date}T${part.start.time}`).toBe(true)
    }),
  )
})

test('timeline, calendar file, last day and "over" agree on when it ends', () => {
  fc.assert(
    fc.property(services, zones, (item, zone) => {
      const { start, end, isWholeDays } = getServiceTimes(item)
      const spans = listSpans({ ...item, key: '1' })
      const last =
        spans
          .map(({ to }) => to)
          .sort()
          .at(-1) ?? ''
      expect(last).toBe(`${end.date}T${end.time}`)
      expect(getLaterEndDay(item) ?? item.date).toBe(dayOf(last))
      expect(hasEnded([item], end)).toBe(false)
      expect(hasEnded([item], { date: addDays(end.date, 1), time: '00:00' })).toBe(true)
      const file = buildCalendarFile({
        entries: [{ uid: '1', title: '', text: '', place: '', service: item }],
        zone,
        revision: 0,
        stamp: '2027-01-01T00:00:00Z',
      }).split('\r\n')
      if (isWholeDays) return
      const { startsAt, endsAt } = getServiceInstants(item, zone)
      const lineOf = (name: string) => file.find((line) => line.startsWith(`${name}:`))
      expect(utc(lineOf('DTSTART') ?? '')).toBe(startsAt)
      expect(lineOf('DTEND') === undefined ? startsAt : utc(lineOf('DTEND') ?? '')).toBe(endsAt)
      if (toEpoch(endsAt) > toEpoch(startsAt) && start.date !== end.date)
        expect(toLocal(endsAt, zone).date).toBe(end.date)
    }),
  )
})

test('services are ordered by their start, those without an hour first on their day', () => {
  const order = [ride, car, tour, { ...villa, startTime: null }].sort(compareStarts)
  expect(order.map(({ kind }) => kind)).toEqual(['villa', 'tour', 'car', 'transfer'])
})
