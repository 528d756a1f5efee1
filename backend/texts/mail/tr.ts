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
    refunding: 'İade sürecindeki tutar',
    due: 'Kalan',
    ticket: 'Bilet',
  },
  people: {
    adult: { other: '{count} yetişkin' },
    child: { other: '{count} çocuk' },
    infant: { other: '{count} bebek' },
  },
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
  plainGreeting: 'Merhaba,',
  stopHint: 'Bu tür e-postaları almak istemiyorsanız şu adresi açın: {link}',
  requestReceived: {
    subject: 'Mesajınızı aldık: {number}',
    body: 'Bize yazdığınız için teşekkür ederiz. Mesajınızı bir ekip arkadaşımız okuyup bir iş günü içinde yanıtlar. Kaydettiğimiz bilgiler aşağıda.',
    button: 'Siteye dön',
  },
  requestForOperator: {
    subject: 'Yeni talep {number}: {name}',
    body: 'Lütfen e-posta ile yanıtlayın: {email}. Yanıt şu dilde bekleniyor: {language}.',
    button: 'Siteyi aç',
  },
  requestConfirmed: {
    subject: '{number} numaralı talebiniz onaylandı',
    body: 'Güzel haber: isteğinizi karşılayabiliyoruz. Sonraki adımlar aşağıda; aşağıda yoksa size kısa süre içinde ayrıca yazacağız. Sorularınız için bize {contact} adresinden yazabilirsiniz.',
    button: 'Siteye dön',
  },
  requestDeclined: {
    subject: '{number} numaralı talebiniz hakkında',
    body: 'Bize danıştığınız için teşekkür ederiz. Bu kez isteğinizi karşılayamıyoruz. Başka bir gün ya da başka bir çözüm de size uyarsa lütfen bize {contact} adresinden yazın.',
    button: 'Başka bir şey ara',
  },
  newsletterConfirm: {
    subject: 'Lütfen bülten aboneliğinizi onaylayın',
    body: 'Siz veya adresinizi kullanan biri bültenimize abone olmak istedi. Tek tıkla onaylayabilirsiniz; onaylamazsanız sizi bir daha rahatsız etmeyiz. Bağlantı yedi gün geçerlidir.',
    button: 'Onayla',
  },
  placesFree: {
    subject: 'Yeniden müsait: {product}',
    body: 'Haber vermemizi istemiştiniz: {product} için {date} tarihinde yeniden yer açıldı. Yerler sizin için ayrılmamıştır, lütfen kararınızı geciktirmeyin.',
    button: 'Tarihlere bak',
  },
}
