import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

/** SQLSTATE class 28 and "no such database": a retry would fail again. */
const FINAL_CODES = ['28P01', '28000', '3D000']

/**
 * Returns when the server answers a query. Throws the last error after `limit` milliseconds, or immediately if a retry
 * cannot succeed.
 */
export async function waitForConnection(url: string, limit: number): Promise<void> {
  const end = Date.now() + limit
  for (;;) {
    try {
      return await ask(url)
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (FINAL_CODES.includes(code) || Date.now() > end) throw error
      await wait(200)
    }
  }
}

async function ask(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => undefined)
  }
}
