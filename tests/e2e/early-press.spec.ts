import type { Route } from '@playwright/test'
import { expect, shopUrl, test } from './fixtures'

test('a button that is pressed before the page has come to life answers once it has: the choice of a day', async ({
  page,
}) => {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  await page.goto(shopUrl('orion', 'de'), { waitUntil: 'domcontentloaded' })
  // The first for days that stands there: another kind of trip has its own, out of sight.
  await page.locator('.finder button[aria-haspopup=dialog]:visible').first().click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  isHeld = false
  for (const route of held) await route.continue()
  await expect(page.getByRole('dialog').filter({ has: page.locator('.cal-day') })).toBeVisible()
})
