import { describe, expect, test } from 'vitest'
import { listFacts, startPlaceOf } from './item-fact'
import { findTimes, type SummaryItem, summariseItem } from './item-summary'

const titled = (title: string) => ({ en: { title, slug: title } })
const item: SummaryItem = {
  kind: 'tour',
  date: '2027-05-12',
  endDate: null,
  session: '09:00',
  startTime: '09:00',
  endTime: '17:00',
  choice: null,
  content: titled('Kekova'),
  unit: 'person',
  pax: { adult: 2, child: 1, infant: 0 },
  places: [
    { key: 'dalaman-airport', content: { en: { title: 'Dalaman airport' }, de: { title: 'Flughafen Dalaman' } } },
    { key: 'kalkan', content: {} },
  ],
  extras: [
    { id: 'snorkel', quantity: 2 },
    { id: 'gone', quantity: 1 },
  ],
  offeredExtras: [
    { id: 'snorkel', content: { en: { title: 'Snorkel set' } }, price: '5.00', per: 'person', maximum: 9 },
  ],
  campaign: { discountType: 'percent', discountValue: '10', endsOn: null, label: { en: 'Early summer' } },
  currency: 'EUR',
  damageDeposit: null,
}
const texts = { locale: 'de', fallback: 'en' } as const
const point = { title: 'Harbour', text: 'Jetty 3' }
const car = {
  kind: 'car',
  pickupOffice: 'dalaman-airport',
  returnOffice: 'kalkan',
  pickupTime: '09:00',
  returnTime: '18:30',
  driverAge: 38,
} as const
const ride = {
  kind: 'transfer',
  direction: 'homeward',
  vehicle: 'minivan',
  quantity: 2,
  time: '13:45',
  flightNumber: 'TK2556',
  returnRide: { date: '2027-05-17', time: '09:00', flightNumber: 'TK2557' },
  luggage: 4,
  childSeats: 1,
} as const
const day = (time: string | null) => ({ date: '2027-05-12', time })

test.each([
  ['a tour', {}, day('09:00'), { date: null, time: '17:00' }, null],
  ['a tour of unknown length', { endTime: null }, day('09:00'), null, null],
  [
    'a tour that lasts so many minutes',
    { endTime: null, durationMinutes: 450 },
    day('09:00'),
    { date: null, time: '16:30' },
    null,
  ],
  ['a tour into the night', { session: '21:00', endTime: '02:00' }, day('21:00'), { date: null, time: '02:00' }, null],
  ['a tour of three days', { durationDays: 3 }, day('09:00'), { date: '2027-05-14', time: '17:00' }, ['days', 3]],
  ['a day without hours', { session: null, startTime: null, endTime: null }, day(null), null, null],
  [
    'a stay',
    { kind: 'villa', session: null, startTime: '16:00', endDate: '2027-05-15', endTime: '10:00' },
    day('16:00'),
    { date: '2027-05-15', time: '10:00' },
    ['nights', 3],
  ],
  [
    'a day aboard',
    { kind: 'yacht', session: null, endDate: '2027-05-12', endTime: '18:00', unit: 'day' },
    day('09:00'),
    { date: null, time: '18:00' },
    null,
  ],
  [
    'a week aboard',
    { kind: 'yacht', session: null, endDate: '2027-05-19', endTime: '18:00', unit: 'week' },
    day('09:00'),
    { date: '2027-05-19', time: '18:00' },
    ['weeks', 1],
  ],
  [
    'days aboard',
    { kind: 'yacht', session: null, endDate: '2027-05-13', endTime: '18:00', unit: 'day' },
    day('09:00'),
    { date: '2027-05-13', time: '18:00' },
    ['days', 2],
  ],
  [
    'a hire',
    { kind: 'car', session: null, endDate: '2027-05-15', endTime: null, choice: car },
    day('09:00'),
    { date: '2027-05-15', time: '18:30' },
    ['days', 4],
  ],
  [
    'a ride and the ride back, whose arrivals are estimates',
    { kind: 'transfer', session: null, endTime: null, choice: ride, durationMinutes: 75 },
    day('13:45'),
    null,
    null,
  ],
] as const)('%s takes place', (_name, changes, start, end, length) => {
  const [unit, count] = length ?? []
  expect(findTimes({ ...item, ...changes })).toEqual({
    fact: 'times',
    start,
    end,
    length: length === null ? null : { unit, count },
  })
})

