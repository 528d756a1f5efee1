import { mkdirSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startDatabaseServer } from '@/backend/db/server'

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string
  }
}

const DATA_DIR = process.env.DATA_DIR ?? '.data/api-tests'
const PORT = Number(process.env.PG_PORT ?? 54_349)

/** One database server for all API tests: the operator's own where DATABASE_URL is given, else the embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  mkdirSync(DATA_DIR, { recursive: true })
  const log = { info: () => undefined, warn: () => undefined }
  const server = await startDatabaseServer({ dataDir: DATA_DIR, port: PORT, log })
  project.provide('adminUrl', server.adminUrl)
  return () => server.stop()
}
