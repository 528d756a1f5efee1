// Measures an operator API of its own: `npm run bench:api` (docs/operations/load-tests.md).
import { runLoadTest } from './lib/load-test.mjs'

// It makes databases of its own on the server (kervan_bench_...), and drops them again.
const { DATABASE_URL } = process.env
process.exitCode = await runLoadTest('bench', 'BENCH_DATA_DIR', DATABASE_URL ? { BENCH_SERVER: DATABASE_URL } : {})
