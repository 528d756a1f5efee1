// Adds a tenant after another one: `npm run tenant:add -- --help` (docs/operations/tenants.md).
import { runBundle } from './lib/run-bundle.mjs'

await runBundle('tenant.mjs')
