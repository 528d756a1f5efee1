import type { Browser, Page } from '@playwright/test'
import { expect, shopUrl, test } from './fixtures'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
const DENSITIES = [1, 2, 3]
const NARROWEST = 320
const WIDEST = 1600

interface Shown {
  file: string
  /** Pixels of the screen that the whole picture takes, cut parts included. */
  needed: number
  chosen: number
}

/** Every raster picture of the page, scrolled through once so that all of them have chosen a file. */
function listShown(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((done) => requestAnimationFrame(done))
    }
    const images = [...document.querySelectorAll<HTMLImageElement>('picture > img')]
    return images.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      const [, file = '', chosen] = /([^/]+)-(\d{3,4})\.(?:avif|webp)$/.exec(image.currentSrc) ?? []
      if (width === 0 || !chosen) return []
      const whole = Math.max(width, (height * 4) / 3)
      return [{ file, needed: Math.round(whole * devicePixelRatio), chosen: Number(chosen) }]
    })
  })
}

/** A browser takes the nearer of two widths, so a file may be a fifth too small; twice too large is wasted. */
const isRight = ({ needed, chosen }: Shown): boolean =>
  (chosen >= needed * 0.8 || chosen === WIDEST) && (chosen <= needed * 2 || chosen === NARROWEST)

async function listWrong(browser: Browser, path: string): Promise<string[]> {
  const wrong: string[] = []
  for (const viewport of SCREENS)
    for (const deviceScaleFactor of DENSITIES) {
      const context = await browser.newContext({ viewport, deviceScaleFactor })
      const page = await context.newPage()
      await page.goto(shopUrl('lykia', 'en', path))
      const shown = await listShown(page)
      expect(shown.length).toBeGreaterThan(0)
      for (const picture of shown)
        if (!isRight(picture)) wrong.push(`${viewport.width} px at ${deviceScaleFactor}: ${JSON.stringify(picture)}`)
      await context.close()
    }
  return wrong
}

for (const [name, path] of [
  ['home', '/'],
  ['listing', '/d/tours'],
  ['journal', '/b'],
] as const)
  test(`pictures of the ${name} come as large as they stand, at every density`, { tag: '@desktop' }, async ({
    browser,
  }) => {
    expect(await listWrong(browser, path)).toEqual([])
  })

test('pictures of a product come as large as they stand, at every density', { tag: '@desktop' }, async ({
  browser,
  page,
}) => {
  await page.goto(shopUrl('lykia', 'en', '/d/tours'))
  const path = (await page.locator('.card h3 > a').first().getAttribute('href')) ?? ''
  expect(await listWrong(browser, path)).toEqual([])
})
