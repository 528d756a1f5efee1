import type { Page, Route } from '@playwright/test'
import { expect, shopUrl, test, translatorOf } from './fixtures'
import { openShop, type Wanted } from './journey'

const t = translatorOf('en')
const english: Wanted = { tenant: 'lykia', locale: 'en', t }

/** The listing of each kind and what only that kind is asked about. */
const LISTINGS = [
  ['tour', '/d/tours', ['durations', 'guideLanguages']],
  ['yacht', '/d/yachts-and-gulets', ['charters', 'cabins', 'lengthMetres']],
  ['villa', '/d/villas', ['bedrooms', 'features']],
  ['car', '/d/car-rental', ['carClasses', 'gears']],
  ['transfer', '/d/transfers', ['destinations']],
  ['wedding', '/d/weddings', ['destinations']],
  ['health', '/d/health-tourism', ['destinations']],
] as const

interface Choice {
  name: string
  value: string
  count: number
}

/** The choices that a form offers, with what each would give, as a person reads them. */
const readChoices = (page: Page): Promise<Choice[]> =>
  page.locator('#filter-form input:is([type=checkbox], [type=radio]):enabled:not(:checked)').evaluateAll((inputs) =>
    (inputs as HTMLInputElement[]).flatMap((input) => {
      // The words before it may hold figures of their own: '4.5 and more'.
      const count = input.closest('label')?.querySelector('small, .ms-auto')?.textContent
      return count ? [{ name: input.name, value: input.value, count: Number(count) }] : []
    }),
  )

const found = (page: Page) => page.locator('.listing-results .card')
const cardsOf = (count: number) => Math.min(count, 24)

async function expectFound(page: Page, count: number, total: number): Promise<void> {
  await expect(page.locator('.listing-root h1 ~ p b')).toHaveText(t('catalogue.listing.match', { found: count, total }))
  await expect(found(page)).toHaveCount(cardsOf(count))
}

async function readTotal(page: Page): Promise<number> {
  const told = (await page.locator('.listing-root h1 ~ p b').textContent()) ?? ''
  return Number(told.match(/\d+/)?.[0])
}

for (const [kind, path, own] of LISTINGS)
  test(`filters of the ${kind} listing: what a choice promises is what it gives, alone and with another`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await openShop(page, english, path)
    const total = await readTotal(page)
    const choices = await readChoices(page)
    const names = new Set(choices.map(({ name }) => name))
    for (const name of own) expect([...names], kind).toContain(name)
    const box = ({ name, value }: Choice) => page.locator(`[id="f-${name}-${value}"]`)
    const click = async (choice: Choice) => {
      const fold = page.locator('details.filters-rest:not([open])').filter({ has: box(choice) })
      if (await fold.count()) await fold.locator('summary').click()
      // The words beside it are what a person presses.
      await page
        .locator(
          `label[for="${await box(choice).getAttribute('id')}"], label:has([id="f-${choice.name}-${choice.value}"])`,
        )
        .first()
        .click()
    }
    const first = choices.find(({ name, count }) => own.some((each) => each === name) && count > 0) as Choice
    await click(first)
    await expect(page).toHaveURL(new RegExp(`[?&]${first.name}=${first.value}`))
    await expectFound(page, first.count, total)

    const second = (await readChoices(page)).find(({ name, count }) => name !== first.name && count > 0)
    if (second) {
      await click(second)
      await expect(page).toHaveURL(new RegExp(`[?&]${second.name}=${second.value}`))
      await expectFound(page, second.count, total)
      await page.goBack()
      await expectFound(page, first.count, total)
      await expect(box(second)).not.toBeChecked()
      await expect(box(first)).toBeChecked()
    }
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(box(first)).not.toBeChecked()
    await expect(found(page)).toHaveCount(cardsOf(total))
    // The address alone tells it to somebody else.
    await openShop(page, english, `${path}?${first.name}=${first.value}`)
    await expectFound(page, first.count, total)
    await expect(box(first)).toBeChecked()
  })

test('a choice made before the page has come to life counts', { tag: '@desktop' }, async ({ page }) => {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  await page.goto(shopUrl('lykia', 'en', '/d/tours'), { waitUntil: 'domcontentloaded' })
  const total = await readTotal(page)
  const choice = (await readChoices(page)).find(({ name, count }) => name === 'durations' && count > 0) as Choice
  const box = page.locator(`[id="f-${choice.name}-${choice.value}"]`)
  await page.locator(`label:has([id="f-${choice.name}-${choice.value}"])`).click()
  await expect(box).toBeChecked()
  expect(held.length).toBeGreaterThan(0)
  isHeld = false
  for (const route of held) await route.continue()
  await expect(page).toHaveURL(new RegExp(`[?&]${choice.name}=${choice.value}$`))
  await expectFound(page, choice.count, total)
  await expect(box).toBeChecked()
})

test('a choice that neither a hand nor a key has made counts: by voice, or by a program that helps', {
  tag: '@desktop',
}, async ({ page }) => {
  await openShop(page, english, '/d/tours')
  await page.waitForLoadState('networkidle')
  const total = await readTotal(page)
  const choice = (await readChoices(page)).find(({ name, count }) => name === 'durations' && count > 0) as Choice
  await page.locator(`[id="f-${choice.name}-${choice.value}"]`).evaluate((box: HTMLInputElement) => {
    box.checked = true
    box.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page).toHaveURL(new RegExp(`[?&]${choice.name}=${choice.value}$`))
  await expectFound(page, choice.count, total)
})

test('the list that is shown already is not asked for again', { tag: '@phone' }, async ({ page }) => {
  await openShop(page, english, '/d/tours')
  await page.locator('.filters-open').click()
  const panel = page.locator('.filters')
  await expect(panel).toBeVisible()
  const bars = page.waitForSelector('.load-bar', { state: 'attached', timeout: 1_500 }).then(
    () => true,
    () => false,
  )
  await page.locator('.filters-foot button').click()
  await expect(panel).toBeHidden()
  expect(await bars).toBe(false)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form sends itself, with what was chosen before', { tag: '@desktop' }, async ({ page }) => {
    await openShop(page, english, '/d/tours')
    const total = await readTotal(page)
    const taken: Choice[] = []
    for (const name of ['durations', 'guideLanguages']) {
      const choice = (await readChoices(page)).find((each) => each.name === name && each.count > 0) as Choice
      taken.push(choice)
      await page.locator(`label:has([id="f-${name}-${choice.value}"])`).click()
      await page.locator('.filters-foot button').click()
      await expect(page).toHaveURL(new RegExp(`[?&]${name}=${choice.value}`))
      await expectFound(page, choice.count, total)
      for (const { name, value } of taken) await expect(page.locator(`[id="f-${name}-${value}"]`)).toBeChecked()
    }
  })
})
