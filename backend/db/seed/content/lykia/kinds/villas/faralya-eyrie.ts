import { extras, items, questions, reviews } from '../../../shared/lines'
import { houseYear, villa } from '../kind-entry'

export const faralyaEyrie = villa({
  code: 'LYK-V-11',
  destination: 'fethiye-oludeniz',
  scene: 'villa',
  details: {
    kind: 'villa',
    bedrooms: 1,
    bathrooms: 1,
    capacity: 2,
    areaSquareMetres: 70,
    minimumNights: 2,
    damageDeposit: '250.00',
    permitNumber: '48-3875',
    rooms: [{ roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] }],
    distances: [
      { place: 'restaurant', metres: 700 },
      { place: 'market', metres: 1500 },
      { place: 'beach', metres: 9500 },
      { place: 'centre', metres: 25000 },
      { place: 'airport', metres: 74000 },
    ],
    features: ['infinityPool', 'jacuzzi', 'seaView', 'terrace', 'fireplace', 'airConditioning', 'wifi', 'parking'],
  },
  seasons: houseYear(
    { winter: '110.00', spring: '160.00', summer: '245.00', autumn: '190.00' },
    { spring: 2, summer: 4, autumn: 3 },
  ),
  extras: [
    { id: 'pool-heating', price: '30.00', per: 'day', maximum: 1 },
    { id: 'dinner-hamper', price: '38.00', per: 'booking', maximum: 3 },
  ],
  text: {
    en: {
      title: 'The Eyrie above Butterfly Valley, for two',
      summary: 'One bedroom on the cliff at Faralya, 350 metres above the sea, with a pool that ends in the air.',
      description:
        'From the bed you look straight down the cliff into Butterfly Valley, three hundred and fifty metres below. In the morning the boats there are as small as seeds and make no sound. The house is for two and for nobody else: one bedroom, one fireplace, one table, a pool of seven by three metres, a jacuzzi heated with olive wood.\n\nThe stage of the Lycian Way from Kabak passes behind the garden; walkers wave and go on. Supper is fetched from the pension of Ali and Nur, ten minutes along the road, or it comes to you in a basket.',
      highlights: items`View down into Butterfly Valley from bed and pool | Jacuzzi heated with olive wood | The Lycian Way behind the garden | No neighbours within four hundred metres`,
      included: items`Linen, bathrobes and towels | Cleaning before arrival and every third day | Olive wood for fireplace and jacuzzi | Water, electricity and Wi-Fi`,
      excluded: items`Damage deposit, returned on departure | Pool heating | Meals`,
      goodToKnow: items`For guests from sixteen: the terrace ends at a low wall and then at nothing. | The last nine kilometres of road are narrow and steep; we meet you in Ölüdeniz if you prefer.`,
      questions: questions`
        How do we get down to the valley? | By boat from Ölüdeniz. The rope path is closed to those without a guide, and rightly so.
        Is there mobile reception? | Yes, and Wi-Fi by fibre. A good many guests are sorry about it.
      `,
      extras: extras`
        Pool heating | To 28 degrees, March to May, in October and November; for all nights
        Supper basket | Stuffed vine leaves, lamb from the oven, salad and a bottle of local wine, for two
      `,
    },
    tr: {
      title: 'Kelebekler Vadisi’nin üstünde iki kişilik Kartal Yuvası',
      summary: 'Faralya’da uçurumun başında, denizden 350 metre yukarıda tek yatak odası; havuzu boşlukta biter.',
      description:
        'Yataktan bakınca uçurumun dibinde, üç yüz elli metre aşağıda Kelebekler Vadisi’ni görürsünüz. Sabahları oradaki tekneler tohum kadardır, sesleri çıkmaz. Ev iki kişi içindir, başkasına yer yok: bir yatak odası, bir şömine, bir masa, yediye üç metrelik bir havuz ve zeytin odunuyla ısınan bir jakuzi.\n\nLikya Yolu’nun Kabak etabı bahçenin arkasından geçer; yürüyüşçüler el sallayıp gider. Akşam yemeğini on dakika ötedeki Ali ile Nur’un pansiyonundan alırsınız ya da sepetle size gelir.',
      highlights: items`Yataktan ve havuzdan Kelebekler Vadisi | Zeytin odunuyla ısınan jakuzi | Bahçenin arkasında Likya Yolu | Dört yüz metre içinde komşu yok`,
      included: items`Nevresim, bornoz ve havlular | Girişten önce ve üç günde bir temizlik | Şömine ve jakuzi için zeytin odunu | Su, elektrik ve Wi-Fi`,
      excluded: items`Çıkışta iade edilen hasar depozitosu | Havuz ısıtması | Yemekler`,
      goodToKnow: items`On altı yaşından büyükler içindir: teras alçak bir duvarda biter, ötesi boşluk. | Yolun son dokuz kilometresi dar ve diktir; isterseniz sizi Ölüdeniz’de karşılarız.`,
      questions: questions`
        Vadiye nasıl inilir? | Ölüdeniz’den tekneyle. Halatlı patika rehbersiz inenlere kapalı, doğrusu da bu.
        Telefon çekiyor mu? | Çekiyor, fiber Wi-Fi de var. Buna üzülen misafirimiz az değil.
      `,
      extras: extras`
        Havuz ısıtması | 28 dereceye; mart–mayıs arası, ekim ve kasımda, bütün geceler için
        Akşam sepeti | İki kişilik yaprak sarma, fırında kuzu, salata ve bir şişe yöre şarabı
      `,
    },
    de: {
      title: 'Der Adlerhorst über dem Schmetterlingstal, für zwei',
      summary:
        'Ein Schlafzimmer an der Klippe von Faralya, 350 Meter über dem Meer, mit einem Pool, der in der Luft endet.',
      description:
        'Vom Bett schauen Sie die Klippe hinab ins Schmetterlingstal, dreihundertfünfzig Meter tiefer. Morgens sind die Boote dort klein wie Samenkörner und lautlos. Das Haus ist für zwei und für niemanden sonst: ein Schlafzimmer, ein Kamin, ein Tisch, ein Pool von sieben mal drei Metern, ein mit Olivenholz geheizter Whirlpool.\n\nHinter dem Garten verläuft die Etappe des Lykischen Wegs von Kabak; die Wanderer winken und gehen weiter. Das Abendessen holen Sie in der Pension von Ali und Nur, zehn Minuten die Straße entlang, oder es kommt im Korb zu Ihnen.',
      highlights: items`Blick ins Schmetterlingstal von Bett und Pool | Whirlpool, mit Olivenholz geheizt | Der Lykische Weg hinter dem Garten | Vierhundert Meter bis zum nächsten Nachbarn`,
      included: items`Bettwäsche, Bademäntel und Handtücher | Reinigung vor Anreise und jeden dritten Tag | Olivenholz für Kamin und Whirlpool | Wasser, Strom und WLAN`,
      excluded: items`Kaution, bei Abreise zurück | Poolheizung | Mahlzeiten`,
      goodToKnow: items`Für Gäste ab sechzehn: Die Terrasse endet an einer niedrigen Mauer und dann im Nichts. | Die letzten neun Kilometer sind schmal und steil; auf Wunsch holen wir Sie in Ölüdeniz ab.`,
      questions: questions`
        Wie kommen wir hinunter ins Tal? | Mit dem Boot ab Ölüdeniz. Der Seilpfad ist ohne Guide gesperrt, und das zu Recht.
        Gibt es Handyempfang? | Ja, und WLAN über Glasfaser. Nicht wenige Gäste bedauern das.
      `,
      extras: extras`
        Poolheizung | Auf 28 Grad, März bis Mai, im Oktober und November; für alle Nächte
        Abendkorb | Gefüllte Weinblätter, Lamm aus dem Ofen, Salat und eine Flasche Wein von hier, für zwei
      `,
    },
    ru: {
      title: '«Орлиное гнездо» над Долиной бабочек, для двоих',
      slug: 'orlinoe-gnezdo-faralya',
      summary: 'Одна спальня на краю скалы в Фаралье, 350 метров над морем; бассейн обрывается в воздух.',
      description:
        'С кровати вы смотрите прямо вниз, в Долину бабочек, до неё триста пятьдесят метров по вертикали. Утром лодки там не больше зёрнышек, и звука нет. Дом для двоих и больше ни для кого: одна спальня, один камин, один стол, бассейн семь на три метра и джакузи, которое греют оливковыми дровами.\n\nЗа садом проходит участок Ликийской тропы от Кабака; путники помашут и пойдут дальше. Ужин можно взять в пансионе Али и Нур, десять минут по дороге, или его принесут вам в корзине.',
      highlights: items`Долина бабочек видна с кровати и из бассейна | Джакузи на оливковых дровах | Ликийская тропа за садом | Ближайшие соседи в четырёхстах метрах`,
      included: items`Постельное бельё, халаты и полотенца | Уборка перед заездом и каждый третий день | Оливковые дрова для камина и джакузи | Вода, электричество и Wi-Fi`,
      excluded: items`Залог, возвращается при выезде | Подогрев бассейна | Питание`,
      goodToKnow: items`Для гостей от шестнадцати лет: терраса кончается низкой стенкой, а дальше обрыв. | Последние девять километров дороги узкие и крутые; если хотите, встретим вас в Олюденизе.`,
      questions: questions`
        Как спуститься в долину? | На лодке из Олюдениза. Тропа с верёвками без гида закрыта, и это правильно.
        Есть ли связь? | Есть, и Wi-Fi по оптике. Многие гости об этом жалеют.
      `,
      extras: extras`
        Подогрев бассейна | До 28 градусов, с марта по май, в октябре и ноябре; на все ночи
        Корзина к ужину | Долма в виноградных листьях, баранина из печи, салат и бутылка местного вина, на двоих
      `,
    },
  },
  reviews: reviews`
    5 | Hannah and Joe B. | Manchester | en | 2026-05-30 | Our honeymoon. We drove out once in five days, for more olives.
    5 | Elif Ç. | İstanbul | tr | 2026-10-03 | Sabah kahvesini uçurumun kenarında içtik. Yol korkutuyor ama değiyor.
    4 | Stefan W. | Linz | de | 2025-09-12 | Aussicht wie beschrieben. Für die Anfahrt im Dunkeln das Abholen nutzen.
    5 | Екатерина М. | Новосибирск | ru | 2026-06-21 | Джакузи на дровах под звёздами, внизу огни яхт.
  `,
})
