import { BUDGETS } from './budgets.mjs'

/** How much slower than the machine: what a phone of the middle class makes of it. */
const SLOWDOWN = 4
/** The Event Timing API tells of nothing shorter. */
const SHORTEST_MS = 16

/** Notes how long each press and each key took until the next picture, and each picture that was long in coming. */
function watch() {
  window.clicks = []
  window.frames = []
  const note = (list, entries) => list.push(...entries.map(({ duration }) => Math.round(duration)))
  const events = new PerformanceObserver((list) =>
    note(
      window.clicks,
      list.getEntries().filter(({ interactionId }) => interactionId > 0),
    ),
  )
  events.observe({ type: 'event', durationThreshold: 16 })
  new PerformanceObserver((list) => note(window.frames, list.getEntries())).observe({ type: 'long-animation-frame' })
}

const rest = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const isDone = () => requestIdleCallback(() => setTimeout(resolve, 60), { timeout: 3_000 })
        requestAnimationFrame(() => requestAnimationFrame(isDone))
      }),
  )

/** The longest of what `run` caused, until the page rests again; a swipe is no press, so its pictures count instead. */
async function time(page, run, kind = 'clicks') {
  await rest(page)
  await page.evaluate(() => {
    window.clicks.length = 0
    window.frames.length = 0
  })
  await run()
  await rest(page)
  return page.evaluate(([list, least]) => Math.max(least, ...window[list]), [kind, SHORTEST_MS])
}

/** A swipe of a finger towards the start, as on a strip of pictures. */
async function swipe(page, strip) {
  await strip.scrollIntoViewIfNeeded()
  const box = await strip.boundingBox()
  const client = await page.context().newCDPSession(page)
  await client.send('Input.synthesizeScrollGesture', {
    x: Math.round(box.x + box.width * 0.8),
    y: Math.round(box.y + box.height / 2),
    xDistance: -Math.round(box.width * 0.7),
    yDistance: 0,
    speed: 1_200,
    gestureSourceType: 'touch',
  })
  await client.detach()
}

/**
 * A press of mouse or finger in the middle. Not the driver's own click: that listens in the page while it presses, and what it does there
 * would count as the page's.
 */
