import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const prieneMiletusDidyma: SeedProduct<OrionLocale> = {
  code: 'ORI-T-21',
  kind: 'tour',
  category: 'kultur',
  destination: 'ephesus',
  scene: 'coastroad',
  pictureSeed: 121,
  details: {
    kind: 'tour',
    durationMinutes: 510,
    days: 1,
    guideLanguages: ['de', 'en', 'nl', 'tr'],
    groupSize: 12,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'group',
  currency: 'EUR',
  seasons: [{ from: '01-01', to: '12-31', adult: '310.00', child: '310.00', infant: '0.00' }],
  sessions: [{ time: '09:00', endTime: '17:30', capacity: 12, weekdays: EVERY_DAY }],
  childFrom: 6,
  adultFrom: 13,
  group: { price: '310.00', maximumPersons: 6, extraPersonPrice: '38.00' },
  taxMode: 'excluded',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 1440,
  freeCancellationHours: 48,
  instantConfirmation: false,
  extras: [{ id: 'tickets', price: '16.00', per: 'person', maximum: 12 }],
  meetingPoint: { latitude: 37.8597, longitude: 27.2583 },
  rank: 21,
  text: {
    de: {
      title: 'Priene, Milet und Didyma mit eigenem Guide',
      summary: 'Drei antike Städte an einem Tag, nur für Ihre Gruppe bis sechs Gäste, in Ihrem Tempo.',
      description:
        'Priene liegt unter einer Felswand, Milet in einer Ebene, die einmal Hafen war, und in Didyma steht ein Tempel, der nie fertig wurde. Zusammen erzählen die drei Orte, wie das Denken in Ionien begann, und kaum jemand besucht sie.\n\nSie fahren im eigenen Van mit einem Archäologen. Er lässt aus, was Sie langweilt, und bleibt, wo Sie fragen. Mittags gibt es Fisch am Hafen von Altınkum oder ein Picknick im Stadion von Priene, ganz wie Sie möchten.',
      highlights: items`Van und Archäologe nur für Sie | Athenatempel von Priene unter der Felswand | Das Theater von Milet für 15.000 | Das Orakel von Didyma`,
      programme: steps`
        09:00 | Abholung | In Kuşadası, Selçuk oder am Kreuzfahrthafen.
        09:45 | Priene | Athenatempel, Theater und das Raster der Straßen.
        12:00 | Milet | Theater, Faustina-Thermen, der verschwundene Hafen.
        13:30 | Mittagessen | Fisch in Altınkum oder Picknick.
        15:00 | Didyma | Apollontempel mit 20 Meter hohen Säulen.
        17:30 | Zurück | Auf Wunsch mit Badestopp, wenn die Zeit reicht.
      `,
      included: items`Eigener Van mit Fahrer | Archäologe als Guide | Abholung und Rückfahrt | Wasser und Obst unterwegs`,
      excluded: items`Eintritte | Mittagessen | Mehrwertsteuer von 10 %, sie wird im Warenkorb ausgewiesen`,
      goodToKnow: items`Der Preis gilt für bis zu sechs Gäste, danach kommt ein Aufpreis pro Person hinzu. | Nach Priene führt ein steiler Weg von zehn Minuten hinauf.`,
      questions: questions`
        Klappt das vom Kreuzfahrtschiff aus? | Ja. Nennen Sie uns das Schiff, wir richten uns nach der Liegezeit und sind eine Stunde vor dem Ablegen zurück.
        Können wir eine Stadt weglassen? | Natürlich. Viele lassen Milet kürzer und baden dafür in Altınkum.
      `,
      extras: extras`Eintritte für alle drei Orte | Wir kaufen die Karten vorab`,
      meetingPoint: place`Kreuzfahrthafen Kuşadası | Abholung im Hotel oder am Ausgang des Terminals, mit Ihrem Namen auf dem Schild.`,
    },
    en: {
      title: 'Priene, Miletus and Didyma with your own guide',
      summary: 'Three ancient cities in a day, just for your group of up to six, at your own pace.',
      description:
        'Priene lies under a cliff, Miletus in a plain that was once a harbour, and at Didyma stands a temple that was never finished. Together they tell how thinking began in Ionia, and hardly anyone visits them.\n\nYou travel in your own van with an archaeologist. He leaves out what bores you and stays where you ask questions. Lunch is fish by the harbour in Altınkum or a picnic in the stadium of Priene, just as you like.',
      highlights: items`Van and archaeologist just for you | Priene’s Temple of Athena below the cliff | The theatre of Miletus for 15,000 | The oracle of Didyma`,
      programme: steps`
        09:00 | Pick-up | In Kuşadası, Selçuk or at the cruise port.
        09:45 | Priene | Temple of Athena, theatre and the grid of streets.
        12:00 | Miletus | Theatre, Baths of Faustina, the vanished harbour.
        13:30 | Lunch | Fish in Altınkum or a picnic.
        15:00 | Didyma | Temple of Apollo with columns 20 metres tall.
        17:30 | Back | With a swim on the way, if time allows.
      `,
      included: items`Your own van with driver | Archaeologist as guide | Pick-up and return | Water and fruit on the way`,
      excluded: items`Tickets | Lunch | VAT of 10%, shown separately in the basket`,
      goodToKnow: items`The price is for up to six guests; beyond that there is a surcharge per person. | A steep path of ten minutes leads up to Priene.`,
      questions: questions`
        Does it work from a cruise ship? | Yes. Tell us the ship; we plan around its stay and are back an hour before it sails.
        Can we leave out a city? | Of course. Many shorten Miletus and swim in Altınkum instead.
      `,
      extras: extras`Tickets for all three sites | We buy them in advance`,
      meetingPoint: place`Kuşadası cruise port | Pick-up at your hotel or at the terminal exit, with your name on the sign.`,
    },
    tr: {
      title: 'Özel rehberle Priene, Milet ve Didim',
      summary: 'Bir günde üç antik kent; altı kişiye kadar yalnız sizin grubunuz, kendi temponuzda.',
      description:
        'Priene bir kayalığın altında, Milet bir zamanlar liman olan ovada durur; Didim’de ise hiç bitmemiş bir tapınak vardır. Üçü birlikte İyonya’da düşüncenin nasıl başladığını anlatır ve buralara pek az kişi gelir.\n\nSize ait bir minibüste, bir arkeologla gidersiniz. Sıkıldığınız yeri geçer, sorduğunuz yerde kalır. Öğlen Altınkum’da limanda balık ya da Priene stadyumunda piknik: hangisini isterseniz.',
      highlights: items`Minibüs ve arkeolog yalnız size | Kayalığın altında Athena Tapınağı | 15.000 kişilik Milet tiyatrosu | Didim’in kehanet tapınağı`,
      programme: steps`
        09:00 | Alma | Kuşadası, Selçuk ya da kruvaziyer limanından.
        09:45 | Priene | Athena Tapınağı, tiyatro ve ızgara sokaklar.
        12:00 | Milet | Tiyatro, Faustina Hamamı, kaybolan liman.
        13:30 | Öğle yemeği | Altınkum’da balık ya da piknik.
        15:00 | Didim | 20 metrelik sütunlarıyla Apollon Tapınağı.
        17:30 | Dönüş | Vakit kalırsa yolda yüzme molası.
      `,
      included: items`Şoförlü özel minibüs | Arkeolog rehber | Alma ve bırakma | Yolda su ve meyve`,
      excluded: items`Biletler | Öğle yemeği | %10 KDV, sepette ayrıca gösterilir`,
      goodToKnow: items`Fiyat altı kişiye kadardır, fazlası için kişi başı ek ücret alınır. | Priene’ye on dakikalık dik bir yolla çıkılır.`,
      questions: questions`
        Gemiyle gelenler için olur mu? | Evet. Gemiyi bildirin; kalkıştan bir saat önce limanda oluruz.
        Bir kenti çıkarabilir miyiz? | Elbette. Çoğu misafir Milet’i kısa tutup Altınkum’da yüzer.
      `,
      extras: extras`Üç yerin biletleri | Önceden biz alırız`,
      meetingPoint: place`Kuşadası Kruvaziyer Limanı | Otelden ya da terminal çıkışından, adınız yazılı levhayla.`,
    },
    ru: {
      title: 'Приена, Милет и Дидима с личным гидом',
      slug: 'priena-milet-didima-lichnyy-gid',
      summary: 'Три античных города за день, только для вашей компании до шести человек, в вашем темпе.',
      description:
        'Приена стоит под скалой, Милет — на равнине, которая была гаванью, а в Дидиме — храм, который так и не достроили. Вместе они рассказывают, как в Ионии начали размышлять о мире, и туристов здесь почти нет.\n\nВы едете в отдельном минивэне с археологом. Он пропускает то, что вам неинтересно, и остаётся там, где есть вопросы. На обед — рыба в гавани Алтынкума или пикник на стадионе Приены, как захотите.',
      highlights: items`Минивэн и археолог только для вас | Храм Афины под скалой | Театр Милета на 15 000 мест | Оракул Дидимы`,
      programme: steps`
        09:00 | Встреча | В Кушадасы, Сельчуке или в круизном порту.
        09:45 | Приена | Храм Афины, театр и сетка улиц.
        12:00 | Милет | Театр, термы Фаустины, исчезнувшая гавань.
        13:30 | Обед | Рыба в Алтынкуме или пикник.
        15:00 | Дидима | Храм Аполлона с колоннами высотой 20 метров.
        17:30 | Возвращение | Если останется время — с купанием.
      `,
      included: items`Минивэн с водителем | Гид-археолог | Трансфер туда и обратно | Вода и фрукты в дороге`,
      excluded: items`Входные билеты | Обед | НДС 10 %, указывается в корзине отдельно`,
      goodToKnow: items`Цена — за компанию до шести гостей, дальше — доплата за человека. | К Приене ведёт крутая тропа, десять минут вверх.`,
      questions: questions`
        Подойдёт ли это пассажирам круиза? | Да. Назовите лайнер: вернёмся за час до отхода.
        Можно ли пропустить один город? | Конечно. Многие сокращают Милет и купаются в Алтынкуме.
      `,
      extras: extras`Билеты на все три места | Купим заранее`,
      meetingPoint: place`Круизный порт Кушадасы | Забираем из отеля или у выхода из терминала, с вашим именем на табличке.`,
    },
    nl: {
      title: 'Priëne, Milete en Didyma met je eigen gids',
      summary: 'Drie antieke steden op één dag, alleen voor jullie groep tot zes gasten, in je eigen tempo.',
      description:
        'Priëne ligt onder een rotswand, Milete in een vlakte die ooit haven was, en in Didyma staat een tempel die nooit af kwam. Samen vertellen ze hoe het denken in Ionië begon, en bijna niemand bezoekt ze.\n\nJullie reizen in een eigen busje met een archeoloog. Hij slaat over wat je verveelt en blijft staan waar je vragen hebt. Lunchen doe je met vis aan de haven van Altınkum of met een picknick in het stadion van Priëne, wat je maar wilt.',
      highlights: items`Busje en archeoloog alleen voor jullie | De Athenatempel onder de rotswand | Het theater van Milete voor 15.000 mensen | Het orakel van Didyma`,
      programme: steps`
        09:00 | Ophalen | In Kuşadası, Selçuk of bij de cruisehaven.
        09:45 | Priëne | Athenatempel, theater en het stratenraster.
        12:00 | Milete | Theater, baden van Faustina, de verdwenen haven.
        13:30 | Lunch | Vis in Altınkum of picknick.
        15:00 | Didyma | Apollotempel met zuilen van 20 meter.
        17:30 | Terug | Met een duik onderweg, als er tijd is.
      `,
      included: items`Eigen busje met chauffeur | Archeoloog als gids | Ophalen en terugbrengen | Water en fruit onderweg`,
      excluded: items`Kaartjes | Lunch | 10% btw, apart vermeld in de winkelmand`,
      goodToKnow: items`De prijs geldt tot zes gasten; daarboven betaal je een toeslag per persoon. | Naar Priëne loopt een steil pad van tien minuten.`,
      questions: questions`
        Lukt dit vanaf een cruiseschip? | Ja. Noem ons het schip; we zijn een uur voor vertrek terug.
        Kunnen we een stad overslaan? | Natuurlijk. Veel gasten houden Milete kort en zwemmen in Altınkum.
      `,
      extras: extras`Kaartjes voor alle drie de plekken | Wij kopen ze vooraf`,
      meetingPoint: place`Cruisehaven Kuşadası | Bij je hotel of bij de uitgang van de terminal, met je naam op het bord.`,
    },
    ar: {
      title: 'بريين وميليتوس وديديما مع مرشد خاص',
      slug: 'priene-miletus-didyma-murshid-khas',
      summary: 'ثلاث مدن قديمة في يوم واحد، لمجموعتك وحدها حتى ستة ضيوف وعلى مهلك.',
      description:
        'تقع بريين تحت جرف صخري، وميليتوس في سهل كان ميناء، وفي ديديما معبد لم يكتمل قط. معًا تحكي كيف بدأ التفكير في إيونيا، وقلّ من يزورها.\n\nتسافر في سيارة خاصة مع عالم آثار، يتجاوز ما تملّ منه ويطيل حيث تسأل. والغداء سمك على ميناء ألتينكوم أو طعام في الهواء الطلق في ملعب بريين، كما تحب.',
      highlights: items`سيارة وعالم آثار لك وحدك | معبد أثينا تحت الجرف | مسرح ميليتوس المتسع لـ15 ألفًا | معبد العرّافة في ديديما`,
      programme: steps`
        09:00 | الاصطحاب | من كوشاداسي أو سلجوق أو ميناء السفن السياحية.
        09:45 | بريين | معبد أثينا والمسرح وشبكة الشوارع.
        12:00 | ميليتوس | المسرح وحمّامات فاوستينا والميناء المندثر.
        13:30 | الغداء | سمك في ألتينكوم أو غداء في الهواء الطلق.
        15:00 | ديديما | معبد أبولو بأعمدة ارتفاعها 20 مترًا.
        17:30 | العودة | مع سباحة في الطريق إن سمح الوقت.
      `,
      included: items`سيارة خاصة مع سائق | عالم آثار مرشد | التوصيل ذهابًا وإيابًا | ماء وفاكهة في الطريق`,
      excluded: items`التذاكر | الغداء | ضريبة القيمة المضافة \u206610%\u2069 وتظهر منفصلة في السلة`,
      goodToKnow: items`السعر حتى ستة ضيوف، وبعدهم مبلغ إضافي لكل شخص. | الطريق إلى بريين صعود حاد مدته عشر دقائق.`,
      questions: questions`
        هل تناسب ركاب السفن السياحية؟ | نعم، أخبرنا باسم السفينة ونعود قبل إبحارها بساعة.
        هل يمكن ترك إحدى المدن؟ | بالطبع، كثيرون يختصرون ميليتوس ويسبحون في ألتينكوم.
      `,
      extras: extras`تذاكر المواقع الثلاثة | نشتريها مسبقًا`,
      meetingPoint: place`ميناء كوشاداسي للسفن السياحية | من الفندق أو عند مخرج المحطة مع لوحة باسمك.`,
    },
  },
  reviews: reviews`
    5 | Dr. Eva K. | Tübingen | de | 2026-04-22 | In Priene waren wir zu viert allein. Der Archäologe hat mit den Kindern den Stadtplan nachgelaufen.
    5 | Richard S. | Bath | en | 2025-09-30 | From a cruise ship, back with an hour to spare. Didyma at three in the afternoon glows.
    4 | Marijke H. | Maastricht | nl | 2026-06-08 | Fijn dat je zelf het tempo bepaalt. Het pad naar Priëne is echt steil.
    5 | Cem A. | İzmir | tr | 2025-11-16 | Altı kişi gittik, kişi başı çok uygun geldi. Piknik harika fikirdi.
  `,
}
