import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LACKS, openTarget, type Target } from './target'
import { asBody, asList, createWire, type Send } from './wire'

let target: Target
let send: Send
let products: ReturnType<typeof asList>
beforeAll(async () => {
  target = await openTarget()
  send = createWire(target)
  products = asList((await send('GET', '/category-urun-listele')).data.urunler)
  if (products.length === 0) throw new Error('The catalogue is empty: nothing can be said about its calls')
})
afterAll(() => target?.stop())

/** Answered with success on both levels, and as the document says. */
async function ask(method: 'GET' | 'POST', path: string, payload: Record<string, unknown> = {}) {
  const answer = await send(method, path, payload)
  expect(answer.faults, `${method} ${path}`).toEqual([])
  expect([answer.status, answer.body.success], `${method} ${path}`).toEqual([200, 1])
  return answer
}

describe('settings (specification 3 and 7)', () => {
  test('GET /setting-get: every section, menu items with their place, rates with their fields', async () => {
    const { data } = await ask('GET', '/setting-get')
    const sections = [
      'logofavicon',
      'company',
      'seo',
      'support',
      'social',
      'contact',
      'language',
      'exchange',
      'dailyExchange',
      'tema',
      'other',
    ]
    expect(Object.keys(data)).toEqual(expect.arrayContaining(sections))
    const [item] = asList(data.menu)
    expect(Object.keys(item ?? {})).toEqual(
      expect.arrayContaining(['k_no', 'menu_k_no', 'tip', 'turu', 'konum', 'icerik', 'icon', 'gorseller', 'kat_k_no']),
    )
    expect(Object.keys(asBody(data.company))).toEqual(
      expect.arrayContaining(['firma_adi', 'tursab_kodu', 'tursab_url', 'tursab_img_url']),
    )
    expect(Object.keys(asBody(data.contact))).toEqual(expect.arrayContaining(['gsm_1', 'e_mail', 'adres']))
    const [rate] = asList(asBody(data.exchange).kurlar)
    expect(Object.keys(rate ?? {})).toEqual(expect.arrayContaining(['banka_kodu', 'kod', 'alis', 'satis']))
  })

  test('GET /other-setting-get', async () => {
    expect(typeof (await ask('GET', '/other-setting-get')).data.uye_olmadan_yorum_yapma).toBe('boolean')
  })

  test('GET /filter-data-get', async () => {
    const { data } = await ask('GET', '/filter-data-get')
    expect([Array.isArray(data.bolgeler), Array.isArray(data.kategoriler)]).toEqual([true, true])
  })

  test('GET /page-all-get and /page-get: a page of the list is found by its slug', async ({ skip }) => {
    const { data } = await ask('GET', '/page-all-get', { sayfa_turu: 'sayfa' })
    const [card] = asList(data.sayfalar)
    if (!card) return skip('there is no page')
    const [slug] = Object.values(asBody(card.sluglar))
    expect((await ask('GET', '/page-get', { sayfa_turu: 'sayfa', slug })).data.baslik).toBe(card.baslik)
  })
})

describe('products: no language need be named', () => {
  test('GET /home-urun-listele', async () => {
    await ask('GET', '/home-urun-listele')
  })

  test('GET /category-urun-listele, for every language, a category, and one that is none', async () => {
    const { data } = await ask('GET', '/setting-get')
    const locales = asBody(data.language).acik
    for (const lang of Array.isArray(locales) ? locales : []) await ask('GET', '/category-urun-listele', { lang })
    const [category] = asList((await ask('GET', '/filter-data-get')).data.kategoriler)
    if (category) await ask('GET', '/category-urun-listele', { kat_k_no: category.k_no })
    const refused = await send('GET', '/category-urun-listele', { lang: 'xx' })
    expect([refused.status, Object.keys(asBody(refused.body.fields))]).toEqual([422, ['lang']])
  })

  test('GET /category-urun-getir: fields of the specification, and 404 for a slug of nobody', async () => {
    const [words] = Object.values(asBody(products[0]?.icerik))
    const { slug } = asBody(words)
    const { data } = await ask('GET', '/category-urun-getir', { slug })
    expect(data.k_no).toBe(products[0]?.k_no)
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['urun_tipi', 'gorseller', 'kategori']))
    const nobody = await send('GET', '/category-urun-getir', { slug: 'there-is-no-such-slug' })
    expect([nobody.status, nobody.body.success, nobody.body.code, nobody.faults]).toEqual([404, 0, 'notFound', []])
  })

  test('GET /category-benzer-urun-listele', async () => {
    const { data } = await ask('GET', '/category-benzer-urun-listele', { urun_k_no: products[0]?.k_no })
    expect(asList(data.urunler).map((product) => product.k_no)).not.toContain(products[0]?.k_no)
  })

  test('GET /category-urun-arama: case and Turkish letters are one; a sign of patterns finds nothing special', async () => {
    const found = async (kelime: string) => {
      const { data } = await ask('GET', '/category-urun-arama', { kelime })
      return asList(asBody(data.urunler).urunler).map((product) => product.k_no)
    }
    const terms = ['istanbul', 'İstanbul', 'ISTANBUL', 'ıstanbul']
    const answers = []
    for (const term of terms) answers.push(await found(term))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await found('%')).toEqual([])
  })

  test('GET /category-urun-vitrin', async () => {
    expect(Array.isArray((await ask('GET', '/category-urun-vitrin')).data.urunler)).toBe(true)
  })

  test('GET /urun-musaitlik-getir: a closed day says why', async () => {
    const query = { urun_k_no: products[0]?.k_no, baslangic: target.firstDay }
    for (const day of asList((await ask('GET', '/urun-musaitlik-getir', query)).data.gun_fiyatlar))
      if (day.gun_durum === 'kapali') expect(day.neden, JSON.stringify(day)).not.toBeNull()
  })
})

describe('transfer', () => {
  test('GET /transfer-tarife-listele, then POST /transfer-sorgula-post with its success flag', async ({ skip }) => {
    const [tariff] = asList((await ask('GET', '/transfer-tarife-listele')).data.tarifeler)
    if (!tariff) return skip('there is no tariff of a transfer')
    const query = {
      nereden: tariff.nereden,
      nereye: tariff.nereye,
      rezervasyon_tarihi: target.firstDay,
      saat: '12:00',
      kisi_sayisi: 2,
    }
    const answer = await send('POST', '/transfer-sorgula-post', query)
    expect([answer.status, answer.faults]).toEqual([200, []])
    expect(answer.data).toHaveProperty('success')
  })
})

describe('what is counted', () => {
  test('POST /urun-izleme-guncelle and POST /web-analiz-post take what the specification sends', async () => {
    await ask('POST', '/urun-izleme-guncelle', { urun_k_no: products[0]?.k_no })
    await ask('POST', '/web-analiz-post', { user_agent: 'Mozilla/5.0 (contract suite)' })
  })

  test('POST /urun-haber-ver-post', async ({ skip }) => {
    if (!target.mayWrite) return skip(LACKS.writes)
    await ask('POST', '/urun-haber-ver-post', { e_mail: 'contract@mail.example', urun_k_no: products[0]?.k_no })
  })
})
