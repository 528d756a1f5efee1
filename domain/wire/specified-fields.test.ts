import { expect, test } from 'vitest'
import { KEYS } from './glossary-keys'
import { VALUES } from './glossary-values'

/** The fields of specification 3 by what has them. */
const FIELDS: Readonly<Record<string, string>> = {
  'member login': 'e_mail sifre remember',
  'member registration': 'uye_grup_k_no ad soyad e_mail sifre sifre_onay gizlilik_politikasi',
  'forgot password': 'e_mail lang',
  'menu item': 'k_no menu_k_no tip turu konum icerik baslik aciklama slug url icon gorseller kat_k_no',
  'image entry': 'gorsel kapak dil',
  'contact settings': 'gsm_1 e_mail adres',
  'company settings': 'firma_adi tursab_kodu tursab_url tursab_img_url',
  'social link': 'baslik url icon',
  'settings sections':
    'logofavicon company seo support social contact language exchange dailyExchange tema other uye_olmadan_yorum_yapma',
  'currency entry': 'banka_kodu kod alis satis kurlar',
  'review entry': 'puan',
  'fields of a reservation':
    'k_no uye ac_k_no alt_ac_k_no lang sepet_urunler promosyon_kodu satis_yontemi rezervasyon_satis_durum misafir rezervasyon_notu hotel_bilgi odeme_yontemi odeme_tipi_kontrol odeme_tipi tahsilat_durum rezervasyon_durum banka_k_no mesafeli_satis_sozlesmesi kiralama_sozlesmesi modul',
  'lead guest': 'ad soyad dogum_tarihi tc_pasaport adres telefon e_mail',
  'hotel of the guest': 'hotel_adi oda_no sehir ilce',
  'currencies of a reservation':
    'sabit_kur sabit_kur_fiyat secilen_kur secilen_kur_fiyat kdv_turu kdv_oran gun_fiyatlar',
  'totals of a reservation':
    'rezervasyon_toplam kur_rezervasyon_toplam urun_toplam ekstra_toplam kupon_indirim sepet_indirim iskonto_indirim kdv_toplam taksit_fark ara_toplam genel_toplam on_odeme_oran on_odeme_toplam kalan_toplam',
  'discount rates of a reservation': 'indirim_oranlar kupon_indirim sepet_indirim iskonto_indirim turu oran',
  'card details': 'kart_bilgileri kart_ad_soyad kart_numarasi kart_ay_yil kart_ccv kart_3d_guvenlik kart_taksit',
  'party of an item': 'pax yetiskin cocuk bebek',
  'basket item':
    'urun_tipi bugun_satis_fiyat fiyat fiyatlandirma arti_kisi en_cok kampanya indirim_turu indirim_tutari kdv_turu kdv_oran odeme_tipi odeme_tipi_oran ekstra_hizmetler sabit_toplam kur_toplam rezervasyon_tarihi seans_saati kur_turu gorseller baslik slug kategori',
  'basket campaign': 'kampanya_turu toplam_tutar indirim_turu indirim_tutari',
  'member data': 'rezervasyonlar favoriler urun_k_no kuponlar tahsilatlar',
}

test.each(Object.entries(FIELDS))('%s has the fields of the specification', (_entity, fields) => {
  const known = new Set<string>(Object.values(KEYS))
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
