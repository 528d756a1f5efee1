import { expect, test } from 'vitest'
import { toFormSearch } from './form-search'

function dataOf(entries: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('repeated names become one list; what is empty or usual is left out', () => {
  const data = dataOf([
    ['durations', 'half'],
    ['durations', 'full'],
    ['priceFrom', ''],
    ['dateFrom', '2027-05-10'],
    ['sort', 'recommended'],
    ['view', 'list'],
    ['themes', 'food & wine'],
  ])
  expect(toFormSearch(data, null)).toBe('?durations=half,full&dateFrom=2027-05-10&themes=food%20%26%20wine')
  expect(toFormSearch(dataOf([]), null)).toBe('')
})

test('a price at the edge filters nothing', () => {
  const bounds = { minimum: 20, maximum: 120 }
  const prices = (from: string, to: string) =>
    toFormSearch(
      dataOf([
        ['priceFrom', from],
        ['priceTo', to],
      ]),
      bounds,
    )
  expect(prices('20', '120')).toBe('')
  expect(prices('21', '')).toBe('?priceFrom=21')
  expect(prices('', '0')).toBe('?priceTo=0')
})
