import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadAfterChunkError } from './chunk-reload'

const failure = Object.assign(new Error('x'), { name: 'ChunkLoadError' })
const reload = vi.fn()
const health = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  health.mockImplementation(async () => new Response(null, { status: 200 }))
  vi.stubGlobal('fetch', health)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.sessionStorage.clear()
  reload.mockClear()
  health.mockReset()
})

test('reloads at most once a minute', async () => {
  expect(await reloadAfterChunkError(failure, 1_000_000, reload)).toBe(true)
  expect(await reloadAfterChunkError(failure, 1_059_999, reload)).toBe(false)
  expect(await reloadAfterChunkError(failure, 1_060_000, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('several parts that fail at once reload the page once', async () => {
  await Promise.all([1, 2, 3].map(() => reloadAfterChunkError(failure, 1_000_000, reload)))
  expect(reload).toHaveBeenCalledOnce()
})

test('keeps the page where the browser has no network, and asks nobody', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await reloadAfterChunkError(failure, 1_000_000, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(health).not.toHaveBeenCalled()
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['knows no tenant', async () => new Response(null, { status: 503 })],
])('keeps the page while the server %s, and reloads it once it does', async (_, answer) => {
  health.mockImplementationOnce(answer)
  expect(await reloadAfterChunkError(failure, 1_000_000, reload)).toBe(false)
  expect(await reloadAfterChunkError(failure, 1_000_001, reload)).toBe(true)
  expect(health).toHaveBeenCalledWith('/api/health', expect.objectContaining({ cache: 'no-store' }))
})

test('another fault is no reason', async () => {
  expect(await reloadAfterChunkError(new Error('total is undefined'), 1_000_000, reload)).toBe(false)
  expect(health).not.toHaveBeenCalled()
})

test('does not reload for ever where nothing can be remembered', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(await reloadAfterChunkError(failure, 1_000_000, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
