import type { LegalFacts, PageTexts } from './facts'

/** The agreement shown in the registration dialog. */
export function buildMembershipAgreement({ brand, email, legalName }: LegalFacts): PageTexts {
  return {
    en: {
      title: 'Membership agreement',
      slug: 'membership-agreement',
      summary: 'What you and we agree on when you open an account.',
      body: `<p>This agreement is made between you and ${legalName} (“${brand}”) when you register.</p>
<h2>Your account</h2>
<p>Membership is free. You give your real name and an e-mail address that reaches you, keep your password to yourself, and tell us if someone else has used it. One account per person; members are at least 18 years old.</p>
<h2>What we do</h2>
<ul><li>We keep your bookings, payments, favourites and coupons in one place.</li><li>We use your data to carry out your bookings, as the privacy notice explains. We never sell it.</li><li>Offers by e-mail come only if you have asked for them; every message has a link to stop them.</li></ul>
<h2>Coupons and reviews</h2>
<p>A coupon applies once, until its date, and is not paid out in cash. You write reviews only of trips you took; we leave critical ones standing and remove only what is insulting or untrue.</p>
<h2>Ending it</h2>
<p>You may close your account at any time in your profile or by writing to ${email}. Bookings that are still open are carried out. We may close accounts that are misused, with notice and a reason.</p>`,
    },
    tr: {
      title: 'Üyelik sözleşmesi',
      slug: 'uyelik-sozlesmesi',
      summary: 'Hesap açtığınızda aramızda geçerli olan koşullar.',
      body: `<p>Bu sözleşme, üye olduğunuzda sizinle ${legalName} (“${brand}”) arasında kurulur.</p>
<h2>Hesabınız</h2>
<p>Üyelik ücretsizdir. Gerçek adınızı ve size ulaşan bir e-posta adresini verirsiniz, şifrenizi kimseyle paylaşmazsınız ve başkası kullandıysa bize bildirirsiniz. Herkesin tek hesabı olur; üyeler en az 18 yaşındadır.</p>
<h2>Biz ne yaparız</h2>
<ul><li>Rezervasyonlarınızı, ödemelerinizi, favorilerinizi ve kuponlarınızı bir arada tutarız.</li><li>Verilerinizi, gizlilik politikasında anlatıldığı gibi, rezervasyonlarınızı yürütmek için kullanırız. Asla satmayız.</li><li>E-postayla kampanya yalnızca siz isterseniz gelir; her iletide vazgeçme bağlantısı bulunur.</li></ul>
<h2>Kuponlar ve yorumlar</h2>
<p>Kupon, tarihine kadar bir kez kullanılır ve nakde çevrilmez. Yalnızca katıldığınız turlara yorum yazarsınız; eleştirileri yayında bırakır, yalnızca hakaret ya da gerçek dışı olanları kaldırırız.</p>
<h2>Sona erme</h2>
<p>Hesabınızı istediğiniz an profilinizden ya da ${email} adresine yazarak kapatabilirsiniz. Açık rezervasyonlar yerine getirilir. Kötüye kullanılan hesapları gerekçesini bildirerek kapatabiliriz.</p>`,
    },
    de: {
      title: 'Mitgliedschaftsvereinbarung',
      slug: 'mitgliedsvereinbarung',
      summary: 'Was zwischen Ihnen und uns gilt, wenn Sie ein Konto eröffnen.',
      body: `<p>Diese Vereinbarung schließen Sie bei der Registrierung mit ${legalName} („${brand}“).</p>
<h2>Ihr Konto</h2>
<p>Die Mitgliedschaft ist kostenlos. Sie nennen Ihren wirklichen Namen und eine E-Mail-Adresse, die Sie erreicht, behalten Ihr Passwort für sich und sagen uns Bescheid, wenn es jemand anders benutzt hat. Ein Konto pro Person; Mitglieder sind mindestens 18 Jahre alt.</p>
<h2>Was wir tun</h2>
<ul><li>Wir bewahren Buchungen, Zahlungen, Merkliste und Gutscheine an einem Ort auf.</li><li>Ihre Daten nutzen wir, um Ihre Buchungen auszuführen, wie in der Datenschutzerklärung beschrieben. Wir verkaufen sie nie.</li><li>Angebote per E-Mail kommen nur auf Ihren Wunsch; jede Nachricht enthält einen Link zum Abbestellen.</li></ul>
<h2>Gutscheine und Bewertungen</h2>
<p>Ein Gutschein gilt einmal, bis zu seinem Datum, und wird nicht ausgezahlt. Bewerten können Sie nur Reisen, an denen Sie teilgenommen haben; Kritik lassen wir stehen, entfernt wird nur Beleidigendes oder Unwahres.</p>
<h2>Ende</h2>
<p>Sie können Ihr Konto jederzeit im Profil oder mit einer Nachricht an ${email} schließen. Offene Buchungen führen wir aus. Missbrauchte Konten können wir mit Ankündigung und Begründung schließen.</p>`,
    },
    ru: {
      title: 'Пользовательское соглашение',
      slug: 'soglashenie-uchastnika',
      summary: 'О чём мы договариваемся, когда вы создаёте личный кабинет.',
      body: `<p>Это соглашение заключается между вами и ${legalName} («${brand}») при регистрации.</p>
<h2>Ваш личный кабинет</h2>
<p>Регистрация бесплатна. Вы указываете настоящее имя и действующий адрес почты, никому не сообщаете пароль и говорите нам, если им воспользовался кто-то другой. Один человек — один личный кабинет; регистрация возможна с 18 лет.</p>
<h2>Что делаем мы</h2>
<ul><li>Храним ваши бронирования, платежи, избранное и купоны в одном месте.</li><li>Используем данные, чтобы выполнять бронирования, как описано в политике конфиденциальности. Мы их не продаём.</li><li>Присылаем предложения, только если вы об этом попросили; в каждом письме есть ссылка для отписки.</li></ul>
<h2>Купоны и отзывы</h2>
<p>Купон действует один раз, до указанной даты, и не обменивается на деньги. Отзыв можно написать только о поездке, в которой вы были; критику мы оставляем, удаляем лишь оскорбления и неправду.</p>
<h2>Прекращение</h2>
<p>Удалить личный кабинет можно в любой момент в личных данных или письмом на ${email}. Действующие бронирования мы выполним. Кабинеты, которыми злоупотребляют, мы можем закрыть, предупредив и объяснив причину.</p>`,
    },
    nl: {
      title: 'Lidmaatschapsovereenkomst',
      slug: 'lidmaatschapsovereenkomst',
      summary: 'Wat jij en wij afspreken als je een account opent.',
      body: `<p>Deze overeenkomst sluit je bij je registratie met ${legalName} (‘${brand}’).</p>
<h2>Je account</h2>
<p>Het lidmaatschap is gratis. Je geeft je echte naam en een werkend e-mailadres op, houdt je wachtwoord voor jezelf en laat het ons weten als iemand anders het heeft gebruikt. Eén account per persoon; leden zijn minstens 18 jaar.</p>
<h2>Wat wij doen</h2>
<ul><li>We bewaren je boekingen, betalingen, favorieten en kortingscodes op één plek.</li><li>We gebruiken je gegevens om je boekingen uit te voeren, zoals in de privacyverklaring staat. We verkopen ze nooit.</li><li>Aanbiedingen per e-mail krijg je alleen als je erom hebt gevraagd; elk bericht heeft een afmeldlink.</li></ul>
<h2>Kortingscodes en beoordelingen</h2>
<p>Een kortingscode geldt één keer, tot de vermelde datum, en wordt niet uitbetaald. Je beoordeelt alleen reizen die je hebt gemaakt; kritiek laten we staan, we verwijderen alleen wat beledigend of onwaar is.</p>
<h2>Einde</h2>
<p>Je kunt je account altijd sluiten in je profiel of met een bericht aan ${email}. Lopende boekingen voeren we uit. Accounts die worden misbruikt, kunnen we met aankondiging en reden sluiten.</p>`,
    },
    ar: {
      title: 'اتفاقية العضوية',
      slug: 'ittifaqiyat-aludwiya',
      summary: 'ما نتفق عليه معك عند فتح حساب.',
      body: `<p>تُبرم هذه الاتفاقية بينك وبين \u2066${legalName}\u2069 («${brand}») عند التسجيل.</p>
<h2>حسابك</h2>
<p>العضوية مجانية. تذكر اسمك الحقيقي وبريدًا إلكترونيًا يصل إليك، وتحتفظ بكلمة المرور لنفسك، وتخبرنا إن استخدمها غيرك. لكل شخص حساب واحد، ولا يقل عمر العضو عن 18 عامًا.</p>
<h2>ما نقوم به</h2>
<ul><li>نحفظ حجوزاتك ومدفوعاتك ومفضلتك ورموز خصمك في مكان واحد.</li><li>نستخدم بياناتك لتنفيذ حجوزاتك كما توضح سياسة الخصوصية، ولا نبيعها أبدًا.</li><li>لا نرسل عروضًا بالبريد الإلكتروني إلا إذا طلبتها، وفي كل رسالة رابط لإيقافها.</li></ul>
<h2>رموز الخصم والتقييمات</h2>
<p>يُستخدم رمز الخصم مرة واحدة حتى تاريخه ولا يُصرف نقدًا. تكتب تقييمات للرحلات التي شاركت فيها فقط، ونُبقي الآراء الناقدة ولا نحذف إلا المسيء أو غير الصحيح.</p>
<h2>إنهاء العضوية</h2>
<p>يمكنك إغلاق الحساب في أي وقت من الملف الشخصي أو بمراسلة \u2066${email}\u2069. وننفّذ الحجوزات القائمة. ويحق لنا إغلاق الحسابات التي يُساء استخدامها بعد إشعار مسبب.</p>`,
    },
  }
}
