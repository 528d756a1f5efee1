import { expect, shopUrl, test } from './fixtures'

test('a product comes in at its top, and on the way back one is where one was', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(shopUrl('lykia', 'en', '/d/tours'))
  await page.waitForLoadState('networkidle')
  const link = page.locator('.listing-results .card h3 a').first()
  const title = (await link.textContent()) ?? ''
  const motions = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = []
        const look = () => {
          const main = document.getElementById('content')
          const opacity = main ? Number(getComputedStyle(main).opacity) : 1
          seen.push(opacity)
          if (location.pathname.startsWith('/p/') && opacity === 1) resolve(seen)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
  await link.hover()
  await link.click()
  await expect(page.locator('h1')).toHaveText(title)
  expect((await motions).some((opacity) => opacity < 1)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  const reviews = page.locator('#reviews')
  await reviews.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(600)
  await page
    .locator('.site-foot a[href="/contact"]')
    .first()
    .evaluate((anchor: HTMLElement) => anchor.click())
  await expect(page).toHaveURL(/\/contact$/)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(title)
  await expect(reviews).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 200)
})
