import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const alanyaCastlePirateBoat: SeedProduct<OrionLocale> = {
  code: 'ORI-T-09',
  kind: 'tour',
  category: 'bootstouren',
  destination: 'alanya',
  scene: 'alanya',
  pictureSeed: 109,
  details: {
    kind: 'tour',
    durationMinutes: 450,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr', 'nl'],
    groupSize: 40,
    pickup: 'included',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-01', to: '05-31', adult: '33.00', child: '16.50', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '39.00', child: '19.50', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '35.00', child: '17.50', infant: '0.00' },
  ],
  sessions: [{ time: '09:00', endTime: '16:30', capacity: 40, weekdays: EVERY_DAY }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'cablecar', price: '6.00', per: 'person', maximum: 40 }],
  meetingPoint: { latitude: 36.5386, longitude: 31.9981 },
  rank: 9,
  text: {
    de: {
      title: 'Burg von Alanya und Piratenschiff für Familien',
      summary: 'Vormittags auf den Burgberg, mittags aufs Piratenschiff: drei Höhlen, drei Badestopps, Essen an Bord.',
      description:
        'Erst die Geschichte, dann das Wasser. Am Morgen fahren Sie mit dem Kleinbus auf den Burgberg, gehen ein Stück der sechs Kilometer langen Seldschukenmauer und sehen die Kleopatrabucht von oben.\n\nUm elf legt das Piratenschiff am Roten Turm ab. Es hat eine Rutsche und einen Mast zum Klettern, aber keine Schaumparty. Wir fahren zu den drei Höhlen unter den Klippen, schwimmen in drei Buchten und essen an Bord. Mit etwas Glück begleiten uns Delfine.',
      highlights: items`Burgmauer mit Blick auf zwei Strände | Liebes-, Piraten- und Phosphorhöhle | Rutsche ins Meer, keine Schaumparty | Seldschukische Werft von 1228`,
      programme: steps`
        09:00 | Abholung | In Alanya, Mahmutlar und Konaklı.
        09:30 | Burgberg | Spaziergang an der Mauer, Ehmedek, Blick auf den Kleopatrastrand.
        11:00 | Roter Turm | Hinunter zum Hafen und an Bord.
        11:30 | Höhlen | Liebeshöhle, Piratenhöhle, Phosphorhöhle.
        13:00 | Mittagessen an Bord | Huhn, Fisch oder Nudeln, Salat und Obst.
        14:00 | Drei Badestopps | Rückkehr in den Hafen um 16:00.
      `,
      included: items`Abholung und Rückfahrt | Eintritt Burg | Bootsfahrt | Mittagessen | Versicherung`,
      excluded: items`Getränke an Bord | Seilbahn | Fotos`,
      goodToKnow: items`Auf dem Burgberg gibt es Stufen und wenig Schatten: feste Schuhe und Hut. | Für Kinder sind Schwimmwesten in allen Größen an Bord.`,
      questions: questions`
        Ab welchem Alter lohnt sich das? | Ab etwa vier Jahren. Kleinere fahren kostenlos mit, die Rutsche ist ab sechs erlaubt.
        Ist es laut an Bord? | Es läuft Musik, aber so, dass man sich unterhalten kann. Achtern ist eine ruhige Zone.
      `,
      extras: extras`Seilbahn statt Bus | Vom Kleopatrastrand zum Burgberg, einfache Fahrt`,
      meetingPoint: place`Alanya, Hafen am Roten Turm | Abholung im Hotel. Wer zu Fuß kommt: um 11:00 am Steg mit der schwarzen Flagge.`,
    },
    en: {
      title: 'Alanya Castle and a pirate boat for families',
      summary: 'The castle hill in the morning, the pirate boat at noon: three caves, three swims, lunch on board.',
      description:
        'History first, then water. In the morning a minibus takes you up the castle hill; you walk a stretch of the six-kilometre Seljuk wall and see Cleopatra’s bay from above.\n\nAt eleven the pirate boat leaves from the Red Tower. It has a slide and a mast to climb, but no foam party. We visit the three caves under the cliffs, swim in three bays and eat on board. With some luck, dolphins come along.',
      highlights: items`Castle wall above two beaches | Lovers’, Pirates’ and Phosphorus Caves | A slide into the sea, no foam party | Seljuk shipyard of 1228`,
      programme: steps`
        09:00 | Pick-up | In Alanya, Mahmutlar and Konaklı.
        09:30 | Castle hill | A walk along the wall, Ehmedek, the view of Cleopatra Beach.
        11:00 | Red Tower | Down to the harbour and on board.
        11:30 | Caves | Lovers’ Cave, Pirates’ Cave, Phosphorus Cave.
        13:00 | Lunch on board | Chicken, fish or pasta, salad and fruit.
        14:00 | Three swims | Back in harbour at 16:00.
      `,
      included: items`Pick-up and return | Castle ticket | Boat trip | Lunch | Insurance`,
      excluded: items`Drinks on board | Cable car | Photographs`,
      goodToKnow: items`The castle hill has steps and little shade: firm shoes and a hat. | Life jackets for children are on board in all sizes.`,
      questions: questions`
        From what age is it fun? | From about four. Smaller ones travel free; the slide is for six and over.
        Is it loud on board? | There is music, at a level you can talk over. The stern is a quiet zone.
      `,
      extras: extras`Cable car instead of the bus | From Cleopatra Beach to the castle hill, one way`,
      meetingPoint: place`Alanya harbour by the Red Tower | Pick-up at your hotel. If you come on foot: 11:00 at the jetty with the black flag.`,
    },
    tr: {
      title: 'Alanya Kalesi ve ailece korsan gemisi',
      summary: 'Sabah kale, öğlen korsan gemisi: üç mağara, üç yüzme molası, gemide yemek.',
      description:
        'Önce tarih, sonra deniz. Sabah minibüsle kaleye çıkar, altı kilometrelik Selçuklu surunun bir bölümünü yürür, Kleopatra koyuna yukarıdan bakarsınız.\n\nKorsan gemisi on birde Kızılkule’den kalkar. Kaydırağı ve tırmanılacak direği vardır, köpük partisi yoktur. Falezlerin altındaki üç mağaraya gider, üç koyda yüzer, gemide yemek yeriz. Şansınız varsa yunuslar da gelir.',
      highlights: items`İki plaja bakan surlar | Âşıklar, Korsanlar ve Fosforlu mağara | Denize kaydırak var, köpük partisi yok | 1228’den kalma Selçuklu tersanesi`,
      programme: steps`
        09:00 | Otelden alma | Alanya, Mahmutlar ve Konaklı’dan.
        09:30 | Kale | Sur yürüyüşü, Ehmedek, Kleopatra Plajı manzarası.
        11:00 | Kızılkule | Limana iniş ve gemiye biniş.
        11:30 | Mağaralar | Âşıklar, Korsanlar ve Fosforlu mağara.
        13:00 | Gemide öğle yemeği | Tavuk, balık ya da makarna; salata ve meyve.
        14:00 | Üç yüzme molası | 16:00’da limana dönüş.
      `,
      included: items`Otelden alma ve bırakma | Kale bileti | Tekne gezisi | Öğle yemeği | Sigorta`,
      excluded: items`Gemideki içecekler | Teleferik | Fotoğraflar`,
      goodToKnow: items`Kalede basamak çok, gölge azdır: sağlam ayakkabı ve şapka. | Gemide her bedende çocuk can yeleği vardır.`,
      questions: questions`
        Kaç yaşından itibaren uygun? | Dört yaş civarından. Daha küçükler ücretsizdir, kaydırak altı yaş ve üstü içindir.
        Gemi gürültülü mü? | Müzik var ama sohbet edilir. Kıç tarafı sessiz bölgedir.
      `,
      extras: extras`Otobüs yerine teleferik | Kleopatra Plajı’ndan kaleye, tek yön`,
      meetingPoint: place`Alanya Limanı, Kızılkule yanı | Otelden alırız. Yürüyerek gelenler 11:00’de siyah bayraklı iskelede.`,
    },
    ru: {
      title: 'Крепость Аланьи и пиратский корабль для всей семьи',
      slug: 'krepost-alanii-piratskiy-korabl',
      summary: 'Утром крепость, в полдень пиратский корабль: три пещеры, три купания, обед на борту.',
      description:
        'Сначала история, потом море. Утром микроавтобус поднимает вас к крепости: вы проходите часть шестикилометровой сельджукской стены и смотрите на бухту Клеопатры сверху.\n\nВ одиннадцать от Красной башни отходит пиратский корабль. На нём есть горка и мачта для лазания, но нет пенных вечеринок. Мы идём к трём пещерам под скалами, купаемся в трёх бухтах и обедаем на борту. Если повезёт, рядом поплывут дельфины.',
      highlights: items`Крепостная стена над двумя пляжами | Пещеры Влюблённых, Пиратов и Фосфорная | Горка в море, без пенных вечеринок | Сельджукская верфь 1228 года`,
      programme: steps`
        09:00 | Встреча в отеле | В Аланье, Махмутларе и Конаклы.
        09:30 | Крепость | Прогулка вдоль стены, Эхмедек, вид на пляж Клеопатры.
        11:00 | Красная башня | Спуск в гавань и посадка.
        11:30 | Пещеры | Влюблённых, Пиратов и Фосфорная.
        13:00 | Обед на борту | Курица, рыба или паста, салат и фрукты.
        14:00 | Три купания | Возвращение в гавань в 16:00.
      `,
      included: items`Трансфер туда и обратно | Билет в крепость | Морская прогулка | Обед | Страховка`,
      excluded: items`Напитки на борту | Канатная дорога | Фотографии`,
      goodToKnow: items`В крепости много ступеней и мало тени: удобная обувь и головной убор. | На борту есть детские жилеты всех размеров.`,
      questions: questions`
        С какого возраста интересно? | Лет с четырёх. Малыши едут бесплатно, горка — с шести.
        Шумно ли на борту? | Музыка играет, но разговаривать можно. На корме тихая зона.
      `,
      extras: extras`Канатная дорога вместо автобуса | От пляжа Клеопатры к крепости, в одну сторону`,
      meetingPoint: place`Гавань Аланьи у Красной башни | Забираем из отеля. Кто идёт пешком — в 11:00 у причала с чёрным флагом.`,
    },
    nl: {
      title: 'Kasteel van Alanya en piratenschip voor gezinnen',
      summary:
        '’s Ochtends het kasteel, ’s middags het piratenschip: drie grotten, drie keer zwemmen, lunch aan boord.',
      description:
        'Eerst de geschiedenis, dan het water. ’s Ochtends rijdt de minibus je de kasteelberg op; je loopt een stuk van de zes kilometer lange Seltsjoekse muur en ziet de baai van Cleopatra van boven.\n\nOm elf uur vertrekt het piratenschip bij de Rode Toren. Het heeft een glijbaan en een mast om in te klimmen, maar geen schuimparty. We varen naar de drie grotten onder de kliffen, zwemmen in drie baaien en eten aan boord. Met wat geluk zwemmen er dolfijnen mee.',
      highlights: items`Kasteelmuur boven twee stranden | Liefdes-, piraten- en fosforgrot | Glijbaan in zee, geen schuimparty | Seltsjoekse scheepswerf uit 1228`,
      programme: steps`
        09:00 | Ophalen | In Alanya, Mahmutlar en Konaklı.
        09:30 | Kasteelberg | Wandeling langs de muur, Ehmedek, uitzicht op het Cleopatrastrand.
        11:00 | Rode Toren | Naar de haven en aan boord.
        11:30 | Grotten | Liefdesgrot, piratengrot, fosforgrot.
        13:00 | Lunch aan boord | Kip, vis of pasta, salade en fruit.
        14:00 | Drie keer zwemmen | Terug in de haven om 16:00.
      `,
      included: items`Ophalen en terugbrengen | Kaartje kasteel | Boottocht | Lunch | Verzekering`,
      excluded: items`Drankjes aan boord | Kabelbaan | Foto’s`,
      goodToKnow: items`Op de kasteelberg zijn er traptreden en weinig schaduw: stevige schoenen en een pet. | Aan boord zijn kinderzwemvesten in alle maten.`,
      questions: questions`
        Vanaf welke leeftijd is het leuk? | Vanaf een jaar of vier. Kleintjes varen gratis mee, de glijbaan is vanaf zes.
        Is het lawaaiig aan boord? | Er is muziek, maar je kunt gewoon praten. Achterop is een rustige zone.
      `,
      extras: extras`Kabelbaan in plaats van de bus | Van het Cleopatrastrand naar de kasteelberg, enkele rit`,
      meetingPoint: place`Haven van Alanya bij de Rode Toren | We halen je op bij je hotel. Kom je lopend: 11:00 bij de steiger met de zwarte vlag.`,
    },
    ar: {
      title: 'قلعة ألانيا وسفينة القراصنة للعائلات',
      slug: 'qalat-alanya-safinat-alqarasina',
      summary: 'صباحًا على تل القلعة وظهرًا على سفينة القراصنة: ثلاثة كهوف وثلاث محطات سباحة وغداء على المتن.',
      description:
        'التاريخ أولًا ثم البحر. في الصباح تصعد بك الحافلة الصغيرة إلى تل القلعة، فتسير جزءًا من السور السلجوقي الممتد ستة كيلومترات، وترى خليج كليوباترا من الأعلى.\n\nفي الحادية عشرة تنطلق سفينة القراصنة من البرج الأحمر. فيها زلّاقة وصارٍ للتسلق، ولا حفلات رغوة. نزور الكهوف الثلاثة تحت الجروف ونسبح في ثلاثة خلجان ونأكل على المتن. وإن حالفك الحظ رافقتنا الدلافين.',
      highlights: items`سور القلعة فوق شاطئين | كهف العشاق وكهف القراصنة وكهف الفوسفور | زلّاقة إلى البحر بلا حفلات رغوة | حوض بناء السفن السلجوقي من عام 1228`,
      programme: steps`
        09:00 | الاصطحاب | من ألانيا ومحمودلار وكوناكلي.
        09:30 | تل القلعة | سير على السور وحصن إهمدك وإطلالة على شاطئ كليوباترا.
        11:00 | البرج الأحمر | نزول إلى الميناء وصعود السفينة.
        11:30 | الكهوف | كهف العشاق وكهف القراصنة وكهف الفوسفور.
        13:00 | الغداء على المتن | دجاج أو سمك أو معكرونة مع سلطة وفاكهة.
        14:00 | ثلاث محطات سباحة | العودة إلى الميناء عند 16:00.
      `,
      included: items`التوصيل ذهابًا وإيابًا | تذكرة القلعة | رحلة السفينة | الغداء | تأمين`,
      excluded: items`المشروبات على المتن | التلفريك | الصور`,
      goodToKnow: items`في تل القلعة درجات وظل قليل: حذاء متين وقبعة. | على السفينة سترات نجاة للأطفال بكل المقاسات.`,
      questions: questions`
        من أي عمر تناسب الرحلة؟ | من الرابعة تقريبًا. والأصغر مجانًا، والزلّاقة من السادسة.
        هل المكان صاخب؟ | توجد موسيقى لكنها لا تمنع الحديث، وفي المؤخرة منطقة هادئة.
      `,
      extras: extras`التلفريك بدل الحافلة | من شاطئ كليوباترا إلى القلعة، اتجاه واحد`,
      meetingPoint: place`ميناء ألانيا عند البرج الأحمر | الاصطحاب من الفندق. ومن يأتي سيرًا: 11:00 عند الرصيف ذي العلم الأسود.`,
    },
  },
  reviews: reviews`
    5 | Familie Kraus | Augsburg | de | 2026-08-04 | Burg für uns, Rutsche für die Kinder. Abends waren alle vier müde und zufrieden.
    4 | Natasja R. | Almere | nl | 2026-07-12 | Leuke mix van kasteel en boot. De fosforgrot vonden de kinderen het mooist.
    4 | Виктор Ш. | Челябинск | ru | 2026-06-28 | Хорошо, что без пены и дискотеки. Дельфинов видели издалека.
    3 | Gemma B. | Swansea | en | 2025-07-25 | Great crew and caves, but forty people on the castle walk was a squeeze.
    5 | Ayşe K. | Kayseri | tr | 2025-08-09 | Çocuklar gemiden inmek istemedi. Yemek beklediğimizden iyiydi.
    5 | أم سلمان | الدمام | ar | 2026-07-03 | يوم عائلي جميل، والطاقم يهتم بالأطفال كثيرًا.
  `,
}
