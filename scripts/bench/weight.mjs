import { gzipSync } from 'node:zlib'

/** After the load event: what a page fetches for somebody who only looks at it. */
const AFTER_MS = 4_000
/** Contexts of the browser in which pages are weighed. */
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75 },
  desktop: { viewport: { width: 1440, height: 900 } },
}

/** Pause between two steps of scrolling, and at the foot: what comes near has time to arrive. */
const STEP_MS = 150
const MOST_STEPS = 80

const round = (value) => Math.round(value * 100) / 100
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

function watch() {
  window.layoutShift = 0
  window.largest = ''
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    window.largest = list.getEntries().at(-1).url
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** A page of its own that counts what comes over the wire, by kind and by address. */
async function openCounting(browser, size, headers) {
  const context = await browser.newContext(size)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  // The budgets are in gzip; a browser would take brotli, which is less.
  await client.send('Network.setExtraHTTPHeaders', { headers: { ...headers, 'Accept-Encoding': 'gzip' } })
  await client.send('Page.enable')
  const requests = new Map()
  const received = []
  let loadedAt = Number.POSITIVE_INFINITY
  client.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp
  })
  client.on('Network.responseReceived', ({ requestId, type, response }) =>
    requests.set(requestId, { kind: type.toLowerCase(), url: response.url, head: response.encodedDataLength }),
  )
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const { kind, url, head } = requests.get(requestId) ?? {}
    if (kind) received.push({ kind, url, at: timestamp, size: Math.max(0, encodedDataLength - head) })
  })
  const all = (kind) => received.filter((file) => file.kind === kind)
  const sum = (files) => toKib(files.reduce((total, { size }) => total + size, 0))
  return {
    page,
    count: (kind) => all(kind).length,
    weigh: (kind) => sum(all(kind)),
    // By the browser's own clock: a busy machine tells of the load event late.
    weighBeforeLoad: (kind) => sum(all(kind).filter(({ at }) => at <= loadedAt)),
    weighFile: (url) => sum(received.filter((file) => file.url === url)),
    close: () => context.close(),
  }
}

/** What Next sends of the page a second time, as data, in per cent of the document; both as they are written. */
function flightShare(html) {
  const flight = [...html.matchAll(/<script[^>]*>(?:self\.__next_f|\(self\.__next_f)[\s\S]*?<\/script>/g)]
  return Math.round((100 * flight.reduce((sum, [text]) => sum + text.length, 0)) / html.length)
}

/** How often the first stylesheet's own text goes out: linked, unless the link is switched off, and wherever it stands in the document. */
function countCopies(html, { css, isLinked }) {
  const sample = css.slice(0, 200)
  return sample === '' ? 0 : html.split(sample).length - 1 + Number(isLinked)
}

/** Sheets that stand in the document are weighed as sheets: Next links them, and server/first-paint.ts puts them in. */
const LOOKS = /<style>([\s\S]*?)<\/style><link rel="stylesheet"/

const weighText = (text) => toKib(gzipSync(text, { level: 9 }).length)

async function weighOnPhone(browser, url, headers) {
  const { page, count, weigh, weighBeforeLoad, weighFile, close } = await openCounting(browser, SCREENS.phone, headers)
  await page.addInitScript(watch)
  const answer = await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(AFTER_MS)
  const atRest = {
    script: weighBeforeLoad('script'),
    scriptDeferred: weigh('script'),
    stylesheet: weighBeforeLoad('stylesheet'),
    document: weigh('document'),
    font: weigh('font'),
    fontFiles: count('font'),
    image: weighBeforeLoad('image'),
  }
  const html = await answer.text()
  const { cards, pictures, largest, stylesheet } = await page.evaluate(async () => {
    const link = document.querySelector('link[rel=stylesheet]')
    return {
      cards: document.querySelectorAll('article.card').length,
      pictures: [...document.querySelectorAll('article.card img')].map((image) => image.currentSrc),
      largest: window.largest,
      stylesheet: link
        ? { css: await (await fetch(link.href)).text(), isLinked: !link.disabled }
        : { css: '', isLinked: false },
    }
  })
  await scrollToFoot(page)
  const shift = await page.evaluate(() => window.layoutShift)
  const looks = LOOKS.exec(html)?.[1] ?? ''
  const bare = html.replace(looks, '')
  const weight = {
    ...atRest,
    ...(looks && { stylesheet: round(atRest.stylesheet + weighText(looks)), document: weighText(bare) }),
    stylesheetCopies: countCopies(html, stylesheet),
    perCard: cards === 0 ? 0 : round(gzipSync(bare, { level: 9 }).length / 1024 / cards),
    flightShare: flightShare(bare),
    cardImage: Math.max(0, ...pictures.map(weighFile)),
    largestImage: weighFile(largest),
    shift: Math.round(shift * 10_000) / 10_000,
  }
  await close()
  return weight
}

/** A wide screen shows the largest pictures, and more links, so it fetches the most ahead. */
async function weighOnDesktop(browser, url, headers) {
  const { page, count, weigh, weighFile, close } = await openCounting(browser, SCREENS.desktop, headers)
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(AFTER_MS)
  const largest = await page.evaluate(() => window.largest)
  const weight = { aheadRequests: count('fetch'), ahead: weigh('fetch'), desktopImage: weighFile(largest) }
  await close()
  return weight
}

/**
 * What a first visit on a phone costs, nobody touching it: KiB of bodies over the wire (headers apart) by kind until the load event,
 * the scripts until 4 s after it, the number of font files, the largest picture of a card and that of the largest paint, and the layout
 * shift, then also scrolled to the foot; and on a wide screen what it fetches ahead until 4 s after its load event, and the picture of the
 * largest paint.
 */
export async function weighPage(browser, url, headers = {}) {
  return { ...(await weighOnPhone(browser, url, headers)), ...(await weighOnDesktop(browser, url, headers)) }
}
