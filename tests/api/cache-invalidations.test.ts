import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { INVALIDATIONS_LOCK } from '@/backend/platform/cache-invalidation/invalidated-tags'
import { createInvalidator } from '@/backend/platform/cache-invalidation/notify-storefront'
import { withDatabase } from '@/backend/platform/database/client'
import { SERVICE_KEY, startTestApi, type TestApi } from './harness'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

async function ask(after: number | string, headers: Record<string, string> = { 'x-service-key': SERVICE_KEY }) {
  const response = await api.app.request(`/cache-invalidations?after=${after}`, { headers })
  const body = (await response.json()) as { invalidations: { tag: string; number: number }[]; isWhole: boolean }
  return { status: response.status, ...body }
}

test('a storefront of the former release reads the same list under its old path and name', async () => {
  await api.registry.contentWatch.invalidatedTags.invalidate(['alpha:product:9'])
  const { invalidations } = await ask(0)
  const headers = { 'x-service-key': SERVICE_KEY }
  const former = await (await api.app.request('/ended-tags?after=0', { headers })).json()
  expect(former).toEqual({ endings: invalidations, isWhole: true })
})

test('invalidations are listed in their order, each tag by its last, to the service alone', async () => {
  const before = (await ask(0)).invalidations.at(-1)?.number ?? 0
  const { env, log, registry } = api.services
  const invalidate = createInvalidator(
    { ...env, STOREFRONT_URL: 'http://127.0.0.1:9' },
    log,
    registry.contentWatch.invalidator,
  )
  // The storefront is unavailable: it is told all the same, later.
  await invalidate('alpha', ['product:1', 'catalogue'])
  await invalidate('beta', ['settings'])
  await invalidate('alpha', ['catalogue'])
  const { status, invalidations, isWhole } = await ask(before)
  expect([status, isWhole]).toEqual([200, true])
  expect(invalidations.map(({ tag }) => tag)).toEqual(['alpha:product:1', 'beta:settings', 'alpha:catalogue'])
  expect((await ask(invalidations[1]?.number ?? 0)).invalidations.map(({ tag }) => tag)).toEqual(['alpha:catalogue'])
  expect((await ask(0, {})).status).toBe(403)
  expect((await ask(0, { 'x-service-key': 'guess' })).status).toBe(403)
  for (const wrong of ['x', '-1', '1.5', '']) expect((await ask(wrong)).status).toBe(wrong === '' ? 200 : 422)
})

test('an invalidation waits for one that is not finished, so that no number becomes visible after a higher one', async () => {
  const { invalidatedTags } = api.registry
  const start = (await ask(0)).invalidations.at(-1)?.number ?? 0
  const other = new Client({
    connectionString: withDatabase(inject('adminUrl'), `${api.services.env.DATABASE_PREFIX}_registry`),
  })
  await other.connect()
  try {
    // Another API, in the middle of its work.
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock($1)', [INVALIDATIONS_LOCK])
    await other.query("insert into ended_tags (tag, number) values ('alpha:product:7', nextval('ended_tag_numbers'))")
    const later = invalidatedTags.invalidate(['alpha:product:8'])
    await wait(300)
    expect(await invalidatedTags.listAfter(start)).toEqual([])
    await other.query('commit')
    await later
  } finally {
    await other.end()
  }
  const tags = (await invalidatedTags.listAfter(start)).map(({ tag }) => tag)
  expect(tags).toEqual(['alpha:product:7', 'alpha:product:8'])
})
