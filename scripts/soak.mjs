// Simulates visitors who browse and book on a separate shop: `npm run soak -- --minutes 30`
// (docs/operations/load-tests.md).
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
// The shop stores its pages in its own copy of the build, initially without any.
const folder = fromRoot('.data', 'soak-site')
rmSync(folder, { recursive: true, force: true })
const site = relative(ROOT, prepareSite(folder))
process.exitCode = await runLoadTest('soak', 'SOAK_DATA_DIR', { SOAK_MINUTES: String(minutes), SOAK_SITE: site })
