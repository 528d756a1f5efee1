import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marksOf } from './facet-marks'
import { type FilterableProduct, lookThrough } from './filters'
import { SORTS, type Sort } from './listing-schema'

const product = (id: number, changes: Partial<FilterableProduct> = {}): FilterableProduct => {
  const unmarked: Omit<FilterableProduct, 'marks'> = {
    id,
    kind: 'tour',
    destination: 'antalya',
    price: 40,
    rating: 4.6,
    ratingCount: 10,
    rank: id,
    createdAt: id,
    hasCampaign: false,
    freeCancellation: true,
    instantConfirmation: true,
    details: {
      kind: 'tour',
      durationMinutes: 300,
      days: 1,
      guideLanguages: ['en'],
      groupSize: 10,
      pickup: 'included',
      theme: 'boat',
      minimumAge: 0,
    },
    ...changes,
  }
  return { ...unmarked, marks: marksOf(unmarked) }
}

const villa: FilterableProduct['details'] = {
  kind: 'villa',
  bedrooms: 2,
  bathrooms: 2,
  capacity: 4,
  areaSquareMetres: 120,
  minimumNights: 3,
  damageDeposit: '300.00',
  permitNumber: '07-1',
  checkInFrom: '16:00',
  checkOutUntil: '10:00',
  rooms: [],
  distances: [],
  features: [],
}

const shelf = [
  product(1),
  product(2, { price: 90, rating: 4.9, destination: 'side', hasCampaign: true }),
  product(3, { price: 140, kind: 'villa', details: villa, freeCancellation: false }),
]
type Filters = Parameters<typeof lookThrough>[1]
const filterProducts = (list: readonly FilterableProduct[], filters: Filters) =>
  lookThrough(list, filters).matching(null)
const sortProducts = (list: readonly FilterableProduct[], sort: Sort) => lookThrough(list, {}).matching(sort)
const buildFacets = (
  list: readonly FilterableProduct[],
  filters: Filters,
  currency: string,
  nameOf?: (destination: string) => string,
) => lookThrough(list, filters).facets(currency, nameOf)
const idsOf = (list: readonly FilterableProduct[]) => list.map((entry) => entry.id)

describe('what passes', () => {
  test.each([
    ['nothing asked', {}, [1, 2, 3]],
    ['empty choices filter nothing', { kinds: [], destinations: [] }, [1, 2, 3]],
    ['kind', { kinds: ['villa' as const] }, [3]],
    ['destination', { destinations: ['side'] }, [2]],
    ['price, both ends included', { priceFrom: 40, priceTo: 90 }, [1, 2]],
    ['duration is a tour’s only', { durations: ['half' as const] }, [1, 2]],
    ['rating', { rating: 4.8 }, [2]],
    ['campaign', { campaignOnly: true }, [2]],
    ['free cancellation', { freeCancellation: true }, [1, 2]],
    ['guide language', { guideLanguages: ['de' as const] }, []],
    ['two at once', { rating: 4.5, destinations: ['antalya'] }, [1, 3]],
  ])('%s', (_name, filters, ids) => {
    expect(idsOf(filterProducts(shelf, filters))).toEqual(ids)
  })
})

