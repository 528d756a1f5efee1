import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LACKS, openTarget, type Target } from './target'
import { asBody, asList, createWire, type Send } from './wire'

let target: Target
let send: Send
let token: string | undefined
beforeAll(async () => {
  target = await openTarget()
  send = createWire(target)
})
afterAll(() => target?.stop())

/** The words of the login: where none was given, the calls of members are not asked. */
const credentials = () => ({ e_mail: target.member?.email, sifre: target.member?.password })

describe('signing in', () => {
  test('POST /uye-giris-yap-post: access_token, and data.success 1', async ({ skip }) => {
    if (!target.member) return skip(LACKS.member)
    const { status, body, data, faults } = await send('POST', '/uye-giris-yap-post', credentials())
    expect([status, body.success, data.success, faults]).toEqual([200, 1, 1, []])
    expect(data.access_token).toBe(body.access_token)
    expect(typeof asBody(data.uye).k_no).toBe('number')
    token = String(body.access_token)
  })

  const signInAsNobody = () =>
    send('POST', '/uye-giris-yap-post', { e_mail: 'nobody@mail.example', sifre: 'wrong-one' })

  test('an unknown address: data.success is not 1', async () => {
    const wrong = await signInAsNobody()
    expect([wrong.status, wrong.body.success, wrong.data.success, wrong.faults]).toEqual([401, 0, 0, []])
  })

  test('a wrong password is answered as an unknown address is', async ({ skip }) => {
    if (!target.member) return skip(LACKS.member)
    const wrong = await signInAsNobody()
    const known = await send('POST', '/uye-giris-yap-post', { ...credentials(), sifre: 'wrong-one' })
    expect([known.status, known.body.code, known.body.message]).toEqual([401, wrong.body.code, wrong.body.message])
  })

  test.each(['/uye-google-get', '/uye-facebook-get'])('GET %s wants a token of the provider', async (path) => {
    const { status, body, faults } = await send('GET', path, {}, { token: 'x'.repeat(40) })
    expect([body.success, faults]).toEqual([0, []])
    expect([401, 404]).toContain(status)
  })

  test('POST /uye-sifremi-unuttum-post for nobody: data.status mailyok, or an answer that does not tell', async () => {
    const payload = { e_mail: `nobody-${randomUUID().slice(0, 8)}@mail.example`, lang: 'en' }
    const { data, faults } = await send('POST', '/uye-sifremi-unuttum-post', payload)
    expect(faults).toEqual([])
    expect([data.success, data.status]).toEqual(data.success === 1 ? [1, 'ok'] : [0, 'mailyok'])
  })
})

describe('becoming a member', () => {
  const form = (e_mail: string) => ({
    ad: 'Ada',
    soyad: 'Contract',
    e_mail,
    sifre: 'secret',
    sifre_onay: 'secret',
    gizlilik_politikasi: true,
  })

  test('POST /uye-kayit-ol-post: data.success 1; the second time data.code emailhata', async ({ skip }) => {
    if (!target.mayWrite) return skip(LACKS.writes)
    const email = `contract-${randomUUID().slice(0, 8)}@mail.example`
    const first = await send('POST', '/uye-kayit-ol-post', form(email))
    expect(first.faults).toEqual([])
    // A tenant whose answers are neutral sends everybody to their mail.
    if (first.status === 202) return
    expect([first.status, first.data.success]).toEqual([200, 1])
    const second = await send('POST', '/uye-kayit-ol-post', form(email))
    expect([second.status, second.data.success, second.data.code, second.faults]).toEqual([409, 0, 'emailhata', []])
  })

  test.each([
    ['no name', { ad: '' }, 'ad'],
    ['no e-mail', { e_mail: 'x' }, 'e_mail'],
    ['a short password', { sifre: 'abc', sifre_onay: 'abc' }, 'sifre'],
    ['two passwords', { sifre_onay: 'other' }, 'sifre_onay'],
    ['no agreement', { gizlilik_politikasi: false }, 'gizlilik_politikasi'],
  ])('%s is refused at its field', async (_name, change, field) => {
    const { status, body, faults } = await send('POST', '/uye-kayit-ol-post', { ...form('a@mail.example'), ...change })
    expect([status, body.success, faults]).toEqual([422, 0, []])
    expect(Object.keys(asBody(body.fields))).toContain(field)
  })
})