describe('what an item says', () => {
  const factsOf = (changes: Partial<SummaryItem>) => summariseItem({ ...item, ...changes }, texts).facts.slice(1)

  test('of a tour: its party, place, guide, extras and campaign', () => {
    const summary = summariseItem(
      { ...item, choice: { kind: 'tour', guideLanguage: 'de' } },
      { ...texts, meetingPoint: point },
    )
    expect(summary.title).toBe('Kekova')
    expect(summary.facts.slice(1)).toEqual([
      { fact: 'party', pax: item.pax },
      { fact: 'meetingPoint', point },
      { fact: 'guide', language: 'de' },
      { fact: 'extra', title: 'Snorkel set', quantity: 2 },
      { fact: 'extra', title: 'gone', quantity: 1 },
      { fact: 'campaign', label: 'Early summer' },
    ])
  })

  test('of a hire: its offices by name, its driver in the place of a party, and the deposit', () => {
    const hired = { kind: 'car' as const, choice: car, extras: [], campaign: null, damageDeposit: '400.00' }
    expect(factsOf(hired)).toEqual([
      { fact: 'pickupOffice', place: 'Flughafen Dalaman' },
      { fact: 'returnOffice', place: 'Kalkan' },
      { fact: 'driver', age: 38 },
      { fact: 'damageDeposit', amount: '400.00', currency: 'EUR' },
    ])
    const same = factsOf({ ...hired, choice: { ...car, returnOffice: car.pickupOffice }, damageDeposit: '0.00' })
    expect(same.map(({ fact }) => fact)).toEqual(['pickupOffice', 'driver'])
  })

  test('of a ride: from where to where, the vehicles, the load and the ride back', () => {
    expect(factsOf({ kind: 'transfer', choice: ride, extras: [], campaign: null })).toEqual([
      { fact: 'party', pax: item.pax },
      { fact: 'route', from: 'Kalkan', to: 'Flughafen Dalaman' },
      { fact: 'vehicle', vehicle: 'minivan', quantity: 2 },
      { fact: 'flight', number: 'TK2556' },
      { fact: 'luggage', count: 4 },
      { fact: 'childSeats', count: 1 },
      { fact: 'returnRide', date: '2027-05-17', time: '09:00' },
      { fact: 'returnFlight', number: 'TK2557' },
    ])
  })

  test('an item of an earlier release has no damage deposit', () => {
    const { damageDeposit: _, ...stored } = item
    expect(summariseItem(stored, texts).facts.map(({ fact }) => fact)).not.toContain('damageDeposit')
  })
})

test('whoever is fetched is not sent to the meeting point, and a service begins where its party is met, fetched or set off', () => {
  const at = (changes: Partial<SummaryItem>, meetingPoint = point as typeof point | null) =>
    summariseItem({ ...item, ...changes }, { ...texts, meetingPoint })
  expect(listFacts(at({ pickupPlace: 'Hotel Lykia' }), 'place')).toEqual([{ fact: 'pickup', place: 'Hotel Lykia' }])
  expect(startPlaceOf(at({ pickupPlace: 'Hotel Lykia' }))).toBe('Hotel Lykia')
  expect(startPlaceOf(at({}))).toBe('Harbour. Jetty 3')
  expect(startPlaceOf(at({ kind: 'car', choice: car }, null))).toBe('Flughafen Dalaman')
  expect(startPlaceOf(at({ kind: 'transfer', choice: ride }, null))).toBe('Kalkan')
  expect(startPlaceOf(at({}, null))).toBeNull()
})
