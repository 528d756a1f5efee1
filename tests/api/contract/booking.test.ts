import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '@/domain/dates/plain-date'
import { LACKS, openTarget, type Target } from './target'
import { asBody, asList, type Body, createWire, type Send } from './wire'

let target: Target
let send: Send
let token: string | undefined
/** A tour with its first open day and session: what the suite books. */
let item: Body | null = null

beforeAll(async () => {
  target = await openTarget()
  send = createWire(target)
  item = await findTour()
  if (!target.member) return
  const login = { e_mail: target.member.email, sifre: target.member.password }
  token = String((await send('POST', '/uye-giris-yap-post', login)).body.access_token)
})
afterAll(() => target?.stop())

async function findTour(): Promise<Body | null> {
  const inTime = addDays(target.firstDay, 7)
  const { data } = await send('GET', '/category-urun-listele', { urun_tipleri: 'tur' })
  for (const { k_no } of asList(data.urunler)) {
    const query = { urun_k_no: k_no, baslangic: target.firstDay, ay_sayisi: 3 }
    const days = asList((await send('GET', '/urun-musaitlik-getir', query)).data.gun_fiyatlar)
    // A transfer may take days, and is offered where it comes in time.
    const day = days.find((each) => each.gun_durum !== 'kapali' && String(each.rezervasyon_tarihi) >= inTime)
    const session = asList(day?.seanslar).find(({ kalan_koltuk }) => Number(kalan_koltuk ?? 0) > 1)
    if (!day || !session) continue
    return {
      urun_k_no: k_no ?? null,
      urun_tipi: 'tur',
      rezervasyon_tarihi: day.rezervasyon_tarihi ?? null,
      donus_tarihi: null,
      seans_saati: session.saat ?? null,
      pax: { yetiskin: 1, cocuk: 0, bebek: 0 },
      ekstra_hizmetler: [],
    }
  }
  return null
}

const quote = (changes: Body = {}) =>
  send('POST', '/fiyat-teklif-post', { sepet_urunler: [item ?? {}], secilen_kur: 'EUR', ...changes })

const guest = {
  ad: 'Ada',
  soyad: 'Contract',
  dogum_tarihi: null,
  tc_pasaport: null,
  adres: null,
  telefon: '+44 7700 900123',
  e_mail: 'contract@mail.example',
}

const totalsOf = (side: Body) => asBody(side.toplamlar)
const add = (...amounts: unknown[]) =>
  amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount) * 100), 0)

describe('a price', () => {
  test('POST /fiyat-teklif-post: held twice, in both currencies deposit and balance make the total', async ({
    skip,
  }) => {
    if (!item) return skip(LACKS.tour)
    const { status, data, faults } = await quote()
    expect([status, faults]).toEqual([200, []])
    const sides = Object.values(data)
      .map((side) => totalsOf(asBody(side)))
      .filter(({ genel_toplam }) => genel_toplam !== undefined)
    expect(sides).toHaveLength(2)
    for (const totals of sides) expect(add(totals.on_odeme_toplam, totals.kalan_toplam)).toBe(add(totals.genel_toplam))
    expect(typeof data.teklif_jetonu).toBe('string')
  })

  test('a currency without a rate is refused, never converted by guess', async ({ skip }) => {
    if (!item) return skip(LACKS.tour)
    const { status, body, faults } = await quote({ secilen_kur: 'XXX' })
    expect([status, body.code, faults]).toEqual([422, 'notConvertible', []])
  })

  test('a made-up coupon is no reason to fail, and takes nothing off', async ({ skip }) => {
    if (!item) return skip(LACKS.tour)
    const { status, faults } = await quote({ promosyon_kodu: `NONE-${randomUUID().slice(0, 6)}` })
    expect([status, faults]).toEqual([200, []])
  })
})

