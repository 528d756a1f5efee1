import { beforeEach, expect, test, vi } from 'vitest'
import { forgetRecent, type RecentProduct, readRecent, rememberProduct } from './recent-products'

const product = (id: number, changes: Partial<RecentProduct> = {}): RecentProduct => ({
  id,
  locale: 'de',
  href: `/de/p/boot-${id}`,
  title: `Boot ${id}`,
  place: 'Kaş',
  file: null,
  ...changes,
})

beforeEach(() => window.localStorage.clear())

test('the latest stands first, each once a language, twelve at most', () => {
  for (let id = 1; id <= 14; id += 1) rememberProduct(product(id))
  rememberProduct(product(5))
  expect(readRecent().map(({ id }) => id)).toEqual([5, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3])
  rememberProduct(product(5, { locale: 'en' }))
  expect(readRecent().filter(({ id }) => id === 5)).toHaveLength(2)
  forgetRecent()
  expect(readRecent()).toEqual([])
})

test('what is foreign or broken is passed over', () => {
  const foreign = [
    product(1),
    { id: 2 },
    product(3, { href: '//evil.example' }),
    'x',
    product(4, { locale: 'xx' as 'de' }),
  ]
  window.localStorage.setItem('kervan.recent', JSON.stringify(foreign))
  expect(readRecent().map(({ id }) => id)).toEqual([1])
  window.localStorage.setItem('kervan.recent', '{')
  expect(readRecent()).toEqual([])
})

test('a blocked storage is no error', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => rememberProduct(product(1))).not.toThrow()
  blocked.mockRestore()
})
