import { expect, test } from 'vitest'
import { resolveFinder } from './finder'

const context: Parameters<typeof resolveFinder>[1] = {
  data: {
    destinations: [
      {
        id: 1,
        content: {
          en: { title: 'Kaş and Kekova', slug: 'kas-kekova' },
          de: { title: 'Kaş und Kekova', slug: 'kas-und-kekova' },
        },
        count: 4,
      },
    ],
    categories: [
      {
        id: 5,
        content: { en: { title: 'Villas', slug: 'villas' }, de: { title: 'Villen', slug: 'villen' } },
        count: 3,
        kind: 'villa',
        parentId: null,
      },
    ],
  },
  locale: 'de',
  fallback: 'en',
}

test.each([
  [
    { in: 'tour', q: 'kas und kekova', dateFrom: '2027-05-12', adults: '2' },
    '/de/d/kas-und-kekova?kinds=tour&dateFrom=2027-05-12&adults=2',
  ],
  [{ in: 'tour', q: 'Kaş and Kekova' }, '/de/d/kas-und-kekova?kinds=tour'],
  [{ in: 'tour', q: 'balloon & more', adults: '3' }, '/de/search/balloon%20%26%20more?adults=3'],
  [
    { in: 'villa', place: '', dateFrom: '2027-05-12', dateTo: '2027-05-19' },
    '/de/d/villen?dateFrom=2027-05-12&dateTo=2027-05-19',
  ],
  [{ in: 'villa', place: 'kas-kekova', adults: 'many' }, '/de/d/kas-und-kekova?kinds=villa'],
  [{ in: 'car', q: '' }, '/de/d?kinds=car'],
  [{ in: 'tour', q: '  ' }, '/de/d?kinds=tour'],
  [{ q: 'kekova' }, '/de/search/kekova'],
  [{ q: 'Kaş und Kekova' }, '/de/search/Ka%C5%9F%20und%20Kekova'],
])('%o leads to %s', (params, expected) => {
  expect(resolveFinder(params, context)).toBe(expected)
})

test.each([{}, { q: ' ' }, { in: 'spaceship' }, { q: ['a', 'b'] }])('%o asks for nothing', (params) => {
  expect(resolveFinder(params, context)).toBeNull()
})
