import { randomUUID } from 'node:crypto'
import type { TestApi } from '../harness'
import type { Known } from './from-schema'

const guest = {
  firstName: 'Ada',
  lastName: 'Test',
  birthDate: null,
  identityNumber: null,
  address: null,
  phone: '+44 7700 900123',
  email: 'fuzz@mail.example',
}

async function memberOf(api: TestApi, company: string): Promise<{ id: number; token: string }> {
  const token = await api.registerMember('fuzz@mail.example', company)
  const { data } = await api.ask('getMember', {}, { token, company })
  return { id: data.id, token }
}

/** Members of both tenants, and what exists in the first: products, a reservation, signed offers. */
export async function buildWorld(api: TestApi): Promise<{ members: Record<string, number>; known: Known }> {
  const [alpha, beta] = await Promise.all([memberOf(api, 'alpha'), memberOf(api, 'beta')])
  const [boat, night] = await Promise.all(
    ['kekova-by-boat', 'istanbul-at-night'].map(async (slug) => {
      return (await api.ask('getProduct', { locale: 'en', slug })).data.id
    }),
  )
  const offer = async (date: string) => {
    const item = { productId: boat ?? 0, kind: 'tour' as const, date, endDate: null, session: '09:00', extras: [] }
    const items = [{ ...item, pax: { adult: 1, child: 0, infant: 0 } }]
    return (await api.ask('quote', { locale: 'en', items, chosenCurrency: 'EUR', couponCode: null })).data.quoteToken
  }
  const quoteToken = await offer('2026-12-01')
  const { data: made } = await api.ask(
    'createReservation',
    { flow: 'basket', quoteToken, locale: 'en', guest, distanceSalesAgreement: true },
    { token: alpha.token, idempotencyKey: randomUUID() },
  )
  const { data: others } = await api.ask('listProducts', { locale: 'en', pageSize: 60 })
  const known: Known = {
    urun_k_no: [boat ?? 1, boat ?? 1, night ?? 2, ...others.products.map((product) => product.id)],
    slug: ['kekova-by-boat', 'about-us', 'boat-trips', 'uber-uns'],
    kelime: ['istanbul', 'istambul', 'kekova boat'],
    rezervasyon_tarihi: ['2026-12-01', '2026-12-05', '2027-02-01'],
    seans_saati: ['09:00', '20:00'],
    urun_tipi: ['tur', 'tur', 'villa', 'yat', 'arac_kira', 'transfer'],
    donus_tarihi: [null, null, '2026-12-08', '2026-12-12'],
    urun_tipleri: ['tur', 'tur,yat'],
    temalar: ['tekne'],
    sureler: ['tam_gun'],
    rehber_dilleri: ['en,de'],
    ucretsiz_iptal: ['true', 'false'],
    aninda_onay: ['true'],
    sadece_kampanya: ['true'],
    oneri: ['true'],
    e_mail: ['fuzz@mail.example', 'demo@test.example', 'new@mail.example'],
    sifre: ['secret', 'demo'],
    sifre_onay: ['secret', 'demo'],
    eski_sifre: ['secret'],
    secilen_kur: ['EUR', 'TRY', 'USD'],
    teklif_jetonu: [await offer('2026-12-02'), await offer('2026-12-03')],
    referans: [made.reference],
    rezervasyon_no: [made.bookingNumber],
    contact: ['Test', 'fuzz@mail.example'],
    uye_k_no: [alpha.id, beta.id],
  }
  return { members: { alpha: alpha.id, beta: beta.id }, known }
}
