// Kills the operator API again and again while people buy, and checks that nothing is lost, taken or told twice.
// Run by scripts/kill.mjs.
import { mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { FAIL_POINTS } from '@/backend/platform/shared/fail-point'
import { visitShop, type World } from './buyer'
import { checkBooks, converge } from './check-books'
import { databaseUrl, environmentOf, killMachine, type Machine, startMachine } from './machines'
import { COMPANY, createRandom, fillDatabase, openWorld } from './world'

const BUYERS = 20
/** How long a buyer takes at most before the process is killed at random. */
const RANDOM_WINDOW = 2_500
/** A fail point that nobody has come to by then is not waited for: the process is killed where it is. */
const FAIL_POINT_LIMIT = 8_000

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback)
const rounds = number('KILL_ROUNDS', 5)
const firstPort = number('KILL_PORT', 4810)
const dataDir = process.env.KILL_DATA_DIR ?? '.data/kill'
const seed = number('KILL_SEED', Date.now() % 1_000_000)
const ports = { api: firstPort, gateway: firstPort + 1, mail: firstPort + 2, database: firstPort + 50_000 }
const env = environmentOf(dataDir, ports)
const api = `http://127.0.0.1:${ports.api}`
const gateway = `http://127.0.0.1:${ports.gateway}`
const say = (line: string) => process.stdout.write(`${line}\n`)

const startApi = (failPoint?: string): Promise<Machine> =>
  startMachine('.build/backend.mjs', `${api}/health`, failPoint ? { ...env, FAILPOINT: failPoint } : env)

/** Every other round at the next fail point, else at a random moment. */
function planOf(round: number, random: () => number): string | undefined {
  if (round % 2 === 1) return undefined
  const name = FAIL_POINTS[(seed + round / 2) % FAIL_POINTS.length] ?? 'charged'
  return `${name}:${1 + Math.floor(random() * 4)}`
}

async function runRound(world: World, machine: Machine, plan: string | undefined, round: number): Promise<Machine> {
  world.round = round
  // In one round out of five other people than those who are members already.
  const first = Math.floor(round / 5) * BUYERS
  const buyers = Array.from({ length: BUYERS }, (_, index) => visitShop(world, first + index))
  const visits = Promise.allSettled(buyers)
  await Promise.race([machine.gone, wait(plan ? FAIL_POINT_LIMIT : 200 + world.random() * RANDOM_WINDOW)])
  const how = machine.child.signalCode !== null ? `at ${plan}` : plan ? `somewhere, ${plan} was not met` : 'at random'
  await killMachine(machine)
  const next = await startApi()
  const broken = (await visits).filter((visit) => visit.status === 'rejected')
  for (const { reason } of broken as PromiseRejectedResult[]) say(`  a buyer gave up: ${reason}`)
  world.counts['buyers without an answer'] = (world.counts['buyers without an answer'] ?? 0) + broken.length
  say(`round ${round + 1}: killed ${how}, ${world.booked.length} reserved so far`)
  return next
}

async function main(): Promise<number> {
  mkdirSync(dataDir, { recursive: true })
  say(`${rounds} rounds with ${BUYERS} buyers, KILL_SEED=${seed}`)
  await fillDatabase(dataDir, ports.database)
  const random = createRandom(seed)
  const gatewayMachine = await startMachine('.build/sandbox.mjs', `${gateway}/health`, env)
  let machine = await startApi()
  const world = await openWorld(api, random)
  try {
    for (let round = 0; round < rounds; round += 1) {
      const plan = planOf(round, random)
      if (plan) {
        await killMachine(machine)
        machine = await startApi(plan)
      }
      machine = await runRound(world, machine, plan, round)
    }
    if (world.booked.length === 0) throw new Error('nobody could reserve: nothing has been tried')
    const pool = new Pool({ connectionString: await databaseUrl(dataDir, `kervan_${COMPANY}`), max: 2 })
    await converge(pool)
    const { rules, faults, counts } = await checkBooks(pool, gateway, world.booked)
    await pool.end()
    for (const [what, value] of Object.entries({ ...world.counts, ...counts }))
      say(`${String(value).padStart(7)}  ${what}`)
    for (const { rule, rows } of faults) say(`BROKEN ${rule}: ${JSON.stringify(rows.slice(0, 5)).slice(0, 1_000)}`)
    const isQuiet = (world.counts['buyers without an answer'] ?? 0) === 0
    say(`${rules - faults.length} rules hold, ${faults.length} are broken after ${rounds} kills`)
    return faults.length === 0 && isQuiet ? 0 : 1
  } finally {
    await killMachine(machine, 'SIGTERM')
    await killMachine(gatewayMachine, 'SIGTERM')
  }
}

process.exitCode = await main()
