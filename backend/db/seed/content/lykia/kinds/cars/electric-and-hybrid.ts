import { items, reviews } from '../../../shared/lines'
import { car } from '../kind-entry'
import { CAR_EXTRAS, CAR_TERMS, carTexts, carYear } from './car-lines'

export const electricCompact = car({
  code: 'LYK-C-05',
  destination: 'gocek',
  scene: 'rental',
  units: 3,
  instantConfirmation: true,
  details: {
    ...CAR_TERMS,
    carClass: 'compact',
    gear: 'automatic',
    fuel: 'electric',
    seats: 5,
    luggage: 2,
    offices: ['dalaman-airport', 'fethiye-office', 'kas-office'],
    kilometresPerDay: 300,
  },
  seasons: carYear(['34.00', '42.00', '49.00', '62.00', '44.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    en: {
      title: 'MG4 Electric or similar, with charging card',
      summary: 'Five seats, 350 kilometres on a charge, and a card for the chargers between Göcek and Kaş.',
      description:
        'From Dalaman to Kaş and back is 290 kilometres, and the battery does 350 in summer with the air conditioning on. There are fast chargers at Göcek, in Fethiye by the marina and in Kalkan behind the market; the card in the glove box opens all of them, and you pay what they charge.\n\nIn the evening you can plug it into any socket in the house. The way down from the passes gives back what the way up took, or nearly.',
      highlights: items`About 350 kilometres on a charge | Card for the fast chargers on the route | Automatic, and quick on hills | No damage deposit`,
      goodToKnow: items`300 kilometres a day are included, on average over the hire. | Bring it back as charged as you got it, give or take ten per cent.`,
    },
    tr: {
      title: 'MG4 Electric veya benzeri, şarj kartıyla',
      summary: 'Beş koltuk, tek şarjla 350 kilometre, Göcek ile Kaş arasındaki şarj noktaları için kart.',
      description:
        'Dalaman’dan Kaş’a gidip dönmek 290 kilometredir; pil yazın klima açıkken 350 gider. Göcek’te, Fethiye’de marinanın yanında ve Kalkan’da pazarın arkasında hızlı şarj var. Torpidodaki kart hepsini açar, siz onların fiyatını ödersiniz.\n\nAkşam herhangi bir ev prizine takılabilir. Geçitlerin inişi, çıkışın aldığını neredeyse geri verir.',
      highlights: items`Tek şarjla yaklaşık 350 kilometre | Yoldaki hızlı şarjlar için kart | Otomatik, yokuşta çevik | Hasar depozitosu yok`,
      goodToKnow: items`Günde 300 kilometre dahildir, kira boyunca ortalama alınır. | Aldığınız şarjla getirin; yüzde on eksik ya da fazla olabilir.`,
    },
    de: {
      title: 'MG4 Electric oder ähnlich, mit Ladekarte',
      summary: 'Fünf Sitze, 350 Kilometer mit einer Ladung und eine Karte für die Säulen zwischen Göcek und Kaş.',
      description:
        'Von Dalaman nach Kaş und zurück sind es 290 Kilometer, und die Batterie schafft im Sommer mit Klimaanlage 350. Schnelllader stehen in Göcek, in Fethiye an der Marina und in Kalkan hinter dem Markt; die Karte im Handschuhfach öffnet alle, und Sie zahlen deren Preis.\n\nAbends lädt er an jeder Haushaltssteckdose. Die Abfahrt von den Pässen gibt zurück, was der Anstieg genommen hat, oder fast.',
      highlights: items`Etwa 350 Kilometer mit einer Ladung | Karte für die Schnelllader an der Strecke | Automatik und flink am Berg | Keine Kaution`,
      goodToKnow: items`300 Kilometer am Tag sind inklusive, gemittelt über die Mietdauer. | Zurück so geladen wie übernommen, auf zehn Prozent kommt es nicht an.`,
    },
    ru: {
      title: 'MG4 Electric или похожий, с картой зарядки',
      summary: 'Пять мест, 350 километров на одном заряде и карта для зарядок между Гёджеком и Кашем.',
      description:
        'От Даламана до Каша и обратно 290 километров, а батареи летом с кондиционером хватает на 350. Быстрые зарядки есть в Гёджеке, в Фетхие у марины и в Калкане за рынком; карта в бардачке открывает все, вы платите по их тарифу.\n\nВечером машину можно включить в обычную розетку. Спуски с перевалов возвращают то, что забрал подъём, или почти всё.',
      highlights: items`Около 350 километров на заряде | Карта для быстрых зарядок на маршруте | Автомат, бодрый на подъёмах | Без залога`,
      goodToKnow: items`300 километров в день включено, в среднем за аренду. | Верните с тем же зарядом, разница в десять процентов не важна.`,
    },
  }),
  reviews: reviews`
    5 | Niamh O. | Galway | en | 2026-05-20 | Charged twice in eight days. The card simply worked.
    4 | Tobias H. | Freiburg | de | 2026-09-02 | Leise über die Küstenstraße, traumhaft. In Kalkan war die Säule einmal besetzt.
    5 | Efe Ç. | İstanbul | tr | 2026-07-29 | Evin prizinde sabaha doldu. Yokuşlarda fark atıyor.
  `,
})

