import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'

/** Names of databases are letters alone, as the rule for prefixes has it; of ten, two that live at once never meet. */
export const randomLetters = (amount: number): string =>
  Array.from(randomBytes(amount), (byte) => String.fromCharCode(97 + (byte % 26))).join('')

async function withAdmin<T>(adminUrl: string, work: (admin: Pool) => Promise<T>): Promise<T> {
  const admin = new Pool({ connectionString: adminUrl, max: 1 })
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** A copy, made as the server copies files: nobody may be connected to what is copied. */
export function copyDatabase(adminUrl: string, from: string, name: string): Promise<void> {
  return withAdmin(adminUrl, async (admin) => void (await admin.query(`create database "${name}" template "${from}"`)))
}

export function dropDatabases(adminUrl: string, prefix: string): Promise<void> {
  return withAdmin(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [`${prefix}_`],
    )
    for (const { name } of rows) await admin.query(`drop database if exists "${name}" with (force)`)
  })
}
