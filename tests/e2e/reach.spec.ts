import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Locale } from '@/domain/shared/locales'
import { bookTour } from './booked'
import { expect, expectNoSidewaysScroll, test } from './fixtures'
import { addToBasket, findTour, openShop, type Wanted, wantedIn } from './journey'
import { readFocus } from './keys'

/** The main screens that need nothing to have happened before. */
const SCREENS = [
  '/',
  '/d',
  '/d/tours',
  '/t',
  '/b',
  '/contact',
  '/accessibility',
  '/enquire-booking',
  '/get-a-special-offer',
  '/search/kas',
  '/basket/cart',
  '/agency',
  '/agency/login',
]

/** Visits every main screen of a tenant, a product and a till with something in the basket among them. */
async function visitScreens(page: Page, wanted: Wanted, look: () => Promise<void>): Promise<void> {
  for (const path of SCREENS) {
    await openShop(page, wanted, path)
    await expect(page.locator('main').first()).toBeVisible()
    await look()
  }
  const tour = await findTour(wanted)
  await openShop(page, wanted, `/p/${tour.slug}`)
  await look()
}

/** With a tour in the basket: the screens on which money is spoken of. */
async function visitTill(page: Page, wanted: Wanted, look: () => Promise<void>): Promise<void> {
  const tour = await findTour(wanted)
  await openShop(page, wanted, `/p/${tour.slug}`)
  await addToBasket(page, wanted, tour.date)
  await expect(page.getByRole('dialog').getByText(wanted.t('basket.sidebar.notice.added'))).toBeVisible({
    timeout: 20_000,
  })
  for (const path of ['/basket/cart', '/basket/checkout']) {
    await openShop(page, wanted, path)
    await expect(page.getByText(tour.title).first()).toBeVisible()
    await look()
  }
}

/** WCAG 2.5.8: 24 by 24, or as much room around it. */
async function expectLargeTargets(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/./)
  const { violations } = await new AxeBuilder({ page }).withRules(['target-size']).analyze()
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200))),
    page.url(),
  ).toEqual([])
}

for (const [tenant, locale] of [
  ['orion', 'de'],
  ['orion', 'ar'],
  ['lykia', 'ru'],
] as [string, Locale][])
  test(`at 320 px nothing scrolls sideways and every target is large enough, ${locale}`, { tag: '@phone' }, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 320, height: 640 })
    const wanted = wantedIn(tenant, locale)
    const look = async () => {
      await expectNoSidewaysScroll(page)
      await expectLargeTargets(page)
    }
    await visitScreens(page, wanted, look)
    await visitTill(page, wanted, look)
    // A phone shows figures for what is made of them.
    await expect(page.locator('#card-cardNumber')).toHaveAttribute('inputmode', 'numeric')
    await expect(page.locator('#guest-phone')).toHaveAttribute('type', 'tel')
  })

test.describe('at 200 %', () => {
  // A browser that enlarges a window of 1280 px leaves the page 640 of its own, at twice the density.
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 })

  test('pages fit an enlarged window', { tag: '@desktop' }, async ({ page }) => {
    test.setTimeout(180_000)
    const wanted = wantedIn('orion', 'de')
    await visitScreens(page, wanted, () => expectNoSidewaysScroll(page))
    await visitTill(page, wanted, () => expectNoSidewaysScroll(page))
  })
})

test('text alone enlarged to 200 % stays whole', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(180_000)
  const wanted = wantedIn('orion', 'de')
  await visitScreens(page, wanted, async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoSidewaysScroll(page)
    // A button that holds less than its words has cut them off.
    const cut = await page
      .locator('.btn:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter(
            (button) => button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1,
          )
          .map((button) => button.outerHTML.slice(0, 160)),
      )
    expect(cut, page.url()).toEqual([])
  })
})

test.describe('in the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('buttons, choices and the focus can still be seen', { tag: '@desktop' }, async ({ page }) => {
    const wanted = wantedIn('lykia', 'en')
    await openShop(page, wanted, '/styleguide')
    const unframed = await page
      .locator('.btn:visible, .icb:visible, .input:visible, .chip:visible')
      .evaluateAll((parts) =>
        parts
          .filter((part) => {
            const { borderTopStyle, borderTopWidth } = getComputedStyle(part)
            return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0
          })
          .map((part) => part.outerHTML.slice(0, 160)),
      )
    expect(unframed).toEqual([])
    // Shadows are left out here: each stop must have an outline of its own, on itself or on its frame.
    await page.locator('#content').focus()
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab')
      const { isMarked, told } = await readFocus(page)
      expect(isMarked, told).toBe(true)
    }
    // What is chosen differs from what is not.
    const [on, off] = await page
      .locator('.seg')
      .first()
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).outlineStyle))
    expect([on, off]).toEqual(['solid', 'none'])
  })
})

test('a product on paper is its facts without the controls', { tag: '@desktop' }, async ({ page }) => {
  const wanted = wantedIn('lykia', 'en')
  const tour = await findTour(wanted)
  await openShop(page, wanted, `/p/${tour.slug}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of [
    '.site-head',
    '.top-bar',
    '.main-nav',
    '.site-foot',
    '.chat',
    '.booking-bar',
    '.booking-card > div',
    '.btn',
    '.bottom-bar',
  ])
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0)
  await expect(page.locator('.booking-card [data-amount]').first()).toBeVisible()
})

test('a voucher on paper is the ticket with its code', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('lykia', 'en')
  const { title } = await bookTour(page, wanted)
  await page.emulateMedia({ media: 'print' })
  const ticket = page.locator('.voucher').first()
  await expect(ticket).toBeVisible()
  await expect(ticket).toContainText(title)
  for (const part of ['.site-head', '.site-foot', '.chat', '.btn'])
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0)
})
