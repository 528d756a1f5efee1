import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLinks } from './follow-links'

const navigate = vi.fn<(href: string) => void>()
let stop: () => void

beforeEach(() => {
  window.location.href = 'http://lykia.localhost:3000/de'
  document.body.innerHTML =
    '<a href="/de/p/a"><b>trip</b><button type="button">heart</button></a><a id="far" href="https://x.example/">x</a>'
  navigate.mockClear()
  stop = followLinks(document, navigate)
})

afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const fire = (selector: string, type: string, init: PointerEventInit = {}): Event => {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse', ...init })
  document.querySelector(selector)?.dispatchEvent(event)
  return event
}

test('a mouse follows when its button goes down, and the click after it does nothing more', () => {
  fire('b', 'pointerdown')
  expect(navigate.mock.calls).toEqual([['/de/p/a']])
  expect(fire('b', 'click').defaultPrevented).toBe(true)
  expect(navigate).toHaveBeenCalledOnce()
})

test('a finger and a keyboard follow at the click', () => {
  fire('b', 'pointerdown', { pointerType: 'touch' })
  expect(navigate).not.toHaveBeenCalled()
  expect(fire('b', 'click', { pointerType: 'touch' }).defaultPrevented).toBe(true)
  expect(navigate.mock.calls).toEqual([['/de/p/a']])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }, { button: 2 }])(
  '%o is left to the browser',
  (init) => {
    fire('b', 'pointerdown', init)
    expect(fire('b', 'click', init).defaultPrevented).toBe(false)
    expect(navigate).not.toHaveBeenCalled()
  },
)

test('a control inside a link and a link to elsewhere are left alone', () => {
  fire('button', 'pointerdown')
  fire('#far', 'pointerdown')
  expect(fire('#far', 'click').defaultPrevented).toBe(false)
  expect(navigate).not.toHaveBeenCalled()
})

test('a click that a component has handled is left alone', () => {
  const handle = (event: Event) => event.preventDefault()
  document.querySelector('a')?.addEventListener('click', handle)
  fire('b', 'click', { pointerType: 'touch' })
  expect(navigate).not.toHaveBeenCalled()
})
