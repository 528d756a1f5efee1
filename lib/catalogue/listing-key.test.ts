import { expect, test } from 'vitest'
import type { ListingQuery } from '@/domain/catalogue/shared/listing-schema'
import { isCacheableListing, toListingKey } from './listing-key'

test('the order of properties and empty ones do not matter', () => {
  const left = toListingKey({ slug: 'antalya', locale: 'de', kinds: [], dateFrom: undefined })
  expect(left).toBe(toListingKey({ locale: 'de', slug: 'antalya' }))
  expect(left).not.toBe(toListingKey({ locale: 'tr', slug: 'antalya' }))
})

const requests: [Partial<ListingQuery>, boolean][] = [
  [{ locale: 'de', slug: 'antalya' }, true],
  [{ locale: 'de', categoryId: 3, kinds: ['tour'], pageSize: 12 }, true],
  [{ locale: 'de', slug: 'antalya', page: 1, sort: 'recommended', themes: [] }, true],
  [{ locale: 'de', slug: 'antalya', kinds: ['tour', 'villa'] }, false],
  [{ locale: 'de', kinds: ['tour', 'tour'] }, false],
  [{ locale: 'de', slug: 'antalya', categoryId: 3 }, false],
  [{ locale: 'de', slug: 'antalya', page: 2 }, false],
  [{ locale: 'de', slug: 'antalya', sort: 'rating' }, false],
  [{ locale: 'de', slug: 'antalya', priceTo: 50 }, false],
  [{ locale: 'de', slug: 'antalya', freeCancellation: false }, false],
]

test.each(requests)('%o is kept: %s', (request, expected) => {
  expect(isCacheableListing(request)).toBe(expected)
})
