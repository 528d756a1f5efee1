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

/**
 * Opens the shop. A deploy takes away all of the program that nothing has asked for before the next press: what a page fetches by itself, as
 * late as it may, is still there. Both count documents.
 */
async function openBeforeDeploy(page: Page, wanted: ReturnType<typeof wantedIn>) {
  const left = new Set<string>()
  let documents = 0
  let isGone = false
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    documents += 1
    isGone = false
  })
  await page.route(CHUNK, (route) => {
    const [chunk = ''] = CHUNK.exec(route.request().url()) ?? []
    if (!isGone) left.add(chunk)
    return left.has(chunk) ? route.fallback() : route.fulfill({ status: 404 })
  })
  await openShop(page, wanted)
  await page.mouse.move(200, 200)
  await page.waitForLoadState('networkidle')
  const clickAfterDeploy = async () => {
    const pill = page.locator('.basket-pill').first()
    // What comes with the pointer is fetched before the press.
    await pill.hover()
    await page.waitForLoadState('networkidle')
    isGone = true
    await pill.click()
  }
  return { clickAfterDeploy, countDocuments: () => documents }
}

for (const [tenant, locale] of [
  ['lykia', 'en'],
  ['lykia', 'de'],
  ['orion', 'ar'],
] as const)
  test(`a part that is gone reloads the page once, then says that there is a newer version: ${locale}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const wanted = wantedIn(tenant, locale)
    const { clickAfterDeploy, countDocuments } = await openBeforeDeploy(page, wanted)
    const bar = page.locator('.newer')
    await clickAfterDeploy()
    await expect.poll(countDocuments).toBe(2)
    await page.mouse.move(300, 300)
    await page.waitForLoadState('networkidle')
    await expect(bar).toHaveCount(0)
    await clickAfterDeploy()
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
  const { clickAfterDeploy, countDocuments } = await openBeforeDeploy(page, wanted)
  const field = page.locator('.site-foot form input[type=email]')
  await field.pressSequentially('ada@mail.example')
  await field.press('Tab')
  await clickAfterDeploy()
  const bar = page.locator('.newer')
  await expect(bar).toBeVisible()
  await expect(field).toHaveValue('ada@mail.example')
  expect(countDocuments()).toBe(1)
  await bar.getByRole('link', { name: wanted.t('errors.newer.reload') }).click()
  await expect.poll(countDocuments).toBe(2)
})
