// Replaces the drawn illustrations of the previous release: `npm run pictures:adopt` (docs/operations/upgrade.md).
import { runBundle } from './lib/run-bundle.mjs'

await runBundle('demo.mjs', ['--adopt-only'])
