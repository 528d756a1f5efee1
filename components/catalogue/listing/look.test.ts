import { beforeEach, expect, test } from 'vitest'
import { applyLook, readAddressLook, switchLook, withLook } from './look'

function draw(): HTMLElement {
  document.body.innerHTML = `<div id="root"><nav class="view-switch">
    <a data-look="grid" aria-current="true"></a><a data-look="list"></a><a data-look="map"></a></nav></div>`
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  return root
}

beforeEach(() => window.history.replaceState(null, '', '/d/kas'))

test.each([
  ['/d/kas', 'map', '/d/kas?view=map'],
  ['/d/kas?view=list', 'map', '/d/kas?view=map'],
  ['/d/kas?themes=boat,food&view=map', 'grid', '/d/kas?themes=boat,food'],
  ['/d/kas?view=map', 'grid', '/d/kas'],
] as const)('%s as %s', (href, look, expected) => {
  expect(withLook(href, look)).toBe(expected)
})

test('the address says how the list is shown, and nonsense shows it as usual', () => {
  window.history.replaceState(null, '', '/d/kas?view=map')
  expect(readAddressLook()).toBe('map')
  window.history.replaceState(null, '', '/d/kas?view=globe')
  expect(readAddressLook()).toBe('grid')
})

test('a switch marks the one current link, dresses the list and stands in the address, filters kept', () => {
  window.history.replaceState(null, '', '/d/kas?themes=boat')
  const before = window.history.length
  const root = draw()
  switchLook(root, 'list')
  const current = [...root.querySelectorAll<HTMLElement>('[aria-current]')].map((link) => link.dataset.look)
  expect(current).toEqual(['list'])
  expect(root.dataset.look).toBe('list')
  expect(window.location.search).toBe('?themes=boat&view=list')
  expect(window.history.length).toBe(before)
  applyLook(root, 'grid')
  expect(root.dataset.look).toBe('grid')
})
