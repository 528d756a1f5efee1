// Measures an operator API of its own: `npm run bench:api` (docs/operating.md).
import { runLoadTest } from './lib/load-test.mjs'

process.exitCode = await runLoadTest('bench', 'BENCH_DATA_DIR')
