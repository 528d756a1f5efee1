import { expect, test } from 'vitest'
import type { Facets } from '@/domain/catalogue/shared/listing-schema'
import { buildPriceHistogram } from './price-histogram'

const facets = (price: Partial<Facets['price']>): Facets => ({
  kinds: [],
  destinations: [],
  durations: [],
  themes: [],
  ratings: [],
  guideLanguages: [],
  carClasses: [],
  gears: [],
  charters: [],
  features: [],
  bedrooms: [],
  cabins: [],
  lengthMetres: [],
  freeCancellation: 0,
  instantConfirmation: 0,
  price: { minimum: 0, maximum: 100, currency: 'EUR', buckets: [1, 0, 50, 25], ...price },
})

test('heights are parts of the tallest, a single offer can still be seen', () => {
  const histogram = buildPriceHistogram(facets({}), {})
  expect(histogram?.bars.map(({ height }) => height)).toEqual([6, 0, 100, 50])
  expect(histogram?.bars.every(({ on }) => on)).toBe(true)
})

test('bars outside of the choice are off', () => {
  const histogram = buildPriceHistogram(facets({}), { priceFrom: 25, priceTo: 75 })
  expect(histogram?.bars.map(({ on }) => on)).toEqual([false, true, true, false])
})

test('a scale that ends before the dearest: its last bar is lit as long as they are asked for', () => {
  const open = facets({ maximum: 900, scaleEnd: 100 })
  expect(buildPriceHistogram(open, {})).toMatchObject({ end: 100, isOpen: true, to: 100 })
  expect(buildPriceHistogram(open, { priceFrom: 300 })?.bars.map(({ on }) => on)).toEqual([false, false, false, true])
})

test('a choice outside of the bounds is drawn inside them', () => {
  expect(buildPriceHistogram(facets({}), { priceFrom: -5, priceTo: 900 })).toMatchObject({ from: 0, to: 100 })
  expect(buildPriceHistogram(facets({}), { priceFrom: 80, priceTo: 20 })).toMatchObject({ from: 80, to: 80 })
})

test('one price for all leaves nothing to choose', () => {
  expect(buildPriceHistogram(facets({ minimum: 50, maximum: 50 }), {})).toBeNull()
  expect(buildPriceHistogram(facets({ buckets: [] }), {})).toBeNull()
})
