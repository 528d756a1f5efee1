import { extras, items, questions, reviews } from '../../../shared/lines'
import { houseYear, villa } from '../kind-entry'

export const villaLodos = villa({
  code: 'LYK-V-04',
  destination: 'kalkan-patara',
  scene: 'villa',
  details: {
    kind: 'villa',
    bedrooms: 5,
    bathrooms: 6,
    capacity: 10,
    areaSquareMetres: 380,
    minimumNights: 4,
    damageDeposit: '1000.00',
    permitNumber: '07-6127',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'restaurant', metres: 800 },
      { place: 'market', metres: 900 },
      { place: 'beach', metres: 1600 },
      { place: 'centre', metres: 1800 },
      { place: 'airport', metres: 122000 },
    ],
    features: ['infinityPool', 'jacuzzi', 'sauna', 'seaView', 'terrace', 'airConditioning', 'wifi', 'parking'],
  },
  seasons: houseYear(
    { winter: '290.00', spring: '450.00', summer: '780.00', autumn: '560.00' },
    { spring: 5, summer: 7, autumn: 5 },
  ),
  extras: [
    { id: 'pool-heating', price: '60.00', per: 'day', maximum: 1 },
    { id: 'housekeeper', price: '55.00', per: 'day', maximum: 1 },
    { id: 'airport-van', price: '150.00', per: 'booking', maximum: 2 },
  ],
  text: {
    en: {
      title: 'Villa Lodos over Kalkan bay, five bedrooms',
      summary: 'A house on three levels for ten, with a pool of sixteen metres whose far edge is the sea.',
      description:
        'Lodos is the south-west wind, and the architect built the house around it: in July it blows through from the sea terrace to the back door, and the air conditioning has little to do. Every level has its own terrace, and the five bedrooms lie so that late sleepers hear nothing of the early swimmers.\n\nThe pool is sixteen metres long and deep enough to dive at one end. Below it are a sauna, a jacuzzi for six and a bathroom, so that nobody walks wet through the sitting room. The road up is steep; every hire car manages it in first gear.',
      highlights: items`Infinity pool, 16 by 5 metres | Five bedrooms, each with a bathroom and sea view | Sauna and a jacuzzi for six on the pool level | Kitchen for cooks: gas hob with six rings, two ovens`,
      included: items`Linen, bath towels and pool towels | Cleaning three times a week | Pool and garden care | Water, electricity and Wi-Fi`,
      excluded: items`Damage deposit, returned on departure | Pool heating | A housekeeper every day`,
      goodToKnow: items`Forty-one steps from the gate to the lowest terrace; the kitchen is in the middle. | Music outdoors ends at midnight, as the municipality asks.`,
      questions: questions`
        Can we walk to the harbour? | Down in twenty-five minutes. Up you will want a taxi, about 250 lira.
        Do we need all five bedrooms? | With six guests or fewer we close two on request and take a tenth off; please write before you book.
      `,
      extras: extras`
        Pool heating | To 28 degrees, March to May, in October and November; for all nights
        Housekeeper | Four hours every morning: breakfast table, beds, dishes
        Airport ride | A minibus for ten from Dalaman to the gate, one way
      `,
    },
    tr: {
      title: 'Kalkan koyunun üstünde beş odalı Villa Lodos',
      summary: 'On kişi için üç katlı bir ev; havuzu on altı metre, bittiği yerde deniz başlıyor.',
      description:
        'Mimar evi lodosa göre kurmuş: temmuzda rüzgâr deniz terasından girer, arka kapıdan çıkar, klimaya pek iş düşmez. Her katın kendi terası var. Beş yatak odası da geç uyanan, erken yüzeni duymayacak biçimde yerleştirilmiş.\n\nHavuz on altı metredir, bir ucu dalınacak kadar derindir. Altında sauna, altı kişilik jakuzi ve bir banyo bulunur; kimse ıslak ıslak salondan geçmez. Çıkış yolu diktir, kiralık arabaların hepsi birinci viteste çıkar.',
      highlights: items`16 × 5 metrelik sonsuzluk havuzu | Her biri banyolu ve deniz manzaralı beş yatak odası | Havuz katında sauna ve altı kişilik jakuzi | Yemek yapmayı sevene mutfak: altı gözlü ocak, iki fırın`,
      included: items`Nevresim, banyo ve havuz havluları | Haftada üç kez temizlik | Havuz ve bahçe bakımı | Su, elektrik ve Wi-Fi`,
      excluded: items`Çıkışta iade edilen hasar depozitosu | Havuz ısıtması | Her gün gelen yardımcı`,
      goodToKnow: items`Kapıdan en alt terasa kırk bir basamak var; mutfak ortada kalır. | Belediye kuralı gereği dışarıda müzik gece yarısı biter.`,
      questions: questions`
        Limana yürünür mü? | İniş yirmi beş dakika. Çıkarken taksi istersiniz, 250 lira kadar tutar.
        Beş odanın hepsini tutmak zorunda mıyız? | Altı ya da daha az kişiyseniz isteğinizle iki odayı kapatır, onda bir indiririz; lütfen önceden yazın.
      `,
      extras: extras`
        Havuz ısıtması | 28 dereceye; mart–mayıs arası, ekim ve kasımda, bütün geceler için
        Ev yardımcısı | Her sabah dört saat: kahvaltı sofrası, yataklar, bulaşık
        Havalimanı aracı | Dalaman’dan kapıya on kişilik minibüs, tek yön
      `,
    },
    de: {
      title: 'Villa Lodos über der Bucht von Kalkan',
      summary:
        'Ein Haus auf drei Ebenen für zehn Gäste, mit einem Pool von sechzehn Metern, hinter dem das Meer beginnt.',
      description:
        'Lodos heißt der Südwestwind, und um ihn herum hat die Architektin das Haus gebaut: Im Juli zieht er von der Meerterrasse bis zur Hintertür durch, und die Klimaanlage hat wenig zu tun. Jede Ebene hat ihre Terrasse, und die fünf Schlafzimmer liegen so, dass Langschläfer von den Frühschwimmern nichts hören.\n\nDer Pool ist sechzehn Meter lang und an einem Ende tief genug zum Springen. Darunter liegen Sauna, Whirlpool für sechs und ein Bad, damit niemand nass durchs Wohnzimmer läuft. Die Auffahrt ist steil, jeder Mietwagen schafft sie im ersten Gang.',
      highlights: items`Infinity-Pool, 16 × 5 Meter | Fünf Schlafzimmer, jedes mit Bad und Meerblick | Sauna und Whirlpool für sechs auf der Poolebene | Küche für Köche: Gasherd mit sechs Flammen, zwei Öfen`,
      included: items`Bettwäsche, Bade- und Poolhandtücher | Reinigung dreimal pro Woche | Pflege von Pool und Garten | Wasser, Strom und WLAN`,
      excluded: items`Kaution, bei Abreise zurück | Poolheizung | Tägliche Haushaltshilfe`,
      goodToKnow: items`Vom Tor bis zur untersten Terrasse sind es einundvierzig Stufen; die Küche liegt in der Mitte. | Musik im Freien endet um Mitternacht, so will es die Gemeinde.`,
      questions: questions`
        Kommt man zu Fuß zum Hafen? | Hinunter in fünfundzwanzig Minuten. Hinauf werden Sie ein Taxi wollen, etwa 250 Lira.
        Müssen wir alle fünf Zimmer nehmen? | Bis sechs Gäste schließen wir auf Wunsch zwei Zimmer und geben zehn Prozent nach; bitte vor der Buchung schreiben.
      `,
      extras: extras`
        Poolheizung | Auf 28 Grad, März bis Mai, im Oktober und November; für alle Nächte
        Haushaltshilfe | Jeden Vormittag vier Stunden: Frühstückstisch, Betten, Abwasch
        Fahrt vom Flughafen | Kleinbus für zehn von Dalaman bis ans Tor, eine Strecke
      `,
    },
    ru: {
      title: 'Вилла «Лодос» над бухтой Калкана, пять спален',
      slug: 'villa-lodos-kalkan',
      summary: 'Дом на трёх уровнях для десяти гостей; бассейн шестнадцать метров, а за его краем сразу море.',
      description:
        'Лодос — это юго-западный ветер, и дом построен вокруг него: в июле он проходит от морской террасы до задней двери, так что кондиционерам работы мало. На каждом уровне своя терраса, а пять спален расположены так, что любители поспать не слышат тех, кто плавает с утра.\n\nБассейн длиной шестнадцать метров, с одного края можно нырять. Под ним сауна, джакузи на шестерых и ванная, чтобы никто не шёл мокрым через гостиную. Подъём к дому крутой, но любая прокатная машина берёт его на первой передаче.',
      highlights: items`Панорамный бассейн 16 × 5 метров | Пять спален, каждая с ванной и видом на море | Сауна и джакузи на шестерых у бассейна | Кухня для тех, кто готовит: шесть конфорок, две духовки`,
      included: items`Постельное бельё, полотенца для ванной и бассейна | Уборка три раза в неделю | Уход за бассейном и садом | Вода, электричество и Wi-Fi`,
      excluded: items`Залог, возвращается при выезде | Подогрев бассейна | Помощница по дому каждый день`,
      goodToKnow: items`От ворот до нижней террасы сорок одна ступень; кухня посередине. | Музыка на улице до полуночи, таково правило города.`,
      questions: questions`
        Можно ли дойти до гавани пешком? | Вниз двадцать пять минут. Наверх захочется такси, около 250 лир.
        Обязательно ли снимать все пять спален? | Если вас не больше шести, по просьбе закроем две и уступим десятую часть; напишите до бронирования.
      `,
      extras: extras`
        Подогрев бассейна | До 28 градусов, с марта по май, в октябре и ноябре; на все ночи
        Помощница по дому | Четыре часа каждое утро: завтрак, постели, посуда
        Трансфер из аэропорта | Микроавтобус на десятерых из Даламана до ворот, в одну сторону
      `,
    },
  },
  reviews: reviews`
    5 | Fiona and Mark S. | Edinburgh | en | 2026-07-14 | Ten of us over three generations. Grandad took the middle floor and the best breeze.
    4 | Thomas R. | Zürich | de | 2026-09-08 | Großzügig und sehr gut ausgestattet. Die vielen Stufen sollte man ernst nehmen.
    5 | Selin K. | İstanbul | tr | 2026-07-27 | Temmuz sıcağında klimayı bir kere açtık. Mutfak gerçekten yemek yapana göre.
    5 | Дмитрий О. | Екатеринбург | ru | 2025-09-30 | Бассейн настоящий, плавать, а не сидеть. Вечером джакузи и огни Калкана.
  `,
})
