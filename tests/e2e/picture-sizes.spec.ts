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
  /** CSS pixels that the whole picture takes, cut parts included. */
  needed: number
  /** CSS pixels that `sizes` promises. */
  promised: number
  /** Widths of the files that it is offered in, narrowest first. */
  offered: number[]
}

/** Every raster picture of the page, scrolled through once so that all of them have found their place. */
function listShown(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    // A listing grows while somebody scrolls.
    const { scrollHeight } = document.body
    for (let top = 0; top < scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((done) => requestAnimationFrame(done))
    }
    // A picture with a width in `srcset` calls the promised width its natural one; this one is there at once.
    const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1"/>')}`
    const measure = async (sizes: string) => {
      const probe = new Image()
      probe.sizes = sizes
      probe.srcset = `${drawing} 1000w`
      await probe.decode()
      return probe.naturalWidth
    }
    const sources = [...document.querySelectorAll<HTMLSourceElement>('picture > source[type="image/avif"]')]
    const all = sources.map(async ({ srcset, sizes, parentElement }) => {
      const { width = 0, height = 0 } = parentElement?.querySelector('img')?.getBoundingClientRect() ?? {}
      const [, file = ''] = /([^/]+)-\d{3,4}\.avif/.exec(srcset) ?? []
      const offered = [...srcset.matchAll(/ (\d+)w/g)].map(([, digits]) => Number(digits))
      const needed = Math.max(width, (height * 4) / 3)
      return width === 0 ? [] : [{ file, needed, promised: await measure(sizes), offered }]
    })
    return (await Promise.all(all)).flat()
  })
}

/** The width that a browser takes: the nearest, where the border between two is their geometric mean. */
const chooseWidth = (wanted: number, offered: number[]): number =>
  offered.find((width, at) => Math.sqrt(width * (offered[at + 1] ?? Number.POSITIVE_INFINITY)) >= wanted) ?? 0

/** A browser takes the nearer of two widths, so a file may be a fifth too small; twice too large is wasted. */
function isRight(needed: number, chosen: number): boolean {
  return (chosen >= needed * 0.8 || chosen === WIDEST) && (chosen <= needed * 2 || chosen === NARROWEST)
}

/** One visit a screen: what `sizes` promises does not depend on the density, so the files for each are computed. */
async function listWrong(browser: Browser, path: string): Promise<string[]> {
  const wrong: string[] = []
  for (const viewport of SCREENS) {
    const context = await browser.newContext({ viewport })
    const page = await context.newPage()
    await page.goto(shopUrl('lykia', 'en', path))
    const shown = await listShown(page)
    expect(shown.length).toBeGreaterThan(0)
    for (const { file, needed, promised, offered } of shown)
      for (const density of DENSITIES) {
        const chosen = chooseWidth(promised * density, offered)
        if (!isRight(needed * density, chosen))
          wrong.push(`${file} on ${viewport.width} px at ${density}: ${chosen} for ${Math.round(needed * density)} px`)
      }
    await context.close()
  }
  return wrong
}

for (const [name, path] of [
  ['home', '/'],
  ['listing', '/d/tours'],
  ['journal', '/b'],
  ['grid of places', '/d'],
] as const)
  test(`pictures of the ${name} come as large as they stand, at every density`, { tag: '@desktop' }, async ({
    browser,
  }) => {
    expect(await listWrong(browser, path)).toEqual([])
  })

test('pictures of an article and of its related articles come as large as they stand, at every density', {
  tag: '@desktop',
}, async ({ browser, page }) => {
  await page.goto(shopUrl('lykia', 'en', '/b'))
  const path = (await page.locator('.note-grid :is(h2, h3) > a').first().getAttribute('href')) ?? ''
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
