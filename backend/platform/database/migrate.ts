import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core'
import type { TenantDatabase } from './client'

/** Timestamp of the newest applied migration, in milliseconds; negative if there is none. */
async function readNewest(db: TenantDatabase): Promise<number> {
  const table = 'drizzle.__drizzle_migrations'
  const { rows: found } = await db.execute(sql`select to_regclass(${table}) is not null as exists`)
  if (found[0]?.exists !== true) return -1
  const { rows } = await db.execute(sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`)
  return Number(rows[0]?.newest ?? -1)
}

/**
 * Applies the missing migrations, each in its own transaction. drizzle's `migrate` applies all in one transaction. That
 * transaction holds the locks of the first migration while it waits for a table of the last, and a query that reads
 * both tables in the other order ends in a deadlock. If a migration fails, the ones before it stay applied; each of
 * them only expands the schema (ADR 15).
 */
export async function migrateDatabase(db: TenantDatabase, migrationsFolder: string): Promise<void> {
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession }
  const newest = await readNewest(db)
  const missing = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > newest)
  for (const migration of missing) await dialect.migrate([migration], session, { migrationsFolder })
}
