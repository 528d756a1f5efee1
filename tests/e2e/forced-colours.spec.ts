import type { Locator, Page } from '@playwright/test'
import { expect, shopUrl, test } from './fixtures'
import { openShop, wantedIn } from './journey'

const wanted = wantedIn('lykia', 'en')
const { t } = wanted

test.use({ contextOptions: { forcedColors: 'active' } })

const styleOf = (what: Locator, name: 'borderBottomColor' | 'backgroundColor' | 'outlineStyle') =>
  what.evaluate((element, property) => getComputedStyle(element)[property], name)

const groundOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'Canvas'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

test('where a system forces its colours, only what is chosen is underlined and what floats has an edge', {
  tag: '@desktop',
}, async ({ page }) => {
  await openShop(page, wanted, '/')
  const ground = await groundOf(page)
  const idle = [
    page.locator('.finder-tabs > label:not(:has(:checked))'),
    page.locator('.nav-row a:not([aria-current])'),
  ]
  for (const what of idle) await expect.poll(() => styleOf(what.first(), 'borderBottomColor')).toBe(ground)
  expect(await styleOf(page.locator('.finder'), 'outlineStyle')).toBe('solid')
  await page.getByRole('link', { name: t('layout.topBar.login'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const other = dialog.getByRole('tab', { name: t('member.auth.tabs.register') })
  await expect(other).toBeVisible()
  expect(await styleOf(other, 'borderBottomColor')).toBe(ground)
  expect(await styleOf(dialog, 'outlineStyle')).toBe('solid')
})

test('what colours alone tell keeps them', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(shopUrl('lykia', 'en', '/d/tours'))
  const bar = page.locator('.bars > i[data-on]').first()
  const ground = await groundOf(page)
  await expect.poll(() => styleOf(bar, 'backgroundColor')).not.toBe(ground)
})

test('who forces colours while a page is open sees them there', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'none' })
  await openShop(page, wanted, '/')
  const finder = page.locator('.finder')
  expect(await styleOf(finder, 'outlineStyle')).toBe('none')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(() => styleOf(finder, 'outlineStyle')).toBe('solid')
})
