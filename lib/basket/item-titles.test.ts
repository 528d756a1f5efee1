import { expect, test } from 'vitest'
import { getBasketItemPath } from './item-titles'
import { buildItem } from './test-items'

test.each([
  ['/', 'en', '/u/boat-trips/kekova-by-boat'],
  ['/tr', 'tr', '/tr/u/boat-trips/kekova'],
  ['/tr/', 'tr', '/tr/u/boat-trips/kekova'],
  ['/d/tours', 'en', '/p/kekova-by-boat'],
  ['/tr/basket/cart', 'tr', '/tr/p/kekova'],
] as const)('from %s in %s the basket leads to %s', (current, locale, expected) => {
  expect(getBasketItemPath(buildItem(), locale, current)).toBe(expected)
})

test('a product whose category has no slug is linked by its own address', () => {
  const item = buildItem({ category: { id: 3, content: {} } })
  expect(getBasketItemPath(item, 'en', '/')).toBe('/p/kekova-by-boat')
})