describe('facets', () => {
  test('a count says what ticking the choice would give; a choice without any stays in the list', () => {
    const facets = buildFacets(shelf, { destinations: ['side'] }, 'TRY')
    expect(facets.destinations).toEqual([
      { value: 'antalya', count: 2 },
      { value: 'side', count: 1 },
    ])
    expect(facets.kinds).toEqual([
      { value: 'tour', count: 1 },
      { value: 'villa', count: 0 },
    ])
  })

  test('what is kept of a list knows neither the filters nor the names that it was first asked with', () => {
    const asked = (filters: Filters, prefix: string) =>
      buildFacets(shelf, filters, 'TRY', (destination) => `${prefix}${destination}`).destinations
    expect(asked({ rating: 4.8 }, 'x-')).toEqual([
      { value: 'x-antalya', count: 0 },
      { value: 'x-side', count: 1 },
    ])
    expect(asked({}, '')).toEqual([
      { value: 'antalya', count: 2 },
      { value: 'side', count: 1 },
    ])
  })

  test('the histogram counts every product once, whatever the price filter', () => {
    const { price } = buildFacets(shelf, { priceTo: 50 }, 'TRY')
    expect(price).toMatchObject({ minimum: 40, maximum: 140, currency: 'TRY' })
    expect(price.buckets.reduce((sum, count) => sum + count, 0)).toBe(3)
  })

  test('a few very dear offers do not press all others into one bar: they stand in the last', () => {
    const prices = [24, 29, 33, 36, 39, 42, 46, 49, 58, 62, 66, 78, 89, 149, 269, 598]
    const { price } = buildFacets(
      prices.map((amount, index) => product(index, { price: amount })),
      {},
      'EUR',
    )
    expect(price).toMatchObject({ minimum: 24, maximum: 598, scaleEnd: 150 })
    expect(price.buckets.reduce((sum, count) => sum + count, 0)).toBe(prices.length)
    expect(price.buckets.at(-1)).toBe(3)
    expect(Math.max(...price.buckets)).toBeLessThanOrEqual(3)
  })

  test('where the dearest is not much dearer the scale ends with it', () => {
    const even = [70, 80, 95, 110, 115, 120, 160, 240].map((amount, index) => product(index, { price: amount }))
    expect(buildFacets(even, {}, 'EUR').price).toMatchObject({ maximum: 240, scaleEnd: 240 })
    expect(buildFacets([product(1), product(2)], {}, 'EUR').price).toMatchObject({ maximum: 40, scaleEnd: 40 })
  })

  test('an empty shelf has an empty histogram', () => {
    expect(buildFacets([], {}, 'TRY').price).toEqual({
      minimum: 0,
      maximum: 0,
      scaleEnd: 0,
      currency: 'TRY',
      buckets: [],
    })
  })
})

describe('orders', () => {
  test('any order keeps every product once and is the same for any start', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 12 })
    fc.assert(
      fc.property(prices, fc.constantFrom(...SORTS), (list, sort) => {
        const products = list.map((price, index) => product(index + 1, { price }))
        const sorted = sortProducts(products, sort)
        expect(idsOf(sortProducts([...products].reverse(), sort))).toEqual(idsOf(sorted))
        expect([...idsOf(sorted)].sort((a, b) => a - b)).toEqual(idsOf(products))
      }),
    )
  })

  test('cheapest first', () => {
    expect(idsOf(sortProducts(shelf, 'priceAscending'))).toEqual([1, 2, 3])
    expect(idsOf(sortProducts(shelf, 'priceDescending'))).toEqual([3, 2, 1])
  })
})

