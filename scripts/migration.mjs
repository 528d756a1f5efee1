// npm run migration:new -- <name>: creates an empty migration with the next number and its journal entry.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { addMigration } from './lib/add-migration.mjs'
import { fromRoot } from './lib/root.mjs'

const folder = fromRoot('backend/db/migrations')
const path = `${folder}/meta/_journal.json`
const { positionals } = parseArgs({ allowPositionals: true })
const { journal, tag } = addMigration(JSON.parse(readFileSync(path, 'utf8')), positionals.join('_'))
writeFileSync(`${folder}/${tag}.sql`, '-- \n', { flag: 'wx' })
writeFileSync(path, `${JSON.stringify(journal, null, 2)}\n`)
console.log(`backend/db/migrations/${tag}.sql`)
