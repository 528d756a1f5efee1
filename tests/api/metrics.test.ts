import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { poolOf } from '@/backend/platform/database/client'
import { CALLS } from '@/domain/wire/calls'
import { startTestApi, type TestApi } from './harness'

const TOKEN = 'metrics-token-of-the-tests'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ env: { METRICS_TOKEN: TOKEN } })
})
afterAll(() => api.stop())

const read = (authorization?: string) =>
  api.app.request('/metrics', authorization === undefined ? {} : { headers: { authorization } })

async function figureOf(name: string): Promise<number | null> {
  const text = await (await read(`Bearer ${TOKEN}`)).text()
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? null : Number(line.slice(name.length + 1))
}

test('are for who has the token', async () => {
  expect((await read(`Bearer ${TOKEN}`)).headers.get('content-type')).toContain('version=0.0.4')
  for (const wrong of [undefined, '', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN])
    expect((await read(wrong)).status, wrong).toBe(403)
})

test('there are none without the setting', async () => {
  const other = await startTestApi()
  const { status } = await other.app.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  await other.stop()
  expect(status).toBe(404)
})

test('count answers by route and status, whatever was asked', async () => {
  const labels = (route: string, status: number) =>
    `http_server_request_duration_seconds_count{http_request_method="GET",http_route="${route}",http_response_status_code="${status}"}`
  const settings = labels(CALLS.getSettings.path, 200)
  const before = (await figureOf(settings)) ?? 0
  await api.ask('getSettings', {})
  await api.ask('getSettings', {})
  expect(await figureOf(settings)).toBe(before + 2)
  const unknown = ['/a-secret-of-a-visitor', '/%22%7D%20hacked%201']
  for (const path of unknown) expect((await api.app.request(path)).status).toBe(404)
  expect(await figureOf(labels('/*', 404))).toBe(unknown.length)
  const text = await (await read(`Bearer ${TOKEN}`)).text()
  for (const path of unknown) expect(text).not.toContain(path)
})

test('tell who waits for a connection, and for how long they waited', async () => {
  const { registry } = api.services
  const before = (await figureOf('kervan_connection_wait_seconds_count')) ?? 0
  const clients = await Promise.all(
    Array.from({ length: 10 }, () => poolOf(registry.requireDatabase('beta')).connect()),
  )
  const late = poolOf(registry.requireDatabase('beta')).connect()
  await wait(120)
  expect(registry.readConnections()).toMatchObject({ limit: 40, inUse: 10, waiting: 1, waitingForRegistry: 0 })
  expect(registry.readConnections().longestWait).toBeGreaterThan(100)
  expect(await figureOf('kervan_connections_in_use'), 'a scrape does not wait for the tenant').toBe(10)
  clients.pop()?.release()
  for (const client of [...clients, await late]) client.release()
  await wait(0)
  // The scrape's own questions come to their end now.
  await vi.waitFor(() => expect(registry.readConnections()).toMatchObject({ inUse: 0, waiting: 0, longestWait: 0 }))
  expect(await figureOf('kervan_connection_wait_seconds_count')).toBeGreaterThanOrEqual(before + 11)
  expect(await figureOf('kervan_connections_limit')).toBe(40)
})

test('tell which sessions wait for a lock, and how long the oldest waits', async () => {
  const pool = poolOf(api.registry.requireDatabase('alpha'))
  const [holder, waiter] = await Promise.all([pool.connect(), pool.connect()])
  await holder.query('begin; lock table jobs in row exclusive mode; select pg_advisory_xact_lock(4711)')
  expect(await figureOf('kervan_lock_waits{company="alpha"}')).toBe(0)
  const waiting = waiter.query('select pg_advisory_lock(4711)')
  await wait(150)
  expect(await figureOf('kervan_lock_waits{company="alpha"}')).toBe(1)
  expect(await figureOf('kervan_lock_longest_wait_seconds{company="alpha"}')).toBeGreaterThan(0.1)
  expect(await figureOf('kervan_lock_waits{company="beta"}')).toBe(0)
  await holder.query('rollback')
  await waiting
  await waiter.query('select pg_advisory_unlock(4711)')
  expect(await figureOf('kervan_lock_waits{company="alpha"}')).toBe(0)
  holder.release()
  waiter.release()
})

test('tell of the event loop', async () => {
  expect(await figureOf('kervan_event_loop_blocked_seconds_total')).toBe(0)
  expect(await figureOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
})

test('tell what waits in each tenant, and which database does not answer', async () => {
  const db = api.registry.requireDatabase('alpha')
  expect(await figureOf('kervan_jobs_due{company="alpha"}')).toBe(0)
  await db.execute(
    `insert into jobs (kind, run_at, attempts, error) values ('mail', now() - interval '1 year', 3, 'refused')`,
  )
  expect(await figureOf('kervan_jobs_due{company="alpha"}')).toBe(1)
  expect(await figureOf('kervan_jobs_failing{company="alpha"}')).toBe(1)
  expect(await figureOf('kervan_jobs_due{company="beta"}')).toBe(0)
  expect(await figureOf('kervan_tenant_up{company="beta"}')).toBe(1)
  await api.registry.requireDatabase('beta').execute('alter table jobs rename to jobs_renamed')
  expect(await figureOf('kervan_tenant_up{company="beta"}')).toBe(0)
  expect(await figureOf('kervan_tenant_up{company="alpha"}')).toBe(1)
})
