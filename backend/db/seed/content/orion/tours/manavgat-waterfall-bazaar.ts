import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const manavgatWaterfallBazaar: SeedProduct<OrionLocale> = {
  code: 'ORI-T-12',
  kind: 'tour',
  category: 'tagesausfluege',
  destination: 'side',
  scene: 'waterfall',
  pictureSeed: 112,
  details: {
    kind: 'tour',
    durationMinutes: 390,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr', 'nl'],
    groupSize: 30,
    pickup: 'included',
    theme: 'nature',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-01', to: '05-31', adult: '24.00', child: '12.00', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '28.00', child: '14.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '25.00', child: '12.50', infant: '0.00' },
  ],
  sessions: [{ time: '09:30', endTime: '16:00', capacity: 30, weekdays: [1, 4] }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 600,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'lunch-trout', price: '7.00', per: 'person', maximum: 30 }],
  meetingPoint: { latitude: 36.7875, longitude: 31.4431 },
  rank: 12,
  text: {
    de: {
      title: 'Manavgat: Wasserfall, Flussfahrt und Wochenmarkt',
      summary:
        'Ein ruhiger Tag vor der Haustür: Kühle am Wasserfall, Boot bis zur Mündung, Markt mit Bauern aus dem Taurus.',
      description:
        'Montags und donnerstags kommen die Bauern aus den Bergdörfern nach Manavgat. Sie gehen mit unserem Guide über den Markt, probieren Maulbeeren, Schafskäse und eingelegte Zitronen und haben danach eine Stunde für sich.\n\nDavor sitzen Sie am Wasserfall, wo es auch im August zehn Grad kühler ist. Mittags gleitet ein Holzboot den grünen Fluss hinunter bis zur Sandbank, an der Süßwasser und Meer sich treffen. Dort baden Sie auf beiden Seiten.',
      highlights: items`Wasserfall am Vormittag, vor den Bussen | 90 Minuten auf dem Fluss | Baden an der Mündung, Süß- und Salzwasser | Wochenmarkt mit Kostproben`,
      programme: steps`
        09:30 | Abholung | In Side, Kumköy und Sorgun.
        10:00 | Wasserfall | Tee auf den Stegen, 45 Minuten.
        11:00 | Flussboot | Von Manavgat bis zur Mündung.
        12:00 | Sandbank | Baden und Mittagessen an Bord.
        13:45 | Wochenmarkt | Rundgang mit Kostproben, danach freie Zeit.
        16:00 | Zurück im Hotel | Ihre Einkäufe fahren im Bus mit.
      `,
      included: items`Abholung und Rückfahrt | Eintritt Wasserfall | Flussfahrt | Mittagessen | Kostproben auf dem Markt`,
      excluded: items`Getränke | Einkäufe | Forelle statt Huhn`,
      goodToKnow: items`Der Markt ist nur montags und donnerstags, deshalb fahren wir nur an diesen Tagen. | Bargeld in Lira hilft beim Einkaufen, im Bus gibt es eine Kühlbox.`,
      questions: questions`
        Ist das mit dem Kinderwagen machbar? | Am Wasserfall und auf dem Boot ja. Auf dem Markt ist eine Trage bequemer.
        Kann man am Wasserfall baden? | Nein, die Strömung ist zu stark. Gebadet wird an der Mündung.
      `,
      extras: extras`Forelle zum Mittagessen | Frisch vom Grill, statt Hähnchen`,
      meetingPoint: place`Bootsanleger Manavgat, unter der Brücke | Abholung im Hotel. Wer nur ab Boot mitfährt: 10:50 am Anleger.`,
    },
    en: {
      title: 'Manavgat: waterfall, river boat and weekly market',
      summary:
        'An easy day close to home: cool air at the falls, a boat to the river mouth, a market with mountain farmers.',
      description:
        'On Mondays and Thursdays farmers come down from the mountain villages to Manavgat. You walk the market with our guide, taste mulberries, sheep’s cheese and pickled lemons, and then have an hour to yourself.\n\nBefore that you sit by the waterfall, where it is ten degrees cooler even in August. At midday a wooden boat glides down the green river to the sandbar where fresh water meets the sea. You can swim on either side.',
      highlights: items`The falls in the morning, before the coaches | 90 minutes on the river | A swim at the mouth, fresh or salt water | Weekly market with tastings`,
      programme: steps`
        09:30 | Pick-up | In Side, Kumköy and Sorgun.
        10:00 | Waterfall | Tea on the walkways, 45 minutes.
        11:00 | River boat | From Manavgat to the mouth.
        12:00 | Sandbar | A swim, and lunch on board.
        13:45 | Weekly market | A walk with tastings, then free time.
        16:00 | Back at your hotel | Your shopping comes with you.
      `,
      included: items`Pick-up and return | Waterfall ticket | River boat | Lunch | Market tastings`,
      excluded: items`Drinks | Shopping | Trout instead of chicken`,
      goodToKnow: items`The market is on Mondays and Thursdays only, so we run on those days. | Cash in lira helps with shopping; the bus has a cool box.`,
      questions: questions`
        Can we bring a pushchair? | At the falls and on the boat, yes. A carrier is easier at the market.
        Can you swim at the waterfall? | No, the current is too strong. We swim at the river mouth.
      `,
      extras: extras`Trout for lunch | Fresh from the grill, in place of chicken`,
      meetingPoint: place`Manavgat boat landing, below the bridge | Pick-up at your hotel. If you only join the boat: 10:50 at the landing.`,
    },
    tr: {
      title: 'Manavgat: şelale, nehir teknesi ve halk pazarı',
      summary: 'Otele yakın, sakin bir gün: şelalede serinlik, tekneyle ırmak ağzı, dağ köylülerinin pazarı.',
      description:
        'Pazartesi ve perşembe günleri dağ köylerinden üreticiler Manavgat’a iner. Rehberimizle pazarı gezer, dut, koyun peyniri ve limon turşusu tadarsınız; sonra bir saat sizindir.\n\nÖncesinde, ağustosta bile on derece daha serin olan şelalede oturursunuz. Öğlen ahşap tekne yeşil ırmaktan aşağı, tatlı suyun denizle buluştuğu kumsala süzülür. İki tarafta da yüzersiniz.',
      highlights: items`Otobüslerden önce sabah şelale | Irmakta 90 dakika | Irmak ağzında tatlı ve tuzlu suda yüzme | Tadımlarıyla halk pazarı`,
      programme: steps`
        09:30 | Otelden alma | Side, Kumköy ve Sorgun’dan.
        10:00 | Şelale | Su kenarında çay, 45 dakika.
        11:00 | Nehir teknesi | Manavgat’tan ırmak ağzına.
        12:00 | Kumsal | Yüzme ve teknede öğle yemeği.
        13:45 | Halk pazarı | Tadımlarla tur, sonra serbest zaman.
        16:00 | Otele dönüş | Aldıklarınız da sizinle gelir.
      `,
      included: items`Otelden alma ve bırakma | Şelale bileti | Nehir teknesi | Öğle yemeği | Pazar tadımları`,
      excluded: items`İçecekler | Alışveriş | Tavuk yerine alabalık`,
      goodToKnow: items`Pazar yalnız pazartesi ve perşembe kurulur, biz de o günler gideriz. | Nakit Türk lirası işe yarar; otobüste soğutucu vardır.`,
      questions: questions`
        Bebek arabasıyla olur mu? | Şelalede ve teknede evet. Pazarda kanguru daha rahat.
        Şelalede yüzülür mü? | Hayır, akıntı kuvvetli. Irmak ağzında yüzeriz.
      `,
      extras: extras`Öğle yemeğinde alabalık | Tavuk yerine, ızgaradan taze`,
      meetingPoint: place`Manavgat tekne iskelesi, köprünün altı | Otelden alırız. Yalnız tekneye katılanlar 10:50’de iskelede.`,
    },
    ru: {
      title: 'Манавгат: водопад, речная прогулка и рынок',
      slug: 'manavgat-vodopad-reka-rynok',
      summary:
        'Спокойный день недалеко от отеля: прохлада у водопада, лодка до устья, рынок с крестьянами из горных сёл.',
      description:
        'По понедельникам и четвергам в Манавгат спускаются крестьяне из горных сёл. С гидом вы проходите по рынку, пробуете шелковицу, овечий сыр и солёные лимоны, а потом у вас час свободного времени.\n\nДо этого вы сидите у водопада, где даже в августе на десять градусов прохладнее. В полдень деревянная лодка скользит по зелёной реке к косе, где пресная вода встречается с морем. Купаться можно с обеих сторон.',
      highlights: items`Водопад утром, раньше автобусов | 90 минут на реке | Купание в устье: пресная и морская вода | Рынок с дегустацией`,
      programme: steps`
        09:30 | Встреча в отеле | В Сиде, Кумкёе и Соргуне.
        10:00 | Водопад | Чай на мостках, 45 минут.
        11:00 | Речная лодка | Из Манавгата до устья.
        12:00 | Песчаная коса | Купание и обед на борту.
        13:45 | Рынок | Прогулка с дегустацией, затем свободное время.
        16:00 | Снова в отеле | Покупки едут вместе с вами.
      `,
      included: items`Трансфер туда и обратно | Вход к водопаду | Речная прогулка | Обед | Дегустация на рынке`,
      excluded: items`Напитки | Покупки | Форель вместо курицы`,
      goodToKnow: items`Рынок работает только по понедельникам и четвергам, поэтому мы едем в эти дни. | Пригодятся наличные лиры; в автобусе есть холодильник.`,
      questions: questions`
        Можно ли с коляской? | У водопада и на лодке — да. На рынке удобнее с переноской.
        Можно ли купаться у водопада? | Нет, течение слишком сильное. Купаемся в устье.
      `,
      extras: extras`Форель на обед | С гриля, вместо курицы`,
      meetingPoint: place`Лодочный причал Манавгата, под мостом | Забираем из отеля. Кто едет только на лодке — в 10:50 у причала.`,
    },
    nl: {
      title: 'Manavgat: waterval, rivierboot en weekmarkt',
      summary:
        'Een rustige dag dicht bij huis: koelte bij de waterval, een boot naar de monding, markt met bergboeren.',
      description:
        'Op maandag en donderdag komen boeren uit de bergdorpen naar Manavgat. Je loopt met onze gids over de markt, proeft moerbeien, schapenkaas en ingelegde citroen en hebt daarna een uur voor jezelf.\n\nDaarvoor zit je bij de waterval, waar het ook in augustus tien graden koeler is. ’s Middags glijdt een houten boot over de groene rivier naar de zandbank waar zoet water en zee elkaar raken. Je kunt aan beide kanten zwemmen.',
      highlights: items`Waterval in de ochtend, vóór de bussen | 90 minuten op de rivier | Zwemmen bij de monding, zoet of zout | Weekmarkt met proeverij`,
      programme: steps`
        09:30 | Ophalen | In Side, Kumköy en Sorgun.
        10:00 | Waterval | Thee op de vlonders, 45 minuten.
        11:00 | Rivierboot | Van Manavgat naar de monding.
        12:00 | Zandbank | Zwemmen en lunch aan boord.
        13:45 | Weekmarkt | Rondje met proeverij, daarna vrije tijd.
        16:00 | Terug in je hotel | Je boodschappen rijden mee.
      `,
      included: items`Ophalen en terugbrengen | Kaartje waterval | Rivierboot | Lunch | Proeverij op de markt`,
      excluded: items`Drankjes | Aankopen | Forel in plaats van kip`,
      goodToKnow: items`De markt is er alleen op maandag en donderdag, dus rijden we op die dagen. | Contant geld in lira is handig; in de bus staat een koelbox.`,
      questions: questions`
        Kan het met een kinderwagen? | Bij de waterval en op de boot wel. Op de markt is een draagzak handiger.
        Kun je zwemmen bij de waterval? | Nee, de stroming is te sterk. We zwemmen bij de monding.
      `,
      extras: extras`Forel als lunch | Vers van de grill, in plaats van kip`,
      meetingPoint: place`Aanlegplaats Manavgat, onder de brug | We halen je op bij je hotel. Ga je alleen met de boot mee: 10:50 bij de aanlegplaats.`,
    },
    ar: {
      title: 'مانافغات: الشلال وقارب النهر والسوق الأسبوعي',
      slug: 'manavgat-alshallal-walsuq',
      summary: 'يوم هادئ قريب من الفندق: برودة الشلال وقارب إلى مصب النهر وسوق لمزارعي الجبال.',
      description:
        'يومي الاثنين والخميس ينزل المزارعون من قرى الجبل إلى مانافغات. تتجول في السوق مع مرشدنا وتتذوق التوت وجبن الغنم والليمون المخلل، ثم لك ساعة حرة.\n\nقبل ذلك تجلس عند الشلال حيث الجو أبرد بعشر درجات حتى في أغسطس. وعند الظهر ينساب قارب خشبي في النهر الأخضر إلى اللسان الرملي حيث يلتقي الماء العذب بالبحر، وتسبح في الجهتين.',
      highlights: items`الشلال صباحًا قبل الحافلات | 90 دقيقة في النهر | سباحة عند المصب في ماء عذب أو مالح | سوق أسبوعي مع تذوق`,
      programme: steps`
        09:30 | الاصطحاب | من سيدا وكومكوي وسورغون.
        10:00 | الشلال | شاي على الممرات الخشبية، 45 دقيقة.
        11:00 | قارب النهر | من مانافغات إلى المصب.
        12:00 | اللسان الرملي | سباحة وغداء على المتن.
        13:45 | السوق الأسبوعي | جولة مع تذوق ثم وقت حر.
        16:00 | العودة إلى الفندق | ومشترياتك معك.
      `,
      included: items`التوصيل ذهابًا وإيابًا | تذكرة الشلال | قارب النهر | الغداء | تذوق في السوق`,
      excluded: items`المشروبات | المشتريات | سمك التراوت بدل الدجاج`,
      goodToKnow: items`السوق يومي الاثنين والخميس فقط، ولذلك ننطلق فيهما. | يفيدك النقد بالليرة، وفي الحافلة صندوق تبريد.`,
      questions: questions`
        هل تناسب عربة الأطفال؟ | عند الشلال وعلى القارب نعم، أما في السوق فالحمّالة أسهل.
        هل يمكن السباحة عند الشلال؟ | لا، التيار قوي. السباحة عند المصب.
      `,
      extras: extras`سمك تراوت على الغداء | طازج من المشواة بدل الدجاج`,
      meetingPoint: place`مرسى مانافغات، تحت الجسر | الاصطحاب من الفندق. ومن ينضم إلى القارب فقط: 10:50 عند المرسى.`,
    },
  },
  reviews: reviews`
    4 | Renate F. | Mannheim | de | 2026-06-11 | Gemütlich und nicht hektisch. Die Kostproben auf dem Markt haben fast das Mittagessen ersetzt.
    5 | Linda S. | Amersfoort | nl | 2026-09-07 | Met onze kleinkinderen gedaan, perfect. De zandbank is een droom.
    4 | Галина Т. | Омск | ru | 2025-08-25 | Водопад небольшой, но прохлада спасает. На рынке гид помог с ценами.
    4 | Peter N. | Belfast | en | 2025-10-09 | Good value for a whole day. The boat ride was longer than on other trips we saw.
    3 | Hakan B. | Isparta | tr | 2026-07-20 | Pazar temmuzda çok sıcaktı, tekne bölümü ise güzeldi.
  `,
}
