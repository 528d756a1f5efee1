import { withBrowser } from './browser.mjs'

const KINDS = ['script', 'stylesheet', 'document', 'font', 'image', 'fetch']
/** After the load event: what a page fetches for somebody who only looks at it. */
const AFTER_MS = 4_000

/** Pause between two steps of scrolling, and at the foot: what comes near has time to arrive. */
const STEP_MS = 150
const MOST_STEPS = 80

const toKib = (bytes) => Math.round((bytes / 1024) * 10) / 10

/** A script that scrolls is no touch, so everything that moves meanwhile counts. */
async function scrollToFoot(page) {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isThere = await page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 2
    })
    await page.waitForTimeout(isThere ? 4 * STEP_MS : STEP_MS)
    if (isThere) return
  }
}

async function weighIn(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75 })
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  // The budgets are in gzip; a browser would take brotli, which is less.
  await client.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } })
  const requests = new Map()
  const sizes = Object.fromEntries(KINDS.map((kind) => [kind, 0]))
  const counts = { ...sizes }
  client.on('Network.responseReceived', ({ requestId, type, response }) =>
    requests.set(requestId, { kind: type.toLowerCase(), headers: response.encodedDataLength }),
  )
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = requests.get(requestId) ?? {}
    if (!(kind in sizes)) return
    sizes[kind] += Math.max(0, encodedDataLength - headers)
    counts[kind] += 1
  })
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  const atLoad = { ...sizes }
  await page.waitForTimeout(AFTER_MS)
  const atRest = { ...sizes }
  const { font: fontFiles, fetch: aheadRequests } = counts
  await scrollToFoot(page)
  return {
    script: toKib(atLoad.script),
    scriptLater: toKib(atRest.script),
    stylesheet: toKib(atLoad.stylesheet),
    document: toKib(atLoad.document),
    font: toKib(atRest.font),
    fontFiles,
    image: toKib(atLoad.image),
    aheadRequests,
    ahead: toKib(atRest.fetch),
    shift: Math.round((await page.evaluate(() => window.layoutShift)) * 10_000) / 10_000,
  }
}

/**
 * What a first visit on a phone costs, nobody touching it: KiB of bodies over the wire (headers apart) by kind until the load event,
 * the scripts and the pages fetched ahead until 4 s after it, the number of font files, and the layout shift, then also scrolled to the
 * foot.
 */
export const weighPage = (url) => withBrowser((browser) => weighIn(browser, url))
