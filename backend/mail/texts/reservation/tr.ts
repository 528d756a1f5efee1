import type { ReservationMailTexts } from './types'

export const tr: ReservationMailTexts = {
  labels: {
    bank: 'Banka',
    holder: 'Hesap sahibi',
    iban: 'IBAN',
    toTransfer: 'Havale tutarı',
    payUntil: 'Son ödeme zamanı',
    refund: 'İade edilecek',
    kept: 'Kesinti',
    formerDate: 'Önceki tarih',
    freeUntil: 'Ücretsiz iptal için son tarih',
    cancellation: 'İptal',
    notFree: 'Ücretsiz iptal yok',
    freeUntilConfirmed: 'Onayımız gelene kadar ücretsiz',
  },
  agreed: 'Bu metni onayladığınız tarih: {moment}.',
  received: {
    subject: '{booking} numaralı rezervasyonunuzu aldık',
    body: 'Yerleriniz ayrıldı. Kaydettiğimiz bilgiler aşağıda.',
    button: 'Rezervasyonumu gör',
    transfer:
      'Lütfen {amount} tutarını {until} tarihine kadar havale edin ve açıklamaya {booking} yazın. O zamana kadar ödenmeyen yerler serbest bırakılır.',
    onArrival: '{amount} tutarını varışta ödersiniz.',
    byHand:
      'Rezervasyonunuzu henüz onaylamadık; size yeniden yazacağız. O zamana kadar kesin değildir; onaylayamazsak ödediğiniz tutarın tamamını iade ederiz.',
  },
  confirmed: {
    subject: 'Onaylandı: {booking} numaralı rezervasyonunuz',
    body: 'Teşekkür ederiz. {amount} tutarındaki ödemeniz ulaştı, yerleriniz kesinleşti.',
    button: 'Rezervasyonumu gör',
    voucher: 'Voucher ve takvim dosyanız hesabınızda hazır.',
    accepted: 'Güzel haber: rezervasyonunuzu onayladık.',
  },
  paymentReceived: {
    subject: '{booking} için ödemeniz ulaştı',
    body: 'Teşekkür ederiz. {amount} tutarındaki ödemeniz ulaştı.',
    button: 'Rezervasyonumu gör',
  },
  paymentReturned: {
    subject: '{booking} için yaptığınız ödeme iade ediliyor',
    body: '{amount} tutarındaki ödemenizi kabul edemedik; tamamını geldiği yoldan geri gönderiyoruz. Hesabınıza yansıması birkaç gün sürebilir.',
    button: 'Rezervasyonumu gör',
    mismatch: 'Banka, kararlaştırılandan farklı bir tutar çektiği için bu ödeme geçerli sayılmadı.',
    soldOut: 'Ödeme süresi dolduktan sonra ulaştı ve yerler bu arada başkasına verildi.',
    late: 'Rezervasyon iptal edildikten sonra ulaştı.',
    secondPayment: 'Bu tutar daha önce ödenmişti.',
  },
  balanceDue: {
    subject: '{booking} numaralı rezervasyonunuzun kalan ödemesi',
    body: 'Rezervasyonunuz {date} tarihinde başlıyor. Kalan tutar {due}; başlangıca kadar hesabınızdan ödeyebilirsiniz.',
    button: 'Kalanı öde',
  },
  reminder: {
    subject: 'Az kaldı: {booking} numaralı rezervasyonunuz, {date}',
    body: '{date} tarihinde sizi bekliyoruz.',
    button: 'Rezervasyonumu gör',
    voucher: 'Voucher telefonunuzda ya da kâğıtta yanınızda olsun.',
  },
  dateChanged: {
    subject: '{booking} numaralı rezervasyonunuzun yeni tarihi',
    body: 'Rezervasyonunuzun tarihi değişti. Yeni başlangıç: {date}.',
    button: 'Rezervasyonumu gör',
  },
  dateChangeRequested: {
    subject: '{booking} için yeni tarih talebinizi aldık',
    body: 'Rezervasyonunuzu {wished} tarihine taşımak istiyorsunuz. Yeni yerleri tutuyoruz ve karar verir vermez size yazacağız. O zamana kadar rezervasyonunuz olduğu gibi kalır, biletiniz geçerlidir:',
    button: 'Rezervasyonumu gör',
  },
  dateChangeRefused: {
    subject: '{booking} numaralı rezervasyonunuz eski tarihinde kaldı',
    body: 'Rezervasyonunuzu {wished} tarihine taşıyamadık. Hiçbir şey değişmedi: rezervasyonunuz ve biletiniz geçerli.',
    button: 'Rezervasyonumu gör',
  },
  cancelled: {
    subject: '{booking} numaralı rezervasyon iptal edildi',
    body: 'Rezervasyonunuz iptal edildi.',
    button: 'Başka bir tarih seç',
    refund: '{refund} tutarı, ödediğiniz yoldan iade edilir. Hesabınıza yansıması birkaç gün sürebilir.',
    kept: '{kept} tutarı iptal koşulları gereği kesilir.',
    nothing: 'İade edilecek tutar yoktur.',
    unpaid: 'Henüz bir ödeme yapmamıştınız, iade edilecek tutar yok.',
  },
  declined: {
    subject: '{booking} numaralı rezervasyonunuzu onaylayamıyoruz',
    body: 'Rezervasyonunuzu onaylayamadık ve ayırdığımız yerleri serbest bıraktık.',
    button: 'Başka bir tarih seç',
  },
  lapsed: {
    subject: '{booking} numaralı rezervasyonun süresi doldu',
    body: 'Ödeme süresi içinde ulaşmadığı için ayrılan yerler serbest bırakıldı. Sizden herhangi bir ücret alınmadı.',
    unconfirmed: 'Rezervasyon, e-postamızdaki bağlantıyla zamanında onaylanmadığı için yerler boşa çıkarıldı.',
    button: 'Başka bir tarih seç',
  },
  refunded: {
    subject: '{booking} numaralı rezervasyonunuzun iadesi',
    body: '{amount} tutarını ödediğiniz yoldan iade ettik. Bankanıza göre hesabınıza yansıması birkaç gün sürebilir.',
    button: 'Ödemelerimi gör',
  },
}
