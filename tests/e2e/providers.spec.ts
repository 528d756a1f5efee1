import type { Page } from '@playwright/test'
import type { Locale } from '@/domain/shared/locales'
import { startGraphServer } from '../api/support/graph-server'
import { type OidcServer, startOidcServer } from '../api/support/oidc-server'
import { expect, expectAccessible, shopUrl, test, translatorOf } from './fixtures'
import { register, wantedIn } from './journey'

const PORT = process.env.PORT ?? '3100'
/** Where the shop looks for the providers: the one that `npm test` starts says it to its tests as well. */
const portOf = (name: 'GOOGLE_ISSUER' | 'FACEBOOK_GRAPH_URL'): number => Number(new URL(process.env[name] ?? '').port)

let google: OidcServer
let facebook: Awaited<ReturnType<typeof startGraphServer>>

// Google's page asks for a type face and an icon that are not there.
test.use({ allowedErrors: ['fonts.googleapis.com', 'favicon.ico'] })

test.beforeAll(async () => {
  const callbacks = ['lykia', 'orion'].map((tenant) => `http://${tenant}.localhost:${PORT}/api/auth/callback/google`)
  google = await startOidcServer(callbacks, portOf('GOOGLE_ISSUER'))
  facebook = await startGraphServer(portOf('FACEBOOK_GRAPH_URL'))
})
test.afterAll(() => Promise.all([google.stop(), facebook.stop()]))

interface Visit {
  page: Page
  tenant: string
  locale: Locale
}

async function click(provider: 'Google' | 'Facebook', { page, tenant, locale }: Visit): Promise<void> {
  await page.goto(shopUrl(tenant, locale, '/user'))
  const name = translatorOf(locale)('member.auth.continueWith', { provider })
  await page.getByRole('button', { name }).click()
}

/** What a person does at Google: says who they are, and agrees. */
async function agreeAtGoogle(page: Page, account: string): Promise<void> {
  await page.locator('[name=login]').fill(account)
  await page.locator('[name=password]').fill('x')
  await page.locator('[type=submit]').click()
  await page.locator('[name=prompt][value=consent]').waitFor({ state: 'attached' })
  await page.locator('[type=submit]').click()
}

const cookieOf = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value

async function expectRefusal(visit: Visit, code: string): Promise<void> {
  const { page, locale } = visit
  await expect(page.getByRole('alert').filter({ hasText: translatorOf(locale)(`errors.codes.${code}`) })).toBeVisible()
  expect(await cookieOf(page, 'user_id')).toBeUndefined()
}

test.describe('connecting Google in the profile', { tag: '@desktop' }, () => {
  /** A member by e-mail and password, at the part of their profile that is about other accounts. */
  async function openProviders(page: Page, locale: Locale, name: string) {
    const wanted = wantedIn('orion', locale)
    await page.goto(shopUrl('orion', locale, '/user'))
    await register(page, wanted, `${name}-${Date.now()}@mail.example`)
    await expect(
      page.getByRole('heading', { level: 1, name: wanted.t('member.area.title'), exact: true }),
    ).toBeVisible()
    await page.goto(shopUrl('orion', locale, '/user/profile'))
    const section = page.getByRole('region', { name: wanted.t('member.account.providers.title') })
    const connect = section.getByRole('button', {
      name: wanted.t('member.account.providers.connect', { provider: 'Google' }),
    })
    return { t: wanted.t, section, connect }
  }

  test('lists it, and disconnects it again', async ({ page }) => {
    const { t, section, connect } = await openProviders(page, 'de', 'connects')
    const own = await cookieOf(page, 'user_id')
    const account = `other-address-${Date.now()}`
    google.accounts.set(account, { email: `${account}@mail.example`, email_verified: true, given_name: 'Ada' })
    await connect.click()
    await agreeAtGoogle(page, account)
    await expect(page).toHaveURL(/\/de\/user\/profile\?notice=connect$/)
    await expect(section.getByRole('status')).toHaveText(t('member.account.providers.done'))
    const listed = section.getByRole('listitem').filter({ hasText: 'Google' })
    await expect(listed).toBeVisible()
    await expect(connect).toBeHidden()
    expect([await cookieOf(page, 'user_id'), await cookieOf(page, 'auth.strategy')]).toEqual([own, 'local'])
    await expectAccessible(page)
    await listed.getByRole('button', { name: t('member.account.providers.disconnect') }).click()
    await expect(listed).toBeHidden()
    await expect(connect).toBeVisible()
    await expect(section.getByText(t('member.account.providers.done'))).toBeHidden()
    await page.reload()
    await expect(connect).toBeVisible()
    await expect(section.getByRole('listitem')).toHaveCount(0)
    await expect(section.getByText(t('member.account.providers.done'))).toBeHidden()
  })

  test('says that it is somebody else’s already, and leaves both as they were', async ({ page, browser }) => {
    const account = `taken-${Date.now()}`
    google.accounts.set(account, { email: `${account}@mail.example`, email_verified: true, given_name: 'Bea' })
    const holder = await browser.newContext()
    const elsewhere = await holder.newPage()
    await click('Google', { page: elsewhere, tenant: 'orion', locale: 'en' })
    await agreeAtGoogle(elsewhere, account)
    const areaTitle = translatorOf('en')('member.area.title')
    await expect(elsewhere.getByRole('heading', { level: 1, name: areaTitle, exact: true })).toBeVisible()
    await holder.close()
    const { t, section, connect } = await openProviders(page, 'ar', 'too-late')
    const own = await cookieOf(page, 'user_id')
    await connect.click()
    await agreeAtGoogle(page, account)
    await expect(page).toHaveURL(/\/ar\/user\/profile\?error=identityTaken$/)
    await expect(section.getByRole('alert')).toHaveText(t('errors.codes.identityTaken'))
    await expect(section.getByRole('listitem')).toHaveCount(0)
    await expect(connect).toBeVisible()
    expect([await cookieOf(page, 'user_id'), await cookieOf(page, 'auth.strategy')]).toEqual([own, 'local'])
  })
})

