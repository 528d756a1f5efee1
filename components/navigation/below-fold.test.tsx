import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { recordDeparture } from '@/lib/layout/arrival'
import { BelowFold } from './below-fold'

const part = (
  <BelowFold>
    <p>What guests say</p>
  </BelowFold>
)
const isThere = () => screen.queryByText('What guests say') !== null

afterEach(() => {
  recordDeparture('/', 'traverse')
  document.body.innerHTML = ''
})

test('in the HTML of the server it stands, and stays while React takes over', async () => {
  recordDeparture('/p/boat', 'push')
  document.body.innerHTML = renderToString(part)
  const paragraph = screen.getByText('What guests say')
  await act(async () => hydrateRoot(document.body, part))
  expect(screen.getByText('What guests say')).toBe(paragraph)
})

test('after a link it comes once the first screen has been painted', async () => {
  recordDeparture('/p/boat', 'push')
  render(part)
  expect(isThere()).toBe(false)
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(isThere()).toBe(true)
})

test.each([
  ['a link to a place within the page', '/p/boat#reviews', 'push'],
  ['the way back', '/p/boat', 'traverse'],
] as const)('%s finds it there at once', (_, href, kind) => {
  recordDeparture(href, kind)
  render(part)
  expect(isThere()).toBe(true)
})
