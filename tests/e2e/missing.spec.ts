import { expect, shopUrl, test, translatorOf } from './fixtures'

test.use({ allowedErrors: ['status of 404'] })

/** An unknown slug, an unknown path, a language that the tenant has switched off and an unknown reservation. */
const MISSING = [
  ['lykia', 'en', '/p/nowhere', 'en'],
  ['orion', 'ar', '/d/nowhere', 'ar'],
  ['orion', 'de', '/nowhere/at/all', 'de'],
  ['lykia', 'nl', '/', 'en'],
  ['orion', 'de', `/enquire-booking?ref=${'a'.repeat(24)}`, 'de'],
] as const

const FRAME = '.top-bar, .main-nav, .bottom-bar, .site-foot, .search-box, .basket-pill'

for (const javaScriptEnabled of [true, false])
  test.describe(`the 404 page ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled })
    for (const [tenant, asked, path, locale] of MISSING)
      test(`stands on the blank layout: ${tenant} ${asked} ${path}`, async ({ page }) => {
        const t = translatorOf(locale)
        const answer = await page.goto(shopUrl(tenant, asked, path), { waitUntil: 'load' })
        expect(answer?.status()).toBe(404)
        const header = page.locator('.head-slim')
        const expectBlank = async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.notFound.heading'))
          await expect(page.locator('.site-head').filter({ visible: true })).toHaveCount(1)
          await expect(header.locator('.brand-mark')).toBeVisible()
          await expect(page.locator(FRAME).filter({ visible: true })).toHaveCount(0)
        }
        await expectBlank()
        const drawing = page.locator('svg:has(use[href$="404.svg#art"])').filter({ visible: true })
        const isWide = (page.viewportSize()?.width ?? 0) > 609
        if (isWide) expect(await drawing.boundingBox()).toMatchObject({ width: 609, height: 131 })
        const home = new URL(shopUrl(tenant, locale)).pathname
        await expect(page.getByRole('link', { name: t('errors.notFound.home') })).toHaveAttribute('href', home)
        const search = page.getByRole('link', { name: t('errors.notFound.search') })
        await expect(search).toHaveAttribute('href', new URL(shopUrl(tenant, locale, '/search')).pathname)
        if (!javaScriptEnabled) return
        // Languages only: there are no prices.
        await header.getByRole('button', { name: t('layout.topBar.language') }).click()
        await expect(header.getByRole('menuitemradio')).toHaveCount(tenant === 'lykia' ? 4 : 6)
        await page.keyboard.press('Escape')
        await expectBlank()
        await page.getByRole('link', { name: t('errors.notFound.home') }).click()
        await expect(page.locator('.site-foot')).toBeVisible()
      })
  })
