import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, shopUrl, test } from './fixtures'

/** Layout shift on a page, scrolled or not (budgets of the bench). */
const LIMIT = 0.005
/** What the operator API takes on a slow day: long enough for a place without its final size to be seen. */
const ANSWER_MS = 400

interface Shift {
  value: number
  at: number
  moved: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Notes every shift with what moved, whether or not somebody has just touched the page: a scrolling script touches nothing. */
function watchShifts(page: Page) {
  return page.addInitScript(() => {
    window.shifts = []
    const tell = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `${element.tagName}.${element.getAttribute('class') ?? ''}` : 'gone'
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[])
        if (!entry.hadRecentInput)
          window.shifts.push({ value: entry.value, at: scrollY, moved: entry.sources.map(({ node }) => tell(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Down to the foot by steps of half a screen, with time for what comes near to arrive. */
async function scrollToFoot(page: Page) {
  const isThere = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
  for (let step = 0; step < 80; step += 1) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }))
    await page.waitForTimeout(150)
    if (await isThere()) {
      await page.waitForTimeout(2 * ANSWER_MS)
      if (await isThere()) return
    }
  }
  throw new Error('the page has no foot')
}

async function firstProduct(listing: string): Promise<string> {
  const html = await (await fetch(shopUrl('lykia', 'en', listing).replace('lykia.', ''))).text()
  const path = /href="(\/p\/[^"?#]+)"/.exec(html)?.[1]
  if (!path) throw new Error(`nothing in ${listing}`)
  return path
}

const PAGES: Record<string, () => Promise<string>> = {
  home: async () => '/',
  listing: async () => '/d/tours',
  tour: () => firstProduct('/d/tours'),
  villa: () => firstProduct('/d/villas'),
  yacht: () => firstProduct('/d/yachts-and-gulets'),
}

for (const [name, find] of Object.entries(PAGES)) {
  test(`nothing moves while the ${name} loads and is scrolled to its foot`, async ({ page }) => {
    await watchShifts(page)
    await page.route('**/api/operator/**', async (route) => {
      await wait(ANSWER_MS)
      await route.continue()
    })
    await page.goto(shopUrl('lykia', 'en', await find()), { waitUntil: 'load' })
    await page.waitForTimeout(1_000)
    await scrollToFoot(page)
    const shifts = await page.evaluate(() => window.shifts)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(LIMIT)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
