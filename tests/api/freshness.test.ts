import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createOperatorApp } from '@/backend/app'
import { TenantRegistry } from '@/backend/platform/tenancy/registry'
import type { RequestOf, ResponseOf } from '@/domain/wire/call'
import { CALLS, type CallName } from '@/domain/wire/calls'
import { fromWire, type Json, toWireQuery } from '@/domain/wire/translate'
import { startTestApi, type TestApi } from './harness'
import { quoteOf, reserve, select } from './test-booking'

let api: TestApi
/** The same databases behind an app with nothing in common with the first but them: another process of the API. */
let other: { registry: TenantRegistry; app: ReturnType<typeof createOperatorApp> }
let boat: number

const DAY = '2026-12-05'
const departure = () => select({ productId: boat, kind: 'tour', date: DAY, session: '09:00' })
const sql = (text: string) => api.registry.requireDatabase('alpha').execute(text)

async function askOther<N extends CallName>(name: N, request: RequestOf<(typeof CALLS)[N]>, headers = {}) {
  const query = new URLSearchParams(toWireQuery(request as Record<string, Json>))
  const response = await other.app.request(`${CALLS[name].path}?${query}`, {
    headers: { company: 'alpha', ...headers },
  })
  const text = await response.text()
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, Json>)
  return { response, data: fromWire(body.data ?? null) as ResponseOf<(typeof CALLS)[N]> }
}

beforeAll(async () => {
  api = await startTestApi()
  const { env, log } = api.services
  const registry = new TenantRegistry({
    adminUrl: inject('adminUrl'),
    prefix: env.DATABASE_PREFIX,
    migrationsFolder: 'backend/db/migrations',
    log: pino({ level: 'silent' }),
  })
  await registry.start()
  other = { registry, app: createOperatorApp({ ...api.services, registry, log }) }
  boat = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data.id
})
afterAll(async () => {
  await other.registry.stop()
  await api.stop()
})

/** What both processes say at this moment; asked before a change, so that both have something to keep. */
async function readBoth() {
  const product = { locale: 'en', slug: 'kekova-by-boat' } as const
  const list = { locale: 'en', slug: 'boat-trips' } as const
  const search = { locale: 'en', term: 'kekova' } as const
  const [here, there] = [
    [
      await api.ask('getProduct', product),
      await api.ask('listProducts', list),
      await api.ask('searchProducts', search),
    ],
    [
      await askOther('getProduct', product),
      await askOther('listProducts', list),
      await askOther('searchProducts', search),
    ],
  ] as const
  return [here, there].map(([one, listed, found]) => ({
    title: one.data.text.title,
    price: one.data.price.oldAmount ?? one.data.price.amount,
    listed: listed.data.products.map((card) => card.price.oldAmount ?? card.price.amount),
    total: listed.data.total,
    found: found.data.products.products.map((card) => card.content.en?.title),
  }))
}

