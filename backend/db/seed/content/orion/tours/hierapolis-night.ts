import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const hierapolisNight: SeedProduct<OrionLocale> = {
  code: 'ORI-T-07',
  kind: 'tour',
  category: 'kultur',
  destination: 'pamukkale',
  scene: 'pamukkale',
  pictureSeed: 107,
  details: {
    kind: 'tour',
    durationMinutes: 240,
    days: 1,
    guideLanguages: ['de', 'en', 'tr'],
    groupSize: 16,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-15', to: '06-14', adult: '62.00', child: '31.00', infant: '0.00' },
    { from: '06-15', to: '09-15', adult: '66.00', child: '33.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '62.00', child: '31.00', infant: '0.00' },
  ],
  sessions: [{ time: '18:00', endTime: '22:00', capacity: 16, weekdays: [2, 3, 4, 5, 6, 7] }],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 300,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'pool', price: '9.00', per: 'person', maximum: 16 }],
  meetingPoint: { latitude: 37.9173, longitude: 29.13 },
  rank: 7,
  text: {
    de: {
      title: 'Hierapolis und die weißen Terrassen bei Nacht',
      summary:
        'Wenn die Tagesbusse abgefahren sind: Sinterterrassen im letzten Licht, Theater und Nekropole unter Laternen.',
      description:
        'Tagsüber teilen sich Tausende die Terrassen von Pamukkale. Gegen sechs fahren die Busse zurück an die Küste, und der Kalk wird erst gelb, dann rosa, dann blau. Wir gehen barfuß hinunter, solange das Wasser noch warm ist.\n\nNach Sonnenuntergang sind Theater und Hauptstraße von Hierapolis beleuchtet. Unser Guide führt Sie mit der Taschenlampe durch die Nekropole mit ihren 1.200 Gräbern und erklärt das Tor zur Unterwelt, aus dem noch heute Gas austritt.',
      highlights: items`Terrassen ohne Gedränge | Das beleuchtete Theater für 12.000 Zuschauer | Nekropole mit Taschenlampe | Tor zur Unterwelt, das Plutonion`,
      programme: steps`
        18:00 | Abholung | In Pamukkale und Karahayıt.
        18:20 | Südtor | Über die Wiese zum Rand der Terrassen.
        18:45 | Barfuß auf dem Kalk | Warmes Wasser, letztes Licht, 45 Minuten.
        19:45 | Hierapolis | Hauptstraße, Plutonion, das Theater im Scheinwerferlicht.
        21:00 | Nekropole | Sarkophage und Grabhügel mit der Taschenlampe.
        22:00 | Zurück im Hotel | Auf dem Weg gibt es Tee aus der Thermoskanne.
      `,
      included: items`Guide | Eintritt am Abend | Abholung und Rückfahrt | Taschenlampe | Tee und Wasser`,
      excluded: items`Abendessen | Kleopatra-Becken | Trinkgeld`,
      goodToKnow: items`Auf den Terrassen geht man barfuß: Tasche für die Schuhe und ein kleines Handtuch mitnehmen. | Abends wird es auch im Sommer frisch, eine Jacke genügt.`,
      questions: questions`
        Sehe ich die Terrassen noch bei Licht? | Ja. Wir richten die Abholung nach dem Sonnenuntergang, im Juli ist sie eine Stunde später.
        Kann man im Dunkeln gut gehen? | Die Wege sind beleuchtet, in der Nekropole gehen wir langsam auf ebenem Pflaster.
      `,
      extras: extras`Kleopatra-Becken | 45 Minuten Bad zwischen antiken Säulen, 36 Grad`,
      meetingPoint: place`Hierapolis, Südtor | Wir holen Sie im Hotel ab. Mit eigenem Auto: 18:20 vor der Kasse am Südtor.`,
    },
    en: {
      title: 'Hierapolis and the white terraces by night',
      summary: 'After the day coaches have left: travertines in the last light, theatre and necropolis by lamplight.',
      description:
        'By day thousands share the terraces of Pamukkale. Around six the coaches head back to the coast, and the limestone turns yellow, then pink, then blue. We walk down barefoot while the water is still warm.\n\nAfter sunset the theatre and the main street of Hierapolis are lit. Our guide takes you by torchlight through the necropolis with its 1,200 tombs and explains the gate to the underworld, where gas still rises today.',
      highlights: items`The terraces without the crowd | The lit theatre for 12,000 | Necropolis by torchlight | The Plutonion, gate to the underworld`,
      programme: steps`
        18:00 | Pick-up | In Pamukkale and Karahayıt.
        18:20 | South gate | Across the meadow to the edge of the terraces.
        18:45 | Barefoot on the limestone | Warm water, last light, 45 minutes.
        19:45 | Hierapolis | Main street, Plutonion, the theatre under floodlight.
        21:00 | Necropolis | Sarcophagi and tumuli by torch.
        22:00 | Back at your hotel | With tea from the flask on the way.
      `,
      included: items`Guide | Evening ticket | Pick-up and return | Torch | Tea and water`,
      excluded: items`Dinner | Cleopatra Pool | Tips`,
      goodToKnow: items`You walk barefoot on the terraces: bring a bag for your shoes and a small towel. | Evenings are cool even in summer; a jacket is enough.`,
      questions: questions`
        Will I still see the terraces in daylight? | Yes. Pick-up follows the sunset; in July it is an hour later.
        Is it easy to walk in the dark? | The paths are lit, and in the necropolis we walk slowly on level paving.
      `,
      extras: extras`Cleopatra Pool | 45 minutes of bathing among ancient columns, 36 degrees`,
      meetingPoint: place`Hierapolis, south gate | We pick you up at your hotel. With your own car: 18:20 at the south gate ticket office.`,
    },
    tr: {
      title: 'Gece vakti Hierapolis ve beyaz travertenler',
      summary: 'Günübirlik otobüsler gidince: son ışıkta travertenler, fener ışığında tiyatro ve nekropol.',
      description:
        'Gündüz Pamukkale travertenlerini binlerce kişi paylaşır. Saat altıya doğru otobüsler sahile döner; kireç önce sarıya, sonra pembeye, sonra maviye çalar. Su hâlâ ılıkken yalınayak aşağı ineriz.\n\nGün battıktan sonra Hierapolis’in tiyatrosu ve ana caddesi ışıklandırılır. Rehberimiz sizi el feneriyle 1.200 mezarlı nekropolden geçirir, bugün bile gaz çıkan yeraltı kapısını anlatır.',
      highlights: items`Kalabalıksız travertenler | 12.000 kişilik ışıklı tiyatro | El feneriyle nekropol | Plutonion, yeraltının kapısı`,
      programme: steps`
        18:00 | Otelden alma | Pamukkale ve Karahayıt’tan.
        18:20 | Güney kapısı | Çayırdan travertenlerin kenarına.
        18:45 | Kirecin üstünde yalınayak | Ilık su, son ışık, 45 dakika.
        19:45 | Hierapolis | Ana cadde, Plutonion, ışıklar altında tiyatro.
        21:00 | Nekropol | El feneriyle lahitler ve tümülüsler.
        22:00 | Otele dönüş | Yolda termostan çay.
      `,
      included: items`Rehber | Akşam bileti | Otelden alma ve bırakma | El feneri | Çay ve su`,
      excluded: items`Akşam yemeği | Kleopatra Havuzu | Bahşiş`,
      goodToKnow: items`Travertenlerde yalınayak yürünür: ayakkabı için torba ve küçük havlu getirin. | Akşamlar yazın da serindir, bir ceket yeter.`,
      questions: questions`
        Travertenleri gün ışığında görebilir miyim? | Evet. Alma saati gün batımına göredir, temmuzda bir saat daha geçtir.
        Karanlıkta yürümek zor mu? | Yollar ışıklıdır; nekropolde düz taşların üzerinde yavaş yürürüz.
      `,
      extras: extras`Kleopatra Havuzu | Antik sütunlar arasında 45 dakika, 36 derece`,
      meetingPoint: place`Hierapolis güney kapısı | Sizi otelden alırız. Kendi aracınızla: 18:20’de güney kapısı gişesinde.`,
    },
    ru: {
      title: 'Ночной Иераполис и белые террасы',
      slug: 'nochnoy-ierapolis-pamukkale',
      summary: 'Когда дневные автобусы уехали: травертины в последних лучах, театр и некрополь при свете фонарей.',
      description:
        'Днём террасы Памуккале делят тысячи людей. К шести автобусы уходят к морю, и известняк становится жёлтым, потом розовым, потом синим. Мы спускаемся босиком, пока вода ещё тёплая.\n\nПосле заката театр и главная улица Иераполиса подсвечены. Гид с фонарём проведёт вас по некрополю, где 1200 гробниц, и расскажет о вратах в подземный мир — газ поднимается из них до сих пор.',
      highlights: items`Террасы без толпы | Подсвеченный театр на 12 000 мест | Некрополь с фонарём | Плутонион — врата подземного мира`,
      programme: steps`
        18:00 | Встреча в отеле | В Памуккале и Карахайыте.
        18:20 | Южные ворота | Через луг к краю террас.
        18:45 | Босиком по известняку | Тёплая вода, последний свет, 45 минут.
        19:45 | Иераполис | Главная улица, Плутонион, театр в лучах прожекторов.
        21:00 | Некрополь | Саркофаги и курганы при свете фонаря.
        22:00 | Снова в отеле | По дороге — чай из термоса.
      `,
      included: items`Гид | Вечерний билет | Трансфер туда и обратно | Фонарь | Чай и вода`,
      excluded: items`Ужин | Бассейн Клеопатры | Чаевые`,
      goodToKnow: items`По террасам ходят босиком: возьмите пакет для обуви и маленькое полотенце. | Вечером прохладно даже летом, куртки достаточно.`,
      questions: questions`
        Увижу ли я террасы при свете? | Да. Время выезда зависит от заката, в июле он на час позже.
        Легко ли идти в темноте? | Дорожки освещены, по некрополю идём медленно, по ровным плитам.
      `,
      extras: extras`Бассейн Клеопатры | 45 минут купания среди античных колонн, 36 градусов`,
      meetingPoint: place`Иераполис, южные ворота | Забираем вас из отеля. На своей машине — в 18:20 у касс южных ворот.`,
    },
    nl: {
      title: 'Hierapolis en de witte terrassen bij nacht',
      summary: 'Als de dagbussen weg zijn: travertijn in het laatste licht, theater en necropolis bij lantaarnlicht.',
      description:
        'Overdag deel je de terrassen van Pamukkale met duizenden anderen. Tegen zessen rijden de bussen terug naar de kust en kleurt de kalk geel, dan roze, dan blauw. We lopen op blote voeten naar beneden zolang het water nog warm is.\n\nNa zonsondergang zijn het theater en de hoofdstraat van Hierapolis verlicht. Onze gids neemt je met een zaklamp mee door de necropolis met 1.200 graven en vertelt over de poort naar de onderwereld, waar nog steeds gas uit komt.',
      highlights: items`De terrassen zonder drukte | Het verlichte theater voor 12.000 mensen | Necropolis bij zaklamplicht | Plutonion, poort naar de onderwereld`,
      programme: steps`
        18:00 | Ophalen | In Pamukkale en Karahayıt.
        18:20 | Zuidpoort | Door het gras naar de rand van de terrassen.
        18:45 | Op blote voeten | Warm water, laatste licht, 45 minuten.
        19:45 | Hierapolis | Hoofdstraat, Plutonion, het theater in schijnwerperlicht.
        21:00 | Necropolis | Sarcofagen en grafheuvels met de zaklamp.
        22:00 | Terug in je hotel | Onderweg thee uit de thermosfles.
      `,
      included: items`Gids | Avondkaartje | Ophalen en terugbrengen | Zaklamp | Thee en water`,
      excluded: items`Avondeten | Cleopatrabad | Fooi`,
      goodToKnow: items`Op de terrassen loop je op blote voeten: neem een tas voor je schoenen en een kleine handdoek mee. | De avonden zijn ook in de zomer fris; een jas is genoeg.`,
      questions: questions`
        Zie ik de terrassen nog bij daglicht? | Ja. De ophaaltijd volgt de zonsondergang; in juli is dat een uur later.
        Loopt het makkelijk in het donker? | De paden zijn verlicht en in de necropolis lopen we rustig over vlakke stenen.
      `,
      extras: extras`Cleopatrabad | 45 minuten baden tussen antieke zuilen, 36 graden`,
      meetingPoint: place`Hierapolis, zuidpoort | We halen je op bij je hotel. Met eigen auto: 18:20 bij de kassa van de zuidpoort.`,
    },
    ar: {
      title: 'هيرابوليس والمصاطب البيضاء ليلًا',
      slug: 'hierapolis-laylan',
      summary: 'بعد رحيل حافلات النهار: المصاطب الكلسية في آخر الضوء، والمسرح والمقابر تحت المصابيح.',
      description:
        'في النهار يتقاسم الآلاف مصاطب باموكالي. ونحو السادسة تعود الحافلات إلى الساحل، فيصير الكلس أصفر ثم ورديًا ثم أزرق. ننزل حفاةً والماء لا يزال دافئًا.\n\nبعد الغروب يُضاء مسرح هيرابوليس وشارعها الرئيسي. ويقودك المرشد بالمصباح بين 1200 قبر في المدينة الجنائزية، ويشرح بوابة العالم السفلي التي ما زال الغاز يخرج منها إلى اليوم.',
      highlights: items`المصاطب بلا ازدحام | المسرح المضاء المتسع لـ12 ألفًا | المقابر على ضوء المصباح | البلوتونيون، بوابة العالم السفلي`,
      programme: steps`
        18:00 | الاصطحاب | من باموكالي وكاراهاييت.
        18:20 | البوابة الجنوبية | عبر المرج إلى حافة المصاطب.
        18:45 | حفاةً على الكلس | ماء دافئ وآخر الضوء، 45 دقيقة.
        19:45 | هيرابوليس | الشارع الرئيسي والبلوتونيون والمسرح المضاء.
        21:00 | المدينة الجنائزية | توابيت حجرية وتلال قبور على ضوء المصباح.
        22:00 | العودة إلى الفندق | مع شاي في الطريق.
      `,
      included: items`مرشد | تذكرة المساء | التوصيل ذهابًا وإيابًا | مصباح يدوي | شاي وماء`,
      excluded: items`العشاء | مسبح كليوباترا | الإكراميات`,
      goodToKnow: items`السير على المصاطب بلا حذاء: أحضر كيسًا للأحذية ومنشفة صغيرة. | المساء بارد قليلًا حتى صيفًا، وتكفي سترة.`,
      questions: questions`
        هل أرى المصاطب في ضوء النهار؟ | نعم، فموعد الاصطحاب يتبع الغروب، وفي يوليو يتأخر ساعة.
        هل السير سهل في الظلام؟ | الممرات مضاءة، وبين القبور نسير ببطء على حجارة مستوية.
      `,
      extras: extras`مسبح كليوباترا | 45 دقيقة بين الأعمدة القديمة بحرارة 36 درجة`,
      meetingPoint: place`هيرابوليس، البوابة الجنوبية | نصطحبك من الفندق. وبالسيارة الخاصة: 18:20 عند شباك البوابة الجنوبية.`,
    },
  },
  reviews: reviews`
    5 | Ulrike S. | Dresden | de | 2026-05-30 | Um acht Uhr saßen wir zu zehnt im Theater und hörten die Grillen. Tagsüber undenkbar.
    5 | Hannah M. | Norwich | en | 2026-09-10 | Pink, then blue, exactly as described. The torch walk through the tombs is not scary, just quiet.
    4 | Joris P. | Breda | nl | 2025-08-22 | Prachtig licht. Neem echt een tas voor je schoenen mee.
    5 | Павел Г. | Москва | ru | 2025-10-07 | Были днём и вечером — вечером это другое место. Гид знает о Плутонионе всё.
    4 | Elif S. | Denizli | tr | 2026-07-17 | Denizliliyim, böyle görmemiştim. Yazın alma saatini mesajla bildirmeleri iyi oldu.
  `,
}
