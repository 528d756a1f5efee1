import type { Page } from '@playwright/test'
import { expect, shopUrl, test, translatorOf } from './fixtures'
import { openShop, type Wanted } from './journey'

const t = translatorOf('en')
const english: Wanted = { tenant: 'lykia', locale: 'en', t }

/** On a phone they are a sheet. */
async function openFilters(page: Page): Promise<void> {
  const opener = page.locator('.filters-open')
  if (await opener.isVisible()) await opener.click()
}

test('prices are filtered in the currency that they are shown in', { tag: '@desktop' }, async ({ page }) => {
  await openShop(page, english, '/d/tours')
  await page.waitForFunction(() => window.__currency !== undefined)
  await page.evaluate(() => window.__currency?.set('EUR'))
  const most = page.locator('#f-price-to')
  await expect(page.locator('[data-sign]').last()).toHaveText('€')
  await expect(most).toHaveAttribute('placeholder', /^\d{3}\+?$/)

  await openFilters(page)
  await most.fill('60')
  await most.press('Enter')
  // The address is the same for every visitor, in the tenant's own currency.
  await expect(page).toHaveURL(/priceTo=\d{4}/)
  await expect(page.locator('[data-limits]')).toContainText('€60.00')
  await page.reload()
  await expect(most).toHaveValue('60')
  const prices = await page.locator('.listing-results .card [data-amount]:not(del *)').allInnerTexts()
  expect(prices.length).toBeGreaterThan(0)
  for (const price of prices) expect(Number(price.replace('€', ''))).toBeLessThanOrEqual(60)
})

test('a price below the scale is asked for like any other', { tag: '@phone' }, async ({ page }) => {
  await openShop(page, english, '/d/tours')
  await openFilters(page)
  await page.locator('#f-price-from').fill('5')
  await page.locator('#f-price-from').press('Enter')
  await expect(page).toHaveURL(/priceFrom=5$/)
  await expect(page.locator('[data-limits]')).toContainText('₺5.00')
})

test('what an address cannot ask for is said in words', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(shopUrl('lykia', 'en', '/d/tours?dateFrom=2020-01-01&priceTo=cheap'))
  await expect(page.getByText(t('catalogue.filters.leftOut', { what: 'past', value: '01.01.2020' }))).toBeVisible()
  await expect(page.getByText(t('catalogue.filters.leftOut', { what: 'price', value: 'cheap' }))).toBeVisible()
  await expect(page.locator('.listing-results .card').first()).toBeVisible()
})

test('the map comes on demand, with every offer at its place', {
  tag: '@desktop',
}, async ({ page }) => {
  const coasts: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('coast.json')) coasts.push(asked.url())
  })
  await openShop(page, english, '/d/tours')
  const signs = page.locator('.listing-map .map-mark')
  await expect(page.locator('.listing-results .card').first()).toBeVisible()
  expect(coasts).toEqual([])
  await page.getByRole('link', { name: t('catalogue.listing.map') }).click()
  await expect(page).toHaveURL(/view=map/)
  await expect(signs.locator('.map-pill').first()).toBeVisible()
  expect(coasts.length).toBe(1)
  // Those that stand together are one sign that says how many they are.
  const told = await signs.evaluateAll((all) => all.map((sign) => sign.querySelector('b')?.textContent ?? '1'))
  const placed = await page.locator('.listing-results [data-at]').count()
  expect(placed).toBeGreaterThan(10)
  expect(told.reduce((sum, count) => sum + Number(count), 0)).toBe(placed)
  await signs.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.map-offers a').first()).toHaveAttribute('href', /\/p\//)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the map is a picture with a link at every place', { tag: '@desktop' }, async ({ page }) => {
    await openShop(page, english, '/d/tours?view=map')
    await expect(page.locator('.map-still image')).toBeAttached()
    const pills = page.locator('.map-still a.map-pill')
    expect(await pills.count()).toBeGreaterThan(10)
    await expect(pills.first()).toHaveAttribute('href', /\/p\//)
  })
})

test('on a tablet the whole finder stands above the bar at the foot', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openShop(page, english)
  const bar = await page.locator('.bottom-bar').boundingBox()
  const finder = await page.locator('.finder').boundingBox()
  expect((finder?.y ?? 0) + (finder?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  const [first, last] = [page.locator('.finder-form:visible .ask').first(), page.locator('.finder-form:visible .btn')]
  expect((await last.boundingBox())?.y ?? 0).toBeLessThan(((await first.boundingBox())?.y ?? 0) + 40)
})

test('on a phone the finder ends above the bar at the foot', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openShop(page, english)
  const bar = await page.locator('.bottom-bar').boundingBox()
  const finder = await page.locator('.finder').boundingBox()
  expect((finder?.y ?? 0) + (finder?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})
