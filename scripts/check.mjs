import { checkSteps } from './lib/check-steps.mjs'
import { Steps } from './lib/steps.mjs'

const steps = new Steps()
await steps.run(checkSteps(), { atOnce: 2 })
process.exitCode = steps.summarise() ? 0 : 1
