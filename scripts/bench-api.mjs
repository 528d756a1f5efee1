// Benchmarks a separate operator API: `npm run bench:api` (docs/operations/load-tests.md).
import { runLoadTest } from './lib/load-test.mjs'

// The benchmark creates its own databases on the server (kervan_bench_...), and drops them afterwards.
const { DATABASE_URL } = process.env
process.exitCode = await runLoadTest('bench', 'BENCH_DATA_DIR', DATABASE_URL ? { BENCH_SERVER: DATABASE_URL } : {})
