import { mkdirSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startDatabaseServer } from '@/backend/db/server'
import { dropDatabases, randomLetters } from './support/databases'

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string
    /** Begins the names of the databases that those of the tests are copied from. */
    templatePrefix: string
  }
}

const DATA_DIR = process.env.DATA_DIR ?? '.data/api-tests'
const PORT = Number(process.env.PG_PORT ?? 54_349)

/** One database server for all API tests: the operator's own where DATABASE_URL is given, else the embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(DATA_DIR, { recursive: true })
  const log = { info: () => undefined, warn: () => undefined }
  const databaseUrl = process.env.DATABASE_URL || null
  const server = await startDatabaseServer({ dataDir: DATA_DIR, port: PORT, log, databaseUrl })
  const templatePrefix = `t_${randomLetters(8)}_like`
  project.provide('adminUrl', server.adminUrl)
  project.provide('templatePrefix', templatePrefix)
  return async () => {
    await dropDatabases(server.adminUrl, templatePrefix)
    await server.stop()
  }
}
