import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from '../lib/install.mjs'
import { fromRoot } from '../lib/root.mjs'
import { withBrowser } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { readCategory } from './lighthouse-report.mjs'
import { readPage } from './shop.mjs'
import { median } from './throttle.mjs'

const TOOL = fromRoot('tools/lighthouse')

/** Its packages are a fifth of all files, so only who measures with it installs them. */
async function loadLighthouse() {
  ensureInstalled(console.log, TOOL)
  const path = createRequire(join(TOOL, 'package.json')).resolve('lighthouse')
  return (await import(pathToFileURL(path).href)).default
}

const CATEGORIES = ['accessibility', 'best-practices', 'seo']

/** English stands without a prefix. */
const prefixOf = (locale) => (locale === 'en' ? '' : `/${locale}`)

/** Home, the first listing, product and article that a language links to, and the basket, which is nobody else's to find. */
async function findPages(shop, host, locale) {
  const prefix = prefixOf(locale)
  /** The first address of a kind after a sign in the page's HTML. */
  const first = async (page, kind, after = '') => {
    const html = await readPage(`${shop}${page}`, host, locale)
    const path = new RegExp(`${after}[^]*?href="(${prefix}/${kind}/[^"?#]+)"`).exec(html)?.[1]
    if (!path) throw new Error(`${page} links to no page below ${prefix}/${kind}`)
    return path
  }
  const home = prefix || '/'
  return [
    { name: 'home', path: home },
    { name: 'listing', path: await first(home, 'd') },
    { name: 'product', path: await first(home, 'p') },
    { name: 'article', path: await first(`${prefix}/b`, 'b', '<article') },
    { name: 'basket', path: `${prefix}/basket/cart`, isPrivate: true },
  ]
}

/** Asks Lighthouse about the pages of a language as a phone shows them; one row a page, with a score of 100 where nothing is at fault. */
export async function inspectPages({ shop, host, locales, show }) {
  const port = await freePort()
  const { port: shopPort } = new URL(shop)
  const lighthouse = await loadLighthouse()
  const settings = {
    port,
    onlyCategories: CATEGORIES,
    formFactor: 'mobile',
    throttlingMethod: 'provided',
    logLevel: 'error',
  }
  const rows = []
  const inspect = async ({ name, path, isPrivate = false }, locale) => {
    const url = `http://${host}:${shopPort}${path}`
    const run = await lighthouse(url, settings)
    if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no report'}`)
    const results = CATEGORIES.map((category) => ({ category, ...readCategory(run.lhr, category, isPrivate) }))
    rows.push({ name, locale, path, results })
    show({ name, locale, results })
  }
  await withBrowser(async () => {
    for (const locale of locales) for (const page of await findPages(shop, host, locale)) await inspect(page, locale)
  }, [`--remote-debugging-port=${port}`])
  return rows
}

const RUNS = 3

/** What Lighthouse measures of one address as a phone, with its own throttling: `[lcp (s), tbt (ms), cls, performance (points)]`. */
async function measureOnce(lighthouse, url, port) {
  const run = await lighthouse(url, { port, onlyCategories: ['performance'], formFactor: 'mobile', logLevel: 'error' })
  if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no report'}`)
  const { audits, categories } = run.lhr
  const numberOf = (id) => audits[id].numericValue
  return [
    numberOf('largest-contentful-paint') / 1_000,
    numberOf('total-blocking-time'),
    numberOf('cumulative-layout-shift'),
    categories.performance.score * 100,
  ]
}

/** Largest paint (s), blocked time (ms), layout shift and points for performance of each address; the medians of three runs. */
export async function measureSpeed(urls, show) {
  const port = await freePort()
  const lighthouse = await loadLighthouse()
  const speeds = []
  const measureAll = async () => {
    for (const url of urls) {
      const runs = []
      while (runs.length < RUNS) runs.push(await measureOnce(lighthouse, url, port))
      const [lcp, tbt, cls, performance] = [0, 1, 2, 3].map((at) => median(runs.map((run) => run[at])))
      const speed = {
        lcp: Math.round(lcp * 100) / 100,
        tbt: Math.round(tbt),
        cls: Math.round(cls * 10_000) / 10_000,
        performance: Math.round(performance),
      }
      speeds.push(speed)
      show(url, speed)
    }
  }
  await withBrowser(measureAll, [`--remote-debugging-port=${port}`])
  return speeds
}
