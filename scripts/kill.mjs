// Kills an operator API of its own while people buy: `npm run test:kill`, long with KILL_ROUNDS=50 (docs/operating.md).
import { runLoadTest } from './lib/load-test.mjs'

process.exitCode = await runLoadTest('kill', 'KILL_DATA_DIR')
