import { readdirSync, readFileSync } from 'node:fs'
import type { Pool } from 'pg'

const MIB = 1_048_576

/** What a process holds at a moment: memory in MiB, and files and sockets that are open. */
export interface Held {
  memory: number
  handles: number
  /** Of the memory, what its own figures call heap in use and buffers outside of it. */
  heap: number
  external: number
}

export interface Watched {
  pid: number
  /** Where it tells its figures to who knows the token. */
  metrics: string
}

export interface Sample {
  held: Record<string, Held>
  /** Rows of each table of the tenant. */
  rows: Record<string, number>
  /** Connections to the database server. */
  connections: number
  /** Of buyers, so far; not each ends with a booking. */
  visits: number
}

async function readFigures(url: string, token: string): Promise<(name: string) => number> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / MIB
}

async function readHeld({ pid, metrics }: Watched, token: string): Promise<Held> {
  const figure = await readFigures(metrics, token)
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    heap: figure('nodejs_heap_size_used_bytes'),
    external: figure('nodejs_external_memory_bytes'),
  }
}

async function countRows(pool: Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const counts = rows.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`)
  const { rows: counted } = await pool.query<{ name: string; count: number }>(counts.join(' union all '))
  return Object.fromEntries(counted.map(({ name, count }) => [name, count]))
}

/** All of a sample but who came. */
export async function takeSample(
  watched: Record<string, Watched>,
  pool: Pool,
  token: string,
): Promise<Omit<Sample, 'visits'>> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from pg_stat_activity')
  const held = Object.entries(watched).map(async ([name, process]) => [name, await readHeld(process, token)] as const)
  return {
    held: Object.fromEntries(await Promise.all(held)),
    rows: await countRows(pool),
    connections: rows[0]?.count ?? 0,
  }
}
