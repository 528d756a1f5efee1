import type { Page } from '@playwright/test'
import type { Locale } from '@/domain/shared/locales'
import { expect, expectAccessible, expectNoSidewaysScroll, shopUrl, test, translatorOf } from './fixtures'
import { register } from './journey'

const PASSWORD = 'correct horse'

async function become(page: Page, tenant: string, locale: Locale): Promise<string> {
  const t = translatorOf(locale)
  const email = `member-${Date.now()}-${Math.floor(Math.random() * 1e6)}@mail.example`
  await page.goto(shopUrl(tenant, locale, '/user'))
  await register(page, { tenant, locale, t }, email)
  await expect(page.getByRole('heading', { level: 1, name: t('member.area.title'), exact: true })).toBeVisible()
  return email
}

async function logIn(
  page: Page,
  tenant: string,
  locale: Locale,
  email: string,
  { remember = false } = {},
): Promise<void> {
  const t = translatorOf(locale)
  await page.goto(shopUrl(tenant, locale, '/user'))
  await page.getByLabel(t('member.auth.email')).first().fill(email)
  await page.getByLabel(t('member.auth.password'), { exact: true }).first().fill(PASSWORD)
  if (remember) await page.getByLabel(t('member.auth.remember')).first().check()
  await page.getByRole('button', { name: t('member.auth.login'), exact: true }).click()
}