describe('a reservation', () => {
  const reserve = (teklif_jetonu: unknown, key: string, isMember = true) =>
    send(
      'POST',
      '/rezervasyon-olustur-post',
      {
        rezervasyon_satis_durum: 'sor_sat',
        teklif_jetonu,
        misafir: guest,
        odeme_yontemi: 'havale',
        mesafeli_satis_sozlesmesi: true,
      },
      { token: isMember ? token : undefined, headers: { 'idempotency-key': key } },
    )

  test('wants a member', async ({ skip }) => {
    if (!item) return skip(LACKS.tour)
    const { data } = await quote()
    expect((await reserve(data.teklif_jetonu, randomUUID(), false)).status).toBe(401)
  })

  test('wants a quote that nobody has touched', async ({ skip }) => {
    if (!item) return skip(LACKS.tour)
    if (!token) return skip(LACKS.token)
    if (!target.mayWrite) return skip(LACKS.writes)
    const { data } = await quote()
    const touched = await reserve(`${data.teklif_jetonu}x`, randomUUID())
    expect([touched.status, touched.body.code, touched.faults]).toEqual([422, 'quoteInvalid', []])
  })

  test('is made once per key, found by number and surname, and cancelled at the refund that was shown', async ({
    skip,
  }) => {
    if (!item) return skip(LACKS.tour)
    if (!token) return skip(LACKS.token)
    if (!target.mayWrite) return skip(LACKS.writes)
    const { data: offer } = await quote()
    const key = randomUUID()
    const [first, second] = [await reserve(offer.teklif_jetonu, key), await reserve(offer.teklif_jetonu, key)]
    expect([first?.status, first?.faults], JSON.stringify(first?.body)).toEqual([200, []])
    const { referans, rezervasyon_no } = first?.data ?? {}
    expect(second?.data.rezervasyon_no).toBe(rezervasyon_no)
    const found = await send('GET', '/rezervasyon-sorgula-get', { rezervasyon_no, eposta_veya_soyad: guest.soyad })
    expect([found.status, found.data.rezervasyon_no, found.faults]).toEqual([200, rezervasyon_no, []])
    const wrong = await send('GET', '/rezervasyon-sorgula-get', { rezervasyon_no, eposta_veya_soyad: 'Somebody' })
    const unknown = await send('GET', '/rezervasyon-sorgula-get', {
      rezervasyon_no: 'INT1',
      eposta_veya_soyad: guest.soyad,
    })
    expect([wrong.status, wrong.body.message]).toEqual([404, unknown.body.message])
    const result = await send('GET', '/rezervasyon-sonuc-get', { referans })
    expect([result.status, result.faults]).toEqual([200, []])
    const refund = await send('GET', '/iptal-teklif-get', { referans })
    expect([refund.status, refund.faults]).toEqual([200, []])
    const cancelled = await send(
      'POST',
      '/rezervasyon-iptal-post',
      { referans, beklenen_iade: refund.data.iade_tutari },
      { token },
    )
    expect([cancelled.status, cancelled.faults], JSON.stringify(cancelled.body)).toEqual([200, []])
    const again = await send('POST', '/rezervasyon-iptal-post', { referans, beklenen_iade: '0.00' }, { token })
    expect([again.status, again.data.iade_tutari], 'a second time it changes nothing').toEqual([
      200,
      refund.data.iade_tutari,
    ])
  })
})

test('a hold is taken, prolonged once and given back', async ({ skip }) => {
  if (!item) return skip(LACKS.tour)
  if (!target.mayWrite) return skip(LACKS.writes)
  const taken = await send('POST', '/rezervasyon-tut-post', { sepet_urun: item })
  expect([taken.status, taken.faults], JSON.stringify(taken.body)).toEqual([200, []])
  const { k_no, tutma_jetonu } = taken.data
  const hold = { k_no, tutma_jetonu }
  expect((await send('POST', '/rezervasyon-tut-uzat-post', hold)).status).toBe(200)
  const twice = await send('POST', '/rezervasyon-tut-uzat-post', hold)
  expect([twice.status, twice.body.code]).toEqual([409, 'holdProlonged'])
  expect((await send('POST', '/rezervasyon-tut-birak-post', hold)).status).toBe(200)
  expect((await send('POST', '/rezervasyon-tut-uzat-post', hold)).body.code).toBe('holdExpired')
})
