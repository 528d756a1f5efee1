import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  const db = api.registry.requireDatabase('alpha')
  // Words in other scripts, and one product that has 'Istanbul' in its text only.
  await db.execute(`update product_texts set folded = folded || ' leaving from istanbul' where product_id =
    (select id from products where code = 'alpha-1') and locale = 'en'`)
  await db.execute(`insert into product_texts (product_id, locale, title, slug, text, folded_title, folded)
    select product_id, l.locale, l.title, l.slug, text, l.folded, l.folded from product_texts,
      (values ('ru', 'Каппадокия на воздушном шаре', 'kappadokiya', 'каппадокия на воздушном шаре'),
              ('ar', 'إسطنبول ليلًا', 'istanbul-laylan', 'اسطنبول ليلا'),
              ('tr', 'Çıralı’da gün batımı / Şelale', 'cirali', 'cirali’da gun batimi / selale')) l(locale, title, slug, folded)
    where product_id = (select id from products where code = 'alpha-2') and product_texts.locale = 'en'`)
})
afterAll(() => api.stop())

const codes = async (term: string, locale: 'en' | 'de' | 'tr' | 'ar' | 'ru' = 'en') =>
  (await api.ask('searchProducts', { locale, term })).data.products.products.map((product) => product.code)

describe('what is found', () => {
  test.each([['istanbul'], ['İstanbul'], ['ISTANBUL'], ['ıstanbul'], ['  Istanbul  '], ['istanb'], ['night Istanbul']])(
    '%s: the same, title before text',
    async (term) => {
      expect((await codes(term))[0]).toBe('alpha-2')
    },
  )

  test('title and text both, in this order', async () => {
    expect(await codes('istanbul')).toEqual(['alpha-2', 'alpha-1'])
  })

  test('a place brings all that is there, after what has it in its own words', async () => {
    const db = api.registry.requireDatabase('alpha')
    await db.execute(`update page_texts set title = 'Patara', folded_title = 'patara', folded = 'patara' where locale = 'de' and
      page_type = 'destination'`)
    await db.execute(`update product_texts set folded = folded || ' bis patara' where locale = 'de' and
      product_id = (select id from products where code = 'alpha-2')`)
    expect(await codes('patara')).toEqual(['alpha-2', 'alpha-1'])
    expect(await codes('pattara')).toEqual(['alpha-2', 'alpha-1'])
    await db.execute(`update page_texts set title = 'Kaş und die Straße', folded_title = 'kas und die strasse', folded = 'kas und die strasse'
      where locale = 'de' and page_type = 'destination'`)
  })

  test.each([
    ['istambul', 'alpha-2'],
    ['istnabul', 'alpha-2'],
    ['kekowa', 'alpha-1'],
    ['kekova baot', 'alpha-1'],
    ['каппадокиа', 'alpha-2'],
    ['اسطنبل', 'alpha-2'],
  ])('the typing error in %s', async (term, code) => {
    expect((await codes(term))[0]).toBe(code)
  })

  test.each([
    ['Каппадокия', 'ru'],
    ['إسطنبول', 'ar'],
    ['اسطنبول', 'ar'],
    ['Çıralı', 'tr'],
    ['CIRALI', 'tr'],
    ['şelale', 'tr'],
    ['batımı', 'tr'],
    ['Bosporus', 'de'],
    ['Каппадокия', 'de'],
  ] as const)('%s of %s', async (term, locale) => {
    expect(await codes(term, locale)).toContain('alpha-2')
  })

  test.each(['%', '_', '%%', 'is_anbul%', '&', '|', '!', ':*', "'", '\\', '()', "'; drop table products; --", '<->'])(
    '%s means nothing special',
    async (term) => {
      const { status, data } = await api.ask('searchProducts', { locale: 'en', term })
      expect(status).toBe(200)
      const letters = term.replace(/[^a-z]/g, '')
      if (letters === '') expect([data.products.total, data.hits]).toEqual([0, []])
      expect((await codes('istanbul')).length).toBe(2)
    },
  )

  test('destinations and categories by their own words in any language, shown in the asked one', async () => {
    const hitsOf = async (term: string, locale: 'en' | 'de') =>
      (await api.ask('searchProducts', { locale, term })).data.hits
        .filter((hit) => hit.hitType !== 'product')
        .map((hit) => [hit.hitType, hit.title])
    expect(await hitsOf('boat trips', 'en')).toEqual([['category', 'Boat trips']])
    expect(await hitsOf('bootstouren', 'en')).toEqual([['category', 'Boat trips']])
    expect(await hitsOf('botstouren', 'de')).toEqual([['category', 'Bootstouren']])
    expect(await hitsOf('STRASSE', 'de')).toEqual([['destination', 'Kaş und die Straße']])
  })

  test('a withdrawn product is not', async () => {
    const db = api.registry.requireDatabase('alpha')
    await db.execute("update products set active = false where code = 'alpha-1'")
    expect(await codes('kekova')).toEqual([])
    await db.execute("update products set active = true where code = 'alpha-1'")
    expect(await codes('kekova')).toEqual(['alpha-1'])
  })
})
