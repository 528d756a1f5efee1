import { expect, shopUrl, test } from './fixtures'

/** The first element that carries `reveal` below the first screen. */
const markBelow = () =>
  [...document.querySelectorAll<HTMLElement>('main .reveal')].find(
    (element) => element.getBoundingClientRect().top > innerHeight,
  )

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('what lies below the first screen rises as it comes into view, as long as spec 9 says', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(shopUrl('lykia', 'en'))
    const below = await page.evaluateHandle(markBelow)
    const opacity = () => below.evaluate((element) => element && getComputedStyle(element).opacity)
    // A page on which nobody has done anything is whole, as crawlers see it.
    expect(await opacity()).toBe('1')
    await page.mouse.move(300, 300)
    await expect.poll(opacity).toBe('0')
    await below.evaluate((element) => element?.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const timing = () =>
      below.evaluate((element) => {
        const { delay, duration } = element?.getAnimations()[0]?.effect?.getTiming() ?? {}
        return [delay, duration]
      })
    await expect.poll(timing).toEqual([500, 1200])
    await expect.poll(opacity).toBe('1')
  })
})

test('with reduced motion nothing is held back', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(shopUrl('lykia', 'en'))
  await page.mouse.move(300, 300)
  await page.waitForTimeout(1000)
  const below = await page.evaluateHandle(markBelow)
  expect(await below.evaluate((element) => element && getComputedStyle(element).opacity)).toBe('1')
})

test.describe('an image whose file cannot be had', () => {
  test.use({ allowedErrors: ['ERR_FAILED', 'Failed to load resource'] })

  test('is the no-image drawing', { tag: '@desktop' }, async ({ page }) => {
    await page.route(/\/uploads\/lykia\/(?:urun|logo)\//, (route) => route.abort())
    await page.goto(shopUrl('lykia', 'en', '/d/tours'))
    for (const image of [page.locator('.card .pic img').first(), page.locator('.site-head .brand-mark img')])
      await expect(image).toHaveCSS('content', /no-image\.svg/)
  })
})
