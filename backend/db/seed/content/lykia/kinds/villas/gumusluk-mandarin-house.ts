import { extras, items, questions, reviews } from '../../../shared/lines'
import { houseYear, villa } from '../kind-entry'

export const gumuslukMandarinHouse = villa({
  code: 'LYK-V-10',
  destination: 'bodrum',
  scene: 'whitehouse',
  details: {
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 3,
    capacity: 6,
    areaSquareMetres: 170,
    minimumNights: 3,
    damageDeposit: '450.00',
    permitNumber: '48-4406',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'restaurant', metres: 450 },
      { place: 'beach', metres: 500 },
      { place: 'market', metres: 600 },
      { place: 'centre', metres: 700 },
      { place: 'airport', metres: 58000 },
    ],
    features: ['privatePool', 'seaView', 'garden', 'terrace', 'airConditioning', 'wifi', 'parking', 'dishwasher'],
  },
  seasons: houseYear(
    { winter: '115.00', spring: '200.00', summer: '345.00', autumn: '240.00' },
    { spring: 4, summer: 7, autumn: 4 },
  ),
  extras: [
    { id: 'pool-heating', price: '35.00', per: 'day', maximum: 1 },
    { id: 'kayak', price: '15.00', per: 'day', maximum: 2 },
  ],
  text: {
    en: {
      title: 'Mandarin House in Gümüşlük, sunset side',
      summary: 'Three bedrooms in a mandarin garden above Rabbit Island, seven minutes on foot from the fish tables.',
      description:
        'Gümüşlük stands on ancient Myndos, so nobody may dig here and nothing tall was ever built. The house is white and cubic like all of them, with a bougainvillea over the door and thirty mandarin trees behind. From the roof you see Rabbit Island, to which people wade, knee-deep, at the end of the afternoon.\n\nThe pool is eight by four metres and faces west. In the evening you walk down to the water in seven minutes; the fish restaurants set their tables on the sand and hang gourd lamps in the trees. Bodrum and its clubs are twenty-three kilometres away, which is how we like it.',
      highlights: items`Sunset from pool and roof | Thirty mandarin trees, ripe in December | Fish restaurants by the water on foot | No street in front, only a garden path`,
      included: items`Linen, bath towels and pool towels | Cleaning before arrival and once a week | Mandarins or their jam, by season | Water, electricity and Wi-Fi`,
      excluded: items`Damage deposit, returned on departure | Pool heating | Kayaks`,
      goodToKnow: items`Parking is at the end of the path, sixty metres from the door; we bring a handcart. | Water comes from the tank in August, so please go easy on the taps.`,
      questions: questions`
        Is the beach sandy? | Sand and small pebbles, shallow for a long way. The road along it is closed to cars in the evening.
        Which airport? | Milas-Bodrum, 58 kilometres, an hour and five minutes.
      `,
      extras: extras`
        Pool heating | To 27 degrees, March to May and in October; for all nights
        Kayak for two | With life jackets; round Rabbit Island in an hour
      `,
    },
    tr: {
      title: 'Gümüşlük’te gün batımına bakan Mandalina Evi',
      summary:
        'Tavşan Adası’nın üstünde, mandalina bahçesinde üç yatak odası; balıkçı masalarına yürüyerek yedi dakika.',
      description:
        'Gümüşlük antik Myndos’un üstündedir; kazı yapılamaz, yüksek bir şey de kurulmamıştır. Ev öbürleri gibi beyaz ve köşelidir; kapısında begonvil, arkasında otuz mandalina ağacı var. Damdan Tavşan Adası görünür; ikindiden sonra herkes diz boyu suda yürüyerek oraya geçer.\n\nHavuz sekize dört metredir, batıya bakar. Akşam suya yedi dakikada inersiniz; balıkçılar masaları kuma kurar, ağaçlara su kabağından lambalar asar. Bodrum’un kulüpleri yirmi üç kilometre ötede; biz de böyle seviyoruz.',
      highlights: items`Havuzdan ve damdan gün batımı | Aralıkta olgunlaşan otuz mandalina ağacı | Su kenarındaki balıkçılara yürüyerek | Önünden cadde değil, bahçe yolu geçer`,
      included: items`Nevresim, banyo ve havuz havluları | Girişten önce ve haftada bir temizlik | Mevsimine göre mandalina ya da reçeli | Su, elektrik ve Wi-Fi`,
      excluded: items`Çıkışta iade edilen hasar depozitosu | Havuz ısıtması | Kano`,
      goodToKnow: items`Araba yolun sonunda, kapıya altmış metre uzakta kalır; el arabası getiririz. | Ağustosta su depodan gelir, musluklara dikkat etmenizi rica ederiz.`,
      questions: questions`
        Plaj kumluk mu? | Kum ve ince çakıl, uzun süre sığ gider. Kıyı yolu akşamları araçlara kapalıdır.
        Hangi havalimanı? | Milas-Bodrum; 58 kilometre, bir saat beş dakika.
      `,
      extras: extras`
        Havuz ısıtması | 27 dereceye; mart–mayıs arası ve ekimde, bütün geceler için
        İki kişilik kano | Can yelekleriyle; Tavşan Adası’nın çevresi bir saat
      `,
    },
    de: {
      title: 'Mandarinenhaus in Gümüşlük mit Abendsonne',
      slug: 'mandarinenhaus-in-gumusluk-abendseite',
      summary: 'Drei Schlafzimmer im Mandarinengarten über der Haseninsel, sieben Minuten zu Fuß zu den Fischtischen.',
      description:
        'Gümüşlük steht auf dem antiken Myndos, darum darf hier niemand graben, und hoch gebaut wurde nie. Das Haus ist weiß und kubisch wie alle, mit Bougainvillea über der Tür und dreißig Mandarinenbäumen dahinter. Vom Dach sehen Sie die Haseninsel, zu der man am späten Nachmittag knietief hinüberwatet.\n\nDer Pool misst acht mal vier Meter und blickt nach Westen. Abends gehen Sie sieben Minuten hinunter ans Wasser; die Fischlokale stellen ihre Tische in den Sand und hängen Kürbislampen in die Bäume. Bodrum mit seinen Klubs liegt dreiundzwanzig Kilometer entfernt, und das ist uns recht.',
      highlights: items`Sonnenuntergang von Pool und Dach | Dreißig Mandarinenbäume, reif im Dezember | Fischlokale am Wasser, zu Fuß | Keine Straße davor, nur ein Gartenweg`,
      included: items`Bettwäsche, Bade- und Poolhandtücher | Reinigung vor Anreise und einmal pro Woche | Mandarinen oder Marmelade, je nach Saison | Wasser, Strom und WLAN`,
      excluded: items`Kaution, bei Abreise zurück | Poolheizung | Kajaks`,
      goodToKnow: items`Geparkt wird am Ende des Wegs, sechzig Meter vor der Tür; wir bringen einen Handwagen. | Im August kommt das Wasser aus dem Tank, bitte achten Sie auf die Hähne.`,
      questions: questions`
        Ist der Strand sandig? | Sand und feiner Kies, lange flach. Die Uferstraße ist abends für Autos gesperrt.
        Welcher Flughafen? | Milas-Bodrum, 58 Kilometer, eine Stunde und fünf Minuten.
      `,
      extras: extras`
        Poolheizung | Auf 27 Grad, März bis Mai und im Oktober; für alle Nächte
        Kajak für zwei | Mit Westen; in einer Stunde um die Haseninsel
      `,
    },
    ru: {
      title: 'Мандариновый дом в Гюмюшлюке с видом на закат',
      slug: 'mandarinovyy-dom-gumushluk',
      summary: 'Три спальни в мандариновом саду над Кроличьим островом, семь минут пешком до рыбных столиков.',
      description:
        'Гюмюшлюк стоит на древнем Миндосе, поэтому копать здесь нельзя и высоко никогда не строили. Дом белый и кубический, как все вокруг, над дверью бугенвиллея, за домом тридцать мандариновых деревьев. С крыши виден Кроличий остров, куда под вечер переходят вброд, по колено в воде.\n\nБассейн восемь на четыре метра обращён на запад. Вечером до воды семь минут; рыбные рестораны ставят столы прямо на песок и вешают на деревья лампы из тыкв. До Бодрума с его клубами двадцать три километра, и нас это устраивает.',
      highlights: items`Закат из бассейна и с крыши | Тридцать мандариновых деревьев, урожай в декабре | Рыбные рестораны у воды, пешком | Перед домом не улица, а садовая дорожка`,
      included: items`Постельное бельё, полотенца для ванной и бассейна | Уборка перед заездом и раз в неделю | Мандарины или варенье, по сезону | Вода, электричество и Wi-Fi`,
      excluded: items`Залог, возвращается при выезде | Подогрев бассейна | Каяки`,
      goodToKnow: items`Машина остаётся в конце дорожки, в шестидесяти метрах от двери; мы привезём тележку. | В августе вода идёт из бака, пожалуйста, следите за кранами.`,
      questions: questions`
        Пляж песчаный? | Песок и мелкая галька, долго мелко. Вечером дорога вдоль моря закрыта для машин.
        Какой аэропорт ближе? | Милас-Бодрум, 58 километров, час и пять минут.
      `,
      extras: extras`
        Подогрев бассейна | До 27 градусов, с марта по май и в октябре; на все ночи
        Каяк на двоих | С жилетами; вокруг Кроличьего острова за час
      `,
    },
  },
  reviews: reviews`
    5 | Rosalind E. | Oxford | en | 2026-09-16 | The sunset is on time every day and so was breakfast. The handcart delighted our son.
    5 | Mert D. | İzmir | tr | 2026-06-24 | Bodrum’un kalabalığından uzak. Akşam balığa yürüyüp dönmek büyük rahatlık.
    4 | Jutta L. | Hannover | de | 2026-05-19 | Wunderschöner Garten. Der Weg vom Parkplatz ist mit Koffern etwas mühsam.
    5 | Наталья Ф. | Москва | ru | 2025-12-28 | Приехали под Новый год, мандарины собирали с веток.
  `,
})
