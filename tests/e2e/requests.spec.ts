import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForMail } from './fixtures'
import { openShop, type Wanted, wantedIn } from './journey'

const API = `http://127.0.0.1:${process.env.API_PORT ?? '4200'}`

async function findPackage({ tenant, locale }: Wanted, kind: 'dugun' | 'saglik') {
  const answer = await fetch(`${API}/category-urun-listele?lang=${locale}&urun_tipleri=${kind}`, {
    headers: { company: tenant, accept: 'application/json' },
  })
  const [first] = (await answer.json()).data.urunler
  return { slug: first.icerik[locale].slug as string, title: first.icerik[locale].baslik as string }
}

/** The form of the page with the person filled in; sent without the privacy box first, which must say so. */
async function sendAs(page: Page, { t }: Wanted, email: string): Promise<string> {
  const form = page.getByRole('form')
  await form.getByLabel(t('requests.firstName')).fill('Ada')
  await form.getByLabel(t('requests.lastName')).fill('Whitfield')
  await form.getByLabel(t('requests.email')).fill(email)
  await form.getByRole('button', { name: t('requests.send') }).click()
  const privacy = form.locator('[name="privacyPolicy"]')
  await expect(privacy).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await privacy.check()
  await form.getByRole('button', { name: t('requests.send') }).click()
  await expect(page.getByText(t('requests.thanks.title'))).toBeVisible()
  const number = (await page.locator('[data-request-number]').textContent()) ?? ''
  const mail = await waitForMail(email, number)
  expect(mail.text).toContain('Ada')
  return mail.text
}

const newEmail = () => `ask.${Date.now()}.${Math.floor(Math.random() * 1e6)}@mail.example`

test('a wedding is asked for in Dutch and a health stay with a document in Russian', async ({ page }) => {
  const wedding = wantedIn('orion', 'nl')
  const party = await findPackage(wedding, 'dugun')
  await openShop(page, wedding, `/p/${party.slug}#request`)
  const form = page.getByRole('form', { name: wedding.t('requests.title.wedding') })
  await form.getByRole('spinbutton', { name: wedding.t('requests.guests') }).fill('34')
  await form.getByLabel(wedding.t('requests.budget')).fill('9500')
  const asked = await sendAs(page, wedding, newEmail())
  // Nobody has proven the address: the receipt repeats nothing that was typed.
  expect(asked).not.toContain('9.500,00')

  const health = wantedIn('lykia', 'ru')
  const stay = await findPackage(health, 'saglik')
  await openShop(page, health, `/p/${stay.slug}#request`)
  const upload = page.locator('input[type="file"]')
  // Nothing about one's health leaves the browser before the consent of its own is given.
  await expect(upload).toBeDisabled()
  await page.getByRole('checkbox', { name: health.t('requests.documents.consent') }).check()
  await upload.setInputFiles({
    name: 'befund.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer << >>\n%%EOF\n'),
  })
  await expect(page.getByText('befund.pdf')).toBeVisible()
  expect(await sendAs(page, health, newEmail())).not.toContain('befund.pdf')
})

test('a ride is searched for without scripts: what is missing is said, and two vehicles take a large party', async ({
  browser,
}) => {
  const { tenant, locale, t } = wantedIn('lykia', 'de')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await openShop(page, { tenant, locale, t }, '/t')
  await page.getByRole('button', { name: t('transfers.form.submit') }).click()
  await expect(page.getByRole('alert').first()).toContainText(t('basket.ride.notSelected'))
  const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await openShop(page, { tenant, locale, t }, `/t?from=dalaman-airport&to=kas&date=${date}&people=18&cases=4`)
  await expect(page.getByText(t('transfers.results.two'))).toBeVisible()
  await expect(page.getByText(t('transfers.problems.tooManyPersons')).first()).toBeVisible()
  await context.close()
})
