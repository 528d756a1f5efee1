import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const failure = Object.assign(new Error('x'), { name: 'ChunkLoadError' })
const BAR = '<div class="newer" popover="manual">newer</div>'
const reload = vi.fn()
const health = vi.fn<(url: string) => Promise<Response>>()
const answerBar = vi.fn(async () => new Response(BAR))
const showPopover = vi.fn()
let hasTyped = false
/** Imported anew in each test, so that the bar has not been shown yet. */
let reloadAfterChunkError: typeof import('./chunk-reload').reloadAfterChunkError

beforeEach(async () => {
  vi.resetModules()
  ;({ reloadAfterChunkError } = await import('./chunk-reload'))
  hasTyped = false
  health.mockImplementation(async () => new Response(null, { status: 200 }))
  vi.stubGlobal('fetch', (url: string) => (url.startsWith('/api/newer?at=/') ? answerBar() : health(url)))
  // Only a real browser tracks user input (`:user-valid`, `:user-invalid`).
  const find = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector.includes(':user-valid') ? (hasTyped ? document.body : null) : find(selector),
  )
  HTMLElement.prototype.showPopover = showPopover
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.sessionStorage.clear()
  document.body.innerHTML = ''
  for (const mock of [reload, answerBar, showPopover]) mock.mockClear()
  health.mockReset()
})

const countBars = () => document.querySelectorAll('.newer').length

test('reloads at most once a minute, and says so instead', async () => {
  expect(await reloadAfterChunkError(failure, 1_000_000, reload)).toBe(true)
  expect(countBars()).toBe(0)
  expect(await reloadAfterChunkError(failure, 1_059_999, reload)).toBe(false)
  expect(countBars()).toBe(1)
  expect(showPopover).toHaveBeenCalledOnce()
  expect(await reloadAfterChunkError(failure, 1_060_000, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('several parts that fail at once reload the page once, and have one bar after that', async () => {
  await Promise.all([1, 2, 3].map(() => reloadAfterChunkError(failure, 1_000_000, reload)))
  expect(reload).toHaveBeenCalledOnce()
  expect(countBars()).toBe(0)
  await Promise.all([1, 2, 3].map(() => reloadAfterChunkError(failure, 1_000_001, reload)))
  expect(reload).toHaveBeenCalledOnce()
  expect(countBars()).toBe(1)
})

test('loses nothing that was typed', async () => {
  hasTyped = true
  expect(await reloadAfterChunkError(failure, 1_000_000, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(countBars()).toBe(1)
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
  expect(health).toHaveBeenCalledWith('/api/health')
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
  expect(countBars()).toBe(1)
})
