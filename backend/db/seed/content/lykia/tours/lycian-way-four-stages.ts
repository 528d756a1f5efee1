import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const lycianWayFourStages: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-34',
  kind: 'tour',
  category: 'multi-day',
  destination: 'kas-kekova',
  scene: 'coastroad',
  pictureSeed: 1134,
  details: {
    kind: 'tour',
    durationMinutes: 4920,
    days: 4,
    guideLanguages: ['en', 'tr', 'de'],
    groupSize: 10,
    pickup: 'meetingPoint',
    theme: 'nature',
    minimumAge: 12,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '02-15', to: '05-31', adult: '398.00', child: '318.00', infant: '0.00' },
    { from: '09-25', to: '11-30', adult: '398.00', child: '318.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:30', endTime: '18:30', capacity: 10, weekdays: [1, 4] }],
  childFrom: 12,
  adultFrom: 16,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 4320,
  freeCancellationHours: 168,
  instantConfirmation: false,
  extras: [
    { id: 'single-room', price: '78.00', per: 'booking', maximum: 2 },
    { id: 'walking-poles', price: '12.00', per: 'person', maximum: 10 },
  ],
  meetingPoint: { latitude: 36.2655, longitude: 29.4137 },
  rank: 34,
  text: {
    en: {
      title: 'Lycian Way, four stages with a guide and your bag ahead',
      summary:
        'Kalkan to Simena in four walking days of nine to thirteen kilometres, small guest houses, no heavy pack.',
      description:
        'You carry water, a pullover and a picnic; Hasan’s van has the rest and is already there when you arrive. The stages are those we walk ourselves in spring: up to the high plain of Bezirgan, down from Phellos with Meis in view, along the water to Limanağzı, and last the goat paths of Simena.\n\nAyşegül leads, at a pace that lets you talk. She marked parts of the path herself and knows who sells orange juice on a Tuesday. There is no spa in the evening, but there is a terrace, soup and a bed with a good mattress.',
      highlights: items`Forty-three kilometres in four days, luggage carried | Guest houses with a cook, not a buffet | A guide who has marked the path herself | Three places to swim along the way`,
      programme: steps`
        1 | Kalkan to Sarıbelen, 10 km | Olive terraces, the plain of Bezirgan, first night at 800 metres.
        2 | Phellos to Kaş, 13 km | Tombs on the ridge, then downhill with Meis ahead of you.
        2 | Evening in Kaş | Free, with a list of the places where we eat ourselves.
        3 | Kaş to Limanağzı, 11 km | Along the water, over smooth rock, fish at noon.
        4 | Üçağız to Simena, 9 km | Goats, sarcophagi, the castle and an ice cream.
        4 | Return | By boat through the Kekova channel, by van to Kaş or Kalkan by 18:30.
      `,
      included: items`Luggage transport on all four days, three nights with breakfast | Two dinners and four picnics | Licensed mountain guide | Boat on the last day | Insurance`,
      excluded: items`Dinner in Kaş | Drinks`,
      goodToKnow: items`You should be able to walk five hours with pauses; the longest climb is 650 metres. | Shoes with a firm sole are not a suggestion: the stones are sharp.`,
      questions: questions`
        Can I skip a stage? | Yes, any of them. Hasan takes you along with the bags, and you read on the terrace.
        What happens when it rains? | We walk in drizzle and wait out thunderstorms. If a stage is called off altogether, you get a quarter of the price back.
      `,
      extras: extras`
        Single room | For all three nights
        Walking poles | A pair for the four days
      `,
      meetingPoint: place`Kalkan, taxi rank above the harbour | Ayşegül at 08:30 with a yellow rucksack. Cars may stay in our yard for the four days.`,
    },
    tr: {
      title: 'Likya Yolu’nda rehberli dört etap, çantanız önden',
      summary:
        'Kalkan’dan Simena’ya dokuz ila on üç kilometrelik dört yürüyüş günü, küçük pansiyonlar, sırtta yük yok.',
      description:
        'Siz su, bir kazak ve öğle azığı taşırsınız; gerisi Hasan’ın aracındadır, vardığınızda kapıda bekler. Etaplar baharda kendimizin yürüdükleri: Bezirgân yaylasına çıkış, Meis’e bakarak Phellos’tan iniş, su kıyısından Limanağzı, en son da Simena’nın keçi yolları.\n\nÖnde, konuşarak yürünecek bir tempoda Ayşegül var. Yolun bir bölümünü kendisi işaretledi, salı günleri portakal suyunu kimin sattığını da bilir. Akşamları spa yok ama teras, çorba ve iyi yataklı odalar var.',
      highlights: items`Dört günde kırk üç kilometre, yükünüz araçta | Açık büfe değil, aşçısı olan pansiyonlar | Yolu kendi eliyle işaretlemiş bir rehber | Yol boyunca üç yüzme yeri`,
      programme: steps`
        1 | Kalkan – Sarıbelen, 10 km | Zeytin setleri, Bezirgân yaylası, 800 metrede ilk gece.
        2 | Phellos – Kaş, 13 km | Sırtta mezarlar, sonra Meis’e doğru iniş.
        2 | Kaş’ta akşam | Serbest; kendi yemek yediğimiz yerlerin listesi sizde.
        3 | Kaş – Limanağzı, 11 km | Su kıyısından, düz kayaların üstünden; öğlen balık.
        4 | Üçağız – Simena, 9 km | Keçiler, lahitler, kale ve bir dondurma.
        4 | Dönüş | Kekova’dan tekneyle, 18:30’a kadar araçla Kaş ya da Kalkan.
      `,
      included: items`Dört gün çanta taşıma, kahvaltılı üç gece | İki akşam yemeği, dört azık | Kokartlı dağ rehberi | Son gün tekne | Sigorta`,
      excluded: items`Kaş’ta akşam yemeği | İçecekler`,
      goodToKnow: items`Molalarla beş saat yürüyebilmelisiniz; en uzun çıkış 650 metredir. | Sert tabanlı ayakkabı öneri değil şarttır: taşlar keskindir.`,
      questions: questions`
        Bir etabı atlayabilir miyim? | İstediğinizi. Hasan sizi çantalarla götürür, siz terasta kitabınızı okursunuz.
        Yağmur yağarsa? | Çiselerken yürür, fırtınanın geçmesini bekleriz. Bir etap tümüyle iptal olursa ücretin dörtte birini iade ederiz.
      `,
      extras: extras`
        Tek kişilik oda | Üç gece için
        Yürüyüş batonu | Dört gün için bir çift
      `,
      meetingPoint: place`Kalkan, limanın üstündeki taksi durağı | Ayşegül 08:30’da sarı sırt çantasıyla bekler. Arabanız dört gün bahçemizde kalabilir.`,
    },
    de: {
      title: 'Lykischer Weg, vier Etappen mit Guide, Gepäck voraus',
      summary:
        'Von Kalkan nach Simena in vier Tagen zu neun bis dreizehn Kilometern, kleine Pensionen, kein schwerer Rucksack.',
      description:
        'Sie tragen Wasser, Pullover und Picknick; der Rest liegt in Hasans Bus und ist schon da, wenn Sie ankommen. Es sind die Etappen, die wir im Frühling selbst gehen: hinauf zur Hochebene von Bezirgan, von Phellos hinab mit Blick auf Meis, am Wasser nach Limanağzı und zuletzt die Ziegenpfade von Simena.\n\nAyşegül geht voran, in einem Tempo, bei dem man reden kann. Teile des Weges hat sie selbst markiert, und sie weiß, wer dienstags Orangensaft verkauft. Abends gibt es kein Spa, aber eine Terrasse, Suppe und Betten mit guten Matratzen.',
      highlights: items`Dreiundvierzig Kilometer in vier Tagen, das Gepäck fährt | Pensionen mit Köchin statt Buffet | Ein Guide, der den Weg selbst markiert hat | Drei Badestellen unterwegs`,
      programme: steps`
        1 | Kalkan bis Sarıbelen, 10 km | Olivenhänge, die Ebene von Bezirgan, erste Nacht auf 800 Metern.
        2 | Phellos bis Kaş, 13 km | Gräber auf dem Kamm, dann bergab auf Meis zu.
        2 | Abend in Kaş | Frei, mit einer Liste der Lokale, in denen wir selbst essen.
        3 | Kaş bis Limanağzı, 11 km | Am Wasser, über glatten Fels, mittags Fisch.
        4 | Üçağız bis Simena, 9 km | Ziegen, Sarkophage, die Burg und ein Eis.
        4 | Rückkehr | Mit dem Boot durch den Kekova-Kanal, im Bus bis 18:30 nach Kaş oder Kalkan.
      `,
      included: items`Gepäcktransport an vier Tagen, drei Nächte mit Frühstück | Zwei Abendessen und vier Picknicks | Lizenzierter Bergguide | Boot am letzten Tag | Versicherung`,
      excluded: items`Abendessen in Kaş | Getränke`,
      goodToKnow: items`Fünf Stunden Gehen mit Pausen sollten Ihnen liegen; der längste Aufstieg hat 650 Meter. | Feste Sohlen sind kein Vorschlag: Die Steine sind scharf.`,
      questions: questions`
        Kann ich eine Etappe auslassen? | Jede. Hasan nimmt Sie mit dem Gepäck mit, und Sie lesen auf der Terrasse.
        Was, wenn es regnet? | Bei Niesel gehen wir, Gewitter warten wir ab. Fällt eine Etappe ganz aus, erstatten wir ein Viertel des Preises.
      `,
      extras: extras`
        Einzelzimmer | Für alle drei Nächte
        Wanderstöcke | Ein Paar für die vier Tage
      `,
      meetingPoint: place`Kalkan, Taxistand über dem Hafen | Ayşegül um 08:30 mit gelbem Rucksack. Autos können die vier Tage in unserem Hof stehen.`,
    },
    ru: {
      title: 'Ликийская тропа: четыре перехода с гидом, без рюкзака',
      slug: 'likiyskaya-tropa-chetyre-perekhoda',
      summary:
        'От Калкана до Симены за четыре дня по девять–тринадцать километров, маленькие пансионы, вещи едут впереди.',
      description:
        'Вы несёте воду, свитер и обед, остальное лежит в машине Хасана и ждёт вас на месте. Это те переходы, которые мы сами проходим весной: подъём на плато Безирган, спуск от Феллоса с видом на Мейс, берег до Лиманагзы и, наконец, козьи тропы Симены.\n\nВедёт Айшегюль, в таком темпе, чтобы можно было разговаривать. Часть пути она размечала сама и знает, кто по вторникам продаёт апельсиновый сок. Спа по вечерам нет, зато есть терраса, суп и кровати с хорошими матрасами.',
      highlights: items`Сорок три километра за четыре дня, вещи едут на машине | Пансионы с поваром, а не со шведским столом | Гид, которая сама размечала тропу | Три места для купания по дороге`,
      programme: steps`
        1 | Калкан — Сарыбелен, 10 км | Оливковые террасы, плато Безирган, первая ночь на высоте 800 метров.
        2 | Феллос — Каш, 13 км | Гробницы на гребне, потом вниз, навстречу Мейсу.
        2 | Вечер в Каше | Свободный, со списком мест, где едим мы сами.
        3 | Каш — Лиманагзы, 11 км | Вдоль воды по гладким камням, в полдень рыба.
        4 | Учагыз — Симена, 9 км | Козы, саркофаги, крепость и мороженое.
        4 | Возвращение | Катером через пролив Кекова, машиной в Каш или Калкан к 18:30.
      `,
      included: items`Перевозка вещей все четыре дня, три ночи с завтраком | Два ужина и четыре обеда в дорогу | Лицензированный горный гид | Катер в последний день | Страховка`,
      excluded: items`Ужин в Каше | Напитки`,
      goodToKnow: items`Нужно уметь идти пять часов с привалами; самый большой подъём 650 метров. | Жёсткая подошва обязательна: камни острые.`,
      questions: questions`
        Можно пропустить переход? | Любой. Хасан возьмёт вас вместе с вещами, и вы почитаете на террасе.
        А если дождь? | В морось идём, грозу пережидаем. Если переход отменится совсем, вернём четверть цены.
      `,
      extras: extras`
        Одноместный номер | На все три ночи
        Треккинговые палки | Пара на четыре дня
      `,
      meetingPoint: place`Калкан, стоянка такси над гаванью | Айшегюль ждёт в 08:30 с жёлтым рюкзаком. Машину можно оставить у нас во дворе.`,
    },
  },
  reviews: reviews`
    5 | Judith A. | Sheffield | en | 2026-04-12 | Third stage, smooth rock, warm sun, a swim at eleven. I am sixty-eight and I would do it again tomorrow.
    5 | Peter G. | Innsbruck | de | 2026-10-20 | Gut geführt, nie gehetzt. Gepäck war jedes Mal vor uns da.
    5 | Nazlı K. | İzmir | tr | 2026-03-29 | Ayşegül her çiçeğin adını biliyor. Bezirgân’daki gece en güzeliydi.
    4 | Светлана Ф. | Москва | ru | 2025-11-05 | Второй день тяжёлый для коленей, палки выручили. Кормят прекрасно.
    4 | Duncan L. | Inverness | en | 2025-04-18 | One stage rained off and the money was back on my card within the week.
  `,
}