test('sessions are listed and ended elsewhere', { tag: '@desktop' }, async ({ page, browser }) => {
  const t = translatorOf('tr')
  const email = await become(page, 'lykia', 'tr')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await logIn(other, 'lykia', 'tr', email)
  await expect(other.getByRole('heading', { level: 1, name: t('member.area.title'), exact: true })).toBeVisible()
  await page.goto(shopUrl('lykia', 'tr', '/user/profile'))
  await expect(page.getByText(t('member.account.sessions.current'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('member.account.sessions.endOthers') }).click()
  await expect(page.getByRole('button', { name: t('member.account.sessions.endOthers') })).toHaveCount(0)
  await other.goto(shopUrl('lykia', 'tr', '/user/payments'))
  await expect(other.getByText(t('member.area.lapsed'))).toBeVisible()
  await elsewhere.close()
})

test('a browser that was asked to remember its member signs in again, until the member ends that', {
  tag: '@desktop',
}, async ({ page, context, browser }) => {
  const t = translatorOf('en')
  const email = await become(page, 'lykia', 'en')
  const endSession = () => context.clearCookies({ name: /^(user_id|auth\..*|next-auth.*)$/ })
  const area = page.getByRole('heading', { level: 1, name: t('member.area.title'), exact: true })
  await endSession()
  await logIn(page, 'lykia', 'en', email, { remember: true })
  await expect(area).toBeVisible()

  await endSession()
  await page.goto(shopUrl('lykia', 'en'))
  await expect(page.locator('.top-account').getByRole('link', { name: t('layout.topBar.account') })).toBeVisible()
  await endSession()
  await page.goto(shopUrl('lykia', 'en', '/user'))
  await expect(area).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await logIn(other, 'lykia', 'en', email)
  await expect(other.getByRole('heading', { level: 1, name: t('member.area.title'), exact: true })).toBeVisible()
  await other.goto(shopUrl('lykia', 'en', '/user/profile'))
  await other.getByRole('button', { name: t('member.account.sessions.endOthers') }).click()
  await expect(other.getByRole('button', { name: t('member.account.sessions.endOthers') })).toHaveCount(0)
  await elsewhere.close()
  await endSession()
  await page.goto(shopUrl('lykia', 'en', '/user'))
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('remember_hint')
  await expect(page.getByLabel(t('member.auth.email')).first()).toHaveValue(email)
})

test.describe('wrong passwords', () => {
  test.use({ allowedErrors: ['status of 401'] })

  test('the toast of a refused log-in lies above the question about visits', { tag: '@phone' }, async ({ page }) => {
    const t = translatorOf('en')
    // The question is not put to programs.
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
    await page.goto(shopUrl('lykia', 'en', '/user'))
    await page.mouse.wheel(0, 100)
    await expect(page.getByRole('button', { name: t('member.cookies.reject'), exact: true })).toBeVisible()
    const form = page.getByRole('tabpanel')
    await form.getByLabel(t('member.auth.email')).fill('nobody@mail.example')
    await form.getByLabel(t('member.auth.password'), { exact: true }).fill('not mine')
    await page.keyboard.press('Enter')
    const toast = page.locator('.toast').filter({ hasText: t('errors.codes.invalidCredentials') })
    await expect(toast).toBeVisible()
    const isOnTop = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    await expect.poll(() => toast.evaluate(isOnTop)).toBe(true)
  })

  test('details, consents, one’s data and the end of an account', { tag: '@phone' }, async ({ page }) => {
    const t = translatorOf('nl')
    const email = await become(page, 'orion', 'nl')
    await page.goto(shopUrl('orion', 'nl', '/user/profile'))
    await page.getByLabel(t('member.profile.city')).fill('Utrecht')
    await page.getByLabel(t('member.profile.country')).selectOption('NL')
    await page.getByRole('button', { name: t('member.profile.save'), exact: true }).click()
    await expect(page.getByText(t('member.profile.saved'))).toBeVisible()
    const box = page.getByRole('checkbox', { name: t('member.account.contact.email') })
    await expect(box).not.toBeChecked()
    await box.check()
    await expect(page.getByText(t('member.account.contact.saved')).first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(t('member.profile.city'))).toHaveValue('Utrecht')
    await expect(box).toBeChecked()
    await expectNoSidewaysScroll(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('member.account.data.export') }).click()
    expect((await download).suggestedFilename()).toBe('my-data.json')
    await page.getByRole('button', { name: t('member.account.remove.open') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('member.account.remove.password'), { exact: true }).fill('not mine')
    await dialog.getByRole('button', { name: t('member.account.remove.confirm') }).click()
    await expect(dialog.getByText(t('member.account.remove.wrong'))).toBeVisible()
    await expectAccessible(page)
    // As a browser has it that was asked to remember the address.
    const { hostname: domain } = new URL(shopUrl('orion', 'nl'))
    await page.context().addCookies([{ name: 'rememberme', value: 'sealed', domain, path: '/api/auth' }])
    await dialog.getByLabel(t('member.account.remove.password'), { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: t('member.account.remove.confirm') }).click()
    await page.waitForURL(shopUrl('orion', 'nl'))
    const left = (await page.context().cookies()).map(({ name }) => name)
    expect(left.filter((name) => /^(rememberme|user_id|auth\.|next-auth\.session)/.test(name))).toEqual([])
    await logIn(page, 'orion', 'nl', email)
    await expect(page.getByText(t('errors.codes.invalidCredentials')).first()).toBeVisible()
  })
})

test('requests have a page of their own', { tag: '@phone' }, async ({ page }) => {
  const t = translatorOf('ar')
  await become(page, 'orion', 'ar')
  await page.goto(shopUrl('orion', 'ar', '/user/requests'))
  await expect(page.getByText(t('member.requests.empty'))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('visits are counted after consent alone, which is refused as easily as given', { tag: '@phone' }, async ({
  page,
}) => {
  const t = translatorOf('de')
  // The question is not put to programs.
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  const counted: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/operator/sendAnalytics')) counted.push(request.url())
  })
  await page.goto(shopUrl('orion', 'de'))
  await page.mouse.wheel(0, 200)
  const reject = page.getByRole('button', { name: t('member.cookies.reject'), exact: true })
  const accept = page.getByRole('button', { name: t('member.cookies.accept'), exact: true })
  await expect(reject).toBeVisible()
  const [left, right] = [await reject.boundingBox(), await accept.boundingBox()]
  expect([left?.width, left?.height]).toEqual([right?.width, right?.height])
  await expect(page.getByRole('link', { name: t('member.cookies.privacy') })).toBeVisible()
  await expectAccessible(page, '#cc-main')
  await reject.click()
  await expect(reject).toBeHidden()
  expect(await page.evaluate(() => document.cookie)).toContain('consent=necessary')
  await page.goto(shopUrl('orion', 'de', '/contact'))
  await page.mouse.wheel(0, 200)
  await page.getByRole('button', { name: t('member.cookies.choices') }).click()
  expect(counted).toEqual([])
  await page
    .locator('#cc-main .pm')
    .getByRole('button', { name: t('member.cookies.accept'), exact: true })
    .click()
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('consent=analytics')
  await page.goto(shopUrl('orion', 'de', '/d'))
  await expect.poll(() => counted.length).toBeGreaterThan(0)
})