async function click(locator) {
  const page = locator.page()
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

const seen = (locator) => locator.waitFor({ state: 'visible' })
const gone = (locator) => locator.waitFor({ state: 'hidden' })
const first = (page, selector) => page.locator(selector).locator('visible=true').first()

/** What opens, and closes with Escape: both are timed. */
async function openAndClose(page, note, name, opener, opened) {
  await note(`${name} opens`, async () => {
    await click(opener)
    await seen(opened)
  })
  await note(`${name} closes`, async () => {
    await page.keyboard.press('Escape')
    await gone(opened)
  })
}

async function useHead(page, note, isPhone) {
  await openAndClose(page, note, 'basket', first(page, '.basket-pill'), page.locator('dialog.drawer[open]'))
  if (isPhone) await openAndClose(page, note, 'menu', first(page, '.head-menu'), page.locator('.main-nav:popover-open'))
  else {
    await openAndClose(page, note, 'menu', first(page, '.nav-categories'), page.locator('#categories'))
    const language = page.locator('[aria-haspopup=menu]').locator('visible=true').last()
    await openAndClose(page, note, 'languages', language, first(page, '[role=menu]'))
  }
}

async function useProduct(page, note, isPhone) {
  if (isPhone) await note('gallery swipe', () => swipe(page, page.locator('.gallery-strip')), 'frames')
  const viewer = page.locator('dialog.viewer[open]')
  await note('open gallery', async () => {
    await click(first(page, '.gallery a[data-at="0"]'))
    await seen(viewer)
  })
  await note('turn gallery', () => page.keyboard.press('ArrowRight'))
  await page.keyboard.press('Escape')
  await gone(viewer)
  // A guest is asked to sign in.
  const heart = first(page, '.product-tools [data-favourite]')
  await openAndClose(page, note, 'heart', heart, page.locator('.login-dialog[open]'))
  if (isPhone)
    await note('open booking', async () => {
      await click(page.locator('.booking-bar button'))
      await seen(first(page, 'dialog[open] .stepper'))
    })
  const card = page.locator(isPhone ? 'dialog[open]' : '.booking-card')
  const day = card.locator('.cal-day[aria-disabled=false]')
  await note('open calendar', async () => {
    await click(card.locator('button[aria-haspopup=dialog]').first())
    await seen(day.first())
  })
  await note('choose date', async () => {
    await click(day.first())
    await gone(day.first())
  })
  for (const name of ['one guest more', 'two guests more'])
    await note(name, () => click(card.locator('.stepper button').nth(1)))
}

async function useListing(page, note, isPhone) {
  if (isPhone)
    await note('open filters', async () => {
      await click(page.locator('.filters-open'))
      await seen(page.locator('.filters:popover-open'))
    })
  for (const name of ['filter', 'another filter']) {
    const choice = page.locator('#filter-form label:has(> input[type=checkbox]:enabled:not(:checked))')
    await note(name, async () => {
      const before = page.url()
      await click(choice.locator('visible=true').first())
      await page.waitForURL((url) => url.href !== before)
      await page.locator('.listing-root[aria-busy=false]').waitFor()
    })
  }
}

/** For each interaction how many milliseconds it took until the page looked otherwise: `[name, ms]`, one of a name in each round. */
async function useShop(browser, { listing, product, rounds, headers }) {
  const samples = []
  for (let round = 0; round < rounds; round += 1)
    for (const isPhone of [false, true]) {
      const size = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
      const context = await browser.newContext({ viewport: size, hasTouch: isPhone, extraHTTPHeaders: headers })
      const page = await context.newPage()
      await page.addInitScript(watch)
      const client = await context.newCDPSession(page)
      const note = async (name, run, kind) =>
        samples.push([`${name}${isPhone ? ', phone' : ''}`, await time(page, run, kind)])
      for (const [url, use] of [
        [listing, useHead],
        [listing, useListing],
        [product, useProduct],
      ]) {
        await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
        await page.goto(url, { waitUntil: 'load' })
        await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
        await use(page, note, isPhone)
      }
      await context.close()
    }
  return samples
}

const STYLES = '<style>.on i { color: red; padding: 1px }</style>'
const ROW = `<p>${'<i>word</i> '.repeat(20)}</p>`

/**
 * What a press takes on this machine, as busy as it is now and as much slower: the page has as many elements as one of ours, its script
 * does nothing but change their looks. The median of some presses, in ms.
 */
async function measureMachine(browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(watch)
  await page.goto('about:blank')
  await page.setContent(`${STYLES}<button>press</button>${ROW.repeat(150)}`)
  await page.evaluate(() => {
    document.querySelector('button').onclick = () => document.body.classList.toggle('on')
  })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const times = []
  for (let attempt = 0; attempt < 5; attempt += 1) times.push(await time(page, () => click(page.locator('button'))))
  await page.close()
  return percentile(times, 0.5)
}

/** The value that `part` of them do not pass. */
function percentile(values, part) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)]
}

/**
 * Uses the shop as a visitor does, on a machine four times slower, and gives what each interaction took until the next paint (`samples`),
 * their 95th percentile, what a press takes on a bare page, and the limit that follows from it; all in ms.
 */
export async function measureInteractions(browser, { listing, product, rounds = 3, headers = {} }) {
  const before = await measureMachine(browser)
  const samples = await useShop(browser, { listing, product, rounds, headers })
  const machine = (before + (await measureMachine(browser))) / 2
  const p95 = percentile(
    samples.map(([, ms]) => ms),
    0.95,
  )
  return { samples, p95, machine, limit: Math.max(BUDGETS.interaction, machine) }
}

/** One line for each interaction, all of its times beside each other. */
export function describeInteractions(samples) {
  const names = [...new Set(samples.map(([name]) => name))]
  return names.map((wanted) => {
    const times = samples.filter(([name]) => name === wanted).map(([, ms]) => String(ms).padStart(4))
    return `${wanted.padEnd(24)} ${times.join('')}`
  })
}
