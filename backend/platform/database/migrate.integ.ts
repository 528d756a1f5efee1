import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { randomLetters } from '../../../tests/api/support/databases'
import { type OpenDatabase, openDatabase } from './client'
import { migrateDatabase } from './migrate'

const MIGRATIONS = {
  first: 'ALTER TABLE "left_table" ADD COLUMN "more" text',
  second: 'ALTER TABLE "right_table" ADD COLUMN "more" text',
}

let admin: Client
let name: string
let folder: string
let opened: OpenDatabase
let reader: Client

beforeEach(async () => {
  name = `migrate_${randomLetters(8)}`
  admin = new Client(inject('adminUrl'))
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${name}`
  opened = openDatabase(url.href, () => undefined)
  reader = new Client(url.href)
  await reader.connect()
  await reader.query('create table left_table (id int); create table right_table (id int)')
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await mkdir(join(folder, 'meta'))
  const tags = Object.keys(MIGRATIONS)
  for (const [tag, text] of Object.entries(MIGRATIONS)) await writeFile(join(folder, `${tag}.sql`), text)
  const entries = tags.map((tag, idx) => ({ idx, version: '7', when: 1_000 + idx, tag, breakpoints: true }))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
})

afterEach(async () => {
  await reader.end()
  await opened.pool.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  await rm(folder, { recursive: true })
})

/** Resolves when a migration waits for a table. */
async function waitUntilBlocked(): Promise<void> {
  await expect
    .poll(
      async () =>
        (await admin.query(`select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`, [name]))
          .rowCount,
    )
    .toBe(1)
}

test('a reader of two tables in the other order is no victim of migrations that change both', async () => {
  await reader.query('begin')
  await reader.query('select * from right_table')
  const migrating = migrateDatabase(opened.db, folder)
  await waitUntilBlocked()
  expect((await reader.query('select more from left_table')).rows).toEqual([])
  await reader.query('commit')
  await migrating
  expect((await reader.query('select more from right_table')).rows).toEqual([])
})

test('what was applied is not applied again', async () => {
  await migrateDatabase(opened.db, folder)
  await migrateDatabase(opened.db, folder)
  const { rows } = await reader.query('select created_at::int as at from drizzle.__drizzle_migrations order by 1')
  expect(rows).toEqual([{ at: 1_000 }, { at: 1_001 }])
})
