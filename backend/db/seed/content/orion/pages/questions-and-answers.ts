import type { OrionLocale, SeedPage } from '@/backend/db/seed/types'

export const orionQuestions: SeedPage<OrionLocale> = {
  key: 'questions-and-answers',
  pageType: 'content',
  text: {
    de: {
      title: 'Fragen und Antworten',
      slug: 'fragen-und-antworten',
      summary: 'Was Gäste am häufigsten fragen, vor der Reise und unterwegs.',
      body: '<p>Ist Ihre Frage nicht dabei, rufen Sie an oder schreiben Sie. Zwischen neun und zwanzig Uhr antwortet ein Mensch.</p>',
      questions: [
        {
          question: 'Brauche ich ein Konto, um zu buchen?',
          answer:
            'Ja: Eine Buchung gehört zu einem Konto, damit Sie selbst ändern und stornieren können. Anlegen können Sie es an der Kasse, aus den Angaben, die Sie dort ohnehin machen.',
        },
        {
          question: 'Wie hoch ist die Anzahlung?',
          answer:
            'Meist 20 %; bei Villen, Yachten und Mietwagen steht der Satz auf der Seite. Den Rest zahlen Sie vor Ort oder vorher in Ihrem Konto.',
        },
        {
          question: 'Bis wann muss eine Überweisung da sein?',
          answer:
            'Innerhalb von 48 Stunden. So lange halten wir Ihren Platz; melden Sie die Zahlung in Ihrem Konto, geht es schneller.',
        },
        {
          question: 'Sprechen die Guides wirklich Deutsch?',
          answer: 'Ja. Bei jedem Ausflug steht, in welchen Sprachen er geführt wird und an welchen Tagen.',
        },
        {
          question: 'Was kosten Kinder?',
          answer:
            'Der Preis steht in der Buchungskarte. Meist zahlen 3- bis 11-Jährige die Hälfte, Jüngere fahren kostenlos mit.',
        },
        {
          question: 'Führen die Ausflüge in Verkaufsräume?',
          answer: 'Nein. Wir halten an keinem Geschäft, das uns Provision zahlt.',
        },
      ],
    },
    en: {
      title: 'Questions and answers',
      slug: 'questions-and-answers',
      summary: 'What guests ask us most, before the trip and on the way.',
      body: '<p>If your question is not here, call or write. Between nine in the morning and eight in the evening a person answers.</p>',
      questions: [
        {
          question: 'Do I need an account to book?',
          answer:
            'Yes: a booking belongs to an account, so that you can change or cancel it yourself. You can open one at the checkout, from the details you enter there anyway.',
        },
        {
          question: 'How much is the deposit?',
          answer:
            'Usually 20%; villas, yachts and cars have their own, shown on their pages. The rest is paid on arrival or earlier in your account.',
        },
        {
          question: 'By when must a bank transfer arrive?',
          answer:
            'Within 48 hours. We hold your place for that long; if you report the payment in your account, it goes faster.',
        },
        {
          question: 'Do the guides really speak my language?',
          answer: 'Yes. Every trip shows in which languages it is guided, and on which days.',
        },
        {
          question: 'What do children pay?',
          answer: 'The booking card shows it. Usually those from 3 to 11 pay half and younger ones travel free.',
        },
        {
          question: 'Do the trips stop at shops?',
          answer: 'Never at one that pays us commission.',
        },
      ],
    },
    tr: {
      title: 'Sorular ve yanıtlar',
      slug: 'sorular-ve-yanitlar',
      summary: 'Misafirlerimizin yola çıkmadan ve yolda en çok sordukları.',
      body: '<p>Sorunuz burada yoksa arayın ya da yazın. Sabah dokuzdan akşam sekize kadar bir insan yanıtlar.</p>',
      questions: [
        {
          question: 'Rezervasyon için üye olmam gerekiyor mu?',
          answer:
            'Evet; rezervasyon bir üyeliğe bağlıdır, böylece kendiniz değiştirip iptal edebilirsiniz. Ödeme sayfasında, zaten yazdığınız bilgilerle üye olabilirsiniz.',
        },
        {
          question: 'Ön ödeme ne kadar?',
          answer:
            'Genellikle %20; villa, yat ve araçların oranı sayfasında yazar. Kalanı yerinde ya da daha önce hesabınızdan ödersiniz.',
        },
        {
          question: 'Havale ne zamana kadar ulaşmalı?',
          answer: '48 saat içinde. Yerinizi o kadar tutarız; hesabınızdan ödeme bildirimi yaparsanız daha hızlı olur.',
        },
        {
          question: 'Rehberler gerçekten dilimi konuşuyor mu?',
          answer: 'Evet. Her turda hangi dillerde ve hangi günlerde rehberlik yapıldığı yazar.',
        },
        {
          question: 'Çocuklar ne öder?',
          answer: 'Rezervasyon yaparken görürsünüz. Genellikle 3–11 yaş yarı fiyat öder, daha küçükler ücretsizdir.',
        },
        {
          question: 'Turlar alışveriş mağazalarına uğruyor mu?',
          answer: 'Hayır. Bize komisyon veren hiçbir dükkânda durmayız.',
        },
      ],
    },
    ru: {
      title: 'Вопросы и ответы',
      slug: 'voprosy-i-otvety',
      summary: 'О чём гости спрашивают чаще всего, до поездки и в пути.',
      body: '<p>Если вашего вопроса здесь нет, позвоните или напишите. С девяти утра до восьми вечера отвечает человек.</p>',
      questions: [
        {
          question: 'Нужен ли личный кабинет, чтобы забронировать?',
          answer:
            'Да: бронирование привязано к личному кабинету, чтобы вы сами могли изменить или отменить его. Кабинет можно создать при оформлении из тех данных, что вы и так вводите.',
        },
        {
          question: 'Какая нужна предоплата?',
          answer:
            'Обычно 20 %; для вилл, яхт и машин доля указана на странице. Остальное на месте или заранее в личном кабинете.',
        },
        {
          question: 'До какого времени должен прийти перевод?',
          answer:
            'В течение 48 часов, столько мы держим место. Сообщите об оплате в личном кабинете, и всё пойдёт быстрее.',
        },
        {
          question: 'Гиды действительно говорят по-русски?',
          answer: 'Да. У каждой экскурсии указано, на каких языках и в какие дни она проходит.',
        },
        {
          question: 'Сколько платят дети?',
          answer: 'Цена видна в карточке бронирования. Обычно с 3 до 11 лет половина, младшие едут бесплатно.',
        },
        {
          question: 'Заезжают ли экскурсии в магазины?',
          answer: 'Нет. Мы не останавливаемся ни в одном магазине, который платит нам комиссию.',
        },
      ],
    },
    nl: {
      title: 'Vragen en antwoorden',
      slug: 'vragen-en-antwoorden',
      summary: 'Wat gasten het vaakst vragen, vóór de reis en onderweg.',
      body: '<p>Staat je vraag er niet bij, bel of mail dan. Tussen 09:00 en 20:00 uur antwoordt een mens.</p>',
      questions: [
        {
          question: 'Heb ik een account nodig om te boeken?',
          answer:
            'Ja: een boeking hoort bij een account, zodat je zelf kunt wijzigen en annuleren. Je maakt het aan bij het afrekenen, met de gegevens die je daar toch invult.',
        },
        {
          question: 'Hoe hoog is de aanbetaling?',
          answer:
            'Meestal 20%; bij villa’s, jachten en auto’s staat het op de pagina. De rest betaal je ter plaatse of eerder in je account.',
        },
        {
          question: 'Wanneer moet een overschrijving binnen zijn?',
          answer:
            'Binnen 48 uur. Zo lang houden we je plaats vast; meld je de betaling in je account, dan gaat het sneller.',
        },
        {
          question: 'Spreken de gidsen echt mijn taal?',
          answer: 'Ja. Bij elke excursie staat in welke talen en op welke dagen ze wordt begeleid.',
        },
        {
          question: 'Wat betalen kinderen?',
          answer:
            'Dat zie je bij het boeken. Meestal betalen kinderen van 3 tot en met 11 de helft, jongere gaan gratis mee.',
        },
        {
          question: 'Stoppen de excursies bij winkels?',
          answer: 'Nooit bij een winkel die ons commissie betaalt.',
        },
      ],
    },
    ar: {
      title: 'أسئلة وأجوبة',
      slug: 'asila-wa-ajwiba',
      summary: 'أكثر ما يسأله الضيوف قبل الرحلة وأثناءها.',
      body: '<p>إن لم تجد سؤالك هنا فاتصل بنا أو راسلنا. بين التاسعة صباحًا والثامنة مساءً يجيبك إنسان.</p>',
      questions: [
        {
          question: 'هل أحتاج إلى حساب للحجز؟',
          answer:
            'نعم، يرتبط الحجز بحساب كي تتمكن من تعديله أو إلغائه بنفسك. ويمكن إنشاء الحساب عند إتمام الحجز من البيانات التي تُدخلها هناك.',
        },
        {
          question: 'كم يبلغ العربون؟',
          answer:
            'عادةً \u206620%\u2069، أما الفلل واليخوت والسيارات فنسبتها مذكورة في صفحاتها. ويُدفع الباقي عند الوصول أو قبل ذلك من حسابك.',
        },
        {
          question: 'متى يجب أن يصل التحويل البنكي؟',
          answer: 'خلال 48 ساعة، ونحتفظ بمكانك طوال هذه المدة. وإذا أبلغت عن الدفع من حسابك فالأمر أسرع.',
        },
        {
          question: 'هل يتحدث المرشدون لغتي فعلًا؟',
          answer: 'نعم. تذكر كل رحلة اللغات التي تُقدَّم بها وأيام كل لغة.',
        },
        {
          question: 'كم يدفع الأطفال؟',
          answer: 'السعر ظاهر في بطاقة الحجز. يدفع من هم بين 3 و11 عامًا النصف عادةً، والأصغر مجانًا.',
        },
        {
          question: 'هل تتوقف الرحلات عند صالات البيع؟',
          answer: 'لا. لا نتوقف عند أي متجر يدفع لنا عمولة.',
        },
      ],
    },
  },
}
