import { hashFiles, onlyWhenChanged } from './lib/changed-files.mjs'
import { checkSteps } from './lib/check-steps.mjs'
import { Steps } from './lib/steps.mjs'

const steps = new Steps()
const files = process.argv.includes('--all') ? null : await hashFiles()
await steps.run(
  checkSteps({ withSlowTests: false }).map((step) => onlyWhenChanged(step, files)),
  { atOnce: 2 },
)
steps.leaveOut('slow unit tests', '`npm test` runs them')
process.exitCode = steps.summarise() ? 0 : 1
