import { median, slowDown } from './throttle.mjs'

const ATTEMPTS = 3
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75 }
/** After the load event: a later picture may still be the largest. */
const AFTER_MS = 500

function watch() {
  window.paints = { first: 0, largest: 0 }
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') window.paints.first = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    window.paints.largest = list.getEntries().at(-1).startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

async function visit(browser, url) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript(watch)
  await slowDown(page)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(AFTER_MS)
  const paints = await page.evaluate(() => window.paints)
  await context.close()
  return paints
}

/** Milliseconds to the first and to the largest paint of a first visit as a phone, slow; the medians of three. */
export async function measurePaint(browser, url) {
  const paints = []
  while (paints.length < ATTEMPTS) paints.push(await visit(browser, url))
  return { first: median(paints.map(({ first }) => first)), largest: median(paints.map(({ largest }) => largest)) }
}
