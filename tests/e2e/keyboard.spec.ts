import { newEmail } from './booked'
import { expect, test } from './fixtures'
import { findTour, GOOD_CARD, openShop, wantedIn } from './journey'
import { expectFocus, press, readFocus, tab, tabTo, type } from './keys'

test('the keyboard alone gets from the home page to the voucher', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(180_000)
  const wanted = wantedIn('lykia', 'en')
  const { t } = wanted
  const tour = await findTour(wanted)
  await openShop(page, wanted)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // The first stop leads past the head of the page.
  expect((await tab(page)).told).toContain(t('common.frame.skip'))
  await page.keyboard.press('Enter')
  await expectFocus(page, '#content')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')

  await type(page, 'input[role=combobox], .head-search input', tour.title)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/p\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.title)

  // A day: into the calendar, through it by its keys, and back to the field.
  const card = '.booking-card'
  const dateField = `${card} button[aria-haspopup=dialog]`
  await press(page, dateField)
  const panel = page.getByRole('dialog').filter({ has: page.locator('.cal-day') })
  await expect(panel.locator('.cal-day[aria-disabled=false]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expectFocus(page, dateField)
  await page.keyboard.press('Enter')
  await expect(panel.locator('.cal-day[aria-disabled=false]').first()).toBeVisible()
  await tabTo(page, '.cal-day')
  for (let days = 0; days < 120; days += 1) {
    const day = await page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '')
    if (day === tour.date) break
    await page.keyboard.press(day < tour.date ? 'ArrowRight' : 'ArrowLeft')
  }
  await expectFocus(page, `[data-date="${tour.date}"][aria-disabled=false]`)
  await page.keyboard.press('Enter')
  await expectFocus(page, dateField)

  await tabTo(page, `${card} input[type=radio]`)
  await page.keyboard.press('Space')
  const total = page.locator(`${card} [aria-live=polite]`).filter({ hasText: t('basket.card.total') })
  await expect(total).toBeVisible()
  const before = (await total.textContent()) ?? ''
  await press(page, `${card} [aria-label="${t('basket.card.more', { what: t('basket.card.bands.adult') })}"]`)
  // What it comes to now is said without being asked for.
  await expect(total).not.toHaveText(before)

  await press(page, `${card} .btn-buy`)
  const sidebar = page.getByRole('dialog').filter({ hasText: tour.title })
  await expect(sidebar.getByRole('status').filter({ hasText: t('basket.sidebar.notice.added') })).toBeVisible()
  // The drawer keeps the keyboard, and gives it back to where it came from.
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog[open]') !== null,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(sidebar).toHaveCount(0)
  await expectFocus(page, `${card} .btn-buy`)
  await page.keyboard.press('Enter')
  await expect(sidebar).toBeVisible()
  await press(page, 'dialog[open] a[href$="/basket/cart"]')

  await page.waitForURL(/\/basket\/cart/)
  await expect(page.locator('.cart-aside [aria-live=polite]').first()).toBeVisible()
  await press(page, '.cart-aside .btn-buy')

  await page.waitForURL(/\/basket\/checkout/)
  await expect(page.locator('#guest-firstName')).toBeVisible()
  await type(page, '#guest-firstName', 'Hannah')
  await type(page, '#guest-lastName', 'Whitfield')
  await type(page, '#guest-email', newEmail())
  await type(page, '#guest-phone', '+44 7700 900123')
  await type(page, '#card-holder', 'HANNAH WHITFIELD')
  await type(page, '#card-cardNumber', GOOD_CARD.replaceAll(' ', ''))
  await type(page, '#card-expiry', '1230')
  await type(page, '#card-securityCode', '937')
  await press(page, 'input[type=checkbox][id^=agree]', 'Space')
  await press(page, '.till-pay button[type=submit]')

  await page.waitForURL(/127\.0\.0\.1|localhost:4[13]00/)
  await page.locator('#code').waitFor()
  for (let stops = 0; stops < 10 && !(await page.locator('#code:focus').count()); stops += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.type('283126')
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/basket\/result/)
  await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible()
  const pdf = page
    .getByRole('button', { name: t('afterwards.voucher.pdf') })
    .or(page.getByRole('link', { name: t('afterwards.voucher.pdf') }))
  await expect(pdf.first()).toBeVisible()
  const handed = page.waitForEvent('download')
  for (
    let stops = 0;
    stops < 60 && !(await pdf.first().evaluate((button) => button === document.activeElement));
    stops += 1
  )
    await tab(page)
  await page.keyboard.press('Enter')
  expect((await handed).suggestedFilename()).toMatch(/\.pdf$/)
})

test('focus goes through head and form in the order in which they are read', { tag: '@desktop' }, async ({ page }) => {
  for (const locale of ['en', 'ar'] as const) {
    const wanted = wantedIn('orion', locale)
    await openShop(page, wanted, '/enquire-booking')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    let last = { y: Number.NEGATIVE_INFINITY, x: locale === 'ar' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY }
    let told = ''
    for (let stops = 0; stops < 12; stops += 1) {
      const stop = await tab(page)
      const isSameRow = Math.abs(stop.y - last.y) < 24
      const isOnward = locale === 'ar' ? stop.x <= last.x : stop.x >= last.x
      expect(isSameRow ? isOnward : stop.y > last.y, `${stop.told} after ${told}`).toBe(true)
      last = stop
      told = stop.told
    }
  }
})

test('dialogs give the focus back to what opened them', async ({ page }) => {
  await openShop(page, wantedIn('lykia', 'en'), '/d/tours')
  const openers = [
    page.locator('.card [data-favourite]').first(),
    ...((page.viewportSize()?.width ?? 0) < 768 ? [page.locator('.head-menu'), page.locator('.filters-open')] : []),
  ]
  for (const opener of openers) {
    await opener.focus()
    await page.keyboard.press('Enter')
    const overlay = page.locator('dialog[open], [popover]:popover-open').last()
    await expect(overlay).toBeVisible()
    await expect
      .poll(() =>
        overlay.evaluate((element) => element === document.activeElement || element.contains(document.activeElement)),
      )
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect(overlay).toHaveCount(0)
    await expect(opener, (await readFocus(page)).told).toBeFocused()
  }
})
