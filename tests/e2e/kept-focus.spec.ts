import { expect, test } from './fixtures'
import { addToBasket, findTour, openShop, type Wanted, wantedIn } from './journey'

/** Puts two tours into the basket and leaves its drawer open. */
async function fillDrawer(page: Parameters<typeof openShop>[0], wanted: Wanted) {
  const drawer = page.locator('dialog.drawer:modal')
  const first = await findTour(wanted)
  let second = await findTour(wanted)
  while (second.id === first.id) second = await findTour(wanted)
  for (const [at, tour] of [first, second].entries()) {
    await openShop(page, wanted, `/p/${tour.slug}`)
    await addToBasket(page, wanted, tour.date)
    await expect(drawer.locator('[data-row]')).toHaveCount(at + 1, { timeout: 20_000 })
  }
  return drawer
}

test('what goes out of the drawer of the basket is back with one press, and the keyboard never loses its place', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const wanted = wantedIn('orion', 'tr')
  const { t } = wanted
  const drawer = await fillDrawer(page, wanted)
  const rows = drawer.locator('[data-row]')
  const count = 2
  const title = (await rows.first().locator('a').textContent()) ?? ''
  const remove = rows.first().getByRole('button', { name: t('basket.actions.removeNamed', { title }) })
  const undo = drawer.getByRole('button', { name: t('basket.actions.undo') })
  await remove.press('Enter')
  await expect(rows).toHaveCount(count - 1)
  await expect(drawer.getByText(t('basket.actions.removed'))).toBeVisible()
  await expect(drawer.getByText(t('basket.sidebar.notice.added'))).toBeHidden()
  // The foot of the drawer, which leads on, is not covered by what is said.
  await expect(undo).toBeVisible()
  const below = async () => {
    const said = await page.locator('.toast').boundingBox()
    const foot = await drawer.locator('> footer').boundingBox()
    return (said?.y ?? 0) + (said?.height ?? 0) - (foot?.y ?? 0)
  }
  // It comes in from below.
  await expect.poll(below).toBeLessThanOrEqual(0)
  await expect(rows.first().locator('a')).toBeFocused()
  await undo.focus()
  // It waits for whoever has reached it.
  await page.waitForTimeout(3_000)
  await undo.press('Enter')
  await expect(rows).toHaveCount(count)
  await expect(rows.first().locator('a')).toHaveText(title)
  await expect(rows.first().locator('a')).toBeFocused()
  for (let left = count; left > 0; left -= 1) {
    await rows.last().locator('.icb').press('Enter')
    await expect(rows).toHaveCount(left - 1)
  }
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused()
  // The last notice outlives its dialog.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page
    .getByRole('button', { name: t('basket.actions.undo') })
    .last()
    .click()
  await page.mouse.move(1, 1)
  // The other one has ten seconds from the moment it came out of the dialog.
  await expect(page.locator('.toast')).toHaveCount(0, { timeout: 20_000 })
})

test('the pictures turn by buttons to the last and back, and the button keeps the focus', { tag: '@desktop' }, async ({
  page,
}) => {
  // As wide as a window of twice the size at 200 %.
  await page.setViewportSize({ width: 720, height: 450 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const wanted = wantedIn('orion', 'nl')
  const { t } = wanted
  const { slug } = await findTour(wanted)
  await openShop(page, wanted, `/p/${slug}`)
  await page.locator('.gallery-strip a').first().click()
  const viewer = page.locator('.viewer')
  const next = viewer.getByRole('button', { name: t('catalogue.gallery.next') })
  const previous = viewer.getByRole('button', { name: t('catalogue.gallery.previous') })
  const strip = viewer.locator('ul')
  await expect(next).toBeVisible()
  const count = await strip.locator('> li').count()
  expect(count).toBeGreaterThan(2)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.focus()
  for (let at = 2; at <= count; at += 1) {
    await page.keyboard.press('Enter')
    await expect(viewer.locator('header p')).toHaveText(`${at} / ${count}`)
    // Who wants no motion sees the next picture at once.
    const rest = await strip.evaluate((row) => row.scrollLeft % row.clientWidth)
    expect(rest).toBe(0)
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(viewer.locator('header p')).toHaveText(`${count} / ${count}`)
  await previous.click()
  await expect(viewer.locator('header p')).toHaveText(`${count - 1} / ${count}`)
})
