import { afterAll, beforeAll, expect, test } from 'vitest'
import { createInvalidator } from '@/backend/storefront/invalidate'
import { SERVICE_KEY, startTestApi, type TestApi } from './harness'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

async function ask(after: number | string, headers: Record<string, string> = { 'x-service-key': SERVICE_KEY }) {
  const response = await api.app.request(`/ended-tags?after=${after}`, { headers })
  const body = (await response.json()) as { endings: { tag: string; number: number }[]; isWhole: boolean }
  return { status: response.status, ...body }
}

test('endings are told in their order, each tag by its last, to the service alone', async () => {
  const before = (await ask(0)).endings.at(-1)?.number ?? 0
  const { env, log, registry } = api.services
  const invalidate = createInvalidator({ ...env, STOREFRONT_URL: 'http://127.0.0.1:9' }, log, registry.endedTags)
  // The storefront is away: it is told all the same, later.
  await invalidate('alpha', ['product:1', 'catalogue'])
  await invalidate('beta', ['settings'])
  await invalidate('alpha', ['catalogue'])
  const { status, endings, isWhole } = await ask(before)
  expect([status, isWhole]).toEqual([200, true])
  expect(endings.map(({ tag }) => tag)).toEqual(['alpha:product:1', 'beta:settings', 'alpha:catalogue'])
  expect((await ask(endings[1]?.number ?? 0)).endings.map(({ tag }) => tag)).toEqual(['alpha:catalogue'])
  expect((await ask(0, {})).status).toBe(403)
  expect((await ask(0, { 'x-service-key': 'guess' })).status).toBe(403)
  for (const wrong of ['x', '-1', '1.5', '']) expect((await ask(wrong)).status).toBe(wrong === '' ? 200 : 422)
})

test('of endings at once none becomes visible after a higher number', async () => {
  const { endedTags } = api.registry
  const start = (await ask(0)).endings.at(-1)?.number ?? 0
  const seen = new Set<string>()
  let highest = start
  let isDone = false
  const watching = (async () => {
    while (!isDone) {
      for (const { tag, number } of await endedTags.listAfter(highest)) {
        seen.add(tag)
        highest = Math.max(highest, number)
      }
    }
  })()
  const all = Array.from({ length: 40 }, (_, index) => [`alpha:product:${1000 + index}`, `beta:product:${index + 1}`])
  await Promise.all(all.map((tags) => endedTags.end(tags)))
  isDone = true
  await watching
  for (const { tag } of await endedTags.listAfter(highest)) seen.add(tag)
  expect(seen.size).toBe(80)
})
