import type { Page } from '@playwright/test'
import { CALLS } from '@/domain/wire/calls'
import { localePath } from '@/lib/i18n/locale-path'
import { expect, test, translatorOf } from './fixtures'
import { addToBasket, fillCheckout, findTour, GOOD_CARD, register, type Tour, type Wanted } from './journey'
import { type SecondStorefront, startSecondStorefront } from './second-storefront'

const t = translatorOf('tr')
const turkish: Wanted = { tenant: 'lykia', locale: 'tr', t }
/** What the browser itself notes on its console about an answer that is none. */
const UNAVAILABLE = 'status of 503'
/** What React says of an error of the server, whose words stay there. */
const HIDDEN = 'React error #441'

let shop: SecondStorefront

test.use({ allowedErrors: [UNAVAILABLE, HIDDEN] })

test.beforeAll(async () => {
  shop = await startSecondStorefront()
})

test.afterAll(() => shop?.stop())

const urlOf = (path: string) => `http://lykia.localhost:${shop.port}${localePath('tr', path)}`
const open = (page: Page, path: string) => page.goto(urlOf(path))

const found = new Set<string>()

/** A tour that no test here has opened: this storefront has none of its pages in the cache. */
async function findUncachedTour(): Promise<Tour> {
  const tour = await findTour(turkish)
  if (found.has(tour.slug)) return findUncachedTour()
  found.add(tour.slug)
  return tour
}

/** Without scripts, as a first visitor or a search engine gets it. */
async function fetchPage(path: string): Promise<{ status: number; html: string; headers: Headers }> {
  const answer = await fetch(`http://localhost:${shop.port}${localePath('tr', path)}`)
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}

/** Words of ours under 503, in the shop's frame, for people without scripts too. */
function expectUnavailable({ status, html, headers }: Awaited<ReturnType<typeof fetchPage>>): void {
  expect(status).toBe(503)
  expect(html).toContain('lang="tr"')
  expect(html).toContain(t('errors.noTenants.title'))
  expect(html).toContain(t('errors.boundary.text'))
  expect(html).toContain('</footer>')
  expect(html).toContain('noindex')
  expect(headers.get('retry-after')).toBe('5')
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('content-security-policy')).toContain("'sha256-")
  expect(headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/)
}

