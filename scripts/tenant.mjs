// Adds a tenant with another tenant as the template: `npm run tenant:add -- --help` (docs/operations/tenants.md).
import { runBundle } from './lib/run-bundle.mjs'

await runBundle('tenant.mjs')
