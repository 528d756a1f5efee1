import type { BrowserContext, Page } from '@playwright/test'
import { expect, shopUrl, test, translatorOf } from './fixtures'
import { findTour, register, wantedIn } from './journey'

const t = translatorOf('en')
const HOME = shopUrl('lykia', 'en')

/** A hint that no session stands behind. */
const plantHint = (context: BrowserContext) => context.addCookies([{ name: 'user_id', value: '999', url: HOME }])

const namesOf = async (context: BrowserContext) => (await context.cookies(HOME)).map(({ name }) => name)

const guestLink = (page: Page) => page.locator('.top-account [data-login=login]')
const accountLink = (page: Page) => page.locator('.top-account').getByRole('link', { name: t('layout.topBar.account') })

/** The favourites of the member that the hint names are asked for too, and refused. */
test.use({ allowedErrors: ['/api/operator/getMemberData'] })

/** Counts the session calls of a page. */
function countAsked(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/session') asked += 1
  })
  return () => asked
}

test('a hint without a session: the tab asks once, the cookies go and the header shows a guest', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await plantHint(context)
  const asked = countAsked(page)
  await page.goto(HOME)
  await expect(guestLink(page)).toBeVisible()
  expect(await namesOf(context)).not.toContain('user_id')
  await page.reload()
  await expect(guestLink(page)).toBeVisible()
  expect(asked()).toBe(1)
})

test('it goes in soft navigation too', { tag: '@desktop' }, async ({ page, context }) => {
  await page.goto(HOME)
  await expect(guestLink(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await plantHint(context)
  await page.locator('a[href^="/d/tours?kat_k_no="]').first().click()
  await page.waitForURL('**/d/tours?kat_k_no=*')
  await expect.poll(() => namesOf(context)).not.toContain('user_id')
  await expect(guestLink(page)).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a member is asked about once in a tab; what one tab finds out all others show', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.goto(shopUrl('lykia', 'en', '/user'))
  await register(page, wantedIn('lykia', 'en'), `stale.${Date.now()}@mail.example`)
  await expect(page.getByRole('heading', { level: 1, name: t('member.area.title'), exact: true })).toBeVisible()
  const asked = countAsked(page)
  await page.goto(HOME)
  await expect(accountLink(page)).toBeVisible()
  await page.reload()
  await expect(accountLink(page)).toBeVisible()
  expect(asked()).toBeLessThanOrEqual(1)
  expect(await namesOf(context)).toContain('user_id')

  await context.clearCookies({ name: /session-token/ })
  const other = await context.newPage()
  await other.goto(HOME)
  await expect(guestLink(other)).toBeVisible()
  await expect(guestLink(page)).toBeVisible()
  expect((await namesOf(context)).filter((name) => /^(user_id|auth\.)/.test(name))).toEqual([])
})

/** Asked by Node, which does not know the names beneath localhost. */
const plainUrl = (path: string) => shopUrl('lykia', 'en', path).replace('lykia.', '')

test('pages that are kept for all set no cookie, whatever a browser sends', { tag: '@desktop' }, async ({
  request,
}) => {
  const { slug } = await findTour(wantedIn('lykia', 'en'))
  const cookie = 'user_id=999; auth.strategy=local; next-auth.session-token=forged; currency=EUR'
  for (const path of ['/', '/d/tours', `/p/${slug}`])
    for (const more of [{}, {}, { rsc: '1' }, { 'accept-encoding': 'identity' }]) {
      const answer = await request.get(plainUrl(path), { headers: { cookie, ...more } })
      expect([answer.status(), answer.headersArray().filter(({ name }) => /^set-cookie$/i.test(name))]).toEqual([
        200,
        [],
      ])
    }
  const session = await request.get(plainUrl('/api/auth/session'), { headers: { cookie } })
  expect(await session.json()).toEqual({ state: 'guest' })
  expect(session.headersArray().filter(({ name }) => /^set-cookie$/i.test(name))).toHaveLength(3)
})
