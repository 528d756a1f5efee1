// Several storefronts and APIs on one machine, restarted and deprived of dependencies under load: `npm run
// test:cluster` (docs/operations/load-tests.md). Requires nginx and redis-server.
import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import { buildServers, buildStorefront } from './lib/build-steps.mjs'
import { runLoadTest } from './lib/load-test.mjs'
import { fromRoot, ROOT } from './lib/root.mjs'
import { prepareSite } from './lib/site.mjs'

await buildServers(console.log)
await buildStorefront(console.log)
// Each storefront stores its pages in its own copy of the build, initially without any.
const sites = ['cluster-first', 'cluster-second'].map((name) => {
  const folder = fromRoot('.data', name)
  rmSync(folder, { recursive: true, force: true })
  return relative(ROOT, prepareSite(folder))
})
process.exitCode = await runLoadTest('cluster', 'CLUSTER_DATA_DIR', { CLUSTER_SITES: sites.join(',') })
