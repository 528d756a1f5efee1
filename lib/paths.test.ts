import { expect, test } from 'vitest'
import type { MenuItem } from '@/domain/settings/schema'
import { getMenuPath, paths } from './paths'

const item = (given: Partial<MenuItem>): MenuItem => ({
  id: 1,
  menuId: null,
  mode: 'standard',
  type: 'd',
  position: 'category',
  content: {},
  icon: null,
  images: [],
  categoryId: null,
  ...given,
})

test.each([
  [paths.product('ballon-fahrt'), '/p/ballon-fahrt'],
  [paths.search('çay & kahve/1'), '/search/%C3%A7ay%20%26%20kahve%2F1'],
  [paths.listing(), '/d'],
  [paths.listing('antalya', 'kas'), '/d/antalya/kas'],
  [paths.basket('checkout'), '/basket/checkout'],
  [paths.basket('checkout', 'direct'), '/basket-two/checkout'],
  [paths.member(), '/user'],
  [paths.agency(), '/agency'],
])('%s', (path, expected) => {
  expect(path).toBe(expected)
})

test('a menu link has the slug of its language', () => {
  const content = { en: { title: 'Boat trips', slug: 'boat-trips' }, de: { title: 'Bootstouren', slug: 'bootstouren' } }
  expect(getMenuPath(item({ content }), 'de', 'en')).toBe('/d/bootstouren')
  expect(getMenuPath(item({ content }), 'ru', 'en')).toBe('/d/boat-trips')
})

test('a language that has a title but no slug borrows the slug of the default language', () => {
  const content = { en: { title: 'Boat trips', slug: 'boat-trips' }, ru: { title: 'Морские прогулки' } }
  expect(getMenuPath(item({ content }), 'ru', 'en')).toBe('/d/boat-trips')
})

test('a custom entry uses its own address per language', () => {
  const content = {
    en: { title: 'Offers', url: '/d?campaigns=1' },
    tr: { title: 'Fırsatlar', url: 'https://x.example' },
  }
  expect(getMenuPath(item({ mode: 'custom', content }), 'tr', 'en')).toBe('https://x.example')
  expect(getMenuPath(item({ mode: 'custom', content }), 'ru', 'en')).toBe('/d?campaigns=1')
})

test('a category number filters the listing', () => {
  expect(getMenuPath(item({ content: { en: { title: 'A', slug: 'a' } }, categoryId: 7 }), 'en', 'en')).toBe(
    '/d/a?kat_k_no=7',
  )
})

test('an item without an address leads nowhere', () => {
  expect(getMenuPath(item({ content: { en: { title: 'Tours' } } }), 'en', 'en')).toBeNull()
})
