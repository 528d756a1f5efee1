import { expect, test } from './fixtures'
import { openShop, wantedIn } from './journey'

/** A form with a field for mail and others that must be filled in, and the button that sends it. */
const FORMS = [
  ['lykia', 'en', '/contact'],
  ['orion', 'de', '/get-a-special-offer'],
  ['lykia', 'ru', '/user/profile'],
] as const

for (const [tenant, locale, path] of FORMS)
  test(`one press sends a form though it leaves a wrong field: ${locale} ${path}`, async ({ page, hasTouch }) => {
    const wanted = wantedIn(tenant, locale)
    await openShop(page, wanted, path)
    const form = page
      .locator('main form')
      .filter({ has: page.locator('input[type=email]') })
      .first()
    const wrong = form.locator('[aria-invalid=true]')
    const button = form.locator('button[type=submit]')
    await form.locator('input[type=email]').pressSequentially('nonsense@')
    await button.scrollIntoViewIfNeeded()
    await expect(wrong).toHaveCount(0)
    const box = await button.boundingBox()
    if (!box) throw new Error('no button to send it')
    // Near its upper edge: what is said of the field moves the button down.
    const [x, y] = [box.x + box.width / 2, box.y + 6]
    if (hasTouch) await page.touchscreen.tap(x, y)
    else {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.waitForTimeout(120)
      await page.mouse.up()
    }
    // Not the mail alone: the whole form was looked at.
    await expect.poll(() => wrong.count()).toBeGreaterThan(1)
    await expect(wrong.first()).toBeFocused()
    // What has the focus looks otherwise than what is only wrong.
    const ring = (at: number) =>
      wrong.nth(at).evaluate((field) => {
        const { outlineColor, outlineStyle } = getComputedStyle(field.closest('.input') ?? field)
        return `${outlineStyle} ${outlineColor}`
      })
    expect(await ring(0)).toMatch(/^solid rgb\(/)
    expect(await ring(1)).not.toBe(await ring(0))
  })
