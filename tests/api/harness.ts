import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import { createOperatorApp } from '@/backend/app'
import { createIdentityProviders } from '@/backend/identity-providers/create'
import { JOBS } from '@/backend/jobs'
import { encodeVariant } from '@/backend/media/encode-variant'
import { createMediaService } from '@/backend/media/media-service'
import { preparePicture } from '@/backend/media/prepare-picture'
import { createIyzico } from '@/backend/payment-providers/iyzico/create-iyzico'
import { readEnvironment } from '@/backend/platform/env/env'
import { queueRecurring } from '@/backend/platform/jobs/recurring'
import { runDueJobs } from '@/backend/platform/jobs/runner'
import { RenderedFiles } from '@/backend/platform/rendering/rendered-files'
import { createFolderStorage } from '@/backend/platform/storage/folder-storage'
import { TenantRegistry } from '@/backend/platform/tenancy/registry'
import { type DocumentJob, renderDocument } from '@/backend/render-document'
import type { Services } from '@/backend/services/services'
import type { RequestOf, ResponseOf } from '@/domain/wire/call'
import { CALLS, type CallName } from '@/domain/wire/calls'
import { fromWire, type Json, toWire, toWireQuery } from '@/domain/wire/translate'
import { copyDatabase, dropDatabases, randomLetters } from './support/databases'
import { COMPANIES, hostsOf, requireTemplates } from './support/templates'

export const SERVICE_KEY = 'service-key-of-the-tests'

export interface Answer<T> {
  status: number
  code: string | null
  data: T
  body: Record<string, Json>
}

export interface AskOptions {
  company?: string
  token?: string
  /** Keys of a guest, with a dot between. */
  bookingKeys?: string
  idempotencyKey?: string
  service?: boolean
  address?: string
  userAgent?: string
}

/** Saturday 21.11.2026, 12:00 in Istanbul. */
export const NOON = Date.parse('2026-11-21T09:00:00Z')

export interface TestApiOptions {
  paymentBaseUrl?: string
  paymentTimeoutMs?: number
  ratesBaseUrl?: string
  kinds?: boolean
  env?: Record<string, string>
  /** Instead of the layouts. */
  render?: (job: DocumentJob) => Promise<Buffer>
}

/**
 * Two tenants in databases of their own on the test server, the real app in this process and a clock that the test
 * moves; `kinds` adds a villa, yachts, a car and a transfer. Databases are dropped again by `stop`.
 */
