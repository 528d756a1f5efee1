import { extras, items, questions, reviews } from '../../../shared/lines'
import { houseYear, villa } from '../kind-entry'

export const villaKeklik = villa({
  code: 'LYK-V-05',
  destination: 'kalkan-patara',
  scene: 'stonevilla',
  details: {
    kind: 'villa',
    bedrooms: 2,
    bathrooms: 2,
    capacity: 4,
    areaSquareMetres: 130,
    minimumNights: 3,
    damageDeposit: '300.00',
    permitNumber: '07-4790',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'restaurant', metres: 500 },
      { place: 'market', metres: 1200 },
      { place: 'beach', metres: 9000 },
      { place: 'centre', metres: 8000 },
      { place: 'airport', metres: 122000 },
    ],
    features: ['privatePool', 'jacuzzi', 'garden', 'fireplace', 'barbecue', 'airConditioning', 'wifi', 'parking'],
  },
  seasons: houseYear(
    { winter: '95.00', spring: '140.00', summer: '210.00', autumn: '160.00' },
    { spring: 3, summer: 5, autumn: 4 },
  ),
  extras: [
    { id: 'pool-heating', price: '30.00', per: 'day', maximum: 1 },
    { id: 'trout-dinner', price: '18.00', per: 'person', maximum: 4 },
  ],
  text: {
    en: {
      title: 'Villa Keklik in İslamlar, walled on all sides',
      summary: 'A village house eight kilometres above Kalkan, with a pool that nobody can look into from anywhere.',
      description:
        'The garden walls are two metres forty high and the neighbours’ windows face the other way: whoever wants to swim unseen can do so here at any hour. The house stands among vines at 600 metres, five degrees cooler than the coast in August, and from the roof terrace you see down to the beach of Patara.\n\nİslamlar lives off its water. Channels run beside the lanes, old mills stand in gardens, and the restaurants five minutes away keep their trout in basins fed by the spring. The muezzin is audible, the disco is not.',
      highlights: items`A pool that cannot be overlooked, 8 by 4 metres | 600 metres up, five degrees cooler in August | Roof terrace with a view to Patara | Trout restaurants within a five-minute walk`,
      included: items`Linen, bath towels and pool towels | Cleaning before arrival and once a week | Firewood from November to March | Water, electricity and Wi-Fi`,
      excluded: items`Damage deposit, returned on departure | Pool heating | Meals`,
      goodToKnow: items`You need a car: the minibus to Kalkan goes four times a day, not in the evening. | In January it may freeze at night; the fireplace and air conditioning heat the house.`,
      questions: questions`
        Is the pool really hidden? | Yes. We send a film of the view from every neighbouring roof on request.
        Is there a cot? | A folding one, free of charge. Please tell us beforehand.
      `,
      extras: extras`
        Pool heating | To 28 degrees, April, May and October; for all nights
        Trout dinner at the house | Brought from the mill at eight, with salad and flat bread
      `,
    },
    tr: {
      title: 'İslamlar’da dört yanı duvarlı Villa Keklik',
      summary: 'Kalkan’ın sekiz kilometre üstünde bir köy evi; havuzu hiçbir yerden görünmez.',
      description:
        'Bahçe duvarları iki metre kırk santim, komşuların pencereleri öbür yana bakar: görünmeden yüzmek isteyen, günün her saatinde yüzebilir. Ev, 600 metrede, bağların arasındadır; ağustosta kıyıdan beş derece serindir. Çatı terasından Patara kumsalına kadar görürsünüz.\n\nİslamlar sudan yaşar. Yolların kenarından arklar akar, bahçelerde eski değirmenler durur; beş dakika ötedeki lokantalar alabalığını pınarın doldurduğu havuzlarda tutar. Ezan duyulur, disko duyulmaz.',
      highlights: items`Dışarıdan görünmeyen 8 × 4 metrelik havuz | 600 metrede, ağustosta kıyıdan beş derece serin | Patara’ya bakan çatı terası | Yürüyerek beş dakikada alabalık lokantaları`,
      included: items`Nevresim, banyo ve havuz havluları | Girişten önce ve haftada bir temizlik | Kasım–mart arası odun | Su, elektrik ve Wi-Fi`,
      excluded: items`Çıkışta iade edilen hasar depozitosu | Havuz ısıtması | Yemekler`,
      goodToKnow: items`Araba şart: Kalkan minibüsü günde dört kez kalkar, akşam yoktur. | Ocakta gece don olabilir; evi şömine ve klima ısıtır.`,
      questions: questions`
        Havuz gerçekten görünmüyor mu? | Görünmüyor. İsterseniz çevredeki her damdan çekilmiş videoyu göndeririz.
        Bebek yatağı var mı? | Katlanır bir yatak var, ücretsiz. Önceden söyleyin yeter.
      `,
      extras: extras`
        Havuz ısıtması | 28 dereceye; nisan, mayıs ve ekimde, bütün geceler için
        Evde alabalık | Sekizde değirmenden gelir, salata ve yufkayla
      `,
    },
    de: {
      title: 'Villa Keklik in İslamlar, rundum ummauert',
      summary: 'Ein Dorfhaus acht Kilometer über Kalkan mit einem Pool, in den von nirgendwo jemand sehen kann.',
      description:
        'Die Gartenmauern sind zwei Meter vierzig hoch, die Fenster der Nachbarn gehen zur anderen Seite: Wer ungesehen baden möchte, kann das hier zu jeder Stunde. Das Haus steht zwischen Reben auf 600 Metern, im August fünf Grad kühler als die Küste, und von der Dachterrasse sehen Sie bis zum Strand von Patara.\n\nİslamlar lebt vom Wasser. Rinnen laufen neben den Gassen, in den Gärten stehen alte Mühlen, und die Lokale fünf Minuten weiter halten ihre Forellen in Becken, die die Quelle speist. Den Muezzin hört man, eine Disko nicht.',
      highlights: items`Ein Pool ohne Einblick, 8 × 4 Meter | Auf 600 Metern, im August fünf Grad kühler | Dachterrasse mit Blick bis Patara | Forellenlokale in fünf Minuten zu Fuß`,
      included: items`Bettwäsche, Bade- und Poolhandtücher | Reinigung vor Anreise und einmal pro Woche | Brennholz von November bis März | Wasser, Strom und WLAN`,
      excluded: items`Kaution, bei Abreise zurück | Poolheizung | Mahlzeiten`,
      goodToKnow: items`Sie brauchen ein Auto: Der Minibus nach Kalkan fährt viermal am Tag, abends nicht. | Im Januar kann es nachts frieren; Kamin und Klimaanlage heizen das Haus.`,
      questions: questions`
        Ist der Pool wirklich nicht einsehbar? | Wirklich nicht. Auf Wunsch schicken wir ein Video mit dem Blick von jedem Dach der Nachbarschaft.
        Gibt es ein Babybett? | Ein Reisebett, kostenlos. Bitte vorher Bescheid geben.
      `,
      extras: extras`
        Poolheizung | Auf 28 Grad, April, Mai und Oktober; für alle Nächte
        Forellen im Haus | Um acht aus der Mühle gebracht, mit Salat und Fladenbrot
      `,
    },
    ru: {
      title: 'Вилла «Кеклик» в Исламларе за высокой стеной',
      slug: 'villa-keklik-islamlar',
      summary: 'Деревенский дом в восьми километрах над Калканом; бассейна не видно ниоткуда.',
      description:
        'Стены сада высотой два метра сорок, окна соседей смотрят в другую сторону: кто хочет купаться без посторонних глаз, может делать это в любое время. Дом стоит среди виноградников на высоте 600 метров, в августе здесь на пять градусов прохладнее, чем у моря, а с крыши видно до пляжа Патары.\n\nИсламлар живёт водой. Вдоль улиц бегут арыки, в садах стоят старые мельницы, а рестораны в пяти минутах держат форель в бассейнах с родниковой водой. Муэдзина слышно, дискотеку нет.',
      highlights: items`Бассейн 8 × 4 метра, закрытый от взглядов | 600 метров над морем, в августе на пять градусов прохладнее | Терраса на крыше с видом до Патары | Форелевые ресторанчики в пяти минутах пешком`,
      included: items`Постельное бельё, полотенца для ванной и бассейна | Уборка перед заездом и раз в неделю | Дрова с ноября по март | Вода, электричество и Wi-Fi`,
      excluded: items`Залог, возвращается при выезде | Подогрев бассейна | Питание`,
      goodToKnow: items`Нужна машина: микроавтобус в Калкан ходит четыре раза в день, вечером его нет. | В январе ночью бывает мороз; дом греют камин и кондиционеры.`,
      questions: questions`
        Бассейн правда не виден? | Правда. По просьбе пришлём видео с крыши каждого соседнего дома.
        Есть ли детская кроватка? | Складная, бесплатно. Предупредите нас заранее.
      `,
      extras: extras`
        Подогрев бассейна | До 28 градусов в апреле, мае и октябре; на все ночи
        Форель с доставкой | В восемь с мельницы, с салатом и лепёшками
      `,
    },
  },
  reviews: reviews`
    5 | Nurcan H. | Konya | tr | 2026-08-06 | İlk kez tatilde rahatça yüzdüm. Duvarlar anlatıldığı gibi.
    5 | Aisha M. | Leicester | en | 2026-07-19 | Total privacy, cool nights and trout at the door. We stayed in for three days out of seven.
    4 | Elke T. | Nürnberg | de | 2026-05-28 | Herrlich ruhig. Ohne Auto ginge es nicht, das steht aber ehrlich auf der Seite.
  `,
})
