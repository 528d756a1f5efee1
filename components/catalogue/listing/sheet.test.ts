import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '@/components/ui/after-paint'
import { guardSheet } from './sheet'

const widen = new EventTarget()
let isWide = false
let isOpen = false

function open(): HTMLElement {
  document.body.innerHTML = `<header id="head"></header><main><p id="text"></p>
    <div><aside id="sheet"><button id="close">x</button></aside><ul id="cards"></ul></div></main>`
  const sheet = document.getElementById('sheet')
  if (!sheet) throw new Error('no sheet')
  vi.spyOn(sheet, 'matches').mockImplementation(() => isOpen)
  sheet.hidePopover = () => turn(sheet, false)
  return sheet
}

function turn(sheet: HTMLElement, state: boolean): void {
  sheet.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: state ? 'open' : 'closed' }))
  isOpen = state
  sheet.dispatchEvent(new Event('toggle'))
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
  const sheet = open()
  guardSheet(sheet)
  turn(sheet, true)
  await afterPaint()
  expect(new Set(shut())).toEqual(new Set(['head', 'text', 'cards']))
  expect(sheet.getAttribute('role')).toBe('dialog')
  expect(document.activeElement?.id).toBe('close')
  turn(sheet, false)
  expect(sheet.hasAttribute('role')).toBe(false)
  await afterPaint()
  expect(shut()).toEqual([])
})

test('opened before anyone watched it, it is guarded too', async () => {
  isOpen = true
  guardSheet(open())
  await afterPaint()
  expect(new Set(shut())).toEqual(new Set(['head', 'text', 'cards']))
})

test('a screen that becomes wide closes it, and the end of watching frees the page', async () => {
  const sheet = open()
  const stop = guardSheet(sheet)
  turn(sheet, true)
  isWide = true
  widen.dispatchEvent(new Event('change'))
  expect(isOpen).toBe(false)
  turn(sheet, true)
  await afterPaint()
  expect(shut()).not.toEqual([])
  stop()
  await afterPaint()
  expect(shut()).toEqual([])
})
