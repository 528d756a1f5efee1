import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createOperatorApp } from '@/backend/app'
import { JOBS } from '@/backend/jobs'
import { openDatabase, poolOf, schema, withDatabase } from '@/backend/platform/database/client'
import { startJobs } from '@/backend/platform/jobs/runner'
import { TenantRegistry } from '@/backend/platform/tenancy/registry'
import { SERVICE_KEY, startTestApi, type TestApi } from './harness'

const SERVICE = { headers: { 'x-service-key': SERVICE_KEY } }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

/** Another process of the same shop, which nobody has asked yet. */
async function startElsewhere() {
  const registry = new TenantRegistry({ ...api.registry.options })
  await registry.start()
  return { registry, services: { ...api.services, registry } }
}

describe('a tenant that nobody visits', () => {
  test('is left alone by the jobs until its next one is due, and looked into at every turn once somebody comes', async () => {
    // What recurs is done, and has used the database for a while.
    await api.runRecurring()
    await api.runJobs()
    const { registry, services } = await startElsewhere()
    const looks = vi.spyOn(registry, 'watchDatabase')
    const countLooks = () => looks.mock.calls.filter(([company]) => company === 'alpha').length
    const jobs = startJobs(services, JOBS)
    try {
      await expect.poll(countLooks).toBeGreaterThan(0)
      await wait(300)
      const first = countLooks()
      const db = api.registry.requireDatabase('alpha')
      const job = { kind: 'lapseReservation', payload: { reservationId: 7 }, runAt: new Date(api.clock.now) }
      const [{ id } = { id: 0 }] = await db.insert(schema.jobs).values(job).returning()
      const isDone = async () =>
        (await db.execute(`select done_at from jobs where id = ${id}`)).rows[0]?.done_at !== null
      await wait(2_300)
      expect(countLooks()).toBe(first)
      expect(await isDone()).toBe(false)
      registry.getDatabase('alpha')
      await expect.poll(isDone, { timeout: 4_000 }).toBe(true)
      const visited = countLooks()
      await expect.poll(countLooks, { timeout: 4_000 }).toBeGreaterThan(visited)
    } finally {
      await jobs.stop()
      await registry.stop()
    }
  })
})

describe('a tenant whose database does not answer', () => {
  test('takes nobody else with it: the others are told of, and so is what was known of it', async () => {
    const { registry, services } = await startElsewhere()
    const { adminUrl, prefix } = api.registry.options
    const list = openDatabase(withDatabase(adminUrl, `${prefix}_registry`), () => undefined)
    const rename = (name: string) => list.pool.query(`update tenants set database = $1 where company = 'beta'`, [name])
    const app = createOperatorApp(services)
    const ask = async (path: string) => {
      const answer = await app.request(path, SERVICE)
      return { status: answer.status, body: await answer.json() }
    }
    const companies = async () =>
      (await ask('/kiraci-listele')).body.data.kiracilar.map((tenant: Record<string, string>) => tenant.company).sort()
    try {
      await rename(`${prefix}_nowhere`)
      await registry.reload()
      expect(await companies()).toEqual(['alpha'])
      expect(await ask('/health')).toMatchObject({ status: 200, body: { tenants: 2 } })
      await rename(`${prefix}_beta`)
      const whole = await startElsewhere()
      const other = createOperatorApp(whole.services)
      const known = async () => (await (await other.request('/kiraci-listele', SERVICE)).json()).data.kiracilar.length
      expect(await known()).toBe(2)
      await poolOf(whole.registry.requireDatabase('beta')).end()
      whole.registry.getDatabase('beta')
      expect(await known()).toBe(2)
      await whole.registry.stop().catch(() => undefined)
    } finally {
      await list.pool.end()
      await registry.stop()
    }
  })
})
