// Moves files between the data folder and an S3-compatible store: `npm run storage:move -- --help`
// (docs/operations/storage.md).
import { runBundle } from './lib/run-bundle.mjs'

await runBundle('storage.mjs')
