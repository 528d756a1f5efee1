import type { Page } from '@playwright/test'
import type { Locale } from '@/domain/shared/locales'
import { bookTour, newEmail } from './booked'
import { expect, expectNoSidewaysScroll, test } from './fixtures'
import { addToBasket, findTour, openShop, register, wantedIn } from './journey'
import {
  findBeyond,
  findCutBySpacing,
  findFieldFaults,
  findMovement,
  findNameless,
  findSmallTargets,
  findUnderBars,
  findUnseenChoices,
} from './reach'
import { findUnstyled } from './unstyled'
import { callApi } from './wire'

const API_PORT = Number(process.env.API_PORT ?? '4200')
const softly = expect.configure({ soft: true })

/** The narrowest window that WCAG 1.4.10 asks for, and half of each usual one: a page at 200 %. */
const NARROW = { width: 320, height: 640 }
/** A window of 1280 px at 400 %. */
const QUARTER = { width: 320, height: 256 }
const LONG_WORD = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
/** What the glass of a phone takes away at its edges, held upright. */
const EDGES = { top: 47, bottom: 34, left: 0, right: 0 }

/** Everything that can be asked of a page at one visit; the window is as it was afterwards. */
async function expectInReach(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? NARROW
  const isPhone = usual.width < 768
  // What is folded away until somebody comes is there to be measured.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(500)
  expect.soft(await findSmallTargets(page), 'targets of 24 px').toEqual([])
  expect.soft(await findNameless(page), 'names').toEqual([])
  const { small, letters, ahead } = await findFieldFaults(page)
  expect.soft({ letters, ahead, small: isPhone ? small : [] }, 'fields').toEqual({ letters: [], ahead: [], small: [] })
  expect.soft(await findCutBySpacing(page), 'room between letters').toEqual([])
  // The sheet of a part that has just come may be on its way.
  await softly.poll(() => findUnstyled(page), 'sheets of what is shown').toEqual([])

  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await endTransitions(page)
  expect.soft(await findMovement(page), 'reduced motion').toEqual([])
  expect.soft(await findUnseenChoices(page), 'choices in forced colours').toEqual([])
  await expectFocusShown(page)
  await page.emulateMedia({ reducedMotion: null, forcedColors: null })

  if (isPhone) expect.soft(await findUnderBars(page, EDGES), 'clear of the edges of the glass').toEqual([])
  const half = isPhone ? NARROW : { width: usual.width / 2, height: usual.height / 2 }
  await page.setViewportSize(half)
  await expectNoSidewaysScroll(page)
  expect.soft(await findBeyond(page), `reflow at ${half.width} px`).toEqual([])
  await page.setViewportSize(usual)
}

/** Those that were under way when the person's wish changed, as of a picture that came just then. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const running of document.getAnimations()) if (running instanceof CSSTransition) running.finish()
  })

/** A frame that a system's own colours leave. */
async function expectFocusShown(page: Page): Promise<void> {
  for (let stops = 0; stops < 3; stops += 1) {
    await page.keyboard.press('Tab')
    const frame = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const framed = element.closest('.input') ?? element
      const { outlineStyle, outlineWidth } = getComputedStyle(framed)
      return { outlineStyle, outlineWidth: Number.parseFloat(outlineWidth), what: element.outerHTML.slice(0, 120) }
    })
    expect.soft(frame, frame.what).not.toMatchObject({ outlineStyle: 'none' })
    expect.soft(frame.outlineWidth, frame.what).toBeGreaterThanOrEqual(2)
  }
}

const PLACES: [name: string, locale: Locale, path: string, tag: '@phone' | []][] = [
  ['home', 'de', '/', []],
  ['listing', 'ru', '/d?kinds=tour', '@phone'],
  ['login', 'nl', '/user', '@phone'],
  ['contact', 'de', '/contact', []],
  ['offer', 'ru', '/get-a-special-offer', '@phone'],
  ['transfer', 'ar', '/t', '@phone'],
  ['enquiry', 'nl', '/enquire-booking', '@phone'],
  ['agencies’ form', 'de', '/agency/forms', '@phone'],
]

for (const [name, locale, path, tag] of PLACES)
  test(`the ${name} is in reach of everybody`, { tag }, async ({ page }) => {
    await openShop(page, wantedIn('orion', locale), path)
    await expectInReach(page)
  })

test('at 400 % nothing stands still over a listing, and no long word widens it', { tag: '@phone' }, async ({
  page,
}) => {
  await openShop(page, wantedIn('orion', 'de'), '/d?kinds=tour')
  await page.setViewportSize(QUARTER)
  const standing = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 140)),
  )
  expect(standing).toEqual([])
  const title = page.locator('.listing-results .card h3 a').first()
  await title.evaluate((link, word) => {
    link.textContent = word
  }, LONG_WORD)
  await expect(title).toHaveText(LONG_WORD)
  await expectNoSidewaysScroll(page)
})

