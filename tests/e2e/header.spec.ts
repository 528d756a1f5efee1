import { expect, shopUrl, test } from './fixtures'

const HEIGHT = 700

for (const [width, position] of [
  [991, 'static'],
  [992, 'sticky'],
] as const)
  test(`at ${width} px the header is ${position} after 300 px`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.goto(shopUrl('lykia', 'en', '/d/tours'))
    await page.mouse.wheel(0, 900)
    const header = page.locator('.site-head')
    await expect(header).toHaveAttribute('data-stuck', '')
    if (position === 'sticky') await expect(header).toHaveCSS('position', 'sticky')
    else await expect(header).not.toHaveCSS('position', 'sticky')
  })

for (const locale of ['nl', 'ru', 'ar'] as const)
  test(`each link of the main menu is on screen at 1024 px in ${locale}`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: HEIGHT })
    await page.goto(shopUrl('orion', locale))
    const links = page.locator('.nav-row a')
    await expect(links.first()).toBeVisible()
    for (const box of await Promise.all((await links.all()).map((link) => link.boundingBox()))) {
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024)
    }
  })