test.describe('signing in by Google', { tag: '@desktop' }, () => {
  test('makes a member, who goes on where the dialog was opened', async ({ page }) => {
    const t = translatorOf('nl')
    const account = `ada-${Date.now()}`
    google.accounts.set(account, { email: `${account}@mail.example`, email_verified: true, given_name: 'Ada' })
    await page.goto(shopUrl('orion', 'nl', '/contact'))
    await page.getByRole('link', { name: t('layout.topBar.login') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('member.auth.continueWith', { provider: 'Google' }) }).click()
    await agreeAtGoogle(page, account)
    await expect(page).toHaveURL(shopUrl('orion', 'nl', '/contact'))
    await expect(page.getByRole('link', { name: t('layout.topBar.account') })).toBeVisible()
    expect(await cookieOf(page, 'auth.strategy')).toBe('google')
    await page.goto(shopUrl('orion', 'nl', '/user/profile'))
    await expect(page.getByRole('heading', { name: t('member.account.providers.title') })).toBeVisible()
    await expectAccessible(page)
  })

  test('refused there, it is said here and nobody is signed in', async ({ page }) => {
    const visit: Visit = { page, tenant: 'lykia', locale: 'tr' }
    await click('Google', visit)
    await page.locator('a[href*=abort]').click()
    await expectRefusal(visit, 'providerTokenInvalid')
  })

  test('an answer that nobody here asked for signs nobody in', async ({ page }) => {
    const visit: Visit = { page, tenant: 'orion', locale: 'en' }
    await page.goto(shopUrl('orion', 'en', '/user'))
    await page.goto(`http://orion.localhost:${PORT}/api/auth/callback/google?code=stolen&state=forged`)
    await expect(page).toHaveURL(/error=providerTokenInvalid/)
    expect(await cookieOf(visit.page, 'user_id')).toBeUndefined()
  })

  test("an e-mail that Google has not verified opens nobody's account", async ({ page }) => {
    const visit: Visit = { page, tenant: 'lykia', locale: 'de' }
    google.accounts.set('mallory', { email: 'demo@lykia.example', email_verified: false, given_name: 'Mallory' })
    await click('Google', visit)
    await agreeAtGoogle(page, 'mallory')
    await expectRefusal(visit, 'emailUnverified')
  })

  test('without an e-mail one is asked for', async ({ page }) => {
    const visit: Visit = { page, tenant: 'orion', locale: 'ar' }
    google.accounts.set('nameless', { given_name: 'Noor' })
    await click('Google', visit)
    await agreeAtGoogle(page, 'nameless')
    await expectRefusal(visit, 'emailMissing')
    await expect(page.getByLabel(translatorOf('ar')('member.auth.email')).first()).toBeVisible()
  })

  test('slow, and then away, Google keeps nobody waiting', async ({ page }) => {
    const visit: Visit = { page, tenant: 'lykia', locale: 'ru' }
    const held = google.hold()
    await click('Google', visit)
    await expectRefusal(visit, 'providerUnavailable')
    held.release()
    await google.stop()
    await click('Google', visit)
    await expectRefusal(visit, 'providerUnavailable')
  })
})

test.describe('signing in by Facebook', { tag: '@desktop' }, () => {
  test('makes a member; refused there, it is said here', async ({ page }) => {
    const visit: Visit = { page, tenant: 'orion', locale: 'de' }
    facebook.dialog.visitor = null
    await click('Facebook', visit)
    await expectRefusal(visit, 'providerTokenInvalid')
    const id = String(Date.now())
    facebook.dialog.visitor = { id, first_name: 'Bea', last_name: 'Blum', email: `bea-${id}@mail.example` }
    await click('Facebook', visit)
    await expect(page.getByRole('heading', { level: 1, name: translatorOf('de')('member.area.title') })).toBeVisible()
    expect(await cookieOf(page, 'auth.strategy')).toBe('facebook')
  })

  test('without an e-mail one is asked for', async ({ page }) => {
    const visit: Visit = { page, tenant: 'lykia', locale: 'en' }
    facebook.dialog.visitor = { id: `${Date.now()}1`, first_name: 'Cem', last_name: 'Can' }
    await click('Facebook', visit)
    await expectRefusal(visit, 'emailMissing')
  })
})
