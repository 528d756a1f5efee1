import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@/domain/shared/locales'
import { expect, shopUrl, test } from './fixtures'

// They come last: one after another they would leave half of the machine idle.
test.describe.configure({ mode: 'parallel' })

/** Parts of the style guide, each a picture of its own: what has changed is then found without looking for it. */
const SECTIONS = ['colours', 'type', 'tokens', 'icons', 'buttons', 'fields', 'choices', 'signs', 'document', 'overlays']

const SCREENS: readonly [width: number, locale: Locale][] = [
  [390, 'en'],
  [820, 'en'],
  [1440, 'en'],
  [390, 'ar'],
  [1440, 'ar'],
]

/** Small enough that the whole guide is laid out in one viewport, so that nothing sticks, fades in or loads while it is photographed. */
const HEIGHT = 900

/** Letters and signs come from files: without them every picture would be another one. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

async function open(page: Page, width: number, locale: Locale, path: string): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.goto(shopUrl('orion', locale, path))
  await settle(page)
}

async function expectPicture(part: Page | Locator, name: string): Promise<void> {
  await expect.soft(part as Locator).toHaveScreenshot(`${name}.png`)
}

for (const [width, locale] of SCREENS) {
  const suffix = `${locale}-${width}`

  test(`every primitive looks as it did, ${suffix}`, async ({ page }) => {
    await open(page, width, locale, '/styleguide')
    await expect(page.locator('[data-contrast=held]').first()).toBeVisible()
    for (const id of SECTIONS) await expectPicture(page.locator(`#${id}`), `guide-${id}-${suffix}`)
  })

  test(`dialog, drawer and menu look as they did, ${suffix}`, async ({ page }) => {
    await open(page, width, locale, '/styleguide')
    for (const overlay of ['dialog', 'end']) {
      await page.locator(`[data-opens=${overlay}]`).click()
      const dialog = page.locator('dialog[open]')
      await expect(dialog).toBeVisible()
      await expectPicture(dialog, `guide-${overlay}-${suffix}`)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await page.locator('#overlays [aria-haspopup=menu]').last().click()
    await expectPicture(page.locator('#overlays .menu'), `guide-menu-${suffix}`)
  })
}

test('what is focused or lies under the pointer looks as it did', async ({ page }) => {
  await open(page, 1440, 'en', '/styleguide')
  const buttons = page.locator('#buttons .sg-specimen').first()
  await buttons.locator('.btn').first().focus()
  await page.keyboard.press('Tab')
  await expectPicture(buttons, 'guide-button-focused')
  await buttons.locator('.btn').nth(1).hover()
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await buttons.locator('.btn').nth(2).hover()
  await expectPicture(buttons, 'guide-button-hovered')
  const field = page.locator('#fields .sg-specimen').nth(1)
  await field.locator('input').focus()
  await expectPicture(field, 'guide-field-focused')
})

test('every colour can be read on what it stands on', async ({ page }) => {
  await open(page, 1440, 'en', '/styleguide')
  await expect(page.locator('[data-contrast=held]')).not.toHaveCount(0)
  await expect(page.locator('.sg-pairs li:not([data-contrast=held])')).toHaveCount(0)
})

test('search engines are kept away from the guide', async ({ page }) => {
  await open(page, 390, 'en', '/styleguide')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
})

for (const [width, locale] of [
  [390, 'de'],
  [820, 'de'],
  [1440, 'de'],
] as const) {
  const suffix = `${locale}-${width}`

  test.describe(`the frame, ${suffix}`, () => {
    test.use({ allowedErrors: ['404'] })

    test(`head, foot and the page that is not there look as they did, ${suffix}`, async ({ page }) => {
      await open(page, width, locale, '/p/nowhere')
      // The browser has put the blank layout in place of the page's own.
      await expect(page.locator('main .site-head')).toHaveCount(0)
      await expectPicture(page.locator('main'), `not-found-${suffix}`)
      await open(page, width, locale, '/contact')
      await expectPicture(page.locator('.site-head'), `head-${suffix}`)
      // On smaller screens the bar at the foot of the window lies over it, wherever that is.
      if (width < 1440) return
      const foot = page.locator('.site-foot')
      await foot.locator('.foot-note img').evaluate((image: HTMLImageElement) => image.decode())
      // The year passes.
      await foot.locator('.foot-end p').evaluate((line) => {
        line.innerHTML = line.innerHTML.replace(/\d{4}/, '2026')
      })
      await expectPicture(foot, `foot-${suffix}`)
    })
  })
}
