// Tests whether an operator's API fulfils the contract: `npm run test:contract` (docs/contract.md).
import { runNode } from './lib/command.mjs'
import { fromRoot } from './lib/root.mjs'

if (!process.env.CONTRACT_BASE_URL || !process.env.CONTRACT_COMPANY) {
  console.error('Set CONTRACT_BASE_URL (https://api.operator.example) and CONTRACT_COMPANY (the company header).')
  process.exit(1)
}
const vitest = fromRoot('node_modules/vitest/vitest.mjs')
// The default reporter only counts skipped tests; the verbose one prints the reasons.
const { code } = await runNode(vitest, ['run', '--project', 'contract', '--reporter=verbose'], { live: true })
process.exitCode = code
