import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { BudgetedPool } from './budgeted-pool'
import { ConnectionBudget } from './connection-budget'
import { numberQueries } from './numbered-queries'
import * as agency from './schema/agency'
import * as booking from './schema/booking'
import * as catalogue from './schema/catalogue'
import * as desk from './schema/desk'
import * as feedback from './schema/feedback'
import * as stock from './schema/inventory'
import * as media from './schema/media'
import * as member from './schema/member'
import * as reservationChanges from './schema/reservation-changes'

export const schema = {
  ...catalogue,
  ...member,
  ...booking,
  ...reservationChanges,
  ...stock,
  ...feedback,
  ...agency,
  ...desk,
  ...media,
}

export type TenantDatabase = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<TenantDatabase['transaction']>[0]>[0]
/** A query that may run inside or outside a transaction. */
export type Queryable = TenantDatabase | Transaction

export interface OpenDatabase {
  db: TenantDatabase
  pool: BudgetedPool
}

const POOL_SIZE = 10

/**
 * When many guests book the last seat, callers queue for a connection. After this time the call fails instead of
 * waiting longer.
 */
const WAIT_FOR_CONNECTION = 10_000

/**
 * Opens a pool of at most `size` connections to one database, within `budget`. A broken idle connection is reported to
 * `onError` and removed, so that it does not end the process.
 */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { size = POOL_SIZE, budget = new ConnectionBudget(size) }: { size?: number; budget?: ConnectionBudget } = {},
): OpenDatabase {
  const settings = {
    connectionString: url,
    application_name: 'kervan',
    max: size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION,
  }
  const pool = new BudgetedPool(settings, budget)
  pool.on('error', onError)
  numberQueries(pool)
  return { pool, db: drizzle(pool, { schema }) }
}

/** The pool of a database, for the few frequent queries that are written by hand and prepared. */
export function poolOf(db: TenantDatabase): BudgetedPool {
  return (db as unknown as { $client: BudgetedPool }).$client
}

/** Same as `poolOf`, for code that may run inside a transaction. Queries of a transaction use its own connection. */
export function connectionOf(db: Queryable): Pick<Pool, 'query'> {
  return (db as unknown as { session: { client: Pool } }).session.client
}

/** Returns the server's URL with another database name. */
export function withDatabase(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.toString()
}
