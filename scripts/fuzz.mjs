// Sends invalid and valid random requests to every call: `npm run test:fuzz -- --runs 20000`
// (docs/operations/load-tests.md).
import { runApiTests } from './lib/api-tests.mjs'
import { readNumbers } from './lib/options.mjs'

const { runs, ...seed } = readNumbers({ runs: 20_000, seed: (Date.now() % 2 ** 31) + 1 })
process.exitCode = await runApiTests(['fuzz'], {
  KERVAN_FUZZ_RUNS: String(runs),
  KERVAN_FUZZ_SEED: String(seed.seed),
})
