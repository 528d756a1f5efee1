import { fillGuest, newEmail, payButton } from './booked'
import { expect, expectAccessible, expectNoSidewaysScroll, newPhone, test, waitForMail } from './fixtures'
import { addToBasket, findTour, openShop, wantedIn } from './journey'
import { inDatabase, tenantDatabase } from './tenant-database'

for (const [locale, tag] of [
  ['en', '@desktop'],
  ['ar', '@phone'],
] as const) {
  test(`what a coupon pays whole is booked without a card, ${locale}`, { tag }, async ({ page }) => {
    test.setTimeout(120_000)
    const wanted = wantedIn('orion', locale)
    const { t } = wanted
    const code = `GIFT${locale.toUpperCase()}`
    await inDatabase(tenantDatabase('orion'), (ask) =>
      ask(
        `insert into coupons (code, discount_type, discount_value, uses_left) values ($1, 'percent', '100.00', 9)
         on conflict (code) do update set uses_left = 9`,
        [code],
      ),
    )
    const tour = await findTour(wanted)
    await openShop(page, wanted, `/p/${tour.slug}`)
    await addToBasket(page, wanted, tour.date)
    await expect(page.getByRole('dialog').getByText(t('basket.sidebar.notice.added'))).toBeVisible({ timeout: 20_000 })
    await openShop(page, wanted, '/basket/cart')
    const main = page.locator('main')
    await main.getByText(t('basket.coupon.have')).click()
    await main.getByLabel(t('basket.coupon.label')).fill(code.toLowerCase())
    await main.getByRole('button', { name: t('basket.coupon.apply') }).click()
    await expect(main.getByText(code)).toBeVisible()
    await expect(main.getByText(t('basket.totals.nothing'))).toBeHidden()
    await openShop(page, wanted, '/basket/checkout')
    await expect(page.getByText(t('checkout.pay.nothingDue'))).toBeVisible()
    await expect(page.getByText(t('basket.totals.nothing'))).toBeHidden()
    await expect(page.getByLabel(t('checkout.card.number'))).toBeHidden()
    await expect(payButton(page)).toHaveText(t('checkout.submit.bookFree'))
    const email = newEmail()
    await fillGuest(page, wanted, email)
    await page.locator('#guest-phone').fill(newPhone())
    for (const box of await page.locator('input[type=checkbox][id^=agree]').all()) await box.check()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await payButton(page).click()
    await page.waitForURL(/\/basket\/result/)
    // No payment proves anybody: the mailed link does.
    await expect(page.getByText(t('reservations.result.states.unproven'))).toBeVisible()
    await expect(page.getByText(t('reservations.next.link'))).toBeVisible()
    await expect(page.getByText(t('reservations.next.settled'))).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const number = ((await main.textContent()) ?? '').match(/[A-Z]{3}\d{12}/)?.[0] ?? ''
    const link = (await waitForMail(email, number)).text.match(/https?:\/\/\S+\/user\/confirm\S+/)?.[0] ?? ''
    const result = page.url()
    await page.goto(link)
    for (const name of ['password', 'passwordConfirmation'])
      await page.locator(`input[name=${name}]`).fill('kervan-demo-7')
    await page.getByRole('button', { name: t('feedback.confirm.passwordButton') }).click()
    await page.waitForURL(({ pathname }) => !pathname.endsWith('/confirm'))
    await page.goto(result)
    await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible()
  })
}
