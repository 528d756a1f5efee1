import { afterEach, expect, test } from 'vitest'
import { beginsAtTop, recordArrival, recordDeparture } from './arrival'

const { dataset } = document.documentElement

afterEach(() => {
  delete dataset.page
})

test('the old page goes out and the new one comes in', () => {
  recordDeparture('/p/boat', 'push')
  expect([dataset.page, beginsAtTop()]).toEqual(['out', true])
  recordArrival()
  expect(dataset.page).toBe('in')
})

test('the first page, which nobody left another one for, does not move', () => {
  recordArrival()
  expect(dataset.page).toBeUndefined()
})

test.each([
  ['another query', '?sort=price'],
  ['a place within it', '#reviews'],
])('%s of the same page moves nothing', (_, href) => {
  recordDeparture(location.pathname + href, 'push')
  expect(dataset.page).toBeUndefined()
})

test.each([
  // `location` already has the new address.
  ['the way back', location.pathname, 'traverse'],
  ['a link to a place within the page', '/p/boat#reviews', 'push'],
] as const)('%s does not lead to the top', (_, href, kind) => {
  recordDeparture('/p/other', 'push')
  delete dataset.page
  recordDeparture(href, kind)
  expect([dataset.page, beginsAtTop()]).toEqual(['out', false])
})
