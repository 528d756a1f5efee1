// Simulates visitors who read vouchers during purchases, on a separate API: `npm run test:vouchers -- --minutes 30`
// (docs/operations/load-tests.md).
import { runLoadTest } from './lib/load-test.mjs'
import { readNumbers } from './lib/options.mjs'

const { minutes, readers, buyers } = readNumbers({ minutes: 30, readers: 40, buyers: 100 })
process.exitCode = await runLoadTest('vouchers', 'VOUCHERS_DATA_DIR', {
  VOUCHERS_MINUTES: String(minutes),
  VOUCHERS_READERS: String(readers),
  VOUCHERS_BUYERS: String(buyers),
})
