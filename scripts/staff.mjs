// Adds staff to a tenant's desk, or resets a password: `npm run staff -- --help`.
import { runBundle } from './lib/run-bundle.mjs'

await runBundle('staff.mjs')
