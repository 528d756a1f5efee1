import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { takeMigrationLock } from '@/backend/platform/database/migration-lock'
import { TenantRegistry } from '@/backend/platform/tenancy/registry'
import { DATA_DIR, type Servers } from './servers'

const MIGRATIONS = 'backend/db/migrations'

export const EXPANDING = `CREATE TABLE "planted" ("id" serial PRIMARY KEY, "note" text NOT NULL);
--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "planted" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "planted_check" CHECK ("planted" <> 'never') NOT VALID;`

/** The former release reads and writes this column. */
export const CONTRACTING = 'ALTER TABLE "reservations" DROP COLUMN "holds_coupon";'

/** A copy of the migrations with further ones, by name, at their end. Returns its folder. */
export function plantMigrations(statements: Record<string, string>): string {
  const folder = `${DATA_DIR}/planted`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(MIGRATIONS, folder, { recursive: true })
  const path = `${folder}/meta/_journal.json`
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] }
  for (const [name, sql] of Object.entries(statements)) {
    const last = journal.entries.at(-1)
    if (!last) throw new Error('there are no migrations')
    const idx = last.idx + 1
    const tag = `${String(idx).padStart(4, '0')}_${name}`
    journal.entries.push({ ...last, idx, when: last.when + 1, tag })
    writeFileSync(`${folder}/${tag}.sql`, sql)
  }
  writeFileSync(path, JSON.stringify(journal))
  return folder
}

/** Migrates all tenants as a starting API does, from another folder. */
export async function migrateFrom(folder: string, { adminUrl, prefix }: Servers): Promise<void> {
  const registry = new TenantRegistry({ adminUrl, prefix, migrationsFolder: folder, log: pino({ level: 'silent' }) })
  const lock = await takeMigrationLock(adminUrl)
  try {
    await registry.start()
    await registry.migrateAll()
  } finally {
    await registry.stop()
    await lock.end()
  }
}

/** What the static check says of a folder of migrations: nothing but its count, or the rules that are broken. */
export async function checkStatically(folder: string): Promise<{ isGood: boolean; output: string }> {
  const run = promisify(execFile)(process.execPath, ['scripts/lint/migrations.mjs', folder])
  return run.then(
    ({ stdout }) => ({ isGood: true, output: stdout }),
    ({ stdout }: { stdout: string }) => ({ isGood: false, output: stdout }),
  )
}
