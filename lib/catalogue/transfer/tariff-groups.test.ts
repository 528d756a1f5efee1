import { expect, test } from 'vitest'
import type { Tariff, Tariffs } from './queries'
import { findRelated, groupTariffs, listPlaceNames } from './tariff-groups'

const CONTEXT = { locale: 'de', fallback: 'en' } as const

const tariff = (id: number, fromPlace: string, toPlace: string, prices: string[]): Tariff => ({
  id,
  content: { en: { title: `Ride ${id}`, slug: `ride-${id}` } },
  fromPlace,
  toPlace,
  durationMinutes: 60,
  currency: 'EUR',
  vehicles: prices.map((price) => ({ vehicle: 'minivan', seats: 6, luggage: 6, perDay: 2, price })),
})
const place = (key: string, title: string) =>
  ({ key, placeType: 'town', content: { en: { title } } }) as unknown as Tariffs['places'][number]

const DATA: Tariffs = {
  tariffs: [
    tariff(1, 'dlm', 'kas', ['96.00', '80.00', '138.00']),
    tariff(2, 'ayt', 'kas', ['105.00']),
    tariff(3, 'dlm', 'gocek', ['24.00']),
    tariff(4, 'dlm', 'nowhere', []),
  ],
  places: [
    place('dlm', 'Dalaman Airport'),
    place('ayt', 'Antalya Airport'),
    place('kas', 'Kaş'),
    place('gocek', 'Göcek'),
  ],
}

test('routes stand below where they begin, with the price of their cheapest vehicle', () => {
  const groups = groupTariffs(DATA, CONTEXT)
  expect(groups.map(({ from, routes }) => [from, routes.map(({ to, price }) => `${to} ${price}`)])).toEqual([
    ['Dalaman Airport', ['Kaş 80.00', 'Göcek 24.00']],
    ['Antalya Airport', ['Kaş 105.00']],
  ])
  expect(groups[0]?.routes[0]?.href).toBe('/de/t/ride-1')
})

test('related are the other way to the same place, then what begins at the same one', () => {
  const [first] = DATA.tariffs
  if (!first) throw new Error('no tariff')
  expect(findRelated(first, DATA, CONTEXT, 5).map(({ id }) => id)).toEqual([2, 3])
})

test('places are listed once, by name', () => {
  expect(listPlaceNames(DATA, CONTEXT)).toEqual(['Antalya Airport', 'Dalaman Airport', 'Göcek', 'Kaş'])
})
