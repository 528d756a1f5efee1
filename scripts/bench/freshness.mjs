import { setTimeout as wait } from 'node:timers/promises'
import { readPage } from './shop.mjs'

const LIMIT_MS = 20_000
const PAUSE_MS = 20

/** Signs in at the desk as the demo's manager. */
async function openDesk(browser, { desk, company, password }) {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${desk}/desk/${company}/sign-in`)
  await page.fill('[name=email]', `manager@${company}.example`)
  await page.fill('[name=password]', password)
  await Promise.all([page.waitForURL((url) => !url.pathname.endsWith('/sign-in')), page.click('form button')])
  return page
}

/** Adds `difference` to every amount of the product's first table of prices, and sends it; returns the first new amount. */
async function changePrices(page, address, difference) {
  await page.goto(address)
  const fields = page.locator('input[name^="adult-"], input[name="group"]')
  const amounts = await fields.evaluateAll((inputs, step) => {
    for (const input of inputs) if (input.value) input.value = (Number(input.value) + step).toFixed(2)
    return inputs.map(({ value }) => value).filter(Boolean)
  }, difference)
  const form = page.locator('form', { has: fields.first() })
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await form.locator('button:not([name])').last().click()
  await answered
  return amounts
}

async function showsOneOf(shop, host, path, amounts) {
  const html = await readPage(`${shop}${path}`, host)
  return amounts.some((amount) => html.includes(`data-amount="${amount}"`))
}

/**
 * Milliseconds from the desk's answer that a product's prices are changed until its page shows them. The prices are put back
 * afterwards. The desk must be the demo's.
 */
export async function measureFreshness(browser, { shop, host, path, desk, company, password }) {
  const html = await readPage(`${shop}${path}`, host)
  const id = /data-favourite="(\d+)"/.exec(html)?.[1]
  if (!id) throw new Error(`${path} does not say which product it is`)
  const page = await openDesk(browser, { desk, company, password })
  const address = `${desk}/desk/${company}/products/${id}/prices`
  try {
    const amounts = await changePrices(page, address, 13)
    const began = performance.now()
    while (!(await showsOneOf(shop, host, path, amounts))) {
      if (performance.now() - began > LIMIT_MS) throw new Error(`${path} does not show ${amounts.join(' or ')}`)
      await wait(PAUSE_MS)
    }
    return performance.now() - began
  } finally {
    await changePrices(page, address, -13)
    await page.context().close()
  }
}
