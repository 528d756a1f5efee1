// Replaces the drawn pictures of the release before: `npm run pictures:adopt` (docs/operating.md, "Upgrade without downtime").
import { runBundle } from './lib/run-bundle.mjs'

await runBundle('demo.mjs', ['--adopt-only'])
