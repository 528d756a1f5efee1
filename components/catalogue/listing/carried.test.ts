import { beforeEach, expect, test, vi } from 'vitest'
import { carry, refocus, restore } from './carried'

const page = `<div id="root"><aside class="filters"><div class="filters-body"><input id="f-a"></div></aside>
  <a id="chip" href="/d/kas">x</a><div id="listing" tabindex="-1"></div></div>`

/** Renders the page again, as the navigation from the cached to the filtered listing does. */
function open(): HTMLElement {
  document.body.innerHTML = page
  const root = document.getElementById('root')
  if (!root) throw new Error('no root')
  return root
}

const focusOn = (id: string) => document.getElementById(id)?.focus()

beforeEach(() => {
  refocus(open(), '')
})

test('focus comes back to what was pressed', () => {
  const before = open()
  focusOn('f-a')
  carry(before, '/d/kas')
  expect(refocus(open(), '/d/kas')).toBe(true)
  expect(document.activeElement?.id).toBe('f-a')
})

test('what was pressed is gone: the list takes the focus', () => {
  const before = open()
  focusOn('chip')
  carry(before, '/d/kas')
  const after = open()
  document.getElementById('chip')?.remove()
  refocus(after, '/d/kas')
  expect(document.activeElement?.id).toBe('listing')
})

test('whoever had the focus elsewhere keeps it there', () => {
  carry(open(), '/d/kas')
  refocus(open(), '/d/kas')
  expect(document.activeElement).toBe(document.body)
})

test('another list knows nothing of it, and it is known once', () => {
  const before = open()
  focusOn('f-a')
  carry(before, '/d/kas')
  expect(refocus(open(), '/d/side')).toBe(false)
  expect(refocus(open(), '/d/kas')).toBe(false)
})

test('an open sheet opens again', () => {
  const before = open()
  const panel = before.querySelector('.filters')
  if (panel) vi.spyOn(panel, 'matches').mockReturnValue(true)
  carry(before, '/d/kas')
  const after = open()
  const show = vi.fn()
  const anew = after.querySelector<HTMLElement>('.filters')
  if (!anew) throw new Error('no panel')
  vi.spyOn(anew, 'matches').mockReturnValue(false)
  anew.showPopover = show
  restore(after, '/d/kas')
  expect(show).toHaveBeenCalledOnce()
})
