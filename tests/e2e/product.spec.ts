import { expect, test, translatorOf } from './fixtures'
import { chooseTour, findTour, openShop, type Wanted } from './journey'

test.describe('without a connection', () => {
  test.use({ allowedErrors: ['net::ERR_INTERNET_DISCONNECTED', 'Failed to load chunk', 'ChunkLoadError'] })

  test('a page stays readable, and its parts come once there is one again', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    const wanted: Wanted = { tenant: 'orion', locale: 'nl', t: translatorOf('nl') }
    const tour = await findTour(wanted)
    await openShop(page, wanted, `/p/${tour.slug}`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await context.setOffline(true)
    await page.touchscreen.tap(200, 400)
    const foot = page.locator('footer').first()
    await foot.scrollIntoViewIfNeeded()
    await page.waitForTimeout(3_000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.title)
    // Each part asks once or twice, and then waits.
    expect(asked.length).toBeLessThan(60)
    await context.setOffline(false)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await chooseTour(page, wanted, tour.date)
  })
})

for (const height of [768, 900])
  test(`in a window of ${height} px the way into the basket stays in sight`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: height === 768 ? 1366 : 1440, height })
    const wanted: Wanted = { tenant: 'lykia', locale: 'en', t: translatorOf('en') }
    const tour = await findTour(wanted)
    await openShop(page, wanted, `/p/${tour.slug}`)
    const card = await chooseTour(page, wanted, tour.date)
    const add = card.getByRole('button', { name: wanted.t('basket.card.add') })
    await expect(add).toBeEnabled()
    for (const part of ['.product-body .part', '.product-body .part >> nth=2']) {
      await page
        .locator(part)
        .first()
        .evaluate((element) => {
          scrollTo({ top: scrollY + element.getBoundingClientRect().bottom - 200, behavior: 'instant' })
        })
      await expect(add).toBeInViewport({ ratio: 1 })
    }
  })