describe('what was committed is in the next answer of every process', () => {
  test('a price', async () => {
    const before = await readBoth()
    expect(before.map((said) => said.price)).toEqual(['42.00', '42.00'])
    await sql(`update products set from_amount = 55 where id = ${boat}`)
    const after = await readBoth()
    expect(after.map((said) => said.price)).toEqual(['55.00', '55.00'])
    expect(after.map((said) => said.listed.includes('55.00'))).toEqual([true, true])
  })

  test('a title', async () => {
    await readBoth()
    await sql(`update product_texts set title = 'Kekova by kayak' where product_id = ${boat} and locale = 'en'`)
    const after = await readBoth()
    expect(after.map((said) => said.title)).toEqual(['Kekova by kayak', 'Kekova by kayak'])
    expect(after.map((said) => said.found[0])).toEqual(['Kekova by kayak', 'Kekova by kayak'])
  })

  test('a new product, and one that was withdrawn', async () => {
    const [before] = await readBoth()
    await sql(`insert into products select (jsonb_populate_record(p, '{"id": 900, "code": "new-1"}')).* from products p
      where id = ${boat}`)
    await sql(`insert into product_texts (product_id, locale, title, slug, text) select 900, locale, 'Kekova again',
      'kekova-again', text from product_texts where product_id = ${boat} and locale = 'en'`)
    const total = (before?.total ?? 0) + 1
    expect((await readBoth()).map((said) => said.total)).toEqual([total, total])
    await sql('update products set active = false where id = 900')
    expect((await readBoth()).map((said) => said.total)).toEqual([total - 1, total - 1])
    await sql('delete from products where id = 900')
    expect((await readBoth()).map((said) => said.total)).toEqual([total - 1, total - 1])
  })

  test('a rate, a category and a setting', async () => {
    const facet = async () => (await askOther('listProducts', { locale: 'en', slug: 'boat-trips' })).data.facets
    const before = await facet()
    await sql(`update rates set sell = sell * 2 where bank_code = 'EUR'`)
    const after = await facet()
    expect(after.price.maximum).toBeGreaterThan(before.price.maximum)
    await sql(`update page_texts set title = 'Sailing' where page_type = 'category' and slug = 'boat-trips'`)
    const { data } = await askOther('getProduct', { locale: 'en', slug: 'kekova-by-boat' })
    expect(data.category.content.en?.title).toBe('Sailing')
    await sql(`update settings set value = jsonb_set(value, '{email}', '"new@mail.example"') where section = 'contact'`)
    expect((await askOther('getSettings', {})).data.contact.email).toBe('new@mail.example')
  })

  test('where a place lies on the map, and the address of a category', async () => {
    const point = async () => {
      const { data } = await askOther('listProducts', { locale: 'en', slug: 'boat-trips' })
      return data.products.find((card) => card.id === boat)?.mapPoint
    }
    await sql(`update products set meeting_latitude = null, meeting_longitude = null where id = ${boat}`)
    const before = await point()
    await sql(`update products set meeting_latitude = 10, meeting_longitude = 20 where id <> ${boat} and destination_id =
      (select destination_id from products where id = ${boat})`)
    expect(await point()).not.toEqual(before)
    await sql(`update page_texts set slug = 'sailing' where page_type = 'category' and slug = 'boat-trips'`)
    expect((await askOther('listProducts', { locale: 'en', slug: 'boat-trips' })).response.status).toBe(404)
    expect((await askOther('listProducts', { locale: 'en', slug: 'sailing' })).response.status).toBe(200)
    await sql(`update page_texts set slug = 'boat-trips' where page_type = 'category' and slug = 'sailing'`)
  })

  test('a table that was emptied', async () => {
    await readBoth()
    await sql('truncate reviews')
    const { data } = await askOther('getProduct', { locale: 'en', slug: 'kekova-by-boat' })
    expect(data.reviewSummary.reviews).toEqual([])
  })

  test('a change that was rolled back is in none', async () => {
    const before = await readBoth()
    const db = api.registry.requireDatabase('alpha')
    const undone = db.transaction(async (transaction) => {
      await transaction.execute(`update products set from_amount = 1 where id = ${boat}`)
      await readBoth()
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await readBoth()).toEqual(before)
  })
})

describe('quotes and stock', () => {
  test('a quote and a calendar have the new price of a season at once, and an old quote is refused', async () => {
    const old = await quoteOf(api, [departure()])
    expect(old.data.items[0]?.item?.unitPrices.adult).toBe('42.00')
    await sql(`update season_prices set adult = 60 where product_id = ${boat}`)
    const fresh = await quoteOf(api, [departure()])
    expect(fresh.data.items[0]?.item?.unitPrices.adult).toBe('60.00')
    const calendar = await askOther('getAvailability', { productId: boat, from: DAY, months: 1 })
    expect(calendar.data.days.find((day) => day.date === DAY)?.lowestPrice).toBe('60.00')
    const token = await api.registerMember('fresh@mail.example')
    expect((await reserve(api, token, old.data.quoteToken)).code).toBe('priceChanged')
  })

  test('seats that one process sold are missing in the calendar and the dates of the other at once', async () => {
    const ask = { productId: boat, from: DAY, months: 1 } as const
    const leftOn = async () =>
      (await askOther('getAvailability', ask)).data.days.find((day) => day.date === DAY)?.sessions[0]?.seatsLeft
    const onDates = { locale: 'en', slug: 'boat-trips', dateFrom: DAY, dateTo: DAY, people: 9 } as const
    expect(await leftOn()).toBe(10)
    const freeBefore = (await askOther('listProducts', onDates)).data.total
    const token = await api.registerMember('seats@mail.example')
    const quote = await quoteOf(api, [departure()])
    expect((await reserve(api, token, quote.data.quoteToken)).status).toBe(200)
    expect(await leftOn()).toBe(8)
    expect((await askOther('listProducts', onDates)).data.total).toBe(freeBefore - 1)
  })
})

describe('answers that are known already', () => {
  const product = { locale: 'en', slug: 'kekova-by-boat' } as const

  test('the mark of an answer is the same in both processes, and who names it gets no body', async () => {
    const { response } = await askOther('getProduct', product)
    const etag = response.headers.get('etag') ?? ''
    const again = await askOther('getProduct', product, { 'if-none-match': etag })
    expect(again.response.status).toBe(304)
    await sql(`update products set from_amount = from_amount + 1 where id = ${boat}`)
    const changed = await askOther('getProduct', product, { 'if-none-match': etag })
    expect(changed.response.status).toBe(200)
    expect(changed.response.headers.get('etag')).not.toBe(etag)
  })

  test('a question mark within a value is part of the question', async () => {
    const asked = async (term: string) => {
      const path = `/category-urun-arama?lang=en&kelime=${term}`
      const response = await api.app.request(path, { headers: { company: 'alpha' } })
      return (await response.json()).data.kelime
    }
    expect(await asked('boat?nothing-like-it')).toBe('boat?nothing-like-it')
    expect(await asked('boat')).toBe('boat')
    expect(await asked('boat?another')).toBe('boat?another')
  })

  test('two tenants and two days never share an answer', async () => {
    const titles = async (company: string) =>
      (await api.ask('listProducts', { locale: 'en' }, { company })).data.products
    expect((await titles('alpha'))[0]?.code).not.toBe((await titles('beta'))[0]?.code)
    await sql(`update products set campaign = jsonb_build_object('discountType', 'percent', 'discountValue', '50',
      'endsOn', '2026-11-21', 'label', '{}'::jsonb) where id = ${boat}`)
    expect((await askOther('getProduct', product)).data.campaign).not.toBeNull()
    api.clock.now += 86_400_000
    expect((await askOther('getProduct', product)).data.campaign).toBeNull()
  })

  test('counting a view throws nothing away', async () => {
    const version = async () => (await sql("select version from content_versions where scope = 'all'")).rows[0]?.version
    const before = await version()
    expect((await api.ask('trackView', { productId: boat })).data.counted).toBe(true)
    expect(await version()).toBe(before)
  })
})
