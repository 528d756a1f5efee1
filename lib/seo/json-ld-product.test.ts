import { expect, test } from 'vitest'
import type { ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import { detailsSchema } from '@/domain/catalogue/kinds/details-schema'
import { KINDS, type Kind } from '@/domain/catalogue/kinds/kinds'
import type { Product } from '@/domain/catalogue/shared/schema'
import { makeProduct } from '@/lib/catalogue/test-support/products'
import { showAmount } from '@/lib/currency/money-context'
import { serialiseJsonLd } from './json-ld'
import { buildProductNode } from './json-ld-product'
import { checkJsonLd } from './test-support/check-node'

const rates = [
  { bankCode: 'TRY', symbol: '₺', buy: '1', sell: '1' },
  { bankCode: 'EUR', symbol: '€', buy: '49', sell: '50' },
]

const input = {
  title: 'Kekova by boat',
  description: 'A day on the water.',
  address: 'https://lykia.example/p/kekova-by-boat',
  pictures: [{ url: 'https://lykia.example/uploads/a-1600.webp', caption: 'A gulet at anchor' }],
  seller: 'Lykia Tours',
  origin: 'https://lykia.example',
  money: { currency: 'EUR', rates },
  place: 'Kaş',
  category: 'Boat trips',
}

const DETAILS: Record<Kind, ProductDetails> = {
  tour: makeProduct().details,
  villa: detailsSchema.parse({
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 2,
    capacity: 6,
    areaSquareMetres: 180,
    minimumNights: 5,
    damageDeposit: '300.00',
    permitNumber: '07-4182',
    distances: [],
    features: ['pool'],
  }),
  yacht: detailsSchema.parse({
    kind: 'yacht',
    lengthMetres: 18,
    cabins: 4,
    berths: 8,
    capacity: 12,
    crew: 3,
    built: 2014,
    charter: 'week',
    features: [],
  }),
  car: detailsSchema.parse({
    kind: 'car',
    carClass: 'suv',
    gear: 'automatic',
    fuel: 'hybrid',
    seats: 5,
    luggage: 3,
    doors: 5,
    minimumDriverAge: 23,
    damageDeposit: '400.00',
  }),
  transfer: detailsSchema.parse({
    kind: 'transfer',
    fromPlace: 'antalya-airport',
    toPlace: 'kas',
    durationMinutes: 180,
    distanceKilometres: 190,
    childSeats: 2,
    vehicles: [{ vehicle: 'vip', seats: 6, luggage: 6, price: '90.00', perDay: 4 }],
  }),
  wedding: { kind: 'wedding', guests: 40, venue: 'beach', modules: ['ceremony'] },
  health: { kind: 'health', field: 'dental', stayNights: 4, accreditation: 'JCI' },
}

const review = {
  id: 1,
  score: 5,
  author: '</script><script>x()',
  authorPlace: null,
  text: '<!-- ',
  locale: 'en',
  travelledOn: '2026-09-14',
  verified: true,
} as const

const productOf = (kind: Kind, given: Partial<Product> = {}) => makeProduct({ kind, details: DETAILS[kind], ...given })

const build = (product: Product, money: { currency: string; rates: typeof rates } = input.money) =>
  buildProductNode({ ...input, money, product })

test.each(KINDS)('%s has all that is asked of its type, with and without reviews and a price', (kind) => {
  const reviewSummary = { average: 5, count: 1, distribution: [1, 0, 0, 0, 0], reviews: [review] }
  const price = { amount: '0.00', oldAmount: null, currency: 'EUR', unit: 'package' } as const
  for (const product of [productOf(kind), productOf(kind, { reviewSummary }), productOf(kind, { price })]) {
    expect(checkJsonLd(serialiseJsonLd([build(product)]))).toEqual([])
  }
})

test('a picture is told with what it shows, and by its address alone where nobody has said it', () => {
  const url = 'https://lykia.example/uploads/a-1600.webp'
  const bare = { url: 'https://lykia.example/uploads/b-1600.webp', caption: null }
  const node = buildProductNode({ ...input, pictures: [...input.pictures, bare], product: productOf('tour') })
  expect(node.image).toEqual([{ '@type': 'ImageObject', url, caption: 'A gulet at anchor' }, bare.url])
})

test('each kind is told as what it is', () => {
  expect(KINDS.map((kind) => [kind, build(productOf(kind))['@type']])).toEqual([
    ['tour', ['Product', 'TouristTrip']],
    ['yacht', 'Product'],
    ['villa', ['VacationRental', 'Product']],
    ['car', 'Car'],
    ['transfer', 'Service'],
    ['wedding', 'Service'],
    ['health', 'Service'],
  ])
})

test('the price is the one that the page shows, in its currency', () => {
  const product = productOf('tour')
  const money = { currency: 'TRY', rates, locale: 'en' as const }
  const written = JSON.parse(serialiseJsonLd([build(product, money)]))
  expect(written.offers).toMatchObject({ priceCurrency: 'TRY', priceValidUntil: '2027-01-15' })
  const shown = showAmount(product.price.amount, product.price.currency, money)
  expect(shown.replace(/[^\d.]/g, '')).toBe(written.offers.price)
})

test('without a rate the price stays in its own currency, as on the page', () => {
  expect(build(productOf('tour'), { currency: 'USD', rates })).toMatchObject({
    offers: { price: '37.80', priceCurrency: 'EUR' },
  })
})

test('a price on request or below zero is no offer, and no review is no rating', () => {
  for (const amount of ['0.00', '-5.00']) {
    const price = { amount, oldAmount: null, currency: 'EUR', unit: 'package' } as const
    const written = JSON.parse(serialiseJsonLd([build(productOf('tour', { price }))]))
    expect(written).not.toHaveProperty('offers')
    expect(written).not.toHaveProperty('aggregateRating')
  }
})

test('a review that tries to leave its element stays in it', () => {
  const reviewSummary = { average: 5, count: 1, distribution: [1, 0, 0, 0, 0], reviews: [review] }
  expect(serialiseJsonLd([build(productOf('tour', { reviewSummary }))])).not.toContain('<')
})

test('the check itself finds what is missing, empty or no price', () => {
  const wrap = (node: object) => JSON.stringify({ '@context': 'https://schema.org', ...node })
  expect(checkJsonLd('{')).toEqual(['is no JSON'])
  expect(checkJsonLd('{"@type":"Car"}')).toEqual(['has no context of schema.org'])
  expect(checkJsonLd(wrap({ '@type': 'Answer' }))).toEqual(['/Answer lacks text'])
  const offer = { '@type': 'Offer', price: '0', priceCurrency: 'euro', availability: 'x', url: 'y' }
  expect(checkJsonLd(wrap({ '@graph': [offer] }))).toHaveLength(2)
  expect(checkJsonLd(wrap({ '@type': 'Thing', sameAs: [] }))).toEqual(['/Thing: sameAs is empty'])
})
