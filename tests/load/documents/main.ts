// Measures quotes alone and while ten people fetch vouchers again and again, in turns. Run by scripts/bench-documents.mjs.

import { setTimeout as wait } from 'node:timers/promises'
import { toLocal } from '@/domain/dates/zone'
import type { Shot } from '../bench/measure'
import { COMPANY, startBench } from '../bench/server'
import { buildShots } from '../bench/shots'
import { SERVICE_KEY } from '../kill/machines'
import { createClient } from '../kill/wire'

const READERS = 10
const QUOTES = Number(process.env.DOCUMENTS_QUOTES ?? 60)
const ROUNDS = 3
/** Most that ten readers may make a quote take, as a multiple of what it takes alone. */
const MAXIMUM_RATIO = 1.5

/** Sent; too many of a booking; too many wait. */
const FILE_STATUSES = [200, 429, 503]

const firstPort = Number(process.env.DOCUMENTS_PORT ?? 4830)
const dataDir = process.env.DOCUMENTS_DATA_DIR ?? '.data/documents'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((left, right) => left - right)[Math.ceil(times.length * part) - 1] ?? Number.NaN

const bench = await startBench({ dataDir, firstPort, server: null })
try {
  const ask = createClient(bench.url, COMPANY, SERVICE_KEY)
  const today = toLocal(Date.now(), 'Europe/Istanbul').date
  const shots = await buildShots(bench.pool, ask, { company: COMPANY, serviceKey: SERVICE_KEY, today })
  const send = async ({ method, path, headers, body }: Shot) => {
    const answer = await fetch(`${bench.url}${path}`, { method, headers, ...(body ? { body } : {}) })
    await answer.arrayBuffer()
    return answer.status
  }
  const nextReservation = await shots.prepareReservations(READERS)
  const bookings: { reference: string; authorization: string }[] = []
  for (let made = 0; made < READERS; made += 1) {
    const shot = nextReservation()
    const status = await send(shot)
    if (status !== 200) throw new Error(`a reservation was refused with ${status}`)
    const { rows } = await bench.pool.query<{ reference: string }>(
      `update reservations set collection_status = 2, awaits_confirmation = false, paid_amount = (fixed -> 'totals' ->> 'grandTotal')::numeric
       where id = (select max(id) from reservations) returning reference`,
    )
    bookings.push({ reference: rows[0]?.reference ?? '', authorization: shot.headers.authorization ?? '' })
  }
  const statuses = new Map<number, number>()
  const quote = shots.reads.quote
  if (!quote) throw new Error('the bench has no quote')

  /** `pauseMs` between two files of a person; everybody has a network of their own. */
  async function read(number: number, pauseMs: number, isOver: () => boolean): Promise<void> {
    const { reference = '', authorization = '' } = bookings[number] ?? {}
    const path = `/bilet-pdf-get?referans=${reference}`
    const person = { authorization, 'x-client-address': `198.51.100.${number}` }
    const headers = { company: COMPANY, 'x-service-key': SERVICE_KEY, ...person }
    while (!isOver()) {
      const status = await send({ method: 'GET', path, headers })
      if (!FILE_STATUSES.includes(status)) throw new Error(`a voucher was refused with ${status}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (pauseMs > 0) await wait(pauseMs)
    }
  }
  async function timeQuotes(): Promise<number[]> {
    const times: number[] = []
    for (let asked = 0; asked < QUOTES; asked += 1) {
      const began = performance.now()
      const status = await send(quote())
      times.push(performance.now() - began)
      if (status !== 200) throw new Error(`a quote was refused with ${status}`)
    }
    return times
  }
  async function timeBeside(pauseMs: number): Promise<number[]> {
    let isOver = false
    const readers = Array.from({ length: READERS }, (_, number) => read(number, pauseMs, () => isOver))
    const times = await timeQuotes()
    isOver = true
    await Promise.all(readers)
    return times
  }

  await timeQuotes()
  let worst = 0
  for (const [name, pauseMs] of [
    ['ten people, a file a second', 1_000],
    ['ten programs without a pause', 0],
  ] as const) {
    const [alone, beside]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(...(await timeQuotes()))
      beside.push(...(await timeBeside(pauseMs)))
    }
    const figures = [0.5, 0.95].map((part) => {
      const [before, after] = [percentile(alone, part), percentile(beside, part)]
      worst = Math.max(worst, after / before)
      return `p${part * 100} ${before.toFixed(1)} → ${after.toFixed(1)} ms (x ${(after / before).toFixed(2)})`
    })
    say(`${name}: ${figures.join(', ')}; answers ${JSON.stringify(Object.fromEntries(statuses))}`)
    statuses.clear()
  }
  process.exitCode = worst <= MAXIMUM_RATIO ? 0 : 1
} finally {
  await bench.stop()
}
