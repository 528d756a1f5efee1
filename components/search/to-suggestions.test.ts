import { expect, test } from 'vitest'
import { makeCard } from '@/lib/catalogue/test-support/products'
import { toSuggestions } from './to-suggestions'

const hitOf = (amount: string) => ({
  hitType: 'product' as const,
  product: makeCard({ price: { amount, oldAmount: null, currency: 'EUR', unit: 'person' } }),
  title: 'Boat',
  slug: 'boat',
  image: null,
  count: null,
})

test('a price is shown where there is one; nothing and less than nothing are none', () => {
  const prices = toSuggestions(['42.00', '0.00', '-5.00'].map(hitOf), 'en').map(({ price }) => price?.amount ?? null)
  expect(prices).toEqual(['42.00', null, null])
})
