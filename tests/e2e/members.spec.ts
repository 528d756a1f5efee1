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
  await expect(page.getByRole('heading', { level: 1, name: t('member.area.title') })).toBeVisible()
  return email
}

async function logIn(page: Page, tenant: string, locale: Locale, email: string): Promise<void> {
  const t = translatorOf(locale)
  await page.goto(shopUrl(tenant, locale, '/user'))
  await page.getByLabel(t('member.auth.email')).first().fill(email)
  await page.getByLabel(t('member.auth.password'), { exact: true }).first().fill(PASSWORD)
  await page.getByRole('button', { name: t('member.auth.login'), exact: true }).click()
}

test('sessions are listed and ended elsewhere', { tag: '@desktop' }, async ({ page, browser }) => {
  const t = translatorOf('tr')
  const email = await become(page, 'lykia', 'tr')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await logIn(other, 'lykia', 'tr', email)
  await expect(other.getByRole('heading', { level: 1, name: t('member.area.title') })).toBeVisible()
  await page.goto(shopUrl('lykia', 'tr', '/user/profile'))
  await expect(page.getByText(t('member.account.sessions.current'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('member.account.sessions.endOthers') }).click()
  await expect(page.getByRole('button', { name: t('member.account.sessions.endOthers') })).toHaveCount(0)
  await other.goto(shopUrl('lykia', 'tr', '/user/payments'))
  await expect(other.getByText(t('member.area.lapsed'))).toBeVisible()
  await elsewhere.close()
})

test('requests have a page of their own', { tag: '@phone' }, async ({ page }) => {
  const t = translatorOf('ar')
  await become(page, 'orion', 'ar')
  await page.goto(shopUrl('orion', 'ar', '/user/requests'))
  await expect(page.getByText(t('member.requests.empty'))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
