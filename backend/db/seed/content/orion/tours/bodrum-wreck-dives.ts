import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const bodrumWreckDives: SeedProduct<OrionLocale> = {
  code: 'ORI-T-24',
  kind: 'tour',
  category: 'tauchen',
  destination: 'bodrum',
  scene: 'diving',
  pictureSeed: 124,
  details: {
    kind: 'tour',
    durationMinutes: 390,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr'],
    groupSize: 10,
    pickup: 'optional',
    theme: 'diving',
    minimumAge: 14,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-15', to: '05-31', adult: '72.00', child: '36.00', infant: '0.00' },
    { from: '06-01', to: '09-30', adult: '82.00', child: '41.00', infant: '0.00' },
    { from: '10-01', to: '10-31', adult: '75.00', child: '38.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:30', endTime: '16:00', capacity: 10, weekdays: [1, 2, 4, 5, 6, 7] }],
  childFrom: 14,
  adultFrom: 16,
  taxMode: 'excluded',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 900,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [
    { id: 'equipment', price: '20.00', per: 'person', maximum: 10 },
    { id: 'pickup', price: '8.00', per: 'person', maximum: 10 },
  ],
  meetingPoint: { latitude: 37.0329, longitude: 27.4249 },
  rank: 24,
  text: {
    de: {
      title: 'Wracktauchen vor Bodrum: Dakota und Küstenwache',
      summary: 'Zwei Tauchgänge für Geprüfte: ein Flugzeug, ein Patrouillenboot und danach Mittagessen vor Kara Ada.',
      description:
        'Vor Kara Ada liegen zwei Wracks, die eigens für Taucher versenkt wurden: eine Dakota C-47 und ein Boot der Küstenwache. Beide liegen in 18 bis 30 Metern Tiefe, die Sicht reicht meist über 20 Meter.\n\nSie tauchen in Gruppen zu höchstens vier mit einem Guide, der jeden Zackenbarsch im Cockpit kennt. Zwischen den Tauchgängen liegen zwei Stunden Pause in einer Bucht. Flaschen, Blei und Nitrox sind an Bord, eigene Ausrüstung ist willkommen.',
      highlights: items`Flugzeugwrack Dakota C-47 | Patrouillenboot auf 18 bis 30 Metern | Vier Taucher pro Guide | Nitrox ohne Aufpreis`,
      programme: steps`
        09:30 | Tauchbasis am Hafen | Brevet und Logbuch zeigen, Ausrüstung prüfen.
        10:15 | Ablegen | Einweisung während der Fahrt nach Kara Ada.
        11:00 | Erster Tauchgang | Die Dakota, 40 Minuten.
        12:15 | Mittagessen in der Bucht | Salate, Köfte oder Gemüse, zwei Stunden Pause.
        14:15 | Zweiter Tauchgang | Das Patrouillenboot, 40 Minuten.
        16:00 | Zurück im Hafen | Logbuch stempeln, Tee.
      `,
      included: items`Zwei Bootstauchgänge mit Guide | Flasche, Blei und Nitrox | Mittagessen und Wasser | Tauchversicherung für den Tag`,
      excluded: items`Leihausrüstung | Abholung im Hotel | Mehrwertsteuer von 10 %, sie wird im Warenkorb ausgewiesen`,
      goodToKnow: items`Nötig sind Advanced Open Water oder ein gleichwertiges Brevet und mindestens 20 Tauchgänge. | Nach dem Tauchen 18 Stunden nicht fliegen.`,
      questions: questions`
        Darf ich ins Wrack hineintauchen? | Durch die Ladeluke der Dakota ja, ins Boot nur mit Wrack-Spezialkurs.
        Mein letzter Tauchgang ist zwei Jahre her, geht das? | Ja, nach einer Auffrischung am Vortag; sie dauert eine Stunde am Hausriff.
      `,
      extras: extras`
        Leihausrüstung | Anzug, Jacket, Automat und Computer
        Abholung im Hotel | Aus Bodrum, Gümbet und Bitez, hin und zurück
      `,
      meetingPoint: place`Tauchbasis am Hafen Bodrum | Blaues Tor am Westkai, neben dem Fährterminal nach Kos.`,
    },
    en: {
      title: 'Wreck diving off Bodrum: a Dakota and a cutter',
      summary: 'Two dives for certified divers: an aircraft, a coast guard boat and lunch off Kara Ada.',
      description:
        'Off Kara Ada lie two wrecks that were sunk for divers: a Dakota C-47 and a coast guard cutter. Both rest between 18 and 30 metres, and visibility is usually over 20 metres.\n\nYou dive in groups of four at most, with a guide who knows every grouper in the cockpit. Between the dives there is a break of two hours in a bay. Tanks, weights and nitrox are on board; your own gear is welcome.',
      highlights: items`Dakota C-47 aircraft wreck | Patrol boat at 18 to 30 metres | Four divers per guide | Nitrox at no extra cost`,
      programme: steps`
        09:30 | Dive base at the harbour | Show card and logbook, check your gear.
        10:15 | Cast off | Briefing on the way to Kara Ada.
        11:00 | First dive | The Dakota, 40 minutes.
        12:15 | Lunch in the bay | Salads, meatballs or vegetables, two hours’ rest.
        14:15 | Second dive | The patrol boat, 40 minutes.
        16:00 | Back in harbour | Logbook stamp and tea.
      `,
      included: items`Two guided boat dives | Tank, weights and nitrox | Lunch and water | Diving insurance for the day`,
      excluded: items`Hired equipment | Hotel pick-up | VAT of 10%, shown separately in the basket`,
      goodToKnow: items`You need Advanced Open Water or equivalent and at least 20 logged dives. | Do not fly for 18 hours after diving.`,
      questions: questions`
        May I enter the wrecks? | Through the Dakota’s cargo door yes; into the boat only with a wreck speciality.
        My last dive was two years ago. Is that all right? | Yes, after a refresher the day before; it takes an hour on the house reef.
      `,
      extras: extras`
        Hired equipment | Suit, jacket, regulator and computer
        Hotel pick-up | From Bodrum, Gümbet and Bitez, both ways
      `,
      meetingPoint: place`Dive base, Bodrum harbour | Blue gate on the west quay, next to the ferry terminal for Kos.`,
    },
    tr: {
      title: 'Bodrum’da batık dalışı: Dakota ve sahil güvenlik botu',
      summary: 'Sertifikalı dalgıçlara iki dalış: bir uçak, bir sahil güvenlik botu ve Kara Ada’da öğle yemeği.',
      description:
        'Kara Ada açıklarında dalgıçlar için batırılmış iki batık var: bir C-47 Dakota ve bir sahil güvenlik botu. İkisi de 18 ile 30 metre arasında yatar, görüş çoğunlukla 20 metreyi aşar.\n\nEn fazla dörder kişilik gruplarla, kokpitteki her orfozu tanıyan bir rehberle dalarsınız. Dalışların arasında bir koyda iki saat mola vardır. Tüp, ağırlık ve nitroks teknededir; kendi ekipmanınızı da getirebilirsiniz.',
      highlights: items`C-47 Dakota uçak batığı | 18–30 metrede sahil güvenlik botu | Rehber başına dört dalgıç | Ek ücretsiz nitroks`,
      programme: steps`
        09:30 | Limandaki dalış merkezi | Bröve ve kayıt defteri, ekipman kontrolü.
        10:15 | Hareket | Kara Ada yolunda bilgilendirme.
        11:00 | Birinci dalış | Dakota, 40 dakika.
        12:15 | Koyda öğle yemeği | Salata, köfte ya da sebze; iki saat mola.
        14:15 | İkinci dalış | Sahil güvenlik botu, 40 dakika.
        16:00 | Limana dönüş | Deftere kaşe ve çay.
      `,
      included: items`Rehberli iki tekne dalışı | Tüp, ağırlık ve nitroks | Öğle yemeği ve su | Günlük dalış sigortası`,
      excluded: items`Kiralık ekipman | Otelden alma | %10 KDV, sepette ayrıca gösterilir`,
      goodToKnow: items`İleri seviye (AOW ya da iki yıldız) bröve ve en az 20 kayıtlı dalış gerekir. | Dalıştan sonra 18 saat uçağa binmeyin.`,
      questions: questions`
        Batıkların içine girebilir miyim? | Dakota’nın kargo kapısından evet; bota yalnız batık uzmanlığıyla.
        Son dalışım iki yıl önceydi, olur mu? | Evet, bir gün önce bir saatlik tazeleme dalışıyla.
      `,
      extras: extras`
        Kiralık ekipman | Elbise, yelek, regülatör ve bilgisayar
        Otelden alma | Bodrum, Gümbet ve Bitez’den, gidiş dönüş
      `,
      meetingPoint: place`Bodrum Limanı’ndaki dalış merkezi | Batı rıhtımında mavi kapı, Kos feribotu terminalinin yanı.`,
    },
    ru: {
      title: 'Погружения на затонувшие «Дакоту» и катер у Бодрума',
      slug: 'zatonuvshaya-dakota-bodrum',
      summary: 'Два погружения для сертифицированных дайверов: самолёт, сторожевой катер и обед у Кара-Ады.',
      description:
        'У Кара-Ады лежат два объекта, затопленных специально для дайверов: самолёт C-47 «Дакота» и катер береговой охраны. Оба — на глубине от 18 до 30 метров, видимость обычно больше 20 метров.\n\nВы ныряете группами не больше четырёх с гидом, который знает каждого групера в кабине. Между погружениями — два часа отдыха в бухте. Баллоны, грузы и нитрокс на борту, своё снаряжение можно взять с собой.',
      highlights: items`Самолёт C-47 «Дакота» | Сторожевой катер на глубине 18–30 метров | Четыре дайвера на гида | Нитрокс без доплаты`,
      programme: steps`
        09:30 | Дайв-база в порту | Сертификат, логбук, проверка снаряжения.
        10:15 | Отход | Инструктаж по пути к Кара-Аде.
        11:00 | Первое погружение | «Дакота», 40 минут.
        12:15 | Обед в бухте | Салаты, кёфте или овощи, два часа отдыха.
        14:15 | Второе погружение | Сторожевой катер, 40 минут.
        16:00 | Возвращение | Печать в логбук и чай.
      `,
      included: items`Два погружения с гидом | Баллон, грузы и нитрокс | Обед и вода | Страховка дайвера на день`,
      excluded: items`Прокат снаряжения | Трансфер из отеля | НДС 10 %, указывается в корзине отдельно`,
      goodToKnow: items`Нужен Advanced Open Water или равноценный сертификат и не меньше 20 погружений. | После погружений 18 часов нельзя летать.`,
      questions: questions`
        Можно ли заплывать внутрь? | В «Дакоту» через грузовой люк — да, в катер — только со специализацией по затонувшим судам.
        Последний раз я погружался два года назад. Это помеха? | Нет, накануне проведём часовое погружение, чтобы освежить навыки.
      `,
      extras: extras`
        Прокат снаряжения | Костюм, жилет, регулятор и компьютер
        Трансфер из отеля | Из Бодрума, Гюмбета и Битеза, туда и обратно
      `,
      meetingPoint: place`Дайв-база в порту Бодрума | Синие ворота на западном причале, рядом с терминалом парома на Кос.`,
    },
    nl: {
      title: 'Wrakduiken bij Bodrum: een Dakota en een kotter',
      summary: 'Twee duiken voor gebrevetteerde duikers: een vliegtuig, een kustwachtboot en lunch bij Kara Ada.',
      description:
        'Bij Kara Ada liggen twee wrakken die voor duikers zijn afgezonken: een Dakota C-47 en een kotter van de kustwacht. Beide liggen op 18 tot 30 meter en het zicht is meestal meer dan 20 meter.\n\nJe duikt in groepjes van hooguit vier, met een gids die elke tandbaars in de cockpit kent. Tussen de duiken is er twee uur pauze in een baai. Flessen, lood en nitrox zijn aan boord; je eigen spullen mogen mee.',
      highlights: items`Vliegtuigwrak Dakota C-47 | Patrouilleboot op 18 tot 30 meter | Vier duikers per gids | Nitrox zonder toeslag`,
      programme: steps`
        09:30 | Duikbasis in de haven | Brevet en logboek tonen, spullen nakijken.
        10:15 | Vertrek | Briefing op weg naar Kara Ada.
        11:00 | Eerste duik | De Dakota, 40 minuten.
        12:15 | Lunch in de baai | Salades, köfte of groenten, twee uur rust.
        14:15 | Tweede duik | De patrouilleboot, 40 minuten.
        16:00 | Terug in de haven | Stempel in je logboek en thee.
      `,
      included: items`Twee bootduiken met gids | Fles, lood en nitrox | Lunch en water | Duikverzekering voor de dag`,
      excluded: items`Huuruitrusting | Ophalen bij je hotel | 10% btw, apart vermeld in de winkelmand`,
      goodToKnow: items`Je hebt Advanced Open Water of een gelijkwaardig brevet nodig en minstens 20 duiken. | Vlieg na het duiken 18 uur niet.`,
      questions: questions`
        Mag ik de wrakken in? | Door de laaddeur van de Dakota wel; de boot in alleen met een wrakspecialisatie.
        Mijn laatste duik is twee jaar geleden. Kan dat? | Ja, na een opfrisduik van een uur op de dag ervoor.
      `,
      extras: extras`
        Huuruitrusting | Pak, jacket, ademautomaat en computer
        Ophalen bij je hotel | Vanuit Bodrum, Gümbet en Bitez, heen en terug
      `,
      meetingPoint: place`Duikbasis, haven van Bodrum | Blauwe poort aan de westkade, naast de veerterminal naar Kos.`,
    },
    ar: {
      title: 'غوص على الحطام قبالة بودروم: طائرة وزورق',
      slug: 'ghaws-hutam-bodrum',
      summary: 'غطستان لحاملي الشهادات: طائرة وزورق لخفر السواحل، ثم غداء قبالة كارا أدا.',
      description:
        'قبالة كارا أدا حطامان أُغرقا خصيصًا للغواصين: طائرة داكوتا C-47 وزورق لخفر السواحل. يرقدان على عمق 18 إلى 30 مترًا، والرؤية تتجاوز 20 مترًا غالبًا.\n\nتغوص في مجموعات لا تزيد على أربعة مع مرشد يعرف كل سمكة هامور في قمرة القيادة. وبين الغطستين ساعتان للراحة في خليج. الأسطوانات والأوزان والنيتروكس على المتن، ويمكنك إحضار معداتك.',
      highlights: items`حطام طائرة داكوتا C-47 | زورق دورية على عمق 18 إلى 30 مترًا | أربعة غواصين لكل مرشد | نيتروكس بلا مبلغ إضافي`,
      programme: steps`
        09:30 | مركز الغوص في الميناء | الشهادة وسجل الغوص وفحص المعدات.
        10:15 | الانطلاق | إرشادات في الطريق إلى كارا أدا.
        11:00 | الغطسة الأولى | الداكوتا، 40 دقيقة.
        12:15 | الغداء في الخليج | سلطات وكفتة أو خضار وساعتان للراحة.
        14:15 | الغطسة الثانية | زورق الدورية، 40 دقيقة.
        16:00 | العودة إلى الميناء | ختم السجل وشاي.
      `,
      included: items`غطستان من القارب مع مرشد | أسطوانة وأوزان ونيتروكس | غداء وماء | تأمين غوص لليوم`,
      excluded: items`استئجار المعدات | الاصطحاب من الفندق | ضريبة القيمة المضافة \u206610%\u2069 وتظهر منفصلة في السلة`,
      goodToKnow: items`تلزم شهادة متقدمة (AOW أو ما يعادلها) و20 غطسة مسجلة على الأقل. | لا تسافر بالطائرة خلال 18 ساعة بعد الغوص.`,
      questions: questions`
        هل يُسمح بدخول الحطام؟ | عبر باب الشحن في الداكوتا نعم، وفي الزورق لحاملي تخصص الحطام فقط.
        آخر غطسة لي كانت قبل عامين، هل يمكنني المشاركة؟ | نعم، بعد غطسة تنشيطية مدتها ساعة في اليوم السابق.
      `,
      extras: extras`
        استئجار المعدات | بدلة وسترة ومنظم وحاسوب غوص
        الاصطحاب من الفندق | من بودروم وغومبت وبيتز ذهابًا وإيابًا
      `,
      meetingPoint: place`مركز الغوص، ميناء بودروم | البوابة الزرقاء على الرصيف الغربي بجوار محطة عبّارة كوس.`,
    },
  },
  reviews: reviews`
    5 | Lars E. | Kiel | de | 2026-06-16 | Die Dakota liegt da wie gelandet. Klare Einweisung, kein Gedränge am Seil.
    4 | Simon Y. | Portsmouth | en | 2025-09-14 | Lovely wrecks and a proper surface interval. Bring your own mask if you are fussy.
    5 | Денис О. | Санкт-Петербург | ru | 2026-07-26 | Видимость метров двадцать пять. Гид показал мурену под крылом.
    4 | Koen A. | Nieuwegein | nl | 2025-06-21 | Ontspannen duikdag, nitrox gewoon inbegrepen. Lunch mocht iets groter.
    5 | Tolga N. | İstanbul | tr | 2026-05-30 | Ekip işini biliyor. Batıkta altı orfoz saydım.
  `,
}