export async function startTestApi(options: TestApiOptions = {}) {
  const adminUrl = inject('adminUrl')
  const prefix = `${inject('runPrefix')}_${randomLetters(10)}`
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const env = readEnvironment({
    QUOTE_SECRET: 'quote-secret-of-the-tests',
    DOCUMENTS_KEY: 'documents-key-of-the-tests-32-signs',
    SERVICE_KEY,
    REVALIDATE_SECRET: 'revalidate-secret-of-tests',
    PAYMENT_BASE_URL: options.paymentBaseUrl ?? 'http://127.0.0.1:9',
    RATES_BASE_URL: options.ratesBaseUrl,
    DATABASE_PREFIX: prefix,
    DATA_DIR: process.env.DATA_DIR ?? '.data/api-tests',
    ...options.env,
  })
  const clock = { now: NOON }
  // Other test files use the same companies and the same data folder.
  const storageFolder = join(env.DATA_DIR, 'storage', prefix)
  const registry = new TenantRegistry({
    adminUrl,
    prefix,
    migrationsFolder: 'backend/db/migrations',
    log,
  })
  await registry.start()
  const invalidated: string[][] = []
  const storage = createFolderStorage(storageFolder)
  const rendered: DocumentJob[] = []
  const render = (job: DocumentJob) => {
    rendered.push(job)
    return options.render ? options.render(job) : renderDocument(job)
  }
  const services: Services = {
    env,
    log,
    registry,
    payment: createIyzico({
      baseUrl: env.PAYMENT_BASE_URL,
      apiKey: env.PAYMENT_API_KEY,
      secretKey: env.PAYMENT_SECRET_KEY,
      ...(options.paymentTimeoutMs ? { timeoutMs: options.paymentTimeoutMs } : {}),
    }),
    identity: createIdentityProviders(env),
    media: createMediaService({ storage, encoder: { encode: encodeVariant, prepare: preparePicture }, log }),
    documents: new RenderedFiles({
      storage,
      renderer: { render: (job: object) => render(job as DocumentJob), stop: async () => undefined },
      layoutVersion: async () => 'tests',
      log,
    }),
    now: () => clock.now,
    invalidate: async (_company, tags) => void invalidated.push(tags),
  }
  const template = await requireTemplates({
    adminUrl,
    prefix: `${inject('runPrefix')}_like`,
    kinds: options.kinds ?? false,
    now: NOON,
    log,
  })
  await Promise.all(
    COMPANIES.map((company) => copyDatabase(adminUrl, `${template}_${company}`, `${prefix}_${company}`)),
  )
  for (const company of COMPANIES) await registry.addTenant(company, hostsOf(company))
  const app = createOperatorApp(services)

  /** Speaks the wire as a storefront does: English in and out here, Turkish in between. */
  async function ask<N extends CallName>(
    name: N,
    request: RequestOf<(typeof CALLS)[N]>,
    {
      company = 'alpha',
      token,
      bookingKeys,
      idempotencyKey,
      service,
      address = '203.0.113.7',
      userAgent,
    }: AskOptions = {},
  ): Promise<Answer<ResponseOf<(typeof CALLS)[N]>>> {
    const definition = CALLS[name]
    const headers: Record<string, string> = { accept: 'application/json', company }
    if (userAgent) headers['user-agent'] = userAgent
    if (token) headers.authorization = `Bearer ${token}`
    if (bookingKeys) headers['x-booking-keys'] = bookingKeys
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    // As the storefront does: it vouches for the visitor's address, so that limits count people and not the storefront.
    if (service ?? definition.access !== 'service') {
      headers['x-service-key'] = SERVICE_KEY
      headers['x-client-address'] = address
    }
    const isGet = definition.method === 'GET'
    const query = isGet ? `?${new URLSearchParams(toWireQuery(request as Record<string, Json>))}` : ''
    if (!isGet) headers['content-type'] = 'application/json'
    const response = await app.request(`${definition.path}${query}`, {
      method: definition.method,
      headers,
      ...(isGet ? {} : { body: JSON.stringify(toWire(request as Json)) }),
    })
    const body = (await response.json()) as Record<string, Json>
    const data = fromWire(body.data ?? null) as ResponseOf<(typeof CALLS)[N]>
    return { status: response.status, code: typeof body.code === 'string' ? body.code : null, data, body }
  }

  async function registerMember(email: string, company = 'alpha'): Promise<string> {
    const form = {
      firstName: 'Ada',
      lastName: 'Test',
      email,
      password: 'secret',
      passwordConfirmation: 'secret',
      privacyPolicy: true as const,
      locale: 'en' as const,
    }
    const { data } = await ask('register', form, { company, address: `2001:db8:${randomBytes(2).toString('hex')}::1` })
    return data.token
  }

  async function stop(): Promise<void> {
    await services.media.stop()
    await services.documents.settle()
    await registry.stop()
    // Not waited for: the server writes all its changes to the disk first. The end of the run drops what is left.
    void dropDatabases(adminUrl, prefix).catch(() => undefined)
    await rm(storageFolder, { recursive: true, force: true })
  }

  const runJobs = (company = 'alpha') => runDueJobs(services, JOBS, company)
  const queueDue = (company = 'alpha') =>
    queueRecurring(registry.requireDatabase(company), JOBS.recurring, env, clock.now)
  /** What a turn of the job loop does: queue what comes back by itself, then work through what is due. */
  async function runRecurring(company = 'alpha'): Promise<void> {
    await queueDue(company)
    await runJobs(company)
  }
  return {
    queueRecurring: queueDue,
    runRecurring,
    app,
    ask,
    clock,
    registry,
    registerMember,
    rendered,
    runJobs,
    services,
    storage,
    stop,
    invalidated,
  }
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>
