import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isApiDown, isApiUnavailable, reportApi } from './api-state'
import { apiStateSlot } from './api-state-slot'

/** A loaded machine needs this long; an idle one needs one or two seconds. */
const WAIT_LIMIT_MS = 20_000

let server: Server
let status = 200
let asked = 0

beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('SERVICE_KEY', 'k'.repeat(16))
  vi.stubEnv('AUTH_SECRET', 'a'.repeat(32))
  vi.stubEnv('REMEMBER_SECRET', 'r'.repeat(32))
  vi.stubEnv('REVALIDATE_SECRET', 'v'.repeat(16))
})

afterEach(() => {
  vi.useRealTimers()
  asked = 0
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await new Promise((resolve) => server.close(resolve))
})

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

test('what was heard just now counts; after a second the API is asked, once for all who wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  reportApi(false)
  expect(await isApiUnavailable()).toBe(false)
  expect(asked).toBe(0)
  pass(1_000)
  expect(await Promise.all([isApiUnavailable(), isApiUnavailable()])).toEqual([false, false])
  expect(asked).toBe(1)
})

test('a proxy that says its server is gone is no API; any other answer is one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  status = 502
  pass(10_000)
  expect(await isApiUnavailable()).toBe(true)
  status = 404
  pass(10_000)
  expect(await isApiUnavailable()).toBe(false)
})

test('who would give up a page for good asks at once; for an API that is known to be away, nobody asks', async () => {
  const state = apiStateSlot.get()
  reportApi(false)
  status = 502
  expect(await isApiUnavailable()).toBe(false)
  expect(await state?.askUnavailable()).toBe(true)
  expect(await state?.askUnavailable()).toBe(true)
  expect(asked).toBe(1)
  status = 200
  await vi.waitFor(() => expect(isApiDown()).toBe(false), { timeout: WAIT_LIMIT_MS })
})

test('an API that is away is asked until it is back, without a visitor', { timeout: 3 * WAIT_LIMIT_MS }, async () => {
  status = 503
  reportApi(true)
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0), { timeout: WAIT_LIMIT_MS })
  expect(isApiDown()).toBe(true)
  status = 200
  await vi.waitFor(() => expect(isApiDown()).toBe(false), { timeout: WAIT_LIMIT_MS })
})

test('an API that is away is asked about once a second, however many come', {
  timeout: 3 * WAIT_LIMIT_MS,
}, async () => {
  status = 503
  reportApi(true)
  const end = Date.now() + 2_500
  let visits = 0
  while (Date.now() < end) {
    expect(await Promise.all([isApiUnavailable(), isApiUnavailable(), isApiUnavailable()])).toEqual([true, true, true])
    visits += 3
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(visits).toBeGreaterThan(10)
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThanOrEqual(4)
  status = 200
  await vi.waitFor(() => expect(isApiDown()).toBe(false), { timeout: WAIT_LIMIT_MS })
})
