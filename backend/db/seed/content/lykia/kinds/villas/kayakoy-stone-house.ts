import { extras, items, questions, reviews } from '../../../shared/lines'
import { houseYear, villa } from '../kind-entry'

export const kayakoyStoneHouse = villa({
  code: 'LYK-V-02',
  destination: 'fethiye-oludeniz',
  scene: 'stonevilla',
  details: {
    kind: 'villa',
    bedrooms: 2,
    bathrooms: 2,
    capacity: 4,
    areaSquareMetres: 120,
    minimumNights: 2,
    damageDeposit: '300.00',
    permitNumber: '48-2207',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'restaurant', metres: 400 },
      { place: 'market', metres: 700 },
      { place: 'beach', metres: 5200 },
      { place: 'centre', metres: 8500 },
      { place: 'airport', metres: 58000 },
    ],
    features: ['privatePool', 'garden', 'fireplace', 'heating', 'barbecue', 'parking', 'wifi', 'pets'],
  },
  seasons: houseYear(
    { winter: '85.00', spring: '120.00', summer: '175.00', autumn: '135.00' },
    { spring: 3, summer: 5, autumn: 3 },
  ),
  extras: [
    { id: 'firewood', price: '12.00', per: 'booking', maximum: 3 },
    { id: 'walk-with-neighbour', price: '25.00', per: 'person', maximum: 4 },
  ],
  text: {
    en: {
      title: 'Stone house with a fig garden in Kayaköy',
      summary:
        'Two bedrooms behind walls seventy centimetres thick, a small pool, and the abandoned village on the slope.',
      description:
        'The house was built in 1892 for a family of shoemakers who left with everyone else in 1923. It stood without a roof for eighty years and was rebuilt with its own stones. In August it stays cool without the air conditioning, so none was fitted; there are ceiling fans and shutters.\n\nThe garden is walled and has three fig trees, a plunge pool of five by three metres and a brick oven. The empty houses of the old village begin four hundred metres up the path; at night you hear owls from there and nothing else.',
      highlights: items`A house of 1892 with walls of seventy centimetres | Walled garden with a plunge pool, 5 by 3 metres | Fireplace and underfloor heating for winter | Dogs are welcome`,
      included: items`Linen and towels | Cleaning before arrival | One basket of firewood from November to March | Water, electricity and Wi-Fi`,
      excluded: items`Damage deposit, returned on departure | Breakfast | More firewood`,
      goodToKnow: items`There is no air conditioning: fans, shutters and stone do the work. | The figs ripen in the second half of August, and so do the wasps.`,
      questions: questions`
        How far is the beach? | Five kilometres by car to Gemiler, or an hour and a half on foot through the pines to Ölüdeniz.
        May we bring our dog? | Yes, without a charge. The garden is closed on all sides.
      `,
      extras: extras`
        A basket of firewood | Dry oak, enough for three evenings
        Walk with a neighbour | Two hours through the empty village with Hüseyin, whose grandfather bought bread there
      `,
    },
    tr: {
      title: 'Kayaköy’de incir bahçeli taş ev',
      summary: 'Yetmiş santimlik duvarların ardında iki yatak odası, küçük bir havuz, yamaçta terk edilmiş köy.',
      description:
        'Ev 1892’de bir kunduracı ailesi için yapıldı; aile 1923’te herkesle birlikte gitti. Seksen yıl çatısız durdu, sonra kendi taşlarıyla yeniden kuruldu. Ağustosta klimasız da serin olduğundan klima takılmadı; tavan vantilatörü ve kepenk var.\n\nDuvarla çevrili bahçede üç incir ağacı, beşe üç metrelik küçük bir havuz ve bir taş fırın bulunur. Eski köyün boş evleri patikanın dört yüz metre yukarısında başlar. Geceleri oradan baykuş sesi gelir, başka bir şey duyulmaz.',
      highlights: items`Yetmiş santim duvarlı, 1892’den bir ev | Duvarlı bahçede 5 × 3 metrelik havuz | Kış için şömine ve yerden ısıtma | Köpeğinizle gelebilirsiniz`,
      included: items`Nevresim ve havlular | Girişten önce temizlik | Kasım–mart arası bir sepet odun | Su, elektrik ve Wi-Fi`,
      excluded: items`Çıkışta iade edilen hasar depozitosu | Kahvaltı | Fazladan odun`,
      goodToKnow: items`Klima yok: işi vantilatör, kepenk ve taş görür. | İncirler ağustosun ikinci yarısında olgunlaşır, arılar da o zaman gelir.`,
      questions: questions`
        Plaj ne kadar uzak? | Gemiler’e arabayla beş kilometre, Ölüdeniz’e çamların içinden yürüyerek bir buçuk saat.
        Köpeğimizi getirebilir miyiz? | Evet, ücreti yok. Bahçenin dört yanı kapalı.
      `,
      extras: extras`
        Bir sepet odun | Üç akşama yetecek kuru meşe
        Komşuyla yürüyüş | Dedesi oradan ekmek alan Hüseyin Bey’le boş köyde iki saat
      `,
    },
    de: {
      title: 'Steinhaus mit Feigengarten in Kayaköy',
      summary: 'Zwei Schlafzimmer hinter siebzig Zentimetern Mauer, ein kleiner Pool und am Hang das verlassene Dorf.',
      description:
        'Das Haus wurde 1892 für eine Schuhmacherfamilie gebaut, die 1923 mit allen anderen ging. Achtzig Jahre stand es ohne Dach, dann wurde es aus den eigenen Steinen wieder errichtet. Im August bleibt es auch ohne Klimaanlage kühl, darum gibt es keine, sondern Deckenventilatoren und Fensterläden.\n\nIm ummauerten Garten stehen drei Feigenbäume, ein Tauchbecken von fünf mal drei Metern und ein Steinofen. Die leeren Häuser des alten Dorfes beginnen vierhundert Meter weiter oben; nachts hören Sie von dort die Eulen und sonst nichts.',
      highlights: items`Ein Haus von 1892 mit Mauern von siebzig Zentimetern | Ummauerter Garten mit Tauchbecken, 5 × 3 Meter | Kamin und Fußbodenheizung für den Winter | Hunde sind willkommen`,
      included: items`Bettwäsche und Handtücher | Reinigung vor Anreise | Ein Korb Brennholz von November bis März | Wasser, Strom und WLAN`,
      excluded: items`Kaution, bei Abreise zurück | Frühstück | Weiteres Brennholz`,
      goodToKnow: items`Es gibt keine Klimaanlage: Ventilatoren, Läden und Stein genügen. | Die Feigen reifen in der zweiten Augusthälfte, und mit ihnen kommen die Wespen.`,
      questions: questions`
        Wie weit ist der Strand? | Fünf Kilometer mit dem Auto nach Gemiler oder anderthalb Stunden zu Fuß durch die Kiefern nach Ölüdeniz.
        Darf unser Hund mit? | Ja, ohne Aufpreis. Der Garten ist auf allen Seiten geschlossen.
      `,
      extras: extras`
        Ein Korb Brennholz | Trockene Eiche, genug für drei Abende
        Spaziergang mit dem Nachbarn | Zwei Stunden durch das leere Dorf mit Hüseyin, dessen Großvater dort noch Brot kaufte
      `,
    },
    ru: {
      title: 'Каменный дом с инжирным садом в Каякёе',
      slug: 'kamennyy-dom-kayakoy',
      summary: 'Две спальни за стенами в семьдесят сантиметров, маленький бассейн, а на склоне покинутая деревня.',
      description:
        'Дом построен в 1892 году для семьи сапожников, которая в 1923-м ушла вместе со всеми. Восемьдесят лет он простоял без крыши, потом его собрали заново из тех же камней. В августе здесь прохладно и без кондиционера, поэтому его нет: есть потолочные вентиляторы и ставни.\n\nВ саду за стеной растут три инжирных дерева, есть бассейн пять на три метра и каменная печь. Пустые дома старой деревни начинаются в четырёхстах метрах выше по тропе; ночью оттуда слышны совы, и больше ничего.',
      highlights: items`Дом 1892 года, стены по семьдесят сантиметров | Сад за стеной и бассейн 5 × 3 метра | Камин и тёплый пол для зимы | Можно с собакой`,
      included: items`Постельное бельё и полотенца | Уборка перед заездом | Корзина дров с ноября по март | Вода, электричество и Wi-Fi`,
      excluded: items`Залог, возвращается при выезде | Завтрак | Дрова сверх корзины`,
      goodToKnow: items`Кондиционера нет: хватает вентиляторов, ставен и камня. | Инжир созревает во второй половине августа, тогда же прилетают осы.`,
      questions: questions`
        Далеко ли до пляжа? | Пять километров на машине до Гемилера или полтора часа пешком через сосны до Олюдениза.
        Можно с собакой? | Да, без доплаты. Сад закрыт со всех сторон.
      `,
      extras: extras`
        Корзина дров | Сухой дуб, хватит на три вечера
        Прогулка с соседом | Два часа по пустой деревне с Хюсейном, чей дед ещё покупал там хлеб
      `,
    },
  },
  reviews: reviews`
    5 | Laura M. | Bristol | en | 2026-09-18 | Quiet, shaded, and the figs were ripe. Our dog did not want to leave either.
    4 | Ирина Л. | Казань | ru | 2026-06-02 | Внутри прохладно даже в жару, сад ухоженный. До моря всё-таки нужна машина.
    5 | Henrike W. | Lübeck | de | 2026-01-04 | Silvester am Kamin, tagsüber im T-Shirt durch das leere Dorf. Genau so wollten wir es.
    5 | Burak Ş. | İzmir | tr | 2025-10-19 | Taş fırında pide yaptık. Hüseyin Bey’in anlattıkları kitapta yok.
  `,
})
