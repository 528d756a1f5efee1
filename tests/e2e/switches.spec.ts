import type { Page } from '@playwright/test'
import type { Locale } from '@/domain/shared/locales'
import { LOCALE_NAMES } from '@/lib/i18n/locale-names'
import { fillGuest, newEmail, payButton } from './booked'
import { expect, expectAccessible, expectNoSidewaysScroll, newPhone, test, waitForMail } from './fixtures'
import {
  chooseTour,
  confirmAtBank,
  fillCheckout,
  findTour,
  GOOD_CARD,
  openShop,
  POOR_CARD,
  type Wanted,
  wantedIn,
} from './journey'

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** Opens the present page in another language, as a person does, and answers what is to be read from then on. */
async function speak(page: Page, { tenant, t }: Wanted, locale: Locale): Promise<Wanted> {
  const globe = page.getByRole('button', { name: new RegExp(`^${t('layout.topBar.language')}`) })
  const drawer = page.getByRole('button', { name: t('layout.header.menu') })
  await globe.or(drawer).first().waitFor()
  if (await globe.isVisible()) {
    await globe.click()
    await page.getByRole('menuitemradio', { name: LOCALE_NAMES[locale] }).click()
  } else {
    await drawer.click()
    await page.getByRole('combobox', { name: t('layout.topBar.language') }).selectOption(locale)
  }
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  return wantedIn(tenant, locale)
}

/** Shows prices in another currency, as a person does. */
async function count(page: Page, { locale, t }: Wanted, code: string): Promise<void> {
  const purse = page.getByRole('button', { name: new RegExp(`^${t('layout.topBar.currency')}`) })
  const globe = page.getByRole('button', { name: new RegExp(`^${t('layout.topBar.language')}`) })
  const drawer = page.getByRole('button', { name: t('layout.header.menu') })
  await purse.or(globe).or(drawer).first().waitFor()
  if (await drawer.isVisible()) {
    await drawer.click()
    await page.getByRole('combobox', { name: t('layout.topBar.currency') }).selectOption(code)
    await page.keyboard.press('Escape')
  } else {
    // Where the line is short, the globe opens both.
    await ((await purse.isVisible()) ? purse : globe).click()
    const name = new Intl.DisplayNames([locale], { type: 'currency' }).of(code) ?? code
    await page.getByRole('menuitemradio', { name }).click()
  }
  await expect(page.locator('html')).toHaveAttribute('data-currency', code)
}

