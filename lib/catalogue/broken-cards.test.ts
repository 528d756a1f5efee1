import { expect, test } from 'vitest'
import { listingSchema, searchSchema } from '@/domain/catalogue/shared/listing-schema'
import { productCardsSchema } from '@/domain/catalogue/shared/schema'
import { CALLS } from '@/domain/wire/calls'
import { makeCard } from './test-support/products'

const facets = {
  kinds: [{ value: 'balloon', count: 1 }],
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
  price: { minimum: 0, maximum: 0, currency: 'EUR', buckets: [] },
}

const listingOf = (products: unknown) => ({ products, total: 3, page: 1, pageSize: 24, facets })

test('cards that cannot be read are left out, the others stay in their order', () => {
  const { code: _code, ...withoutCode } = makeCard()
  const broken = [
    { ...makeCard({ id: 2 }), kind: 'balloon', details: { kind: 'balloon' } },
    { ...makeCard({ id: 3 }), price: { amount: 'free', oldAmount: null, currency: 'EUR', unit: 'person' } },
    withoutCode,
    null,
    'card',
  ]
  const cards = [makeCard({ id: 1 }), ...broken, makeCard({ id: 9 })]
  expect(productCardsSchema.parse(cards).map(({ id }) => id)).toEqual([1, 9])
  expect(listingSchema.parse(listingOf(cards)).products).toHaveLength(2)
})

test('what is odd but can be shown is no reason to leave a card out', () => {
  const odd = [
    makeCard({ images: [] }),
    makeCard({ images: Array.from({ length: 200 }, (_, index) => ({ file: `lykia/p-${index}`, cover: 0 })) }),
    makeCard({ content: { en: { title: '<b onclick="x()">Boat</b>', slug: 'boat' } } }),
    makeCard({ content: {} }),
    makeCard({ price: { amount: '0.00', oldAmount: null, currency: 'EUR', unit: 'person' } }),
    makeCard({ price: { amount: '-5.00', oldAmount: null, currency: 'EUR', unit: 'person' } }),
  ]
  expect(productCardsSchema.parse(odd)).toHaveLength(odd.length)
})

test('no list at all is an error, as before', () => {
  expect(productCardsSchema.safeParse({}).success).toBe(false)
  expect(listingSchema.safeParse(listingOf(undefined)).success).toBe(false)
})

test('every list of cards in the calls bears it', () => {
  const similar = CALLS.listSimilarProducts.response.parse({ products: [makeCard({ id: 4 }), { id: 5 }] })
  expect(similar.products.map(({ id }) => id)).toEqual([4])
})

test('a search leaves out what it cannot read, of its hits as of its products', () => {
  const hitOf = (product: unknown) => ({
    hitType: 'product',
    product,
    title: 'Boat',
    slug: 'boat',
    image: null,
    count: null,
  })
  const { hits, products } = searchSchema.parse({
    term: 'boat',
    hits: [
      hitOf(makeCard({ id: 1 })),
      hitOf({ ...makeCard({ id: 2 }), kind: 'balloon' }),
      { ...hitOf(null), hitType: 'x' },
    ],
    products: listingOf([makeCard({ id: 1 }), { id: 5 }]),
  })
  expect(hits.map(({ product }) => product?.id)).toEqual([1])
  expect(products.products.map(({ id }) => id)).toEqual([1])
})
