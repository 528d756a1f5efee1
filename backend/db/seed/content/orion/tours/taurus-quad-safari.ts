import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const taurusQuadSafari: SeedProduct<OrionLocale> = {
  code: 'ORI-T-18',
  kind: 'tour',
  category: 'natur-abenteuer',
  destination: 'side',
  scene: 'quad',
  pictureSeed: 118,
  details: {
    kind: 'tour',
    durationMinutes: 240,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr'],
    groupSize: 12,
    pickup: 'included',
    theme: 'adventure',
    minimumAge: 6,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '36.00', child: '18.00', infant: '0.00' },
    { from: '04-01', to: '10-31', adult: '42.00', child: '21.00', infant: '0.00' },
    { from: '11-01', to: '12-31', adult: '36.00', child: '18.00', infant: '0.00' },
  ],
  sessions: [
    { time: '09:00', endTime: '13:00', capacity: 12, weekdays: EVERY_DAY },
    { time: '15:30', endTime: '19:30', capacity: 12, weekdays: EVERY_DAY },
  ],
  childFrom: 6,
  adultFrom: 16,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 180,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'solo', price: '15.00', per: 'person', maximum: 12 }],
  meetingPoint: { latitude: 36.8862, longitude: 31.4265 },
  rank: 18,
  text: {
    de: {
      title: 'Quad-Safari im Taurus: Waldwege, Furten und Tee',
      summary: '32 Kilometer auf Forstwegen oberhalb von Side, in kleinen Gruppen und mit einer Pause im Dorf.',
      description:
        'Die Strecke beginnt dort, wo die Gewächshäuser aufhören. Sie fahren auf Forstwegen durch Kiefernwald, zweimal durch flache Furten und hinauf zu einem Grat mit Blick auf den Oymapınar-Stausee.\n\nJe sechs Quads begleitet ein Guide vorn und einer hinten. Das Tempo richtet sich nach dem Langsamsten. Auf halbem Weg trinken Sie Tee bei einer Yörük-Familie, die ihren Ofen noch mit Kiefernzapfen heizt. Auf dem Rückweg kommt Staub dazu, eine Dusche steht am Start bereit.',
      highlights: items`32 Kilometer, davon 28 auf Waldwegen | Zwei Furten und ein Aussichtsgrat | Zwei Guides auf sechs Quads | Teepause im Bergdorf`,
      programme: steps`
        15:30 | Abholung | In Side, Kumköy und Çolaklı.
        16:10 | Station | Helm, Brille, zehn Minuten Übungsrunde.
        16:30 | Waldwege und Furten | Erste Etappe, 14 Kilometer.
        17:15 | Teepause im Dorf | Tee und Fladenbrot, 20 Minuten.
        17:40 | Aussichtsgrat | Blick über den Stausee, dann zurück.
        18:40 | Dusche und Rückfahrt | Im Hotel um 19:00 bis 19:30.
      `,
      included: items`Quad mit Sprit für je zwei Personen | Helm und Schutzbrille | Abholung und Rückfahrt | Tee und Fladenbrot | Versicherung`,
      excluded: items`Einzelquad | Tuch gegen den Staub | Trinkgeld`,
      goodToKnow: items`Fahren darf, wer 16 ist; Kinder ab 6 sitzen hinter einem Erwachsenen. | Lange Hose und geschlossene Schuhe tragen. Die Zeiten gelten für die Nachmittagstour.`,
      questions: questions`
        Brauche ich einen Führerschein? | Nein, die Strecke führt über private Forstwege. Wer unsicher fährt, sitzt beim Guide hinten auf.
        Wie staubig wird es? | Im Sommer sehr. Nach Regen gibt es stattdessen Schlamm, dann leihen wir Überhosen.
      `,
      extras: extras`Eigenes Quad | Sie fahren allein, Aufpreis pro Person`,
      meetingPoint: place`Quad-Station bei Oymapınar | Abholung im Hotel. Mit eigenem Auto: 40 Minuten nach der Abholzeit an der Station.`,
    },
    en: {
      title: 'Quad safari in the Taurus: forest, fords and tea',
      summary: '32 kilometres of forest tracks above Side, in small groups and with a break in a village.',
      description:
        'The route begins where the greenhouses end. You ride forest tracks through pines, twice through shallow fords and up to a ridge above the Oymapınar reservoir.\n\nFor every six quads there is one guide in front and one behind. The slowest rider sets the pace. Halfway you drink tea with a village family who still heat their oven with pine cones. The way back adds dust; a shower is waiting at the start.',
      highlights: items`32 kilometres, 28 of them on forest tracks | Two fords and a ridge with a view | Two guides for six quads | Tea in a mountain village`,
      programme: steps`
        15:30 | Pick-up | In Side, Kumköy and Çolaklı.
        16:10 | Station | Helmet, goggles, ten minutes of practice.
        16:30 | Forest tracks and fords | First leg, 14 kilometres.
        17:15 | Tea in the village | Tea and flatbread, 20 minutes.
        17:40 | The ridge | A view of the reservoir, then back.
        18:40 | Shower and return | At your hotel between 19:00 and 19:30.
      `,
      included: items`Quad with fuel, shared by two | Helmet and goggles | Pick-up and return | Tea and flatbread | Insurance`,
      excluded: items`Quad of your own | Scarf against the dust | Tips`,
      goodToKnow: items`You may drive from 16; children from 6 sit behind an adult. | Wear long trousers and closed shoes. The times are for the afternoon tour.`,
      questions: questions`
        Do I need a licence? | No, the route is on private forest tracks. If you feel unsure, you ride behind the guide.
        How dusty does it get? | Very, in summer. After rain there is mud instead, and we lend overtrousers.
      `,
      extras: extras`Quad of your own | You ride alone, surcharge per person`,
      meetingPoint: place`Quad station near Oymapınar | Pick-up at your hotel. With your own car: at the station 40 minutes after the pick-up time.`,
    },
    tr: {
      title: 'Toroslar’da ATV safari: orman, dere ve çay',
      summary: 'Side’nin üstündeki orman yollarında 32 kilometre, küçük gruplarla ve köyde molayla.',
      description:
        'Rota seraların bittiği yerde başlar. Çam ormanının içinden, iki kez sığ dereden geçer, Oymapınar Barajı’na bakan bir sırta çıkarsınız.\n\nHer altı aracın önünde bir, arkasında bir rehber olur. Hızı en yavaş sürücü belirler. Yarı yolda, fırınını hâlâ kozalakla yakan bir Yörük ailesinde çay içersiniz. Dönüşte toz da eklenir; istasyonda duş hazırdır.',
      highlights: items`32 kilometre, 28’i orman yolu | İki dere geçişi ve manzaralı sırt | Altı araca iki rehber | Dağ köyünde çay`,
      programme: steps`
        15:30 | Otelden alma | Side, Kumköy ve Çolaklı’dan.
        16:10 | İstasyon | Kask, gözlük, on dakika alıştırma.
        16:30 | Orman yolları ve dereler | İlk etap, 14 kilometre.
        17:15 | Köyde çay | Çay ve yufka ekmek, 20 dakika.
        17:40 | Sırt | Baraj manzarası, sonra dönüş.
        18:40 | Duş ve dönüş | 19:00–19:30 arası otelde.
      `,
      included: items`İki kişiye bir ATV, yakıtıyla | Kask ve gözlük | Otelden alma ve bırakma | Çay ve yufka ekmek | Sigorta`,
      excluded: items`Tek kişilik ATV | Toz için fular | Bahşiş`,
      goodToKnow: items`Sürmek için 16 yaş gerekir; 6 yaşından büyük çocuklar yetişkinin arkasına biner. | Uzun pantolon ve kapalı ayakkabı giyin. Saatler öğleden sonra turu içindir.`,
      questions: questions`
        Ehliyet gerekiyor mu? | Hayır, rota özel orman yollarındadır. Çekinen rehberin arkasına biner.
        Ne kadar toz olur? | Yazın epeyce. Yağmurdan sonra çamur olur, o zaman tulum veririz.
      `,
      extras: extras`Tek kişilik ATV | Yalnız sürersiniz, kişi başı fark`,
      meetingPoint: place`Oymapınar yakınındaki ATV istasyonu | Otelden alırız. Kendi aracınızla: alma saatinden 40 dakika sonra istasyonda.`,
    },
    ru: {
      title: 'Сафари на квадроциклах в горах Тавра',
      slug: 'safari-na-kvadrotsiklakh-tavr',
      summary: '32 километра лесных дорог над Сиде, небольшими группами и с чаем в деревне.',
      description:
        'Маршрут начинается там, где кончаются теплицы. Вы едете по лесным дорогам среди сосен, дважды через мелкий брод и вверх на гребень с видом на водохранилище Оймапынар.\n\nНа каждые шесть квадроциклов — гид впереди и гид сзади. Скорость задаёт самый осторожный. На полпути пьёте чай в семье йорюков, где печь до сих пор топят шишками. На обратном пути добавится пыль; на старте ждёт душ.',
      highlights: items`32 километра, из них 28 по лесу | Два брода и гребень с видом | Два гида на шесть квадроциклов | Чай в горной деревне`,
      programme: steps`
        15:30 | Встреча в отеле | В Сиде, Кумкёе и Чолаклы.
        16:10 | База | Шлем, очки, десять минут тренировки.
        16:30 | Лесные дороги и броды | Первый отрезок, 14 километров.
        17:15 | Чай в деревне | Чай и лепёшки, 20 минут.
        17:40 | Гребень | Вид на водохранилище и дорога назад.
        18:40 | Душ и обратный путь | В отеле с 19:00 до 19:30.
      `,
      included: items`Квадроцикл на двоих с топливом | Шлем и очки | Трансфер туда и обратно | Чай и лепёшки | Страховка`,
      excluded: items`Отдельный квадроцикл | Платок от пыли | Чаевые`,
      goodToKnow: items`За рулём — с 16 лет; дети с 6 лет сидят за взрослым. | Нужны длинные брюки и закрытая обувь. Время указано для дневной экскурсии.`,
      questions: questions`
        Нужны ли права? | Нет, маршрут идёт по частным лесным дорогам. Кто не уверен, едет за спиной гида.
        Много ли пыли? | Летом — да. После дождя вместо неё грязь, тогда выдаём защитные брюки.
      `,
      extras: extras`Отдельный квадроцикл | Едете один, доплата за человека`,
      meetingPoint: place`База у Оймапынара | Забираем из отеля. На своей машине — через 40 минут после времени выезда.`,
    },
    nl: {
      title: 'Quadsafari in de Taurus: bos, beken en thee',
      summary: '32 kilometer bospaden boven Side, in kleine groepen en met een pauze in een dorp.',
      description:
        'De route begint waar de kassen ophouden. Je rijdt over bospaden door dennen, twee keer door een ondiepe beek en omhoog naar een kam boven het Oymapınar-stuwmeer.\n\nBij elke zes quads rijdt één gids voorop en één achteraan. De langzaamste bepaalt het tempo. Halverwege drink je thee bij een familie die haar oven nog met dennenappels stookt. Op de terugweg komt er stof bij; bij de start staat een douche klaar.',
      highlights: items`32 kilometer, waarvan 28 over bospaden | Twee beken en een kam met uitzicht | Twee gidsen op zes quads | Thee in een bergdorp`,
      programme: steps`
        15:30 | Ophalen | In Side, Kumköy en Çolaklı.
        16:10 | Station | Helm, bril, tien minuten oefenen.
        16:30 | Bospaden en beken | Eerste stuk, 14 kilometer.
        17:15 | Thee in het dorp | Thee en platbrood, 20 minuten.
        17:40 | De kam | Uitzicht op het stuwmeer, dan terug.
        18:40 | Douche en terugreis | Tussen 19:00 en 19:30 bij je hotel.
      `,
      included: items`Quad met brandstof, per twee personen | Helm en bril | Ophalen en terugbrengen | Thee en platbrood | Verzekering`,
      excluded: items`Eigen quad | Doek tegen het stof | Fooi`,
      goodToKnow: items`Rijden mag vanaf 16; kinderen vanaf 6 zitten achter een volwassene. | Draag een lange broek en dichte schoenen. De tijden gelden voor de middagexcursie.`,
      questions: questions`
        Heb ik een rijbewijs nodig? | Nee, de route loopt over particuliere bospaden. Ben je onzeker, dan rijd je achterop bij de gids.
        Hoe stoffig wordt het? | In de zomer flink. Na regen is er modder en lenen we overbroeken uit.
      `,
      extras: extras`Eigen quad | Je rijdt alleen, toeslag per persoon`,
      meetingPoint: place`Quadstation bij Oymapınar | We halen je op bij je hotel. Met eigen auto: 40 minuten na de ophaaltijd bij het station.`,
    },
    ar: {
      title: 'سفاري الدراجات الرباعية في جبال طوروس',
      slug: 'safari-darrajat-rubaiya-toros',
      summary: '32 كيلومترًا من طرق الغابة فوق سيدا في مجموعات صغيرة مع استراحة في قرية.',
      description:
        'يبدأ المسار حيث تنتهي البيوت الزجاجية. تقود على طرق الغابة بين الصنوبر، وتعبر مرتين مخاضة ضحلة، ثم تصعد إلى حافة تطل على سد أويمابينار.\n\nلكل ست دراجات مرشد في المقدمة وآخر في المؤخرة، والأبطأ يحدد السرعة. في منتصف الطريق تشرب الشاي عند عائلة قروية ما زالت توقد فرنها بأكواز الصنوبر. ويزيد الغبار في طريق العودة، وهناك دش عند نقطة الانطلاق.',
      highlights: items`32 كيلومترًا منها 28 في الغابة | مخاضتان وحافة بإطلالة | مرشدان لكل ست دراجات | شاي في قرية جبلية`,
      programme: steps`
        15:30 | الاصطحاب | من سيدا وكومكوي وتشولاكلي.
        16:10 | المحطة | خوذة ونظارة وعشر دقائق تدريب.
        16:30 | طرق الغابة والمخاضات | المرحلة الأولى، 14 كيلومترًا.
        17:15 | شاي في القرية | شاي وخبز رقيق، 20 دقيقة.
        17:40 | الحافة | إطلالة على السد ثم العودة.
        18:40 | دش وعودة | في الفندق بين 19:00 و19:30.
      `,
      included: items`دراجة لشخصين مع الوقود | خوذة ونظارة واقية | التوصيل ذهابًا وإيابًا | شاي وخبز رقيق | تأمين`,
      excluded: items`دراجة منفردة | وشاح ضد الغبار | الإكراميات`,
      goodToKnow: items`القيادة من عمر 16، والأطفال من عمر 6 خلف شخص بالغ. | ارتدِ سروالًا طويلًا وحذاءً مغلقًا. والأوقات لجولة بعد الظهر.`,
      questions: questions`
        هل أحتاج إلى رخصة قيادة؟ | لا، المسار على طرق غابية خاصة. ومن لا يثق بقيادته يركب خلف المرشد.
        ما مقدار الغبار؟ | كثير في الصيف. وبعد المطر يوجد طين، فنعيرك سراويل واقية.
      `,
      extras: extras`دراجة منفردة | تقود وحدك، فرق السعر لكل شخص`,
      meetingPoint: place`محطة الدراجات قرب أويمابينار | الاصطحاب من الفندق. وبالسيارة الخاصة: بعد 40 دقيقة من وقت الاصطحاب في المحطة.`,
    },
  },
  reviews: reviews`
    4 | Marco Z. | Basel | de | 2026-06-03 | Gut geführt, kein Rennen. Die Furt hat am meisten Spaß gemacht. Tuch mitnehmen.
    5 | Артём В. | Иркутск | ru | 2026-09-25 | Ехали с дочкой 9 лет, гиды внимательные. Вид на водохранилище отличный.
    3 | Scott M. | Glasgow | en | 2025-07-09 | Fun, but August-level dust in July. The shower at the end saved the day.
    5 | Niels O. | Nijmegen | nl | 2026-04-16 | In april nog groen en modderig, precies zoals we hoopten.
    4 | Kaan E. | Ankara | tr | 2025-09-21 | Rehberler güvenliği ciddiye alıyor. Yörük çayı ayrı güzeldi.
  `,
}
