import type { Locator, Page } from '@playwright/test'
import { addDays, addMonths, weekdayOf } from '@/domain/dates/plain-date'
import { newEmail } from './booked'
import { expect, newPhone, test } from './fixtures'
import { findTour, GOOD_CARD, openShop, wantedIn } from './journey'
import { expectGivesBack, pressOn, tabTo, typeInto } from './keyboard'

// Scrolling to what has the focus takes no time.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the keys alone lead from home to the voucher, and at every stop one sees where one is', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('lykia', 'en')
  const { t } = wanted
  const { date } = await findTour(wanted)
  const skip = page.getByRole('link', { name: t('common.frame.skip') })

  await test.step('home: past the head to the finder, whose day is chosen', async () => {
    await openShop(page, wanted)
    await pressOn(page, skip)
    await pressOn(page, page.locator('#tour-from'))
    const panel = page.getByRole('dialog', { name: t('content.finder.when') })
    await expectGivesBack(page, panel, page.locator('#tour-from'))
    await page.keyboard.press('Enter')
    await expect(panel.locator('.cal-day:focus')).toBeVisible()
    const focused = panel.locator(':focus')
    for (let days = 0; (await focused.getAttribute('data-date')) !== date; days += 1) {
      expect(days, date).toBeLessThan(70)
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
    await expect(page.locator('#tour-from')).toBeFocused()
    await pressOn(page, page.getByRole('button', { name: t('content.finder.submit.tour') }))
    await page.waitForURL(/dateFrom=/)
  })

  await test.step('listing: a filter, then the first of what is left', async () => {
    const results = page.locator('.listing-results')
    await expect(results.locator('.card').first()).toBeVisible()
    await pressOn(page, skip)
    await pressOn(page, page.locator('#f-freeCancellation-true, #filter-form input[name=freeCancellation]'), 'Space')
    await expect(page).toHaveURL(/freeCancellation/)
    await expect(page.locator('.listing-root > [role=status]')).not.toBeEmpty()
    await expect(page.locator('#filter-form input[name=freeCancellation]')).toBeFocused()
    await pressOn(page, results.locator('.card h3 a').first())
    await page.waitForURL(/\/p\//)
  })

  const card = page.locator('.booking-card')
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const add = card.getByRole('button', { name: t('basket.card.add') })

  await test.step('product: day, departure and guests', async () => {
    const field = card.getByLabel(t('basket.card.date'), { exact: true })
    await pressOn(page, field)
    const panel = card.getByRole('dialog')
    await expectGivesBack(page, panel, field)
    await page.keyboard.press('Enter')
    const focused = panel.locator('.cal-day:focus')
    await expect(focused).toBeVisible()
    await expect(panel.locator('.cal-day[aria-disabled=false]').first()).toBeVisible()
    while ((await focused.getAttribute('aria-disabled')) !== 'false') await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    const departure = card.locator('input[type=radio]:enabled').first()
    await pressOn(page, departure, 'Space')
    await expect(departure).toBeChecked()
    const more = card.getByRole('button', { name: t('basket.card.more', { what: t('basket.card.bands.adult') }) })
    const count = more.locator('xpath=preceding-sibling::output')
    const before = Number(await count.textContent())
    await pressOn(page, more)
    await expect(count).toHaveText(String(before + 1))
    await expect(more).toBeFocused()
  })

  await test.step('basket: the sidebar gives the focus back, and leads on', async () => {
    await tabTo(page, add)
    await expect(add).toBeEnabled()
    await page.keyboard.press('Enter')
    const sidebar = page.getByRole('dialog').filter({ hasText: title })
    await expect(sidebar.getByText(t('basket.sidebar.notice.added'))).toBeVisible({ timeout: 20_000 })
    await expectGivesBack(page, sidebar, add)
    await page.keyboard.press('Enter')
    await expect(sidebar.getByText(t('basket.sidebar.notice.duplicate'))).toBeVisible()
    await pressOn(page, sidebar.getByRole('link', { name: t('basket.sidebar.goToBasket') }))
    await page.waitForURL(/\/basket\/cart/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await pressOn(page, skip)
    await pressOn(
      page,
      page
        .locator('main')
        .getByRole('link', { name: t('basket.totals.checkout') })
        .first(),
    )
    await page.waitForURL(/\/basket\/checkout/)
  })

  await test.step('checkout: who, how, agree and pay', async () => {
    const guest = { firstName: 'Hannah', lastName: 'Whitfield', email: newEmail(), phone: newPhone(), city: 'Leeds' }
    for (const [name, words] of Object.entries(guest)) await typeInto(page, page.locator(`#guest-${name}`), words)
    await typeInto(page, page.locator('#guest-country'), 'u')
    await pressOn(page, page.locator('#become-member'), 'Space')
    await typeInto(page, page.getByLabel(t('checkout.card.holder')), 'HANNAH WHITFIELD')
    await typeInto(page, page.getByLabel(t('checkout.card.number')), GOOD_CARD.replaceAll(' ', ''))
    await typeInto(page, page.getByLabel(t('checkout.card.expiry')), '1230')
    await typeInto(page, page.getByLabel(t('checkout.card.securityCode')), '937')
    const agree = page.locator('#agree-distance-sales')
    await pressOn(page, agree, 'Space')
    const contract = page.locator('label[for=agree-distance-sales] a, label:has(#agree-distance-sales) a')
    await pressOn(page, contract)
    await expectGivesBack(page, page.getByRole('dialog'), contract)
    await expect(agree).toBeChecked()
    await pressOn(page, page.locator('.checkout-pay button[type=submit]'))
    await page.waitForURL(/127\.0\.0\.1|localhost:4[13]00/)
    await typeInto(page, page.locator('#code'), '283126')
    await page.keyboard.press('Enter')
  })

  await test.step('result: the voucher', async () => {
    await page.waitForURL(/\/basket\/result/)
    await expect(page.locator('main')).toContainText(title)
    const download = page.waitForEvent('download')
    await pressOn(page, page.getByRole('button', { name: t('afterwards.voucher.pdf') }))
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })
})

test('the number of hits is said aloud after a filter, and nothing before', { tag: '@desktop' }, async ({ page }) => {
  const wanted = wantedIn('orion', 'de')
  const { t } = wanted
  await openShop(page, wanted, '/d?kinds=tour')
  const voice = page.locator('.listing-root > [role=status]')
  await expect(page.locator('.listing-results .card').first()).toBeVisible()
  await expect(voice).toBeEmpty()
  // The same element speaks each time: one that comes with its words is not heard.
  const before = await voice.elementHandle()
  const choice = page.locator('#filter-form input[type=checkbox][name=durations]:enabled').first()
  const promised = Number(await choice.locator('xpath=ancestor::label').locator('small, .ms-auto').textContent())
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(voice).toHaveText(t('catalogue.listing.count', { count: promised }))
  expect(await voice.evaluate((element, known) => element === known, before)).toBe(true)
  await expect(choice).toBeFocused()
  await page.keyboard.press('Space')
  await expect(voice).not.toHaveText(t('catalogue.listing.count', { count: promised }))
  await expect(voice).not.toBeEmpty()
})

/** A calendar in Arabic: the next day lies to the left, and so does the arrow that leads there. */
async function expectArabicKeys(page: Page, panel: Locator): Promise<void> {
  const focused = panel.locator('.cal-day:focus')
  await expect(focused).toBeVisible()
  const today = (await focused.getAttribute('data-date')) ?? ''
  // From a Wednesday of next month on, no week reaches back before today.
  const month = addMonths(today, 1)
  const start = addDays(month, 3 - weekdayOf(month) + 7)
  const go = async (key: string, date: string) => {
    await page.keyboard.press(key)
    await expect(focused).toHaveAttribute('data-date', date)
    return (await focused.boundingBox())?.x ?? 0
  }
  await go('PageDown', month)
  let date = month
  for (; date < start; date = addDays(date, 1)) await go('ArrowLeft', addDays(date, 1))
  for (; date > start; date = addDays(date, -1)) await go('ArrowRight', addDays(date, -1))

  const monday = addDays(start, -2)
  const right = await go('Home', monday)
  const left = await go('End', addDays(monday, 6))
  expect(left).toBeLessThan(right)
  expect(await go('ArrowRight', addDays(monday, 5))).toBeGreaterThan(left)
  const later = addMonths(addDays(monday, 5), 1)
  await go('PageDown', later)
  await go('PageUp', addMonths(later, -1))
  await go('ArrowDown', addDays(addMonths(later, -1), 7))
  await go('ArrowUp', addMonths(later, -1))
}

test('in Arabic the keys of both calendars go the way one reads', { tag: '@desktop' }, async ({ page }) => {
  const wanted = wantedIn('orion', 'ar')
  const { t } = wanted
  await openShop(page, wanted)
  await page.locator('#tour-from').focus()
  await page.keyboard.press('Enter')
  await expectArabicKeys(page, page.getByRole('dialog', { name: t('content.finder.when') }))

  const { slug } = await findTour(wanted)
  await openShop(page, wanted, `/p/${slug}`)
  const card = page.locator('.booking-card')
  await card.getByLabel(t('basket.card.date'), { exact: true }).focus()
  await page.keyboard.press('Enter')
  // It goes to the first open month by itself once that is known, not under somebody's fingers.
  await expect(card.locator('.cal-day[aria-disabled=false]').first()).toBeVisible()
  await expectArabicKeys(page, card.getByRole('dialog'))
})