test('while the operator API is away nothing is lost, and all works again when it is back', {
  tag: '@desktop',
}, async ({ page, context }) => {
  test.setTimeout(120_000)
  const tour = await findUncachedTour()
  const other = await findUncachedTour()
  const email = `ayse.${Date.now()}@mail.example`
  await open(page, `/p/${tour.slug}`)
  await addToBasket(page, turkish, tour.date)
  await expect(page.getByText(t('basket.sidebar.notice.added'))).toBeVisible()
  await open(page, '/basket/checkout')
  await register(page, turkish, email)
  await expect(page.getByLabel(t('checkout.guest.fields.email')).last()).toHaveValue(email)
  await page.getByLabel(t('checkout.guest.fields.note')).fill('Pencere kenarı, lütfen')
  await fillCheckout(page, turkish, GOOD_CARD)
  const pay = page.getByRole('button', { name: new RegExp(t('checkout.submit.pay')) }).first()
  await expect(pay).toBeEnabled()
  // The page around a basket is the same for all, and kept once somebody has seen it.
  expect((await fetchPage('/basket/cart')).status).toBe(200)

  await shop.loseApi()

  await test.step('booking says so and keeps what was typed, the card too', async () => {
    await pay.click()
    await expect(page.getByText(t('errors.codes.unavailable')).first()).toBeVisible()
    await expect(page.getByLabel(t('checkout.guest.fields.note'))).toHaveValue('Pencere kenarı, lütfen')
    await expect(page.getByLabel(t('checkout.guest.fields.phone'))).toHaveValue(/^\+44 7700 \d{6}$/)
    await expect(page.getByLabel(t('checkout.card.holder'))).toHaveValue('HANNAH WHITFIELD')
  })

  const second = await context.newPage()
  await test.step('a page that is kept is there', async () => {
    const answer = await second.goto(urlOf(`/p/${tour.slug}`))
    expect(answer?.status()).toBe(200)
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(tour.title)
  })

  const uncached = `/p/${other.slug}/index_old`
  await test.step("a page that is not says so in the person's language and in the shop's frame", async () => {
    const answer = await fetchPage(uncached)
    expectUnavailable(answer)
    await open(second, uncached)
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(t('errors.noTenants.title'))
    await expect(second.getByRole('banner')).toBeVisible()
    await expect(second.getByRole('contentinfo')).toBeVisible()
    await expect(second.getByRole('link', { name: t('errors.boundary.retry') })).toHaveAttribute('href', '')
    // Its scripts run: the basket is the person's own.
    await expect(second.getByRole('banner').getByRole('link', { name: t('layout.header.basket') })).toContainText('1')
  })

  await test.step('the basket keeps its items and says that it cannot be priced', async () => {
    await open(second, '/basket/cart')
    await expect(second.getByText(tour.title).first()).toBeVisible()
    await expect(second.getByText(t('errors.codes.unavailable')).first()).toBeVisible()
  })

  await test.step('every page of the account says so, and nobody is signed out', async () => {
    for (const area of [
      '',
      '/coupons',
      '/favorites',
      '/notification',
      '/payments',
      '/profile',
      '/requests',
      '/reservations',
    ]) {
      expect((await open(second, `/user${area}`))?.status()).toBe(503)
      await expect(second.getByText(t('member.area.failedText'))).toBeVisible()
      await expect(second.getByRole('link', { name: t('member.area.retry') })).toHaveAttribute(
        'href',
        `/tr/user${area}`,
      )
    }
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['user_id', 'auth.strategy', 'next-auth.session-token']))
  })

  await shop.returnApi()

  await test.step('within five seconds all works again', async () => {
    await expect.poll(async () => (await fetchPage(uncached)).status, { timeout: 5_000 }).toBe(200)
    expect((await open(second, '/user/reservations'))?.status()).toBe(200)
    await expect(second.getByText(t('member.area.failedText'))).toBeHidden()
    await open(second, '/basket/cart')
    await expect(second.getByText(t('basket.totals.total')).first()).toBeVisible()
    await pay.click()
    await page.waitForURL(/127\.0\.0\.1/)
    await expect(page.locator('#code')).toBeVisible()
  })
})

/** Calls of pages, not those of suggestions. */
const PAGE_CALLS = new RegExp(`^GET (${CALLS.searchProducts.path}\\?(?!\\S*oneri)|${CALLS.getProduct.path}\\?)`)

/** The API breaks off in the middle, after it was well: nobody has noticed anything yet. */
async function whileBreaking<T>(work: () => Promise<T>): Promise<T> {
  await expect.poll(async () => (await fetchPage('/search/tekne')).status, { timeout: 5_000 }).toBe(200)
  shop.breakOff(PAGE_CALLS)
  try {
    return await work()
  } finally {
    shop.breakOff(null)
  }
}

test('a call that breaks off before anybody knows of an outage leaves words under 503 in the frame, with a number', {
  tag: '@desktop',
}, async () => {
  const { slug } = await findUncachedTour()
  const uncached = `/p/${slug}/index_old`
  // It is made once the first visitor has an answer.
  await expect.poll(async () => (await fetchPage('/unavailable')).headers.get('x-nextjs-cache')).toBe('HIT')
  const answers = [
    await whileBreaking(() => fetchPage('/search/tekne')),
    // Who comes second waits for what the first has asked for.
    ...(await whileBreaking(() => Promise.all([fetchPage(uncached), fetchPage(uncached)]))),
  ]
  for (const answer of answers) expectUnavailable(answer)
})

test('who moves about meanwhile reads so within the page, and trying again brings what was wanted', {
  tag: '@desktop',
}, async ({ page }) => {
  await expect.poll(async () => (await fetchPage('/contact')).status, { timeout: 5_000 }).toBe(200)
  await open(page, '/contact')
  const field = page.getByRole('combobox', { name: t('layout.search.label') })
  await field.focus()
  await field.pressSequentially('tekne', { delay: 40 })
  await expect(page.getByRole('option').first()).toBeVisible()
  await whileBreaking(async () => {
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.noTenants.title'))
  })
  await expect(page.getByText(t('errors.boundary.text'))).toBeVisible()
  await expect.poll(async () => (await fetchPage('/search/tekne')).status, { timeout: 5_000 }).toBe(200)
  await page.getByRole('button', { name: t('errors.boundary.retry') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tekne')
})
