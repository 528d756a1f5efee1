import { extras, items, questions, reviews } from '../../../shared/lines'
import { houseYear, villa } from '../kind-entry'

export const ciraliOrangeHouse = villa({
  code: 'LYK-V-09',
  destination: 'olympos-cirali',
  scene: 'stonevilla',
  details: {
    kind: 'villa',
    bedrooms: 2,
    bathrooms: 2,
    capacity: 5,
    areaSquareMetres: 110,
    minimumNights: 2,
    damageDeposit: '250.00',
    permitNumber: '07-5544',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'double', quantity: 1 }] },
      {
        roomType: 'children',
        beds: [
          { bed: 'single', quantity: 1 },
          { bed: 'bunk', quantity: 1 },
        ],
      },
    ],
    distances: [
      { place: 'beach', metres: 280 },
      { place: 'restaurant', metres: 300 },
      { place: 'market', metres: 450 },
      { place: 'centre', metres: 500 },
      { place: 'airport', metres: 85000 },
    ],
    features: ['privatePool', 'garden', 'barbecue', 'parking', 'airConditioning', 'wifi', 'cot', 'accessible'],
  },
  seasons: houseYear(
    { winter: '80.00', spring: '125.00', summer: '190.00', autumn: '145.00' },
    { spring: 3, summer: 5, autumn: 3 },
  ),
  extras: [
    { id: 'bicycles', price: '6.00', per: 'day', maximum: 5 },
    { id: 'orange-breakfast', price: '10.00', per: 'person', maximum: 5 },
  ],
  text: {
    en: {
      title: 'Orange grove house in Çıralı, near the beach',
      summary:
        'Two bedrooms among forty orange trees, 280 metres from a beach where turtles nest, and no street lamps.',
      description:
        'Çıralı may not build higher than its trees, and so it has stayed a village with a beach of three kilometres. The stone house lies at the end of a sand lane among forty orange trees; from November to April you pick your juice yourself. The pool is small, six by three metres, fenced, and warm from May on.\n\nIn summer loggerhead turtles come ashore at night. That is why there are no lamps on the beach and none in the lane: we put a red torch by the door for each of you. Behind the village the flames of the Chimaera burn, an hour’s walk away.',
      highlights: items`280 metres of sand lane to the beach | Forty orange trees, ripe from November to April | One storey, no steps, wide doors | Red torches for turtle nights`,
      included: items`Linen, bath towels and beach towels | Cleaning before arrival | Oranges in season and a juicer | Water, electricity and Wi-Fi`,
      excluded: items`Damage deposit, returned on departure | Breakfast`,
      goodToKnow: items`There is no cash machine in Çıralı; the village shops take cards. | On the beach no light, no parasol and no fire after eight from May to September.`,
      questions: questions`
        Is the house right for a wheelchair? | The ground floor is all there is, doors are ninety centimetres wide and the shower is level. The lane is firm sand.
        Are there mosquitoes? | In June, yes. All windows have nets, and so have the beds.
      `,
      extras: extras`
        Bicycle | With child seat if you like; everything here is flat
        Breakfast in the grove | Laid under the trees at nine, juice included, once
      `,
    },
    tr: {
      title: 'Çıralı’da portakal bahçesinde ev',
      summary: 'Kırk portakal ağacının arasında iki yatak odası; caretta kumsalına 280 metre, sokak lambası yok.',
      description:
        'Çıralı’da ağaç boyunu aşan yapılmaz; bu yüzden üç kilometrelik kumsalıyla köy kalabilmiştir. Taş ev, kum bir yolun sonunda, kırk portakal ağacının arasındadır; kasımdan nisana kadar portakalınızı kendiniz toplarsınız. Havuz küçüktür, altıya üç metre, çitlidir; mayıstan sonra ılıktır.\n\nYazın geceleri caretta carettalar karaya çıkar. Kumsalda da yolda da lamba olmaması bundandır; kapının yanına kişi başı bir kırmızı fener koyarız. Köyün arkasında Yanartaş’ın alevleri yanar, yürüyerek bir saat.',
      highlights: items`Kum yoldan kumsala 280 metre | Kasımdan nisana olgun kırk portakal ağacı | Tek kat, basamaksız, geniş kapılı | Caretta geceleri için kırmızı fenerler`,
      included: items`Nevresim, banyo ve plaj havluları | Girişten önce temizlik | Mevsiminde portakal ve sıkacağı | Su, elektrik ve Wi-Fi`,
      excluded: items`Çıkışta iade edilen hasar depozitosu | Kahvaltı`,
      goodToKnow: items`Çıralı’da bankamatik yok; bakkallar kart alıyor. | Mayıstan eylüle akşam sekizden sonra kumsalda ışık, şemsiye ve ateş yasaktır.`,
      questions: questions`
        Ev tekerlekli sandalyeye uygun mu? | Ev tek katlı, kapılar doksan santim, duş zeminle bir. Yol sıkışmış kumdur.
        Sivrisinek olur mu? | Haziranda olur. Bütün pencerelerde sineklik, yataklarda cibinlik var.
      `,
      extras: extras`
        Bisiklet | İsterseniz çocuk koltuklu; burada her yer düz
        Bahçede kahvaltı | Dokuzda ağaçların altına kurulur, portakal suyu dahil, bir kez
      `,
    },
    de: {
      title: 'Haus im Orangenhain von Çıralı, nah am Strand',
      summary:
        'Zwei Schlafzimmer zwischen vierzig Orangenbäumen, 280 Meter zum Schildkrötenstrand, keine Straßenlampen.',
      description:
        'In Çıralı darf nichts höher sein als die Bäume, und so ist es ein Dorf mit drei Kilometern Strand geblieben. Das Steinhaus liegt am Ende eines Sandwegs zwischen vierzig Orangenbäumen; von November bis April pflücken Sie Ihren Saft selbst. Der Pool ist klein, sechs mal drei Meter, eingezäunt und ab Mai warm.\n\nIm Sommer kommen nachts die Meeresschildkröten an Land. Deshalb gibt es am Strand und am Weg keine Lampen, und an der Tür hängt für jeden eine rote Taschenlampe. Hinter dem Dorf brennen die Flammen der Chimaira, eine Stunde zu Fuß.',
      highlights: items`280 Meter Sandweg bis zum Strand | Vierzig Orangenbäume, reif von November bis April | Ebenerdig, ohne Stufen, mit breiten Türen | Rote Lampen für die Schildkrötennächte`,
      included: items`Bettwäsche, Bade- und Strandtücher | Reinigung vor Anreise | Orangen in der Saison und eine Presse | Wasser, Strom und WLAN`,
      excluded: items`Kaution, bei Abreise zurück | Frühstück`,
      goodToKnow: items`In Çıralı gibt es keinen Geldautomaten; die Läden nehmen Karten. | Von Mai bis September gilt am Strand ab acht Uhr abends: kein Licht, kein Schirm, kein Feuer.`,
      questions: questions`
        Eignet sich das Haus für einen Rollstuhl? | Es ist ebenerdig, die Türen sind neunzig Zentimeter breit, die Dusche ist schwellenlos. Der Weg ist fester Sand.
        Gibt es Mücken? | Im Juni ja. Alle Fenster haben Gitter und die Betten Netze.
      `,
      extras: extras`
        Fahrrad | Auf Wunsch mit Kindersitz; hier ist alles flach
        Frühstück im Hain | Um neun unter den Bäumen gedeckt, mit Saft, einmal
      `,
    },
    ru: {
      title: 'Дом в апельсиновом саду в Чиралы, у пляжа',
      slug: 'dom-v-apelsinovom-sadu-chiraly',
      summary: 'Две спальни среди сорока апельсиновых деревьев, 280 метров до черепашьего пляжа, уличных фонарей нет.',
      description:
        'В Чиралы нельзя строить выше деревьев, и поэтому он остался деревней с пляжем в три километра. Каменный дом стоит в конце песчаной дорожки среди сорока апельсиновых деревьев; с ноября по апрель сок вы собираете сами. Бассейн небольшой, шесть на три метра, огорожен, с мая вода тёплая.\n\nЛетом по ночам на берег выходят морские черепахи. Поэтому ни на пляже, ни на дорожке нет фонарей, а у двери висит красный фонарик для каждого. За деревней горят огни Химеры, до них час пешком.',
      highlights: items`280 метров по песчаной дорожке до пляжа | Сорок апельсиновых деревьев, урожай с ноября по апрель | Один этаж, без ступеней, широкие двери | Красные фонарики для черепашьих ночей`,
      included: items`Постельное бельё, полотенца для ванной и пляжа | Уборка перед заездом | Апельсины в сезон и соковыжималка | Вода, электричество и Wi-Fi`,
      excluded: items`Залог, возвращается при выезде | Завтрак`,
      goodToKnow: items`В Чиралы нет банкомата; магазины принимают карты. | С мая по сентябрь после восьми вечера на пляже нельзя свет, зонты и костры.`,
      questions: questions`
        Подходит ли дом для инвалидной коляски? | Дом одноэтажный, двери по девяносто сантиметров, душ без порога. Дорожка из плотного песка.
        Есть ли комары? | В июне есть. На всех окнах сетки, над кроватями пологи.
      `,
      extras: extras`
        Велосипед | Можно с детским креслом; здесь всё ровное
        Завтрак в саду | В девять под деревьями, со свежим соком, один раз
      `,
    },
  },
  reviews: reviews`
    5 | Sarah W. | Totnes | en | 2026-07-30 | We saw a turtle on the second night, with the red torches. Nothing will top that.
    5 | Dieter und Anna H. | Ulm | de | 2026-02-12 | Im Februar Orangen vom Baum, mittags siebzehn Grad. Rollstuhl kein Problem.
    4 | Sevgi A. | Antalya | tr | 2026-06-05 | Huzurlu bir ev. Haziranda sivrisinek var ama cibinlik işe yarıyor.
    5 | Юлия Г. | Сочи | ru | 2025-10-04 | До моря три минуты босиком. Завтрак под апельсинами стоит попробовать.
  `,
})
