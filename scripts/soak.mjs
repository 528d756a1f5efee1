// People browse and book for a while at a shop of its own: `npm run soak -- --minutes 30` (docs/operations/load-tests.md).
import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import { buildServers, buildStorefront } from './lib/build-steps.mjs'
import { runLoadTest } from './lib/load-test.mjs'
import { readNumbers } from './lib/options.mjs'
import { fromRoot, ROOT } from './lib/root.mjs'
import { prepareSite } from './lib/site.mjs'

const { minutes } = readNumbers({ minutes: 30 })
await buildServers(console.log)
await buildStorefront(console.log)
// Its pages are kept beside a copy of the build of its own, empty at first.
const folder = fromRoot('.data', 'soak-site')
rmSync(folder, { recursive: true, force: true })
const site = relative(ROOT, prepareSite(folder))
process.exitCode = await runLoadTest('soak', 'SOAK_DATA_DIR', { SOAK_MINUTES: String(minutes), SOAK_SITE: site })
