import { expect, test } from 'vitest'
import { startTestApi } from './harness'

test.each([
  ['open unless set', {}, 200],
  ['open when set', { API_DOCS: 'true' }, 200],
  ['closed, as if there were no such address', { API_DOCS: 'false' }, 404],
])('the OpenAPI document and its page are %s', async (_name, env, status) => {
  const api = await startTestApi({ env })
  for (const path of ['/openapi.json', '/docs']) expect((await api.app.request(path)).status, path).toBe(status)
  expect((await api.app.request('/health')).status).toBe(200)
  await api.stop()
})
