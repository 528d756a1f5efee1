import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'

const TRACE_ID = '0123456789abcdef0123456789abcdef'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const numberFor = async (headers: Record<string, string>) =>
  (await api.app.request('/settings-get', { headers: { company: 'alpha', ...headers } })).headers.get('x-request-id')

test('an answer has the number that its caller gave the request, or the number of its trace', async () => {
  const traceparent = `00-${TRACE_ID}-0123456789abcdef-00`
  expect(await numberFor({ 'x-request-id': 'from-the-caller', traceparent })).toBe('from-the-caller')
  expect(await numberFor({ traceparent })).toBe(TRACE_ID)
  expect(await numberFor({ traceparent: 'broken', 'x-request-id': 'a b' })).toMatch(/^[\w-]{8,64}$/)
})
