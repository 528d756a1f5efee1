import { isolate, type LegalFacts, type PageTexts } from './facts'

/** Terms of using the site. */
export function buildTerms({ address, brand, email, legalName, phone, tursabCode }: LegalFacts): PageTexts {
  return {
    en: {
      title: 'Terms of use',
      slug: 'terms',
      summary: 'Who we are, how a booking comes about and what we stand for.',
      body: `<h2>Who runs this site</h2>
<p>${legalName} (“${brand}”), ${address}. Telephone ${phone}, e-mail ${email}. Travel agency of group A, TÜRSAB licence ${tursabCode}.</p>
<h2>How a booking comes about</h2>
<p>What you see here is our offer. You accept it when you press the last button of the checkout; the contract is concluded when the confirmation with your booking number has been sent. Services that say “on request” are confirmed within 24 hours or refunded.</p>
<h2>Prices</h2>
<p>Prices include taxes unless the line says otherwise. Amounts in other currencies are converted at the rate of the day; what counts is the amount shown at payment.</p>
<h2>Our part, and that of others</h2>
<p>We choose captains, guides, drivers and hosts ourselves, check their licences every year and answer for their work as for our own. Balloon and paragliding flights are carried out by operators licensed by the civil aviation authority.</p>
<h2>Your part</h2>
<p>Please give correct names, ages and telephone numbers, tell us about health matters that concern a trip, and follow the instructions of crew and guides.</p>
<h2>Pictures and texts</h2>
<p>Pictures on this site are drawn for us and show the place, not the exact boat or room. Texts and pictures belong to us or are used with permission.</p>
<h2>Law</h2>
<p>Turkish law applies. Consumers keep the protection of the country in which they live.</p>`,
    },
    tr: {
      title: 'Kullanım koşulları',
      slug: 'kullanim-kosullari',
      summary: 'Kimiz, rezervasyon nasıl oluşur ve neyin arkasında dururuz.',
      body: `<h2>Siteyi kim işletiyor</h2>
<p>${legalName} (“${brand}”), ${address}. Telefon ${phone}, e-posta ${email}. A grubu seyahat acentası, TÜRSAB belge no ${tursabCode}.</p>
<h2>Rezervasyon nasıl oluşur</h2>
<p>Burada gördükleriniz bizim teklifimizdir. Ödeme sayfasının son düğmesine bastığınızda kabul edersiniz; rezervasyon numaranızı taşıyan onay gönderildiğinde sözleşme kurulur. “Talep üzerine” yazan hizmetler 24 saat içinde onaylanır ya da bedeli iade edilir.</p>
<h2>Fiyatlar</h2>
<p>Satırında aksi yazmıyorsa fiyatlara vergiler dahildir. Başka para birimlerindeki tutarlar günün kuruyla çevrilir; geçerli olan, ödeme anında gösterilen tutardır.</p>
<h2>Bizim ve başkalarının payı</h2>
<p>Kaptanları, rehberleri, şoförleri ve ev sahiplerini kendimiz seçer, belgelerini her yıl denetler, işlerinden kendi işimiz gibi sorumlu oluruz. Balon ve yamaç paraşütü uçuşlarını sivil havacılık belgeli işletmeler yapar.</p>
<h2>Sizin payınız</h2>
<p>Lütfen ad, yaş ve telefonları doğru verin, turu ilgilendiren sağlık durumlarını bildirin, mürettebatın ve rehberlerin uyarılarına uyun.</p>
<h2>Görseller ve metinler</h2>
<p>Sitedeki görseller bizim için çizilmiştir; yeri gösterir, birebir tekneyi ya da odayı değil. Metin ve görseller bize aittir ya da izinle kullanılır.</p>
<h2>Hukuk</h2>
<p>Türk hukuku uygulanır. Tüketiciler yaşadıkları ülkenin korumasından yararlanmayı sürdürür.</p>`,
    },
    de: {
      title: 'Allgemeine Geschäftsbedingungen',
      slug: 'agb',
      summary: 'Wer wir sind, wie eine Buchung zustande kommt und wofür wir einstehen.',
      body: `<h2>Wer diese Seite betreibt</h2>
<p>${legalName} („${brand}“), ${address}. Telefon ${phone}, E-Mail ${email}. Reisebüro der Gruppe A, TÜRSAB-Lizenz ${tursabCode}.</p>
<h2>Wie eine Buchung zustande kommt</h2>
<p>Was Sie hier sehen, ist unser Angebot. Sie nehmen es mit dem letzten Knopf der Kasse an; der Vertrag besteht, sobald die Bestätigung mit Ihrer Buchungsnummer versandt ist. Leistungen „auf Anfrage“ werden binnen 24 Stunden bestätigt oder erstattet.</p>
<h2>Preise</h2>
<p>Preise enthalten die Steuern, sofern die Zeile nichts anderes sagt. Beträge in anderen Währungen sind zum Tageskurs umgerechnet; es gilt der Betrag, der bei der Zahlung angezeigt wird.</p>
<h2>Unser Anteil und der anderer</h2>
<p>Kapitäne, Guides, Fahrer und Gastgeber wählen wir selbst aus, prüfen jährlich ihre Lizenzen und stehen für ihre Arbeit ein wie für die eigene. Ballon- und Gleitschirmflüge führen Betriebe mit Zulassung der Luftfahrtbehörde durch.</p>
<h2>Ihr Anteil</h2>
<p>Bitte geben Sie Namen, Alter und Telefonnummern richtig an, nennen Sie uns gesundheitliche Umstände, die eine Tour betreffen, und folgen Sie den Hinweisen von Crew und Guides.</p>
<h2>Bilder und Texte</h2>
<p>Die Bilder dieser Seite sind für uns gezeichnet und zeigen den Ort, nicht genau dieses Boot oder Zimmer. Texte und Bilder gehören uns oder werden mit Erlaubnis verwendet.</p>
<h2>Recht</h2>
<p>Es gilt türkisches Recht. Verbraucher behalten den Schutz des Landes, in dem sie leben.</p>`,
    },
    ru: {
      title: 'Условия использования',
      slug: 'usloviya-ispolzovaniya',
      summary: 'Кто мы, как возникает бронирование и за что мы отвечаем.',
      body: `<h2>Кому принадлежит сайт</h2>
<p>${legalName} («${brand}»), ${address}. Телефон ${phone}, эл. почта ${email}. Туристическое агентство группы A, лицензия TÜRSAB ${tursabCode}.</p>
<h2>Как возникает бронирование</h2>
<p>То, что вы видите здесь, — наше предложение. Вы принимаете его последней кнопкой оформления; договор заключён, когда отправлено подтверждение с номером бронирования. Услуги «по запросу» мы подтверждаем за 24 часа или возвращаем деньги.</p>
<h2>Цены</h2>
<p>Налоги включены, если в строке не указано иное. Суммы в других валютах пересчитаны по курсу дня; действует сумма, показанная при оплате.</p>
<h2>Наша роль и роль партнёров</h2>
<p>Капитанов, гидов, водителей и хозяев мы выбираем сами, каждый год проверяем их лицензии и отвечаем за их работу как за свою. Полёты на шарах и парапланах выполняют компании с допуском авиационных властей.</p>
<h2>Ваша роль</h2>
<p>Указывайте, пожалуйста, верные имена, возраст и телефоны, сообщайте об особенностях здоровья, важных для поездки, и следуйте указаниям экипажа и гидов.</p>
<h2>Изображения и тексты</h2>
<p>Картинки на сайте нарисованы для нас и показывают место, а не именно эту лодку или комнату. Тексты и изображения принадлежат нам или используются с разрешения.</p>
<h2>Право</h2>
<p>Применяется право Турции. За потребителями сохраняется защита страны проживания.</p>`,
    },
    nl: {
      title: 'Algemene voorwaarden',
      slug: 'algemene-voorwaarden',
      summary: 'Wie we zijn, hoe een boeking tot stand komt en waar we voor staan.',
      body: `<h2>Van wie deze site is</h2>
<p>${legalName} (‘${brand}’), ${address}. Telefoon ${phone}, e-mail ${email}. Reisbureau van groep A, TÜRSAB-licentie ${tursabCode}.</p>
<h2>Hoe een boeking tot stand komt</h2>
<p>Wat je hier ziet, is ons aanbod. Je neemt het aan met de laatste knop bij het afrekenen; de overeenkomst is er zodra de bevestiging met je boekingsnummer is verstuurd. Diensten ‘op aanvraag’ bevestigen we binnen 24 uur, of je krijgt je geld terug.</p>
<h2>Prijzen</h2>
<p>Prijzen zijn inclusief belastingen, tenzij de regel iets anders zegt. Bedragen in andere valuta zijn omgerekend tegen de dagkoers; het bedrag dat je bij het betalen ziet, geldt.</p>
<h2>Ons deel en dat van anderen</h2>
<p>Kapiteins, gidsen, chauffeurs en gastheren kiezen we zelf. We controleren elk jaar hun vergunningen en staan voor hun werk in als voor het onze. Ballon- en parapentevluchten worden uitgevoerd door bedrijven met een vergunning van de luchtvaartautoriteit.</p>
<h2>Jouw deel</h2>
<p>Geef namen, leeftijden en telefoonnummers juist op, meld gezondheidszaken die voor een tocht van belang zijn en volg de aanwijzingen van bemanning en gidsen.</p>
<h2>Beeld en tekst</h2>
<p>De afbeeldingen op deze site zijn voor ons getekend en tonen de plek, niet precies die boot of kamer. Teksten en beelden zijn van ons of worden met toestemming gebruikt.</p>
<h2>Recht</h2>
<p>Turks recht is van toepassing. Consumenten houden de bescherming van het land waar ze wonen.</p>`,
    },
    ar: {
      title: 'شروط الاستخدام',
      slug: 'shurut-alistikhdam',
      summary: 'من نحن، وكيف يتم الحجز، وما الذي نلتزم به.',
      body: `<h2>من يدير هذا الموقع</h2>
<p>${isolate(legalName)} («${brand}»)، ${isolate(address)}. هاتف ${isolate(phone)}، بريد إلكتروني ${isolate(email)}. وكالة سفر من الفئة A، ترخيص TÜRSAB رقم ${isolate(tursabCode)}.</p>
<h2>كيف يتم الحجز</h2>
<p>ما تراه هنا هو عرضنا، وتقبله بالضغط على الزر الأخير عند إتمام الحجز، وينعقد العقد عند إرسال التأكيد الذي يحمل رقم حجزك. أما الخدمات «عند الطلب» فنؤكدها خلال 24 ساعة أو نعيد المبلغ.</p>
<h2>الأسعار</h2>
<p>الأسعار شاملة الضرائب ما لم يُذكر غير ذلك في البند. وتُحوّل المبالغ بالعملات الأخرى بسعر اليوم، والمعتمد هو المبلغ الظاهر عند الدفع.</p>
<h2>دورنا ودور شركائنا</h2>
<p>نختار القباطنة والمرشدين والسائقين والمضيفين بأنفسنا، ونراجع تراخيصهم كل عام، ونتحمل مسؤولية عملهم كأنه عملنا. أما رحلات المنطاد والطيران المظلي فتنفذها شركات مرخصة من هيئة الطيران المدني.</p>
<h2>دورك</h2>
<p>نرجو كتابة الأسماء والأعمار وأرقام الهاتف بشكل صحيح، وإخبارنا بالحالات الصحية التي تعني الرحلة، واتباع تعليمات الطاقم والمرشدين.</p>
<h2>الصور والنصوص</h2>
<p>صور الموقع مرسومة خصيصًا لنا، وهي تصوّر المكان لا القارب أو الغرفة بعينها. والنصوص والصور ملك لنا أو مستخدمة بإذن.</p>
<h2>القانون</h2>
<p>يسري القانون التركي، ويحتفظ المستهلك بالحماية التي يمنحها بلد إقامته.</p>`,
    },
  }
}
