import { chromium } from '@playwright/test'
import { findChromium } from '../lib/chromium.mjs'

const KINDS = ['script', 'stylesheet', 'document', 'font', 'image']

/** KiB of bodies over the wire (headers apart) by kind until the load event, and the layout shift, of a first visit on a phone. */
export async function weighPage(url) {
  const found = await findChromium(console.log)
  if (!found.path) throw new Error(found.why)
  const args = ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath: found.path, args })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75 })
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    const requests = new Map()
    const sizes = Object.fromEntries(KINDS.map((kind) => [kind, 0]))
    let isLoaded = false
    client.on('Network.responseReceived', ({ requestId, type, response }) =>
      requests.set(requestId, { kind: type.toLowerCase(), headers: response.encodedDataLength }),
    )
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const { kind, headers } = requests.get(requestId) ?? {}
      if (!isLoaded && kind in sizes) sizes[kind] += Math.max(0, encodedDataLength - headers)
    })
    await page.addInitScript(() => {
      window.layoutShift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url, { waitUntil: 'load' })
    isLoaded = true
    await page.waitForTimeout(2_000)
    const shift = await page.evaluate(() => window.layoutShift)
    const rounded = Object.entries(sizes).map(([kind, bytes]) => [kind, Math.round((bytes / 1024) * 10) / 10])
    return { ...Object.fromEntries(rounded), shift }
  } finally {
    await browser.close()
  }
}
