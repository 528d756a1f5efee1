import { startBaseline } from './baseline.mjs'
import { withBrowser } from './browser.mjs'
import { BUDGETS, CARDS, FRESHNESS, LOAD, MEMORY, NAVIGATION, OWN_SCRIPT, PAINT, SPEED, WEIGHTS } from './budgets.mjs'
import { measureCalls } from './calls.mjs'
import { measureFreshness } from './freshness.mjs'
import { describeInteractions, measureInteractions } from './interactions.mjs'
import { inspectPages, measureSpeed } from './lighthouse.mjs'
import { describeInspection, listFaults } from './lighthouse-report.mjs'
import { measureLoad } from './load.mjs'
import { measureMemory } from './memory.mjs'
import { measureNavigation } from './navigation.mjs'
import { measurePaint } from './paint.mjs'
import { weighPage } from './weight.mjs'

const round = (value, digits = 2) => Number(value.toFixed(digits))

async function withBaseline(use) {
  const baseline = await startBaseline()
  try {
    return await use(baseline)
  } finally {
    await baseline.stop()
  }
}

/** Requests per second at 32 connections, CPU seconds per 1,000 and p99; what a page asks the operator API. */
export async function benchLoad({ pages, shop, host, company, api, pids, seconds, token, show, checkBudgets }) {
  show('\nRequests per second at 32 connections, p99, CPU seconds per 1,000 requests')
  const product = pages
    .find(({ name }) => name === 'product')
    .path.split('/')
    .at(-1)
  await withBaseline(async ({ url, pid }) => {
    const targets = [
      { name: 'static Next page', url: `${url}/static`, pid },
      { name: 'dynamic Next page', url: `${url}/dynamic`, pid },
      ...pages.map(({ name, path }) => ({ name, url: `${shop}${path}`, pid: pids.storefront, headers: { host } })),
      {
        name: 'product API',
        url: `${api}/category-urun-getir?locale=en&slug=${product}`,
        pid: pids.api,
        headers: { company },
      },
    ]
    const [still, dynamic] = [await measureLoad(targets[0], seconds), await measureLoad(targets[1], seconds)]
    for (const target of targets) {
      const row =
        { [targets[0].name]: still, [targets[1].name]: dynamic }[target.name] ?? (await measureLoad(target, seconds))
      const [toStatic, toDynamic] = [round(row.cpu / still.cpu), round(row.cpu / dynamic.cpu)]
      show(
        `${row.name.padEnd(18)} ${String(Math.round(row.rps)).padStart(6)}/s  p99 ${String(row.p99).padStart(4)} ms  cpu ${row.cpu.toFixed(2)}  ${toStatic} x static  ${toDynamic} x dynamic`,
      )
      if (!LOAD[target.name]) continue
      const { path } = pages.find(({ name }) => name === target.name)
      const calls = token ? await measureCalls({ shop, host, path, api, token }) : undefined
      const { calls: callsBudget, ...budget } = LOAD[target.name]
      checkBudgets(target.name, { toStatic, toDynamic }, budget)
      if (token) {
        show(`${''.padEnd(18)} ${calls} calls of the operator API for a visit`)
        checkBudgets(target.name, { calls }, { calls: callsBudget })
      }
    }
  })
  if (!token) show('calls of the operator API: not counted, as METRICS_TOKEN is not set')
}

/** What a browser loads at a first visit. */
export async function benchWeight({ pages, addressOf, show, checkBudgets }) {
  show('\nFirst visit, nobody touching the page: KiB over the wire (gzip), before load unless said otherwise')
  const empty = await withBaseline(({ url }) => withBrowser((browser) => weighPage(browser, `${url}/static`)))
  show(`empty Next page    JS ${empty.script}`)
  for (const { name } of pages) {
    const weight = await withBrowser((browser) => weighPage(browser, addressOf(name)))
    const scriptOwn = round(weight.script - empty.script, 1)
    show(
      [
        `${name.padEnd(18)} JS ${weight.script} (${scriptOwn} more than empty), after 4 s ${weight.scriptDeferred}`,
        `CSS ${weight.stylesheet} in ${weight.stylesheetCopies}  HTML ${weight.document}, ${weight.flightShare} % of it data, ${weight.perCard} a card`,
        `fonts ${weight.font} in ${weight.fontFiles}  pictures ${weight.image}, card ${weight.cardImage}, largest ${weight.largestImage}, on a wide screen ${weight.desktopImage}`,
        `ahead ${weight.ahead} in ${weight.aheadRequests}  shift ${weight.shift}`,
      ].join('  '),
    )
    checkBudgets(name, { ...weight, scriptOwn }, { ...WEIGHTS[name], ...OWN_SCRIPT[name], ...CARDS[name] })
  }
}

