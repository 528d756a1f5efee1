import type { PaymentMethod } from '@/domain/reservations/schema'
import type { Locale } from '@/domain/shared/locales'
import { newEmail, payButton, toPayment } from './booked'
import { expect, expectAccessible, test, waitForMail } from './fixtures'
import { confirmAtBank, wantedIn } from './journey'
import { offerThreeDSecureChoice } from './tenant-database'

interface Way {
  tenant: string
  locale: Locale
  method: PaymentMethod
  plan: 'deposit' | 'full'
  /** Of a card. */
  isSecure?: boolean
  tag: '@phone' | '@desktop'
}

/** Deposit by card with 3-D Secure is what `journey.spec.ts` pays with. */
const WAYS: Way[] = [
  { tenant: 'orion', locale: 'nl', method: 'card', plan: 'full', isSecure: true, tag: '@phone' },
  { tenant: 'orion', locale: 'ru', method: 'card', plan: 'deposit', isSecure: false, tag: '@desktop' },
  { tenant: 'orion', locale: 'ar', method: 'card', plan: 'full', isSecure: false, tag: '@phone' },
  { tenant: 'orion', locale: 'de', method: 'bankTransfer', plan: 'deposit', tag: '@phone' },
  { tenant: 'lykia', locale: 'en', method: 'bankTransfer', plan: 'full', tag: '@desktop' },
  { tenant: 'lykia', locale: 'tr', method: 'onArrival', plan: 'deposit', tag: '@phone' },
]

const digitsOf = (text: string | null) => (text ?? '').match(/\d[\d.,\u00a0 ]*[.,]\d{2}/)?.[0]?.replace(/\D/g, '') ?? ''

for (const { tenant, locale, method, plan, isSecure, tag } of WAYS) {
  const how = isSecure === false ? ' without 3-D Secure' : ''
  test(`${plan} by ${method}${how} at ${tenant} in ${locale}`, { tag }, async ({ page }) => {
    test.setTimeout(120_000)
    const wanted = wantedIn(tenant, locale)
    const { t } = wanted
    const email = newEmail()
    if (isSecure === false) await offerThreeDSecureChoice(tenant)
    await toPayment(page, wanted, { need: 'deposit', email })
    // The demo requires 3-D Secure: there is no switch.
    if (tenant === 'lykia') await expect(page.getByLabel(t('checkout.card.threeDSecure'))).toHaveCount(0)
    if (isSecure === false) await page.getByLabel(t('checkout.card.threeDSecure')).uncheck()
    await page.locator(`input[name=method][value=${method}]`).check()
    if (method !== 'onArrival') await page.locator(`label:has(input[name=plan][value=${plan}])`).click()
    await expect(page.locator(`.checkout-pay button[type=submit]:not([aria-busy=true])`)).toBeEnabled()
    if (method !== 'onArrival') await expect(payButton(page)).toContainText(/\d/)
    const due = digitsOf(await payButton(page).textContent())
    await expectAccessible(page)
    await payButton(page).click()
    if (isSecure) await confirmAtBank(page)
    await page.waitForURL(/\/basket\/result/)
    const main = page.locator('main')
    // Somebody new confirms by the mailed link before a booking that is paid on arrival is certain.
    const state = { card: 'paid', bankTransfer: 'transfer', onArrival: 'unproven' }[method]
    await expect(page.getByText(t(`reservations.result.states.${state}`))).toBeVisible()
    const strip = main.locator('.strip-paid')
    await expect(strip).toBeVisible()
    const cells = await strip.locator('.price').allTextContents()
    // What was to be paid now stands first, beside what is left; all of it leaves nothing.
    expect(cells).toHaveLength(plan === 'full' || method === 'onArrival' ? 1 : 2)
    if (method !== 'onArrival') expect(digitsOf(cells[0] ?? '')).toBe(due)
    await expectAccessible(page)
    const number = ((await main.textContent()) ?? '').match(/[A-Z]{3}\d{12}/)?.[0] ?? ''
    const mail = await waitForMail(email, number)
    expect(mail.locale).toBe(locale)
    if (method === 'bankTransfer') expect(mail.text).toMatch(/\b[A-Z]{2}\d{2}[ \d]{11}/)
  })
}
