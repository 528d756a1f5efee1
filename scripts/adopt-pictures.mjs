// Replaces the drawn pictures of the release before: `npm run pictures:adopt` (docs/operations/upgrade.md).
import { runBundle } from './lib/run-bundle.mjs'

await runBundle('demo.mjs', ['--adopt-only'])
