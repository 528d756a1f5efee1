// People read vouchers while others buy, at an API of its own; how long nobody was answered, and what the API's log says of it. Run by
// scripts/vouchers.mjs.
import { mkdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Booked, visitShop, type World } from '../kill/buyer'
import { environmentOf, killMachine, startMachine } from '../kill/machines'
import { COMPANY, createRandom, fillDatabase, openWorld } from '../kill/world'

const minutes = Number(process.env.VOUCHERS_MINUTES ?? 30)
const readers = Number(process.env.VOUCHERS_READERS ?? 40)
const buyers = Number(process.env.VOUCHERS_BUYERS ?? 100)
const firstPort = Number(process.env.VOUCHERS_PORT ?? 4970)
const dataDir = process.env.VOUCHERS_DATA_DIR ?? '.data/vouchers'
const ports = { api: firstPort, gateway: firstPort + 1, mail: firstPort + 2, database: firstPort + 50_000 }
const env = { ...environmentOf(dataDir, ports), METRICS_TOKEN: 'metrics-token-of-the-vouchers' }
const api = `http://127.0.0.1:${ports.api}`
const gateway = `http://127.0.0.1:${ports.gateway}`

/** Between two visits of a person, in milliseconds. */
const PAUSE = 200
/** As `Retry-After` of `documentBusy` says. */
const RETRY_MS = 5_000
const SAMPLE_MS = 10_000
const PROBE_MS = 250
/** What a health address may take before people call a shop dead. */
const SILENCE_LIMIT_MS = 5_000
const DAYS_OF_ROUNDS = 60
/** So many that no tour is sold out within the run. */
const SEATS = 1_000
const FIGURES = [
  'kervan_event_loop_blocked_seconds_total',
  'nodejs_eventloop_lag_max_seconds',
  'kervan_connections_in_use',
  'kervan_connection_longest_wait_seconds',
  `kervan_lock_longest_wait_seconds{company="${COMPANY}"}`,
]

const say = (line: string) => process.stdout.write(`${line}\n`)
const counts: Record<string, number> = {}
const count = (what: string) => {
  counts[what] = (counts[what] ?? 0) + 1
}

async function keepBuying(world: World, buyer: number, until: number): Promise<void> {
  while (Date.now() < until) {
    world.round = (world.round + 1) % DAYS_OF_ROUNDS
    await visitShop(world, buyer).catch(() => count('buyers without an answer'))
    await wait(PAUSE)
  }
}

async function askForVoucher(world: World, { reference, token }: Booked): Promise<boolean> {
  const answer = await world.ask('getVoucherFile', { reference }, { token }).catch(() => null)
  if (answer?.status === 200) count('vouchers')
  else count(answer ? `no voucher at once: ${answer.code}` : 'readers without an answer')
  return answer?.status === 200
}

/** A person who is told to come back does so, for the same voucher. `times` are from the first question to the file. */
async function keepReading(world: World, times: number[], until: number): Promise<void> {
  while (Date.now() < until) {
    const paid = world.booked.filter(({ isPaid }) => isPaid)
    const booked = paid[Math.floor(world.random() * paid.length)]
    if (booked) {
      const began = performance.now()
      while (Date.now() < until && !(await askForVoucher(world, booked))) await wait(RETRY_MS)
      times.push(performance.now() - began)
    }
    await wait(PAUSE)
  }
}

/** The longest time in which the API answered nobody who asked how it is, in milliseconds. */
async function watchHealth(until: number): Promise<number> {
  let answeredAt = Date.now()
  let longest = 0
  while (Date.now() < until) {
    const signal = AbortSignal.timeout(SAMPLE_MS)
    const answer = await fetch(`${api}/health`, { signal }).catch(() => null)
    longest = Math.max(longest, Date.now() - answeredAt)
    if (answer?.ok) answeredAt = Date.now()
    await wait(PROBE_MS)
  }
  return longest
}

async function readFigures(): Promise<string> {
  const headers = { authorization: `Bearer ${env.METRICS_TOKEN}` }
  const answer = await fetch(`${api}/metrics`, { headers, signal: AbortSignal.timeout(SAMPLE_MS) }).catch(() => null)
  if (!answer?.ok) return 'no figures'
  const lines = (await answer.text()).split('\n')
  return FIGURES.map((name) => lines.find((line) => line.startsWith(`${name} `)) ?? `${name} is missing`).join('; ')
}

async function sample(until: number): Promise<void> {
  while (Date.now() < until) {
    await wait(Math.min(SAMPLE_MS, Math.max(0, until - Date.now())))
    say(`${new Date().toISOString().slice(11, 19)} ${await readFigures()}`)
  }
}

const atShare = (sorted: readonly number[], share: number): string =>
  `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`

function readWarnings(): { line: string; isOfWatchdog: boolean }[] {
  const lines = readFileSync(`${dataDir}/machines.log`, 'utf8').split('\n')
  const isOfWatchdog = (line: string) => /the event loop was blocked|wait for a database connection/.test(line)
  return lines.filter((line) => /"level":[456]0/.test(line)).map((line) => ({ line, isOfWatchdog: isOfWatchdog(line) }))
}

async function main(): Promise<number> {
  mkdirSync(dataDir, { recursive: true })
  await fillDatabase(dataDir, ports.database, SEATS)
  const machines = [
    await startMachine('.build/sandbox.mjs', `${gateway}/health`, env),
    await startMachine('.build/backend.mjs', `${api}/health`, env),
  ]
  try {
    const world = await openWorld(api, createRandom(Date.now()))
    const until = Date.now() + minutes * 60_000
    say(`${minutes} minutes, ${readers} people read vouchers, ${buyers} buy`)
    const times: number[] = []
    const health = watchHealth(until)
    await Promise.all([
      sample(until),
      ...Array.from({ length: buyers }, (_none, buyer) => keepBuying(world, buyer, until)),
      ...Array.from({ length: readers }, () => keepReading(world, times, until)),
    ])
    const silence = await health
    times.sort((left, right) => left - right)
    for (const [what, value] of Object.entries({ ...world.counts, ...counts }))
      say(`${String(value).padStart(7)}  ${what}`)
    say(
      `a voucher took ${atShare(times, 0.5)} (median), ${atShare(times, 0.99)} (p99), ${atShare(times, 1 - 1 / times.length)} at most`,
    )
    const warnings = readWarnings()
    for (const { line } of warnings.slice(0, 20)) say(line.slice(0, 400))
    if (!counts.vouchers) throw new Error('nobody could read a voucher: nothing has been tried')
    const isSilent = silence > SILENCE_LIMIT_MS
    const isTold = warnings.some(({ isOfWatchdog }) => isOfWatchdog)
    say(`${isSilent ? 'BROKEN ' : 'holds  '} the API answers: silent for ${silence} ms at most`)
    say(`${isSilent && !isTold ? 'BROKEN ' : 'holds  '} its log tells why it does not: ${warnings.length} lines`)
    return isSilent ? 1 : 0
  } finally {
    for (const machine of machines.reverse()) if (machine.child.exitCode === null) await killMachine(machine, 'SIGTERM')
  }
}

process.exitCode = await main()
