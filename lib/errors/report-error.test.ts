import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const sent = vi.fn()
const ORIGIN = 'http://lykia.localhost:3000'

/** Simulates a page load with a fresh module. */
async function load() {
  vi.resetModules()
  return (await import('./report-error')).reportError
}
const bodyOf = (index: number): Blob => sent.mock.calls[index]?.[1] ?? new Blob()
const read = async (index = 0) => JSON.parse(await bodyOf(index).text())

beforeEach(() => {
  sent.mockClear()
  vi.stubGlobal('window', { location: { origin: ORIGIN, pathname: '/de/p/boot' } })
  vi.stubGlobal('navigator', { sendBeacon: sent })
})

// Other tests of the worker run as servers, without a window.
afterEach(() => vi.unstubAllGlobals())

function failAt(stack: string, message = 'broken') {
  return Object.assign(new TypeError(message), { stack })
}

test('tells what it was and where in the program', async () => {
  const reportError = await load()
  const stack = `TypeError: broken\n    at f (${ORIGIN}/_next/static/chunks/a.js:1:20)\n    at chrome-extension://x/y.js:3:4\n    at ${ORIGIN}/_next/static/chunks/b.js:5:6`
  reportError('error', Object.assign(failAt(stack), { digest: 'API_UNAVAILABLE' }))
  expect(sent.mock.calls[0]?.[0]).toBe('/api/errors')
  expect(bodyOf(0).type).toBe('application/json')
  expect(await read()).toEqual({
    kind: 'error',
    name: 'TypeError',
    message: 'broken',
    frames: ['/_next/static/chunks/a.js:1:20', '/_next/static/chunks/b.js:5:6'],
    path: '/de/p/boot',
    digest: 'API_UNAVAILABLE',
  })
})

test('frames as Firefox and Safari write them', async () => {
  const reportError = await load()
  reportError('error', failAt(`f@${ORIGIN}/_next/static/chunks/a.js:1:20\n@${ORIGIN}/_next/static/chunks/b.js:5:6\n`))
  expect((await read()).frames).toEqual(['/_next/static/chunks/a.js:1:20', '/_next/static/chunks/b.js:5:6'])
})

test('once each, and a few times for a page', async () => {
  const reportError = await load()
  for (let index = 0; index < 3; index += 1) reportError('error', failAt('', 'the same'))
  expect(sent).toHaveBeenCalledTimes(1)
  for (let index = 0; index < 20; index += 1) reportError('error', failAt('', `another ${index}`))
  expect(sent).toHaveBeenCalledTimes(5)
})

test('what is thrown may be anything, and long', async () => {
  const reportError = await load()
  reportError('rejection', 'x'.repeat(1_000))
  reportError('rejection', { email: 'h@mail.example' })
  reportError('rejection', undefined)
  expect((await read(0)).message).toHaveLength(300)
  expect(JSON.stringify(await read(1))).not.toContain('mail.example')
  expect(sent).toHaveBeenCalledTimes(2)
})

test.each([
  ['of a script of others', new Error('Script error.')],
  ['that is none', new Error('ResizeObserver loop completed with undelivered notifications.')],
  ['of a page that is left', new DOMException('gone', 'AbortError')],
])('nothing is told %s', async (_what, error) => {
  const reportError = await load()
  reportError('error', error)
  expect(sent).not.toHaveBeenCalled()
})

test('a browser without beacons is left alone', async () => {
  const reportError = await load()
  vi.stubGlobal('navigator', {})
  expect(() => reportError('error', new Error('broken'))).not.toThrow()
})
