import type { MailTexts } from './types'

export const tr: MailTexts = {
  greeting: 'Merhaba {name},',
  closing: '{company} ekibi',
  labels: {
    booking: 'Rezervasyon numarası',
    date: 'Tarih',
    people: 'Kişiler',
    total: 'Toplam',
    paid: 'Ödenen',
    due: 'Kalan',
    ticket: 'Bilet',
  },
  adults: 'yetişkin',
  children: 'çocuk',
  infants: 'bebek',
  welcome: {
    subject: '{company} ailesine hoş geldiniz',
    body: 'Üyeliğiniz hazır. Rezervasyonlarınız, favorileriniz ve ödemeleriniz tek bir yerde.',
    button: 'Hesabımı aç',
  },
  temporaryPassword: {
    subject: 'Yeni şifreniz',
    body: 'Yeni şifreniz: {password}',
    hint: 'Bu şifre 24 saat geçerlidir; giriş yaptıktan sonra lütfen kendi şifrenizi belirleyin. Siz bu şifreyi kullanana kadar eski şifreniz de geçerli kalır. Bu isteği siz yapmadıysanız bir şey yapmanız gerekmez.',
    button: 'Giriş yap',
  },
  reservationReceived: {
    subject: '{booking} numaralı rezervasyonunuzu aldık',
    body: 'Yerleriniz ayrıldı. Kaydettiğimiz bilgiler aşağıda.',
    button: 'Rezervasyonumu gör',
  },
  paymentReceived: {
    subject: 'Onaylandı: {booking} numaralı rezervasyonunuz',
    body: 'Teşekkür ederiz. {amount} tutarındaki ödemeniz ulaştı, yerleriniz kesinleşti.',
    button: 'Rezervasyonumu gör',
  },
  reservationCancelled: {
    subject: '{booking} numaralı rezervasyon iptal edildi',
    body: 'Ödeme süresi içinde ulaşmadığı için ayrılan yerler serbest bırakıldı. Sizden herhangi bir ücret alınmadı.',
    button: 'Başka bir tarih seç',
  },
}
