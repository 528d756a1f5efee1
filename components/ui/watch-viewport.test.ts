import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchViewport } from './watch-viewport'

let enter: (elements: Element[]) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        enter = (elements) => callback(elements.map((target) => ({ target, isIntersecting: true })))
      }
      observe() {
        return undefined
      }
      unobserve() {
        return undefined
      }
      disconnect() {
        return undefined
      }
    },
  )
  document.body.innerHTML = `
    <section class="reveal" id="first"></section>
    <section class="reveal" id="below"></section>
    <picture class="pic"><img id="seen" alt=""></picture>
    <picture class="pic"><img id="late" alt=""></picture>`
  for (const element of document.querySelectorAll('[id]')) {
    const top = element.id === 'below' || element.id === 'late' ? 5000 : 10
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100))
    Object.defineProperty(element, 'complete', { value: false, configurable: true })
  }
})

afterEach(() => vi.unstubAllGlobals())

const find = (id: string): HTMLElement => document.getElementById(id) as HTMLElement

test('what is in the first screen is never touched', () => {
  watchViewport(document.body)
  expect(find('first').dataset.reveal).toBeUndefined()
  expect(find('seen').dataset.fade).toBeUndefined()
})

test('what lies below waits, and comes in when it is reached or loaded', () => {
  watchViewport(document.body)
  expect(find('below').dataset.reveal).toBe('wait')
  expect(find('late').dataset.fade).toBe('wait')
  enter([find('below')])
  find('late').dispatchEvent(new Event('load'))
  expect(find('below').dataset.reveal).toBe('in')
  expect(find('late').dataset.fade).toBe('in')
})

test('a picture that cannot be loaded does not stay hidden, and neither does anything after the stop', () => {
  const stop = watchViewport(document.body)
  find('late').dispatchEvent(new Event('error'))
  expect(find('late').dataset.fade).toBe('in')
  stop()
  expect(find('below').dataset.reveal).toBeUndefined()
})
