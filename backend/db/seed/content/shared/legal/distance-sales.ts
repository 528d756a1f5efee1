import { isolate, type LegalFacts, methodWords, type PageTexts, settlementWords } from './facts'

/** The distance-sales contract, agreed to at checkout. */
export function buildDistanceSales(facts: LegalFacts): PageTexts {
  const { address, brand, email, legalName, phone, transferHours, tursabCode } = facts
  const currency = settlementWords(facts)
  const methods = methodWords(facts)
  return {
    en: {
      title: 'Distance-sales contract',
      slug: 'distance-sales',
      summary: 'The contract between you and us when you book online.',
      body: `<h2>1. Parties</h2>
<p>The seller is <strong>${legalName}</strong> (“${brand}”), ${address}, telephone ${phone}, e-mail ${email}, a group A travel agency with TÜRSAB licence ${tursabCode}. The buyer is the person named in the booking form. The contract is concluded electronically under Consumer Protection Law no. 6502 and the Regulation on Distance Contracts.</p>
<h2>2. Subject</h2>
<p>The seller provides the services listed in the booking summary. Their date, place, number of people, extras and total price including taxes are those of the summary and of the confirmation sent by e-mail; both are part of this contract.</p>
<h2>3. Price and payment</h2>
<ul><li>You may pay ${methods.en}, in full or with the deposit shown at checkout.</li><li>Cards are charged ${currency.en}, at the rate shown before payment.</li><li>A booking whose deposit has not arrived within 24 hours (bank transfer: ${transferHours} hours) lapses without cost.</li><li>Nothing is charged that the summary does not show.</li></ul>
<h2>4. Performance</h2>
<p>The voucher names the time and place. Please arrive 5 minutes before pick-up. For reasons of weather or safety the route may change in minor points. If a service cannot take place, you choose another date or receive everything back within 14 days.</p>
<h2>5. Withdrawal and cancellation</h2>
<p>For accommodation, transport, car rental and leisure services on a fixed date, article 15 of the Regulation provides no right of withdrawal. Instead we grant you this: up to 48 hours before the start you cancel free of charge; after that we keep the deposit and refund what was paid beyond it. Where a service has its own steps, those shown before payment apply.</p>
<h2>6. Disputes</h2>
<p>The consumer arbitration committees and consumer courts at the buyer’s residence or the seller’s seat are competent. Mandatory rights of the country in which you live remain untouched.</p>
<h2>7. Conclusion</h2>
<p>By ticking the box you confirm that you have read the pre-contractual information and this contract. The accepted version is stored with your booking and sent with the confirmation.</p>`,
    },
    tr: {
      title: 'Mesafeli satış sözleşmesi',
      slug: 'mesafeli-satis-sozlesmesi',
      summary: 'İnternetten rezervasyon yaptığınızda aramızda kurulan sözleşme.',
      body: `<h2>1. Taraflar</h2>
<p>Satıcı: <strong>${legalName}</strong> (“${brand}”), ${address}, telefon ${phone}, e-posta ${email}; A grubu seyahat acentası, TÜRSAB belge no ${tursabCode}. Alıcı: rezervasyon formunda adı yazılı kişi. Sözleşme, 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği uyarınca elektronik ortamda kurulur.</p>
<h2>2. Konu</h2>
<p>Satıcı, rezervasyon özetinde sayılan hizmetleri sunar. Hizmetin tarihi, yeri, kişi sayısı, ek hizmetleri ve vergiler dahil toplam bedeli, özette ve e-postayla gönderilen onayda yazdığı gibidir; her ikisi de bu sözleşmenin parçasıdır.</p>
<h2>3. Bedel ve ödeme</h2>
<ul><li>Ödeme yolları: ${methods.tr}; tamamı ya da ödeme sayfasında gösterilen ön ödeme.</li><li>Karttan tahsilat, ödemeden önce gösterilen kur üzerinden ${currency.tr} yapılır.</li><li>Ön ödemesi 24 saat içinde (havalede ${transferHours} saat) ulaşmayan rezervasyon masrafsız düşer.</li><li>Özette görünmeyen hiçbir bedel alınmaz.</li></ul>
<h2>4. İfa</h2>
<p>Saat ve buluşma yeri voucher üzerinde yazar. Lütfen alınış saatinden 5 dakika önce hazır olun. Hava ya da güvenlik nedeniyle güzergâhta küçük değişiklikler yapılabilir. Hizmet gerçekleşemezse başka bir tarih seçersiniz ya da ödediğiniz tutarın tamamı 14 gün içinde iade edilir.</p>
<h2>5. Cayma ve iptal</h2>
<p>Belirli bir tarihte sunulan konaklama, taşıma, araç kiralama ve eğlence hizmetlerinde Yönetmeliğin 15. maddesi cayma hakkı tanımaz. Bunun yerine size şu hakkı veriyoruz: başlangıca 48 saat kalana kadar ücretsiz iptal edersiniz; sonrasında ön ödeme bizde kalır, üzerinde ödenen tutar iade edilir. Kendi iptal basamakları olan hizmetlerde, ödemeden önce gösterilen basamaklar geçerlidir.</p>
<h2>6. Uyuşmazlık</h2>
<p>Alıcının yerleşim yerindeki ya da satıcının merkezindeki tüketici hakem heyetleri ve tüketici mahkemeleri yetkilidir. Yaşadığınız ülkenin emredici hükümlerinden doğan haklarınız saklıdır.</p>
<h2>7. Yürürlük</h2>
<p>Kutuyu işaretleyerek ön bilgilendirmeyi ve bu sözleşmeyi okuduğunuzu onaylarsınız. Kabul ettiğiniz metin rezervasyonunuzla birlikte saklanır ve onayla birlikte size gönderilir.</p>`,
    },
    de: {
      title: 'Fernabsatzvertrag',
      slug: 'fernabsatzvertrag',
      summary: 'Der Vertrag zwischen Ihnen und uns, wenn Sie online buchen.',
      body: `<h2>1. Vertragsparteien</h2>
<p>Verkäufer ist <strong>${legalName}</strong> („${brand}“), ${address}, Telefon ${phone}, E-Mail ${email}, Reisebüro der Gruppe A mit der TÜRSAB-Lizenz ${tursabCode}. Käufer ist die im Buchungsformular genannte Person. Der Vertrag kommt elektronisch zustande, nach dem türkischen Verbraucherschutzgesetz Nr. 6502 und der Verordnung über Fernabsatzverträge.</p>
<h2>2. Gegenstand</h2>
<p>Der Verkäufer erbringt die in der Buchungsübersicht genannten Leistungen. Datum, Ort, Personenzahl, Extras und Gesamtpreis einschließlich Steuern stehen in der Übersicht und in der per E-Mail gesandten Bestätigung; beide sind Teil dieses Vertrags.</p>
<h2>3. Preis und Zahlung</h2>
<ul><li>Sie zahlen ${methods.de}, den vollen Betrag oder die an der Kasse gezeigte Anzahlung.</li><li>Karten werden ${currency.de} belastet, zum vor der Zahlung genannten Kurs.</li><li>Eine Buchung, deren Anzahlung nicht innerhalb von 24 Stunden eingeht (bei Überweisung ${transferHours} Stunden), verfällt kostenfrei.</li><li>Berechnet wird nichts, was nicht in der Übersicht steht.</li></ul>
<h2>4. Durchführung</h2>
<p>Uhrzeit und Treffpunkt nennt der Voucher. Bitte seien Sie 5 Minuten vor der Abholung bereit. Aus Gründen des Wetters oder der Sicherheit kann sich die Route geringfügig ändern. Kann eine Leistung nicht stattfinden, wählen Sie einen anderen Termin oder erhalten binnen 14 Tagen alles zurück.</p>
<h2>5. Widerruf und Stornierung</h2>
<p>Für Unterkunft, Beförderung, Mietwagen und Freizeitleistungen mit festem Termin sieht Artikel 15 der Verordnung kein Widerrufsrecht vor. Stattdessen räumen wir Ihnen ein: Bis 48 Stunden vor Beginn stornieren Sie kostenlos; danach behalten wir die Anzahlung und erstatten, was darüber hinaus bezahlt wurde. Hat eine Leistung eigene Stufen, gelten die vor der Zahlung gezeigten.</p>
<h2>6. Streitfälle</h2>
<p>Zuständig sind die Verbraucherschlichtungsstellen und Verbrauchergerichte am Wohnsitz des Käufers oder am Sitz des Verkäufers. Zwingende Rechte des Landes, in dem Sie leben, bleiben unberührt.</p>
<h2>7. Abschluss</h2>
<p>Mit dem Setzen des Häkchens bestätigen Sie, die vorvertraglichen Informationen und diesen Vertrag gelesen zu haben. Die angenommene Fassung wird mit Ihrer Buchung gespeichert und mit der Bestätigung versandt.</p>`,
    },
    ru: {
      title: 'Договор дистанционной продажи',
      slug: 'dogovor-distantsionnoy-prodazhi',
      summary: 'Договор между вами и нами при бронировании на сайте.',
      body: `<h2>1. Стороны</h2>
<p>Продавец: <strong>${legalName}</strong> («${brand}»), ${address}, телефон ${phone}, эл. почта ${email}, туристическое агентство группы A, лицензия TÜRSAB ${tursabCode}. Покупатель: лицо, указанное в форме бронирования. Договор заключается в электронной форме на основании турецкого Закона о защите прав потребителей № 6502 и Положения о дистанционных договорах.</p>
<h2>2. Предмет</h2>
<p>Продавец оказывает услуги, перечисленные в сводке бронирования. Дата, место, число участников, дополнительные услуги и полная цена с налогами указаны в сводке и в подтверждении, отправленном по электронной почте; оба документа являются частью договора.</p>
<h2>3. Цена и оплата</h2>
<ul><li>Оплатить можно ${methods.ru}, полностью или внеся предоплату, указанную при оформлении.</li><li>Деньги с карты списываются ${currency.ru} по курсу, показанному до оплаты.</li><li>Если предоплата не поступила за 24 часа (банковский перевод: ${transferHours} ч), бронирование снимается без расходов для вас.</li><li>Мы не берём ничего сверх указанного в сводке.</li></ul>
<h2>4. Оказание услуг</h2>
<p>Время и место встречи указаны в ваучере. Пожалуйста, будьте на месте за 5 минут. Из-за погоды или ради безопасности маршрут может немного измениться. Если услугу оказать невозможно, вы выбираете другую дату или получаете всю сумму в течение 14 дней.</p>
<h2>5. Отказ и отмена</h2>
<p>Для проживания, перевозки, аренды автомобилей и досуга с фиксированной датой статья 15 Положения не предусматривает права отказа. Взамен мы даём вам следующее: не позднее чем за 48 часов до начала отмена бесплатна; потом предоплата остаётся у нас, а всё уплаченное сверх неё возвращается. Если у услуги свои ступени отмены, действуют те, что показаны до оплаты.</p>
<h2>6. Споры</h2>
<p>Споры рассматривают потребительские арбитражные комиссии и суды по делам потребителей по месту жительства покупателя или нахождения продавца. Обязательные нормы страны вашего проживания сохраняют силу.</p>
<h2>7. Заключение договора</h2>
<p>Ставя отметку, вы подтверждаете, что прочли предварительную информацию и этот договор. Принятая редакция хранится вместе с бронированием и высылается с подтверждением.</p>`,
    },
    nl: {
      title: 'Overeenkomst op afstand',
      slug: 'overeenkomst-op-afstand',
      summary: 'De overeenkomst tussen jou en ons als je online boekt.',
      body: `<h2>1. Partijen</h2>
<p>Verkoper is <strong>${legalName}</strong> (‘${brand}’), ${address}, telefoon ${phone}, e-mail ${email}, reisbureau van groep A met TÜRSAB-licentie ${tursabCode}. Koper is de persoon die in het boekingsformulier staat. De overeenkomst wordt elektronisch gesloten volgens de Turkse consumentenwet nr. 6502 en de regeling voor overeenkomsten op afstand.</p>
<h2>2. Onderwerp</h2>
<p>De verkoper levert de diensten uit het boekingsoverzicht. Datum, plaats, aantal personen, extra’s en totaalprijs inclusief belastingen staan in het overzicht en in de bevestiging die je per e-mail krijgt; beide horen bij deze overeenkomst.</p>
<h2>3. Prijs en betaling</h2>
<ul><li>Je betaalt ${methods.nl}, het hele bedrag of de aanbetaling die bij het afrekenen staat.</li><li>Van je kaart wordt ${currency.nl} afgeschreven, tegen de koers die je vóór het betalen ziet.</li><li>Is de aanbetaling niet binnen 24 uur binnen (bij overschrijving ${transferHours} uur), dan vervalt de boeking zonder kosten.</li><li>We rekenen niets wat niet in het overzicht staat.</li></ul>
<h2>4. Uitvoering</h2>
<p>Tijd en plaats staan op je voucher. Sta 5 minuten voor het ophalen klaar. Door het weer of voor de veiligheid kan de route iets veranderen. Kan een dienst niet doorgaan, dan kies je een andere datum of krijg je binnen 14 dagen alles terug.</p>
<h2>5. Herroeping en annulering</h2>
<p>Voor verblijf, vervoer, autohuur en vrijetijdsdiensten op een vaste datum geeft artikel 15 van de regeling geen herroepingsrecht. In plaats daarvan krijg je dit van ons: tot 48 uur voor het begin annuleer je gratis; daarna houden we de aanbetaling en betalen we terug wat je meer hebt betaald. Heeft een dienst eigen stappen, dan gelden die welke je vóór het betalen zag.</p>
<h2>6. Geschillen</h2>
<p>Bevoegd zijn de geschillencommissies en rechtbanken voor consumenten in de woonplaats van de koper of de vestigingsplaats van de verkoper. Dwingende rechten van het land waar je woont blijven gelden.</p>
<h2>7. Totstandkoming</h2>
<p>Met het vinkje bevestig je dat je de informatie vooraf en deze overeenkomst hebt gelezen. De aanvaarde versie bewaren we bij je boeking en sturen we mee met de bevestiging.</p>`,
    },
    ar: {
      title: 'عقد البيع عن بُعد',
      slug: 'aqd-albay-an-buad',
      summary: 'العقد المبرم بينك وبيننا عند الحجز عبر الإنترنت.',
      body: `<h2>1. الطرفان</h2>
<p>البائع هو <strong>${isolate(legalName)}</strong> («${brand}»)، ${isolate(address)}، هاتف ${isolate(phone)}، بريد إلكتروني ${isolate(email)}، وكالة سفر من الفئة A تحمل ترخيص TÜRSAB رقم ${isolate(tursabCode)}. والمشتري هو الشخص المذكور اسمه في نموذج الحجز. يُبرم العقد إلكترونيًا وفق القانون التركي لحماية المستهلك رقم 6502 ولائحة العقود المبرمة عن بُعد.</p>
<h2>2. الموضوع</h2>
<p>يقدّم البائع الخدمات الواردة في ملخص الحجز. أما التاريخ والمكان وعدد الأشخاص والإضافات والسعر الإجمالي شاملًا الضرائب فكما وردت في الملخص وفي التأكيد المرسل بالبريد الإلكتروني، وكلاهما جزء من هذا العقد.</p>
<h2>3. السعر والدفع</h2>
<ul><li>يمكنك الدفع ${methods.ar}، إما كاملًا أو بالعربون المبيّن عند إتمام الحجز.</li><li>يُخصم المبلغ من البطاقة ${currency.ar} بسعر الصرف الظاهر قبل الدفع.</li><li>إذا لم يصل العربون خلال 24 ساعة (${transferHours} ساعة للتحويل البنكي) يسقط الحجز دون أي تكلفة.</li><li>لا نتقاضى أي مبلغ لا يظهر في الملخص.</li></ul>
<h2>4. التنفيذ</h2>
<p>الموعد والمكان مذكوران في القسيمة، ونرجو الحضور قبل موعد الاصطحاب بخمس دقائق. قد يتغير المسار قليلًا بسبب الطقس أو السلامة. وإذا تعذّر تقديم الخدمة تختار موعدًا آخر أو تسترد كامل المبلغ خلال 14 يومًا.</p>
<h2>5. العدول والإلغاء</h2>
<p>لا تمنح المادة 15 من اللائحة حق العدول في خدمات الإقامة والنقل وتأجير السيارات والترفيه المحددة بتاريخ. وعوضًا عن ذلك نمنحك ما يلي: الإلغاء مجاني حتى 48 ساعة قبل البدء، وبعد ذلك نحتفظ بالعربون ونعيد ما دُفع زيادةً عليه. وإن كان للخدمة درجات إلغاء خاصة فالمعتمد ما ظهر قبل الدفع.</p>
<h2>6. النزاعات</h2>
<p>تختص هيئات تحكيم المستهلك ومحاكم المستهلك في محل إقامة المشتري أو مقر البائع. وتبقى الحقوق الإلزامية في بلد إقامتك محفوظة.</p>
<h2>7. إبرام العقد</h2>
<p>بوضع علامة الموافقة تؤكد أنك قرأت المعلومات المسبقة وهذا العقد. تُحفظ النسخة التي وافقت عليها مع الحجز وتُرسل مع التأكيد.</p>`,
    },
  }
}
