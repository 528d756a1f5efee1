import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase, schema, withDatabase } from '@/backend/platform/database/client'
import { TenantRegistry } from '@/backend/platform/tenancy/registry'
import { addTenantLike, type NewTenant } from '@/backend/tenancy/add-tenant'
import { startTestApi, type TestApi } from './harness'

const VEGA: NewTenant = {
  company: 'vega',
  hosts: ['vega.localhost'],
  like: 'alpha',
  companyName: 'Vega "Sun" Travel',
  legalName: 'Vega Turizm A.Ş.',
  licence: 'A-77',
  email: 'info@vega.example',
  phone: '+90 242 555 01 40',
  address: 'Harbour 1, Antalya',
  locales: [],
  withProducts: true,
}

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(async () => {
  await api.stop()
})
afterEach(() => vi.restoreAllMocks())

const add = (change: Partial<NewTenant> = {}) =>
  addTenantLike({ registry: api.registry, media: api.services.media }, { ...VEGA, ...change })

const companies = async () =>
  (await api.ask('listTenants', {}, { service: true })).data.tenants.map((tenant) => tenant.company)

describe('a tenant added after another', () => {
  test('sells the same under its own name, at its own hosts, with its own pictures', async () => {
    const theirs = await api.ask('listProducts', { locale: 'en' })
    const { products } = await add()
    expect(products).toBeGreaterThan(0)
    expect(await companies()).toContain('vega')
    const ours = await api.ask('listProducts', { locale: 'en' }, { company: 'vega' })
    expect(ours.data.total).toBe(theirs.data.total)
    expect(ours.data.products.map(({ content }) => content)).toEqual(theirs.data.products.map(({ content }) => content))
    for (const { images, rating } of ours.data.products) {
      expect(images.length).toBeGreaterThan(0)
      for (const { file } of images) expect(file).toMatch(/^vega\//)
      expect(rating.count).toBe(0)
    }
    const { data } = await api.ask('getSettings', {}, { company: 'vega' })
    expect(data.company).toMatchObject({ companyName: VEGA.companyName, legalName: VEGA.legalName, tursabCode: 'A-77' })
    expect(data.contact).toMatchObject({ email: VEGA.email, address: VEGA.address })
    const other = await api.ask('getOtherSettings', {}, { company: 'vega' })
    expect(other.data.bankAccounts).toEqual([])
    expect(other.data.paymentMethods).not.toContain('bankTransfer')
    expect(other.data.bookingPrefix).toBe('VEG')
  })

  test('has nobody and nothing of the other, and numbers of its own go on after what was copied', async () => {
    const db = api.registry.requireDatabase('vega')
    for (const table of [
      schema.members,
      schema.staff,
      schema.agencies,
      schema.reservations,
      schema.reviews,
      schema.coupons,
    ])
      expect(await db.select().from(table)).toEqual([])
    const page = { key: 'another', pageType: 'content' }
    const [inserted] = await db.insert(schema.pages).values(page).returning()
    expect(inserted?.id).toBeGreaterThan(1)
  })

  test('has a sign to begin with, and languages of its own choice', async () => {
    const { logoFavicon } = (await api.ask('getSettings', {}, { company: 'vega' })).data
    const logo = await api.app.request(`/uploads/${logoFavicon.logo}`)
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await logo.text()).toContain('Vega &#34;Sun&#34; Travel')
    for (const file of Object.values(logoFavicon)) expect((await api.app.request(`/uploads/${file}`)).status).toBe(200)
    await add({ company: 'vegatwo', hosts: ['two.localhost'], locales: ['de'] })
    const { data } = await api.ask('getSettings', {}, { company: 'vegatwo' })
    expect(data.language).toEqual({ default: 'de', enabled: ['de'] })
  })

  test('of the same house: a new name that holds the old one stands in its texts once', async () => {
    const db = api.registry.requireDatabase('alpha')
    const { companyName, legalName } = (await api.ask('getSettings', {})).data.company
    const [page] = await db.select().from(schema.pageTexts).limit(1)
    if (!page) throw new Error('no page')
    const same = and(eq(schema.pageTexts.pageId, page.pageId), eq(schema.pageTexts.locale, page.locale))
    await db
      .update(schema.pageTexts)
      .set({ body: `<p>${legalName} is ${companyName}.</p>` })
      .where(same)
    const names = { companyName: `${companyName} West`, legalName: `${companyName} West Turizm A.Ş.` }
    await add({ company: 'west', hosts: ['west.localhost'], withProducts: false, ...names })
    const [copied] = await api.registry.requireDatabase('west').select().from(schema.pageTexts).where(same)
    expect(copied?.body).toBe(`<p>${names.legalName} is ${names.companyName}.</p>`)
  })

  test('may begin with an empty catalogue', async () => {
    expect(await add({ company: 'bare', hosts: ['bare.localhost'], withProducts: false })).toEqual({ products: 0 })
    expect((await api.ask('listProducts', { locale: 'en' }, { company: 'bare' })).data.total).toBe(0)
  })

  test.each<[string, Partial<NewTenant>, string]>([
    ['after nobody', { like: 'nobody' }, 'nobody'],
    ['that is there already', { company: 'beta', hosts: ['x.localhost'] }, 'beta'],
    ['at a host of another', { hosts: ['beta.localhost'] }, 'beta.localhost'],
    ['at another port of it', { hosts: ['beta.localhost:8443'] }, 'beta.localhost'],
    ['in a language that the other has no texts in', { locales: ['ru'] }, 'ru'],
    ['in a currency that the other has no rate for', { currency: 'JPY' }, 'JPY'],
    ['by the name of the list of tenants itself', { company: 'registry' }, 'registry'],
  ])('one %s is refused, and nothing is left of it', async (_, change, word) => {
    const before = await companies()
    await expect(add({ company: 'failed', hosts: ['failed.localhost'], ...change })).rejects.toThrow(word)
    expect(await companies()).toEqual(before)
  })

  test('a run that was killed before the list of tenants knew is begun anew; a database with people in it is kept', async () => {
    const half = { company: 'half', hosts: ['half.localhost'] }
    const { adminUrl, prefix } = api.registry.options
    const list = openDatabase(withDatabase(adminUrl, `${prefix}_registry`), () => undefined)
    const forget = async () => {
      await list.pool.query(`delete from tenants where company = 'half'`)
      await api.registry.reload()
    }
    try {
      const first = await add(half)
      await forget()
      expect(await add(half)).toEqual(first)
      const { data } = await api.ask('listProducts', { locale: 'en' }, { company: 'half' })
      expect(data.total).toBe((await api.ask('listProducts', { locale: 'en' })).data.total)
      const password = 'secret-of-ada'
      const form = { firstName: 'Ada', lastName: 'Test', email: 'ada@half.example', password, locale: 'en' as const }
      const joined = { ...form, passwordConfirmation: password, privacyPolicy: true as const }
      expect((await api.ask('register', joined, { company: 'half' })).status).toBe(200)
      await forget()
      await expect(add(half)).rejects.toThrow('people')
    } finally {
      await list.pool.end()
    }
  })

  test('is known to the other processes after a moment', async () => {
    const { adminUrl, prefix, migrationsFolder, log } = api.registry.options
    const elsewhere = new TenantRegistry({ adminUrl, prefix, migrationsFolder, log })
    await elsewhere.start()
    try {
      await add({ company: 'late', hosts: ['late.localhost'], withProducts: false })
      await elsewhere.refresh()
      expect(elsewhere.getDatabase('late')).toBeNull()
      const now = performance.now()
      vi.spyOn(performance, 'now').mockReturnValue(now + 10_001)
      await elsewhere.refresh()
      expect(elsewhere.getDatabase('late')).not.toBeNull()
    } finally {
      await elsewhere.stop()
    }
  })
})