/** Reloads, and waits until it has come to life. */
async function reload(page: Page): Promise<void> {
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const digitsOf = (text: string | null) =>
  (text ?? '').match(/\d[\d.,\u00a0\u202f ]*[.,]\d{2}/)?.[0]?.replace(/\D/g, '') ?? ''

test('language and currency change at every step and every step is reloaded: nothing typed or chosen is lost', async ({
  page,
}) => {
  test.setTimeout(240_000)
  let wanted = wantedIn('orion', 'de')
  const email = newEmail()
  const phone = newPhone()
  const tour = await findTour(wanted, 'deposit')
  const names = new Map<Locale, string>()

  await test.step('at the product', async () => {
    await openShop(page, wanted, `/p/${tour.slug}`)
    await chooseTour(page, wanted, tour.date)
    if (isPhone(page)) await page.keyboard.press('Escape')
    wanted = await speak(page, wanted, 'ru')
    await count(page, wanted, 'USD')
    await reload(page)
    names.set('ru', (await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
    // The day, the departure and the three people are chosen still.
    if (isPhone(page)) await page.locator('.booking-bar button').click()
    const card = isPhone(page) ? page.getByRole('dialog') : page.locator('main')
    await expect(card.getByText('$').first()).toBeVisible()
    const add = card.getByRole('button', { name: wanted.t('basket.card.add') })
    await expect(add).toBeEnabled()
    await add.click()
    await expect(page.getByRole('dialog').getByText(wanted.t('basket.sidebar.notice.added'))).toBeVisible({
      timeout: 20_000,
    })
  })

  let total = ''
  await test.step('in the basket', async () => {
    await openShop(page, wanted, '/basket/cart')
    const main = page.locator('main')
    await expect(main).toContainText(names.get('ru') ?? '')
    await expect(main).toContainText(wanted.t('basket.people.adult', { count: 3 }))
    await expect(main).toContainText('$')
    wanted = await speak(page, wanted, 'nl')
    await count(page, wanted, 'EUR')
    await reload(page)
    await expect(main).toContainText(wanted.t('basket.people.adult', { count: 3 }))
    await expect(main.locator('.cart-aside[aria-busy=false]')).toBeVisible()
    await expect(main.locator('.cart-aside')).toContainText('€')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('at checkout', async () => {
    await openShop(page, wanted, '/basket/checkout')
    await fillGuest(page, wanted, email)
    await page.locator('#guest-phone').fill(phone)
    await page.getByLabel(wanted.t('checkout.guest.fields.note')).fill('A cot, please')
    await page.locator('label:has(input[name=plan][value=full])').click()
    await page.locator('input[name=method][value=bankTransfer]').check()
    for (const box of await page.locator('input[type=checkbox][id^=agree]').all()) await box.check()
    wanted = await speak(page, wanted, 'ar')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await count(page, wanted, 'USD')
    // A letter that is typed in the moment in which the page is left is kept too.
    const isLoaded = page.waitForEvent('load')
    await page.getByLabel(wanted.t('checkout.guest.fields.note')).evaluate((box: HTMLTextAreaElement) => {
      box.setSelectionRange(box.value.length, box.value.length)
      box.focus()
      document.execCommand('insertText', false, '!')
      location.reload()
    })
    await isLoaded
    await reload(page)
    const kept = [
      ['#guest-firstName', 'Hannah'],
      ['#guest-lastName', 'Whitfield'],
      ['#guest-email', email],
      ['#guest-phone', phone],
    ] as const
    for (const [box, value] of kept) await expect(page.locator(box)).toHaveValue(value)
    await expect(page.getByLabel(wanted.t('checkout.guest.fields.note'))).toHaveValue('A cot, please!')
    await expect(page.locator('input[name=plan][value=full]')).toBeChecked()
    await expect(page.locator('input[name=method][value=bankTransfer]')).toBeChecked()
    for (const box of await page.locator('input[type=checkbox][id^=agree]').all()) await expect(box).toBeChecked()
    await expect(payButton(page)).toContainText('$')
    await page.locator('input[name=method][value=card]').check()
    await fillCheckout(page, wanted, POOR_CARD)
    await expect(page.locator('.checkout-pay button[type=submit]:not([aria-busy=true])')).toBeEnabled()
    total = digitsOf(await payButton(page).textContent())
    await payButton(page).click()
    await confirmAtBank(page)
  })

  await test.step('where it did not work', async () => {
    await page.waitForURL(/\/basket\/warning/)
    wanted = await speak(page, wanted, 'en')
    await reload(page)
    await expect(page.getByText(wanted.t('reservations.warning.reasons.insufficientFunds'))).toBeVisible()
    await page.getByRole('link', { name: wanted.t('reservations.warning.retry') }).click()
    await page.waitForURL(/\/basket\/checkout/)
    await expect(page.locator('#guest-email')).toHaveValue(email)
    await fillCheckout(page, wanted, GOOD_CARD)
    await expect(page.locator('.checkout-pay button[type=submit]:not([aria-busy=true])')).toBeEnabled()
    expect(digitsOf(await payButton(page).textContent())).toBe(total)
    await payButton(page).click()
    await confirmAtBank(page)
  })

  await test.step('and where it did', async () => {
    await page.waitForURL(/\/basket\/result/)
    const main = page.locator('main')
    await expect(main.locator('.strip-paid')).toContainText('$')
    expect(digitsOf(await main.locator('.strip-paid .price').first().textContent())).toBe(total)
    const number = ((await main.textContent()) ?? '').match(/[A-Z]{3}\d{12}/)?.[0] ?? ''
    wanted = await speak(page, wanted, 'tr')
    await reload(page)
    await expect(page.getByText(wanted.t('reservations.result.states.paid'))).toBeVisible()
    await expect(main).toContainText(number)
    expect(digitsOf(await main.locator('.strip-paid .price').first().textContent())).toBe(total)
    // The mail is in the language in which it was booked.
    expect((await waitForMail(email, number)).locale).toBe('en')
  })
})
