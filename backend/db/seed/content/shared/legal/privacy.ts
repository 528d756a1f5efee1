import { isolate, type LegalFacts, type PageTexts } from './facts'

/** The privacy notice. */
export function buildPrivacy({ address, email, legalName }: LegalFacts): PageTexts {
  return {
    en: {
      title: 'Privacy',
      slug: 'privacy',
      summary: 'What we keep about you, why, for how long and how you get rid of it.',
      body: `<p>Responsible under the Turkish data protection law no. 6698 (KVKK) and, for guests from Europe, the GDPR: ${legalName}, ${address}, ${email}.</p>
<h2>What we keep</h2>
<ul><li><strong>For a booking:</strong> name, date of birth where a service needs it, e-mail, telephone, hotel, the number of your passport or identity card for villas, boats and flights.</li><li><strong>For a payment:</strong> amount, time and the answer of the bank. Card numbers go to the payment provider and are never stored by us.</li><li><strong>On your device:</strong> language, currency, basket and favourites, encrypted.</li><li><strong>When a page of ours fails:</strong> what went wrong, on which page and where in our program; without your name, your address or what you typed.</li></ul>
<h2>Who receives it</h2>
<p>The captain, guide, driver or host who looks after you, the payment provider, and authorities where the law says so. Nobody else.</p>
<h2>For how long</h2>
<p>Bookings and invoices for ten years, as tax law demands; enquiries for one year; visit counts without your address. Everything else goes when you close your account.</p>
<h2>Your rights</h2>
<p>You may see, correct, export or delete your data. Much of it you can do in your profile; for the rest write to ${email}. We answer within 30 days, and you may complain to the data protection authority.</p>`,
    },
    tr: {
      title: 'Gizlilik',
      slug: 'gizlilik',
      summary: 'Hakkınızda neyi, neden, ne kadar süre saklarız; nasıl sildirirsiniz.',
      body: `<p>6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) ve Avrupa’dan gelen misafirler için GDPR uyarınca veri sorumlusu: ${legalName}, ${address}, ${email}.</p>
<h2>Ne saklarız</h2>
<ul><li><strong>Rezervasyon için:</strong> ad, gerektiğinde doğum tarihi, e-posta, telefon, otel; villa, tekne ve uçuşlarda pasaport ya da kimlik numarası.</li><li><strong>Ödeme için:</strong> tutar, zaman ve bankanın yanıtı. Kart numaraları ödeme kuruluşuna gider, bizde hiç saklanmaz.</li><li><strong>Cihazınızda:</strong> dil, para birimi, sepet ve favoriler, şifreli olarak.</li><li><strong>Bir sayfamız hata verdiğinde:</strong> neyin, hangi sayfada ve programımızın neresinde ters gittiği; adınız, adresiniz ve yazdıklarınız olmadan.</li></ul>
<h2>Kimlerle paylaşırız</h2>
<p>Sizinle ilgilenen kaptan, rehber, şoför ya da ev sahibi, ödeme kuruluşu ve yasanın gerektirdiği makamlar. Başka kimseyle değil.</p>
<h2>Ne kadar süre</h2>
<p>Rezervasyon ve faturalar vergi mevzuatı gereği on yıl; talepler bir yıl; ziyaret sayıları adresiniz olmadan. Geri kalan her şey hesabınızı kapattığınızda silinir.</p>
<h2>Haklarınız</h2>
<p>Verilerinizi görebilir, düzeltebilir, dışa aktarabilir ya da sildirebilirsiniz. Çoğunu profilinizden yaparsınız; kalanı için ${email} adresine yazın. 30 gün içinde yanıtlarız; Kişisel Verileri Koruma Kurulu’na şikâyet hakkınız saklıdır.</p>`,
    },
    de: {
      title: 'Datenschutz',
      slug: 'datenschutz',
      summary: 'Was wir über Sie speichern, warum, wie lange und wie Sie es löschen lassen.',
      body: `<p>Verantwortlich nach dem türkischen Datenschutzgesetz Nr. 6698 (KVKK) und, für Gäste aus Europa, nach der DSGVO: ${legalName}, ${address}, ${email}.</p>
<h2>Was wir speichern</h2>
<ul><li><strong>Für eine Buchung:</strong> Name, Geburtsdatum, wo eine Leistung es verlangt, E-Mail, Telefon, Hotel, bei Villen, Booten und Flügen die Ausweisnummer.</li><li><strong>Für eine Zahlung:</strong> Betrag, Zeitpunkt und Antwort der Bank. Kartennummern gehen an den Zahlungsdienst; wir speichern sie nie.</li><li><strong>Auf Ihrem Gerät:</strong> Sprache, Währung, Warenkorb und Merkliste, verschlüsselt.</li><li><strong>Wenn eine unserer Seiten versagt:</strong> was schiefging, auf welcher Seite und wo in unserem Programm; ohne Ihren Namen, Ihre Adresse oder das, was Sie eingegeben haben.</li></ul>
<h2>Wer es erhält</h2>
<p>Kapitän, Guide, Fahrer oder Gastgeber, die Sie betreuen, der Zahlungsdienst und Behörden, wo das Gesetz es vorschreibt. Sonst niemand.</p>
<h2>Wie lange</h2>
<p>Buchungen und Rechnungen zehn Jahre, wie das Steuerrecht es verlangt; Anfragen ein Jahr; Besuchszahlen ohne Ihre Adresse. Alles andere verschwindet, wenn Sie Ihr Konto schließen.</p>
<h2>Ihre Rechte</h2>
<p>Sie können Ihre Daten einsehen, berichtigen, mitnehmen oder löschen lassen. Vieles geht im Profil; für den Rest schreiben Sie an ${email}. Wir antworten binnen 30 Tagen, und Sie können sich bei der Aufsichtsbehörde beschweren.</p>`,
    },
    ru: {
      title: 'Конфиденциальность',
      slug: 'konfidentsialnost',
      summary: 'Что мы храним о вас, зачем, как долго и как это удалить.',
      body: `<p>Ответственный по турецкому закону о персональных данных № 6698 (KVKK), а для гостей из Европы и по GDPR: ${legalName}, ${address}, ${email}.</p>
<h2>Что мы храним</h2>
<ul><li><strong>Для бронирования:</strong> имя, дату рождения, если она нужна для услуги, почту, телефон, отель; для вилл, судов и полётов номер паспорта или удостоверения личности.</li><li><strong>Для оплаты:</strong> сумму, время и ответ банка. Номера карт получает платёжный сервис, у нас они не хранятся.</li><li><strong>На вашем устройстве:</strong> язык, валюту, корзину и избранное, в зашифрованном виде.</li><li><strong>Если на нашей странице произошёл сбой:</strong> что случилось, на какой странице и в каком месте программы; без вашего имени, адреса и введённых данных.</li></ul>
<h2>Кто получает данные</h2>
<p>Капитан, гид, водитель или хозяин, которые вами занимаются, платёжный сервис и органы власти, если этого требует закон. Больше никто.</p>
<h2>Как долго</h2>
<p>Бронирования и счета десять лет, как требует налоговое право; запросы один год; статистика посещений без вашего адреса. Остальное удаляется, когда вы удаляете личный кабинет.</p>
<h2>Ваши права</h2>
<p>Вы можете посмотреть, исправить, выгрузить или удалить данные. Многое можно сделать в личном кабинете; с остальным пишите на ${email}. Мы ответим за 30 дней, и вы вправе подать жалобу в надзорный орган.</p>`,
    },
    nl: {
      title: 'Privacy',
      slug: 'privacybeleid',
      summary: 'Wat we van je bewaren, waarom, hoelang en hoe je het laat wissen.',
      body: `<p>Verantwoordelijk volgens de Turkse privacywet nr. 6698 (KVKK) en, voor gasten uit Europa, de AVG: ${legalName}, ${address}, ${email}.</p>
<h2>Wat we bewaren</h2>
<ul><li><strong>Voor een boeking:</strong> naam, geboortedatum als een dienst die vraagt, e-mail, telefoon, hotel, en bij villa’s, boten en vluchten het nummer van je paspoort of identiteitskaart.</li><li><strong>Voor een betaling:</strong> bedrag, tijdstip en het antwoord van de bank. Kaartnummers gaan naar de betaaldienst; wij bewaren ze nooit.</li><li><strong>Op je apparaat:</strong> taal, valuta, winkelmand en favorieten, versleuteld.</li><li><strong>Als een pagina van ons het laat afweten:</strong> wat er misging, op welke pagina en waar in ons programma; zonder je naam, je adres of wat je hebt ingevuld.</li></ul>
<h2>Wie het krijgt</h2>
<p>De kapitein, gids, chauffeur of gastheer die voor je zorgt, de betaaldienst, en de overheid waar de wet dat eist. Verder niemand.</p>
<h2>Hoelang</h2>
<p>Boekingen en facturen tien jaar, zoals de belastingwet eist; vragen één jaar; bezoekcijfers zonder je adres. De rest verdwijnt als je je account sluit.</p>
<h2>Je rechten</h2>
<p>Je mag je gegevens inzien, verbeteren, meenemen of laten wissen. Veel kan in je profiel; mail voor de rest naar ${email}. We antwoorden binnen 30 dagen, en je kunt klagen bij de toezichthouder.</p>`,
    },
    ar: {
      title: 'الخصوصية',
      slug: 'alkhususiya',
      summary: 'ما نحفظه عنك ولماذا وإلى متى وكيف تطلب حذفه.',
      body: `<p>الجهة المسؤولة وفق القانون التركي لحماية البيانات رقم 6698، ووفق اللائحة الأوروبية لحماية البيانات لضيوف أوروبا: ${isolate(legalName)}، ${isolate(address)}، ${isolate(email)}.</p>
<h2>ما نحفظه</h2>
<ul><li><strong>للحجز:</strong> الاسم، وتاريخ الميلاد إن تطلبته الخدمة، والبريد الإلكتروني والهاتف والفندق، ورقم الجواز أو الهوية للفلل والقوارب والرحلات الجوية.</li><li><strong>للدفع:</strong> المبلغ والوقت ورد البنك. أما أرقام البطاقات فتذهب إلى مزود الدفع ولا نحفظها إطلاقًا.</li><li><strong>على جهازك:</strong> اللغة والعملة والسلة والمفضلة بصورة مشفرة.</li><li><strong>إذا تعطلت إحدى صفحاتنا:</strong> ما الذي حدث وفي أي صفحة وفي أي موضع من برنامجنا، دون اسمك أو عنوانك أو ما كتبته.</li></ul>
<h2>من يطّلع عليها</h2>
<p>القبطان أو المرشد أو السائق أو المضيف الذي يرافقك، ومزود الدفع، والجهات الرسمية حيث يوجب القانون، ولا أحد سواهم.</p>
<h2>إلى متى</h2>
<p>الحجوزات والفواتير عشر سنوات كما يوجب قانون الضرائب، والاستفسارات سنة واحدة، وأعداد الزيارات دون عنوانك. ويُحذف كل ما عدا ذلك عند إغلاق الحساب.</p>
<h2>حقوقك</h2>
<p>يمكنك الاطلاع على بياناتك وتصحيحها وتصديرها وحذفها. كثير من ذلك متاح في الملف الشخصي، ولما عداه راسلنا على ${isolate(email)}. نرد خلال 30 يومًا، ويحق لك تقديم شكوى إلى هيئة حماية البيانات.</p>`,
    },
  }
}
