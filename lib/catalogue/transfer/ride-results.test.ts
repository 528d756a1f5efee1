import { expect, test } from 'vitest'
import type { TransferAnswer, TransferOption, TransferQuery } from '@/domain/transfer/schema'
import { buildRideResults } from './ride-results'

const QUERY: TransferQuery = {
  fromPlace: 'kas',
  toPlace: 'dalaman-airport',
  date: '2027-05-02',
  time: '13:45',
  returnRide: { date: '2027-05-09', time: '09:00' },
  people: 8,
  luggage: 3,
}

const optionOf = (vehicle: TransferOption['vehicle'], problem: TransferOption['problem']): TransferOption => ({
  productId: 7,
  content: { en: { title: 'Dalaman to Kaş', slug: 'dalaman-kas' }, de: { title: 'Dalaman–Kaş', slug: 'dlm-kas' } },
  direction: 'homeward',
  durationMinutes: 135,
  childSeats: 2,
  currency: 'EUR',
  vehicle,
  seats: 6,
  luggage: 6,
  price: '50.00',
  total: '100.00',
  unitsLeft: 3,
  problem,
  limit: null,
})
const ride = { productId: 7, direction: 'homeward', people: 8, luggage: 3 } as const
const context = { locale: 'de', fallback: 'en' } as const

function answerOf(vehicles: TransferOption[], rides: NonNullable<TransferAnswer['proposal']>['rides']): TransferAnswer {
  return { success: true, vehicles, currency: 'EUR', proposal: { rides, total: '160.00' } }
}

test('a vehicle that can be had leads to its booking card with everything filled in', () => {
  const vehicles = [optionOf('minivan', 'tooManyPersons'), optionOf('minibus', null)]
  const { options } = buildRideResults(answerOf(vehicles, []), QUERY, context)
  expect(options.map(({ vehicle, href }) => [vehicle, href])).toEqual([
    [
      'minibus',
      '/de/p/dlm-kas?way=homeward&date=2027-05-02&time=13:45&adults=8&cases=3&vehicle=minibus&back=2027-05-09&backTime=09:00',
    ],
    ['minivan', null],
  ])
})

test('over capacity the larger vehicle is proposed', () => {
  const vehicles = [optionOf('minivan', 'tooManyPersons'), optionOf('minibus', null)]
  const { proposal } = buildRideResults(
    answerOf(vehicles, [{ ...ride, vehicle: 'minibus', quantity: 1 }]),
    QUERY,
    context,
  )
  expect(proposal).toMatchObject({ isLarger: true, total: '160.00', rides: [{ vehicle: 'minibus' }] })
})

test('where none is large enough two are, each with its share of the party', () => {
  const vehicles = [optionOf('minivan', 'tooManyPersons'), optionOf('sedan', 'tooManyPersons')]
  const rides = [
    { ...ride, vehicle: 'minivan' as const, quantity: 1, people: 6, luggage: 3 },
    { ...ride, vehicle: 'sedan' as const, quantity: 1, people: 2, luggage: 0 },
  ]
  const { proposal } = buildRideResults(answerOf(vehicles, rides), QUERY, context)
  expect(proposal?.isLarger).toBe(false)
  expect(proposal?.rides.map(({ href }) => href.match(/adults=\d|cases=\d/g))).toEqual([
    ['adults=6', 'cases=3'],
    ['cases=0'],
  ])
})

test('nothing is proposed where every vehicle is large enough', () => {
  const answer = answerOf([optionOf('minibus', null)], [{ ...ride, vehicle: 'minibus', quantity: 1 }])
  expect(buildRideResults(answer, QUERY, context).proposal).toBeNull()
})
