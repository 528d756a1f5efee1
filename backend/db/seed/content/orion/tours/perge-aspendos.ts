import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const pergeAspendos: SeedProduct<OrionLocale> = {
  code: 'ORI-T-08',
  kind: 'tour',
  category: 'kultur',
  destination: 'antalya',
  scene: 'antalya',
  pictureSeed: 108,
  details: {
    kind: 'tour',
    durationMinutes: 480,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr'],
    groupSize: 18,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '58.00', child: '29.00', infant: '0.00' },
    { from: '04-01', to: '06-15', adult: '66.00', child: '33.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '62.00', child: '31.00', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '66.00', child: '33.00', infant: '0.00' },
    { from: '11-16', to: '12-31', adult: '58.00', child: '29.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:15', endTime: '16:15', capacity: 18, weekdays: [2, 4, 6, 7] }],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 900,
  freeCancellationHours: 48,
  instantConfirmation: true,
  campaign: {
    discountType: 'fixed',
    discountValue: '5.00',
    endsInDays: 35,
    label: {
      de: '5 € weniger pro Buchung',
      en: '€5 off your booking',
      tr: 'Rezervasyon başına 5 € indirim',
      ru: 'Скидка 5 € на бронирование',
      nl: '€ 5 korting per boeking',
      ar: 'خصم 5 يورو على الحجز',
    },
  },
  extras: [{ id: 'museum', price: '17.00', per: 'person', maximum: 18 }],
  meetingPoint: { latitude: 36.8866, longitude: 30.704 },
  rank: 8,
  text: {
    de: {
      title: 'Perge und Aspendos: Pamphyliens große Bühne',
      summary:
        'Eine Säulenstraße mit Wasserlauf, ein Stadion und das besterhaltene Theater der römischen Welt an einem Tag.',
      description:
        'In Perge floss das Wasser mitten durch die Hauptstraße, die Rinne ist noch da. Wir sind um neun Uhr dort und haben zwei Stunden für Stadion, Bäder und das Nymphäum, bevor die Sonne hoch steht.\n\nMittags essen Sie in Serik bei einer Familie, die Piyaz so macht, wie man ihn in Antalya isst: mit Tahin. Danach setzen Sie sich in Aspendos in die oberste Reihe, und Ihr Guide spricht unten in Zimmerlautstärke. Sie hören jedes Wort.',
      highlights: items`Wasserlauf und Säulenstraße in Perge | Akustikprobe im Theater von Aspendos | Römischer Aquädukt mit Druckturm | Mittagessen bei einer Familie in Serik`,
      programme: steps`
        08:15 | Abholung | In Antalya, Lara und Kundu.
        09:00 | Perge | Stadion, Hellenistisches Tor, Säulenstraße, Nymphäum.
        11:30 | Fahrt durch die Ebene | Baumwolle, Granatäpfel und Gewächshäuser.
        12:15 | Mittagessen in Serik | Köfte, Piyaz mit Tahin, Kürbisdessert.
        13:30 | Aspendos | Theater für 15.000, danach der Aquädukt von der Straße aus.
        15:15 | Rückfahrt | Ankunft in den Hotels bis 16:15.
      `,
      included: items`Guide | Eintritt Perge und Aspendos | Abholung und Rückfahrt | Mittagessen | Wasser`,
      excluded: items`Getränke zum Essen | Rundgang durch Kaleiçi | Trinkgeld`,
      goodToKnow: items`In Perge gibt es kaum Schatten: Hut und Sonnencreme mitnehmen. | Das Theater hat hohe Stufen; die unteren Ränge sind ebenerdig zu erreichen.`,
      questions: questions`
        Gibt es Verkaufsstopps? | Nein. Wir halten bei keinem Juwelier, keiner Lederfabrik und keinem Teppichladen.
        Werden Gäste aus Side abgeholt? | Ja, auf Anfrage. Sie treffen die Gruppe dann in Perge.
      `,
      extras: extras`Rundgang durch Kaleiçi | Nach der Rückkehr eine Stunde mit dem Guide, vom Hadrianstor bis zum Hafen`,
      meetingPoint: place`Uhrturm (Saat Kulesi), Antalya | Abholung im Hotel. Wer in der Altstadt wohnt, steigt um 08:15 am Uhrturm zu.`,
    },
    en: {
      title: 'Perge and Aspendos, the great stage of Pamphylia',
      summary:
        'A colonnaded street with running water, a stadium and the best-preserved theatre of the Roman world in one day.',
      description:
        'In Perge, water ran down the middle of the main street, and the channel is still there. We arrive at nine and have two hours for stadium, baths and nymphaeum before the sun is high.\n\nLunch is in Serik with a family who make piyaz the Antalya way, with tahini. Afterwards you take a seat in the top row at Aspendos while your guide speaks on stage in a normal voice. You hear every word.',
      highlights: items`Water channel and colonnaded street in Perge | Testing the acoustics at Aspendos | Roman aqueduct with its pressure tower | Lunch with a family in Serik`,
      programme: steps`
        08:15 | Pick-up | In Antalya, Lara and Kundu.
        09:00 | Perge | Stadium, Hellenistic Gate, colonnaded street, nymphaeum.
        11:30 | Across the plain | Cotton, pomegranates and greenhouses.
        12:15 | Lunch in Serik | Meatballs, piyaz with tahini, pumpkin dessert.
        13:30 | Aspendos | The theatre for 15,000, then the aqueduct from the road.
        15:15 | Way back | At the hotels by 16:15.
      `,
      included: items`Guide | Tickets for Perge and Aspendos | Pick-up and return | Lunch | Water`,
      excluded: items`Drinks with lunch | Walk through Kaleiçi | Tips`,
      goodToKnow: items`Perge has hardly any shade: bring a hat and sun cream. | The theatre has high steps; the lower rows can be reached on the level.`,
      questions: questions`
        Are there shopping stops? | No. We stop at no jeweller, leather factory or carpet shop.
        Do you pick up from Side? | Yes, on request. You then join the group in Perge.
      `,
      extras: extras`Walk through Kaleiçi | One hour with the guide after the tour, from Hadrian’s Gate to the harbour`,
      meetingPoint: place`Clock Tower (Saat Kulesi), Antalya | Pick-up at your hotel. If you stay in the old town, join at the Clock Tower at 08:15.`,
    },
    tr: {
      title: 'Perge ve Aspendos: Pamfilya’nın büyük sahnesi',
      summary: 'Ortasından su akan sütunlu cadde, stadyum ve Roma dünyasının en iyi korunmuş tiyatrosu, bir günde.',
      description:
        'Perge’de su ana caddenin ortasından akardı, kanalı hâlâ yerinde. Saat dokuzda oradayız; güneş yükselmeden stadyum, hamamlar ve nymphaeum için iki saatimiz olur.\n\nÖğle yemeğini Serik’te, piyazı Antalya usulü tahinle yapan bir ailede yersiniz. Sonra Aspendos’ta en üst sıraya oturursunuz, rehberiniz sahnede normal sesle konuşur. Her kelimeyi duyarsınız.',
      highlights: items`Perge’nin su kanalı ve sütunlu caddesi | Aspendos’ta akustik denemesi | Su terazisiyle Roma su kemeri | Serik’te bir ailede öğle yemeği`,
      programme: steps`
        08:15 | Otelden alma | Antalya, Lara ve Kundu’dan.
        09:00 | Perge | Stadyum, Helenistik kapı, sütunlu cadde, nymphaeum.
        11:30 | Ovadan geçiş | Pamuk, nar ve seralar.
        12:15 | Serik’te öğle yemeği | Köfte, tahinli piyaz, kabak tatlısı.
        13:30 | Aspendos | 15.000 kişilik tiyatro, ardından yoldan su kemeri.
        15:15 | Dönüş | En geç 16:15’te otellerde.
      `,
      included: items`Rehber | Perge ve Aspendos biletleri | Otelden alma ve bırakma | Öğle yemeği | Su`,
      excluded: items`Yemekteki içecekler | Kaleiçi yürüyüşü | Bahşiş`,
      goodToKnow: items`Perge’de gölge çok azdır: şapka ve güneş kremi getirin. | Tiyatronun basamakları yüksektir; alt sıralara düz yoldan ulaşılır.`,
      questions: questions`
        Alışveriş molası var mı? | Hayır. Kuyumcuya, dericiye, halıcıya uğramayız.
        Side’den alıyor musunuz? | Evet, istek üzerine. Gruba Perge’de katılırsınız.
      `,
      extras: extras`Kaleiçi yürüyüşü | Dönüşten sonra rehberle bir saat, Üçkapılar’dan limana`,
      meetingPoint: place`Saat Kulesi, Antalya | Otelden alırız. Kaleiçi’nde kalanlar 08:15’te Saat Kulesi’nden biner.`,
    },
    ru: {
      title: 'Перге и Аспендос — большая сцена Памфилии',
      slug: 'perge-i-aspendos',
      summary: 'Улица с колоннами и водным каналом, стадион и лучше всех сохранившийся римский театр за один день.',
      description:
        'В Перге вода текла посередине главной улицы, и канал цел до сих пор. Мы приезжаем к девяти: есть два часа на стадион, бани и нимфей, пока солнце невысоко.\n\nОбедаем в Серике, в семье, где пияз готовят по-анталийски, с тахини. Потом вы садитесь в верхнем ряду Аспендоса, а гид говорит на сцене обычным голосом. Слышно каждое слово.',
      highlights: items`Канал и улица с колоннами в Перге | Проверка акустики в Аспендосе | Римский акведук с напорной башней | Обед в семье в Серике`,
      programme: steps`
        08:15 | Встреча в отеле | В Анталье, Ларе и Кунду.
        09:00 | Перге | Стадион, эллинистические ворота, улица с колоннами, нимфей.
        11:30 | Дорога по равнине | Хлопок, гранаты и теплицы.
        12:15 | Обед в Серике | Кёфте, пияз с тахини, десерт из тыквы.
        13:30 | Аспендос | Театр на 15 000 мест, затем акведук с дороги.
        15:15 | Обратная дорога | В отелях не позже 16:15.
      `,
      included: items`Гид | Билеты в Перге и Аспендос | Трансфер туда и обратно | Обед | Вода`,
      excluded: items`Напитки к обеду | Прогулка по Калеичи | Чаевые`,
      goodToKnow: items`В Перге почти нет тени: возьмите головной убор и крем от солнца. | В театре высокие ступени; к нижним рядам можно пройти по ровному.`,
      questions: questions`
        Есть ли заезды в магазины? | Нет. Ни ювелиров, ни кожи, ни ковров.
        Забираете ли вы из Сиде? | Да, по запросу. Вы присоединитесь к группе в Перге.
      `,
      extras: extras`Прогулка по Калеичи | Час с гидом после возвращения, от ворот Адриана до гавани`,
      meetingPoint: place`Часовая башня (Саат Кулеси), Анталья | Забираем из отеля. Гости старого города садятся в 08:15 у Часовой башни.`,
    },
    nl: {
      title: 'Perge en Aspendos, het grote podium van Pamfylië',
      summary: 'Een zuilenstraat met stromend water, een stadion en het best bewaarde Romeinse theater op één dag.',
      description:
        'In Perge stroomde het water midden door de hoofdstraat, en de goot ligt er nog. We zijn er om negen uur en hebben twee uur voor stadion, baden en nymphaeum voordat de zon hoog staat.\n\nJe luncht in Serik bij een familie die piyaz maakt zoals in Antalya: met tahin. Daarna ga je in Aspendos op de bovenste rij zitten terwijl je gids op het toneel op gewone toon praat. Je verstaat elk woord.',
      highlights: items`Watergoot en zuilenstraat in Perge | De akoestiek van Aspendos testen | Romeins aquaduct met druktoren | Lunch bij een familie in Serik`,
      programme: steps`
        08:15 | Ophalen | In Antalya, Lara en Kundu.
        09:00 | Perge | Stadion, Hellenistische poort, zuilenstraat, nymphaeum.
        11:30 | Door de vlakte | Katoen, granaatappels en kassen.
        12:15 | Lunch in Serik | Köfte, piyaz met tahin, pompoendessert.
        13:30 | Aspendos | Theater voor 15.000 mensen, dan het aquaduct vanaf de weg.
        15:15 | Terugreis | Uiterlijk 16:15 bij de hotels.
      `,
      included: items`Gids | Kaartjes voor Perge en Aspendos | Ophalen en terugbrengen | Lunch | Water`,
      excluded: items`Drankjes bij de lunch | Wandeling door Kaleiçi | Fooi`,
      goodToKnow: items`In Perge is nauwelijks schaduw: neem een hoed en zonnebrand mee. | Het theater heeft hoge treden; de onderste rijen bereik je gelijkvloers.`,
      questions: questions`
        Zijn er winkelstops? | Nee. We stoppen bij geen juwelier, leerfabriek of tapijtwinkel.
        Halen jullie ook op in Side? | Ja, op verzoek. Je sluit dan in Perge bij de groep aan.
      `,
      extras: extras`Wandeling door Kaleiçi | Na terugkomst een uur met de gids, van de Poort van Hadrianus naar de haven`,
      meetingPoint: place`Klokkentoren (Saat Kulesi), Antalya | We halen je op bij je hotel. Logeer je in de oude stad, stap dan om 08:15 op bij de klokkentoren.`,
    },
    ar: {
      title: 'بيرغه وأسبندوس: مسرح بامفيليا الكبير',
      slug: 'pergeh-wa-aspendos',
      summary: 'شارع أعمدة يجري فيه الماء، وملعب، وأحسن مسارح العالم الروماني حفظًا، في يوم واحد.',
      description:
        'في بيرغه كان الماء يجري وسط الشارع الرئيسي، وما زالت القناة في مكانها. نصل في التاسعة ولدينا ساعتان للملعب والحمّامات وسبيل الحوريات قبل أن ترتفع الشمس.\n\nالغداء في سيريك عند عائلة تُعد البياز على طريقة أنطاليا بالطحينة. ثم تجلس في الصف الأعلى في أسبندوس، ويتحدث المرشد على الخشبة بصوت عادي، فتسمع كل كلمة.',
      highlights: items`قناة الماء وشارع الأعمدة في بيرغه | تجربة الصوت في مسرح أسبندوس | قناة رومانية معلقة ببرجها | غداء عند عائلة في سيريك`,
      programme: steps`
        08:15 | الاصطحاب | من أنطاليا ولارا وكوندو.
        09:00 | بيرغه | الملعب والبوابة الهلنستية وشارع الأعمدة وسبيل الحوريات.
        11:30 | عبر السهل | قطن ورمان وبيوت زجاجية.
        12:15 | الغداء في سيريك | كفتة وبياز بالطحينة وحلوى اليقطين.
        13:30 | أسبندوس | مسرح يتسع لـ15 ألفًا ثم القناة المعلقة من الطريق.
        15:15 | العودة | الوصول إلى الفنادق قبل 16:15.
      `,
      included: items`مرشد | تذاكر بيرغه وأسبندوس | التوصيل ذهابًا وإيابًا | الغداء | ماء`,
      excluded: items`المشروبات مع الغداء | جولة في كاليتشي | الإكراميات`,
      goodToKnow: items`الظل قليل في بيرغه: أحضر قبعة وواقيًا من الشمس. | درجات المسرح عالية، لكن الصفوف السفلى تُبلغ من طريق مستوٍ.`,
      questions: questions`
        هل هناك محطات تسوق؟ | لا، لا نتوقف عند صائغ ولا مصنع جلود ولا متجر سجاد.
        هل تصطحبني من سيدا؟ | نعم عند الطلب، وتنضم إلى المجموعة في بيرغه.
      `,
      extras: extras`جولة في كاليتشي | ساعة مع المرشد بعد العودة، من بوابة هادريان إلى الميناء`,
      meetingPoint: place`برج الساعة، أنطاليا | الاصطحاب من الفندق. ومن يسكن المدينة القديمة ينضم عند برج الساعة في 08:15.`,
    },
  },
  reviews: reviews`
    5 | Gerd H. | Bielefeld | de | 2026-04-14 | Kein einziger Verkaufsstopp, dafür zwei volle Stunden in Perge. So muss das sein.
    4 | Susan W. | York | en | 2026-10-08 | The acoustics demonstration gave me goosebumps. Hot in Perge even in October.
    5 | Наталья Б. | Уфа | ru | 2025-11-02 | Обед в семье — отдельная экскурсия. Пияз с тахини теперь делаем дома.
    4 | Ruud V. | Arnhem | nl | 2026-05-19 | Goed verhaal, prettige groep. De wandeling door Kaleiçi erbij nemen is de moeite waard.
    5 | Onur G. | Konya | tr | 2025-10-19 | En üst sıradan fısıltıyı duymak inanılmaz. Rehberimiz çok bilgiliydi.
  `,
}