test('an article is in reach of everybody', { tag: '@phone' }, async ({ page }) => {
  const wanted = wantedIn('orion', 'tr')
  await openShop(page, wanted, '/b')
  const path = await page.locator('main article a').first().getAttribute('href')
  await page.goto(new URL(path ?? '', page.url()).href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectInReach(page)
})

for (const kind of ['yacht', 'villa', 'car', 'transfer', 'wedding', 'health'] as const)
  test(`long words do not widen a ${kind} at 320 px, in German`, { tag: '@phone' }, async ({ page }) => {
    const wanted = { locale: 'de', kinds: [kind], pageSize: 6 } as const
    const { products } = await callApi(API_PORT, 'listProducts', wanted, { tenant: 'orion' })
    expect(products.length).toBeGreaterThan(0)
    await page.setViewportSize(NARROW)
    for (const { content } of products) {
      await openShop(page, wantedIn('orion', 'de'), `/p/${content.de?.slug}`)
      await expectNoSidewaysScroll(page)
      expect.soft(await findBeyond(page), page.url()).toEqual([])
    }
  })

test('a product is in reach of everybody, and reads well on paper', async ({ page }) => {
  const wanted = wantedIn('orion', 'ar')
  const { slug } = await findTour(wanted)
  await openShop(page, wanted, `/p/${slug}`)
  await expectInReach(page)
  const bar = page.locator('.booking-bar button')
  if (await bar.isVisible()) {
    // Where a thumb is, also in the middle of the page.
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }))
    const { height } = page.viewportSize() ?? NARROW
    const box = await bar.boundingBox()
    expect(box?.y).toBeGreaterThan(height * 0.75)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await expectInPrint(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.booking-card .price').first()).toBeVisible()
  await expect(page.locator('.product-body ~ section')).toBeHidden()
  const answer = page.locator('main details:not(.voices-more) > :not(summary)').first()
  await expect(answer).toBeVisible()
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
})

test('basket and checkout are in reach of everybody', { tag: '@phone' }, async ({ page }) => {
  const wanted = wantedIn('lykia', 'en')
  const { slug, date, title } = await findTour(wanted)
  await openShop(page, wanted, `/p/${slug}`)
  await addToBasket(page, wanted, date)
  await expect(page.getByRole('dialog').getByText(wanted.t('basket.sidebar.notice.added'))).toBeVisible()
  await openShop(page, wanted, '/basket/cart')
  await expect(page.locator('main').getByText(title).first()).toBeVisible()
  await expectInReach(page)
  await openShop(page, wanted, '/basket/checkout')
  await expect(page.locator('#guest-firstName')).toBeVisible()
  await expectInReach(page)
})

test('the member’s pages are in reach of everybody', { tag: '@phone' }, async ({ page }) => {
  const wanted = wantedIn('orion', 'de')
  await openShop(page, wanted, '/user')
  await register(page, wanted, newEmail())
  await expect(page.getByRole('heading', { level: 1, name: wanted.t('member.area.title') })).toBeVisible()
  await openShop(page, wanted, '/user/profile')
  await expectInReach(page)
})

test('a voucher reads well on paper', { tag: '@phone' }, async ({ page }) => {
  await bookTour(page, wantedIn('lykia', 'de'), { method: 'card' })
  await expect(page.locator('.voucher')).toBeVisible()
  await expectInPrint(page)
  const code = page.locator('.voucher svg, .voucher img').last()
  await expect(code).toBeVisible()
  expect((await code.boundingBox())?.width).toBeGreaterThan(90)
})

/** Whose it is on top, nothing to press, nothing over the text, nothing beyond the sheet's sides, and dark letters on white. */
async function expectInPrint(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? NARROW
  // A4 within its margins.
  await page.setViewportSize({ width: 720, height: 1_040 })
  await page.emulateMedia({ media: 'print' })
  await expectNoSidewaysScroll(page)
  expect(await findBeyond(page)).toEqual([])
  const left = await page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const clickable = [...document.querySelectorAll('button, input, select, textarea')].filter(isShown)
    const fixed = [...document.querySelectorAll('body *')].filter(
      (element) => /fixed|sticky/.test(getComputedStyle(element).position) && isShown(element),
    )
    return [...clickable, ...fixed].map((element) => element.outerHTML.slice(0, 140))
  })
  expect(left).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.foot-contact address')).toBeVisible()
  const [letterhead, content] = await Promise.all([
    page.locator('.site-foot').boundingBox(),
    page.locator('#content').boundingBox(),
  ])
  expect((letterhead?.y ?? 0) + (letterhead?.height ?? Number.NaN)).toBeLessThanOrEqual(content?.y ?? 0)
  await page.emulateMedia({ media: null })
  await page.setViewportSize(usual)
}
