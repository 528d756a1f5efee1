import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runScripts } from './run-scripts.mjs'

const BOTH = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']
let asked
let watching

/** What a browser has of it, whose document took so long to come. */
function open({ took = 80, isHidden = false, knows = ['paint'] } = {}) {
  asked = []
  watching = []
  vi.stubGlobal('document', {
    hidden: isHidden,
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