describe('what only some kinds have', () => {
  const yacht: FilterableProduct['details'] = {
    kind: 'yacht',
    lengthMetres: 18,
    cabins: 4,
    berths: 8,
    capacity: 8,
    crew: 2,
    built: 2018,
    charter: 'week',
    boardAt: '15:00',
    leaveAt: '10:00',
    marina: null,
    features: ['kayak'],
  }
  const car: FilterableProduct['details'] = {
    kind: 'car',
    carClass: 'suv',
    gear: 'automatic',
    fuel: 'hybrid',
    seats: 5,
    luggage: 3,
    doors: 5,
    minimumDriverAge: 21,
    maximumDriverAge: 75,
    minimumLicenceYears: 1,
    youngDriver: null,
    fuelRule: 'fullToFull',
    kilometresPerDay: null,
    offices: ['antalya-airport'],
    oneWayFee: '0.00',
    bands: [],
    damageDeposit: '0.00',
  }
  const mixed = [
    product(1),
    product(2, { kind: 'villa', details: { ...villa, bedrooms: 3, capacity: 6, features: ['pool', 'wifi'] } }),
    product(3, { kind: 'villa', details: { ...villa, minimumNights: 7, features: ['pool'] } }),
    product(4, { kind: 'yacht', details: yacht }),
    product(5, { kind: 'car', details: car }),
  ]
  const idsOf = (filters: Filters) => filterProducts(mixed, filters).map(({ id }) => id)

  test.each<[string, Filters, number[]]>([
    ['six people', { people: 6 }, [1, 2, 4]],
    ['four nights: not the house of seven, not the boat of weeks', { nights: 4 }, [1, 2, 5]],
    ['seven nights', { nights: 7 }, [1, 2, 3, 4, 5]],
    ['three bedrooms', { bedrooms: 3 }, [2]],
    ['four cabins', { cabins: 4 }, [4]],
    ['twenty metres', { lengthMetres: 20 }, []],
    ['by the week', { charters: ['week'] }, [4]],
    ['an automatic', { gears: ['automatic'], carClasses: ['suv', 'van'] }, [5]],
    ['pool and wifi', { features: ['pool', 'wifi'] }, [2]],
  ])('%s', (_name, filters, ids) => {
    expect(idsOf(filters)).toEqual(ids)
  })

  test('facets count what each choice would give, and are empty where nothing has any', () => {
    const facets = buildFacets(mixed, { people: 6 }, 'EUR')
    expect(facets.bedrooms.slice(0, 4).map(({ count }) => count)).toEqual([1, 1, 1, 0])
    expect(facets.lengthMetres).toEqual([
      { value: '10', count: 1 },
      { value: '15', count: 1 },
      { value: '20', count: 0 },
      { value: '25', count: 0 },
    ])
    expect(facets.carClasses).toEqual([{ value: 'suv', count: 0 }])
    expect(facets.features).toEqual([
      { value: 'pool', count: 1 },
      { value: 'kayak', count: 1 },
      { value: 'wifi', count: 1 },
    ])
    expect(buildFacets([product(1)], {}, 'EUR')).toMatchObject({ bedrooms: [], cabins: [], carClasses: [], gears: [] })
  })
})

describe('one look at every product', () => {
  const DETAILS = [product(0).details, villa]
  const products = fc.array(
    fc.record({
      destination: fc.constantFrom('antalya', 'side', 'kas'),
      price: fc.integer({ min: 1, max: 200 }),
      rating: fc.constantFrom(0, 4, 4.6, 4.9),
      hasCampaign: fc.boolean(),
      freeCancellation: fc.boolean(),
      instantConfirmation: fc.boolean(),
      details: fc.constantFrom(...DETAILS),
    }),
    { maxLength: 30 },
  )
  const choices = fc.record(
    {
      destinations: fc.subarray(['antalya', 'side', 'kas']),
      priceFrom: fc.integer({ min: 0, max: 120 }),
      priceTo: fc.integer({ min: 60, max: 200 }),
      rating: fc.constantFrom(0, 4, 4.5),
      bedrooms: fc.constantFrom(1, 2, 3),
      freeCancellation: fc.boolean(),
      campaignOnly: fc.boolean(),
    },
    { requiredKeys: [] },
  )

  test('gives for each choice what a list with that choice alone would hold', () => {
    fc.assert(
      fc.property(products, choices, (parts, filters) => {
        const list = parts.map((part, index) => product(index + 1, { ...part, kind: part.details.kind }))
        const facets = buildFacets(list, filters, 'EUR')
        for (const { value, count } of facets.destinations)
          expect(filterProducts(list, { ...filters, destinations: [value] })).toHaveLength(count)
        for (const { value, count } of facets.kinds)
          expect(filterProducts(list, { ...filters, kinds: [value as 'tour'] })).toHaveLength(count)
        for (const { value, count } of facets.bedrooms)
          expect(filterProducts(list, { ...filters, bedrooms: Number(value) })).toHaveLength(count)
        for (const { value, count } of facets.ratings)
          expect(filterProducts(list, { ...filters, rating: Number(value) })).toHaveLength(count)
        expect(filterProducts(list, { ...filters, freeCancellation: true })).toHaveLength(facets.freeCancellation)
        const { priceFrom: _from, priceTo: _to, ...others } = filters
        const priced = filterProducts(list, others)
        expect(facets.price.buckets.reduce((sum, bucket) => sum + bucket, 0)).toBe(priced.length)
      }),
    )
  })
})
