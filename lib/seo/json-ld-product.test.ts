import { expect, test } from 'vitest'
import { makeProduct } from '@/lib/catalogue-view/test-support/products'
import { serialiseJsonLd } from './json-ld'
import { buildProductNode } from './json-ld-product'

const input = {
  title: 'Kekova by boat',
  description: 'A day on the water.',
  address: 'https://lykia.example/p/kekova-by-boat',
  pictures: ['https://lykia.example/uploads/a-1600.webp'],
  seller: 'Lykia Tours',
  origin: 'https://lykia.example',
}

test('a tour is a trip and a product with an offer; a villa is a product', () => {
  expect(buildProductNode({ ...input, product: makeProduct() })).toMatchObject({
    '@type': ['Product', 'TouristTrip'],
    offers: { price: '37.80', priceCurrency: 'EUR', priceValidUntil: '2027-01-15' },
  })
  expect(buildProductNode({ ...input, product: makeProduct({ kind: 'villa' }) })['@type']).toBe('Product')
})

test('a price on request is no offer, and no review is no rating', () => {
  const price = { amount: '0.00', oldAmount: null, currency: 'EUR', unit: 'package' } as const
  const written = serialiseJsonLd([buildProductNode({ ...input, product: makeProduct({ price }) })])
  expect(JSON.parse(written)).not.toHaveProperty('offers')
  expect(JSON.parse(written)).not.toHaveProperty('aggregateRating')
})

test('a review that tries to leave its element stays in it', () => {
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
  const reviewSummary = { average: 5, count: 1, distribution: [1, 0, 0, 0, 0], reviews: [review] }
  expect(serialiseJsonLd([buildProductNode({ ...input, product: makeProduct({ reviewSummary }) })])).not.toContain('<')
})
