// Measures how much ten readers of vouchers slow down a quote, at an operator API of its own
// (docs/operations/load-tests.md).
import { runLoadTest } from './lib/load-test.mjs'

process.exitCode = await runLoadTest('documents', 'DOCUMENTS_DATA_DIR')
