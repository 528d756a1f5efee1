import { expect, test } from 'vitest'
import { readFilters } from './left-out'

const read = (params: Record<string, string>) => readFilters(params, '2027-05-10')

test('what cannot be read is named as it was given, and takes nothing along', () => {
  const { filters, leftOut } = read({
    kinds: 'tour,spaceship',
    priceFrom: 'cheap',
    priceTo: '-5',
    dateFrom: '2027-02-31',
  })
  expect(filters).toEqual({ kinds: ['tour'] })
  expect(leftOut).toEqual([
    { what: 'other', value: 'spaceship' },
    { what: 'price', value: 'cheap' },
    { what: 'price', value: '-5' },
    { what: 'date', value: '2027-02-31' },
  ])
})

test('a number with a comma is no number, though each half is', () => {
  expect(read({ priceTo: '12,50' }).leftOut).toEqual([{ what: 'price', value: '12,50' }])
})

test('days that have passed ask for nothing; today has not', () => {
  const past = read({ dateFrom: '2027-05-09', dateTo: '2027-05-20', people: '2' })
  expect(past).toEqual({ filters: { people: 2 }, leftOut: [{ what: 'past', value: '09.05.2027' }] })
  expect(read({ dateFrom: '2027-05-10' })).toEqual({ filters: { dateFrom: '2027-05-10' }, leftOut: [] })
})

test('order, page, view and marks of advertisers are no filters; a long value is cut', () => {
  expect(read({ sort: 'by-magic', page: '-1', view: 'globe', utm_source: 'x' }).leftOut).toEqual([])
  expect(read({ themes: 'x'.repeat(200) }).leftOut[0]?.value).toHaveLength(41)
})
