import { readdirSync, readFileSync } from 'node:fs'
import type { Pool } from 'pg'

/** What a process holds at a moment: memory in MiB, and files and sockets that are open. */
export interface Held {
  memory: number
  handles: number
}

export interface Sample {
  held: Record<string, Held>
  /** Rows of each table of the tenant. */
  rows: Record<string, number>
  /** Connections to the database server. */
  connections: number
}

function readHeld(pid: number): Held {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
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

export async function takeSample(pids: Record<string, number>, pool: Pool): Promise<Sample> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from pg_stat_activity')
  return {
    held: Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, readHeld(pid)])),
    rows: await countRows(pool),
    connections: rows[0]?.count ?? 0,
  }
}
