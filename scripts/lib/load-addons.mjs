// Loads every native add-on installed for this system with the current Node.
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fromRoot } from './root.mjs'

const require = createRequire(import.meta.url)
const modules = fromRoot('node_modules')
const addons = readdirSync(modules, { recursive: true }).filter((path) => path.endsWith('.node'))
for (const path of addons) require(fromRoot('node_modules', path))
console.log(`${addons.length} native add-ons loaded by Node ${process.versions.node}:\n${addons.join('\n')}`)
// Some add-ons keep threads that would prevent the process from exiting.
process.exit(addons.length > 0 ? 0 : 1)
