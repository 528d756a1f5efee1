import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ChangePoller } from '@/backend/platform/cache-invalidation/change-poller'
import { POLLER_LOCK } from '@/backend/platform/cache-invalidation/content-watch'
import { AdvisoryLock } from '@/backend/platform/database/advisory-lock'
import { openDatabase, withDatabase } from '@/backend/platform/database/client'
import { TenantRegistry } from '@/backend/platform/tenancy/registry'
import { startTestApi, type TestApi } from './harness'

let api: TestApi
let list: ReturnType<typeof openDatabase>
const opened: TenantRegistry[] = []

beforeAll(async () => {
  api = await startTestApi()
  const { adminUrl, prefix } = api.registry.options
  list = openDatabase(withDatabase(adminUrl, `${prefix}_registry`), () => undefined)
})
afterAll(async () => {
  await list.pool.end()
  await api.stop()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(opened.splice(0).map((registry) => registry.stop()))
})

function createLog() {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  return { log, lines }
}

/** Another process of the API, to which a storefront has just named alpha. */
async function startProcess(log = createLog().log) {
  const registry = new TenantRegistry({ ...api.registry.options, log })
  await registry.start()
  opened.push(registry)
  const { watched, poller, invalidator } = registry.contentWatch
  await watched.name(['alpha'])
  const checks = vi.spyOn(invalidator, 'check')
  poller.resume()
  return { registry, poller, checks }
}

const holders = async () => {
  const { rows } = await list.pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and objid = ${POLLER_LOCK} and granted
     and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.map(({ pid }) => pid)
}

describe('of several APIs', () => {
  test('one reads the counters; when its connection or its process ends, one goes on', async () => {
    const processes = [await startProcess(), await startProcess(), await startProcess()]
    const countReaders = async () => {
      for (const { checks } of processes) checks.mockClear()
      await wait(2_300)
      return processes.filter(({ checks }) => checks.mock.calls.length > 0).length
    }
    expect(await countReaders()).toBe(1)
    const [pid] = await holders()
    await list.pool.query('select pg_terminate_backend($1)', [pid])
    await expect.poll(holders, { timeout: 3_000 }).toHaveLength(1)
    expect((await holders())[0]).not.toBe(pid)
    expect(await countReaders()).toBe(1)
    const reader = processes.find(({ checks }) => checks.mock.calls.length > 0)
    await reader?.poller.stop()
    reader?.checks.mockClear()
    await expect.poll(holders, { timeout: 3_000 }).toHaveLength(1)
    expect(await countReaders()).toBe(1)
    expect(reader?.checks.mock.calls).toEqual([])
  })

  test('each tenant costs one query in a second, and none when no storefront has named it', async () => {
    await list.pool.query(`update watched_tenants set named_at = now() - interval '1 hour'`)
    const { registry, checks } = await startProcess()
    const pool = registry.contentWatch
    expect(await pool.watched.find('beta')).toBeNull()
    await wait(3_200)
    const companies = checks.mock.calls.map(([{ company }]) => company)
    expect(new Set(companies)).toEqual(new Set(['alpha']))
    expect(companies.length).toBeLessThanOrEqual(4)
    await list.pool.query(`update watched_tenants set named_at = now() - interval '12 minutes'`)
    await wait(1_100)
    checks.mockClear()
    await wait(1_500)
    expect(checks.mock.calls).toEqual([])
  })
})

describe('without answers', () => {
  test('a tenant whose database is gone is noted once, holds up nobody, and is read again when it is back', async () => {
    const { log, lines } = createLog()
    const database = `${api.registry.options.prefix}_beta`
    const open = (isOpen: boolean) => list.pool.query(`alter database "${database}" with allow_connections ${isOpen}`)
    const { registry, checks } = await startProcess(log)
    await open(false)
    try {
      await list.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
      await registry.contentWatch.watched.name(['beta'])
      await expect.poll(() => lines, { timeout: 3_000 }).toEqual(['changes of the content cannot be read'])
      checks.mockClear()
      await wait(2_300)
      expect(checks.mock.calls.filter(([{ company }]) => company === 'alpha').length).toBeGreaterThan(1)
      await wait(4_000)
      expect(lines).toEqual(['changes of the content cannot be read'])
    } finally {
      await open(true)
    }
    await expect.poll(() => lines.at(-1), { timeout: 8_000 }).toBe('changes of the content are read again')
  })

  test('a server that is down is noted once; the poller goes on when it is back, and rests when nobody asks', async () => {
    const { log, lines } = createLog()
    const { watched, invalidator } = api.registry.contentWatch
    await watched.name(['alpha'])
    const lock = new AdvisoryLock(withDatabase(api.registry.options.adminUrl, 'no_such_database_at_all'), POLLER_LOCK)
    const poller = new ChangePoller({ lock, watched, invalidator, log, askedWithinMs: 4_000 })
    poller.resume()
    await wait(2_500)
    expect(lines).toEqual(['changes of the content cannot be read'])
    const { adminUrl, prefix } = api.registry.options
    const there = new AdvisoryLock(withDatabase(adminUrl, `${prefix}_registry`), POLLER_LOCK)
    vi.spyOn(lock, 'acquire').mockImplementation(() => there.acquire())
    await expect.poll(() => lines.at(-1), { timeout: 3_000 }).toBe('changes of the content are read again')
    expect(await holders()).toHaveLength(1)
    vi.spyOn(lock, 'release').mockImplementation(() => there.release())
    await expect.poll(() => poller.isRunning, { timeout: 5_000 }).toBe(false)
    expect(await holders()).toEqual([])
  })
})
