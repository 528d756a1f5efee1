import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isChunkError, loadPart, loadWithRetry } from './load-with-retry'

const lost = Object.assign(new Error('x'), { name: 'ChunkLoadError' })
const health = vi.fn(async () => new Response(null, { status: 200 }))
let isOnline = true

beforeEach(() => {
  isOnline = true
  vi.useFakeTimers()
  vi.stubGlobal('fetch', health)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  health.mockReset().mockImplementation(async () => new Response(null, { status: 200 }))
})

test.each([
  'Failed to load chunk /_next/static/chunks/a.js from module 1',
  'Loading CSS chunk 5 failed',
  'Failed to fetch dynamically imported module: http://x/a.js',
])('knows: %s', (message) => {
  expect(isChunkError(new Error(message))).toBe(true)
})

test.each([new Error('total is undefined'), 'Failed to load chunk', null])('%s is something else', (error) => {
  expect(isChunkError(error)).toBe(false)
})

test('without a network it asks for nothing before the browser has one again', async () => {
  isOnline = false
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('part')
  const loaded = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(load).toHaveBeenCalledOnce()
  expect(health).not.toHaveBeenCalled()
  isOnline = true
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a server that is away is asked now and then whether it is back', async () => {
  health
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response(null, { status: 503 }))
  const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('part')
  const loaded = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loaded).toBe('part')
  expect(health).toHaveBeenCalledTimes(3)
})

test('what the server no longer has is a failure, and so is a fault in the part', async () => {
  await expect(loadWithRetry(() => Promise.reject(lost))).rejects.toBe(lost)
  expect(health).toHaveBeenCalledOnce()
  const fault = new Error('total is undefined')
  await expect(loadWithRetry(() => Promise.reject(fault))).rejects.toBe(fault)
  expect(health).toHaveBeenCalledOnce()
})

test('a page goes on without a part that the server no longer has, and what watches over lost parts is told', async () => {
  const told: unknown[] = []
  const note = (reason: unknown) => void told.push(reason)
  process.on('unhandledRejection', note)
  const settled = vi.fn()
  loadPart(() => Promise.reject(lost)).then(settled, settled)
  await vi.waitFor(() => expect(told).toEqual([lost]))
  process.off('unhandledRejection', note)
  expect(settled).not.toHaveBeenCalled()
  const fault = new Error('total is undefined')
  await expect(loadPart(() => Promise.reject(fault))).rejects.toBe(fault)
})
