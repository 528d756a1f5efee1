import { describe, expect, test } from 'vitest'
import type { DayAvailability, SessionAvailability } from '@/domain/availability/schema'
import { DEFAULT_POLICY } from '@/domain/reservations/cancellation'
import type { AvailabilitySnapshot } from '@/lib/basket/availability-store'
import type { TourBooking } from '@/lib/basket/booking'
import { NO_CHOICE, type TourChoice } from '@/lib/basket/tour-choice'
import { buildCardState, toSelection } from './build-card-state'

const session = (time: string, seatsLeft: number): SessionAvailability => ({
  time,
  endTime: '16:30',
  capacity: 18,
  seatsLeft,
  prices: { adult: '42.00', child: '21.00', infant: '0.00' },
})

const day = (date: string, ...sessions: SessionAvailability[]): DayAvailability => ({
  date,
  dayStatus: 'open',
  reason: null,
  sessions,
  lowestPrice: '42.00',
  unitsLeft: null,
  minimumStay: null,
  nearestOpen: null,
})

const booking: TourBooking = {
  kind: 'tour',
  productId: 7,
  locale: 'en',
  title: 'Kekova by boat',
  slug: 'kekova-by-boat',
  price: { amount: '42.00', oldAmount: null, currency: 'EUR', unit: 'person' },
  campaign: null,
  unitPrices: { adult: '42.00', child: '21.00', infant: '0.00' },
  pricing: { pricingMode: 'individual' },
  partyRule: { capacity: null, infantsPerAdult: 2 },
  extras: [{ id: 'snorkel', title: 'Snorkel set', text: null, price: '5.00', per: 'person', maximum: 4 }],
  days: 1,
  ageBands: { childFrom: 4, adultFrom: 12 },
  minimumAge: 0,
  taxMode: 'included',
  taxRate: 20,
  payment: { paymentPlan: 'deposit', depositPercent: 20 },
  cancellation: DEFAULT_POLICY,
  timeZone: 'Europe/Istanbul',
  settlement: 'EUR',
  isDirect: false,
}

const closed: DayAvailability = {
  ...day('2027-05-18', session('09:00', 0)),
  dayStatus: 'closed',
  reason: 'full',
  lowestPrice: null,
}

const availability: AvailabilitySnapshot = {
  months: {
    '2027-05-01': { status: 'ready' },
    '2027-06-01': { status: 'loading' },
    '2027-07-01': { status: 'failed', code: 'unavailable' },
  },
  days: [
    day('2027-05-12', session('09:00', 6), session('13:30', 0)),
    day('2027-05-13', session('09:00', 6), session('13:30', 6)),
    closed,
    day('2027-05-19', session('09:00', 2)),
  ],
  firstOpen: '2027-05-12',
}

const money = { locale: 'en', currency: 'EUR', rates: [] } as const
const now = Date.parse('2027-05-01T10:00:00Z')

function card(changes: Partial<TourChoice>, known: AvailabilitySnapshot = availability) {
  return buildCardState({ booking, choice: { ...NO_CHOICE, ...changes }, availability: known, money, now })
}

describe('the step that is missing', () => {
  test.each<[string, Partial<TourChoice>]>([
    ['date', {}],
    ['loading', { date: '2027-06-03' }],
    ['failed', { date: '2027-07-03' }],
    ['date', { date: '2027-05-30' }],
    ['closed', { date: '2027-05-18' }],
    ['ready', { date: '2027-05-13' }],
    ['ready', { date: '2027-05-13', session: '13:30' }],
    ['ready', { date: '2027-05-12' }],
    ['full', { date: '2027-05-12', session: '13:30' }],
    ['closed', { date: '2027-05-19', pax: { adult: 3, child: 0, infant: 0 } }],
  ])('is %s for %o', (step, changes) => {
    expect(card(changes).step).toBe(step)
  })
})

test('the first departure with room is taken by itself, and its seats bound the party', () => {
  const state = card({ date: '2027-05-12' })
  expect(state.session?.time).toBe('09:00')
  expect(state.bounds.adult).toEqual({ min: 1, max: 6 })
  expect(state.priced?.totals.grandTotal).toBe('84.00')
  expect(state.freeUntil).toBe('2027-05-10T06:00:00.000Z')
})

test('a day that cannot be had says why and names one that can', () => {
  expect(card({ date: '2027-05-18' })).toMatchObject({ problem: 'full', nearest: '2027-05-19', priced: null })
  const four = { adult: 4, child: 0, infant: 0 }
  expect(card({ date: '2027-05-19', pax: four })).toMatchObject({ problem: 'tooFew', nearest: '2027-05-13' })
})

test('infants on laps do not fill a boat', () => {
  expect(card({ date: '2027-05-19', pax: { adult: 2, child: 0, infant: 3 } }).step).toBe('ready')
})

test('everybody aboard counts towards the licence, and nobody holds more than two infants', () => {
  const pax = (adult: number, infant: number) => ({ adult, child: 0, infant })
  const at = (licence: number | null, party: ReturnType<typeof pax>) =>
    buildCardState({
      booking: { ...booking, partyRule: { capacity: licence, infantsPerAdult: 2 } },
      choice: { ...NO_CHOICE, date: '2027-05-12', pax: party },
      availability,
      money,
      now,
    })
  expect(at(null, pax(1, 60))).toMatchObject({ step: 'party', party: { problem: 'tooManyPersons', limit: 18 } })
  expect(at(null, pax(2, 5))).toMatchObject({ step: 'party', party: { problem: 'tooManyInfants', limit: 4 } })
  expect(at(8, pax(6, 2))).toMatchObject({ step: 'ready', party: null, reached: { problem: 'tooManyPersons' } })
  expect(at(8, pax(6, 2)).bounds.infant.max).toBe(2)
  expect(at(null, pax(2, 2)).bounds).toMatchObject({ adult: { min: 1 }, infant: { min: 0, max: 4 } })
})

test('nobody is offered a lap on a tour that begins with the age of children', () => {
  const ask = (minimumAge: number) => {
    const choice = { ...NO_CHOICE, date: '2027-05-12' }
    return buildCardState({ booking: { ...booking, minimumAge }, choice, availability, money, now }).bounds.infant
  }
  expect(ask(3).max).toBeGreaterThan(0)
  expect(ask(4)).toEqual({ min: 0, max: 0 })
})

test('a currency without a rate is no price', () => {
  const choice = { ...NO_CHOICE, date: '2027-05-12' }
  expect(buildCardState({ booking, choice, availability, money: { ...money, currency: 'USD' }, now }).step).toBe(
    'rates',
  )
  expect(buildCardState({ booking, choice, availability, money: null, now }).step).toBe('loading')
})

test('only a choice that lacks nothing is put into the basket', () => {
  // A URL may contain unknown extras and quantities above the maximum.
  const extras = [
    { id: 'snorkel', quantity: 9 },
    { id: 'lunch', quantity: 1 },
  ]
  const choice = { ...NO_CHOICE, date: '2027-05-12', extras }
  expect(toSelection(booking, card(choice), choice)).toEqual({
    productId: 7,
    kind: 'tour',
    date: '2027-05-12',
    endDate: null,
    session: '09:00',
    pax: { adult: 2, child: 0, infant: 0 },
    extras: [{ id: 'snorkel', quantity: 4 }],
    pickupPlace: null,
    choice: null,
  })
  expect(toSelection(booking, card({ date: '2027-05-18' }), NO_CHOICE)).toBeNull()
})
