import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const euphratesTigrisFiveDays: SeedProduct<OrionLocale> = {
  code: 'ORI-T-31',
  kind: 'tour',
  category: 'rundreisen',
  destination: 'mardin',
  scene: 'kekova',
  pictureSeed: 131,
  details: {
    kind: 'tour',
    durationMinutes: 6180,
    days: 5,
    guideLanguages: ['de', 'en', 'tr', 'ar'],
    groupSize: 12,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '03-15', to: '05-31', adult: '698.00', child: '420.00', infant: '0.00' },
    { from: '06-01', to: '08-31', adult: '598.00', child: '360.00', infant: '0.00' },
    { from: '09-01', to: '11-10', adult: '718.00', child: '435.00', infant: '0.00' },
  ],
  sessions: [{ time: '11:00', endTime: '18:00', capacity: 12, weekdays: [6] }],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 30,
  cutoffMinutes: 4320,
  freeCancellationHours: 168,
  instantConfirmation: false,
  campaign: {
    discountType: 'fixed',
    discountValue: '60.00',
    endsInDays: 75,
    label: {
      de: '60 Euro Nachlass je Buchung',
      en: '60 euros off your booking',
      tr: 'Rezervasyon başına 60 avro indirim',
      ru: 'Скидка 60 евро на бронирование',
      nl: '60 euro korting per boeking',
      ar: 'خصم 60 يورو على الحجز',
    },
  },
  extras: [
    { id: 'single-room', price: '120.00', per: 'booking', maximum: 2 },
    { id: 'cooking-class', price: '34.00', per: 'person', maximum: 12 },
  ],
  meetingPoint: { latitude: 36.9472, longitude: 37.4787 },
  rank: 31,
  text: {
    de: {
      title: 'Euphrat und Tigris: fünf Tage von Antep nach Mardin',
      summary:
        'Mosaiken, der Nemrut bei Sonnenuntergang, das versunkene Halfeti, Harran und zwei Nächte in Häusern aus Stein.',
      description:
        'Zwischen den beiden Flüssen liegt der Teil der Türkei, der am seltensten besucht und am längsten bewohnt ist. Leyla Demir fährt diese Strecke seit elf Jahren und hat an jedem Halt jemanden, der Tee aufsetzt: den Bäcker in Antep, den Fährmann in Halfeti, die Wirtin in Mardin.\n\nSie sehen das Zigeunermädchen von Zeugma, die Götterköpfe auf dem Nemrut und die Lehmkuppeln von Harran. Kein Tag beginnt vor acht, keine Etappe ist länger als drei Stunden, und abends wird gut gegessen.',
      highlights: items`Die Köpfe des Nemrut im letzten Licht | Bootsfahrt über das versunkene Halfeti | Zwei Nächte in Steinhäusern in Urfa und Mardin | Höchstens zwölf Gäste`,
      programme: steps`
        1 | Gaziantep | Flughafen ab 11:00, Mosaikmuseum Zeugma, Kupferbasar, Baklava.
        2 | Nemrut | Über Arsameia auf 2.100 Meter, Sonnenuntergang bei den Götterköpfen.
        3 | Halfeti und Urfa | Boot zum Minarett im Wasser, am Abend durch Urfas Basar.
        4 | Harran und Mardin | Lehmhäuser in der Ebene, dann hinauf in die Stadt aus Kalkstein.
        5 | Dara und Abschied | Zisternen der Garnison, Mittagessen, Flughafen Mardin bis 18:00.
      `,
      included: items`Kleinbus ab Gaziantep bis Mardin | Vier Nächte mit Frühstück | Vier Abendessen | Boot und alle Eintritte | Guide`,
      excluded: items`Flüge | Mittagessen | Getränke zum Abendessen`,
      goodToKnow: items`Auf dem Nemrut ist es auch im Mai kalt; die letzten 600 Meter gehen Sie auf Stufen. | Buchen Sie den Rückflug ab Mardin erst nach unserer Bestätigung.`,
      questions: questions`
        Ist die Gegend sicher? | Ja, die Strecke wird täglich befahren. Wir verfolgen die Hinweise der Behörden und ändern die Route, wenn es nötig wird.
        Wo schlafen wir? | In Antep und am Nemrut in kleinen Hotels, in Urfa und Mardin in restaurierten Steinhäusern.
      `,
      extras: extras`
        Einzelzimmer | Für alle vier Nächte
        Kochkurs in Antep | Zwei Stunden bei Bäcker Halil: Lahmacun und Baklava
      `,
      meetingPoint: place`Flughafen Gaziantep, Ankunftshalle | Leyla wartet mit einem Orion-Schild von 11:00 bis 12:30. Wer früher landet, wird ins Hotel gebracht.`,
    },
    en: {
      title: 'Euphrates and Tigris: five days from Antep to Mardin',
      summary: 'Mosaics, Nemrut at sunset, sunken Halfeti, Harran and two nights in houses of stone.',
      description:
        'Between the two rivers lies the part of Turkey that is visited least and has been lived in longest. Leyla Demir has been travelling this road for eleven years and has someone at every stop who puts the kettle on: the baker in Antep, the ferryman in Halfeti, the landlady in Mardin.\n\nYou see the Gypsy Girl of Zeugma, the heads of the gods on Nemrut and the mud domes of Harran. No day begins before eight, no stretch takes more than three hours, and in the evenings you eat well.',
      highlights: items`The heads of Nemrut in the last light | A boat across sunken Halfeti | Two nights in stone houses, in Urfa and Mardin | Twelve guests at most`,
      programme: steps`
        1 | Gaziantep | Airport from 11:00, Zeugma mosaic museum, copper bazaar, baklava.
        2 | Nemrut | Via Arsameia up to 2,100 metres, sunset among the heads of the gods.
        3 | Halfeti and Urfa | A boat to the minaret in the water, Urfa’s bazaar in the evening.
        4 | Harran and Mardin | Mud houses on the plain, then up to the town of limestone.
        5 | Dara and goodbye | Cisterns of the garrison, lunch, Mardin airport by 18:00.
      `,
      included: items`Minibus from Gaziantep to Mardin | Four nights with breakfast | Four dinners | Boat and all entrance fees | Guide`,
      excluded: items`Flights | Lunches | Drinks with dinner`,
      goodToKnow: items`Nemrut is cold even in May; you walk the last 600 metres on steps. | Please book your flight from Mardin only after our confirmation.`,
      questions: questions`
        Is the region safe? | Yes, the road is travelled every day. We follow the authorities’ advice and change the route if need be.
        Where do we sleep? | In small hotels in Antep and at Nemrut, in restored stone houses in Urfa and Mardin.
      `,
      extras: extras`
        Single room | For all four nights
        Cooking class in Antep | Two hours with Halil the baker: lahmacun and baklava
      `,
      meetingPoint: place`Gaziantep airport, arrivals hall | Leyla waits with an Orion sign from 11:00 to 12:30. If you land earlier we take you to the hotel.`,
    },
    tr: {
      title: 'Fırat ve Dicle: beş günde Antep’ten Mardin’e',
      summary: 'Mozaikler, gün batımında Nemrut, sular altındaki Halfeti, Harran ve taş evlerde iki gece.',
      description:
        'İki ırmağın arası, Türkiye’nin en az gezilen ama en uzun süredir yaşanan köşesidir. Leyla Demir on bir yıldır bu yolda rehberlik eder; her durakta çayı ocağa koyan bir tanıdığı vardır: Antep’te fırıncı, Halfeti’de kayıkçı, Mardin’de ev sahibesi.\n\nZeugma’nın Çingene Kızı’nı, Nemrut’taki tanrı başlarını ve Harran’ın kümbet evlerini görürsünüz. Hiçbir gün sekizden önce başlamaz, hiçbir yol üç saati geçmez, akşamları da güzel sofralar kurulur.',
      highlights: items`Son ışıkta Nemrut’un başları | Sular altındaki Halfeti’de tekne | Urfa ve Mardin’de taş evlerde iki gece | En fazla on iki konuk`,
      programme: steps`
        1 | Gaziantep | 11:00’den itibaren havalimanı, Zeugma Müzesi, Bakırcılar Çarşısı, baklava.
        2 | Nemrut | Arsemia üzerinden 2.100 metreye, tanrı başlarının yanında gün batımı.
        3 | Halfeti ve Urfa | Sudaki minareye tekne, akşam Urfa çarşısı.
        4 | Harran ve Mardin | Ovada kerpiç evler, sonra kireç taşından şehre çıkış.
        5 | Dara ve veda | Garnizonun sarnıçları, öğle yemeği, 18:00’e dek Mardin Havalimanı.
      `,
      included: items`Gaziantep’ten Mardin’e minibüs | Kahvaltılı dört gece | Dört akşam yemeği | Tekne ve bütün girişler | Rehber`,
      excluded: items`Uçak biletleri | Öğle yemekleri | Akşam yemeğinde içecekler`,
      goodToKnow: items`Nemrut mayısta da soğuktur; son 600 metre basamaklarla çıkılır. | Mardin dönüş uçağını lütfen onayımızdan sonra alın.`,
      questions: questions`
        Bölge güvenli mi? | Evet, bu yoldan her gün geçilir. Resmî duyuruları izler, gerekirse güzergâhı değiştiririz.
        Nerede kalıyoruz? | Antep ve Nemrut’ta küçük otellerde, Urfa ve Mardin’de onarılmış taş evlerde.
      `,
      extras: extras`
        Tek kişilik oda | Dört gecenin tümü için
        Antep’te yemek dersi | Fırıncı Halil’le iki saat: lahmacun ve baklava
      `,
      meetingPoint: place`Gaziantep Havalimanı, geliş salonu | Leyla 11:00–12:30 arasında Orion tabelasıyla bekler. Erken inenleri otele götürürüz.`,
    },
    ru: {
      title: 'Евфрат и Тигр: пять дней от Антепа до Мардина',
      slug: 'evfrat-i-tigr-pyat-dney',
      summary: 'Мозаики, закат на Немруте, затопленный Халфети, Харран и две ночи в каменных домах.',
      description:
        'Между двумя реками лежит часть Турции, куда ездят реже всего, а живут дольше всего. Лейла Демир водит по этой дороге гостей одиннадцать лет, и на каждой остановке кто-нибудь уже ставит чай: пекарь в Антепе, лодочник в Халфети, хозяйка дома в Мардине.\n\nВы увидите «Цыганку» из Зевгмы, головы богов на Немруте и глиняные купола Харрана. Ни один день не начинается раньше восьми, ни один переезд не длиннее трёх часов, а ужины здесь отменные.',
      highlights: items`Головы Немрута в последних лучах | На лодке над затопленным Халфети | Две ночи в каменных домах Урфы и Мардина | Не больше двенадцати гостей`,
      programme: steps`
        1 | Газиантеп | Аэропорт с 11:00, музей мозаик Зевгма, базар медников, пахлава.
        2 | Немрут | Через Арсамею на 2100 метров, закат у голов богов.
        3 | Халфети и Урфа | Лодка к минарету в воде, вечером базар Урфы.
        4 | Харран и Мардин | Глиняные дома на равнине, потом вверх, в город из известняка.
        5 | Дара и прощание | Цистерны гарнизона, обед, аэропорт Мардина к 18:00.
      `,
      included: items`Микроавтобус от Газиантепа до Мардина | Четыре ночи с завтраком | Четыре ужина | Лодка и все билеты | Гид`,
      excluded: items`Авиабилеты | Обеды | Напитки за ужином`,
      goodToKnow: items`На Немруте холодно и в мае; последние 600 метров — по ступеням. | Обратный рейс из Мардина покупайте после нашего подтверждения.`,
      questions: questions`
        Безопасно ли там? | Да, по этой дороге ездят каждый день. Мы следим за сообщениями властей и при необходимости меняем маршрут.
        Где мы ночуем? | В Антепе и у Немрута — в небольших отелях, в Урфе и Мардине — в восстановленных каменных домах.
      `,
      extras: extras`
        Одноместный номер | На все четыре ночи
        Кулинарный урок в Антепе | Два часа у пекаря Халиля: лахмаджун и пахлава
      `,
      meetingPoint: place`Аэропорт Газиантепа, зал прилёта | Лейла ждёт с табличкой Orion с 11:00 до 12:30. Прилетевших раньше отвезём в отель.`,
    },
    nl: {
      title: 'Eufraat en Tigris: vijf dagen van Antep naar Mardin',
      summary:
        'Mozaïeken, de Nemrut bij zonsondergang, het verzonken Halfeti, Harran en twee nachten in stenen huizen.',
      description:
        'Tussen de twee rivieren ligt het deel van Turkije dat het minst bezocht en het langst bewoond is. Leyla Demir rijdt deze route al elf jaar en heeft bij elke stop iemand die thee zet: de bakker in Antep, de veerman in Halfeti, de gastvrouw in Mardin.\n\nJe ziet het Zigeunermeisje van Zeugma, de godenhoofden op de Nemrut en de lemen koepels van Harran. Geen dag begint voor achten, geen rit duurt langer dan drie uur, en ’s avonds wordt er goed gegeten.',
      highlights: items`De hoofden van de Nemrut in het laatste licht | Varen over het verzonken Halfeti | Twee nachten in stenen huizen in Urfa en Mardin | Hooguit twaalf gasten`,
      programme: steps`
        1 | Gaziantep | Luchthaven vanaf 11:00, mozaïekmuseum Zeugma, koperbazaar, baklava.
        2 | Nemrut | Via Arsameia naar 2.100 meter, zonsondergang bij de godenhoofden.
        3 | Halfeti en Urfa | Boot naar de minaret in het water, ’s avonds de bazaar van Urfa.
        4 | Harran en Mardin | Lemen huizen op de vlakte, dan omhoog naar de stad van kalksteen.
        5 | Dara en afscheid | Cisternen van het garnizoen, lunch, uiterlijk 18:00 luchthaven Mardin.
      `,
      included: items`Minibus van Gaziantep naar Mardin | Vier nachten met ontbijt | Vier diners | Boot en alle entrees | Gids`,
      excluded: items`Vluchten | Lunches | Drankjes bij het diner`,
      goodToKnow: items`Op de Nemrut is het ook in mei koud; de laatste 600 meter loop je over treden. | Boek je vlucht vanaf Mardin pas na onze bevestiging.`,
      questions: questions`
        Is het gebied veilig? | Ja, de route wordt dagelijks gereden. We volgen de adviezen van de overheid en passen de route zo nodig aan.
        Waar slapen we? | In Antep en bij de Nemrut in kleine hotels, in Urfa en Mardin in gerestaureerde stenen huizen.
      `,
      extras: extras`
        Eenpersoonskamer | Voor alle vier de nachten
        Kookles in Antep | Twee uur bij bakker Halil: lahmacun en baklava
      `,
      meetingPoint: place`Luchthaven Gaziantep, aankomsthal | Leyla wacht met een Orion-bord van 11:00 tot 12:30. Land je eerder, dan brengen we je naar het hotel.`,
    },
    ar: {
      title: 'الفرات ودجلة: خمسة أيام من عنتاب إلى ماردين',
      slug: 'alfurat-wa-dijla-khamsat-ayyam',
      summary: 'فسيفساء، ونمرود عند الغروب، وخلفتي الغارقة، وحرّان، وليلتان في بيوت من حجر.',
      description:
        'بين النهرين يقع أقل أجزاء تركيا زيارةً وأقدمها سكنًا. تسلك ليلى ديمير هذا الطريق منذ أحد عشر عامًا، ولها في كل محطة من يضع الشاي على النار: الخباز في عنتاب والمراكبي في خلفتي وصاحبة البيت في ماردين.\n\nترى «الغجرية» في متحف زيوغما، ورؤوس الآلهة على جبل نمرود، وقباب حرّان الطينية. لا يبدأ يوم قبل الثامنة، ولا تزيد مسافة على ثلاث ساعات، وفي كل مساء مائدة عامرة.',
      highlights: items`رؤوس نمرود في آخر الضوء | قارب فوق خلفتي الغارقة | ليلتان في بيوت حجرية في أورفا وماردين | اثنا عشر ضيفًا على الأكثر`,
      programme: steps`
        1 | غازي عنتاب | المطار من 11:00 ثم متحف زيوغما وسوق النحاس والبقلاوة.
        2 | نمرود | عبر أرساميا إلى 2100 متر والغروب عند رؤوس الآلهة.
        3 | خلفتي وأورفا | قارب إلى المئذنة في الماء، ومساءً سوق أورفا.
        4 | حرّان وماردين | بيوت طينية في السهل ثم صعود إلى مدينة الحجر الكلسي.
        5 | دارا والوداع | صهاريج الحامية والغداء ثم مطار ماردين قبل 18:00.
      `,
      included: items`حافلة صغيرة من غازي عنتاب إلى ماردين | أربع ليالٍ مع الفطور | أربع وجبات عشاء | القارب وكل التذاكر | مرشدة`,
      excluded: items`تذاكر الطيران | وجبات الغداء | مشروبات العشاء`,
      goodToKnow: items`نمرود بارد حتى في مايو، وآخر 600 متر درجات تُصعد سيرًا. | يُرجى حجز رحلة العودة من ماردين بعد تأكيدنا فقط.`,
      questions: questions`
        هل المنطقة آمنة؟ | نعم، فالطريق مسلوك كل يوم. ونتابع تعليمات السلطات ونغيّر المسار عند الحاجة.
        أين نبيت؟ | في عنتاب وعند نمرود في فنادق صغيرة، وفي أورفا وماردين في بيوت حجرية مرممة.
      `,
      extras: extras`
        غرفة مفردة | لليالي الأربع كلها
        درس طبخ في عنتاب | ساعتان مع الخباز خليل: لحم بعجين وبقلاوة
      `,
      meetingPoint: place`مطار غازي عنتاب، صالة الوصول | تنتظرك ليلى بلافتة أوريون من 11:00 إلى 12:30، ومن يصل أبكر ننقله إلى الفندق.`,
    },
  },
  reviews: reviews`
    5 | Monika E. | Stuttgart | de | 2026-05-09 | Zwölf Länder bereist, aber auf dem Nemrut habe ich geweint. Leyla ist ein Glücksfall.
    5 | Peter C. | Oxford | en | 2026-04-25 | Perfectly paced. The boatman in Halfeti pointed out his own drowned school.
    4 | سارة ع. | عمّان | ar | 2025-10-11 | رحلة عميقة ومنظمة، والطعام رائع. فندق نمرود بسيط لكنه نظيف.
    5 | Ольга Т. | Москва | ru | 2025-09-27 | Маршрут мечты. Мардин на закате и дом, где из каждой арки видна равнина.
    4 | Henk J. | Arnhem | nl | 2026-03-28 | Eind maart lag er sneeuw op de Nemrut; de gids had dekens mee. Knap geregeld.
  `,
}
