import { afterEach, expect, test, vi } from 'vitest'
import { send } from './transport'

afterEach(() => vi.unstubAllGlobals())

test('a kept read makes no request object, which would never be freed, and still ends in time', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    asked.push(input, init?.signal instanceof AbortSignal)
    return new Response('{}')
  })
  const cache = { tags: ['x'], revalidateSeconds: 60 }
  const answer = await send({ method: 'GET', url: 'http://127.0.0.1:9/x', headers: {}, timeoutMs: 50, cache })
  expect(answer?.text).toBe('{}')
  expect(asked).toEqual(['http://127.0.0.1:9/x', true])
})
