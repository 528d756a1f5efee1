// Several storefronts and APIs on one machine, restarted and robbed of their parts under load: `npm run test:cluster`
// (docs/operations/load-tests.md). Wants nginx and redis-server.
import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import { buildServers, buildStorefront } from './lib/build-steps.mjs'
import { runLoadTest } from './lib/load-test.mjs'
import { fromRoot, ROOT } from './lib/root.mjs'
import { prepareSite } from './lib/site.mjs'

await buildServers(console.log)
await buildStorefront(console.log)
// Each storefront keeps its pages beside a copy of the build of its own, empty at first.
const sites = ['cluster-first', 'cluster-second'].map((name) => {
  const folder = fromRoot('.data', name)
  rmSync(folder, { recursive: true, force: true })
  return relative(ROOT, prepareSite(folder))
})
process.exitCode = await runLoadTest('cluster', 'CLUSTER_DATA_DIR', { CLUSTER_SITES: sites.join(',') })
