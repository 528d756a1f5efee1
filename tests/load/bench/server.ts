import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { Pool } from 'pg'
import { databaseUrl, environmentOf, killMachine, startMachine } from '../kill/machines'
import { loadDemo } from '../processes'

/** Databases of the bench on a server that holds others as well: made, filled and dropped by it. */
const PREFIX = 'kervan_bench'
const COMPANIES = ['lykia', 'orion']

export const COMPANY = 'lykia'

export interface Bench {
  url: string
  /** Of the API's process. */
  pid: number
  /** One connection to the tenant's database. */
  pool: Pool
  stop: () => Promise<void>
}

const withName = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href

async function dropDatabases(server: string): Promise<void> {
  const pool = new Pool({ connectionString: server, max: 1 })
  for (const name of [...COMPANIES, 'registry'])
    await pool.query(`drop database if exists "${PREFIX}_${name}" with (force)`)
  await pool.end()
}

/** An API with the demo's tenants, on the PostgreSQL server at `server` or, for null, on the embedded one. */
export async function startBench(options: {
  dataDir: string
  firstPort: number
  server: string | null
}): Promise<Bench> {
  const { dataDir, firstPort, server } = options
  mkdirSync(dataDir, { recursive: true })
  const ports = { api: firstPort, gateway: firstPort + 1, mail: firstPort + 2, database: firstPort + 50_000 }
  const url = `http://127.0.0.1:${ports.api}`
  if (server) await dropDatabases(server)
  const env = {
    ...environmentOf(dataDir, ports),
    ...(server ? { DATABASE_URL: server, DATABASE_PREFIX: PREFIX } : {}),
  }
  await loadDemo({ ...env, DEMO_PASSWORD: randomUUID() }, `${dataDir}/machines.log`)
  const api = await startMachine('.build/backend.mjs', `${url}/health`, env)
  if (api.child.exitCode !== null) throw new Error(`the API did not start: see ${dataDir}/machines.log`)
  const connectionString = server
    ? withName(server, `${PREFIX}_${COMPANY}`)
    : await databaseUrl(dataDir, `kervan_${COMPANY}`)
  const pool = new Pool({ connectionString, max: 1 })
  return {
    url,
    pid: api.child.pid ?? 0,
    pool,
    stop: async () => {
      await pool.end()
      await killMachine(api, 'SIGTERM')
      if (server) await dropDatabases(server)
    },
  }
}
