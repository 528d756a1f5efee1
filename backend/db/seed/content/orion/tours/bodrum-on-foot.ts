import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const bodrumOnFoot: SeedProduct<OrionLocale> = {
  code: 'ORI-T-17',
  kind: 'tour',
  category: 'stadt-genuss',
  destination: 'bodrum',
  scene: 'bodrum',
  pictureSeed: 117,
  details: {
    kind: 'tour',
    durationMinutes: 240,
    days: 1,
    guideLanguages: ['de', 'en', 'tr'],
    groupSize: 12,
    pickup: 'meetingPoint',
    theme: 'city',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '04-30', adult: '49.00', child: '24.50', infant: '0.00' },
    { from: '05-01', to: '06-15', adult: '56.00', child: '28.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '62.00', child: '31.00', infant: '0.00' },
    { from: '09-16', to: '12-31', adult: '52.00', child: '26.00', infant: '0.00' },
  ],
  sessions: [{ time: '16:30', endTime: '20:30', capacity: 12, weekdays: [2, 3, 4, 5, 6, 7] }],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 360,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'main-course', price: '16.00', per: 'person', maximum: 12 }],
  meetingPoint: { latitude: 37.0318, longitude: 27.4295 },
  rank: 17,
  text: {
    de: {
      title: 'Bodrum zu Fuß: Burg, Werft und ein Meze-Abend',
      summary: 'Vier Stunden zwischen Kreuzrittern und Schiffbauern, am Ende ein Tisch voller Vorspeisen am Wasser.',
      description:
        'Die Johanniter bauten ihre Burg aus den Steinen des Mausoleums, eines der sieben Weltwunder. Heute liegt darin eines der ältesten Schiffswracks, die je gehoben wurden. Ihr Guide zeigt Ihnen beides, mit Blick auf zwei Buchten.\n\nDanach gehen Sie durch weiße Gassen mit Bougainvilleen zur alten Werft, wo noch immer Gulets aus Kiefernholz entstehen. Der Abend endet in einer Meyhane: acht kalte und zwei warme Vorspeisen, der Wirt erklärt jede einzelne.',
      highlights: items`Johanniterburg und Wrack von Uluburun | Besuch bei einem Gulet-Bauer | Zehn Vorspeisen am Wasser | Höchstens 12 Gäste`,
      programme: steps`
        16:30 | Burgtor | Begrüßung, die Eintrittskarten liegen bereit.
        16:45 | Burg St. Peter | Museum für Unterwasserarchäologie und Englischer Turm.
        18:00 | Weiße Gassen | Kumbahçe, ein Hof mit Mandarinenbaum, Limonade.
        18:40 | Alte Werft | Ein Meister zeigt Spanten und Kalfaterwerg.
        19:15 | Meze-Abend | Zehn Vorspeisen, warmes Brot, Blick auf die Burg.
        20:30 | Ende am Hafen | Fünf Minuten zu Fuß zur Dolmuş-Station.
      `,
      included: items`Guide | Eintritt Burg und Museum | Zehn Vorspeisen mit Brot | Limonade und Wasser`,
      excluded: items`Rakı, Wein und andere Getränke | Hauptgericht | Anfahrt`,
      goodToKnow: items`In der Burg gibt es viele Stufen, dafür meist eine Brise. | Vegetarisch und vegan sind bei den Vorspeisen kein Problem.`,
      questions: questions`
        Ist die Burg auch bei Hitze auszuhalten? | Ja, nach halb fünf liegen die Höfe im Schatten, die Museumsräume sind gekühlt.
        Trinken bei Ihnen alle Rakı? | Nein. Etwa die Hälfte bestellt Limonade oder Şalgam, und der Abend wird genauso lang.
      `,
      extras: extras`Hauptgericht | Fisch des Tages oder Lamm aus dem Ofen`,
      meetingPoint: place`Burg von Bodrum, Eingang am Hafenplatz | Ihr Guide steht unter der großen Palme, dunkelblaue Tasche.`,
    },
    en: {
      title: 'Bodrum on foot: castle, shipyard and a meze table',
      summary: 'Four hours among crusaders and boatbuilders, ending at a table full of meze by the water.',
      description:
        'The Knights of St John built their castle from the stones of the Mausoleum, one of the Seven Wonders of the World. Inside it today lies one of the oldest shipwrecks ever raised. Your guide shows you both, above two bays.\n\nThen you walk white lanes with bougainvillea to the old shipyard, where gulets are still built from pine. The evening ends in a meyhane: eight cold meze and two warm ones, each explained by the owner.',
      highlights: items`The castle and the Uluburun wreck | A visit to a gulet builder | Ten meze by the water | 12 guests at most`,
      programme: steps`
        16:30 | Castle gate | Welcome; the tickets are ready.
        16:45 | Castle of St Peter | Museum of Underwater Archaeology and the English Tower.
        18:00 | White lanes | Kumbahçe, a courtyard with a mandarin tree, lemonade.
        18:40 | Old shipyard | A master shows frames and caulking.
        19:15 | Meze table | Ten meze, warm bread, the castle in view.
        20:30 | End at the harbour | Five minutes on foot to the dolmuş station.
      `,
      included: items`Guide | Ticket for castle and museum | Ten meze with bread | Lemonade and water`,
      excluded: items`Rakı, wine and other drinks | Main course | Travel to Bodrum`,
      goodToKnow: items`The castle has many steps, but usually a breeze too. | Vegetarians and vegans are well served with meze.`,
      questions: questions`
        Is the castle bearable in the heat? | Yes: after half past four the courtyards are in shade and the museum rooms are cooled.
        Does everyone drink rakı? | No. About half order lemonade or şalgam, and the evening lasts just as long.
      `,
      extras: extras`Main course | Fish of the day or oven-cooked lamb`,
      meetingPoint: place`Bodrum Castle, entrance on the harbour square | Your guide stands under the tall palm with a dark blue bag.`,
    },
    tr: {
      title: 'Yürüyerek Bodrum: kale, tersane ve meze sofrası',
      summary: 'Şövalyelerle tekne ustaları arasında dört saat, sonunda deniz kıyısında dolu bir meze sofrası.',
      description:
        'Saint Jean şövalyeleri kaleyi, dünyanın yedi harikasından biri olan Mausoleion’un taşlarıyla yaptı. Bugün içinde, denizden çıkarılmış en eski batıklardan biri durur. Rehberiniz ikisini de iki koya bakarak anlatır.\n\nSonra begonvilli beyaz sokaklardan eski tersaneye yürürsünüz; burada hâlâ çam ağacından gulet yapılır. Akşam bir meyhanede biter: sekiz soğuk, iki sıcak meze; her birini mekân sahibi anlatır.',
      highlights: items`Kale ve Uluburun batığı | Gulet ustasını ziyaret | Deniz kıyısında on çeşit meze | En fazla 12 kişi`,
      programme: steps`
        16:30 | Kale kapısı | Karşılama, biletler hazır.
        16:45 | Bodrum Kalesi | Sualtı Arkeoloji Müzesi ve İngiliz Kulesi.
        18:00 | Beyaz sokaklar | Kumbahçe, mandalina ağaçlı bir avlu, limonata.
        18:40 | Eski tersane | Usta postaları ve kalafatı gösterir.
        19:15 | Meze sofrası | On çeşit meze, sıcak ekmek, kale manzarası.
        20:30 | Limanda bitiş | Dolmuş garajına yürüyerek beş dakika.
      `,
      included: items`Rehber | Kale ve müze bileti | Ekmekle on çeşit meze | Limonata ve su`,
      excluded: items`Rakı, şarap ve diğer içecekler | Ana yemek | Bodrum’a ulaşım`,
      goodToKnow: items`Kalede basamak çoktur ama çoğu zaman esinti de vardır. | Mezelerde vejetaryen ve vegan seçenek boldur.`,
      questions: questions`
        Sıcakta kale gezilir mi? | Evet, dört buçuktan sonra avlular gölgedir, müze salonları serindir.
        Herkes rakı içiyor mu? | Hayır. Yarısı limonata ya da şalgam söyler, sohbet yine uzar.
      `,
      extras: extras`Ana yemek | Günün balığı ya da fırında kuzu`,
      meetingPoint: place`Bodrum Kalesi, liman meydanı girişi | Rehberiniz büyük palmiyenin altında, elinde lacivert çanta.`,
    },
    ru: {
      title: 'Бодрум пешком: крепость, верфь и вечер мезе',
      slug: 'bodrum-peshkom-krepost-meze',
      summary: 'Четыре часа среди рыцарей и корабелов, а в конце — стол с закусками у воды.',
      description:
        'Иоанниты построили крепость из камней Мавзолея, одного из семи чудес света. Сегодня в ней лежит один из древнейших поднятых со дна кораблей. Гид покажет и то и другое — с видом на две бухты.\n\nПотом вы идёте белыми улочками с бугенвиллеями к старой верфи, где и теперь строят гулеты из сосны. Вечер заканчивается в мейхане: восемь холодных и две горячие закуски, о каждой расскажет хозяин.',
      highlights: items`Крепость и корабль из Улубуруна | В гостях у корабела | Десять закусок у воды | Не больше 12 гостей`,
      programme: steps`
        16:30 | Ворота крепости | Встреча, билеты уже готовы.
        16:45 | Крепость Святого Петра | Музей подводной археологии и Английская башня.
        18:00 | Белые улочки | Кумбахче, двор с мандариновым деревом, лимонад.
        18:40 | Старая верфь | Мастер показывает шпангоуты и паклю.
        19:15 | Стол мезе | Десять закусок, тёплый хлеб, вид на крепость.
        20:30 | Конец в гавани | Пять минут пешком до стоянки долмушей.
      `,
      included: items`Гид | Билет в крепость и музей | Десять закусок с хлебом | Лимонад и вода`,
      excluded: items`Ракы, вино и другие напитки | Горячее блюдо | Дорога до Бодрума`,
      goodToKnow: items`В крепости много ступеней, зато обычно дует ветерок. | Вегетарианцам и веганам закусок хватит.`,
      questions: questions`
        Не жарко ли в крепости? | Нет: после половины пятого дворы в тени, а в залах прохладно.
        Все ли пьют ракы? | Нет. Половина гостей берёт лимонад или шалгам, и вечер длится столько же.
      `,
      extras: extras`Горячее блюдо | Рыба дня или баранина из печи`,
      meetingPoint: place`Крепость Бодрума, вход с портовой площади | Гид стоит под высокой пальмой с тёмно-синей сумкой.`,
    },
    nl: {
      title: 'Bodrum te voet: kasteel, werf en een tafel vol meze',
      summary: 'Vier uur tussen kruisridders en botenbouwers, met aan het eind een tafel vol meze aan het water.',
      description:
        'De johannieters bouwden hun kasteel met de stenen van het Mausoleum, een van de zeven wereldwonderen. Nu ligt er een van de oudste scheepswrakken die ooit zijn geborgen. Je gids laat je beide zien, met zicht op twee baaien.\n\nDaarna loop je door witte stegen met bougainville naar de oude werf, waar nog steeds gulets van dennenhout worden gebouwd. De avond eindigt in een meyhane: acht koude en twee warme meze, elk uitgelegd door de eigenaar.',
      highlights: items`Het kasteel en het wrak van Uluburun | Op bezoek bij een guletbouwer | Tien meze aan het water | Hooguit 12 gasten`,
      programme: steps`
        16:30 | Kasteelpoort | Welkom, de kaartjes liggen klaar.
        16:45 | Sint-Petruskasteel | Museum voor onderwaterarcheologie en Engelse Toren.
        18:00 | Witte stegen | Kumbahçe, een binnenplaats met mandarijnboom, limonade.
        18:40 | Oude werf | Een meester toont spanten en breeuwwerk.
        19:15 | Meze | Tien gerechtjes, warm brood, zicht op het kasteel.
        20:30 | Einde bij de haven | Vijf minuten lopen naar het dolmuşstation.
      `,
      included: items`Gids | Kaartje kasteel en museum | Tien meze met brood | Limonade en water`,
      excluded: items`Rakı, wijn en andere drankjes | Hoofdgerecht | Reis naar Bodrum`,
      goodToKnow: items`Het kasteel heeft veel treden, maar meestal ook een briesje. | Vegetariërs en veganisten hebben keus genoeg.`,
      questions: questions`
        Is het kasteel te doen bij hitte? | Ja, na half vijf liggen de binnenhoven in de schaduw en zijn de zalen gekoeld.
        Drinkt iedereen rakı? | Nee. Ongeveer de helft neemt limonade of şalgam, en de avond duurt even lang.
      `,
      extras: extras`Hoofdgerecht | Vis van de dag of lam uit de oven`,
      meetingPoint: place`Kasteel van Bodrum, ingang havenplein | Je gids staat onder de hoge palm met een donkerblauwe tas.`,
    },
    ar: {
      title: 'بودروم سيرًا: القلعة وحوض السفن ومائدة المزّة',
      slug: 'bodrum-sayran-alqala-walmazza',
      summary: 'أربع ساعات بين الفرسان وبنّائي القوارب، وفي الختام مائدة عامرة بالمزّة على الماء.',
      description:
        'بنى فرسان القديس يوحنا قلعتهم من حجارة الضريح، إحدى عجائب الدنيا السبع. واليوم تضم واحدًا من أقدم حطام السفن المنتشلة من البحر. يريك المرشد الاثنين مع إطلالة على خليجين.\n\nثم تسير في أزقة بيضاء تزينها الجهنمية إلى الحوض القديم، حيث ما زالت القوارب تُبنى من خشب الصنوبر. وينتهي المساء في مطعم على الماء: ثماني مقبلات باردة واثنتان ساخنتان يشرحها صاحب المكان.',
      highlights: items`القلعة وحطام أولوبورون | زيارة لبنّاء قوارب | عشر مقبلات على الماء | 12 ضيفًا على الأكثر`,
      programme: steps`
        16:30 | بوابة القلعة | ترحيب، والتذاكر جاهزة.
        16:45 | قلعة القديس بطرس | متحف الآثار الغارقة والبرج الإنجليزي.
        18:00 | الأزقة البيضاء | كومبهتشه وفناء فيه شجرة يوسفي وليموناضة.
        18:40 | الحوض القديم | يعرض المعلّم أضلاع القارب وسدّ الشقوق.
        19:15 | مائدة المزّة | عشر مقبلات وخبز ساخن وإطلالة على القلعة.
        20:30 | النهاية عند الميناء | خمس دقائق سيرًا إلى محطة الدولموش.
      `,
      included: items`مرشد | تذكرة القلعة والمتحف | عشر مقبلات مع الخبز | ليموناضة وماء`,
      excluded: items`المشروبات الأخرى | الطبق الرئيسي | الوصول إلى بودروم`,
      goodToKnow: items`في القلعة درجات كثيرة، لكن النسيم لا يغيب غالبًا. | المقبلات تناسب النباتيين جيدًا.`,
      questions: questions`
        هل تُحتمل القلعة في الحر؟ | نعم، بعد الرابعة والنصف تكون الأفنية في الظل وقاعات المتحف مبردة.
        هل يناسب المساء من لا يشرب الكحول؟ | نعم، نصف الضيوف تقريبًا يطلبون الليموناضة أو شراب اللفت.
      `,
      extras: extras`طبق رئيسي | سمك اليوم أو لحم غنم بالفرن`,
      meetingPoint: place`قلعة بودروم، المدخل من ساحة الميناء | يقف المرشد تحت النخلة العالية ومعه حقيبة كحلية.`,
    },
  },
  reviews: reviews`
    5 | Stefan O. | Bremen | de | 2026-05-27 | Der Bootsbauer hat uns zwanzig Minuten lang Holz erklärt, und keiner wollte weiter.
    5 | Lucy G. | Exeter | en | 2026-09-11 | Castle, shipyard, meze: the perfect order of things. Save room for the warm ones.
    4 | Hasan V. | Manisa | tr | 2025-10-15 | Uluburun salonu için daha çok zaman isterdim. Mezeler on numara.
    4 | Femke R. | Leiden | nl | 2025-06-12 | Gezellige gids, mooie route. De limonade in de binnenplaats was precies op tijd.
  `,
}
