// Compares the shop's cached pages with an empty Next site in the same run, and weighs what a browser loads.
// Needs a running shop (`npm run up`); figures are ratios, since machines differ and are noisy.
import { parseArgs } from 'node:util'
import { startBaseline } from './bench/baseline.mjs'
import { withBrowser } from './bench/browser.mjs'
import { BUDGETS, WEIGHTS } from './bench/budgets.mjs'
import { describeInteractions, measureInteractions } from './bench/interactions.mjs'
import { judgeWeight } from './bench/judge.mjs'
import { inspectPages } from './bench/lighthouse.mjs'
import { describeInspection, listFaults } from './bench/lighthouse-report.mjs'
import { measureLoad } from './bench/load.mjs'
import { findShopPages, findStorefrontProcess } from './bench/shop.mjs'
import { weighPage } from './bench/weight.mjs'
import { loadEnvFile, readSettings } from './lib/settings.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    host: { type: 'string', default: 'localhost' },
    // The tenant whose pages Lighthouse sees: it has them in all languages.
    inspect: { type: 'string', default: 'orion.localhost' },
  },
})
loadEnvFile()
const { ports } = readSettings(process.env)
const shop = `http://127.0.0.1:${ports.storefront}`
const seconds = Number(values.seconds)

const storefront = findStorefrontProcess(ports.storefront)
if (!storefront) {
  console.error(`No storefront listens on port ${ports.storefront}: start it with "npm run up" first.`)
  process.exit(1)
}

const pages = await findShopPages(shop, values.host)
const baseline = await startBaseline()
const rows = []
let empty
try {
  const targets = [
    { name: 'static Next page', url: `${baseline.url}/static`, pid: baseline.pid },
    { name: 'dynamic Next page', url: `${baseline.url}/dynamic`, pid: baseline.pid },
    ...pages.map(({ name, path }) => ({ name, url: `${shop}${path}`, pid: storefront, host: values.host })),
  ]
  for (const target of targets) rows.push(await measureLoad(target, seconds))
  empty = await weighPage(`${baseline.url}/static`)
} finally {
  await baseline.stop()
}

const cpuOf = (name) => rows.find((row) => row.name === name)?.cpu ?? Number.NaN
const [still, dynamic] = [cpuOf('static Next page'), cpuOf('dynamic Next page')]
console.log('\nCached pages, requests per second at 32 connections, CPU seconds per 1,000 requests')
for (const row of rows) {
  const ratios = `${(row.cpu / still).toFixed(2)} x static  ${(row.cpu / dynamic).toFixed(2)} x dynamic`
  console.log(
    `${row.name.padEnd(18)} ${String(Math.round(row.rps)).padStart(6)}/s  p99 ${String(row.p99).padStart(4)} ms  cpu ${row.cpu.toFixed(2)}  ${ratios}`,
  )
}

const failures = []
for (const { name } of pages) {
  const ratio = cpuOf(name) / dynamic
  if (ratio > BUDGETS.cachedToDynamic)
    failures.push(`${name}: ${ratio.toFixed(2)} times a dynamic page, at most ${BUDGETS.cachedToDynamic}`)
}

const open = []
console.log(
  '\nFirst visit at 390 px, nobody touching the page: KiB over the wire (gzip), before load unless said otherwise',
)
console.log(`empty Next page    JS ${empty.script}`)
for (const { name, path } of pages) {
  const weight = await weighPage(`http://${values.host}:${ports.storefront}${path}`)
  const { script, scriptLater, stylesheet, document, font, fontFiles, image, ahead, aheadRequests, shift } = weight
  console.log(
    [
      `${name.padEnd(18)} JS ${script} (${(script / empty.script).toFixed(2)} x empty), after 4 s ${scriptLater}`,
      `CSS ${stylesheet}  HTML ${document}  fonts ${font} in ${fontFiles}  pictures ${image}`,
      `ahead ${ahead} in ${aheadRequests}  shift ${shift}`,
    ].join('  '),
  )
  const judged = judgeWeight(name, weight, WEIGHTS[name])
  failures.push(...judged.failures)
  open.push(...judged.open)
}

console.log('\nInteraction to next paint on a machine four times slower, ms of each try')
const addressOf = (wanted) =>
  `http://${values.host}:${ports.storefront}${pages.find(({ name }) => name === wanted).path}`
const { samples, p95, machine, limit } = await withBrowser((browser) =>
  measureInteractions(browser, { listing: addressOf('listing'), product: addressOf('product') }),
)
for (const line of describeInteractions(samples)) console.log(line)
console.log(`p95 of all ${samples.length}: ${Math.round(p95)} ms; a press on a bare page: ${Math.round(machine)} ms`)
if (p95 >= limit) failures.push(`interactions: p95 of ${Math.round(p95)} ms, below ${Math.round(limit)} wanted`)
else if (p95 >= BUDGETS.interaction)
  open.push(
    `interactions: p95 of ${Math.round(p95)} ms, wanted ${BUDGETS.interaction}: the machine alone takes ${Math.round(machine)}`,
  )

console.log('\nLighthouse, as a phone')
const inspected = await inspectPages({
  shop,
  host: values.inspect,
  locales: ['en', 'de', 'ar'],
  show: (row) => console.log(describeInspection(row)),
})
failures.push(...listFaults(inspected))

for (const row of open) console.log(`not met yet: ${row}`)
for (const failure of failures) console.error(`over budget: ${failure}`)
process.exit(failures.length > 0 ? 1 : 0)
