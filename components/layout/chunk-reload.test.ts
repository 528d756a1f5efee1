import { afterEach, expect, test, vi } from 'vitest'
import { reloadAfterChunkError } from './chunk-reload'

const failure = Object.assign(new Error('x'), { name: 'ChunkLoadError' })
const reload = vi.fn()

afterEach(() => {
  vi.restoreAllMocks()
  window.sessionStorage.clear()
  reload.mockClear()
})

test('reloads at most once a minute', () => {
  expect(reloadAfterChunkError(failure, 1_000_000, reload)).toBe(true)
  expect(reloadAfterChunkError(failure, 1_059_999, reload)).toBe(false)
  expect(reloadAfterChunkError(failure, 1_060_000, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  'Failed to load chunk /_next/static/chunks/a.js from module 1',
  'Loading CSS chunk 5 failed',
  'Failed to fetch dynamically imported module: http://x/a.js',
])('knows: %s', (message) => {
  expect(reloadAfterChunkError(new Error(message), 1_000_000, reload)).toBe(true)
})

test.each([new Error('total is undefined'), 'Failed to load chunk', null])('%s is no reason', (error) => {
  expect(reloadAfterChunkError(error, 1_000_000, reload)).toBe(false)
})

test('does not reload for ever where nothing can be remembered', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(reloadAfterChunkError(failure, 1_000_000, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
