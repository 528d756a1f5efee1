import { median, slowDown } from './throttle.mjs'

const ATTEMPTS = 5
/** For the listing to load, come to life and fetch ahead what is in view. */
const SETTLE_MS = { warm: 3_000, slow: 12_000 }
const LIMIT_MS = 20_000

/** From the press until a frame has been drawn in which another heading stands. */
function watch() {
  let clicked = 0
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const before = document.querySelector('h1')
      clicked = timeStamp
      window.arrived = new Promise((resolve) => {
        const look = () => {
          const heading = document.querySelector('h1')
          if (heading && heading !== before && location.pathname.startsWith('/p/')) resolve(performance.now() - clicked)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },
    true,
  )
}

async function follow(page, index) {
  const link = page.locator('article.card h3 a').nth(index)
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2)
  // Whoever presses has pointed for a moment.
  await page.waitForTimeout(300)
  await page.mouse.down()
  const took = await page.evaluate(
    (limit) =>
      Promise.race([window.arrived, new Promise((_, fail) => setTimeout(() => fail(new Error('no product')), limit))]),
    LIMIT_MS,
  )
  await page.mouse.up()
  return took
}

/**
 * Milliseconds from pointer down on the first card of a listing until the heading of its product is drawn, on a wide screen; the
 * median of five visits. `isSlow` slows the machine and the line down from the first request on.
 */
export async function measureNavigation(browser, url, isSlow) {
  const times = []
  while (times.length < ATTEMPTS) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript(watch)
    if (isSlow) await slowDown(page)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(isSlow ? SETTLE_MS.slow : SETTLE_MS.warm)
    times.push(await follow(page, 0))
    await context.close()
  }
  return { median: median(times), times }
}
