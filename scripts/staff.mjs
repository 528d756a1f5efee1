// Adds people to a tenant's desk, or gives one a new password: `npm run staff -- --help`.
import { runBundle } from './lib/run-bundle.mjs'

await runBundle('staff.mjs')
