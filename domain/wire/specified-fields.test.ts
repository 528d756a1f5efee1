import { expect, test } from 'vitest'
import * as z from 'zod'
import { buildDraft } from '@/domain/reservations/draft'
import { CALLS } from './calls'
import { KEYS } from './glossary-keys'
import { VALUES } from './glossary-values'

type Shape = z.core.JSONSchema.BaseSchema

/** The JSON schemas of each call's response and request, by name of the call. */
const answered = (call: keyof typeof CALLS): Shape => toShape(CALLS[call].response, 'output')
const sent = (call: keyof typeof CALLS): Shape => toShape(CALLS[call].request, 'input')
const toShape = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { unrepresentable: 'any', io })

const nameOf = (name: string): string => (KEYS as Readonly<Record<string, string>>)[name] ?? name

/** Names of all fields of the wire in a schema, at any depth. */
function listFields(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listFields)
  if (node === null || typeof node !== 'object') return []
  const { properties = {}, ...rest } = node as { properties?: Record<string, unknown> }
  const own = Object.entries(properties).flatMap(([name, field]) => [nameOf(name), ...listFields(field)])
  return [...own, ...Object.values(rest).flatMap(listFields)]
}

/** The part of a schema at a path of English names; a list counts as its elements. */
function within(shape: unknown, ...path: string[]): unknown {
  const [name, ...rest] = path
  if (name === undefined) return shape
  const found = findField(shape, name)
  if (found === undefined) throw new Error(`no field "${name}"`)
  return within(found, ...rest)
}

function findField(node: unknown, name: string): unknown {
  if (node === null || typeof node !== 'object') return undefined
  const {
    properties,
    items,
    anyOf = [],
  } = node as { properties?: Record<string, unknown>; items?: unknown; anyOf?: [] }
  return properties?.[name] ?? [items, ...anyOf].map((part) => findField(part, name)).find((part) => part !== undefined)
}

const settings = answered('getSettings')
const item = within(answered('quote'), 'items', 'item')
const reservation = [sent('createReservation'), answered('createReservation'), sent('quote')]
/** The draft in the browser, for fields that are not sent with a reservation. */
const draft = Object.keys(buildDraft('basket')).map(nameOf)

/** The fields of specification 3 by section, and the schemas that must contain them. */
const FIELDS: Readonly<Record<string, [where: string[], fields: string]>> = {
  'member login': [listFields(sent('login')), 'e_mail sifre remember'],
  'member registration': [
    listFields(sent('register')),
    'uye_grup_k_no ad soyad e_mail sifre sifre_onay gizlilik_politikasi',
  ],
  'forgot password': [listFields(sent('forgotPassword')), 'e_mail lang'],
  'menu item': [
    listFields(within(settings, 'menu')),
    'k_no menu_k_no tip turu konum icerik baslik aciklama slug url icon gorseller kat_k_no',
  ],
  'image entry': [listFields(within(settings, 'menu', 'images')), 'gorsel kapak dil'],
  'contact settings': [listFields(within(settings, 'contact')), 'gsm_1 e_mail adres'],
  'company settings': [listFields(within(settings, 'company')), 'firma_adi tursab_kodu tursab_url tursab_img_url'],
  'social link': [listFields(within(settings, 'social')), 'baslik url icon'],
  'settings sections': [
    listFields(settings),
    'logofavicon company seo support social contact language exchange dailyExchange tema other uye_olmadan_yorum_yapma',
  ],
  'currency entry': [listFields(within(settings, 'exchange')), 'kurlar banka_kodu kod alis satis'],
  'daily currency entry': [listFields(within(settings, 'dailyExchange')), 'kurlar banka_kodu kod alis satis'],
  'review entry': [listFields(answered('listReviews')), 'puan'],
  'fields of a reservation': [
    [...listFields(reservation), ...draft],
    'k_no uye_k_no ac_k_no alt_ac_k_no lang sepet_urunler promosyon_kodu satis_yontemi rezervasyon_satis_durum misafir rezervasyon_notu hotel_bilgi odeme_yontemi odeme_tipi_kontrol odeme_tipi tahsilat_durum rezervasyon_durum banka_k_no mesafeli_satis_sozlesmesi kiralama_sozlesmesi modul',
  ],
  'lead guest': [
    listFields(within(sent('createReservation'), 'guest')),
    'ad soyad dogum_tarihi tc_pasaport adres telefon e_mail',
  ],
  'hotel of the guest': [listFields(within(sent('createReservation'), 'hotel')), 'hotel_adi oda_no sehir ilce'],
  'currencies of a reservation': [
    [...listFields(reservation), ...draft],
    'sabit_kur sabit_kur_fiyat secilen_kur secilen_kur_fiyat kdv_turu kdv_oran gun_fiyatlar',
  ],
  'totals of a reservation': [
    listFields(answered('createReservation')),
    'rezervasyon_toplam kur_rezervasyon_toplam urun_toplam ekstra_toplam kupon_indirim sepet_indirim iskonto_indirim kdv_toplam taksit_fark ara_toplam genel_toplam on_odeme_oran on_odeme_toplam kalan_toplam',
  ],
  'discount rates of a reservation': [
    ['indirim_oranlar', ...listFields(within(answered('createReservation'), 'discountRates'))],
    'indirim_oranlar kupon_indirim sepet_indirim iskonto_indirim turu oran',
  ],
  'card details': [
    listFields(sent('startPayment')),
    'kart_bilgileri kart_ad_soyad kart_numarasi kart_ay_yil kart_ccv kart_3d_guvenlik kart_taksit',
  ],
  'party of an item': [listFields(item), 'pax yetiskin cocuk bebek'],
  'basket item': [
    listFields(item),
    'urun_tipi bugun_satis_fiyat fiyat fiyatlandirma arti_kisi en_cok kampanya indirim_turu indirim_tutari kdv_turu kdv_oran odeme_tipi odeme_tipi_oran ekstra_hizmetler sabit_toplam kur_toplam rezervasyon_tarihi seans_saati kur_turu gorseller baslik slug kategori',
  ],
  'basket campaign': [
    listFields(within(answered('getOtherSettings'), 'basketCampaign')),
    'kampanya_turu toplam_tutar indirim_turu indirim_tutari',
  ],
  'member data': [listFields(answered('getMemberData')), 'rezervasyonlar favoriler urun_k_no kuponlar tahsilatlar'],
}

test.each(Object.entries(FIELDS))('%s has the fields of the specification', (_entity, [where, fields]) => {
  const known = new Set(where)
  expect(fields.split(' ').filter((field) => !known.has(field))).toEqual([])
})

test.each([
  ['mode', ['ozel']],
  ['kind', ['tur', 'arac_kira', 'villa', 'yat', 'transfer']],
  ['flow', ['sor_sat', 'direk']],
  ['salesMethod', ['direk']],
  ['type', ['yuzde']],
  ['paymentMethod', ['kredi_karti']],
  ['paymentPlan', ['on_odeme']],
  ['pricingMode', ['tekil', 'group']],
  ['taxMode', ['dahil', 'haric']],
  ['discountType', ['yuzde']],
  ['basis', ['adet']],
  ['reservationStatus', ['aktif', 'kapandi']],
] as const)('%s has the words %j of the specification', (field, words) => {
  expect(Object.values(VALUES[field] ?? {})).toEqual(expect.arrayContaining([...words]))
})
