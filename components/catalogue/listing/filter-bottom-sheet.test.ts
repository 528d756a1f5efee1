import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '@/components/ui/after-paint'
import { guardBottomSheet } from './filter-bottom-sheet'

const widen = new EventTarget()
let isWide = false
let isOpen = false

function open(): HTMLElement {
  document.body.innerHTML = `<header id="head"></header><main><p id="text"></p>
    <div><aside id="filters"><button id="close">x</button></aside><ul id="cards"></ul></div></main>`
  const panel = document.getElementById('filters')
  if (!panel) throw new Error('no panel')
  vi.spyOn(panel, 'matches').mockImplementation(() => isOpen)
  panel.hidePopover = () => turn(panel, false)
  return panel
}

function turn(panel: HTMLElement, state: boolean): void {
  panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: state ? 'open' : 'closed' }))
  isOpen = state
  panel.dispatchEvent(new Event('toggle'))
}

const shut = (): string[] => [...document.querySelectorAll('[inert]')].map((element) => element.id)

beforeEach(() => {
  isOpen = false
  isWide = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isWide
    },
    addEventListener: widen.addEventListener.bind(widen),
    removeEventListener: widen.removeEventListener.bind(widen),
  }))
})

test('open, it is a dialog and the rest of the page out of reach; shut, everything is as before', async () => {
  const panel = open()
  guardBottomSheet(panel)
  turn(panel, true)
  await afterPaint()
  expect(new Set(shut())).toEqual(new Set(['head', 'text', 'cards']))
  expect(panel.getAttribute('role')).toBe('dialog')
  expect(document.activeElement?.id).toBe('close')
  turn(panel, false)
  expect(panel.hasAttribute('role')).toBe(false)
  await afterPaint()
  expect(shut()).toEqual([])
})

test('opened before anyone watched it, it is guarded too', async () => {
  isOpen = true
  guardBottomSheet(open())
  await afterPaint()
  expect(new Set(shut())).toEqual(new Set(['head', 'text', 'cards']))
})

test('a screen that becomes wide closes it, and the end of watching frees the page', async () => {
  const panel = open()
  const stop = guardBottomSheet(panel)
  turn(panel, true)
  isWide = true
  widen.dispatchEvent(new Event('change'))
  expect(isOpen).toBe(false)
  turn(panel, true)
  await afterPaint()
  expect(shut()).not.toEqual([])
  stop()
  await afterPaint()
  expect(shut()).toEqual([])
})
