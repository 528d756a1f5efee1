import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { Pool } from 'pg'
import { withDatabase } from '@/backend/platform/database/client'
import { startDatabaseServer } from '@/backend/platform/database/server'
import { dropDatabases, randomLetters } from '../api/support/databases'
import { Program } from '../load/cluster/programs'
import { answersAt, loadDemo } from '../load/processes'

export const SERVICE_KEY = 'service-key-of-the-upgrade-test'
export const DEMO_PASSWORD = 'kervan-demo'

export const DATA_DIR = resolve(process.env.DATA_DIR ?? '.data/upgrade')
const FIRST_PORT = Number(process.env.UPGRADE_PORT ?? 4800)
const [FORMER, NEXT, GATEWAY, FORMER_MAIL, NEXT_MAIL] = [0, 1, 2, 3, 4].map((offset) => FIRST_PORT + offset)
const at = (port: number | undefined) => `http://127.0.0.1:${port}`

export const ORIGINS = { former: at(FORMER), next: at(NEXT), gateway: at(GATEWAY) }

/** Folder of the former release's sources and bundles (scripts/lib/former-build.mjs). */
function requireFormerFolder(): string {
  const folder = process.env.FORMER_FOLDER
  if (!folder) throw new Error('FORMER_FOLDER is not set: run npm run test:upgrade')
  return resolve(folder)
}

export interface Servers {
  adminUrl: string
  /** Begins the names of the databases that both APIs serve. */
  prefix: string
  former: Program
  next: Program
  openPool: (company: string) => Pool
  /** Replaces the drawn pictures of the former release, as the manual says after the former API has stopped. */
  adoptPictures: () => Promise<void>
  /** Ends everything and drops the databases. */
  stop: () => Promise<void>
}

const environmentOf = (adminUrl: string, prefix: string): Record<string, string> => ({
  DATA_DIR,
  DATABASE_URL: adminUrl,
  DATABASE_PREFIX: prefix,
  PAYMENT_BASE_URL: ORIGINS.gateway,
  // No storefront runs here, and the one of another shop must not be told.
  STOREFRONT_URL: at(9),
  QUOTE_SECRET: 'quote-secret-of-the-upgrade-test',
  DOCUMENTS_KEY: 'documents-key-of-the-upgrade-test-32',
  REVALIDATE_SECRET: 'revalidate-secret-of-the-upgrade-test',
  SERVICE_KEY,
  DEMO_PASSWORD,
  DRAW_AHEAD: 'false',
  LOG_LEVEL: 'warn',
})

const programOf = (name: string, bundle: string, cwd: string, url: string, env: Record<string, string>) =>
  new Program({
    name,
    command: process.execPath,
    args: ['--enable-source-maps', bundle],
    cwd,
    env,
    log: `${DATA_DIR}/${name}.log`,
    isReady: answersAt(`${url}/health`),
  })

/** Throws when another process would be taken for one of ours. */
async function requireSilence(): Promise<void> {
  for (const origin of Object.values(ORIGINS))
    if (await fetch(origin).catch(() => null))
      throw new Error(`something else answers at ${origin}: end it, or choose other ports with UPGRADE_PORT`)
}

/** A database server, the gateway of the former release, and both APIs, which the test starts. */
export async function startServers(): Promise<Servers> {
  await requireSilence()
  mkdirSync(DATA_DIR, { recursive: true })
  const folder = requireFormerFolder()
  const log = { info: () => undefined, warn: () => undefined }
  const port = FIRST_PORT + 50_000
  const databaseUrl = process.env.DATABASE_URL || null
  const database = await startDatabaseServer({ dataDir: DATA_DIR, port, log, databaseUrl })
  const { adminUrl } = database
  const prefix = `u_${randomLetters(10)}`
  const env = environmentOf(adminUrl, prefix)
  const gateway = programOf('gateway', '.build/sandbox.mjs', folder, ORIGINS.gateway, {
    SANDBOX_PORT: String(GATEWAY),
    SANDBOX_DATA_DIR: `${DATA_DIR}/sandbox`,
  })
  const former = programOf('former', '.build/backend.mjs', folder, ORIGINS.former, {
    ...env,
    API_PORT: String(FORMER),
    MAIL_VIEWER_PORT: String(FORMER_MAIL),
  })
  const next = programOf('next', '.build/backend.mjs', process.cwd(), ORIGINS.next, {
    ...env,
    API_PORT: String(NEXT),
    MAIL_VIEWER_PORT: String(NEXT_MAIL),
  })
  const pools: Pool[] = []
  await gateway.start()
  // Up to e09feb0 the API fills in the demo itself.
  if (existsSync(`${folder}/.build/demo.mjs`)) await loadDemo(env, `${DATA_DIR}/demo.log`, folder)
  return {
    adminUrl,
    prefix,
    former,
    next,
    openPool: (company) => {
      const pool = new Pool({ connectionString: withDatabase(adminUrl, `${prefix}_${company}`), max: 2 })
      pools.push(pool)
      return pool
    },
    adoptPictures: () => loadDemo(env, `${DATA_DIR}/adopt.log`, '.', ['--adopt-only']),
    stop: async () => {
      await Promise.all([former.end(), next.end(), gateway.end()])
      await Promise.all(pools.map((pool) => pool.end()))
      await dropDatabases(adminUrl, prefix)
      await database.stop()
    },
  }
}
