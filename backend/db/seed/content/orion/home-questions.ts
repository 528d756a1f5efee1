import type { OrionLocale, SeedTenant } from '@/backend/db/seed/types'

export const orionHomeQuestions: SeedTenant<OrionLocale>['settings']['home']['questions'] = [
  {
    content: {
      de: {
        question: 'Zahle ich alles sofort?',
        answer:
          'Nein. Meist zahlen Sie 20 % jetzt und den Rest vor Ort. An der Kasse sehen Sie, was jetzt fällig ist und was für den Reisetag bleibt.',
      },
      en: {
        question: 'Do I pay everything at once?',
        answer:
          'No. Usually you pay 20% now and the rest on the spot. The checkout shows you what is due now and what is left for the day itself.',
      },
      tr: {
        question: 'Hepsini hemen mi ödüyorum?',
        answer:
          'Hayır. Çoğunlukla %20’sini şimdi, kalanını yerinde ödersiniz. Ödeme sayfasında ne kadarının şimdi, ne kadarının gezi günü ödeneceğini görürsünüz.',
      },
      ru: {
        question: 'Нужно ли платить всё сразу?',
        answer:
          'Нет. Обычно 20 % сейчас, остальное на месте. При оформлении вы видите, сколько платите сразу и сколько останется на день поездки.',
      },
      nl: {
        question: 'Betaal ik alles meteen?',
        answer:
          'Nee. Meestal betaal je 20% nu en de rest ter plaatse. Bij het afrekenen zie je wat je nu betaalt en wat op de dag zelf.',
      },
      ar: {
        question: 'هل أدفع كامل المبلغ الآن؟',
        answer:
          'لا. تدفع عادةً \u206620%\u2069 الآن والباقي عند الوصول. ترى عند إتمام الحجز ما تدفعه الآن وما يبقى ليوم الرحلة.',
      },
    },
  },
  {
    content: {
      de: {
        question: 'Kann ich kostenlos stornieren?',
        answer:
          'Ja, bei den meisten Angeboten bis 48 Stunden vor Beginn; danach behalten wir die Anzahlung. Tag und Uhrzeit stehen an jedem Angebot.',
      },
      en: {
        question: 'Can I cancel free of charge?',
        answer:
          'Yes, with most offers up to 48 hours before the start; after that we keep the deposit. You see the exact day and hour with every offer.',
      },
      tr: {
        question: 'Ücretsiz iptal edebilir miyim?',
        answer:
          'Evet, ilanların çoğunda başlangıca 48 saat kalana kadar; sonrasında ön ödeme bizde kalır. Kesin gün ve saat her ilanda yazar.',
      },
      ru: {
        question: 'Можно ли отменить бесплатно?',
        answer:
          'Да, у большинства предложений — не позднее чем за 48 часов до начала; после этого предоплата остаётся у нас. Точные день и час указаны у каждого предложения.',
      },
      nl: {
        question: 'Kan ik gratis annuleren?',
        answer:
          'Ja, bij het meeste aanbod tot 48 uur voor het begin; daarna houden we de aanbetaling. De precieze dag en tijd staan bij elk aanbod.',
      },
      ar: {
        question: 'هل يمكنني الإلغاء مجانًا؟',
        answer: 'نعم، في معظم العروض حتى 48 ساعة قبل البدء، وبعد ذلك نحتفظ بالعربون. اليوم والساعة مذكوران عند كل عرض.',
      },
    },
  },
  {
    content: {
      de: {
        question: 'In welcher Währung wird meine Karte belastet?',
        answer:
          'In Euro. Zeigen wir Preise in einer anderen Währung, sehen Sie vor dem Bezahlen den Euro-Betrag, den Kurs und wie lange er gilt.',
      },
      en: {
        question: 'In which currency is my card charged?',
        answer:
          'In euros. If you look at prices in another currency, we show the euro amount, the rate and how long it holds before you pay.',
      },
      tr: {
        question: 'Kartımdan hangi para birimiyle çekim yapılır?',
        answer:
          'Avro olarak. Fiyatlara başka bir para biriminde bakıyorsanız ödemeden önce avro tutarını, kuru ve geçerlilik süresini gösteririz.',
      },
      ru: {
        question: 'В какой валюте спишут деньги с карты?',
        answer:
          'В евро. Если вы смотрите цены в другой валюте, перед оплатой мы покажем сумму в евро, курс и срок его действия.',
      },
      nl: {
        question: 'In welke valuta wordt er van mijn kaart afgeschreven?',
        answer:
          'In euro. Bekijk je prijzen in een andere valuta, dan zie je voor het betalen het bedrag in euro, de koers en hoelang die geldt.',
      },
      ar: {
        question: 'بأي عملة يُخصم المبلغ من بطاقتي؟',
        answer: 'باليورو. إذا كنت تتصفح الأسعار بعملة أخرى فسترى قبل الدفع المبلغ باليورو وسعر الصرف ومدة سريانه.',
      },
    },
  },
  {
    content: {
      de: {
        question: 'Was passiert bei zu starkem Wind?',
        answer:
          'Über Ballonfahrten entscheidet die Luftfahrtbehörde am Morgen, über Bootstouren der Hafen. Fällt eine Tour aus, wählen Sie einen neuen Tag oder erhalten alles zurück.',
      },
      en: {
        question: 'What happens if the wind is too strong?',
        answer:
          'The aviation authority decides about balloons each morning, the harbour about boats. If a trip is called off, you choose a new day or get everything back.',
      },
      tr: {
        question: 'Rüzgâr çok kuvvetliyse ne olur?',
        answer:
          'Balonlara sabah sivil havacılık, teknelere liman karar verir. Tur iptal olursa yeni bir gün seçersiniz ya da her şeyi geri alırsınız.',
      },
      ru: {
        question: 'Что будет при сильном ветре?',
        answer:
          'О полётах утром решает авиационная служба, о выходе в море — порт. Если поездка отменяется, вы выбираете новый день или получаете всё обратно.',
      },
      nl: {
        question: 'Wat gebeurt er bij te harde wind?',
        answer:
          'Over ballonnen beslist elke ochtend de luchtvaartdienst, over boten de haven. Gaat een tocht niet door, dan kies je een nieuwe dag of krijg je alles terug.',
      },
      ar: {
        question: 'ماذا يحدث إذا اشتدت الرياح؟',
        answer:
          'تقرر هيئة الطيران كل صباح بشأن المناطيد، ويقرر الميناء بشأن القوارب. إذا أُلغيت الرحلة تختار يومًا آخر أو تسترد كامل المبلغ.',
      },
    },
  },
  {
    content: {
      de: {
        question: 'Holen Sie uns im Hotel ab?',
        answer:
          'Bei fast allen Ausflügen, zwischen Kemer und Alanya ohne Aufpreis. Die Uhrzeit steht auf dem Voucher; seien Sie bitte fünf Minuten vorher am Eingang.',
      },
      en: {
        question: 'Do you collect us from our hotel?',
        answer:
          'On almost every excursion, between Kemer and Alanya without surcharge. The time is on your voucher; please be at the entrance five minutes early.',
      },
      tr: {
        question: 'Bizi otelden alıyor musunuz?',
        answer:
          'Neredeyse bütün turlarda, Kemer ile Alanya arasında ek ücretsiz. Saat voucher üzerinde yazar; lütfen beş dakika önce girişte olun.',
      },
      ru: {
        question: 'Вы забираете из отеля?',
        answer:
          'Почти на всех экскурсиях, между Кемером и Аланьей без доплаты. Время указано в ваучере; пожалуйста, будьте у входа на пять минут раньше.',
      },
      nl: {
        question: 'Halen jullie ons op bij het hotel?',
        answer:
          'Bij bijna alle excursies, tussen Kemer en Alanya zonder toeslag. De tijd staat op je voucher; sta vijf minuten eerder bij de ingang.',
      },
      ar: {
        question: 'هل تصطحبوننا من الفندق؟',
        answer:
          'في معظم الرحلات نعم، وبين كيمر وألانيا دون رسوم إضافية. الوقت مذكور في القسيمة، ونرجو الوقوف عند المدخل قبل خمس دقائق.',
      },
    },
  },
]
