// Measures the operator API's calls at 20 connections with a small and a large catalogue, on the embedded database and
// on the server that DATABASE_URL names. Run by scripts/bench-api.mjs.

import { toLocal } from '@/domain/dates/zone'
import { ROOMY_LIMITS } from '../../fixtures/roomy-limits'
import { SERVICE_KEY } from '../kill/machines'
import { createClient } from '../kill/wire'
import { growProducts, growReservations } from './fill'
import { type Figures, measure, measureCommit } from './measure'
import { type Bench, COMPANY, startBench } from './server'
import { buildShots } from './shots'
import { type Run, tableOf } from './table'

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback)
const sizes = (process.env.BENCH_PRODUCTS ?? '100,10000').split(',').map(Number)
const reservations = number('BENCH_RESERVATIONS', 200_000)
const seconds = number('BENCH_SECONDS', 5)
const reserved = number('BENCH_RESERVED', 400)
const firstPort = number('BENCH_PORT', 4820)
const only = process.env.BENCH_ONLY?.split(',') ?? null
const dataDir = process.env.BENCH_DATA_DIR ?? '.data/bench'
const began = performance.now()
const say = (line: string) => {
  process.stdout.write(`${((performance.now() - began) / 1_000).toFixed(0).padStart(4)} s  ${line}\n`)
}

/** Nobody is measured by what the first answers cost: code is compiled, connections are opened, tables are read. */
const WARMING = { reads: 40, reservations: 60 }

async function runSize({ pool, pid, url }: Bench, size: number): Promise<Figures[]> {
  const ask = createClient(url, COMPANY, SERVICE_KEY)
  const today = toLocal(Date.now(), 'Europe/Istanbul').date
  const isWanted = (name: string) => only === null || only.includes(name)
  const figures: Figures[] = []
  const note = (measured: Figures) => {
    const { name, p50, p95, p99, cpu, answers } = measured
    const line = [p50, p95, p99].map((value) => value.toFixed(1).padStart(8)).join('')
    say(`${name.padEnd(14)}${line} ms  cpu ${cpu.toFixed(1)} ms  ${answers} answers`)
    figures.push(measured)
  }
  const shots = await buildShots(pool, ask, { company: COMPANY, serviceKey: SERVICE_KEY, today })
  say(`a commit takes ${(await measureCommit(pool)).toFixed(1)} ms; ${size} products; p50, p95, p99 at 20 connections`)
  for (const [name, next] of Object.entries(shots.reads).filter(([call]) => isWanted(call))) {
    await measure({ url, pid }, name, next, { amount: WARMING.reads })
    note(await measure({ url, pid }, name, next, { duration: seconds }))
  }
  if (isWanted('reserve')) {
    const warming = await shots.prepareReservations(WARMING.reservations)
    await measure({ url, pid }, 'reserve', warming, { amount: WARMING.reservations })
    const next = await shots.prepareReservations(reserved)
    note(await measure({ url, pid }, 'reserve', next, { amount: reserved }))
  }
  return figures
}

/** Reservations are copies of one that the API itself has written. */
async function fill({ pool, url }: Bench): Promise<void> {
  await pool.query(`insert into settings (section, value) values ('dailyLimits', $1)`, [ROOMY_LIMITS])
  const ask = createClient(url, COMPANY, SERVICE_KEY)
  const today = toLocal(Date.now(), 'Europe/Istanbul').date
  const shots = await buildShots(pool, ask, { company: COMPANY, serviceKey: SERVICE_KEY, today })
  const { method, path, headers, body } = (await shots.prepareReservations(1))()
  const first = await fetch(`${url}${path}`, { method, headers, ...(body ? { body } : {}) })
  if (!first.ok) throw new Error(`the first reservation was refused: ${await first.text()}`)
  say(`${await growReservations(pool, reservations)} reservations`)
}

async function runServer(name: string, server: string | null): Promise<Run> {
  say(`${name}: starting`)
  const bench = await startBench({ dataDir: `${dataDir}/${server ? 'server' : 'embedded'}`, firstPort, server })
  try {
    const { rows } = await bench.pool.query<{ version: string }>(`select current_setting('server_version') as version`)
    const figures: Figures[][] = []
    for (const [index, size] of sizes.entries()) {
      const products = await growProducts(bench.pool, size)
      if (index === 0) await fill(bench)
      figures.push(await runSize(bench, products))
    }
    return { name: `${name} (PostgreSQL ${rows[0]?.version.split(' ', 1)[0]})`, figures }
  } finally {
    await bench.stop()
  }
}

const runs = [await runServer('embedded', null)]
if (process.env.BENCH_SERVER) runs.push(await runServer('server', process.env.BENCH_SERVER))
const { lines, over } = tableOf(runs, sizes)
process.stdout.write(`\n${lines.join('\n')}\n`)
process.exitCode = over === 0 ? 0 : 1
