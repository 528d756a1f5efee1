/**
 * Who a call is for. 'everybody': what it does and tells is nobody's own. 'holder': whoever has the secret that it asks for (a
 * reference, a mailed link, a hold's token, a number with its name); who is signed in does not matter. 'member', 'agency', 'booker'
 * (either of the two), 'owner' (a booker, or a guest with the key of that one reservation), 'service' (the storefront itself), 'provider' (whoever has a token of Google or Facebook).
 */
export type Audience = 'everybody' | 'holder' | 'member' | 'agency' | 'booker' | 'owner' | 'service' | 'provider'

export interface CallRule {
  for: Audience
  /** What a request names has to be the asker's own: to others of the same tenant it does not exist. */
  ownOnly?: true
}

const everybody: CallRule = { for: 'everybody' }
const holder: CallRule = { for: 'holder' }
const member: CallRule = { for: 'member' }
const agency: CallRule = { for: 'agency' }
const provider: CallRule = { for: 'provider' }
const service: CallRule = { for: 'service' }
const ownMember: CallRule = { for: 'member', ownOnly: true }
const owner: CallRule = { for: 'owner', ownOnly: true }

/** Every call of the OpenAPI document; one that is not declared here fails the test of authorisation. */
export const CALL_RULES: Readonly<Record<string, CallRule>> = {
  'GET /kiraci-listele': service,
  'GET /setting-get': everybody,
  'GET /other-setting-get': everybody,
  'GET /filter-data-get': everybody,
  'GET /page-get': everybody,
  'GET /page-all-get': everybody,
  'GET /home-urun-listele': everybody,
  'GET /category-urun-listele': everybody,
  'GET /category-urun-getir': everybody,
  'GET /category-benzer-urun-listele': everybody,
  'GET /category-urun-arama': everybody,
  'GET /category-urun-vitrin': everybody,
  'GET /urun-musaitlik-getir': everybody,
  'GET /transfer-tarife-listele': everybody,
  'POST /transfer-sorgula-post': everybody,
  'POST /urun-izleme-guncelle': everybody,
  'POST /web-analiz-post': everybody,
  'GET /site-haritasi-get': everybody,
  'POST /fiyat-teklif-post': everybody,
  'POST /rezervasyon-tut-post': everybody,
  'POST /rezervasyon-tut-uzat-post': holder,
  'POST /rezervasyon-tut-birak-post': holder,
  // The signed quote that it takes is a price and nobody's own.
  'POST /rezervasyon-olustur-post': { for: 'booker' },
  'POST /taksit-getir-post': everybody,
  'POST /odeme-baslat-post': owner,
  'POST /odeme-donus-post': service,
  'GET /rezervasyon-sonuc-get': holder,
  'POST /rezervasyon-birak-post': owner,
  'GET /rezervasyon-sorgula-get': holder,
  'POST /rezervasyon-baglanti-post': holder,
  'POST /rezervasyon-ac-post': holder,
  'POST /rezervasyon-erisim-bitir-post': owner,
  'GET /iptal-teklif-get': holder,
  'POST /rezervasyon-iptal-post': owner,
  'POST /kalan-odeme-post': owner,
  'POST /uye-odeme-bildirim-post': owner,
  'GET /rezervasyon-islemler-get': holder,
  'GET /tarih-teklif-get': owner,
  'POST /tarih-degistir-post': owner,
  'GET /rezervasyon-bilgi-get': owner,
  'POST /rezervasyon-bilgi-guncelle-post': owner,
  'GET /bilet-getir-get': owner,
  'GET /bilet-pdf-get': owner,
  'GET /takvim-dosyasi-get': owner,
  'GET /bilet-anahtar-get': everybody,
  'GET /bilet-iptal-listesi-get': everybody,
  'POST /uye-giris-yap-post': everybody,
  'POST /uye-hatirla-giris-post': everybody,
  'POST /uye-cikis-yap-post': member,
  'GET /uye-bilgileri-get': member,
  'POST /uye-kayit-ol-post': everybody,
  'POST /uye-sifremi-unuttum-post': everybody,
  'POST /uye-guncelle-post': member,
  'GET /uye-tum-veriler-get': ownMember,
  'POST /uye-favori-ekle-post': member,
  'POST /uye-favori-sil-post': member,
  'GET /uye-google-get': provider,
  'GET /uye-facebook-get': provider,
  'POST /uye-baglanti-ekle-post': member,
  'POST /uye-baglanti-sil-post': member,
  'POST /uye-rezervasyonla-kayit-post': everybody,
  'POST /uye-onayla-post': holder,
  'POST /uye-sifre-belirle-post': holder,
  'GET /uye-hesap-get': member,
  'POST /uye-oturum-kapat-post': ownMember,
  'POST /uye-oturumlar-kapat-post': member,
  'GET /uye-veri-indir-get': member,
  'POST /uye-sil-post': member,
  'POST /acente-basvuru-post': everybody,
  'POST /acente-belge-post': holder,
  'GET /acente-getir': everybody,
  'POST /acente-giris-yap-post': everybody,
  'POST /acente-cikis-yap-post': agency,
  'POST /acente-sifremi-unuttum-post': everybody,
  'POST /acente-sifre-degistir-post': agency,
  'GET /acente-bilgileri-get': agency,
  'GET /acente-rezervasyon-listele': agency,
  'GET /acente-ekstre-get': agency,
  'GET /acente-ekstre-csv-get': agency,
  'GET /acente-ekstre-pdf-get': agency,
  'GET /yorum-listele': everybody,
  // Whether guests may is the tenant's own switch (spec 6).
  'POST /yorum-ekle-post': everybody,
  'POST /iletisim-post': everybody,
  'POST /ozel-teklif-post': everybody,
  'POST /dugun-talep-post': everybody,
  'POST /saglik-talep-post': everybody,
  'POST /talep-belge-post': everybody,
  'GET /uye-talep-listele': member,
  'POST /bulten-abone-post': everybody,
  'POST /bulten-onay-post': holder,
  'POST /bulten-cikis-post': holder,
  'POST /urun-haber-ver-post': everybody,
}

