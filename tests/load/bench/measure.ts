import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { Pool } from 'pg'

export interface Shot {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Figures {
  name: string
  answers: number
  p50: number
  p95: number
  p99: number
  /** CPU of the API's process for one answer, in milliseconds: it says the same on a busy machine. */
  cpu: number
}

const TICKS_PER_SECOND = 100

/** User and system time of a process in milliseconds, from /proc; not a number where there is none. */
function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000
  } catch {
    return Number.NaN
  }
}

/** Milliseconds of a commit of one row: what the disk takes of every reservation, whatever the program does. */
export async function measureCommit(pool: Pool): Promise<number> {
  await pool.query('create table if not exists bench_commits (n int)')
  const times: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const began = performance.now()
    await pool.query('insert into bench_commits values (1)')
    times.push(performance.now() - began)
  }
  await pool.query('drop table bench_commits')
  return times.sort((left, right) => left - right)[10] ?? 0
}

const CONNECTIONS = 20
/** What takes longer is an error of its own. */
const SLOWEST_SECONDS = 60

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

/** Loads with 20 connections for so many seconds, or until the shots are used up; anything but 200 is an error. */
export async function measure(
  { url, pid }: { url: string; pid: number },
  name: string,
  next: () => Shot,
  limit: { duration: number } | { amount: number },
): Promise<Figures> {
  const times: number[] = []
  const before = cpuOf(pid)
  const run = autocannon({
    url,
    connections: CONNECTIONS,
    ...limit,
    timeout: SLOWEST_SECONDS,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const result = await run
  const cpu = (cpuOf(pid) - before) / Math.max(1, times.length)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${name}: ${result.non2xx} of ${result.requests.total} answers were not 200, ${result.errors} errors`,
    )
  times.sort((left, right) => left - right)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times, part))
  return { name, answers: times.length, p50: p50 ?? 0, p95: p95 ?? 0, p99: p99 ?? 0, cpu }
}
