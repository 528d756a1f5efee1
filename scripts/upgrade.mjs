// Upgrades the databases of the previous release while its API serves them: `npm run test:upgrade`
// (docs/operations/upgrade.md).
import { Steps } from './lib/steps.mjs'
import { upgradeStep } from './lib/upgrade-test.mjs'

const steps = new Steps()
await steps.run([upgradeStep(console.log)])
process.exit(steps.summarise() ? 0 : 1)
