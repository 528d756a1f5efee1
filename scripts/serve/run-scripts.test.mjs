import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runScripts } from './run-scripts.mjs'

const BOTH = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']
let asked
let watching
let listeners

/** What a browser has of it, whose document took so long to come. */
function open({ took = 80, isHidden = false, knows = ['paint'] } = {}) {
  asked = []
  watching = []
  listeners = new Map()
  vi.stubGlobal('document', {
    hidden: isHidden,
    addEventListener: (name, listener) => listeners.set(name, listener),
    removeEventListener: (name, listener) => listeners.get(name) === listener && listeners.delete(name),
    createElement: () => ({
      setAttribute(_, path) {
        this.path = path
      },
    }),
    head: { append: ({ path, async: isAsync }) => asked.push(isAsync ? path : 'in order') },
  })
  class Observer {
    static supportedEntryTypes = knows
    constructor(tell) {
      this.tell = tell
    }
    observe(options) {
      watching.push({ ...options, tell: this.tell })
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.spyOn(performance, 'now').mockReturnValue(took)
  runScripts({ dataset: { run: BOTH.join(' ') } })
}

/** A press on something of a page, which lies in this button or in none. */
function press(button) {
  const event = {
    target: { closest: (selector) => (selector === 'button[type=button]:not([popovertarget])' ? button : null) },
  }
  listeners.get('click')?.(event)
  return event
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('scripts are asked for once something has been painted, each once', () => {
  open()
  expect(asked).toEqual([])
  expect(watching).toMatchObject([{ type: 'paint', buffered: true }])
  watching[0].tell()
  watching[0].tell()
  vi.runAllTimers()
  expect(asked).toEqual(BOTH)
})

test('scripts are asked for after a second where nobody tells of paints', () => {
  open({ knows: [] })
  vi.advanceTimersByTime(999)
  expect([asked, watching]).toEqual([[], []])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual(BOTH)
})

test.each([
  ['on a slow line', { took: 301 }],
  ['in a tab that nobody looks at', { isHidden: true }],
])('scripts are asked for at once %s', (_, way) => {
  open(way)
  expect(asked).toEqual(BOTH)
})

test('a button that was pressed too early is pressed once the page has come to life, and only then', () => {
  open()
  vi.stubGlobal('window', {})
  const [first, last] = [{ click: vi.fn() }, { click: vi.fn() }]
  press(first)
  press(last)
  press(null)
  expect(last.click).not.toHaveBeenCalled()
  listeners.get('kervan:alive')()
  expect([first.click.mock.calls.length, last.click.mock.calls.length]).toEqual([0, 1])
  expect(listeners.has('click')).toBe(false)
})

test('a press that the page came to life for is heard by it, not made twice', () => {
  open()
  const button = { click: vi.fn() }
  vi.stubGlobal('window', { event: press(button) })
  listeners.get('kervan:alive')()
  expect(button.click).not.toHaveBeenCalled()
})
