import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const pamukkaleSaldaTwoDays: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-22',
  kind: 'tour',
  category: 'multi-day',
  destination: 'pamukkale',
  scene: 'pamukkale',
  pictureSeed: 1122,
  details: {
    kind: 'tour',
    durationMinutes: 2100,
    days: 2,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 14,
    pickup: 'included',
    theme: 'nature',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '03-15', to: '06-15', adult: '159.00', child: '95.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '169.00', child: '99.00', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '159.00', child: '95.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:00', endTime: '19:00', capacity: 14, weekdays: [1, 3, 6] }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 1440,
  freeCancellationHours: 72,
  instantConfirmation: false,
  extras: [
    { id: 'single-room', price: '35.00', per: 'booking', maximum: 2 },
    { id: 'antique-pool', price: '10.00', per: 'person', maximum: 14 },
  ],
  meetingPoint: { latitude: 36.6219, longitude: 29.1114 },
  rank: 22,
  text: {
    en: {
      title: 'Pamukkale and Lake Salda, two days from Fethiye',
      slug: 'pamukkale-and-salda-lake-two-days-from-fethiye',
      summary:
        'The terraces in the evening and again at opening time, a night by hot springs and a white lake shore at noon.',
      description:
        'Most people see Pamukkale in two hours around midday. You come in the late afternoon, walk down the terraces barefoot as they turn pink, sleep five kilometres away in Karahayıt, where the spring water runs red, and are at the gate of Hierapolis again in the morning.\n\nThe second day belongs to Salda, a deep lake with white magnesium shores. One part of the shore is protected and only for looking, another is for swimming. We keep to that, and have lunch in the pine wood between the two.',
      highlights: items`Pamukkale at sunset and once more in the morning | A night in a hotel with its own thermal pool | A swim in Lake Salda, where it is allowed | Picnic in the pine wood above the shore`,
      programme: steps`
        1 | Over the mountains | Pick-up from 08:00 in Fethiye, Ölüdeniz and Göcek, tea stop at the pass.
        1 | Laodicea | Lunch, then the long street of a city still being dug out.
        1 | Terraces at sunset | Barefoot from five o’clock, dinner and thermal pool in Karahayıt.
        2 | Hierapolis | Theatre and necropolis at opening time, two hours.
        2 | Lake Salda | Picnic, a walk on the protected shore, a swim at the public beach.
        2 | Return | Across the plateau, back in Fethiye about 19:00.
      `,
      included: items`Transfers by minibus | One night with breakfast and dinner | Lunch and picnic | Entrance fees | Licensed guide`,
      excluded: items`Antique pool | Drinks with meals`,
      goodToKnow: items`Bring swimwear for both days, and something warm for the lake: it lies at 1,140 metres. | Shoes come off on the terraces; take a bag for them.`,
      questions: questions`
        Why is bathing forbidden at the white islands? | The white ground is alive, built by microbes, and every footprint stays. The public beach is ten minutes away.
        Can we be picked up in Kaş? | Yes, on Saturdays, at 06:00.
      `,
      extras: extras`
        Single room | For the night in Karahayıt
        Antique pool | Entrance for the second morning
      `,
      meetingPoint: place`Your hotel, or Fethiye harbour | By the ancient theatre at 08:00, opposite the tourist office.`,
    },
    tr: {
      title: 'Pamukkale ve Salda Gölü, Fethiye’den iki gün',
      summary: 'Akşam ve açılış saatinde travertenler, sıcak suların yanında bir gece, öğlen bembeyaz bir göl kıyısı.',
      description:
        'Pamukkale’yi çoğu kişi öğle sıcağında iki saatte görür. Siz ikindi sonunda gelir, pembeleşen travertenlerden yalın ayak iner, beş kilometre ötede, suyu kırmızı akan Karahayıt’ta uyursunuz. Sabah da Hierapolis’in kapısı açılırken yeniden oradasınız.\n\nİkinci gün Salda’nın: magnezyumlu kıyısı bembeyaz, suyu derin. Kıyının bir bölümü koruma altındadır, yalnızca seyredilir; bir bölümünde yüzülür. Biz buna uyar, ikisinin arasındaki çamlıkta, gölgede, öğle yemeğimizi yeriz.',
      highlights: items`Gün batımında ve sabah yeniden Pamukkale | Kendi termal havuzu olan otelde bir gece | Salda’da, izin verilen yerde yüzme | Kıyının üstündeki çamlıkta piknik`,
      programme: steps`
        1 | Dağların üstünden | 08:00’den itibaren Fethiye, Ölüdeniz ve Göcek’ten alınış, geçitte çay molası.
        1 | Laodikeia | Öğle yemeği, ardından hâlâ kazılan bir kentin uzun caddesi.
        1 | Gün batımında travertenler | Beşten sonra yalın ayak; Karahayıt’ta yemek ve termal havuz.
        2 | Hierapolis | Açılışta tiyatro ve nekropol, iki saat.
        2 | Salda Gölü | Piknik, korunan kıyıda yürüyüş, halk plajında yüzme.
        2 | Dönüş | Yayladan geçerek saat 19:00 civarı Fethiye.
      `,
      included: items`Minibüsle ulaşım | Kahvaltı ve akşam yemeği dahil bir gece | Öğle yemeği ve piknik | Giriş ücretleri | Kokartlı rehber`,
      excluded: items`Antik havuz | Yemeklerde içecekler`,
      goodToKnow: items`İki gün için mayo, göl için de sıcak bir şey alın: göl 1.140 metrededir. | Travertende ayakkabı çıkarılır; koyacak bir torba getirin.`,
      questions: questions`
        Beyaz Adalar’da yüzmek neden yasak? | O beyaz zemin canlıdır, onu mikroorganizmalar kurar; her ayak izi kalır. Halk plajı on dakika ötede.
        Kaş’tan alır mısınız? | Evet, cumartesileri saat 06:00’da.
      `,
      extras: extras`
        Tek kişilik oda | Karahayıt’taki gece için
        Antik havuz | İkinci sabah için giriş
      `,
      meetingPoint: place`Oteliniz ya da Fethiye limanı | 08:00’de antik tiyatronun yanı, turizm danışmanın karşısı.`,
    },
    de: {
      title: 'Pamukkale und Salda-See, zwei Tage ab Fethiye',
      summary: 'Die Terrassen am Abend und zur Öffnung, eine Nacht an heißen Quellen und mittags ein weißes Seeufer.',
      description:
        'Die meisten sehen Pamukkale mittags in zwei Stunden. Sie kommen am späten Nachmittag, gehen barfuß über die Terrassen, während sie rosa werden, schlafen fünf Kilometer weiter in Karahayıt, wo das Quellwasser rot fließt, und stehen morgens wieder am Tor von Hierapolis.\n\nDer zweite Tag gehört dem Salda-See, tief und mit weißem Ufer aus Magnesium. Ein Teil des Ufers ist geschützt und nur zum Schauen da, an einem anderen wird gebadet. Daran halten wir uns und essen im Kiefernwald dazwischen zu Mittag.',
      highlights: items`Pamukkale bei Sonnenuntergang und noch einmal am Morgen | Eine Nacht im Hotel mit eigenem Thermalbecken | Baden im Salda-See, wo es erlaubt ist | Picknick im Kiefernwald über dem Ufer`,
      programme: steps`
        1 | Über die Berge | Abholung ab 08:00 in Fethiye, Ölüdeniz und Göcek, Teepause am Pass.
        1 | Laodikeia | Mittagessen, dann die lange Straße einer Stadt, die noch ausgegraben wird.
        1 | Terrassen bei Sonnenuntergang | Barfuß ab fünf Uhr, Abendessen und Thermalbecken in Karahayıt.
        2 | Hierapolis | Theater und Nekropole zur Öffnung, zwei Stunden.
        2 | Salda-See | Picknick, Weg am geschützten Ufer, Baden am öffentlichen Strand.
        2 | Rückfahrt | Über die Hochebene, gegen 19:00 in Fethiye.
      `,
      included: items`Fahrt im Kleinbus | Eine Nacht mit Frühstück und Abendessen | Mittagessen und Picknick | Eintritte | Lizenzierter Guide`,
      excluded: items`Antikes Becken | Getränke zu den Mahlzeiten`,
      goodToKnow: items`Nehmen Sie Badesachen für beide Tage mit und etwas Warmes: Der See liegt auf 1.140 Metern. | Auf den Terrassen geht es ohne Schuhe; eine Tasche dafür ist praktisch.`,
      questions: questions`
        Warum ist Baden an den Weißen Inseln verboten? | Der weiße Boden lebt, Mikroben bauen ihn auf, und jeder Fußabdruck bleibt. Der öffentliche Strand liegt zehn Minuten weiter.
        Holen Sie uns auch in Kaş ab? | Ja, samstags um 06:00.
      `,
      extras: extras`
        Einzelzimmer | Für die Nacht in Karahayıt
        Antikes Becken | Eintritt am zweiten Morgen
      `,
      meetingPoint: place`Ihr Hotel oder Hafen Fethiye | Um 08:00 am antiken Theater, gegenüber der Touristeninformation.`,
    },
    ru: {
      title: 'Памуккале и озеро Салда, два дня из Фетхие',
      slug: 'pamukkale-ozero-salda-dva-dnya',
      summary: 'Террасы вечером и снова к открытию, ночь у горячих источников и белый берег озера в полдень.',
      description:
        'Большинство видит Памуккале за два часа в полуденную жару. Вы приезжаете под вечер, идёте по террасам босиком, когда они розовеют, ночуете в пяти километрах, в Карахайыте, где вода из источника красная, а утром снова стоите у ворот Иераполиса.\n\nВторой день отдан Салде, глубокому озеру с белым магниевым берегом. Часть берега охраняется, там только смотрят, на другой купаются. Мы этого придерживаемся и обедаем в сосновом лесу между ними.',
      highlights: items`Памуккале на закате и ещё раз утром | Ночь в отеле со своим термальным бассейном | Купание в Салде там, где можно | Пикник в сосновом лесу над берегом`,
      programme: steps`
        1 | Через горы | С 08:00 забираем из Фетхие, Олюдениза и Гёджека, чай на перевале.
        1 | Лаодикея | Обед, затем длинная улица города, который ещё раскапывают.
        1 | Террасы на закате | Босиком с пяти часов, ужин и термальный бассейн в Карахайыте.
        2 | Иераполис | Театр и некрополь к открытию, два часа.
        2 | Озеро Салда | Пикник, прогулка по охраняемому берегу, купание на общем пляже.
        2 | Обратный путь | Через плато, Фетхие около 19:00.
      `,
      included: items`Трансфер на микроавтобусе | Ночь с завтраком и ужином | Обед и пикник | Входные билеты | Лицензированный гид`,
      excluded: items`Античный бассейн | Напитки за столом`,
      goodToKnow: items`Возьмите купальник на оба дня и что-то тёплое: озеро лежит на высоте 1140 метров. | По террасам ходят без обуви; возьмите для неё пакет.`,
      questions: questions`
        Почему у Белых островов нельзя купаться? | Белый грунт живой, его строят микробы, и каждый след остаётся. До общего пляжа десять минут.
        Забираете ли вы из Каша? | Да, по субботам, в 06:00.
      `,
      extras: extras`
        Одноместный номер | На ночь в Карахайыте
        Античный бассейн | Билет на второе утро
      `,
      meetingPoint: place`Ваш отель или гавань Фетхие | В 08:00 у античного театра, напротив туристического бюро.`,
    },
  },
  reviews: reviews`
    5 | Deborah C. | Exeter | en | 2026-05-23 | Sunset on the terraces with perhaps thirty other people. The morning was quieter still.
    4 | Holger M. | Münster | de | 2025-09-27 | Salda war die Überraschung. Viel Fahrerei am zweiten Tag, aber schöne Strecke.
    5 | Zeynep D. | Denizli | tr | 2026-06-08 | Denizliliyim, Pamukkale’yi akşam ilk kez gezdim. Salda’da kurallara uyulması hoşuma gitti.
    5 | Виктория А. | Краснодар | ru | 2025-10-04 | Белый берег, синяя вода, тишина. Номер с термальным бассейном выше ожиданий.
  `,
}
