import { afterAll, beforeAll, expect, test } from 'vitest'
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
  await api.registry.requireDatabase('beta').execute('alter table jobs rename to jobs_away')
  expect(await figureOf('kervan_tenant_up{company="beta"}')).toBe(0)
  expect(await figureOf('kervan_tenant_up{company="alpha"}')).toBe(1)
})
