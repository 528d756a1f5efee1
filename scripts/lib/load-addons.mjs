// Loads every native add-on that is installed for this system with the Node that runs this.
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fromRoot } from './root.mjs'

const require = createRequire(import.meta.url)
const modules = fromRoot('node_modules')
const addons = readdirSync(modules, { recursive: true }).filter((path) => path.endsWith('.node'))
for (const path of addons) require(fromRoot('node_modules', path))
console.log(`${addons.length} native add-ons loaded by Node ${process.versions.node}:\n${addons.join('\n')}`)
// Some of them keep threads that would hold the process.
process.exit(addons.length > 0 ? 0 : 1)
