import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { expect, expectAccessible, expectNoSidewaysScroll, test, translatorOf, waitForMail } from './fixtures'
import {
  addToBasket,
  changeCurrency,
  confirmAtBank,
  fillCheckout,
  findTour,
  GOOD_CARD,
  openShop,
  POOR_CARD,
  register,
  type Wanted,
} from './journey'

const JOURNEYS: [tenant: string, locale: Locale, tag?: '@phone' | '@desktop'][] = [
  ['lykia', 'en'],
  ['orion', 'de', '@desktop'],
  ['orion', 'ar', '@phone'],
  ['lykia', 'tr', '@phone'],
  ['lykia', 'ru', '@desktop'],
  ['orion', 'nl', '@desktop'],
]

const newEmail = () => `hannah.${Date.now()}.${Math.floor(Math.random() * 1e6)}@mail.example`

for (const [tenant, locale, tag] of JOURNEYS) {
  test(`a visitor books a tour at ${tenant} in ${locale}`, { tag: tag ?? [] }, async ({ page }) => {
    test.setTimeout(120_000)
    const t = translatorOf(locale)
    const wanted: Wanted = { tenant, locale, t }
    const tour = await findTour(wanted, 'deposit')
    const email = newEmail()

    await openShop(page, wanted)
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.locator('main a[href*="/d/"]').first().click()
    await page.waitForURL(/\/d\//)
    await expect(page.locator('.card').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await openShop(page, wanted, '/d?kinds=tour')
    await page.locator(`.card a[href$="/p/${tour.slug}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.title)
    const symbol = await changeCurrency(page, wanted)
    await expect(page.locator('main [data-amount]').first()).toContainText(symbol)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await addToBasket(page, wanted, tour.date)

    const sidebar = page.getByRole('dialog').filter({ hasText: tour.title })
    await expect(sidebar.getByText(t('basket.sidebar.notice.added'))).toBeVisible()
    if ((page.viewportSize()?.width ?? 0) > 500) expect(Math.round((await sidebar.boundingBox())?.width ?? 0)).toBe(460)
    await sidebar.getByRole('link', { name: t('basket.sidebar.goToBasket') }).click()

    await page.waitForURL(/\/basket\/cart/)
    await expect(page.getByText(tour.title).first()).toBeVisible()
    await expect(page.locator('main')).toContainText(symbol)
    const toCheckout = page
      .getByRole('link', { name: t('basket.totals.checkout') })
      .or(page.getByRole('button', { name: t('basket.totals.checkout') }))
    await expect(toCheckout.first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await toCheckout.first().click()

    await page.waitForURL(/\/basket\/checkout/)
    await page.getByLabel(t('checkout.guest.fields.note')).fill('Vegetarian, please')
    await register(page, wanted, email)
    await expect(page.getByLabel(t('checkout.guest.fields.email')).last()).toHaveValue(email)
    await expect(page.getByLabel(t('checkout.guest.fields.note'))).toHaveValue('Vegetarian, please')
    await expectAccessible(page)
    await fillCheckout(page, wanted, GOOD_CARD)
    await page
      .getByRole('button', { name: new RegExp(t('checkout.submit.pay')) })
      .first()
      .click()
    await confirmAtBank(page)

    await page.waitForURL(/\/basket\/result/)
    expect(new URL(page.url()).pathname).toBe(localePath(locale, '/basket/result'))
    await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible()
    await expect(page.getByText(t('reservations.ticket.onTheDay')).first()).toBeVisible()
    const number = ((await page.locator('main').textContent()) ?? '').match(/[A-Z]{3}\d{12}/)?.[0] ?? ''
    expect(number).toMatch(/^(INT|ORI)\d{12}$/)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const mail = await waitForMail(email, number)
    expect(mail.locale).toBe(locale)
    await openShop(page, wanted, '/user/reservations')
    await expect(page.getByText(number).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('a declined card ends on the warning page with the basket intact, and another card pays', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const t = translatorOf('tr')
  const wanted: Wanted = { tenant: 'lykia', locale: 'tr', t }
  const tour = await findTour(wanted)
  await openShop(page, wanted, `/p/${tour.slug}`)
  await addToBasket(page, wanted, tour.date)
  await page.getByRole('link', { name: t('basket.sidebar.goToBasket') }).click()
  await openShop(page, wanted, '/basket/checkout')
  await register(page, wanted, newEmail())
  await expect(page.getByLabel(t('checkout.guest.fields.firstName'), { exact: true }).last()).toHaveValue('Hannah')
  await fillCheckout(page, wanted, POOR_CARD)
  const pay = page.getByRole('button', { name: new RegExp(t('checkout.submit.pay')) }).first()
  await pay.click()
  await confirmAtBank(page)

  await page.waitForURL(/\/basket\/warning/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reservations.warning.headings.retry'))
  await expectAccessible(page)
  await openShop(page, wanted, '/basket/cart')
  await expect(page.getByText(tour.title).first()).toBeVisible()

  await page.goBack()
  await page.getByRole('link', { name: t('reservations.warning.other') }).click()
  await page.waitForURL(/\/basket\/checkout#pay/)
  await expect(page.getByLabel(t('checkout.card.number'))).toBeVisible()
  await expect.poll(async () => (await page.locator('#pay').boundingBox())?.y ?? 1_000).toBeLessThan(200)
  await fillCheckout(page, wanted, GOOD_CARD)
  await pay.click()
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/result/)
  await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible()
})
