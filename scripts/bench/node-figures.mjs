// One round of `npm run bench:node` under the Node that runs this. Writes its figures as JSON to the file named by `--out`.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadDemo } from '../lib/demo.mjs'
import { loadSecrets } from '../lib/secrets.mjs'
import { buildServices } from '../lib/services.mjs'
import { readSettings } from '../lib/settings.mjs'
import { prepareSite } from '../lib/site.mjs'
import { Supervisor } from '../lib/supervisor.mjs'
import { unitTestStep } from '../lib/unit-tests.mjs'
import { startBaseline } from './baseline.mjs'
import { cpuSeconds, measureLoad } from './load.mjs'
import { findProcess, findShopPages, readPage } from './shop.mjs'
import { median } from './throttle.mjs'

const TENANT = 'lykia.localhost'
/** Pages that nobody has asked for since the start, of a tenant with all languages. */
const UNSEEN = ['de', 'tr', 'ru', 'nl', 'ar'].map((language) => ({ host: 'orion.localhost', path: `/${language}` }))
const TICKS_PER_SECOND = 100

const { values } = parseArgs({
  options: { out: { type: 'string' }, seconds: { type: 'string' }, only: { type: 'string' } },
})
const seconds = Number(values.seconds)
const settings = readSettings(process.env)
const figures = {}

/** CPU seconds of all processes that this one has started and that have ended. */
function childSeconds() {
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}

async function measureBaseline() {
  const { url, pid, stop } = await startBaseline()
  for (const name of ['static', 'dynamic']) {
    const { cpu } = await measureLoad({ name, url: `${url}/${name}`, pid }, seconds)
    figures[`Next's empty ${name} page, CPU s per 1,000`] = cpu
  }
  await stop()
}

/** Starts services until they are healthy; `seconds` and the CPU seconds of the process on `port` until then. */
async function start(services, dataDir, port) {
  const supervisor = new Supervisor({ services, dataDir, show: () => undefined })
  const started = performance.now()
  await supervisor.start().catch(async (error) => {
    await supervisor.stop()
    throw error
  })
  const wall = (performance.now() - started) / 1_000
  const pid = findProcess(port)
  return { supervisor, pid, wall, cpu: cpuSeconds(pid) }
}

async function measureFirstRender({ host, path }, shop, pid) {
  const before = cpuSeconds(pid)
  const started = performance.now()
  await readPage(`${shop}${path}`, host)
  return { wall: performance.now() - started, cpu: (cpuSeconds(pid) - before) * 1_000 }
}

async function measureStorefront(storefront) {
  const shop = `http://127.0.0.1:${settings.ports.storefront}`
  figures['start of the storefront, s'] = storefront.wall
  figures['start of the storefront, CPU s'] = storefront.cpu
  const first = await measureFirstRender({ host: TENANT, path: '/' }, shop, storefront.pid)
  figures['home, first page after the start, ms'] = first.wall
  const unseen = []
  for (const page of UNSEEN) unseen.push(await measureFirstRender(page, shop, storefront.pid))
  figures['home, first render of a language, ms'] = median(unseen.map(({ wall }) => wall))
  figures['home, first render of a language, CPU ms'] = median(unseen.map(({ cpu }) => cpu))
  const pages = await findShopPages(shop, TENANT)
  for (const [name, label] of Object.entries({ home: 'home, cached', search: 'search, dynamic' })) {
    const { path } = pages.find((page) => page.name === name)
    const target = { name, url: `${shop}${path}`, pid: storefront.pid, headers: { host: TENANT } }
    const { cpu, rps } = await measureLoad(target, seconds)
    figures[`${label}, CPU s per 1,000`] = cpu
    figures[`${label}, requests a second`] = rps
  }
}

async function measureShop() {
  const { dataDir, ports } = settings
  // With it goes the copy of the build, and the pages that an earlier round has rendered.
  rmSync(join(dataDir, 'instance'), { force: true })
  const secrets = loadSecrets(dataDir, {})
  const services = buildServices({ settings, secrets, siteDir: prepareSite(dataDir) })
  const storefrontServices = services.filter(({ name }) => name === 'storefront')
  const apiServices = services.filter(({ name }) => name !== 'storefront')
  await loadDemo({ settings, secrets })
  const api = await start(apiServices, dataDir, ports.api)
  figures['start of the API, s'] = api.wall
  figures['start of the API, CPU s'] = api.cpu
  try {
    const storefront = await start(storefrontServices, join(dataDir, 'storefront'), ports.storefront)
    await measureStorefront(storefront).finally(() => storefront.supervisor.stop())
  } finally {
    await api.supervisor.stop()
  }
}

async function measureUnitTests() {
  const [before, started] = [childSeconds(), performance.now()]
  const { failed, output } = await unitTestStep().run()
  if (failed > 0) throw new Error(`unit tests failed\n${output}`)
  figures['unit tests, s'] = (performance.now() - started) / 1_000
  figures['unit tests, CPU s'] = childSeconds() - before
}

const PARTS = { baseline: measureBaseline, shop: measureShop, unit: measureUnitTests }
for (const name of values.only.split(',')) await PARTS[name]()
writeFileSync(values.out, JSON.stringify(figures))
process.exit(0)
