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
