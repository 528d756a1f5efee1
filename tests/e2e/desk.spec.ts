import { get } from 'node:http'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { DESK_API as API, DEMO_PASSWORD as PASSWORD, signInAtDesk as signIn } from './desk-door'
import { expect, expectAccessible, expectNoSidewaysScroll, shopUrl, test, translatorOf } from './fixtures'
import { openShop } from './journey'

const { en } = DESK_TEXTS

/** The storefront's answer to whoever asks, without the time that a browser takes to show it. */
function readPage(tenant: string, path: string): Promise<string> {
  const { port, host } = new URL(shopUrl(tenant, 'en', path))
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path, headers: { host, accept: 'text/html' } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => resolve(text))
    })
    asked.on('error', reject)
  })
}

/** A tour that no other test buys or counts. */
async function findTour(tenant: string) {
  const answer = await fetch(`${API}/category-urun-listele?lang=en&urun_tipleri=tur`, { headers: { company: tenant } })
  const { urunler } = (await answer.json()).data
  const tour = urunler.at(-1)
  return { id: Number(tour.k_no), title: String(tour.icerik.en.baslik), slug: String(tour.icerik.en.slug) }
}

test('a price that is changed at the desk is on the shop’s page within five seconds @desktop', async ({ page }) => {
  const tour = await findTour('orion')
  await signIn(page, 'orion', 'manager', 'de')
  const { de } = DESK_TEXTS
  const prices = `${API}/desk/orion/products/${tour.id}/prices`
  await page.goto(prices)
  const amounts = page.locator('input.price[name^="adult-"], input.price[name="group"]')
  const before = await amounts.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  const path = `/p/${tour.slug}`
  const changed = 4000 + Math.floor(Math.random() * 999)
  const shown = `data-amount="${changed}.00"`
  // The page is in the storefront's cache before the price is changed.
  expect(await readPage('orion', path)).not.toContain(shown)

  const save = async (values: readonly string[]) => {
    await page.goto(prices)
    for (const [index, value] of values.entries()) await amounts.nth(index).fill(value)
    await page.getByRole('button', { name: de.common.save }).click()
    await expect(page.getByRole('status')).toHaveText(de.done.saved)
  }
  try {
    await save(before.map(() => `${changed},00`))
    await expect.poll(() => readPage('orion', path), { timeout: 5_000, intervals: [200] }).toContain(shown)
    await page.goto(shopUrl('orion', 'en', path))
    await expect(page.locator(`main [${shown}]`).first()).toBeVisible()
  } finally {
    await save(before)
  }
})

test('a member of the shop cannot open the desk @desktop', async ({ page }) => {
  const t = translatorOf('en')
  await openShop(page, { tenant: 'lykia', locale: 'en', t }, '/')
  await page.goto(`${API}/desk/lykia`)
  await expect(page).toHaveURL(`${API}/desk/lykia/sign-in`)
})

test.describe('a refusal', () => {
  test.use({ allowedErrors: ['status of 401'] })

  test('of a member’s own address and password names no reason @desktop', async ({ page }) => {
    await page.goto(`${API}/desk/lykia/sign-in`)
    await page.locator('input[name="email"]').fill('demo@lykia.example')
    await page.locator('input[name="password"]').fill(PASSWORD)
    await page.locator('main button').click()
    await expect(page.getByRole('alert')).toHaveText(en.signIn.wrong)
    await expectAccessible(page)
    expect((await page.goto(`${API}/desk/lykia/reservations`))?.url()).toBe(`${API}/desk/lykia/sign-in`)
  })
})

test('every page is accessible and fits a phone and a desk', async ({ page }) => {
  test.slow()
  await page.goto(`${API}/desk/lykia/sign-in`)
  await expectAccessible(page)
  await signIn(page, 'lykia', 'manager', 'en')
  const tour = await findTour('lykia')
  const product = `/products/${tour.id}`
  const paths = ['', '/reservations', '/transfers', '/requests', '/agencies', '/agencies/2', '/products', '/staff']
  const parts = [`${product}/prices`, `${product}/texts`, `${product}/days`, '/log', '/account', '/staff/1']
  for (const path of [...paths, ...parts]) {
    await page.goto(`${API}/desk/lykia${path}`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.goto(`${API}/desk/lykia/reservations`)
  await page.locator('table a').first().click()
  await page.locator('form[action$="/money"] [name=amount]').fill('99999')
  await page.locator('form[action$="/money"] [name=key]').fill('E2E-FIT')
  await page.getByRole('button', { name: en.receive.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.confirm.title })).toBeVisible()
  await expectAccessible(page)
  const told = page.locator('.card li').last()
  await told.evaluate((line) => line.append(` ${'x'.repeat(60)}@mail.example`))
  await expectNoSidewaysScroll(page)
})

test('the arrow of a choice is in one piece, whichever way one reads', { tag: '@desktop' }, async ({ page }) => {
  await signIn(page, 'lykia', 'manager', 'en')
  await page.goto(`${API}/desk/lykia/account`)
  const choice = page.locator('select').first()
  for (const direction of ['ltr', 'rtl']) {
    const [left, right] = await choice.evaluate((select, wanted) => {
      document.documentElement.dir = wanted
      const { width } = select.getBoundingClientRect()
      const probe = document.body.appendChild(document.createElement('div'))
      probe.style.position = 'absolute'
      const places = getComputedStyle(select).backgroundPositionX.split(', ')
      const ends = places.slice(0, 2).map((place) => {
        probe.style.left = place.replace('100%', `${width}px`)
        return Number.parseFloat(getComputedStyle(probe).left)
      })
      probe.remove()
      return ends
    }, direction)
    // The first drawn is its left half.
    expect((right ?? 0) - (left ?? 0)).toBe(5)
  }
})

test('a day is closed and opened by keyboard, without a script', async ({ browser, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: viewport ?? null })
  const page = await context.newPage()
  await signIn(page, 'lykia', 'manager', 'en')
  const tour = await findTour('lykia')
  const month = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 7)
  await page.goto(`${API}/desk/lykia/products/${tour.id}/days?month=${month}`)
  const day = page.locator(`input[name="day"][value="${month}-17"]`)
  await day.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: en.products.days.close }).press('Enter')
  await expect(page.getByRole('status')).toHaveText(en.done.daysClosed)
  await expect(day).toHaveAccessibleName(new RegExp(en.products.days.closed))
  await day.check()
  await page.getByRole('button', { name: en.products.days.reopen }).click()
  await expect(page.getByRole('status')).toHaveText(en.done.daysOpened)
  await expect(day).toHaveAccessibleName(new RegExp(en.products.days.open))
  await context.close()
})
