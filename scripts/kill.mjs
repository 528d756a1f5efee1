// Kills a separate operator API during purchases: `npm run test:kill -- --rounds 50` (docs/operations/load-tests.md).
import { runLoadTest } from './lib/load-test.mjs'
import { readNumbers } from './lib/options.mjs'

const { rounds } = readNumbers({ rounds: 5 })
process.exitCode = await runLoadTest('kill', 'KILL_DATA_DIR', { KILL_ROUNDS: String(rounds) })
