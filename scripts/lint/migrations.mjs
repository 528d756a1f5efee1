import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMissingHistory, readFileAt, readFormerHash } from '../lib/former-release.mjs'
import { fromRoot } from '../lib/root.mjs'
import { checkJournal } from './check-journal.mjs'
import { checkMigrations } from './check-migrations.mjs'
import { report } from './report.mjs'

/** The folder of the project, or another one for a test. */
const MIGRATIONS = 'backend/db/migrations'
const folder = process.argv[2] ?? fromRoot(MIGRATIONS)

async function readFormer(hash) {
  const { entries } = JSON.parse(await readFileAt(hash, `${MIGRATIONS}/meta/_journal.json`))
  const { version } = JSON.parse(await readFileAt(hash, 'package.json'))
  const read = async ({ tag }) => ({ tag, sql: await readFileAt(hash, `${MIGRATIONS}/${tag}.sql`) })
  return { released: await Promise.all(entries.map(read)), formerVersion: version }
}

const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
const files = readdirSync(folder).flatMap((name) => (name.endsWith('.sql') ? [name.slice(0, -4)] : []))
const texts = new Map(files.map((file) => [file, readFileSync(join(folder, `${file}.sql`), 'utf8')]))

const hash = readFormerHash()
const missing = await findMissingHistory(hash)
const { released, formerVersion } = missing ? { released: [], formerVersion: '0.0.0' } : await readFormer(hash)
const isReleased = (tag) => released.some((migration) => migration.tag === tag)
const fresh = missing
  ? []
  : entries.flatMap(({ tag }) => (texts.has(tag) && !isReleased(tag) ? [{ tag, sql: texts.get(tag) }] : []))

if (missing) console.log(`not compared with the former release: ${missing}`)
report('migrations', {
  problems: [
    ...checkJournal({ entries, files, released, texts }),
    ...(await checkMigrations({ released, fresh, formerVersion })),
  ],
  checked: `${entries.length} migrations, ${fresh.length} of them new,`,
})
