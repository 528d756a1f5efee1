// Compares the shop with an empty Next site in the same run; measures transfer sizes and paint times
// (docs/operations/load-tests.md). Needs a running demo shop (`npm run up`). Results are ratios, because machines
// differ and are noisy.
import { parseArgs } from 'node:util'
import { checkBudgets as checkRows } from './bench/check-budgets.mjs'
import * as parts from './bench/parts.mjs'
import { findProcess, findShopPages } from './bench/shop.mjs'
import { loadEnvFile, readSettings } from './lib/settings.mjs'

/** In this order: measurements that load the machine run after those of response times. */
const PARTS = {
  weight: parts.benchWeight,
  paint: parts.benchPaint,
  navigation: parts.benchNavigation,
  freshness: parts.benchFreshness,
  interactions: parts.benchInteractions,
  lighthouse: parts.benchLighthouse,
  load: parts.benchLoad,
  memory: parts.benchMemory,
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    requests: { type: 'string', default: '20000' },
    only: { type: 'string', default: Object.keys(PARTS).join() },
    host: { type: 'string', default: 'lykia.localhost' },
    company: { type: 'string', default: 'lykia' },
    // The tenant that Lighthouse tests: it has the pages in all languages.
    inspect: { type: 'string', default: 'orion.localhost' },
  },
})
const wanted = values.only.split(',')
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: --only takes ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
loadEnvFile()
const { ports, demoPassword } = readSettings(process.env)
const pids = { storefront: findProcess(ports.storefront), api: findProcess(ports.api) }
for (const [name, pid] of Object.entries(pids)) {
  if (pid) continue
  console.error(`No ${name} listens on port ${ports[name]}: start it with "npm run up" first.`)
  process.exit(1)
}

const shop = `http://127.0.0.1:${ports.storefront}`
const pages = await findShopPages(shop, values.host)
const failures = []
const open = []
const context = {
  ...values,
  shop,
  pages,
  pids,
  failures,
  open,
  seconds: Number(values.seconds),
  requests: Number(values.requests),
  api: `http://127.0.0.1:${ports.api}`,
  password: demoPassword,
  token: process.env.METRICS_TOKEN,
  addressOf: (wantedName) =>
    `http://${values.host}:${ports.storefront}${pages.find(({ name }) => name === wantedName).path}`,
  show: (line) => console.log(line),
  checkBudgets: (name, measured, budget) => {
    const checked = checkRows(name, measured, budget)
    failures.push(...checked.failures)
    open.push(...checked.open)
  },
}
for (const [name, run] of Object.entries(PARTS)) if (wanted.includes(name)) await run(context)

console.log('')
for (const row of open) console.log(`not met yet: ${row}`)
for (const failure of failures) console.error(`over budget: ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)
