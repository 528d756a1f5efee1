import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readEnvironment } from '@/backend/platform/env/env'
import { startOperatorApi } from '@/backend/start-operator-api'
import { randomLetters } from './support/databases'

const SERVICE_KEY = 'service-key-of-the-tests'
const prefix = `${inject('runPrefix')}_${randomLetters(10)}`
let url = ''
let stop: () => Promise<void>

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

beforeAll(async () => {
  const [port, mail] = [await findFreePort(), await findFreePort()]
  url = `http://127.0.0.1:${port}`
  const env = readEnvironment({
    API_PORT: String(port),
    MAIL_VIEWER_PORT: String(mail),
    DATABASE_URL: inject('adminUrl'),
    DATABASE_PREFIX: prefix,
    DATA_DIR: process.env.DATA_DIR ?? '.data/api-tests',
    QUOTE_SECRET: 'quote-secret-of-the-tests',
    DOCUMENTS_KEY: 'documents-key-of-the-tests-32-signs',
    REVALIDATE_SECRET: 'revalidate-secret-of-tests',
    SERVICE_KEY,
  })
  const api = await startOperatorApi(env, pino({ level: 'silent' }))
  stop = api.stop
})
afterAll(() => stop())

test('the API starts without the demo, with no tenant', async () => {
  expect((await fetch(`${url}/health`)).status).toBe(200)
  const listed = await fetch(`${url}/kiraci-listele`, { headers: { 'x-service-key': SERVICE_KEY } })
  expect([listed.status, ((await listed.json()) as { data: unknown }).data]).toEqual([
    200,
    { success: 1, kiracilar: [] },
  ])
  const asked = await fetch(`${url}/setting-get`, { headers: { company: 'lykia' } })
  expect([asked.status, ((await asked.json()) as { success: number }).success]).toEqual([404, 0])
})