export const hybridSuv = car({
  code: 'LYK-C-06',
  destination: 'fethiye-oludeniz',
  scene: 'suv',
  units: 5,
  details: {
    ...CAR_TERMS,
    carClass: 'suv',
    gear: 'automatic',
    fuel: 'hybrid',
    seats: 5,
    luggage: 4,
    minimumDriverAge: 23,
  },
  seasons: carYear(['44.00', '56.00', '68.00', '88.00', '59.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    en: {
      title: 'Toyota Corolla Cross Hybrid or similar',
      summary: 'Five seats, four suitcases, high enough for the track to the beach and thrifty on the asphalt.',
      description:
        'You sit fifteen centimetres higher than in a saloon, which on the coast road means: you see over the wall. Four suitcases lie in the boot, children look out of their own windows, and the hybrid needs 5.1 litres with all of that on board.\n\nIt has ground clearance, though no four-wheel drive. The gravel down to Kabak and the last kilometre to Patara it takes without a scratch.',
      highlights: items`Four suitcases under the cover | High seats with a view over walls | About 5.1 litres per hundred kilometres | No damage deposit`,
      goodToKnow: items`Drivers from 23; under 25 for a small supplement a day. | Gravel roads that lead to a village or beach are covered, tracks without a destination are not.`,
    },
    tr: {
      title: 'Toyota Corolla Cross Hybrid veya benzeri',
      summary: 'Beş koltuk, dört bavul; plaj yoluna yetecek kadar yüksek, asfaltta tutumlu.',
      description:
        'Otomobilden on beş santim yüksek oturursunuz; sahil yolunda bu, duvarın üstünden görmek demektir. Bagaja dört bavul girer, çocuklar kendi camlarından bakar. Hibrit, bütün bu yükle 5,1 litre yakar.\n\nAltı yüksektir, dört çeker değildir. Kabak’a inen stabilizeyi de Patara’nın son kilometresini de çizik almadan geçer.',
      highlights: items`Bagaj perdesinin altında dört bavul | Duvarların üstünden gören yüksek koltuklar | Yüz kilometrede yaklaşık 5,1 litre | Hasar depozitosu yok`,
      goodToKnow: items`Sürücü 23 yaşından itibaren; 25 yaş altı günlük bir fark öder. | Bir köye ya da plaja giden toprak yollar güvencededir, hiçbir yere varmayan patikalar değil.`,
    },
    de: {
      title: 'Toyota Corolla Cross Hybrid oder ähnlich',
      summary: 'Fünf Sitze, vier Koffer, hoch genug für den Weg zum Strand und sparsam auf dem Asphalt.',
      description:
        'Sie sitzen fünfzehn Zentimeter höher als in einer Limousine, und das heißt auf der Küstenstraße: Sie sehen über die Mauer. Vier Koffer liegen im Kofferraum, die Kinder schauen aus eigenen Fenstern, und der Hybrid braucht mit alldem an Bord 5,1 Liter.\n\nBodenfreiheit hat er, Allradantrieb nicht. Den Schotter hinunter nach Kabak und den letzten Kilometer nach Patara nimmt er ohne Kratzer.',
      highlights: items`Vier Koffer unter der Abdeckung | Hohe Sitze mit Blick über Mauern | Etwa 5,1 Liter auf hundert Kilometer | Keine Kaution`,
      goodToKnow: items`Fahrer ab 23; unter 25 gegen einen kleinen Tageszuschlag. | Schotterwege zu einem Dorf oder Strand sind gedeckt, Pisten ohne Ziel nicht.`,
    },
    ru: {
      title: 'Toyota Corolla Cross Hybrid или похожий',
      summary: 'Пять мест, четыре чемодана, достаточно высокий для дороги к пляжу и экономный на асфальте.',
      description:
        'Вы сидите на пятнадцать сантиметров выше, чем в седане, а на прибрежной дороге это значит: видно поверх ограды. В багажник входят четыре чемодана, у детей свои окна, и со всем этим гибрид расходует 5,1 литра.\n\nДорожный просвет у него есть, полного привода нет. Гравийный спуск к Кабаку и последний километр до Патары он проходит без царапин.',
      highlights: items`Четыре чемодана под шторкой | Высокая посадка, видно поверх стен | Около 5,1 литра на сто километров | Без залога`,
      goodToKnow: items`Водитель от 23 лет; до 25 лет — небольшая доплата за день. | Грунтовки к деревне или пляжу покрыты страховкой, тропы в никуда нет.`,
    },
  }),
  reviews: reviews`
    5 | Rhys and Carys D. | Bangor | en | 2026-08-06 | Four cases and two car seats, fitted before we arrived. Lovely on the Kabak road.
    5 | Aylin T. | Kocaeli | tr | 2026-06-22 | Kabak yolunda hiç zorlanmadık, yakıtı da şaşırtıcı.
    4 | Олег В. | Казань | ru | 2025-09-08 | Просторно и экономно. Ждали оформления минут пятнадцать.
  `,
})
