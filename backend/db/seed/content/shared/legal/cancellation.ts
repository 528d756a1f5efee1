import { isolate, type LegalFacts, type PageTexts } from './facts'

/** Cancelling and changing in plain words; the figures are those of the rules themselves. */
export function buildCancellation({ email, phone, transferHours }: LegalFacts): PageTexts {
  return {
    en: {
      title: 'Cancel or change',
      slug: 'cancellation',
      summary: 'Free until 48 hours before the start. Here is how it works.',
      body: `<h2>The rule</h2>
<table><thead><tr><th scope="col">When you cancel</th><th scope="col">What you get back</th></tr></thead><tbody><tr><td>48 hours or more before the start</td><td>Everything, deposit included</td></tr><tr><td>Later than that</td><td>Everything you paid beyond the deposit</td></tr></tbody></table>
<p>The last free minute is shown beside each offer, in your basket and on your voucher, in Turkish time. Villas, yachts and some other offers have a rule of their own; you see it before you pay.</p>
<h2>How to cancel</h2>
<ol><li>Open your booking in your account.</li><li>Press “Cancel”. You see the exact refund before you confirm.</li><li>The money goes back the way it came, usually within 5 working days, at most 14.</li></ol>
<h2>How to change</h2>
<p>Another day, another time, one person more: write to ${email} or call ${phone}. Changing costs nothing as long as places are free; only a difference in price is settled.</p>
<h2>Unpaid deposits</h2>
<p>A booking whose deposit has not arrived after 24 hours (bank transfer: ${transferHours} hours) is released. It costs you nothing.</p>
<h2>When we cancel</h2>
<p>Storm, no balloon permit, too few guests: we tell you as early as we can. You choose another day or get everything back.</p>`,
    },
    tr: {
      title: 'İptal ve değişiklik',
      slug: 'iptal-ve-degisiklik',
      summary: 'Başlangıca 48 saat kalana kadar ücretsiz. İşleyişi burada.',
      body: `<h2>Kural</h2>
<table><thead><tr><th scope="col">Ne zaman iptal ederseniz</th><th scope="col">Ne geri alırsınız</th></tr></thead><tbody><tr><td>Başlangıca 48 saat ya da daha fazla varken</td><td>Ön ödeme dahil tamamını</td></tr><tr><td>Daha geç</td><td>Ön ödemenin üzerinde ödediğiniz her şeyi</td></tr></tbody></table>
<p>Ücretsiz iptalin son dakikası her hizmetin yanında, sepetinizde ve voucher üzerinde Türkiye saatiyle yazar. Villaların, yatların ve bazı başka hizmetlerin kendi kuralı vardır; ödemeden önce görürsünüz.</p>
<h2>Nasıl iptal edilir</h2>
<ol><li>Hesabınızda rezervasyonunuzu açın.</li><li>“İptal et”e basın. Onaylamadan önce iade tutarını kuruşuna kadar görürsünüz.</li><li>Para geldiği yoldan döner; genellikle 5 iş günü, en çok 14 gün.</li></ol>
<h2>Nasıl değiştirilir</h2>
<p>Başka gün, başka saat, bir kişi daha: ${email} adresine yazın ya da ${phone} numarasını arayın. Yer olduğu sürece değişiklik ücretsizdir; yalnızca fiyat farkı hesaplanır.</p>
<h2>Ödenmeyen ön ödeme</h2>
<p>Ön ödemesi 24 saat içinde (havalede ${transferHours} saat) ulaşmayan rezervasyon boşa çıkar. Size bir masrafı olmaz.</p>
<h2>Biz iptal edersek</h2>
<p>Fırtına, balona izin çıkmaması, yetersiz katılım: elimizden geldiğince erken haber veririz. Başka bir gün seçersiniz ya da tamamını geri alırsınız.</p>`,
    },
    de: {
      title: 'Stornieren oder ändern',
      slug: 'stornieren-oder-aendern',
      summary: 'Kostenlos bis 48 Stunden vor Beginn. So funktioniert es.',
      body: `<h2>Die Regel</h2>
<table><thead><tr><th scope="col">Wann Sie stornieren</th><th scope="col">Was Sie zurückbekommen</th></tr></thead><tbody><tr><td>48 Stunden oder mehr vor Beginn</td><td>Alles, auch die Anzahlung</td></tr><tr><td>Später</td><td>Alles, was Sie über die Anzahlung hinaus bezahlt haben</td></tr></tbody></table>
<p>Die letzte kostenlose Minute steht an jedem Angebot, im Warenkorb und auf dem Voucher, in türkischer Zeit. Für Villen, Yachten und manches andere Angebot gilt eine eigene Regel; Sie sehen sie vor dem Bezahlen.</p>
<h2>So stornieren Sie</h2>
<ol><li>Öffnen Sie Ihre Buchung in Ihrem Konto.</li><li>Wählen Sie „Stornieren“. Vor der Bestätigung sehen Sie den genauen Betrag der Erstattung.</li><li>Das Geld geht den Weg zurück, den es gekommen ist, meist in 5 Werktagen, höchstens in 14 Tagen.</li></ol>
<h2>So ändern Sie</h2>
<p>Ein anderer Tag, eine andere Uhrzeit, eine Person mehr: Schreiben Sie an ${email} oder rufen Sie ${phone} an. Solange Plätze frei sind, kostet die Änderung nichts; nur ein Preisunterschied wird verrechnet.</p>
<h2>Nicht bezahlte Anzahlungen</h2>
<p>Ist die Anzahlung nach 24 Stunden nicht da (bei Überweisung ${transferHours} Stunden), geben wir die Plätze frei. Das kostet Sie nichts.</p>
<h2>Wenn wir absagen</h2>
<p>Sturm, keine Startfreigabe für Ballone, zu wenige Gäste: Wir melden uns so früh wie möglich. Sie wählen einen anderen Tag oder bekommen alles zurück.</p>`,
    },
    ru: {
      title: 'Отмена и изменения',
      slug: 'otmena-i-izmeneniya',
      summary: 'Бесплатно не позднее чем за 48 часов до начала. Вот как это работает.',
      body: `<h2>Правило</h2>
<table><thead><tr><th scope="col">Когда вы отменяете</th><th scope="col">Что вы получаете обратно</th></tr></thead><tbody><tr><td>За 48 часов до начала или раньше</td><td>Всё, включая предоплату</td></tr><tr><td>Позже</td><td>Всё, что уплачено сверх предоплаты</td></tr></tbody></table>
<p>Последняя бесплатная минута указана у каждого предложения, в корзине и в ваучере, по турецкому времени. Для вилл, яхт и некоторых других предложений действует своё правило; вы увидите его до оплаты.</p>
<h2>Как отменить</h2>
<ol><li>Откройте бронирование в личном кабинете.</li><li>Нажмите «Отменить». До подтверждения вы увидите точную сумму возврата.</li><li>Деньги вернутся тем же путём, обычно за 5 рабочих дней, самое большее за 14 дней.</li></ol>
<h2>Как изменить</h2>
<p>Другой день, другое время, ещё один человек: напишите на ${email} или позвоните по номеру ${phone}. Пока есть места, изменение бесплатно; учитывается только разница в цене.</p>
<h2>Если предоплата не пришла</h2>
<p>Через 24 часа без предоплаты (банковский перевод: ${transferHours} ч) бронирование снимается. Вам это ничего не стоит.</p>
<h2>Если отменяем мы</h2>
<p>Шторм, запрет на взлёт шаров, мало гостей: мы сообщим как можно раньше. Вы выберете другой день или получите всё обратно.</p>`,
    },
    nl: {
      title: 'Annuleren of wijzigen',
      slug: 'annuleren-of-wijzigen',
      summary: 'Gratis tot 48 uur voor het begin. Zo werkt het.',
      body: `<h2>De regel</h2>
<table><thead><tr><th scope="col">Wanneer je annuleert</th><th scope="col">Wat je terugkrijgt</th></tr></thead><tbody><tr><td>48 uur of meer voor het begin</td><td>Alles, ook de aanbetaling</td></tr><tr><td>Later</td><td>Alles wat je boven de aanbetaling hebt betaald</td></tr></tbody></table>
<p>De laatste gratis minuut staat bij elk aanbod, in je winkelmand en op je voucher, in Turkse tijd. Voor villa’s, jachten en sommig ander aanbod geldt een eigen regel; die zie je voor je betaalt.</p>
<h2>Zo annuleer je</h2>
<ol><li>Open je boeking in je account.</li><li>Kies ‘Annuleren’. Je ziet het precieze bedrag voor je bevestigt.</li><li>Het geld gaat terug zoals het kwam, meestal binnen 5 werkdagen, uiterlijk binnen 14 dagen.</li></ol>
<h2>Zo wijzig je</h2>
<p>Een andere dag, een andere tijd, iemand erbij: mail naar ${email} of bel ${phone}. Zolang er plek is, kost wijzigen niets; alleen een prijsverschil wordt verrekend.</p>
<h2>Niet-betaalde aanbetalingen</h2>
<p>Is de aanbetaling na 24 uur niet binnen (bij overschrijving ${transferHours} uur), dan geven we de plaatsen vrij. Dat kost je niets.</p>
<h2>Als wij annuleren</h2>
<p>Storm, geen toestemming voor ballonnen, te weinig gasten: we laten het zo vroeg mogelijk weten. Je kiest een andere dag of krijgt alles terug.</p>`,
    },
    ar: {
      title: 'الإلغاء أو التعديل',
      slug: 'alilgha-wa-altadil',
      summary: 'مجانًا حتى 48 ساعة قبل البدء. إليك الطريقة.',
      body: `<h2>القاعدة</h2>
<table><thead><tr><th scope="col">وقت الإلغاء</th><th scope="col">ما تسترده</th></tr></thead><tbody><tr><td>قبل البدء بـ 48 ساعة أو أكثر</td><td>كامل المبلغ مع العربون</td></tr><tr><td>بعد ذلك</td><td>كل ما دفعته زيادةً على العربون</td></tr></tbody></table>
<p>آخر دقيقة للإلغاء المجاني مذكورة عند كل عرض وفي السلة وعلى القسيمة بتوقيت تركيا. وللفلل واليخوت وبعض العروض الأخرى قاعدة خاصة تراها قبل الدفع.</p>
<h2>كيف تلغي</h2>
<ol><li>افتح الحجز في حسابك.</li><li>اضغط «إلغاء»، وسترى مبلغ الاسترداد بدقة قبل التأكيد.</li><li>يعود المبلغ بالطريقة التي دُفع بها، عادةً خلال 5 أيام عمل وبحد أقصى 14 يومًا.</li></ol>
<h2>كيف تعدّل</h2>
<p>يوم آخر أو ساعة أخرى أو شخص إضافي: راسلنا على ${isolate(email)} أو اتصل على ${isolate(phone)}. التعديل مجاني ما دامت الأماكن متاحة، ولا يُحتسب إلا فرق السعر.</p>
<h2>العربون غير المسدَّد</h2>
<p>إذا لم يصل العربون خلال 24 ساعة (${transferHours} ساعة للتحويل البنكي) نُلغي الحجز دون أي تكلفة عليك.</p>
<h2>إذا ألغينا نحن</h2>
<p>عند العواصف أو عدم السماح للمناطيد بالإقلاع أو قلة عدد المشاركين نخبرك في أقرب وقت، فتختار يومًا آخر أو تسترد كامل المبلغ.</p>`,
    },
  }
}