/** First and largest paint, slow, beside the empty page. */
export async function benchPaint({ pages, addressOf, show, checkBudgets }) {
  show('\nFirst and largest paint as a phone on slow 4G with a quarter of the CPU, ms')
  await withBaseline(({ url }) =>
    withBrowser(async (browser) => {
      const empty = await measurePaint(browser, `${url}/static`)
      show(`empty Next page    ${Math.round(empty.first)}  ${Math.round(empty.largest)}`)
      for (const { name } of pages) {
        const { first, largest } = await measurePaint(browser, addressOf(name))
        const [firstPaint, largestPaint] = [round(first / empty.first), round(largest / empty.largest)]
        show(
          `${name.padEnd(18)} ${Math.round(first)} (${firstPaint} x empty)  ${Math.round(largest)} (${largestPaint} x empty)`,
        )
        checkBudgets(name, { firstPaint, largestPaint }, PAINT[name])
      }
    }),
  )
}

/** From pointer down on a card to the product's heading. */
export async function benchNavigation({ addressOf, show, checkBudgets }) {
  show('\nFrom pointer down on a card of the listing until the product’s heading is drawn, ms')
  for (const name of ['warm', 'slow']) {
    const { median, times } = await withBrowser((browser) =>
      measureNavigation(browser, addressOf('listing'), name === 'slow'),
    )
    show(`${name.padEnd(18)} ${Math.round(median)} (${times.map(Math.round).join(', ')})`)
    checkBudgets('listing to product', { [name]: Math.round(median) }, { [name]: NAVIGATION[name] })
  }
}

/** From the desk to the page. */
export async function benchFreshness({ pages, shop, host, company, api, password, show, checkBudgets }) {
  const { path } = pages.find(({ name }) => name === 'product')
  const took = await withBrowser((browser) =>
    measureFreshness(browser, { shop, host, path, desk: api, company, password }),
  )
  show(`\nA price that is changed at the desk is shown after ${Math.round(took)} ms`)
  checkBudgets('product', { price: Math.round(took) }, FRESHNESS)
}

/** Presses and keys on a slow machine. */
export async function benchInteractions({ addressOf, show, failures, open }) {
  show('\nInteraction to next paint on a machine four times slower, ms of each try')
  const addresses = { listing: addressOf('listing'), product: addressOf('product') }
  const { samples, p95, machine, limit } = await withBrowser((browser) => measureInteractions(browser, addresses))
  for (const line of describeInteractions(samples)) show(line)
  show(`p95 of all ${samples.length}: ${Math.round(p95)} ms; a press on a bare page: ${Math.round(machine)} ms`)
  if (p95 >= limit) failures.push(`interactions: p95 of ${Math.round(p95)} ms, below ${Math.round(limit)} wanted`)
  else if (p95 >= BUDGETS.interaction)
    open.push(
      `interactions: p95 of ${Math.round(p95)} ms, wanted ${BUDGETS.interaction}: the machine alone takes ${Math.round(machine)}`,
    )
}

/** Memory over many requests of all sorts. */
export async function benchMemory({ pages, shop, host, pids, requests, show, checkBudgets }) {
  const kept = pages.filter(({ name }) => name !== 'search')
  const listing = pages.find(({ name }) => name === 'listing')
  // Cached pages are asked for nine times as often as those that are made for each visit.
  const paths = [
    ...Array.from({ length: 6 }, () => kept).flat(),
    pages.find(({ name }) => name === 'search'),
    { path: `${listing.path}?sort=price` },
  ]
  const { samples, memory, growth } = await measureMemory({ shop, host, pid: pids.storefront, paths, requests })
  show(`\nMemory of the storefront over ${requests} mixed requests, MiB after each twentieth`)
  show(samples.map((sample) => Math.round(sample)).join(' '))
  show(`it grew by ${growth.toFixed(1)} % over the last half of them`)
  checkBudgets('storefront', { memory: Math.round(memory), growth: round(growth, 1) }, MEMORY)
}

/** Lighthouse: speed as it throttles a phone, then what it finds fault with in three languages. */
export async function benchLighthouse({ pages, shop, addressOf, inspect, show, checkBudgets, failures }) {
  show('\nLighthouse as a phone, median of three')
  const nameOf = new Map(pages.map(({ name }) => [addressOf(name), name]))
  await withBaseline(async ({ url }) => {
    const say = (address, { lcp, tbt, cls, performance }) =>
      show(
        `${(nameOf.get(address) ?? 'empty Next page').padEnd(18)} performance ${performance}  LCP ${lcp} s  TBT ${tbt} ms  CLS ${cls}`,
      )
    const [empty, ...speeds] = await measureSpeed([`${url}/static`, ...nameOf.keys()], say)
    for (const [index, { name }] of pages.entries()) {
      const { tbt } = SPEED[name]
      // A machine on which the empty page blocks for longer than the target blocks for any page.
      checkBudgets(name, speeds[index], { ...SPEED[name], tbt: { ...tbt, target: Math.max(tbt.target, empty.tbt) } })
    }
  })
  const showRow = (row) => show(describeInspection(row))
  failures.push(...listFaults(await inspectPages({ shop, host: inspect, locales: ['en', 'de', 'ar'], show: showRow })))
}
