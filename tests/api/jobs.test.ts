import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '@/backend/db/client'
import { runDueJobs } from '@/backend/jobs/runner'
import { startTestApi, type TestApi } from './harness'
import { startMailServer } from './support/mail-server'

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
  expect(await runDueJobs(api.services, 'alpha', 0)).toBe(1)
  expect(await undone()).toEqual(['mail 0', 'mail 0', 'mail 0'])
  expect(await runDueJobs(api.services, 'alpha', 0)).toBe(1)
  expect(await undone()).toEqual(['mail 1', 'mail 0', 'mail 0'])
  server.refuse(null)
  expect(await runDueJobs(api.services, 'alpha')).toBe(2)
})
