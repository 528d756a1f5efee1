// Upgrades the databases of the former release while its API serves them: `npm run test:upgrade` (docs/operating.md).
import { Steps } from './lib/steps.mjs'
import { runUpgradeTest } from './lib/upgrade-test.mjs'

const steps = new Steps()
await runUpgradeTest(steps, console.log)
process.exit(steps.summarise() ? 0 : 1)
