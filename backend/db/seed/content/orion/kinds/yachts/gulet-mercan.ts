import { extras, items, place, questions, reviews, steps } from '../../../shared/lines'
import { sailingMonths, weekBoat } from '../stay-entry'

export const guletMercan = weekBoat({
  code: 'ORI-Y-08',
  destination: 'kemer',
  scene: 'gulet',
  details: {
    kind: 'yacht',
    lengthMetres: 21,
    cabins: 4,
    berths: 9,
    capacity: 9,
    crew: 3,
    built: 2011,
    charter: 'week',
    boardAt: '15:00',
    leaveAt: '10:00',
    marina: 'kemer-marina',
    features: ['cook', 'airConditioning', 'sunDeck', 'tender', 'kayak', 'snorkel', 'fishing', 'wifi'],
  },
  seasons: sailingMonths(['5200.00', '6600.00', '8300.00', '6900.00', '5400.00']),
  extras: [
    { id: 'full-board', price: '310.00', per: 'person', maximum: 9 },
    { id: 'ancient-guide', price: '150.00', per: 'booking', maximum: 3 },
  ],
  campaign: {
    discountType: 'percent',
    discountValue: '10.00',
    endsInDays: 50,
    label: {
      de: 'Frühbucher für Familien',
      en: 'Early booking for families',
      tr: 'Ailelere erken rezervasyon',
      ru: 'Раннее бронирование для семей',
      nl: 'Vroegboeken voor gezinnen',
      ar: 'حجز مبكر للعائلات',
    },
  },
  meetingPoint: { latitude: 36.6014, longitude: 30.5717 },
  text: {
    de: {
      title: 'Familien-Gulet „Mercan“ ab Kemer, eine Woche zu neunt',
      summary:
        'Vier Kabinen, ein Netz rund um das Deck und die Küste von Kemer bis Finike, an der Kinder Piraten werden.',
      description:
        '„Mercan“ ist die Koralle, und korallenrot ist auch der Streifen am Rumpf. Das Schiff ist auf Familien eingestellt: Netze an der Reling, eine Rutsche vom Oberdeck, vier Kinderwesten mit Namen und ein Koch, der Nudeln ohne alles für eine Aufgabe hält, der er gewachsen ist.\n\nKapitän Halil fährt kurze Etappen von höchstens zwei Stunden. Olympos erkundet man vom Strand aus, vor Suluada ist das Wasser so hell wie in der Karibik, und in Adrasan gibt es Eis. Nachts liegt „Mercan“ in Buchten, in denen kein Schwell ankommt.',
      highlights: items`Reling mit Netzen, Rutsche ins Wasser | Kurze Etappen, höchstens zwei Stunden am Stück | Suluada, Olympos und Phaselis auf einer Route | Familienkabine mit drei Betten`,
      programme: steps`
        1 | Kemer | Ab 15:00 an Bord, Kinder probieren die Westen an; Nacht in der Marina.
        2 | Phaselis | Schnorcheln im Nordhafen, nachmittags an Land, Nacht vor Anker.
        3 | Olympos | Strand und Ruinen im Lorbeer, abends zu Fuß zu den Flammen der Chimäre.
        4 | Adrasan und Suluada | Weißer Strand am Morgen, Eis im Dorf am Nachmittag.
        6 | Gelidonya und Ceneviz | Leuchtturm vom Wasser, Baden im Genueserhafen.
        7 | Kemer | Letzte Rutschpartie, am Samstag bis 10:00 von Bord.
      `,
      included: items`Gulet mit drei Mann Crew | Treibstoff für drei Motorstunden am Tag | Bettwäsche, Hand- und Badetücher | Hafen- und Parkgebühren | Passagierversicherung`,
      excluded: items`Verpflegung, 310 € je Person und Woche, Kinder bis sechs frei | Getränke | Eintritte an Land`,
      goodToKnow: items`Die Woche läuft von Samstag zu Samstag. | Babys schlafen in der Familienkabine, ein Reisebett ist an Bord.`,
      questions: questions`
        Ab welchem Alter ist die Reise geeignet? | Ab etwa zwei. Eltern von Krabbelkindern empfehlen wir Juni oder September, dann ist das Deck nicht heiß.
        Was, wenn ein Kind krank wird? | Kein Punkt der Route liegt mehr als eine Stunde von einem Hafen mit Klinik.
      `,
      extras: extras`
        Vollpension für die Woche | Drei Mahlzeiten, Kuchen am Nachmittag, Obst und Wasser; Kinderteller inklusive
        Archäologin für einen Tag | Sie erzählt Phaselis und Olympos so, dass auch Achtjährige zuhören
      `,
      meetingPoint: place`Marina Kemer, Gästesteg | „Mercan“, korallenroter Streifen. Der Gepäckwagen wartet am Haupttor, Eis gibt es nebenan.`,
    },
    en: {
      title: 'Family gulet “Mercan” from Kemer, a week for nine',
      summary:
        'Four cabins, nets around the deck, and the coast from Kemer to Finike, on which children turn into pirates.',
      description:
        '“Mercan” means coral, and the stripe along her hull is coral red. She is fitted out for families: nets on the rail, a slide from the upper deck, four children’s jackets with names on them, and a cook who regards plain pasta as a task he can rise to.\n\nCaptain Halil keeps the legs short, two hours at most. Olympos is explored from its beach, the water off Suluada is as pale as in the Caribbean, and in Adrasan there is ice cream. At night “Mercan” lies in coves that no swell can reach.',
      highlights: items`Nets on the rail and a slide into the water | Short legs, never more than two hours | Suluada, Olympos and Phaselis on one route | A family cabin with three beds`,
      programme: steps`
        1 | Kemer | On board from 15:00, children try on their jackets; night in the marina.
        2 | Phaselis | Snorkelling in the north harbour, ashore in the afternoon, night at anchor.
        3 | Olympos | Beach and ruins among laurels, in the evening on foot to the Chimaera flames.
        4 | Adrasan and Suluada | A white beach in the morning, ice cream in the village after lunch.
        6 | Gelidonya and Ceneviz | The lighthouse from the water, a swim in the Genoese harbour.
        7 | Kemer | A last slide; ashore by 10:00 on Saturday.
      `,
      included: items`Gulet with three crew | Fuel for three engine hours a day | Linen, bath and beach towels | Harbour and park fees | Passenger insurance`,
      excluded: items`Food, €310 a person for the week, free up to age six | Drinks | Admissions on land`,
      goodToKnow: items`The week runs from Saturday to Saturday. | Babies sleep in the family cabin; a travel cot is on board.`,
      questions: questions`
        From what age is it suitable? | From about two. With toddlers choose June or September, when the deck is not hot.
        What if a child falls ill? | Nowhere on the route is more than an hour from a harbour with a clinic.
      `,
      extras: extras`
        Full board for the week | Three meals, cake in the afternoon, fruit and water; children’s plates included
        Archaeologist for a day | She tells the story of Phaselis and Olympos so that eight-year-olds listen too
      `,
      meetingPoint: place`Kemer marina, visitors’ pontoon | “Mercan”, coral red stripe. The luggage cart waits at the main gate, next to the ice cream.`,
    },
    tr: {
      title: 'Kemer’den aile guleti “Mercan”, dokuz kişi bir hafta',
      summary: 'Dört kamara, güvertenin çevresinde ağ ve çocukları korsana çeviren Kemer–Finike kıyıları.',
      description:
        'Gövdesindeki şerit de adı gibi mercan kırmızısıdır. Tekne ailelere göre donatılmıştır: küpeştede ağ, üst güverteden kaydırak, üzerinde adları yazan dört çocuk yeleği ve sade makarnayı ustalık işi sayan bir aşçı.\n\nHalil Kaptan kısa yol yapar, bir seferde en çok iki saat. Olimpos kumsaldan gezilir, Suluada’nın suyu Karayipler kadar açıktır, Adrasan’da dondurma vardır. Geceleri “Mercan” soluğan girmeyen koylarda yatar.',
      highlights: items`Küpeştede ağ, suya inen kaydırak | En çok iki saatlik kısa seyirler | Tek rotada Suluada, Olimpos ve Phaselis | Üç yataklı aile kamarası`,
      programme: steps`
        1 | Kemer | 15:00’ten itibaren biniş, çocuklar yelek dener; gece marinada.
        2 | Phaselis | Kuzey limanında şnorkel, öğleden sonra karaya, gece demirde.
        3 | Olimpos | Kumsal ve defneler arasında kalıntılar, akşam Yanartaş’a yürüyüş.
        4 | Adrasan ve Suluada | Sabah beyaz kumsal, ikindi köyde dondurma.
        6 | Gelidonya ve Ceneviz | Denizden fener, Ceneviz Limanı’nda yüzme.
        7 | Kemer | Kaydıraktan son iniş; cumartesi en geç 10:00’da karaya.
      `,
      included: items`Üç mürettebatıyla gulet | Günde üç motor saati yakıt | Nevresim, banyo ve plaj havluları | Liman ve park ücretleri | Yolcu sigortası`,
      excluded: items`Yemek, hafta için kişi başı 310 €, altı yaşına kadar ücretsiz | İçecekler | Karadaki girişler`,
      goodToKnow: items`Hafta cumartesiden cumartesiyedir. | Bebekler aile kamarasında yatar, teknede park yatak var.`,
      questions: questions`
        Kaç yaşından itibaren uygun? | İki yaş civarından. Emekleyen çocukla haziran ya da eylülü seçin, güverte kızgın olmaz.
        Çocuk hastalanırsa? | Rotanın hiçbir yeri, kliniği olan bir limana bir saatten uzak değildir.
      `,
      extras: extras`
        Bir hafta tam pansiyon | Üç öğün, ikindi keki, meyve ve su; çocuk tabakları dahil
        Bir günlük arkeolog | Phaselis’i ve Olimpos’u sekiz yaşındakinin de dinleyeceği gibi anlatır
      `,
      meetingPoint: place`Kemer Marina, misafir pontonu | “Mercan”, mercan kırmızısı şeritli. Bavul arabası ana kapıda, dondurmacının yanında bekler.`,
    },
    ru: {
      title: 'Семейный гулет «Мерджан» из Кемера на неделю',
      slug: 'semeyny-gulet-merdzhan-kemer',
      summary:
        'Четыре каюты на девять гостей, сетка вокруг палубы и берег от Кемера до Финике, где дети становятся пиратами.',
      description:
        '«Мерджан» значит коралл, и полоса на борту тоже кораллово-красная. Гулет приспособлен для семей: сетки на леерах, горка с верхней палубы, четыре детских жилета с именами и кок, который макароны без ничего считает достойной задачей.\n\nКапитан Халиль идёт короткими переходами, не больше двух часов. В Олимпос попадают прямо с пляжа, у Сулуады вода светлая, как на Карибах, а в Адрасане есть мороженое. Ночует «Мерджан» в бухтах, куда не доходит зыбь.',
      highlights: items`Сетки на леерах и горка в воду | Короткие переходы, до двух часов | Сулуада, Олимпос и Фаселис на одном маршруте | Семейная каюта с тремя кроватями`,
      programme: steps`
        1 | Кемер | Посадка с 15:00, дети примеряют жилеты; ночь в марине.
        2 | Фаселис | Снорклинг в северной гавани, после обеда на берег, ночь на якоре.
        3 | Олимпос | Пляж и руины среди лавров, вечером пешком к огням Химеры.
        4 | Адрасан и Сулуада | Утром белый пляж, днём мороженое в деревне.
        6 | Гелидонья и Дженевиз | Маяк с воды, купание в Генуэзской гавани.
        7 | Кемер | Последний раз с горки; в субботу до 10:00 на берег.
      `,
      included: items`Гулет с экипажем из трёх человек | Топливо на три часа хода в день | Бельё, банные и пляжные полотенца | Портовые и парковые сборы | Страховка пассажиров`,
      excluded: items`Питание, 310 € с человека за неделю, детям до шести лет бесплатно | Напитки | Входные билеты на берегу`,
      goodToKnow: items`Неделя считается с субботы по субботу. | Малыши спят в семейной каюте, дорожная кроватка есть на борту.`,
      questions: questions`
        С какого возраста подходит? | Примерно с двух лет. С ползунками лучше июнь или сентябрь, когда палуба не раскаляется.
        А если ребёнок заболеет? | От любой точки маршрута не больше часа до порта с клиникой.
      `,
      extras: extras`
        Полный пансион на неделю | Трёхразовое питание, пирог после обеда, фрукты и вода; детские порции включены
        Археолог на день | Рассказывает про Фаселис и Олимпос так, что слушают и восьмилетние
      `,
      meetingPoint: place`Марина Кемера, гостевой понтон | «Mercan», кораллово-красная полоса. Тележка ждёт у главных ворот, рядом с мороженым.`,
    },
    nl: {
      title: 'Familiegulet ‘Mercan’ vanuit Kemer, een week met negen',
      summary: 'Vier hutten, netten rond het dek en de kust van Kemer tot Finike, waar kinderen piraten worden.',
      description:
        '‘Mercan’ betekent koraal en de streep langs de romp is koraalrood. Het schip is op gezinnen ingericht: netten aan de reling, een glijbaan vanaf het bovendek, vier kindervesten met een naam erop en een kok die pasta zonder iets een eervolle opdracht vindt.\n\nKapitein Halil vaart korte stukken, hooguit twee uur. Olympos verken je vanaf het strand, bij Suluada is het water zo licht als in de Cariben en in Adrasan is er ijs. ’s Nachts ligt de ‘Mercan’ in baaien waar geen deining komt.',
      highlights: items`Netten aan de reling en een glijbaan | Korte etappes, nooit meer dan twee uur | Suluada, Olympos en Phaselis in één route | Familiehut met drie bedden`,
      programme: steps`
        1 | Kemer | Aan boord vanaf 15:00, kinderen passen hun vest; nacht in de haven.
        2 | Phaselis | Snorkelen in de noordhaven, ’s middags aan land, nacht voor anker.
        3 | Olympos | Strand en ruïnes tussen de laurier, ’s avonds te voet naar de vlammen van de Chimaera.
        4 | Adrasan en Suluada | ’s Ochtends een wit strand, ’s middags ijs in het dorp.
        6 | Gelidonya en Ceneviz | De vuurtoren vanaf het water, zwemmen in de Genuese haven.
        7 | Kemer | Nog één keer van de glijbaan; zaterdag uiterlijk 10:00 van boord.
      `,
      included: items`Gulet met drie bemanningsleden | Brandstof voor drie motoruren per dag | Beddengoed, badlakens en strandlakens | Haven- en parkgelden | Passagiersverzekering`,
      excluded: items`Maaltijden, € 310 per persoon per week, gratis tot en met zes jaar | Drankjes | Toegangskaartjes aan land`,
      goodToKnow: items`De week loopt van zaterdag tot zaterdag. | Baby’s slapen in de familiehut, er is een campingbedje aan boord.`,
      questions: questions`
        Vanaf welke leeftijd is het geschikt? | Vanaf een jaar of twee. Kies met kruipers juni of september, dan is het dek niet heet.
        Wat als een kind ziek wordt? | Nergens op de route is een haven met kliniek verder dan een uur.
      `,
      extras: extras`
        Volpension voor de week | Drie maaltijden, cake in de middag, fruit en water; kinderborden inbegrepen
        Archeologe voor een dag | Ze vertelt zo over Phaselis en Olympos dat ook achtjarigen luisteren
      `,
      meetingPoint: place`Jachthaven Kemer, passantensteiger | ‘Mercan’, koraalrode streep. De bagagekar staat bij de hoofdpoort, naast de ijskraam.`,
    },
    ar: {
      title: 'غوليت العائلة «مرجان» من كيمر، أسبوع لتسعة',
      slug: 'gulet-marjan-kemer-usbu',
      summary: 'أربع كبائن وشباك حول السطح وساحل من كيمر إلى فينيكه يتحول عليه الأطفال إلى قراصنة.',
      description:
        'على بدن «مرجان» خط بلون اسمه. وهو مجهّز للعائلات: شباك على الحواف، وزلاقة من السطح العلوي، وأربع سترات للأطفال بأسمائهم، وطاهٍ يرى المعكرونة السادة مهمة تليق به.\n\nيبحر القبطان خليل مراحل قصيرة لا تتجاوز ساعتين. تُزار أوليمبوس من شاطئها، وماء سولو أدا صافٍ كالكاريبي، وفي أدراسان مثلجات. وليلًا يرسو «مرجان» في خلجان لا يدخلها الموج.',
      highlights: items`شباك على الحواف وزلاقة إلى الماء | مراحل قصيرة لا تتجاوز ساعتين | سولو أدا وأوليمبوس وفاسيليس في مسار واحد | كابينة عائلية بثلاثة أسرّة`,
      programme: steps`
        1 | كيمر | الصعود من الساعة 15:00 وتجربة سترات الأطفال، والليلة في المرسى.
        2 | فاسيليس | سباحة بالقناع في المرفأ الشمالي، ثم إلى البر عصرًا، والليلة عند المرسى.
        3 | أوليمبوس | شاطئ وأطلال بين أشجار الغار، ومساءً سيرًا إلى نيران الكيميرا.
        4 | أدراسان وسولو أدا | شاطئ أبيض صباحًا ومثلجات في القرية عصرًا.
        6 | غليدونيا وجنويز | المنارة من البحر وسباحة في مرفأ الجنويين.
        7 | كيمر | آخر انزلاقة، والنزول يوم السبت حتى 10:00.
      `,
      included: items`الغوليت مع طاقم من ثلاثة | وقود لثلاث ساعات محرك في اليوم | أغطية أسرّة ومناشف للحمّام والشاطئ | رسوم الموانئ والمحميات | تأمين الركاب`,
      excluded: items`الطعام، 310 يورو للشخص في الأسبوع، ومجانًا حتى السادسة | المشروبات | رسوم الدخول على البر`,
      goodToKnow: items`الأسبوع من السبت إلى السبت. | ينام الرضّع في الكابينة العائلية، وعلى المتن سرير محمول.`,
      questions: questions`
        من أي عمر تناسب الرحلة؟ | من نحو سنتين. ومع الرضّع الذين بدؤوا الحبو اختر يونيو أو سبتمبر حين لا يسخن السطح.
        وإذا مرض طفل؟ | لا تبعد أي نقطة في المسار أكثر من ساعة عن ميناء فيه عيادة.
      `,
      extras: extras`
        إقامة كاملة لأسبوع | ثلاث وجبات وكعك العصر وفاكهة وماء، وأطباق الأطفال مشمولة
        عالمة آثار ليوم | تحكي قصة فاسيليس وأوليمبوس فيصغي حتى أبناء الثامنة
      `,
      meetingPoint: place`مرسى كيمر، رصيف الزوار | «Mercan» بخط أحمر مرجاني. عربة الأمتعة عند البوابة الرئيسية بجوار بائع المثلجات.`,
    },
  },
  reviews: reviews`
    5 | Familie Lindner mit Oma | Jena | de | 2026-07-11 | Die Rutsche war ab acht Uhr besetzt. Wir Großen haben zum ersten Mal seit Jahren gelesen.
    5 | Fam. Bakker | Assen | nl | 2026-08-15 | Netten, vestjes, korte stukken: eindelijk een boot die aan ouders denkt.
    5 | أم يوسف | مسقط | ar | 2026-06-27 | الأولاد لا يتحدثون إلا عن الزلاقة والقبطان خليل. طعام نظيف وطاقم محترم.
    4 | Burcu A. | Eskişehir | tr | 2026-09-05 | Kısa etaplar çok iyi düşünülmüş. Temmuzda güverte sıcak olur, eylül ideal.
  `,
})
