import { extras, items, questions, reviews } from '../../../shared/lines'
import { houseYear, villa } from '../kind-entry'

export const sardunyaHouse = villa({
  code: 'LYK-V-06',
  destination: 'kas-kekova',
  scene: 'whitehouse',
  details: {
    kind: 'villa',
    bedrooms: 2,
    bathrooms: 1,
    capacity: 4,
    areaSquareMetres: 95,
    minimumNights: 2,
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    damageDeposit: '200.00',
    permitNumber: '07-3958',
    rooms: [
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'restaurant', metres: 80 },
      { place: 'market', metres: 150 },
      { place: 'centre', metres: 200 },
      { place: 'beach', metres: 350 },
      { place: 'airport', metres: 145000 },
    ],
    features: ['privatePool', 'terrace', 'seaView', 'airConditioning', 'wifi', 'washingMachine'],
  },
  seasons: houseYear(
    { winter: '70.00', spring: '105.00', summer: '165.00', autumn: '125.00' },
    { spring: 3, summer: 4, autumn: 3 },
  ),
  extras: [
    { id: 'late-departure', price: '40.00', per: 'booking', maximum: 1 },
    { id: 'bicycles', price: '8.00', per: 'day', maximum: 4 },
  ],
  text: {
    en: {
      title: 'Sardunya House in the old streets of Kaş',
      summary: 'A restored Greek house two hundred metres from the harbour, with a plunge pool in the courtyard.',
      description:
        'You leave the car on the edge of town and do not touch it again. The house stands in a stepped lane full of geraniums, two hundred metres from the harbour; bread, fish, a bookshop and the bus to the beaches all lie nearer than a lift ride at home.\n\nDownstairs are the kitchen and a courtyard with a plunge pool of four by two metres, upstairs two bedrooms, a bathroom and a wooden bay window. The roof terrace has seats for six and looks over tiles to Meis. Kaş goes to bed late in August, so the windows have double glazing.',
      highlights: items`Everything on foot, harbour in three minutes | Courtyard with a plunge pool, 4 by 2 metres | Roof terrace above the tiles | Wooden bay window of 1908`,
      included: items`Linen and towels | Cleaning before arrival | Water, electricity and Wi-Fi | A parking permit for the town car park`,
      excluded: items`Damage deposit, returned on departure | Breakfast`,
      goodToKnow: items`Twenty-eight steps from the street to the door; we carry your cases up. | One bathroom for four, with a second washbasin in the twin room.`,
      questions: questions`
        Where do we swim? | At Küçük Çakıl, 350 metres away: a pebble cove with ladders and two beach bars.
        Is it noisy? | In July and August there is life in the lane until one. The bedrooms face the courtyard.
      `,
      extras: extras`
        Late departure | Keep the house until 18:00 on the last day, if nobody moves in
        Bicycle | City bicycle with lock and basket; Kaş is steeper than it looks
      `,
    },
    tr: {
      title: 'Kaş’ın eski sokaklarında Sardunya Evi',
      summary: 'Limana iki yüz metre, onarılmış bir Rum evi; avlusunda küçük bir havuz var.',
      description:
        'Arabayı kasabanın girişinde bırakır, bir daha elinizi sürmezsiniz. Ev, sardunyalı merdivenli bir sokakta, limana iki yüz metre uzaktadır. Ekmek, balık, kitapçı ve plaj dolmuşu kapıdan birkaç adım ötede.\n\nAlt katta mutfak ve dörde iki metrelik havuzuyla avlu, üst katta iki yatak odası, banyo ve ahşap cumba var. Çatı terasında altı kişi oturur, kiremitlerin üstünden Meis’e bakar. Kaş ağustosta geç yatar; camlar bu yüzden çift.',
      highlights: items`Her yere yürüyerek, limana üç dakika | Avluda 4 × 2 metrelik havuz | Kiremitlerin üstünde çatı terası | 1908’den ahşap cumba`,
      included: items`Nevresim ve havlular | Girişten önce temizlik | Su, elektrik ve Wi-Fi | Kasaba otoparkı için izin kartı`,
      excluded: items`Çıkışta iade edilen hasar depozitosu | Kahvaltı`,
      goodToKnow: items`Sokaktan kapıya yirmi sekiz basamak var; bavulları biz çıkarırız. | Dört kişiye bir banyo; iki yataklı odada ayrıca lavabo bulunur.`,
      questions: questions`
        Nerede yüzeriz? | 350 metre ötedeki Küçük Çakıl’da: merdivenli, iki plaj barı olan çakıl bir koy.
        Gürültülü mü? | Temmuz ve ağustosta sokak bire kadar canlıdır. Yatak odaları avluya bakar.
      `,
      extras: extras`
        Geç çıkış | Aynı gün giren yoksa ev son gün 18:00’e kadar sizde kalır
        Bisiklet | Kilitli, sepetli şehir bisikleti; Kaş göründüğünden diktir
      `,
    },
    de: {
      title: 'Sardunya-Haus in den alten Gassen von Kaş',
      summary: 'Ein restauriertes griechisches Haus, zweihundert Meter zum Hafen, mit Tauchbecken im Innenhof.',
      description:
        'Das Auto lassen Sie am Ortsrand stehen und rühren es nicht mehr an. Das Haus steht in einer Treppengasse voller Geranien, zweihundert Meter vom Hafen; Brot, Fisch, ein Buchladen und der Bus zu den Stränden sind nur ein paar Schritte entfernt.\n\nUnten liegen die Küche und ein Hof mit einem Tauchbecken von vier mal zwei Metern, oben zwei Schlafzimmer, ein Bad und ein hölzerner Erker. Auf der Dachterrasse sitzen sechs und schauen über die Ziegel nach Meis. Kaş geht im August spät zu Bett, darum sind die Fenster doppelt verglast.',
      highlights: items`Alles zu Fuß, drei Minuten zum Hafen | Innenhof mit Tauchbecken, 4 × 2 Meter | Dachterrasse über den Ziegeln | Holzerker von 1908`,
      included: items`Bettwäsche und Handtücher | Reinigung vor Anreise | Wasser, Strom und WLAN | Eine Karte für den Stadtparkplatz`,
      excluded: items`Kaution, bei Abreise zurück | Frühstück`,
      goodToKnow: items`Von der Straße bis zur Tür sind es achtundzwanzig Stufen; die Koffer tragen wir. | Ein Bad für vier, im Zweibettzimmer gibt es ein zweites Waschbecken.`,
      questions: questions`
        Wo baden wir? | In Küçük Çakıl, 350 Meter entfernt: eine Kiesbucht mit Leitern und zwei Strandbars.
        Ist es laut? | Im Juli und August ist die Gasse bis eins belebt. Die Schlafzimmer gehen zum Hof.
      `,
      extras: extras`
        Späte Abreise | Am letzten Tag bis 18:00, wenn niemand einzieht
        Fahrrad | Stadtrad mit Schloss und Korb; Kaş ist steiler, als es aussieht
      `,
    },
    ru: {
      title: 'Дом «Сардунья» в старом Каше',
      slug: 'dom-sardunya-kash',
      summary: 'Восстановленный греческий дом в двухстах метрах от гавани, во дворе маленький бассейн.',
      description:
        'Машину вы оставите на краю города и больше о ней не вспомните. Дом стоит на улице-лестнице среди герани, в двухстах метрах от гавани; хлеб, рыба, книжная лавка и автобус к пляжам — всё в нескольких шагах.\n\nВнизу кухня и двор с бассейном четыре на два метра, наверху две спальни, ванная и деревянный эркер. На крыше терраса на шестерых, она смотрит поверх черепицы на Мейс. В августе Каш ложится поздно, поэтому в окнах двойные стёкла.',
      highlights: items`Всё пешком, до гавани три минуты | Двор с бассейном 4 × 2 метра | Терраса на крыше | Деревянный эркер 1908 года`,
      included: items`Постельное бельё и полотенца | Уборка перед заездом | Вода, электричество и Wi-Fi | Карта на городскую парковку`,
      excluded: items`Залог, возвращается при выезде | Завтрак`,
      goodToKnow: items`От улицы до двери двадцать восемь ступеней; чемоданы поднимем мы. | Одна ванная на четверых, во второй спальне есть ещё умывальник.`,
      questions: questions`
        Где купаться? | На Кючюк-Чакыл в 350 метрах: галечная бухта с лестницами в воду и двумя барами.
        Шумно ли здесь? | В июле и августе улица живёт до часу ночи. Спальни выходят во двор.
      `,
      extras: extras`
        Поздний выезд | В последний день до 18:00, если никто не заезжает
        Велосипед | Городской, с замком и корзиной; Каш круче, чем кажется
      `,
    },
  },
  reviews: reviews`
    5 | Joanna F. | Bath | en | 2026-05-14 | We parked on day one and walked for a week. The bay window is the best reading seat I know.
    4 | Kerem Y. | Eskişehir | tr | 2026-08-02 | Yeri harika, avlu serin. Merdivenler için bavulları taşımaları iyi oldu.
    5 | Ulrike N. | Freiburg | de | 2025-11-08 | Im November zwanzig Grad und leere Gassen. Drei Minuten zum Hafen stimmen.
    4 | Ксения В. | Минск | ru | 2026-07-11 | Очень красивый дом. Вечером на улице шумно, но в спальнях тихо.
  `,
})
