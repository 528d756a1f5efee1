import type { AccountMailTexts } from './types'

export const tr: AccountMailTexts = {
  labels: { when: 'Tarih', device: 'Cihaz', network: 'Ağ', agency: 'Acente', number: 'Acente numarası' },
  newPlace: {
    subject: 'Hesabınıza yeni bir giriş yapıldı',
    body: 'Hesabınıza, daha önce sizde görmediğimiz bir cihazdan veya yerden giriş yapıldı.',
    hint: 'Giriş yapan sizseniz bir şey yapmanız gerekmez. Değilseniz lütfen şifrenizi hemen değiştirin: böylece diğer tüm oturumlar kapanır.',
    button: 'Oturumlarımı kontrol et',
  },
  setPassword: {
    subject: 'Şifrenizi belirleyin',
    body: 'Rezervasyonunuz için teşekkür ederiz. Bilgilerinizle sizin için bir üyelik açtık; tek eksiği kendi şifreniz. Bağlantı yedi gün geçerlidir.',
    button: 'Şifremi belirle',
  },
  confirmAddress: {
    subject: 'Lütfen e-posta adresinizi onaylayın',
    body: 'Üyeliğinizin hazır olmasına bir adım kaldı: lütfen bu adresin size ait olduğunu onaylayın. Bağlantı yedi gün geçerlidir.',
    hint: 'Bize üye olmadıysanız lütfen bu mesajı dikkate almayın. Onayınız olmadan hiçbir üyelik kullanılamaz.',
    button: 'Adresimi onayla',
  },
  confirmAnew: {
    subject: 'Lütfen e-posta adresinizi onaylayın',
    body: 'Bu adresle birden fazla kez üye olunmaya çalışıldı; büyük olasılıkla sizdiniz. Lütfen adresin size ait olduğunu onaylayın ve şifrenizi belirleyin: daha önce girilen şifreler artık geçerli değil. Bağlantı yedi gün geçerlidir.',
    hint: 'Bize üye olmadıysanız lütfen bu mesajı dikkate almayın. Onayınız olmadan hiçbir üyelik kullanılamaz.',
    button: 'Onayla ve şifremi belirle',
  },
  passwordEnded: {
    subject: 'Lütfen yeni bir şifre belirleyin',
    body: 'E-posta adresiniz onaylandı. Onaydan önce belirlenen şifre ve açılan oturumlar başkasına ait olabileceği için artık geçerli değil. Lütfen bir şifre belirleyin. Bağlantı yedi gün geçerlidir.',
    button: 'Şifremi belirle',
  },
  confirmBooking: {
    subject: 'Lütfen {booking} numaralı rezervasyonunuzu onaylayın',
    body: 'Yerlerinizi {until} tarihine kadar tutuyoruz. Lütfen o zamana kadar bu adresin size ait olduğunu onaylayın.',
    hint: 'Bizden rezervasyon yapmadıysanız bu iletiyi dikkate almayın: yerler kendiliğinden boşalır.',
    button: 'Rezervasyonumu onayla',
  },
  alreadyMember: {
    subject: 'Zaten bir üyeliğiniz var',
    body: 'Az önce bu adresle üye olunmaya çalışıldı; büyük olasılıkla sizdiniz. Bizde zaten bir üyeliğiniz olduğu için hiçbir şey değiştirilmedi.',
    hint: 'Şifrenizi hatırlamıyorsanız giriş yaparken yeni bir şifre isteyebilirsiniz.',
    button: 'Giriş yap',
  },
  memberDeleted: {
    subject: 'Üyeliğiniz silindi',
    body: 'İsteğiniz üzerine {company} üyeliğiniz silindi. Rezervasyonlarınızla ilgili yalnızca yasaların saklamamızı istediği bilgileri tutuyoruz. Dilediğiniz zaman yeniden bekleriz.',
    button: '{company} sitesine git',
  },
  agencyReceived: {
    subject: 'Başvurunuzu aldık',
    body: '{company} ile çalışmak için yaptığınız başvuruya teşekkür ederiz. Bilgilerinizi inceliyoruz; karar verir vermez size yazacağız.',
    button: 'Acentelere sunduklarımız',
  },
  agencyApproved: {
    subject: '{company} acentesi olarak hoş geldiniz',
    body: 'Başvurunuz onaylandı. İlk girişiniz için şifreniz: {password}',
    hint: 'Bu şifre 24 saat geçerlidir; giriş yaptıktan sonra lütfen kendi şifrenizi belirleyin. Süresi dolduysa giriş sayfasından yenisini isteyebilirsiniz.',
    button: 'Acente girişi',
  },
  agencyRejected: {
    subject: 'Acentelik başvurunuz',
    body: '{company} ile çalışmaya gösterdiğiniz ilgiye teşekkür ederiz. Başvurunuzu şu an için kabul edemiyoruz. Sorularınız için bu mesajı yanıtlayabilirsiniz.',
    button: 'İletişime geç',
  },
  agencyPassword: {
    subject: 'Yeni acente şifreniz',
    body: 'Acente girişi için yeni şifreniz: {password}',
    hint: 'Bu şifre 24 saat geçerlidir; giriş yaptıktan sonra lütfen kendi şifrenizi belirleyin. Siz bu şifreyi kullanana kadar eski şifreniz de geçerli kalır. Bu isteği siz yapmadıysanız bir şey yapmanız gerekmez.',
    button: 'Acente girişi',
  },
}
