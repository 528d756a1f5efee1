import type { Page } from '@playwright/test'
import { loadCipher } from '@/lib/security/cipher'
import { STORAGE_KEY } from '@/store/persist/storage-key'
import { expect, test, translatorOf } from './fixtures'
import { addToBasket, fillCheckout, findTour, GOOD_CARD, openShop, register, type Wanted } from './journey'

const t = translatorOf('en')
const english: Wanted = { tenant: 'lykia', locale: 'en', t }

/** What the browser notes on its console about the refusal. */
test.use({ allowedErrors: ['/api/operator/createReservation'] })

type Tree = { [key: string]: unknown }

const AMOUNT = /^\d+\.\d{2}$/

/** The same with every amount of money made one. */
function cheapen(value: unknown): unknown {
  if (typeof value === 'string') return AMOUNT.test(value) ? '1.00' : value
  if (Array.isArray(value)) return value.map(cheapen)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value as Tree).map(([key, inner]) => [key, cheapen(inner)]))
}

const readTotal = (page: Page): Promise<string | null> =>
  page.locator('.cart-aside').getByText(t('basket.totals.total'), { exact: true }).locator('xpath=..').textContent()

test('a price changed in the storage or in the request is never charged', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(120_000)
  const tour = await findTour(english)
  await openShop(page, english, `/p/${tour.slug}`)
  await addToBasket(page, english, tour.date)
  await expect(page.getByText(t('basket.sidebar.notice.added'))).toBeVisible()
  await openShop(page, english, '/basket/cart')
  const honest = await readTotal(page)
  expect(honest).toMatch(/\d{3}/)

  await test.step('what lies in the storage counts for nothing: the server prices anew', async () => {
    const cipher = await loadCipher()
    const stored = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)
    const state = JSON.parse(cipher.decrypt(stored ?? '') ?? '')
    const cheap = JSON.stringify(cheapen(state))
    expect(cheap).not.toBe(JSON.stringify(state))
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [STORAGE_KEY, cipher.encrypt(cheap)] as const)
    await page.reload()
    await expect(page.getByText(tour.title).first()).toBeVisible()
    await expect.poll(() => readTotal(page)).toBe(honest)
  })

  await test.step('a signed offer that was changed is refused with a clear message', async () => {
    await page.route('**/api/operator/createReservation', async (route) => {
      const request = route.request().postDataJSON()
      const [body = '', signature] = String(request.quoteToken).split('.')
      const payload = cheapen(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
      const forged = Buffer.from(JSON.stringify(payload)).toString('base64url')
      await route.continue({ postData: JSON.stringify({ ...request, quoteToken: `${forged}.${signature}` }) })
    })
    await openShop(page, english, '/basket/checkout')
    await register(page, english, `mallory.${Date.now()}@mail.example`)
    await expect(page.getByLabel(t('checkout.guest.fields.firstName'), { exact: true }).last()).toHaveValue('Hannah')
    await fillCheckout(page, english, GOOD_CARD)
    await page
      .getByRole('button', { name: new RegExp(t('checkout.submit.pay')) })
      .first()
      .click()
    await expect(page.getByText(t('errors.codes.quoteInvalid')).first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/basket/checkout')
    await openShop(page, english, '/user/reservations')
    await expect(page.getByText(tour.title)).toHaveCount(0)
  })
})
