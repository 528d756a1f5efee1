import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import {
  changeFilters,
  clearFilters,
  countFilters,
  isFiltered,
  parseFilters,
  toSearch,
  toWishQuery,
} from './listing-filters'

describe('reading an address', () => {
  test('lists, numbers, days, switches and the category number', () => {
    const filters = parseFilters({
      durations: 'half,full',
      priceFrom: '20',
      priceTo: '120.5',
      dateFrom: '2027-05-10',
      rating: '4.5',
      freeCancellation: 'true',
      kat_k_no: '7',
      page: '2',
      sort: 'rating',
      utm_source: 'x',
    })
    expect(filters).toEqual({
      durations: ['half', 'full'],
      priceFrom: 20,
      priceTo: 120.5,
      dateFrom: '2027-05-10',
      rating: 4.5,
      freeCancellation: true,
      categoryId: 7,
      page: 2,
      sort: 'rating',
    })
  })

  test('a form without scripts repeats the name', () => {
    expect(parseFilters({ durations: ['half', 'full'] })).toEqual({ durations: ['half', 'full'] })
  })

  test('what cannot be read falls away, and takes nothing along', () => {
    const filters = parseFilters({
      kinds: 'tour,spaceship,<script>',
      priceFrom: 'cheap',
      dateFrom: '2027-02-31',
      rating: '99',
      freeCancellation: 'maybe',
      page: '-1',
      sort: 'by-magic',
      kat_k_no: 'x',
      guideLanguages: '',
    })
    expect(filters).toEqual({ kinds: ['tour'] })
  })
})

test('writing and reading come to the same', () => {
  const filters = fc.record(
    {
      kinds: fc.constantFrom<'tour'[] | 'villa'[]>(['tour'], ['villa']),
      themes: fc.array(fc.constantFrom('boat', 'food & wine', 'a+b'), { minLength: 1, maxLength: 3 }),
      guideLanguages: fc.uniqueArray(fc.constantFrom(...LOCALES), { minLength: 1 }),
      priceFrom: fc.nat(10_000),
      freeCancellation: fc.constant(true),
      page: fc.integer({ min: 2, max: 40 }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(filters, (given) => {
      expect(parseFilters(Object.fromEntries(new URLSearchParams(toSearch(given))))).toEqual(given)
    }),
  )
})

test('what goes without saying is not in the address', () => {
  expect(toSearch({ sort: 'recommended', page: 1, kinds: [], freeCancellation: false })).toBe('')
  expect(toSearch({ durations: ['half', 'full'], categoryId: 7 })).toBe('?kat_k_no=7&durations=half,full')
})

test('a change starts again at the first page, clearing keeps order and category', () => {
  expect(changeFilters({ page: 3, rating: 4 }, { rating: 4.5 })).toEqual({ rating: 4.5 })
  const cleared = clearFilters({ page: 3, rating: 4, sort: 'rating', categoryId: 7 })
  expect(cleared).toEqual({ sort: 'rating', categoryId: 7 })
  expect(isFiltered(cleared)).toBe(false)
  expect(isFiltered({ rating: 4 })).toBe(true)
})

test('day and people go along to a product', () => {
  expect(toWishQuery({ dateFrom: '2027-05-10', adults: '3', children: '1' })).toBe(
    '?date=2027-05-10&adults=3&children=1',
  )
  const days = { dateFrom: '2027-05-10', dateTo: '2027-05-17' }
  expect(toWishQuery({ ...days, adults: '3' })).toBe('?date=2027-05-10&until=2027-05-17&adults=3')
  // With a number of nights between two days, or a single day, the end of the stay is open.
  expect(toWishQuery({ ...days, nights: '3' })).toBe('?date=2027-05-10')
  expect(toWishQuery({ ...days, dateTo: days.dateFrom })).toBe('?date=2027-05-10')
  expect(toWishQuery({ dateFrom: 'soon', adults: '-1', children: '1.5' })).toBe('')
})

test('a range counts once, each choice of a list too', () => {
  expect(
    countFilters({ priceFrom: 20, priceTo: 90, dateTo: '2027-05-10', durations: ['half', 'full'], rating: 4 }),
  ).toBe(5)
  expect(countFilters({ page: 3, sort: 'rating', categoryId: 4, kinds: [], freeCancellation: false })).toBe(0)
})
