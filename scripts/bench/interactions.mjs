/** A phone of the lower middle is about four times as slow as the machine that this runs on. */
const SLOWDOWN = 4
/** What a browser reports at the least; anything quicker counts as this much. */
const SHORTEST_MS = 16
const ROUNDS = 5
/** After an interaction: its frames, and what it has set off. */
const REST_MS = 500

const dialogClosed = (page) => page.locator('dialog[open]').waitFor({ state: 'detached' })

async function leaveDialog(page) {
  await page.keyboard.press('Escape')
  await dialogClosed(page)
}

const leavePopover = (page) => page.keyboard.press('Escape')

/**
 * What people do most on a phone, by the page on which they do it. `prepare` and `undo` are not measured. The first round also pays for code
 * that comes late: that is what the first visitor feels.
 */
const INTERACTIONS = [
  { name: 'menu', page: 'home', act: (page) => page.locator('.head-menu').tap(), undo: leavePopover },
  { name: 'search sheet', page: 'home', act: (page) => page.locator('.head-find').tap(), undo: leaveDialog },
  {
    name: 'heart',
    page: 'listing',
    act: (page) => page.locator('.card [data-favourite]').first().tap(),
    undo: leaveDialog,
  },
  { name: 'filter sheet', page: 'listing', act: (page) => page.locator('.filters-open').tap(), undo: leavePopover },
  {
    name: 'filter',
    page: 'listing',
    prepare: (page) => page.locator('.filters-open').tap(),
    act: (page) => page.locator('#filters label:has(input[type=checkbox]:enabled)').first().tap(),
    undo: leavePopover,
  },
  {
    name: 'booking sheet',
    page: 'product',
    act: (page) => page.locator('.booking-bar button').tap(),
    undo: leaveDialog,
  },
  {
    name: 'day',
    page: 'product',
    prepare: async (page) => {
      await page.locator('.booking-bar button').tap()
      await page.locator('dialog[open] button[aria-haspopup=dialog]').first().tap()
      await page.locator('.cal-day[aria-disabled=false]').first().waitFor()
    },
    act: (page) => page.locator('.cal-day[aria-disabled=false]:visible').first().tap(),
    undo: leaveDialog,
  },
]

/** Longest time from an input to the next frame, since the marks were last taken; as browsers count it, by eight milliseconds. */
const takeDuration = (page) =>
  page.evaluate((shortest) => {
    const longest = Math.max(shortest, ...window.inputTimes)
    window.inputTimes = []
    return longest
  }, SHORTEST_MS)

function watchInputs(page) {
  return page.addInitScript(() => {
    window.inputTimes = []
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) window.inputTimes.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  })
}

/** One fresh visit; the pages' own code has come before anything is slowed down. */
async function openSlowly(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await watchInputs(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return { page, close: () => context.close() }
}

/** Times of an interaction in ms, one a round, from touch to next paint on a slow phone. */
async function measureInteraction(browser, { prepare, act, undo }, url) {
  const { page, close } = await openSlowly(browser, url)
  const times = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await prepare?.(page)
      await page.waitForTimeout(REST_MS)
      await takeDuration(page)
      await act(page)
      await page.waitForTimeout(REST_MS)
      times.push(await takeDuration(page))
      await undo(page)
    }
    return times
  } finally {
    await close()
  }
}

/** The value below which 95 of 100 lie. */
export function percentile95(times) {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(0.95 * sorted.length) - 1)] ?? 0
}

/** Every interaction with its times, and how it stands with all of them; `pages` are paths by name. */
export async function measureInteractions(browser, origin, pages) {
  const rows = []
  for (const interaction of INTERACTIONS) {
    const times = await measureInteraction(browser, interaction, `${origin}${pages[interaction.page]}`)
    rows.push({ name: interaction.name, times, p95: percentile95(times) })
  }
  return { rows, p95: percentile95(rows.flatMap(({ times }) => times)) }
}
