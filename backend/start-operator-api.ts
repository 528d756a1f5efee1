import { setTimeout as wait } from 'node:timers/promises'
import { type ServerType, serve } from '@hono/node-server'
import { createOperatorApp } from './app'
import { createServices } from './create-services'
import { JOBS } from './jobs'
import { createMailViewer } from './mail/viewer'
import { takeMigrationLock } from './platform/database/migration-lock'
import { startDatabaseServer } from './platform/database/server'
import type { Environment } from './platform/env/env'
import { answerBrokenRequests, closeAfterAnswers, closeServer, SERVER_OPTIONS } from './platform/http/connections'
import { endSlowBodies } from './platform/http/slow-bodies'
import { startJobs } from './platform/jobs/runner'
import type { Logger } from './platform/logger/logger'
import { startWatchdog } from './platform/metrics/watchdog'
import { TenantRegistry } from './platform/tenancy/registry'
import { openTracer } from './platform/tracing/open-tracer'

/** Slightly shorter than the time that process managers wait before they kill. */
const END_LIMIT_MS = 8_000
const MIGRATIONS = 'backend/db/migrations'

type Fetch = (request: Request, bindings?: unknown) => Response | Promise<Response>

function listen(fetch: Fetch, port: number, hostname: string): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname, serverOptions: SERVER_OPTIONS }, () => resolve(server))
    answerBrokenRequests(server)
    endSlowBodies(server)
    server.once('error', reject)
  })
}

/** Starts the database, the API, the mail viewer and the jobs. `stop` stops them in reverse order. */
export async function startOperatorApi(env: Environment, log: Logger): Promise<{ stop: () => Promise<void> }> {
  const database = await startDatabaseServer({
    dataDir: env.DATA_DIR,
    port: env.PG_PORT,
    log,
    databaseUrl: env.DATABASE_URL ?? null,
  })
  const registry = new TenantRegistry({
    adminUrl: database.adminUrl,
    prefix: env.DATABASE_PREFIX,
    migrationsFolder: MIGRATIONS,
    log,
    connections: env.DATABASE_CONNECTIONS,
  })
  const lock = await takeMigrationLock(database.adminUrl)
  await registry.start()
  await registry.migrateAll()
  const services = createServices(env, log, registry)
  await lock.end()
  const tracer = await openTracer(process.env)
  const watchdog = startWatchdog({
    log,
    loopMs: env.WATCHDOG_LOOP_MS,
    poolMs: env.WATCHDOG_POOL_MS,
    readConnections: () => registry.readConnections(),
  })
  const app = createOperatorApp(services, tracer, watchdog.readBlockedSeconds)
  let isStopping = false
  // While the process stops, the health check returns 503 and all other requests are still served.
  const answer: Fetch = (request, bindings) =>
    isStopping && new URL(request.url).pathname === '/health'
      ? Response.json({ status: 'stopping' }, { status: 503 })
      : app.fetch(request, bindings as object)
  const api = await listen(answer, env.API_PORT, env.API_HOST)
  closeAfterAnswers(api, () => isStopping)
  const mailViewer = await listen(createMailViewer(services).fetch, env.MAIL_VIEWER_PORT, env.API_HOST)
  const jobs = startJobs(services, JOBS)
  log.info({ port: env.API_PORT, mailViewer: env.MAIL_VIEWER_PORT }, 'operator API ready')
  return {
    stop: async () => {
      isStopping = true
      await wait(env.DRAIN_MS)
      await Promise.all([closeServer(api, END_LIMIT_MS), closeServer(mailViewer, END_LIMIT_MS), jobs.stop()])
      watchdog.stop()
      await services.media.stop()
      await services.documents.stop()
      await registry.stop()
      await database.stop()
      await tracer?.stop()
    },
  }
}
