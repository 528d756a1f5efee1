import type { LykiaLocale, SeedPage } from '@/backend/db/seed/types'

export const lykiaQuestions: SeedPage<LykiaLocale> = {
  key: 'questions-and-answers',
  pageType: 'content',
  text: {
    en: {
      title: 'Questions and answers',
      slug: 'questions-and-answers',
      summary: 'The questions that reach our desk in Kaş every week, with the answers.',
      body: '<p>If your question is not here, call us or write. Between nine and eight somebody answers who knows the harbour.</p>',
      questions: [
        {
          question: 'Do I need an account to book?',
          answer:
            'Yes, because only with an account can you change or cancel a booking without calling us. The checkout opens one for you from what you type in there anyway.',
        },
        {
          question: 'What do I pay now, and what later?',
          answer:
            'Most trips take a deposit of 20%; villas, yachts and cars name their own. The rest is due on board, at the door or earlier if you like, from your account.',
        },
        {
          question: 'My deposit has not gone through. Is my place gone?',
          answer: 'We hold it for 24 hours. Pay within that time by card or transfer and everything stays as it is.',
        },
        {
          question: 'Do I have to print the voucher?',
          answer: 'No. Your phone keeps it, even without a network, and the guide scans the code from the screen.',
        },
        {
          question: 'Which ages count as a child?',
          answer:
            'Each trip says so in the booking card. Usually children are 3 to 11, and infants under 3 travel free without a seat of their own.',
        },
        {
          question: 'Can we bring food for a baby or an allergy?',
          answer:
            'Yes. Tell us when you book: the cooks on our boats work without nuts or gluten if they know the day before.',
        },
        {
          question: 'When is the sea warm enough to swim?',
          answer: 'From mid-May to early November. In October the water off Kaş is still at 25 degrees.',
        },
        {
          question: 'How do I get from Dalaman or Antalya to Kaş?',
          answer:
            'Dalaman takes 2 hours 15 minutes, Antalya 3 hours. Our drivers follow your flight and wait without a surcharge.',
        },
      ],
    },
    tr: {
      title: 'Sorular ve yanıtlar',
      slug: 'sorular-ve-yanitlar',
      summary: 'Kaş’taki ofisimize her hafta gelen sorular ve yanıtları.',
      body: '<p>Sorunuz burada yoksa arayın ya da yazın. Dokuz ile yirmi arasında, limanı tanıyan biri yanıtlar.</p>',
      questions: [
        {
          question: 'Rezervasyon için üye olmam gerekiyor mu?',
          answer:
            'Evet; çünkü rezervasyonu bizi aramadan yalnızca üye değiştirip iptal edebilir. Üyelik, ödeme sayfasında yazdığınız bilgilerden kendiliğinden açılır.',
        },
        {
          question: 'Şimdi ne kadar, sonra ne kadar öderim?',
          answer:
            'Çoğu turda %20 ön ödeme alınır; villa, yat ve araçların oranı sayfasında yazar. Kalanı teknede, varışta ya da isterseniz daha önce hesabınızdan ödersiniz.',
        },
        {
          question: 'Ön ödemem geçmedi. Yerim gitti mi?',
          answer:
            'Yerinizi 24 saat tutarız. Bu süre içinde kartla ya da havaleyle öderseniz her şey olduğu gibi kalır.',
        },
        {
          question: 'Voucher belgesini yazdırmam gerekiyor mu?',
          answer: 'Hayır. Telefonunuz internetsiz de saklar; rehber kodu ekrandan okutur.',
        },
        {
          question: 'Kaç yaş çocuk sayılır?',
          answer:
            'Her turun rezervasyon kartında yazar. Genellikle 3–11 yaş çocuktur, 3 yaşından küçükler koltuksuz ve ücretsizdir.',
        },
        {
          question: 'Bebek maması ya da alerji için yiyecek getirebilir miyiz?',
          answer:
            'Evet. Rezervasyonda belirtin; bir gün önceden bilirlerse teknelerimizin aşçıları fındıksız ve glutensiz pişirir.',
        },
        {
          question: 'Deniz ne zaman yüzülecek kadar ılık?',
          answer: 'Mayıs ortasından kasım başına kadar. Kaş’ta ekimde su hâlâ 25 derecedir.',
        },
        {
          question: 'Dalaman’dan ya da Antalya’dan Kaş’a nasıl gelirim?',
          answer:
            'Dalaman’dan 2 saat 15 dakika, Antalya’dan 3 saat. Şoförlerimiz uçağınızı izler, rötarda ek ücret almadan bekler.',
        },
      ],
    },
    de: {
      title: 'Fragen und Antworten',
      slug: 'fragen-und-antworten',
      summary: 'Was uns im Büro in Kaş jede Woche gefragt wird, und was wir antworten.',
      body: '<p>Ist Ihre Frage nicht dabei, rufen Sie an oder schreiben Sie. Zwischen neun und zwanzig Uhr antwortet jemand, der den Hafen kennt.</p>',
      questions: [
        {
          question: 'Brauche ich ein Konto, um zu buchen?',
          answer:
            'Ja, denn nur mit Konto können Sie eine Buchung ohne Anruf ändern oder stornieren. Die Kasse legt das Konto aus dem an, was Sie dort ohnehin eintragen.',
        },
        {
          question: 'Was zahle ich jetzt, was später?',
          answer:
            'Bei den meisten Touren 20 % Anzahlung; bei Villen, Yachten und Mietwagen steht der Satz auf der Seite. Den Rest zahlen Sie an Bord, an der Haustür oder schon vorher in Ihrem Konto.',
        },
        {
          question: 'Meine Anzahlung ging nicht durch. Ist der Platz weg?',
          answer:
            'Wir halten ihn 24 Stunden. Zahlen Sie in dieser Zeit mit Karte oder per Überweisung, bleibt alles, wie es ist.',
        },
        {
          question: 'Muss ich den Voucher ausdrucken?',
          answer: 'Nein. Ihr Telefon behält ihn auch ohne Netz, und der Guide liest den Code vom Bildschirm.',
        },
        {
          question: 'Bis zu welchem Alter gilt der Kinderpreis?',
          answer:
            'Das steht in jeder Buchungskarte. Meist sind Kinder 3 bis 11 Jahre alt; unter 3 reisen sie kostenlos und ohne eigenen Sitz.',
        },
        {
          question: 'Dürfen wir Essen für ein Baby oder wegen einer Allergie mitbringen?',
          answer:
            'Ja. Sagen Sie es beim Buchen: Unsere Köche an Bord kommen ohne Nüsse und Gluten aus, wenn sie es einen Tag vorher wissen.',
        },
        {
          question: 'Ab wann ist das Meer warm genug?',
          answer: 'Von Mitte Mai bis Anfang November. Im Oktober hat das Wasser vor Kaş noch 25 Grad.',
        },
        {
          question: 'Wie komme ich von Dalaman oder Antalya nach Kaş?',
          answer:
            'Ab Dalaman sind es 2 Stunden 15 Minuten, ab Antalya 3 Stunden. Unsere Fahrer verfolgen Ihren Flug und warten ohne Aufpreis.',
        },
      ],
    },
    ru: {
      title: 'Вопросы и ответы',
      slug: 'voprosy-i-otvety',
      summary: 'Вопросы, с которыми каждую неделю приходят к нам в офис в Каше, и ответы на них.',
      body: '<p>Если вашего вопроса здесь нет, позвоните или напишите. С девяти до двадцати ответит тот, кто знает гавань.</p>',
      questions: [
        {
          question: 'Нужен ли личный кабинет, чтобы забронировать?',
          answer:
            'Да: только в личном кабинете бронирование можно изменить или отменить без звонка к нам. Он создаётся при оформлении из того, что вы и так вводите.',
        },
        {
          question: 'Сколько платить сейчас, а сколько потом?',
          answer:
            'Обычно 20 % предоплаты; для вилл, яхт и машин доля указана на странице. Остальное на борту, при заселении или заранее в личном кабинете.',
        },
        {
          question: 'Предоплата не прошла. Место пропало?',
          answer: 'Мы держим его 24 часа. Оплатите за это время картой или переводом, и всё останется в силе.',
        },
        {
          question: 'Нужно ли печатать ваучер?',
          answer: 'Нет. Телефон хранит его даже без сети, гид считает код с экрана.',
        },
        {
          question: 'До какого возраста действует детская цена?',
          answer:
            'Это указано в карточке бронирования. Обычно дети от 3 до 11 лет; малыши до 3 лет едут бесплатно без отдельного места.',
        },
        {
          question: 'Можно взять еду для малыша или при аллергии?',
          answer:
            'Да. Скажите об этом при бронировании: если предупредить за день, повара на борту готовят без орехов и глютена.',
        },
        {
          question: 'Когда море достаточно тёплое?',
          answer: 'С середины мая до начала ноября. В октябре у Каша вода ещё 25 градусов.',
        },
        {
          question: 'Как добраться до Каша из Даламана или Антальи?',
          answer: 'Из Даламана 2 часа 15 минут, из Антальи 3 часа. Наши водители следят за рейсом и ждут без доплаты.',
        },
      ],
    },
  },
}
