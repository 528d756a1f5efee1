import { extras, items, questions, reviews } from '../../../shared/lines'
import { houseYear, villa } from '../kind-entry'

export const villaNergis = villa({
  code: 'LYK-V-12',
  destination: 'side',
  scene: 'gardenvilla',
  details: {
    kind: 'villa',
    bedrooms: 6,
    bathrooms: 6,
    capacity: 14,
    areaSquareMetres: 420,
    minimumNights: 3,
    damageDeposit: '800.00',
    permitNumber: '07-6502',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
      { roomType: 'children', beds: [{ bed: 'bunk', quantity: 2 }] },
    ],
    distances: [
      { place: 'market', metres: 500 },
      { place: 'restaurant', metres: 650 },
      { place: 'beach', metres: 1400 },
      { place: 'centre', metres: 3200 },
      { place: 'airport', metres: 64000 },
    ],
    features: ['heatedPool', 'childPool', 'garden', 'accessible', 'barbecue', 'airConditioning', 'wifi', 'parking'],
  },
  seasons: houseYear(
    { winter: '240.00', spring: '360.00', summer: '590.00', autumn: '430.00' },
    { spring: 4, summer: 7, autumn: 4 },
  ),
  extras: [
    { id: 'cook', price: '110.00', per: 'day', maximum: 1 },
    { id: 'shower-chair', price: '0.00', per: 'booking', maximum: 2 },
    { id: 'side-shuttle', price: '25.00', per: 'day', maximum: 1 },
  ],
  text: {
    en: {
      title: 'Villa Nergis near Side, step-free for fourteen',
      summary: 'Six bedrooms for three generations, no threshold on the ground floor and a pool with a ramp.',
      description:
        'Built by an orthopaedist for her own parents: the ground floor has no threshold, three bedrooms with level showers, and light switches that can be reached from a wheelchair. A ramp with a handrail leads into the pool, which measures twelve by five metres and is heated from October to April without a surcharge. Upstairs are three more bedrooms for those who like stairs.\n\nThe garden is flat and fenced, with lemon trees, a table for sixteen and a children’s pool of thirty-five centimetres. Side with its temple is three kilometres away along a level path.',
      highlights: items`Three ground-floor bedrooms with level showers | Ramp and handrail into the pool, 12 by 5 metres | Pool heated from October to April, included | A table for sixteen under lemon trees`,
      included: items`Linen, bath towels and pool towels | Cleaning twice a week | Pool heating from October to April | Water, electricity and Wi-Fi`,
      excluded: items`Damage deposit, returned on departure | A cook | Rides to Side`,
      goodToKnow: items`Doors are ninety-five centimetres wide; the lift to the upper floor is for luggage only. | The bunk beds are for children from six.`,
      questions: questions`
        Can you get a hoist or a hospital bed? | Yes, from a medical supplier in Manavgat. Send us the measurements a week ahead.
        Is there a pharmacy nearby? | Beside the market, five hundred metres on a level pavement.
      `,
      extras: extras`
        Cook | Breakfast and dinner for all of you, shopping at cost
        Shower chair | Free of charge, at hand when you arrive
        Shuttle to Side | A van with a ramp, twice there and back a day
      `,
    },
    tr: {
      title: 'Side yakınında on dört kişilik, engelsiz Villa Nergis',
      summary: 'Üç kuşağa altı yatak odası; zemin katta eşik yok, havuza rampayla inilir.',
      description:
        'Evi bir ortopedi hekimi kendi annesiyle babası için yaptırdı: zemin katta eşik yok, duşu zeminle bir üç yatak odası var, düğmelere tekerlekli sandalyeden uzanılır. On ikiye beş metrelik havuza tutamaklı bir rampa iner; havuz ekimden nisana ek ücretsiz ısıtılır. Merdiven sevenlere üst katta üç oda daha var.\n\nBahçe düz ve çitlidir: limon ağaçları, on altı kişilik bir masa, otuz beş santimlik bir çocuk havuzu. Tapınağıyla Side, düz bir yoldan üç kilometredir.',
      highlights: items`Zemin katta, duşu basamaksız üç yatak odası | 12 × 5 metrelik havuza tutamaklı rampa | Ekimden nisana ısıtılan havuz, fiyata dahil | Limonların altında on altı kişilik masa`,
      included: items`Nevresim, banyo ve havuz havluları | Haftada iki kez temizlik | Ekimden nisana havuz ısıtması | Su, elektrik ve Wi-Fi`,
      excluded: items`Çıkışta iade edilen hasar depozitosu | Aşçı | Side’ye gidiş gelişler`,
      goodToKnow: items`Kapılar doksan beş santim; üst kata çıkan asansör yalnızca bavul içindir. | Ranzalar altı yaşından büyükler içindir.`,
      questions: questions`
        Hasta kaldırma aleti ya da hasta yatağı bulunur mu? | Bulunur, Manavgat’taki medikalciden. Ölçüleri bir hafta önce gönderin.
        Yakında eczane var mı? | Marketin yanında; düz kaldırımdan beş yüz metre.
      `,
      extras: extras`
        Aşçı | Hepinize kahvaltı ve akşam yemeği, malzeme alış fiyatına
        Duş sandalyesi | Ücretsiz, geldiğinizde hazır
        Side servisi | Rampalı araçla günde iki gidiş dönüş
      `,
    },
    de: {
      title: 'Villa Nergis bei Side, stufenlos, für vierzehn',
      summary: 'Sechs Schlafzimmer für drei Generationen, unten keine Schwelle und ein Pool mit Rampe.',
      description:
        'Eine Orthopädin hat das Haus für ihre Eltern gebaut: Das Erdgeschoss hat keine Schwelle, drei Schlafzimmer mit bodengleichen Duschen und Lichtschalter, die man aus dem Rollstuhl erreicht. In den Pool von zwölf mal fünf Metern führt eine Rampe mit Handlauf; von Oktober bis April ist er ohne Aufpreis beheizt. Oben liegen drei weitere Schlafzimmer für alle, die gern Treppen steigen.\n\nDer Garten ist eben und eingezäunt, mit Zitronenbäumen, einem Tisch für sechzehn und einem Kinderbecken von fünfunddreißig Zentimetern. Side mit seinem Tempel liegt drei Kilometer entfernt, auf ebenem Weg.',
      highlights: items`Drei Schlafzimmer im Erdgeschoss mit bodengleicher Dusche | Rampe und Handlauf in den Pool, 12 × 5 Meter | Poolheizung von Oktober bis April inklusive | Ein Tisch für sechzehn unter Zitronenbäumen`,
      included: items`Bettwäsche, Bade- und Poolhandtücher | Reinigung zweimal pro Woche | Poolheizung von Oktober bis April | Wasser, Strom und WLAN`,
      excluded: items`Kaution, bei Abreise zurück | Köchin | Fahrten nach Side`,
      goodToKnow: items`Die Türen sind fünfundneunzig Zentimeter breit; der Aufzug nach oben ist nur für Gepäck. | Die Etagenbetten sind für Kinder ab sechs.`,
      questions: questions`
        Lässt sich ein Lifter oder ein Pflegebett besorgen? | Ja, aus dem Sanitätshaus in Manavgat. Senden Sie uns eine Woche vorher die Maße.
        Ist eine Apotheke in der Nähe? | Neben dem Supermarkt, fünfhundert Meter auf ebenem Gehweg.
      `,
      extras: extras`
        Köchin | Frühstück und Abendessen für Sie alle, der Einkauf nach Beleg
        Duschstuhl | Kostenlos, steht bei Ihrer Ankunft bereit
        Fahrdienst nach Side | Ein Wagen mit Rampe, zweimal täglich hin und zurück
      `,
    },
    ru: {
      title: 'Вилла «Нергис» у Сиде: без порогов, для 14 гостей',
      slug: 'villa-nergis-side',
      summary: 'Шесть спален для трёх поколений, на первом этаже ни одного порога, в бассейн ведёт пандус.',
      description:
        'Дом построила врач-ортопед для своих родителей: на первом этаже нет порогов, там три спальни с душем вровень с полом, а до выключателей можно дотянуться из инвалидного кресла. В бассейн двенадцать на пять метров спускается пандус с поручнем; с октября по апрель его греют без доплаты. Наверху ещё три спальни для тех, кто любит лестницы.\n\nСад ровный и огорожен: лимонные деревья, стол на шестнадцать человек и детский бассейн глубиной тридцать пять сантиметров. До Сиде с его храмом три километра по ровной дороге.',
      highlights: items`Три спальни на первом этаже, душ без порога | Пандус и поручень в бассейн 12 × 5 метров | Подогрев с октября по апрель входит в цену | Стол на шестнадцать человек под лимонами`,
      included: items`Постельное бельё, полотенца для ванной и бассейна | Уборка дважды в неделю | Подогрев бассейна с октября по апрель | Вода, электричество и Wi-Fi`,
      excluded: items`Залог, возвращается при выезде | Повар | Поездки в Сиде`,
      goodToKnow: items`Двери шириной девяносто пять сантиметров; подъёмник наверх только для багажа. | Двухъярусные кровати для детей от шести лет.`,
      questions: questions`
        Можно ли получить подъёмник или медицинскую кровать? | Да, в магазине медтехники в Манавгате. Пришлите размеры за неделю.
        Есть ли рядом аптека? | Возле супермаркета, пятьсот метров по ровному тротуару.
      `,
      extras: extras`
        Повар | Завтрак и ужин на всех, продукты по чеку
        Стул для душа | Бесплатно, будет готов к вашему приезду
        Машина до Сиде | Микроавтобус с пандусом, дважды в день туда и обратно
      `,
    },
  },
  reviews: reviews`
    5 | Carol J. | Derby | en | 2026-04-11 | My mother swam for the first time in six years. The ramp is the real thing.
    5 | Familie Okur | Köln | de | 2026-08-05 | Drei Generationen, vierzehn Leute, ein Tisch. Alles stufenlos, wie beschrieben.
    4 | Hakan B. | Kayseri | tr | 2025-11-15 | Kasımda ısıtılmış havuz büyük nimet. Sahile yürümek yaşlılara biraz uzun.
    5 | Валентина И. | Уфа | ru | 2026-05-06 | Папа на коляске, и впервые нигде не пришлось его поднимать.
  `,
})
