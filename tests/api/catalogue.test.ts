import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

describe('settings and content', () => {
  test('settings carry the menu and both rate lists', async () => {
    const { status, data, body } = await api.ask('getSettings', {})
    expect(status).toBe(200)
    expect(body.success).toBe(1)
    expect(data.menu[0]?.content.en?.slug).toBe('boat-trips')
    expect(data.exchange.currencies.map((rate) => rate.bankCode)).toContain('EUR')
  })

  test('operator HTML is sanitised at write', async () => {
    const { data } = await api.ask('getPage', { locale: 'en', pageType: 'content', slug: 'about-us' })
    expect(data.body).toBe('<p>About us</p>')
  })

  test('operator HTML is sanitised at read: what reached the table by another way is no exception', async () => {
    const db = api.registry.requireDatabase('alpha')
    const hostile = '<p onclick="alert(1)">Team</p><script>alert(1)</script><a href="javascript:alert(1)">x</a>'
    await db.execute(`update page_texts set body = '${hostile}' where slug = 'uber-uns'`)
    const { data } = await api.ask('getPage', { locale: 'de', pageType: 'content', slug: 'uber-uns' })
    expect(data.body).toBe('<p>Team</p><a>x</a>')
  })

  test('a page is found by the slug of another language and names all its slugs', async () => {
    const { data } = await api.ask('getPage', { locale: 'en', pageType: 'content', slug: 'uber-uns' })
    expect(data.title).toBe('About us')
    expect(data.slugs).toEqual({ en: 'about-us', de: 'uber-uns' })
  })
})

test('the map of the site lists every page and product with its slugs, pictures and day of change', async () => {
  const { status, data } = await api.ask('listSite', {})
  expect(status).toBe(200)
  expect(data.total).toBe(data.entries.length)
  const product = data.entries.find(({ entryType, slugs }) => entryType === 'product' && slugs.en === 'kekova-by-boat')
  expect(product?.slugs.de).toBeDefined()
  expect(product?.files.length).toBeGreaterThan(0)
  expect(data.entries.map(({ entryType }) => entryType)).toContain('content')
  expect((await api.ask('listSite', { page: 2 })).data.entries).toEqual([])
})

describe('products', () => {
  test('one product in one language, with the price after its campaign', async () => {
    const { data } = await api.ask('getProduct', { locale: 'de', slug: 'kekova-by-boat' })
    expect(data.text.title).toBe('Kekova mit dem Boot')
    expect(data.price).toMatchObject({ amount: '37.80', oldAmount: '42.00', currency: 'EUR' })
  })

  test('an unknown slug is a 404 in the envelope of the specification', async () => {
    const { status, body } = await api.ask('getProduct', { locale: 'en', slug: 'nowhere' })
    expect(status).toBe(404)
    expect(body).toMatchObject({ success: 0, code: 'notFound' })
  })

  test('a listing filters by theme and counts what every choice would give', async () => {
    const { data } = await api.ask('listProducts', { locale: 'en', slug: 'boat-trips', priceTo: 3000 })
    expect(data.products.map((product) => product.code)).toEqual(['alpha-1'])
    expect(data.facets.themes).toEqual([{ value: 'boat', count: 1 }])
  })

  test.each(['istanbul', 'İstanbul', 'ISTANBUL', 'ıstanbul', 'istambul'])(
    'search finds Istanbul as %s',
    async (term) => {
      const { data } = await api.ask('searchProducts', { locale: 'en', term })
      expect(data.products.products[0]?.code).toBe('alpha-2')
    },
  )

  test('a percent sign finds nothing special', async () => {
    const { data } = await api.ask('searchProducts', { locale: 'en', term: '%' })
    expect(data.products.total).toBe(0)
  })

  test('a day that cannot be booked says why and names the nearest that can', async () => {
    const { data: product } = await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })
    const { data } = await api.ask('getAvailability', { productId: product.id, from: '2026-11-01' })
    expect(data.days.find((day) => day.date === '2026-11-20')).toMatchObject({
      dayStatus: 'closed',
      reason: 'past',
      nearestOpen: '2026-11-22',
    })
    expect(data.days.find((day) => day.date === '2026-11-21')).toMatchObject({
      dayStatus: 'closed',
      reason: 'pastCutoff',
    })
    expect(data.firstOpen).toBe('2026-11-22')
  })
})

describe('who asks', () => {
  test('no company, an unknown one and an unknown call are told apart', async () => {
    const bare = await api.app.request('/setting-get')
    expect([bare.status, (await bare.json()).code]).toEqual([400, 'companyMissing'])
    const unknown = await api.ask('getSettings', {}, { company: 'gamma' })
    expect([unknown.status, unknown.code]).toEqual([404, 'companyUnknown'])
    const nothing = await api.app.request('/nothing', { headers: { company: 'alpha' } })
    expect([nothing.status, (await nothing.json()).code]).toEqual([404, 'callUnknown'])
  })

  test('a service call wants the service key', async () => {
    expect((await api.ask('listTenants', {})).status).toBe(403)
    const { data } = await api.ask('listTenants', {}, { service: true })
    expect(data.tenants.map((tenant) => tenant.company)).toEqual(['alpha', 'beta'])
  })

  test('each tenant sees its own catalogue only', async () => {
    const { data } = await api.ask('listProducts', { locale: 'en' }, { company: 'beta' })
    expect(data.products.every((product) => product.code.startsWith('beta-'))).toBe(true)
  })

  test('the OpenAPI document names every call in the words of the wire', async () => {
    const document = await (await api.app.request('/openapi.json')).json()
    expect(Object.keys(document.paths)).toContain('/category-urun-getir')
    const body = document.paths['/fiyat-teklif-post'].post.requestBody.content['application/json'].schema
    expect(Object.keys(body.properties)).toContain('sepet_urunler')
  })
})
