import { checkSteps } from './lib/check-steps.mjs'
import { Steps } from './lib/steps.mjs'

const steps = new Steps()
await steps.run(checkSteps({ withSlowTests: false }), { atOnce: 2 })
steps.leaveOut('slow unit tests', '`npm test` runs them')
process.exitCode = steps.summarise() ? 0 : 1
