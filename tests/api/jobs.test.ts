import { afterAll, beforeAll, expect, test } from 'vitest'
import { JOBS } from '@/backend/jobs'
import { schema } from '@/backend/platform/database/client'
import { runDueJobs } from '@/backend/platform/jobs/runner'
import { startTestApi, type TestApi } from './harness'
import { startMailServer } from './support/mail-server'
import { select } from './test-booking'

let server: Awaited<ReturnType<typeof startMailServer>>
let api: TestApi
beforeAll(async () => {
  server = await startMailServer()
  api = await startTestApi({ env: { SMTP_URL: server.url } })
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})

test('a heap of mails keeps neither what gives places back waiting, nor the next tenant', async () => {
  server.refuse(451)
  for (const name of ['one', 'two', 'three']) await api.registerMember(`${name}@mail.example`)
  const db = api.registry.requireDatabase('alpha')
  const late = { kind: 'lapseReservation', payload: { reservationId: 7 }, runAt: new Date(api.clock.now) }
  await db.insert(schema.jobs).values(late)
  const undone = async () => {
    const { rows } = await db.execute('select kind, attempts from jobs where done_at is null order by id')
    return rows.map(({ kind, attempts }) => `${kind} ${attempts}`)
  }
  expect(await undone()).toEqual(['mail 0', 'mail 0', 'mail 0', 'lapseReservation 0'])
  expect(await runDueJobs(api.services, JOBS, 'alpha', 0)).toBe(1)
  expect(await undone()).toEqual(['mail 0', 'mail 0', 'mail 0'])
  expect(await runDueJobs(api.services, JOBS, 'alpha', 0)).toBe(1)
  expect(await undone()).toEqual(['mail 1', 'mail 0', 'mail 0'])
  server.refuse(null)
  expect(await runDueJobs(api.services, JOBS, 'alpha')).toBe(2)
})

test('places that a forgotten hold keeps are found and free again', async () => {
  const productId = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data.id
  const item = select({ productId, kind: 'tour', date: '2026-12-01', session: '09:00' })
  expect((await api.ask('takeHold', { item })).status).toBe(200)
  const db = api.registry.requireDatabase('alpha')
  const taken = async () => (await db.execute('select sum(taken)::int as taken from seat_counters')).rows[0]?.taken
  expect(await taken()).toBe(2)
  await db.execute("update jobs set done_at = now() where kind = 'lapseHold'")
  api.clock.now += 15 * 60_000 - 1
  await api.runJobs()
  expect(await taken()).toBe(2)
  api.clock.now += 60_000
  await api.runJobs()
  expect(await taken()).toBe(0)
})
