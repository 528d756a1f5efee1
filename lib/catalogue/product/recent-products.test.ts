import { expect, test } from 'vitest'
import { addRecentProduct, type RecentProduct, toRecentProducts } from './recent-products'

const product = (id: number, changes: Partial<RecentProduct> = {}): RecentProduct => ({
  id,
  locale: 'de',
  href: `/de/p/boot-${id}`,
  title: `Boot ${id}`,
  place: 'Kaş',
  file: null,
  ...changes,
})

test('the latest stands first, each once a language, twelve at most', () => {
  const seen = [...Array.from({ length: 14 }, (_, index) => index + 1), 5]
  const products = seen.reduce<RecentProduct[]>((list, id) => addRecentProduct(list, product(id)), [])
  expect(products.map(({ id }) => id)).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3])
  const both = addRecentProduct(products, product(5, { locale: 'en' }))
  expect(both.filter(({ id }) => id === 5)).toHaveLength(2)
})

test('what is foreign or broken is passed over, and nothing else comes along', () => {
  const foreign = [
    { ...product(1), note: 'x' },
    { id: 2 },
    product(3, { href: '//evil.example' }),
    'x',
    product(4, { locale: 'xx' as 'de' }),
    product(5, { title: 'x'.repeat(401) }),
  ]
  expect(toRecentProducts(foreign)).toEqual([product(1)])
  for (const value of [undefined, null, 'x', { length: 1 }]) expect(toRecentProducts(value)).toEqual([])
})
