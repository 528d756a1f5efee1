import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createInvalidator } from '@/backend/platform/cache-invalidation/notify-storefront'
import { openDatabase, withDatabase } from '@/backend/platform/database/client'
import type { ResponseOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import { SERVICE_KEY, startTestApi, type TestApi } from './harness'

let api: TestApi
let boat: number
const sql = (text: string) => api.registry.requireDatabase('alpha').execute(text)

interface Invalidations {
  invalidations: { tag: string; number: number }[]
  isWhole: boolean
}

/** As a storefront asks that shows alpha's pages to somebody. */
async function ask(after: number, names = 'visited=alpha'): Promise<Invalidations> {
  const headers = { 'x-service-key': SERVICE_KEY }
  const response = await api.app.request(`/cache-invalidations?after=${after}&${names}`, { headers })
  expect(response.status).toBe(200)
  return response.json()
}

const lastNumber = async () => (await ask(0)).invalidations.at(-1)?.number ?? 0

/** The tags of alpha that were written within 3 s, sorted; waits a moment longer for what comes with the first. */
async function tagsWithin3s(after: number): Promise<string[]> {
  await expect
    .poll(async () => (await ask(after)).invalidations.length, { timeout: 3_000, interval: 200 })
    .toBeGreaterThan(0)
  return (await ask(after)).invalidations.map(({ tag }) => tag).sort()
}

const product = async () => (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data
const settings = async () => (await api.ask('getSettings', {})).data as ResponseOf<typeof CALLS.getSettings>
const cards = async () => (await api.ask('listProducts', { locale: 'en', slug: 'boat-trips' })).data.products

beforeAll(async () => {
  api = await startTestApi()
  boat = (await product()).id
})
afterAll(() => api.stop())
beforeEach(async () => {
  // What the test before has changed is written, and the tenant is watched.
  await ask(0, 'check=alpha')
})

describe('a change by SQL is in the tags and in the answers within 3 s', () => {
  const page = () => [`alpha:catalogue`, `alpha:product:${boat}`]
  test.each<[string, () => string, () => Promise<unknown>, unknown, () => string[]]>([
    [
      'a price',
      () => `update products set from_amount = 77 where id = ${boat}`,
      async () => (await product()).price.oldAmount ?? (await product()).price.amount,
      '77.00',
      page,
    ],
    [
      'a title',
      () => `update product_texts set title = 'Kekova anew' where product_id = ${boat} and locale = 'en'`,
      async () => (await product()).text.title,
      'Kekova anew',
      page,
    ],
    [
      'an unverified review, which no list shows',
      () => `insert into reviews (product_id, score, author, text, locale, travelled_on)
        values (${boat}, 5, 'Nora', 'By hand', 'en', '2026-10-01')`,
      async () => (await product()).reviewSummary.reviews.some(({ text }) => text === 'By hand'),
      true,
      () => [`alpha:product:${boat}`],
    ],
    [
      'a verified review, which the home page shows too',
      () => `update reviews set text = 'Calm water' where product_id = ${boat} and verified`,
      async () => (await product()).reviewSummary.reviews.some(({ text }) => text === 'Calm water'),
      true,
      page,
    ],
    [
      'a product that is withdrawn',
      () => `update products set active = false where id = ${boat}`,
      async () => (await cards()).some(({ id }) => id === boat),
      false,
      page,
    ],
    [
      'a product that comes back',
      () => `update products set active = true where id = ${boat}`,
      async () => (await cards()).some(({ id }) => id === boat),
      true,
      page,
    ],
    [
      'a phone number',
      () => `update settings set value = jsonb_set(value, '{mobile}', '"+90 242 000 00 01"') where section = 'contact'`,
      async () => (await settings()).contact.mobile,
      '+90 242 000 00 01',
      () => ['alpha:catalogue', 'alpha:pages', 'alpha:settings'],
    ],
    [
      'the text of a menu',
      () => `update settings set value = replace(value::text, 'Boat trips', 'Seaside')::jsonb where section = 'menu'`,
      async () => JSON.stringify((await settings()).menu).includes('Seaside'),
      true,
      () => ['alpha:catalogue', 'alpha:pages', 'alpha:settings'],
    ],
    [
      'a rate',
      () => `update rates set sell = sell * 2 where bank_code = 'EUR'`,
      async () => (await settings()).exchange.currencies.some(({ sell }) => Number(sell) > 60),
      true,
      () => ['alpha:catalogue', 'alpha:settings'],
    ],
    [
      'the title of a category',
      () => `update page_texts set title = 'Sailing' where page_type = 'category' and slug = 'boat-trips'`,
      async () => (await product()).category.content.en?.title,
      'Sailing',
      () => ['alpha:catalogue', 'alpha:pages'],
    ],
    [
      'a content page, which no product names',
      () => `update page_texts set title = 'By hand' where page_type = 'content' and locale = 'en'`,
      async () => (await api.ask('listPages', { locale: 'en', pageType: 'content', limit: 50 })).data.pages[0]?.title,
      'By hand',
      () => ['alpha:pages'],
    ],
  ])('%s', async (_name, change, read, expected, tags) => {
    const before = await lastNumber()
    expect(await read()).not.toEqual(expected)
    await sql(change())
    expect(await tagsWithin3s(before)).toEqual(tags())
    expect(await read()).toEqual(expected)
  })

  test("an agency's landing page", async () => {
    const before = await lastNumber()
    await sql(`update agencies set trade_name = 'By hand'`)
    expect(await tagsWithin3s(before)).toEqual(['alpha:pages'])
  })

  test('a table that was emptied', async () => {
    const before = await lastNumber()
    await sql('truncate reviews')
    expect(await tagsWithin3s(before)).toEqual(['alpha:catalogue', 'alpha:pages', 'alpha:settings'])
  })
})

describe('what costs nothing', () => {
  test('an UPDATE that changes no row, and a view of a product', async () => {
    const before = await lastNumber()
    await sql(`update settings set value = value`)
    await sql(`update rates set sell = sell`)
    await api.ask('trackView', { productId: boat })
    await wait(1_500)
    expect((await ask(before)).invalidations).toEqual([])
  })

  test('a change that was rolled back', async () => {
    const before = await lastNumber()
    const undone = api.registry.requireDatabase('alpha').transaction(async (transaction) => {
      await transaction.execute(`update places set position = 1; update settings set updated_at = now()`)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await wait(1_500)
    expect((await ask(before)).invalidations).toEqual([])
  })

  test("the API's own change is written once, and not again for its counter", async () => {
    const { env, log, registry } = api.services
    const elsewhere = { ...env, STOREFRONT_URL: 'http://127.0.0.1:9' }
    const invalidate = createInvalidator(elsewhere, log, registry.contentWatch.invalidator)
    await registry.contentWatch.poller.stop()
    await sql(`update products set rank = rank + 1 where id = ${boat}`)
    await invalidate('alpha', [`product:${boat}`, 'catalogue'])
    const written = await lastNumber()
    await registry.contentWatch.invalidator.checkByName('alpha')
    expect(await lastNumber()).toBe(written)
  })
})

describe('a tenant that nobody visited', () => {
  test('is checked before the answer when somebody comes, whatever has happened meanwhile', async () => {
    // Nobody polls any longer: the poller was stopped above.
    const before = await lastNumber()
    await sql(`update products set rank = rank + 1 where id = ${boat}`)
    expect((await ask(before, '')).invalidations).toEqual([])
    expect((await ask(before, 'check=alpha')).invalidations.map(({ tag }) => tag).sort()).toEqual([
      'alpha:catalogue',
      `alpha:product:${boat}`,
    ])
  })

  test('is written once by several that check it at the same time', async () => {
    const { invalidator } = api.registry.contentWatch
    await sql(`update products set rank = rank + 1 where id = ${boat}`)
    const before = await lastNumber()
    await Promise.all([1, 2, 3, 4].map(() => invalidator.checkByName('alpha')))
    const { invalidations } = await ask(before, '')
    const numbers = invalidations.map(({ number }) => number)
    expect(numbers).toEqual([before + 1, before + 2])
  })

  test('that was never named begins with all of its tags', async () => {
    const before = await lastNumber()
    const { invalidations } = await ask(before, 'check=beta,nobody')
    expect(invalidations.map(({ tag }) => tag).sort()).toEqual(['beta:catalogue', 'beta:pages', 'beta:settings'])
    expect((await ask(await lastNumber(), 'check=beta')).invalidations).toEqual([])
  })

  test('whose database was put back to an earlier state begins with all of its tags', async () => {
    const before = await lastNumber()
    await sql('update content_versions set version = version - 1000')
    expect((await ask(before, 'check=alpha')).invalidations.map(({ tag }) => tag).sort()).toEqual([
      'alpha:catalogue',
      'alpha:pages',
      'alpha:settings',
    ])
  })

  test('of thousands of changed products the lists are named alone: every page of a product carries their tag', async () => {
    const before = await lastNumber()
    await sql(`select touch_product_pages(array_agg(n)) from generate_series(1000, 1400) n`)
    expect((await ask(before, 'check=alpha')).invalidations.map(({ tag }) => tag)).toEqual(['alpha:catalogue'])
  })

  test('more names than one question takes are refused', async () => {
    const headers = { 'x-service-key': SERVICE_KEY }
    const names = Array.from({ length: 51 }, (_, index) => `t${index}`).join()
    expect((await api.app.request(`/cache-invalidations?after=0&visited=${names}`, { headers })).status).toBe(422)
  })
})

describe('the tenants themselves', () => {
  const tenants = async () => (await api.ask('listTenants', {}, { service: true })).data.tenants

  test('hosts that were changed by SQL are told at once, and known to an API that did not change them', async () => {
    const before = await lastNumber()
    const { adminUrl, prefix } = api.registry.options
    const list = openDatabase(withDatabase(adminUrl, `${prefix}_registry`), () => undefined)
    await list.pool.query(`update tenants set hosts = '{beta.localhost,beta.example}' where company = 'beta'`)
    await list.pool.end()
    expect((await ask(before, '')).invalidations.map(({ tag }) => tag)).toEqual(['*:tenants'])
    expect((await tenants()).find(({ company }) => company === 'beta')?.hosts).toContain('beta.example')
  })

  test('a language that was taken in by SQL is in the list as soon as its tag is written', async () => {
    await tenants()
    await sql(
      `update settings set value = '{"default": "en", "enabled": ["en", "de", "nl"]}' where section = 'language'`,
    )
    await ask(0, 'check=alpha')
    expect((await tenants()).find(({ company }) => company === 'alpha')?.language.enabled).toContain('nl')
  })
})
