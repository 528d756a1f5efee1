import { mkdirSync } from 'node:fs'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startDatabaseServer } from '@/backend/platform/database/server'
import { dropDatabases, randomLetters } from './support/databases'

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string
    /** Begins the names of all databases of this run, and is followed by an underscore. */
    runPrefix: string
  }
}

const DATA_DIR = process.env.DATA_DIR ?? '.data/api-tests'
const PORT = Number(process.env.PG_PORT ?? 54_349)

/** The embedded server keeps nothing of a test: it need not wait for the disk. */
async function stopFlushing(adminUrl: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query('alter system set fsync = off')
  await admin.query('select pg_reload_conf()')
  await admin.end()
}

/** The same server for connections that do not wait until what they commit is on the disk. */
function withoutWaiting(adminUrl: string): string {
  const url = new URL(adminUrl)
  if (!url.searchParams.has('options')) url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}

/** One database server for all API tests: the operator's own where DATABASE_URL is given, else the embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(DATA_DIR, { recursive: true })
  const log = { info: () => undefined, warn: () => undefined }
  const databaseUrl = process.env.DATABASE_URL || null
  const server = await startDatabaseServer({ dataDir: DATA_DIR, port: PORT, log, databaseUrl })
  if (!databaseUrl) await stopFlushing(server.adminUrl)
  const runPrefix = `t_${randomLetters(8)}`
  project.provide('adminUrl', withoutWaiting(server.adminUrl))
  project.provide('runPrefix', runPrefix)
  return async () => {
    await dropDatabases(server.adminUrl, runPrefix)
    await server.stop()
  }
}
