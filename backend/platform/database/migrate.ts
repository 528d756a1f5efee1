import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core'
import type { TenantDatabase } from './client'

/** Milliseconds of the newest migration in the database; negative where there is none. */
async function readNewest(db: TenantDatabase): Promise<number> {
  const table = 'drizzle.__drizzle_migrations'
  const { rows: found } = await db.execute(sql`select to_regclass(${table}) is not null as exists`)
  if (found[0]?.exists !== true) return -1
  const { rows } = await db.execute(sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`)
  return Number(rows[0]?.newest ?? -1)
}

/**
 * Applies the migrations that the database does not have, each in a transaction of its own. drizzle's `migrate` applies all in one: that one
 * holds the locks of the first while it waits for a table of the last, and a query that reads both in the other order ends as the victim
 * of a deadlock. A migration that fails leaves those before it applied; each of them only expands (ADR 15).
 */
export async function migrateDatabase(db: TenantDatabase, migrationsFolder: string): Promise<void> {
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession }
  const newest = await readNewest(db)
  const missing = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > newest)
  for (const migration of missing) await dialect.migrate([migration], session, { migrationsFolder })
}
