// Simulates concurrent purchases, cancellations and payments within milliseconds: `npm run test:races -- --rounds 60
// --times 3` (docs/operations/load-tests.md). `rounds` is the number of rounds of each payment race, `times` the number
// of runs of the stock races.
import { runApiTests } from './lib/api-tests.mjs'
import { readNumbers } from './lib/options.mjs'

const { rounds, times } = readNumbers({ rounds: 60, times: 3 })
let failed = (await runApiTests(['money-races'], { KERVAN_RACE_ROUNDS: String(rounds) })) === 0 ? 0 : 1
for (let time = 0; time < times; time += 1) if ((await runApiTests(['races'], {})) !== 0) failed += 1
console.log(`${rounds} rounds of each race about money, ${times} times the races about stock, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
