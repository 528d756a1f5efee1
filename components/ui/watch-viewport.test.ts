import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchViewport } from './watch-viewport'

type Tell = (entries: Partial<IntersectionObserverEntry>[]) => void

/** Callbacks of the observers by threshold; undefined is the observer of whole elements. */
const tellers = new Map<number | undefined, Tell>()
const enter = (elements: Element[], threshold?: number) =>
  tellers.get(threshold)?.(elements.map((target) => ({ target, isIntersecting: true })))
let stop: () => void
let animations: { id: string; opacity: unknown; timing: unknown; cancelled: boolean }[]

beforeEach(() => {
  animations = []
  Element.prototype.animate = function animate(this: Element, frames, timing) {
    const one = { id: this.id, opacity: (frames as PropertyIndexedKeyframes).opacity, timing, cancelled: false }
    animations.push(one)
    return {
      cancel: () => {
        one.cancelled = true
      },
    } as Animation
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        private readonly tell: Tell,
        private readonly options?: IntersectionObserverInit,
      ) {
        if (options) tellers.set(options.threshold as number | undefined, tell)
      }
      // The observer without options only reads positions.
      observe(target: Element) {
        if (!this.options) this.tell([{ target, boundingClientRect: target.getBoundingClientRect() }])
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

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const find = (id: string): HTMLElement => document.getElementById(id) as HTMLElement

/** Returns the opacities of the animations that run on an element, without cancelled ones. */
const running = (id: string) => animations.filter((one) => one.id === id && !one.cancelled).map((one) => one.opacity)

test('what is in the first screen is never touched', () => {
  stop = watchViewport(document.body)
  expect(running('first')).toEqual([])
  expect(running('seen')).toEqual([])
})

test('an element below waits, and comes in when it is reached, as long as spec 9 says', () => {
  stop = watchViewport(document.body)
  expect(running('below')).toEqual([0])
  enter([find('below')])
  expect(running('below')).toEqual([[0, 1]])
  expect(animations.findLast(({ id }) => id === 'below')?.timing).toMatchObject({ delay: 500, duration: 1200 })
})

test('an image below fades in once it is loaded and a tenth of it is in view, whichever comes last, and once only', () => {
  stop = watchViewport(document.body)
  const late = find('late')
  const load = () => {
    Object.defineProperty(late, 'complete', { value: true, configurable: true })
    late.dispatchEvent(new Event('load'))
  }
  load()
  expect(running('late')).toEqual([0])
  enter([late], 0.1)
  expect(running('late')).toEqual([[0, 1]])
  load()
  enter([late], 0.1)
  expect(running('late')).toEqual([[0, 1]])
})

test('an image that is in view before it is loaded waits for its file', () => {
  stop = watchViewport(document.body)
  enter([find('late')], 0.1)
  expect(running('late')).toEqual([0])
  find('late').dispatchEvent(new Event('load'))
  expect(running('late')).toEqual([[0, 1]])
})

test('what is reached by keyboard is there at once', () => {
  stop = watchViewport(document.body)
  find('below').innerHTML = '<button></button>'
  find('below')
    .querySelector('button')
    ?.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(running('below')).toEqual([])
})

test('what is streamed in later waits too, and is as the server sent it for React to take over', async () => {
  stop = watchViewport(document.body)
  const html = '<picture class="pic"><img id="streamed" alt="" src="a.webp"></picture>'
  const part = document.createElement('div')
  part.innerHTML = html
  vi.spyOn(part.querySelector('img') as HTMLElement, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 5000, 100, 100),
  )
  Object.defineProperty(part.querySelector('img'), 'complete', { value: false })
  document.body.append(part)
  await vi.waitFor(() => expect(running('streamed')).toEqual([0]))
  expect(part.innerHTML).toBe(html)
})

test('a picture that cannot be loaded does not stay hidden, and neither does anything after the stop', () => {
  stop = watchViewport(document.body)
  enter([find('late')], 0.1)
  find('late').dispatchEvent(new Event('error'))
  expect(running('late')).toEqual([[0, 1]])
  stop()
  expect(running('below')).toEqual([])
})

test('a printed page has everything', () => {
  stop = watchViewport(document.body)
  window.dispatchEvent(new Event('beforeprint'))
  expect(running('below')).toEqual([])
  expect(running('late')).toEqual([])
})
