import { expect, shopUrl, test } from './fixtures'

test('what is finished HTML is in no data of its page, and stands again on the way back', { tag: '@desktop' }, async ({
  page,
}) => {
  const document = (await (await page.goto(shopUrl('orion', 'de')))?.text()) ?? ''
  const [, name] = /<li class="grid" data-fragment="([\w-]+)"/.exec(document) ?? []
  expect(name).toBeDefined()
  // In the HTML, and in the data beside nothing.
  expect(document).toContain(`\\"name\\":\\"${name}\\",\\"html\\":\\"`)
  expect(document.split('class="card-price"').length).toBeGreaterThan(4)
  expect(document).not.toContain('class=\\\\\\"card-price')
  expect(document).not.toContain('class=\\"card-price')

  const cards = page.locator('main .card')
  const title = (await cards.first().locator('h3').textContent()) ?? ''
  const count = await cards.count()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await cards.first().locator('h3 a').click()
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('#reviews')).toContainText(/\d/)
  await expect(page.locator('[data-fragment]:empty')).toHaveCount(0)
  await page.goBack()
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count)
  await expect(cards.first().locator('h3')).toHaveText(title)
  await expect(page.locator('[data-fragment]:empty')).toHaveCount(0)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a filter leaves the cards that stay where they stand', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(shopUrl('lykia', 'en', '/search/antalya'))
  const cards = page.locator('.listing-results .card')
  const before = await cards.count()
  await cards.evaluateAll((all) => {
    for (const card of all) card.setAttribute('data-stood', '')
  })
  await page.locator('#f-kinds-tour').check()
  await expect(page).toHaveURL(/kinds=tour/)
  await expect.poll(() => cards.count()).toBeLessThan(before)
  expect(await page.locator('.listing-results .card[data-stood]').count()).toBe(await cards.count())
})
