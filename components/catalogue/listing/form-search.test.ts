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
  expect(toFormSearch(data)).toBe('?durations=half,full&dateFrom=2027-05-10&themes=food%20%26%20wine')
  expect(toFormSearch(dataOf([]))).toBe('')
})

test('a price that was typed is asked for, wherever it stands on the scale', () => {
  expect(toFormSearch(dataOf([['priceFrom', '5']]))).toBe('?priceFrom=5')
})
