import { readFileSync, writeFileSync } from 'node:fs'
import { completeLock } from './lib/complete-lock.mjs'
import { fromRoot } from './lib/root.mjs'

/** Run after every change of dependencies; with --check it only says what is missing. */
const path = fromRoot('package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const { packages, added } = completeLock(lock.packages)

if (added.length === 0) console.log('package-lock.json is complete')
else if (process.argv.includes('--check')) {
  console.error(
    `package-lock.json lacks ${added.length} packages of other systems: run node scripts/lock.mjs\n${added.join('\n')}`,
  )
  process.exitCode = 1
} else {
  writeFileSync(path, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
  console.log(`package-lock.json: ${added.length} packages of other systems added`)
}
