// People browse and book at a shop of its own for so many minutes; then memory, handles, tables and the rules of the books are
// judged. Run by scripts/soak.mjs.
import { mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { type Asked, duringTraffic } from '../cluster/traffic'
import { visitShop, type World } from '../kill/buyer'
import { checkBooks, converge } from '../kill/check-books'
import { databaseUrl, environmentOf, killMachine, startMachine, startStorefront } from '../kill/machines'
import { COMPANY, createRandom, fillDatabase, openWorld } from '../kill/world'
import { checkSamples } from './rules'
import { type Sample, takeSample } from './watch'

const SAMPLES = 32
const BROWSING = 4
const BUYING = 2
/** Between two visits of a buyer, in milliseconds: the load stays far below what the shop can take. */
const PAUSE = 400
/** So many different people buy; whoever comes again signs in with what they were given. */
const PEOPLE = 200
/** Days further ahead, two of them a round (kill/buyer.ts): within what is on sale. */
const ROUNDS = 60

const minutes = Number(process.env.SOAK_MINUTES ?? 30)
const firstPort = Number(process.env.SOAK_PORT ?? 4960)
const dataDir = process.env.SOAK_DATA_DIR ?? '.data/soak'
const ports = { api: firstPort, gateway: firstPort + 1, mail: firstPort + 2, database: firstPort + 50_000 }
const shopPort = firstPort + 3
const METRICS_TOKEN = 'metrics-token-of-the-soak'
const env = { ...environmentOf(dataDir, ports), METRICS_TOKEN }
const api = `http://127.0.0.1:${ports.api}`
const gateway = `http://127.0.0.1:${ports.gateway}`
const say = (line: string) => process.stdout.write(`${line}\n`)

const PATHS = [
  '/',
  '/p/kekova-by-boat',
  '/p/test-villa',
  '/p/test-car',
  '/search/boat',
  '/contact',
  '/de',
  '/sitemap.xml',
]
let turn = 0
function nextPage(): Asked {
  turn += 1
  const path = PATHS[turn % PATHS.length] ?? '/'
  return { port: shopPort, path, headers: { host: `${COMPANY}.localhost`, 'accept-language': 'en' } }
}

let visits = 0

/** One buyer after the other until the time is up; those who are cut off are counted. */
async function keepBuying(world: World, until: number): Promise<void> {
  for (let visit = Math.floor(world.random() * PEOPLE); Date.now() < until; visit += 1) {
    world.round = Math.floor(visit / 10) % ROUNDS
    visits += 1
    await visitShop(world, visit % PEOPLE).catch((error) => {
      world.counts['buyers without an answer'] = (world.counts['buyers without an answer'] ?? 0) + 1
      say(`  a buyer gave up: ${error}`)
    })
    await wait(PAUSE)
  }
}

async function main(): Promise<number> {
  mkdirSync(dataDir, { recursive: true })
  await fillDatabase(dataDir, ports.database)
  const machines = [
    await startMachine('.build/sandbox.mjs', `${gateway}/health`, env),
    await startMachine('.build/backend.mjs', `${api}/health`, env),
    await startStorefront(shopPort, { ...env, NEXT_DIST_DIR: process.env.SOAK_SITE ?? '.next' }, ports.api),
  ]
  const pool = new Pool({ connectionString: await databaseUrl(dataDir, `kervan_${COMPANY}`), max: 2 })
  try {
    const [gone] = machines.filter(({ child }) => child.exitCode !== null)
    if (gone) throw new Error(`a part of the shop did not start: see ${dataDir}/machines.log`)
    const watched = {
      'operator API': { pid: machines[1]?.child.pid ?? 0, metrics: `${api}/metrics` },
      storefront: { pid: machines[2]?.child.pid ?? 0, metrics: `http://localhost:${shopPort}/api/metrics` },
    }
    const world = await openWorld(api, createRandom(Date.now()))
    const until = Date.now() + minutes * 60_000
    say(`${minutes} minutes, ${BROWSING} people browse, ${BUYING} buy`)
    const samples: Sample[] = []
    const traffic = await duringTraffic(nextPage, BROWSING, async () => {
      const buying = Array.from({ length: BUYING }, () => keepBuying(world, until))
      for (let left = SAMPLES; left > 0; left -= 1) {
        await wait(Math.max(0, until - (left - 1) * ((minutes * 60_000) / SAMPLES) - Date.now()))
        const sample = { ...(await takeSample(watched, pool, METRICS_TOKEN)), visits }
        samples.push(sample)
        const held = Object.entries(sample.held).map(
          ([name, { memory, heap, external, handles }]) =>
            `${name} ${memory.toFixed(0)} MiB (heap ${heap.toFixed(0)}, buffers ${external.toFixed(0)}), ${handles} open`,
        )
        say(`${held.join('; ')}; ${sample.connections} connections; ${sample.rows.reservations} reservations`)
      }
      await Promise.all(buying)
    })
    if (world.booked.length === 0) throw new Error('nobody could reserve: nothing has been tried')
    await converge(pool)
    const books = await checkBooks(pool, gateway, world.booked)
    for (const [what, value] of Object.entries({ ...world.counts, ...books.counts }))
      say(`${String(value).padStart(7)}  ${what}`)
    const alone = world.counts['buyers without an answer'] ?? 0
    const checked = [
      ...checkSamples(samples, minutes),
      {
        rule: 'everybody is answered',
        isMet: traffic.failed + traffic.refused + alone === 0,
        told: `${traffic.answered} pages, ${traffic.failed} failed, ${traffic.refused} refused, slowest ${traffic.slowest.toFixed(0)} ms ${traffic.notes.join('; ')}`,
      },
      ...books.faults.map(({ rule, rows }) => ({
        rule,
        isMet: false,
        told: JSON.stringify(rows.slice(0, 5)).slice(0, 1_000),
      })),
    ]
    for (const { rule, isMet, told } of checked) say(`${isMet ? 'holds  ' : 'BROKEN '} ${rule}: ${told}`)
    say(`${books.rules - books.faults.length} of ${books.rules} rules of the books hold`)
    return checked.every(({ isMet }) => isMet) ? 0 : 1
  } finally {
    await pool.end()
    for (const machine of machines.reverse()) if (machine.child.exitCode === null) await killMachine(machine, 'SIGTERM')
  }
}

process.exitCode = await main()