describe('the member area', () => {
  const PATHS = [
    ['GET', '/uye-bilgileri-get'],
    ['GET', '/uye-tum-veriler-get'],
    ['POST', '/uye-guncelle-post'],
    ['POST', '/uye-favori-ekle-post'],
    ['POST', '/uye-favori-sil-post'],
    ['POST', '/uye-odeme-bildirim-post'],
    ['POST', '/uye-cikis-yap-post'],
  ] as const

  test.each(PATHS)('%s %s wants a token', async (method, path) => {
    for (const asked of [undefined, 'x'.repeat(43)]) {
      const { status, body, faults } = await send(method, path, {}, { token: asked })
      expect([status, body.success, body.code, faults]).toEqual([401, 0, 'unauthenticated', []])
    }
  })

  test('GET /uye-bilgileri-get, POST /uye-guncelle-post', async ({ skip }) => {
    if (!token) return skip(LACKS.token)
    const me = await send('GET', '/uye-bilgileri-get', {}, { token })
    expect([me.status, me.data.e_mail, me.faults]).toEqual([200, target.member?.email, []])
    const same = await send('POST', '/uye-guncelle-post', { ad: me.data.ad }, { token })
    expect([same.status, same.data.ad, same.faults]).toEqual([200, me.data.ad, []])
  })

  test("GET /uye-tum-veriler-get: the four lists, and nobody else's", async ({ skip }) => {
    if (!token) return skip(LACKS.token)
    const own = await send('GET', '/uye-bilgileri-get', {}, { token })
    const all = await send('GET', '/uye-tum-veriler-get', { uye_k_no: own.data.k_no }, { token })
    expect(all.faults).toEqual([])
    for (const list of ['rezervasyonlar', 'favoriler', 'kuponlar', 'tahsilatlar'])
      expect(Array.isArray(all.data[list]), list).toBe(true)
    const others = await send('GET', '/uye-tum-veriler-get', { uye_k_no: Number(own.data.k_no) + 1 }, { token })
    expect([others.status, others.body.code]).toEqual([404, 'notFound'])
  })

  test('POST /uye-favori-ekle-post answers the favourite; POST /uye-favori-sil-post takes it away', async ({
    skip,
  }) => {
    if (!token) return skip(LACKS.token)
    const [product] = asList((await send('GET', '/category-urun-listele')).data.urunler)
    const payload = { urun_k_no: product?.k_no }
    const added = await send('POST', '/uye-favori-ekle-post', payload, { token })
    expect([added.status, added.data.urun_k_no, added.faults]).toEqual([200, product?.k_no, []])
    const removed = await send('POST', '/uye-favori-sil-post', payload, { token })
    expect([removed.status, removed.faults]).toEqual([200, []])
    const { data } = await send('GET', '/uye-tum-veriler-get', {}, { token })
    expect(asList(data.favoriler).map((favourite) => favourite.urun_k_no)).not.toContain(product?.k_no)
  })

  test('POST /uye-odeme-bildirim-post for a booking of nobody', async ({ skip }) => {
    if (!token) return skip(LACKS.token)
    const payload = {
      rezervasyon_no: 'INT000000000000',
      tutar: '10.00',
      kur_turu: 'TRY',
      odeme_tarihi: target.firstDay,
      gonderen: 'Ada Contract',
    }
    const { body, faults, status } = await send('POST', '/uye-odeme-bildirim-post', payload, { token })
    expect([status, body.code, faults], JSON.stringify(body)).toEqual([404, 'notFound', []])
  })

  test('POST /uye-cikis-yap-post ends the token', async ({ skip }) => {
    if (!token) return skip(LACKS.token)
    expect((await send('POST', '/uye-cikis-yap-post', {}, { token })).status).toBe(200)
    expect((await send('GET', '/uye-bilgileri-get', {}, { token })).status).toBe(401)
  })
})

test('an agency signs in by its own call, and its token opens no call of members', async ({ skip }) => {
  if (!target.agency) return skip(LACKS.agency)
  const { email, password } = target.agency
  const session = await send('POST', '/acente-giris-yap-post', { e_mail: email, sifre: password })
  expect([session.status, session.faults]).toEqual([200, []])
  const agencyToken = String(session.body.access_token)
  expect((await send('GET', '/acente-bilgileri-get', {}, { token: agencyToken })).faults).toEqual([])
  expect((await send('GET', '/uye-bilgileri-get', {}, { token: agencyToken })).status).toBe(401)
  await send('POST', '/acente-cikis-yap-post', {}, { token: agencyToken })
})
