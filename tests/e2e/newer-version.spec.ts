import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { openShop, wantedIn } from './journey'

const CHUNK = /\/_next\/static\/chunks\/[^?"\\]+\.js/

// What is gone from the server is told to the console by the browser, and thrown by what wanted it.
test.use({ allowedErrors: ['404', 'Failed to load chunk', 'ChunkLoadError'] })

/** Who saves data fetches nothing ahead: what a press wants comes with the press. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
)

/** Until what the first move of the mouse asked for is there: the load state was reached before, and says nothing of it. */
async function settle(page: Page) {
  let asked = Date.now()
  const note = () => {
    asked = Date.now()
  }
  page.on('request', note)
  await page.mouse.move(200, 200)
  await page.mouse.move(300, 300)
  await expect.poll(() => Date.now() - asked, { timeout: 20_000 }).toBeGreaterThan(1_500)
  page.off('request', note)
  await page.waitForLoadState('networkidle')
}

/** Opens the shop and answers what lets a deploy take away all of the program that was not fetched yet; both count documents. */
async function openBeforeDeploy(page: Page, wanted: ReturnType<typeof wantedIn>) {
  const known = new Set<string>()
  let documents = 0
  page.on('request', (request) => {
    const [chunk] = CHUNK.exec(request.url()) ?? []
    if (chunk) known.add(chunk)
    if (request.isNavigationRequest()) documents += 1
  })
  await openShop(page, wanted)
  await settle(page)
  const deploy = async () => {
    const left = new Set(known)
    await page.route(CHUNK, (route) => {
      const [chunk = ''] = CHUNK.exec(route.request().url()) ?? []
      return left.has(chunk) ? route.fallback() : route.fulfill({ status: 404 })
    })
  }
  return { deploy, countDocuments: () => documents }
}

const openBasket = (page: Page) => page.locator('.basket-pill').first().click()

for (const [tenant, locale] of [
  ['lykia', 'en'],
  ['lykia', 'de'],
  ['orion', 'ar'],
] as const)
  test(`a part that is gone reloads the page once, then says that there is a newer version: ${locale}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const wanted = wantedIn(tenant, locale)
    const { deploy, countDocuments } = await openBeforeDeploy(page, wanted)
    await deploy()
    const bar = page.locator('.newer')
    await openBasket(page)
    await expect.poll(countDocuments).toBe(2)
    await settle(page)
    await expect(bar).toHaveCount(0)
    await openBasket(page)
    await expect(bar).toBeVisible()
    await expect(bar).toContainText(wanted.t('errors.newer.text'))
    await expect(page.locator('.site-head')).toBeVisible()
    await expectAccessible(page, '.newer')
    await bar.getByRole('button', { name: wanted.t('errors.newer.close') }).click()
    await expect(bar).toBeHidden()
    expect(countDocuments()).toBe(2)
  })

test('what was typed is not reloaded away, and the bar reloads when it is asked to', { tag: '@desktop' }, async ({
  page,
}) => {
  const wanted = wantedIn('lykia', 'en')
  const { deploy, countDocuments } = await openBeforeDeploy(page, wanted)
  const field = page.locator('.site-foot form input[type=email]')
  await field.pressSequentially('ada@mail.example')
  await field.press('Tab')
  await deploy()
  await openBasket(page)
  const bar = page.locator('.newer')
  await expect(bar).toBeVisible()
  await expect(field).toHaveValue('ada@mail.example')
  expect(countDocuments()).toBe(1)
  await bar.getByRole('link', { name: wanted.t('errors.newer.reload') }).click()
  await expect.poll(countDocuments).toBe(2)
})
