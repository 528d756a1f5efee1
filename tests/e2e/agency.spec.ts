import type { Page } from '@playwright/test'
import type { Locale } from '@/domain/shared/locales'
import { expect, expectAccessible, expectNoSidewaysScroll, shopUrl, test, translatorOf } from './fixtures'
import { addToBasket, confirmAtBank, fillCheckout, findTour, GOOD_CARD } from './journey'

test.use({ allowedErrors: ['the server responded with a status of 401', 'the server responded with a status of 404'] })

const PASSWORD = process.env.DEMO_PASSWORD ?? 'kervan-demo'

/** As the page's own scripts see it. */
const statusOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address)).status, path)

async function signIn(page: Page, tenant: string, locale: Locale, password = PASSWORD): Promise<void> {
  const t = translatorOf(locale)
  await page.goto(shopUrl(tenant, locale, '/agency/login'))
  await page.getByLabel(t('agency.login.email')).fill(`agency@${tenant}.example`)
  await page.getByLabel(t('agency.login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('agency.login.submit'), exact: true }).click()
}

test('an agency books for a client at its net price and finds it in its list and statement', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const wanted = { tenant: 'lykia', locale: 'de' as const, t: translatorOf('de') }
  const { t } = wanted
  await signIn(page, 'lykia', 'de')
  await expect(page.getByRole('heading', { level: 1, name: 'Simena Travel' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: t('agency.area.label') })).toHaveAttribute('href', '/de/agency/forms')
  await expect(page.getByRole('link', { name: t('layout.topBar.login') })).toBeHidden()
  const tour = await findTour(wanted)
  await page.goto(shopUrl('lykia', 'de', `/p/${tour.slug}`))
  await addToBasket(page, wanted, tour.date)
  await expect(page.getByRole('dialog').last()).toBeVisible()
  await page.goto(shopUrl('lykia', 'de', '/basket/cart'))
  await expect(page.getByText(t('agency.note.title', { agency: 'Simena Travel' }))).toBeVisible()
  await expect(page.getByText(t('basket.totals.grossPrice'))).toBeVisible()
  await page.goto(shopUrl('lykia', 'de', '/basket/checkout'))
  const guest = (name: string) => page.locator(`#guest-${name}`)
  await guest('firstName').fill('Frida')
  await guest('lastName').fill('Kunde')
  await guest('email').fill('frida.kunde@mail.example')
  await fillCheckout(page, wanted, GOOD_CARD)
  await page.locator('button[form=checkout-form]:visible').first().click()
  await confirmAtBank(page)
  await page.waitForURL(/basket\/result/)
  await page.goto(shopUrl('lykia', 'de', '/agency/forms'))
  const card = page.getByRole('article').filter({ hasText: 'Frida Kunde' }).first()
  await expect(card).toContainText(t('agency.list.own'))
  await expect(card).toContainText(t('agency.list.net'))
  const month = tour.date.slice(0, 7)
  await page.goto(shopUrl('lykia', 'de', `/agency/forms?show=statement&month=${month}`))
  await expect(page.getByText('Frida Kunde').first()).toBeVisible()
  for (const [format, type] of [
    ['csv', 'text/csv'],
    ['pdf', 'application/pdf'],
  ] as const) {
    const href = await page.getByRole('link', { name: t(`agency.statement.${format}`) }).getAttribute('href')
    const file = await page.evaluate(async (address) => {
      const answer = await fetch(address)
      return {
        status: answer.status,
        type: answer.headers.get('content-type'),
        name: answer.headers.get('content-disposition'),
      }
    }, href ?? '')
    expect(file).toEqual({
      status: 200,
      type: expect.stringContaining(type),
      name: expect.stringContaining(`-${month}.${format}`),
    })
  }
  await expectNoSidewaysScroll(page)
})

test("an agency's page keeps the visit for its branch until it ends", { tag: '@phone' }, async ({ page, context }) => {
  const t = translatorOf('tr')
  await page.goto(shopUrl('lykia', 'tr', '/agency/1?alt_ac_k_no=1'))
  await expect(page.getByRole('heading', { level: 1, name: 'Simena Travel' })).toBeVisible()
  await expect(page.getByText(t('agency.landing.branch', { branch: 'Kalkan Ofisi' }))).toBeVisible()
  const kept = (await context.cookies()).filter(({ name }) => name.endsWith('ac_k_no'))
  expect(kept.map(({ name, value }) => [name, value]).sort()).toEqual([
    ['ac_k_no', '1'],
    ['alt_ac_k_no', '1'],
  ])
  const days = kept.map(({ expires }) => Math.round((expires - Date.now() / 1000) / 86_400))
  for (const left of days) expect(left).toBeGreaterThan(0)
  for (const left of days) expect(left).toBeLessThanOrEqual(30)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // The second is waiting for a decision, the others are nobody.
  for (const number of ['2', '999', 'x']) {
    expect(await statusOf(page, `/tr/agency/${number}`), number).toBe(404)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an agency logs in and out by plain forms', { tag: '@desktop' }, async ({ page }) => {
    const t = translatorOf('nl')
    await signIn(page, 'orion', 'nl', 'wrong-password')
    await expect(page.getByText(t('errors.codes.invalidCredentials'))).toBeVisible()
    await signIn(page, 'orion', 'nl')
    await expect(page).toHaveURL(/\/nl\/agency\/forms$/)
    await expect(page.getByText('agency@orion.example')).toBeVisible()
    await page.getByRole('button', { name: t('agency.area.logout') }).click()
    await expect(page).toHaveURL(/\/nl\/agency\/login/)
  })
})

test('one browser has one session: an agency is no member, a member no agency', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const t = translatorOf('en')
  await page.goto(shopUrl('lykia', 'en', '/user'))
  await page.getByLabel(t('member.auth.email')).first().fill('demo@lykia.example')
  await page.getByLabel(t('member.auth.password'), { exact: true }).first().fill(PASSWORD)
  await page.getByRole('button', { name: t('member.auth.login'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('member.area.title'), exact: true })).toBeVisible()
  const asked = (call: string) => statusOf(page, `/api/operator/${call}`)
  expect([await asked('getMemberData'), await asked('getAgency')]).toEqual([200, 401])
  await signIn(page, 'lykia', 'en')
  await expect(page.getByRole('heading', { level: 1, name: 'Simena Travel' })).toBeVisible()
  expect([await asked('getMemberData'), await asked('getAgency')]).toEqual([401, 200])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shopUrl('lykia', 'en'))
  await page.getByRole('link', { name: t('layout.bottomBar.account') }).click()
  await expect(page).toHaveURL(/\/agency\/forms$/)
  // Each other's cookie pasted in opens nothing.
  const own = (await context.cookies()).find(({ name }) => name === 'agency.session')
  await context.clearCookies()
  await context.addCookies([
    { ...own, name: 'next-auth.session-token', value: own?.value ?? '', domain: 'lykia.localhost', path: '/' },
  ])
  expect([await asked('getMemberData'), await asked('getAgency')]).toEqual([401, 401])
})
