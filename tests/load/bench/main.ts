// Measures the operator API's calls at 20 connections with a small and a large catalogue. Run by scripts/bench-api.mjs.

import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { Pool } from 'pg'
import { toLocal } from '@/domain/dates/zone'
import { databaseUrl, environmentOf, killMachine, SERVICE_KEY, startMachine } from '../kill/machines'
import { createClient } from '../kill/wire'
import { growProducts, growReservations } from './fill'
import { type Figures, measure } from './measure'
import { buildShots } from './shots'

const COMPANY = 'lykia'
/** Most milliseconds of the 95th percentile, with the large catalogue. */
const LIMITS: Record<string, number> = {
  'product list': 30,
  'filtered list': 30,
  product: 30,
  availability: 30,
  search: 80,
  'rare search': 80,
  quote: 50,
  reserve: 150,
}

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback)
const sizes = (process.env.BENCH_PRODUCTS ?? '100,10000').split(',').map(Number)
const reservations = number('BENCH_RESERVATIONS', 20_000)
const seconds = number('BENCH_SECONDS', 5)
const reserved = number('BENCH_RESERVED', 300)
const firstPort = number('BENCH_PORT', 4820)
const dataDir = process.env.BENCH_DATA_DIR ?? '.data/bench'
const ports = { api: firstPort, gateway: firstPort + 1, mail: firstPort + 2, database: firstPort + 50_000 }
const url = `http://127.0.0.1:${ports.api}`
const say = (line: string) => process.stdout.write(`${line}\n`)

async function runSize(pool: Pool, pid: number, size: number): Promise<Figures[]> {
  const products = await growProducts(pool, size)
  const ask = createClient(url, COMPANY, SERVICE_KEY)
  const today = toLocal(Date.now(), 'Europe/Istanbul').date
  const shots = await buildShots(pool, ask, { company: COMPANY, serviceKey: SERVICE_KEY, today })
  const one = await shots.prepareReservations(1)
  const { method, path, headers, body } = one()
  const first = await fetch(`${url}${path}`, { method, headers, ...(body ? { body } : {}) })
  if (!first.ok) throw new Error(`the first reservation was refused: ${await first.text()}`)
  const kept = await growReservations(pool, reservations)
  say(`\n${products} products, ${kept} reservations`)
  const figures: Figures[] = []
  for (const [name, next] of Object.entries(shots.reads)) {
    // What a slow call before it has left behind is worked off first.
    await measure({ url, pid }, name, next, { amount: 40 })
    figures.push(await measure({ url, pid }, name, next, { duration: seconds }))
  }
  figures.push(await measure({ url, pid }, 'reserve', await shots.prepareReservations(reserved), { amount: reserved }))
  for (const { name, p50, p95, p99, cpu, answers } of figures) {
    const line = [p50, p95, p99].map((value) => value.toFixed(1).padStart(8)).join('')
    say(`${name.padEnd(14)}${line} ms  cpu ${cpu.toFixed(1)} ms  ${answers} answers`)
  }
  return figures
}

async function main(): Promise<number> {
  mkdirSync(dataDir, { recursive: true })
  const password = randomUUID()
  const env = { ...environmentOf(dataDir, ports), SEED_DEMO: 'true', DEMO_PASSWORD: password }
  const external = process.env.BENCH_DATABASE_URL
  const api = await startMachine('.build/backend.mjs', `${url}/health`, {
    ...env,
    ...(external ? { DATABASE_URL: external, DATABASE_PREFIX: 'kervan_bench' } : {}),
  })
  const name = external ? `kervan_bench_${COMPANY}` : `kervan_${COMPANY}`
  const connection = external ? new URL(external) : null
  if (connection) connection.pathname = `/${name}`
  const pool = new Pool({ connectionString: connection?.href ?? (await databaseUrl(dataDir, name)), max: 2 })
  try {
    say('p50, p95, p99 at 20 connections')
    const runs: Figures[][] = []
    for (const size of sizes) runs.push(await runSize(pool, api.child.pid ?? 0, size))
    const [small = [], large = small] = [runs[0], runs.at(-1)]
    say('\ngrowth of the p95, and its limit')
    let broken = 0
    for (const { name: call, p95 } of large) {
      const before = small.find((figures) => figures.name === call)?.p95 ?? p95
      const limit = LIMITS[call] ?? Number.POSITIVE_INFINITY
      if (p95 > limit) broken += 1
      const verdict = p95 > limit ? 'OVER' : 'ok'
      say(`${call.padEnd(14)} x ${(p95 / before).toFixed(2)}  ${p95.toFixed(1)} of ${limit} ms  ${verdict}`)
    }
    return broken === 0 ? 0 : 1
  } finally {
    await pool.end()
    await killMachine(api, 'SIGTERM')
  }
}

process.exitCode = await main()
