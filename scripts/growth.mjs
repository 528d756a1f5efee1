// Grows one tenant's catalogue and the number of tenants, and measures each step: `npm run growth`
// (docs/operations/load-tests.md).
import { rmSync } from 'node:fs'
import { relative } from 'node:path'
import { buildServers, buildStorefront } from './lib/build-steps.mjs'
import { runLoadTest } from './lib/load-test.mjs'
import { readNumbers } from './lib/options.mjs'
import { fromRoot, ROOT } from './lib/root.mjs'
import { prepareSite } from './lib/site.mjs'

const { products, tenants } = readNumbers({ products: 100_000, tenants: 200 })
await buildServers(console.log)
await buildStorefront(console.log)
const folder = fromRoot('.data', 'growth-site')
rmSync(folder, { recursive: true, force: true })
const site = relative(ROOT, prepareSite(folder))
process.exitCode = await runLoadTest('growth', 'GROWTH_DATA_DIR', {
  GROWTH_PRODUCTS: String(products),
  GROWTH_TENANTS: String(tenants),
  GROWTH_SITE: site,
})
for (const name of ['products', 'tenants']) rmSync(fromRoot(`${site}-${name}`), { recursive: true, force: true })
