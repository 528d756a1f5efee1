import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { poolOf } from '@/backend/platform/database/client'
import { callApi } from '@/lib/api/server'
import { requestContext } from '@/lib/request-context/request-context'
import type { RequestContext } from '@/lib/request-context/request-context-slot'
import { SERVICE_KEY, startTestApi, type TestApi } from './harness'

let api: TestApi
let server: ServerType

beforeAll(async () => {
  api = await startTestApi()
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) =>
      resolve(address.port),
    )
  })
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${port}`)
  vi.stubEnv('SERVICE_KEY', SERVICE_KEY)
  vi.stubEnv('AUTH_SECRET', 'a'.repeat(32))
  vi.stubEnv('REMEMBER_SECRET', 'r'.repeat(32))
  vi.stubEnv('REVALIDATE_SECRET', 'v'.repeat(16))
})

afterAll(async () => {
  vi.unstubAllEnvs()
  if ('closeAllConnections' in server) server.closeAllConnections()
  server.close()
  await api.stop()
})

const openPage = (): RequestContext => ({
  requestId: '0'.repeat(32),
  isApiMissing: false,
  span: null,
  isDocument: true,
  isRenderedPerRequest: true,
  isPage: true,
})

/** Six reads one after the other, as a page makes them; whether each was answered, and how long all took. */
async function readPage(): Promise<{ answered: boolean[]; ms: number }> {
  const began = performance.now()
  const answered: boolean[] = []
  await requestContext.run(openPage(), async () => {
    for (let read = 0; read < 6; read += 1) {
      const { ok } = await callApi('searchProducts', { locale: 'en', term: `boat ${read}` }, { company: 'alpha' })
      answered.push(ok)
    }
  })
  return { answered, ms: performance.now() - began }
}

test('a page whose database hangs gives up after five seconds, however many reads it has, and is whole again afterwards', async () => {
  expect((await readPage()).answered).toEqual(Array(6).fill(true))
  const locker = await poolOf(api.registry.requireDatabase('alpha')).connect()
  const { rows } = await locker.query(
    `select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  )
  await locker.query(`begin; lock table ${rows[0].tables} in access exclusive mode`)
  const hanging = await readPage()
  await locker.query('rollback')
  locker.release()
  expect(hanging.answered).toEqual(Array(6).fill(false))
  expect(hanging.ms).toBeGreaterThan(4_900)
  expect(hanging.ms).toBeLessThan(6_500)
  expect((await readPage()).answered).toEqual(Array(6).fill(true))
})
