// Measures how much ten voucher readers slow down a quote, on a separate operator API (docs/operations/load-tests.md).
import { runLoadTest } from './lib/load-test.mjs'

process.exitCode = await runLoadTest('documents', 'DOCUMENTS_DATA_DIR')
