import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const pamukkaleAphrodisiasTwoDays: SeedProduct<OrionLocale> = {
  code: 'ORI-T-23',
  kind: 'tour',
  category: 'rundreisen',
  destination: 'pamukkale',
  scene: 'spapool',
  pictureSeed: 123,
  details: {
    kind: 'tour',
    durationMinutes: 2280,
    days: 2,
    guideLanguages: ['de', 'en', 'tr'],
    groupSize: 20,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '149.00', child: '75.00', infant: '0.00' },
    { from: '04-01', to: '06-15', adult: '179.00', child: '90.00', infant: '0.00' },
    { from: '06-16', to: '08-31', adult: '165.00', child: '83.00', infant: '0.00' },
    { from: '09-01', to: '11-15', adult: '185.00', child: '93.00', infant: '0.00' },
    { from: '11-16', to: '12-31', adult: '155.00', child: '78.00', infant: '0.00' },
  ],
  sessions: [{ time: '07:00', endTime: '21:00', capacity: 20, weekdays: [3, 6] }],
  childFrom: 5,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 1440,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [
    { id: 'single-room', price: '28.00', per: 'booking', maximum: 2 },
    { id: 'massage', price: '35.00', per: 'person', maximum: 20 },
  ],
  meetingPoint: { latitude: 36.7746, longitude: 31.3945 },
  rank: 23,
  text: {
    de: {
      title: 'Pamukkale und Aphrodisias in zwei Tagen',
      summary: 'Die Terrassen am Abend und am Morgen, eine Nacht im Thermalhotel und die Stadt der Bildhauer.',
      description:
        'Wer Pamukkale an einem Tag besucht, sieht es zur Mittagszeit. Wir kommen um vier an, bleiben bis zum letzten Licht und gehen am Morgen noch einmal hinauf, wenn die Terrassen leer sind.\n\nSie schlafen in Karahayıt, wo das Thermalwasser rot aus dem Boden kommt und direkt ins Hotelbecken läuft. Am zweiten Tag besuchen Sie Aphrodisias, die Stadt der Bildhauer, mit dem besterhaltenen Stadion der Antike. Kinder dürfen dort um die Wette laufen.',
      highlights: items`Pamukkale zweimal, zu den schönsten Stunden | Thermalhotel in Karahayıt mit rotem Wasser | Aphrodisias mit Museum und Stadion | Höchstens 20 Gäste`,
      programme: steps`
        1 | Abfahrt an der Küste | Ab 07:00, Fahrt über Korkuteli, Mittagessen in Tefenni.
        1 | Hierapolis und Terrassen | Ab 16:00 mit Guide, bis die Sonne weg ist.
        1 | Thermalhotel | Abendessen vom Buffet, Becken bis 23:00 geöffnet.
        2 | Terrassen am Morgen | Um 07:30, danach Frühstück im Hotel.
        2 | Aphrodisias | Tetrapylon, Stadion, Museum mit den Reliefs.
        2 | Rückfahrt | Mittagessen in Karacasu, an der Küste gegen 21:00.
      `,
      included: items`Fahrt ab Hotel | Eine Nacht mit Halbpension | Zwei Mittagessen | Eintritt Pamukkale und Aphrodisias | Guide`,
      excluded: items`Getränke | Kleopatra-Becken | Massage im Hotel`,
      goodToKnow: items`Badesachen für zwei Tage einpacken; im roten Wasser lieber dunkle. | Die Fahrt dauert viereinhalb Stunden hin und fünfeinhalb zurück, jeweils mit zwei Pausen.`,
      questions: questions`
        Ist das mit Kindern angenehm? | Ja, dafür ist die Reise gedacht. Das Hotel hat ein flaches Becken, und die Fahrt verteilt sich auf zwei Tage.
        Wie heiß ist das Thermalwasser? | Im Außenbecken 38 Grad, an der Quelle 58. Im Sommer gibt es auch ein kühles Becken.
      `,
      extras: extras`
        Einzelzimmer | Für die eine Nacht
        Massage im Thermalhotel | 30 Minuten nach dem Abendessen
      `,
      meetingPoint: place`Ihr Hotel zwischen Side und Antalya | Abholung ab 07:00, die genaue Zeit schreiben wir am Vortag. Sammelpunkt in Side: Busbahnhof.`,
    },
    en: {
      title: 'Pamukkale and Aphrodisias in two days',
      summary: 'The terraces in the evening and the morning, a night in a thermal hotel and the city of sculptors.',
      description:
        'Those who visit Pamukkale in one day see it at noon. We arrive at four, stay until the last light and go up again in the morning, when the terraces are empty.\n\nYou sleep in Karahayıt, where the thermal water comes out of the ground red and runs straight into the hotel pool. On the second day you visit Aphrodisias, city of sculptors, with the best-preserved stadium of antiquity. Children may run a race there.',
      highlights: items`Pamukkale twice, at its finest hours | Thermal hotel in Karahayıt with red water | Aphrodisias with museum and stadium | 20 guests at most`,
      programme: steps`
        1 | Leaving the coast | From 07:00, by way of Korkuteli, lunch in Tefenni.
        1 | Hierapolis and terraces | From 16:00 with the guide, until the sun has gone.
        1 | Thermal hotel | Buffet dinner, pool open until 23:00.
        2 | Terraces in the morning | At 07:30, then breakfast at the hotel.
        2 | Aphrodisias | Tetrapylon, stadium, the museum with its reliefs.
        2 | The way back | Lunch in Karacasu, at the coast about 21:00.
      `,
      included: items`Travel from your hotel | One night with half board | Two lunches | Tickets for Pamukkale and Aphrodisias | Guide`,
      excluded: items`Drinks | Cleopatra Pool | Massage at the hotel`,
      goodToKnow: items`Pack swimwear for two days; dark colours are better in the red water. | The drive takes four and a half hours there and five and a half back, with two breaks each way.`,
      questions: questions`
        Is it pleasant with children? | Yes, that is what the trip is made for. The hotel has a shallow pool, and the drive is split in two.
        How hot is the thermal water? | 38 degrees in the outdoor pool, 58 at the spring. In summer there is a cool pool too.
      `,
      extras: extras`
        Single room | For the one night
        Massage at the thermal hotel | 30 minutes after dinner
      `,
      meetingPoint: place`Your hotel between Side and Antalya | Pick-up from 07:00; we send the exact time the day before. Meeting point in Side: the bus station.`,
    },
    tr: {
      title: 'İki günde Pamukkale ve Afrodisias',
      summary: 'Akşam ve sabah travertenler, termal otelde bir gece ve heykeltıraşlar kenti.',
      description:
        'Pamukkale’ye günübirlik giden onu öğle saatinde görür. Biz dörtte varır, son ışığa kadar kalır, sabah travertenler boşken bir daha çıkarız.\n\nGece Karahayıt’ta kalırsınız; termal su yerden kırmızı çıkar, doğrudan otelin havuzuna akar. İkinci gün heykeltıraşlar kenti Afrodisias’a gidersiniz; antik çağın en iyi korunmuş stadyumu oradadır. Çocuklar orada yarışabilir.',
      highlights: items`Pamukkale iki kez, en güzel saatlerinde | Karahayıt’ta kırmızı sulu termal otel | Müzesi ve stadyumuyla Afrodisias | En fazla 20 kişi`,
      programme: steps`
        1 | Sahilden hareket | 07:00’den itibaren, Korkuteli üzerinden; Tefenni’de öğle yemeği.
        1 | Hierapolis ve travertenler | 16:00’dan gün batımına kadar rehberle.
        1 | Termal otel | Açık büfe akşam yemeği, havuz 23:00’e kadar açık.
        2 | Sabah travertenler | 07:30’da, sonra otelde kahvaltı.
        2 | Afrodisias | Tetrapylon, stadyum, kabartmalarıyla müze.
        2 | Dönüş | Karacasu’da öğle yemeği, 21:00 civarı sahilde.
      `,
      included: items`Otelden ulaşım | Yarım pansiyon bir gece | İki öğle yemeği | Pamukkale ve Afrodisias biletleri | Rehber`,
      excluded: items`İçecekler | Kleopatra Havuzu | Otelde masaj`,
      goodToKnow: items`İki günlük mayo alın; kırmızı suda koyu renk daha iyidir. | Yol gidişte dört buçuk, dönüşte beş buçuk saat sürer, ikişer mola verilir.`,
      questions: questions`
        Çocukla rahat mı? | Evet, bu gezi onlar düşünülerek hazırlandı. Otelde sığ havuz var, yol da ikiye bölünüyor.
        Termal su kaç derece? | Açık havuzda 38, kaynakta 58. Yazın serin bir havuz da var.
      `,
      extras: extras`
        Tek kişilik oda | Bir gece için
        Termal otelde masaj | Akşam yemeğinden sonra 30 dakika
      `,
      meetingPoint: place`Side ile Antalya arasındaki oteliniz | 07:00’den itibaren alırız, kesin saati bir gün önce yazarız. Side’de toplanma yeri: otogar.`,
    },
    ru: {
      title: 'Памуккале и Афродисиас за два дня',
      slug: 'pamukkale-afrodisias-dva-dnya',
      summary: 'Террасы вечером и утром, ночь в термальном отеле и город скульпторов.',
      description:
        'Кто едет в Памуккале на день, видит его в полдень. Мы приезжаем к четырём, остаёмся до последнего света и утром поднимаемся снова, когда террасы пусты.\n\nНочуете в Карахайыте: термальная вода выходит из земли красной и течёт прямо в бассейн отеля. На второй день — Афродисиас, город скульпторов, с лучше всех сохранившимся стадионом древности. Детям там можно бежать наперегонки.',
      highlights: items`Памуккале дважды, в лучшие часы | Термальный отель с красной водой | Афродисиас с музеем и стадионом | Не больше 20 гостей`,
      programme: steps`
        1 | Выезд с побережья | С 07:00 через Коркутели, обед в Тефенни.
        1 | Иераполис и террасы | С 16:00 с гидом, до захода солнца.
        1 | Термальный отель | Ужин «шведский стол», бассейн до 23:00.
        2 | Террасы утром | В 07:30, потом завтрак в отеле.
        2 | Афродисиас | Тетрапилон, стадион, музей с рельефами.
        2 | Обратная дорога | Обед в Караджасу, на побережье около 21:00.
      `,
      included: items`Дорога от отеля | Ночь с полупансионом | Два обеда | Билеты в Памуккале и Афродисиас | Гид`,
      excluded: items`Напитки | Бассейн Клеопатры | Массаж в отеле`,
      goodToKnow: items`Возьмите купальники на два дня; для красной воды лучше тёмные. | Дорога занимает четыре с половиной часа туда и пять с половиной обратно, каждый раз с двумя остановками.`,
      questions: questions`
        Удобно ли с детьми? | Да, поездка так и задумана. В отеле есть мелкий бассейн, а дорога поделена на два дня.
        Какой температуры вода? | В открытом бассейне 38 градусов, у источника 58. Летом есть и прохладный бассейн.
      `,
      extras: extras`
        Одноместный номер | На одну ночь
        Массаж в термальном отеле | 30 минут после ужина
      `,
      meetingPoint: place`Ваш отель между Сиде и Антальей | Забираем с 07:00, точное время сообщим накануне. Место сбора в Сиде — автовокзал.`,
    },
    nl: {
      title: 'Pamukkale en Aphrodisias in twee dagen',
      summary:
        'De terrassen in de avond en de ochtend, een nacht in een thermaal hotel en de stad van de beeldhouwers.',
      description:
        'Wie Pamukkale op één dag bezoekt, ziet het rond het middaguur. Wij komen om vier uur aan, blijven tot het laatste licht en gaan ’s ochtends nog eens, als de terrassen leeg zijn.\n\nJe slaapt in Karahayıt, waar het thermale water rood uit de grond komt en zo het hotelbad in loopt. Op dag twee bezoek je Aphrodisias, stad van de beeldhouwers, met het best bewaarde stadion uit de oudheid. Kinderen mogen er een wedstrijdje lopen.',
      highlights: items`Twee keer Pamukkale, op de mooiste uren | Thermaal hotel in Karahayıt met rood water | Aphrodisias met museum en stadion | Hooguit 20 gasten`,
      programme: steps`
        1 | Vertrek van de kust | Vanaf 07:00 via Korkuteli, lunch in Tefenni.
        1 | Hierapolis en terrassen | Vanaf 16:00 met de gids, tot de zon weg is.
        1 | Thermaal hotel | Dinerbuffet, bad open tot 23:00.
        2 | Terrassen in de ochtend | Om 07:30, daarna ontbijt in het hotel.
        2 | Aphrodisias | Tetrapylon, stadion, museum met de reliëfs.
        2 | Terugreis | Lunch in Karacasu, rond 21:00 aan de kust.
      `,
      included: items`Reis vanaf je hotel | Eén nacht met halfpension | Twee lunches | Kaartjes Pamukkale en Aphrodisias | Gids`,
      excluded: items`Drankjes | Cleopatrabad | Massage in het hotel`,
      goodToKnow: items`Neem zwemkleding voor twee dagen mee; in het rode water liever donker. | De rit duurt vierenhalf uur heen en vijfenhalf terug, met telkens twee pauzes.`,
      questions: questions`
        Is het prettig met kinderen? | Ja, daar is de reis voor bedoeld. Het hotel heeft een ondiep bad en de rit is in tweeën gedeeld.
        Hoe warm is het thermale water? | 38 graden in het buitenbad, 58 bij de bron. ’s Zomers is er ook een koel bad.
      `,
      extras: extras`
        Eenpersoonskamer | Voor die ene nacht
        Massage in het thermale hotel | 30 minuten na het diner
      `,
      meetingPoint: place`Je hotel tussen Side en Antalya | Ophalen vanaf 07:00; de precieze tijd sturen we de dag ervoor. Opstapplaats in Side: het busstation.`,
    },
    ar: {
      title: 'باموكالي وأفروديسياس في يومين',
      slug: 'pamukkale-aphrodisias-yawman',
      summary: 'المصاطب مساءً وصباحًا، وليلة في فندق حراري، ومدينة النحّاتين.',
      description:
        'من يزور باموكالي في يوم واحد يراها عند الظهر. أما نحن فنصل في الرابعة ونبقى حتى آخر الضوء، ثم نصعد مرة أخرى صباحًا والمصاطب خالية.\n\nتبيت في كاراهاييت حيث يخرج الماء الحراري أحمر من الأرض ويجري مباشرة إلى مسبح الفندق. وفي اليوم الثاني تزور أفروديسياس، مدينة النحّاتين، وفيها أحسن ملاعب العالم القديم حفظًا، وللأطفال أن يتسابقوا فيه.',
      highlights: items`باموكالي مرتين في أجمل الساعات | فندق حراري بماء أحمر في كاراهاييت | أفروديسياس بمتحفها وملعبها | 20 ضيفًا على الأكثر`,
      programme: steps`
        1 | الانطلاق من الساحل | من 07:00 عبر كوركوتلي، والغداء في تفني.
        1 | هيرابوليس والمصاطب | من 16:00 مع المرشد حتى الغروب.
        1 | الفندق الحراري | عشاء مفتوح، والمسبح حتى 23:00.
        2 | المصاطب صباحًا | في 07:30 ثم الفطور في الفندق.
        2 | أفروديسياس | التترابيلون والملعب ومتحف المنحوتات.
        2 | العودة | الغداء في كاراجاسو والوصول نحو 21:00.
      `,
      included: items`الاصطحاب من الفندق | ليلة مع فطور وعشاء | غداءان | تذاكر باموكالي وأفروديسياس | مرشد`,
      excluded: items`المشروبات | مسبح كليوباترا | المساج في الفندق`,
      goodToKnow: items`أحضر ملابس سباحة ليومين، والداكنة أفضل في الماء الأحمر. | الطريق أربع ساعات ونصف ذهابًا وخمس ونصف إيابًا مع استراحتين في كل اتجاه.`,
      questions: questions`
        هل تناسب الأطفال؟ | نعم، فالرحلة مصممة لذلك: في الفندق مسبح ضحل، والطريق مقسوم على يومين.
        كم حرارة الماء الحراري؟ | 38 درجة في المسبح الخارجي و58 عند النبع، وفي الصيف مسبح بارد أيضًا.
      `,
      extras: extras`
        غرفة مفردة | لليلة الواحدة
        مساج في الفندق الحراري | 30 دقيقة بعد العشاء
      `,
      meetingPoint: place`فندقك بين سيدا وأنطاليا | الاصطحاب من 07:00، ونرسل الوقت المحدد في اليوم السابق. نقطة التجمع في سيدا: محطة الحافلات.`,
    },
  },
  reviews: reviews`
    5 | Jürgen P. | Chemnitz | de | 2026-04-25 | Halb acht auf den Terrassen, ganz allein. Dafür lohnt sich die Nacht im Hotel schon.
    4 | Ellen Z. | Roermond | nl | 2025-10-11 | Aphrodisias was de verrassing. Hotel is eenvoudig, het water zalig.
    5 | Rachel V. | Swindon | en | 2026-05-06 | Our boys ran the length of the stadium twice. Relaxed pace, kind guide.
    4 | Вера Х. | Новосибирск | ru | 2025-09-20 | Хорошо, что дорога поделена. Красная вода красит светлый купальник — не зря предупредили.
    4 | Nilgün C. | Antalya | tr | 2026-03-28 | Afrodisias müzesi için daha uzun zaman olsa tam puan verirdim.
  `,
}