/** What the API answers beside its calls; `*` stands for whatever lies below, and for any method. */
export const OTHER_ROUTES: Readonly<Record<string, 'everybody' | 'signed' | 'door'>> = {
  'GET /openapi.json': 'everybody',
  'GET /docs': 'everybody',
  'GET /health': 'everybody',
  'GET /uploads/*': 'everybody',
  // A storefront of ours, by its key.
  'GET /cache-invalidations': 'signed',
  // Its path in the former release.
  'GET /ended-tags': 'signed',
  // The gateway, by its signature.
  'POST /odeme-webhook': 'signed',
  // The desk before somebody has signed in.
  'GET /desk': 'door',
  'GET /desk/desk.css': 'door',
  'GET /desk/fonts/:file': 'door',
  'GET /desk/icon.svg': 'door',
  'GET /desk/:company/theme.css': 'door',
  'GET /desk/:company/sign-in': 'door',
  'POST /desk/:company/sign-in': 'door',
  'POST /desk/:company/sign-out': 'door',
}

/** Pages and forms of the desk, without `/desk/:company`. */
export const DESK_RULES: Readonly<Record<string, 'staff' | 'manager'>> = {
  'GET /': 'staff',
  'GET /reservations': 'staff',
  'GET /reservations/:id': 'staff',
  'POST /reservations/:id/money': 'staff',
  'GET /reservations/:id/cancel': 'staff',
  'POST /reservations/:id/cancel': 'staff',
  'GET /ledger/:id/reverse': 'staff',
  'POST /ledger/:id/reverse': 'staff',
  'POST /reservations/:id/date-request': 'staff',
  'POST /reservations/:id/decide': 'staff',
  'POST /refunds/:id/sent': 'staff',
  'GET /transfers': 'staff',
  'GET /transfers/:id': 'staff',
  'POST /transfers/:id/confirm': 'staff',
  'POST /transfers/:id/reject': 'staff',
  'GET /requests': 'staff',
  'GET /requests/:id': 'staff',
  'POST /requests/:id/state': 'staff',
  'GET /agencies': 'staff',
  'GET /agencies/:id': 'staff',
  'POST /agencies/:id/approve': 'staff',
  'POST /agencies/:id/decline': 'staff',
  'GET /papers/:id': 'staff',
  'GET /products': 'staff',
  'GET /products/:id': 'staff',
  'GET /products/:id/prices': 'staff',
  'POST /products/:id/prices': 'staff',
  'GET /products/:id/texts': 'staff',
  'POST /products/:id/texts': 'staff',
  'GET /products/:id/days': 'staff',
  'POST /products/:id/days': 'staff',
  'GET /account': 'staff',
  'POST /account': 'staff',
  'POST /account/password': 'staff',
  'GET /log': 'manager',
  'GET /staff': 'manager',
  'POST /staff': 'manager',
  'GET /staff/:id': 'manager',
  'POST /staff/:id': 'manager',
  'POST /staff/:id/password': 'manager',
  // Whatever else somebody asks for there.
  'ALL /*': 'staff',
}
