import { extras, items, questions, reviews } from '../../../shared/lines'
import { houseYear, villa } from '../kind-entry'

export const uzumluFarmhouse = villa({
  code: 'LYK-V-08',
  destination: 'fethiye-oludeniz',
  scene: 'stonevilla',
  details: {
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 3,
    capacity: 7,
    areaSquareMetres: 190,
    minimumNights: 3,
    damageDeposit: '350.00',
    permitNumber: '48-2918',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      {
        roomType: 'children',
        beds: [
          { bed: 'bunk', quantity: 1 },
          { bed: 'single', quantity: 1 },
        ],
      },
    ],
    distances: [
      { place: 'market', metres: 900 },
      { place: 'restaurant', metres: 1000 },
      { place: 'centre', metres: 19000 },
      { place: 'beach', metres: 22000 },
      { place: 'airport', metres: 48000 },
    ],
    features: ['privatePool', 'garden', 'fireplace', 'heating', 'barbecue', 'parking', 'wifi', 'cot'],
  },
  seasons: houseYear(
    { winter: '95.00', spring: '135.00', summer: '215.00', autumn: '155.00' },
    { spring: 3, summer: 5, autumn: 3 },
  ),
  extras: [
    { id: 'village-breakfast', price: '11.00', per: 'person', maximum: 7 },
    { id: 'loom-morning', price: '30.00', per: 'person', maximum: 4 },
  ],
  text: {
    en: {
      title: 'Farmhouse with vines in Yeşilüzümlü',
      summary: 'Three bedrooms on the plateau above Fethiye, among vines and looms; nights are cool in August.',
      description:
        'Yeşilüzümlü lies at 520 metres, half an hour above the beaches, and lives off grapes, mushrooms and a thin white cloth called dastar that the women weave on wooden looms. The farmhouse was a grape press until 1978; the stone trough is now the kitchen island.\n\nChildren have a room with a bunk bed, a swing in the walnut tree and hens next door that lay more eggs than the neighbour can eat. The pool of ten by four metres stands on the edge of the vineyard, with the cliff of Kadyanda behind it.',
      highlights: items`Former grape press with walls of field stone | Pool of 10 by 4 metres at the edge of the vines | A room for three children, swing and hens | The ruins of Kadyanda twenty minutes by car`,
      included: items`Linen, bath towels and pool towels | Cleaning before arrival and once a week | Eggs from next door, as long as they last | Water, electricity, wood and Wi-Fi`,
      excluded: items`Damage deposit, returned on departure | Breakfast brought to the house`,
      goodToKnow: items`You need a car; the road is wide and paved to the gate. | From mid-September there is harvest, and you may help.`,
      questions: questions`
        Is it heated in winter? | Yes: a fireplace below, radiators above. In April people come for the morel festival.
        How far is the sea? | Twenty-two kilometres to Çalış, thirty-five minutes by car.
      `,
      extras: extras`
        Village breakfast | Twelve little plates and fried dough, carried over by Emine at nine
        A morning at the loom | Two hours with a weaver; you take home what you made
      `,
    },
    tr: {
      title: 'Yeşilüzümlü’de bağ içinde çiftlik evi',
      summary: 'Fethiye’nin üstündeki yaylada, bağlarla tezgâhların arasında üç yatak odası; ağustosta geceler serin.',
      description:
        'Yeşilüzümlü 520 metrededir, plajların yarım saat üstünde. Üzümle, kuzugöbeğiyle ve kadınların ahşap tezgâhta dokuduğu dastar adlı ince beyaz bezle geçinir. Ev 1978’e kadar şıra işliğiydi; taş teknesi bugün mutfak tezgâhıdır.\n\nÇocuklara ranzalı bir oda, cevizde bir salıncak ve yan bahçede komşunun yiyebileceğinden çok yumurtlayan tavuklar düşüyor. Ona dört metrelik havuz bağın kıyısındadır, arkasında Kadyanda’nın kayalığı yükselir.',
      highlights: items`Moloz taş duvarlı eski bir şıra işliği | Bağın kıyısında 10 × 4 metrelik havuz | Üç çocukluk oda, salıncak ve tavuklar | Kadyanda kalıntılarına arabayla yirmi dakika`,
      included: items`Nevresim, banyo ve havuz havluları | Girişten önce ve haftada bir temizlik | Komşunun yumurtaları, bitene kadar | Su, elektrik, odun ve Wi-Fi`,
      excluded: items`Çıkışta iade edilen hasar depozitosu | Eve getirilen kahvaltı`,
      goodToKnow: items`Araba gerekir; yol kapıya kadar geniş ve asfalttır. | Eylül ortasında bağ bozumu başlar, isterseniz siz de kesersiniz.`,
      questions: questions`
        Kışın ısınır mı? | Isınır: altta şömine, üstte kalorifer. Nisanda kuzugöbeği şenliğine gelenler olur.
        Deniz ne kadar uzak? | Çalış’a yirmi iki kilometre, arabayla otuz beş dakika.
      `,
      extras: extras`
        Köy kahvaltısı | Emine Hanım’ın dokuzda getirdiği on iki tabak ve pişi
        Tezgâh başında bir sabah | Dokumacıyla iki saat; dokuduğunuz sizin olur
      `,
    },
    de: {
      title: 'Bauernhaus mit Weinreben in Yeşilüzümlü',
      summary:
        'Drei Schlafzimmer auf der Hochebene über Fethiye, zwischen Reben und Webstühlen; im August kühle Nächte.',
      description:
        'Yeşilüzümlü liegt auf 520 Metern, eine halbe Stunde über den Stränden, und lebt von Trauben, Morcheln und einem dünnen weißen Tuch namens Dastar, das die Frauen auf hölzernen Webstühlen weben. Das Bauernhaus war bis 1978 eine Kelter; der steinerne Trog ist heute die Kücheninsel.\n\nKinder haben ein Zimmer mit Etagenbett, eine Schaukel im Walnussbaum und nebenan Hühner, die mehr legen, als die Nachbarin essen kann. Der Pool von zehn mal vier Metern liegt am Rand der Reben, dahinter steht die Felswand von Kadyanda.',
      highlights: items`Frühere Kelter aus Feldstein | Pool am Rand der Reben, 10 × 4 Meter | Ein Zimmer für drei Kinder, Schaukel und Hühner | Die Ruinen von Kadyanda in zwanzig Autominuten`,
      included: items`Bettwäsche, Bade- und Poolhandtücher | Reinigung vor Anreise und einmal pro Woche | Eier von nebenan, solange der Vorrat reicht | Wasser, Strom, Holz und WLAN`,
      excluded: items`Kaution, bei Abreise zurück | Frühstück, ins Haus gebracht`,
      goodToKnow: items`Sie brauchen ein Auto; die Straße ist bis zum Tor breit und asphaltiert. | Ab Mitte September ist Lese, und Sie dürfen helfen.`,
      questions: questions`
        Ist das Haus im Winter geheizt? | Ja: unten ein Kamin, oben Heizkörper. Im April kommen viele zum Morchelfest.
        Wie weit ist das Meer? | Zweiundzwanzig Kilometer bis Çalış, fünfunddreißig Minuten mit dem Auto.
      `,
      extras: extras`
        Dorffrühstück | Zwölf kleine Teller und Schmalzgebäck, um neun von Emine gebracht
        Ein Vormittag am Webstuhl | Zwei Stunden mit einer Weberin; was Sie weben, nehmen Sie mit
      `,
    },
    ru: {
      title: 'Дом с виноградником в Ешильюзюмлю',
      slug: 'dom-s-vinogradnikom-uzumlu',
      summary: 'Три спальни на плато над Фетхие, среди виноградников и ткацких станков; в августе ночи прохладные.',
      description:
        'Ешильюзюмлю лежит на высоте 520 метров, в получасе от пляжей, и живёт виноградом, сморчками и тонкой белой тканью дастар, которую женщины ткут на деревянных станках. До 1978 года здесь давили виноград; каменное корыто теперь служит кухонным столом.\n\nУ детей своя комната с двухъярусной кроватью, качели на ореховом дереве и соседские куры, которые несут больше, чем хозяйка может съесть. Бассейн десять на четыре метра стоит на краю виноградника, за ним поднимается скала Кадьянды.',
      highlights: items`Бывшая давильня из полевого камня | Бассейн 10 × 4 метра у виноградника | Комната для троих детей, качели и куры | Руины Кадьянды в двадцати минутах на машине`,
      included: items`Постельное бельё, полотенца для ванной и бассейна | Уборка перед заездом и раз в неделю | Соседские яйца, пока не кончатся | Вода, электричество, дрова и Wi-Fi`,
      excluded: items`Залог, возвращается при выезде | Завтрак с доставкой в дом`,
      goodToKnow: items`Нужна машина; дорога до ворот широкая и асфальтированная. | С середины сентября сбор винограда, можно помочь.`,
      questions: questions`
        Дом отапливается зимой? | Да: внизу камин, наверху батареи. В апреле сюда приезжают на праздник сморчков.
        Далеко ли море? | До Чалыша двадцать два километра, тридцать пять минут на машине.
      `,
      extras: extras`
        Деревенский завтрак | Двенадцать тарелочек и жареное тесто, в девять принесёт Эмине
        Утро за станком | Два часа с ткачихой; что соткали, ваше
      `,
    },
  },
  reviews: reviews`
    5 | Tom and Beth A. | Norwich | en | 2026-08-21 | The children named all the hens. We slept under blankets while Fethiye sweated.
    5 | Gülşen Ö. | Denizli | tr | 2026-09-20 | Bağ bozumuna denk geldik, üzüm kestik. Ev tertemiz, ocak başı sıcacık.
    4 | Martin F. | Kassel | de | 2026-04-16 | Wegen der Morcheln gekommen, wegen der Stille geblieben. Bis zum Meer zieht es sich.
    5 | Татьяна С. | Тула | ru | 2025-07-02 | Настоящая деревня, завтрак Эмине вспоминаем до сих пор.
  `,
})
