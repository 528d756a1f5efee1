import type { Page } from '@playwright/test'
import { ACCOUNT_TEXTS } from '@/messages/catalogues'
import { expect, expectAccessible, expectNoSidewaysScroll, shopUrl, test, translatorOf, waitForMail } from './fixtures'

const DESK = `http://localhost:${process.env.API_PORT ?? '4200'}/desk/lykia`
const DEMO_PASSWORD = process.env.DEMO_PASSWORD ?? 'kervan-demo'

test.use({ allowedErrors: ['the server responded with a status of 401'] })

async function logIn(page: Page, email: string, password: string): Promise<void> {
  const t = translatorOf('ru')
  await page.goto(shopUrl('lykia', 'ru', '/agency/login'))
  await page.getByLabel(t('agency.login.email')).fill(email)
  await page.getByLabel(t('agency.login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('agency.login.submit'), exact: true }).click()
}

/** What the operator's people do. */
async function approve(desk: Page, tradeName: string): Promise<void> {
  await desk.goto(DESK)
  await desk.locator('input[name=email]').fill('manager@lykia.example')
  await desk.locator('input[name=password]').fill(DEMO_PASSWORD)
  await desk.locator('main button').click()
  await desk.waitForURL(DESK)
  await desk.goto(`${DESK}/agencies`)
  await desk.getByRole('link', { name: tradeName }).click()
  await expect(desk.locator('main a[href*="/papers/"]').first()).toBeVisible()
  await desk.locator('input[name=discount]').fill('12.5')
  await desk.locator('input[name=commission]').fill('5')
  await desk.locator('form[action$="/approve"] button').click()
  await desk.locator('form:has(input[name=seen]) button').click()
  await desk.waitForURL(/done=agencyApproved/)
}

test('an application names what is missing, goes out with its papers, and becomes an agency at the desk', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.setTimeout(120_000)
  const t = translatorOf('ru')
  const email = `agency-${Date.now()}@mail.example`
  const tradeName = `Море ${Date.now()}`
  await page.goto(shopUrl('lykia', 'ru', '/agency/forms'))
  const send = page.getByRole('button', { name: t('agency.form.send') })
  await send.click()
  await expect(page.getByText(t('errors.fields.required')).first()).toBeVisible()
  await expectAccessible(page)
  const fields: [string, string][] = [
    ['legalName', 'ООО Море'],
    ['tradeName', tradeName],
    ['taxOffice', 'Kaş'],
    ['taxNumber', String(Date.now()).slice(-10)],
    ['phone', '+7 900 000 00 00'],
    ['city', 'Казань'],
    ['address', 'ул. Мира, 1'],
    ['firstName', 'Ольга'],
    ['lastName', 'Ким'],
    ['email', email],
  ]
  for (const [name, value] of fields) await page.locator(`main [name=${name}]`).fill(value)
  await page.locator('main [name=country]').selectOption('RU')
  await page.locator('main [name=privacyPolicy]').check()
  const files = page.locator('input[type=file]')
  await files.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText(t('errors.codes.fileRefused'))).toBeVisible()
  await files.setInputFiles({
    name: 'licence.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  })
  await expect(page.getByText('licence.pdf')).toBeVisible()
  await send.click()
  await expect(page.getByRole('heading', { name: t('agency.thanks.title') })).toBeFocused()
  await waitForMail(email, ACCOUNT_TEXTS.ru.agencyReceived.subject)

  await test.step('who is waiting cannot log in', async () => {
    await logIn(page, email, 'correct horse')
    await expect(page.getByText(t('errors.codes.invalidCredentials'))).toBeVisible()
  })

  await test.step('the desk reads its papers and accepts it', async () => {
    const desk = await browser.newPage()
    await approve(desk, tradeName)
    await desk.close()
  })

  await test.step('the mailed password opens its area once it is changed', async () => {
    const [before = ''] = ACCOUNT_TEXTS.ru.agencyApproved.body.split('{password}')
    const { text } = await waitForMail(email, ACCOUNT_TEXTS.ru.agencyApproved.subject.split('{')[0] ?? '')
    const mailed = text.split(before)[1]?.match(/^\S+/)?.[0] ?? ''
    await logIn(page, email, mailed)
    await expect(page.getByText(t('agency.account.mustChange'))).toBeVisible()
    await expectAccessible(page)
    await page.locator('[name=currentPassword]').fill(mailed)
    await page.locator('[name=password]').fill('correct horse')
    await page.locator('[name=passwordConfirmation]').fill('correct horse')
    await page.locator('form#password button[type=submit]').click()
    await expect(page.getByText(t('agency.account.mustChange'))).toBeHidden()
    await page.goto(shopUrl('lykia', 'ru', '/agency/forms'))
    await expect(page.getByRole('heading', { level: 1, name: tradeName })).toBeVisible()
    await expect(page.getByText('12,5').first()).toBeVisible()
    const own = await page.locator('main a[href*="/agency/"]').first().getAttribute('href')
    await page.goto(own ?? '')
    await expect(page.getByRole('heading', { level: 1, name: tradeName })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
