import { items, reviews } from '../../../shared/lines'
import { car } from '../kind-entry'
import { CAR_EXTRAS, CAR_TERMS, carTexts, carYear } from './car-lines'

export const compactSaloon = car({
  code: 'LYK-C-03',
  destination: 'antalya',
  scene: 'sedan',
  units: 7,
  instantConfirmation: true,
  details: { ...CAR_TERMS, carClass: 'compact', gear: 'manual', fuel: 'diesel', doors: 4, seats: 5, luggage: 3 },
  seasons: carYear(['24.00', '31.00', '37.00', '48.00', '32.00']),
  extras: CAR_EXTRAS,
  campaign: {
    discountType: 'percent',
    discountValue: '10.00',
    endsInDays: 40,
    label: { en: 'Open roads', tr: 'Boş yollar', de: 'Freie Straßen', ru: 'Свободные дороги' },
  },
  text: carTexts({
    en: {
      title: 'Fiat Egea saloon or similar, diesel',
      summary:
        'Five seats and a boot for three suitcases: the car that half of Turkey drives, and every mechanic knows.',
      description:
        'Built in Bursa, driven by half the country: wherever you stop, somebody has the spare part. The boot takes three large suitcases with the lid closed, so nothing lies in sight while you walk through Xanthos.\n\nThe diesel runs a thousand kilometres on a tank. From Antalya round the coast to Fethiye and back over Korkuteli you need not fill up once.',
      highlights: items`520-litre boot, three large suitcases | A thousand kilometres on a tank | Five full seats | No damage deposit`,
      goodToKnow: items`Drivers from 21; under 25 for a small supplement a day. | Diesel has the black pump in Turkey, marked “motorin”.`,
    },
    tr: {
      title: 'Fiat Egea sedan veya benzeri, dizel',
      summary: 'Beş koltuk, üç bavulluk bagaj: ülkenin yarısının kullandığı, her ustanın tanıdığı araba.',
      description:
        'Bursa’da yapılır, ülkenin yarısı kullanır: nerede durursanız durun, parçası birinde vardır. Bagajı üç büyük bavulu kapağı kapalı alır; siz Xanthos’u gezerken ortada bir şey görünmez.\n\nDizel, bir depoyla bin kilometre gider. Antalya’dan kıyı boyunca Fethiye’ye, dönüşte Korkuteli üzerinden Antalya’ya bir kez bile yakıt almadan gelirsiniz.',
      highlights: items`520 litre bagaj, üç büyük bavul | Bir depoyla bin kilometre | Beş tam koltuk | Hasar depozitosu yok`,
      goodToKnow: items`Sürücü 21 yaşından itibaren; 25 yaş altı günlük bir fark öder. | Pompada siyah tabanca, “motorin” yazan.`,
    },
    de: {
      title: 'Fiat Egea Limousine oder ähnlich, Diesel',
      summary: 'Fünf Sitze und Platz für drei Koffer: das Auto, das die halbe Türkei fährt und jede Werkstatt kennt.',
      description:
        'In Bursa gebaut, vom halben Land gefahren: Wo immer Sie halten, hat jemand das Ersatzteil. Der Kofferraum nimmt drei große Koffer bei geschlossenem Deckel, so liegt nichts offen, während Sie durch Xanthos gehen.\n\nDer Diesel fährt tausend Kilometer mit einer Füllung. Von Antalya die Küste entlang nach Fethiye und über Korkuteli zurück müssen Sie kein einziges Mal tanken.',
      highlights: items`520 Liter Kofferraum, drei große Koffer | Tausend Kilometer mit einer Füllung | Fünf volle Sitze | Keine Kaution`,
      goodToKnow: items`Fahrer ab 21; unter 25 gegen einen kleinen Tageszuschlag. | Diesel heißt an der türkischen Zapfsäule „motorin“, schwarze Pistole.`,
    },
    ru: {
      title: 'Седан Fiat Egea или похожий, дизель',
      summary: 'Пять мест и багажник на три чемодана: на нём ездит пол-Турции, и его знает любой механик.',
      description:
        'Его собирают в Бурсе, и на нём ездит полстраны: где бы вы ни остановились, запчасть найдётся. В багажник входят три больших чемодана, крышка закрывается, и пока вы гуляете по Ксанфу, на виду ничего нет.\n\nДизель проходит на одном баке тысячу километров. От Антальи вдоль моря до Фетхие и обратно через Коркутели можно проехать без единой заправки.',
      highlights: items`Багажник 520 литров, три больших чемодана | Тысяча километров на одном баке | Пять полноценных мест | Без залога`,
      goodToKnow: items`Водитель от 21 года; до 25 лет — небольшая доплата за день. | На турецких заправках дизель называется «motorin», пистолет чёрный.`,
    },
  }),
  reviews: reviews`
    5 | Howard and Jill P. | Ludlow | en | 2026-04-29 | Eleven days, one tank and a half, and nothing ever in sight on the seats.
    4 | Yusuf K. | Adana | tr | 2026-07-21 | Temiz, bakımlı. Teslimde kimse “şu paketi de alın” demedi.
    4 | Dirk L. | Essen | de | 2025-09-27 | Kein Abenteuer, genau das war gewünscht.
  `,
})

export const compactAutomatic = car({
  code: 'LYK-C-04',
  destination: 'kas-kekova',
  scene: 'sedan',
  units: 4,
  instantConfirmation: true,
  details: { ...CAR_TERMS, carClass: 'compact', gear: 'automatic', fuel: 'petrol', doors: 4, seats: 5, luggage: 3 },
  seasons: carYear(['31.00', '39.00', '47.00', '59.00', '41.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    en: {
      title: 'Renault Megane saloon or similar, automatic',
      summary: 'Five seats, three suitcases, automatic and cruise control for the long straights to Antalya.',
      description:
        'For those who drive far: the seats are made for four hours, the automatic for the town afterwards. On the dual carriageway between Finike and Antalya you set the cruise control and look at the sea, which lies on the right all the way.\n\nIn our office in Kaş you take it over in Uzun Çarşı Sokak and need not go to any airport. Leave it at one on your last day, if that is where you are going.',
      highlights: items`Seats for long distances | Cruise control and lane warning | Hand-over in the middle of Kaş | No damage deposit`,
      goodToKnow: items`Drivers from 21; under 25 for a small supplement a day. | In Kaş you park free on the ring road above the town.`,
    },
    tr: {
      title: 'Renault Megane sedan veya benzeri, otomatik',
      summary: 'Beş koltuk, üç bavul, otomatik vites; Antalya’ya giden uzun düzlükler için hız sabitleyici.',
      description:
        'Uzağa gidenler için: koltuklar dört saate, otomatik vites ondan sonraki şehre göre. Finike–Antalya bölünmüş yolunda hız sabitleyiciyi ayarlar, yol boyu sağınızda kalan denize bakarsınız.\n\nKaş’ta Uzun Çarşı Sokak’taki ofisimizden alırsınız, havalimanına gitmeniz gerekmez. Son gün yolunuz havalimanınaysa orada bırakırsınız.',
      highlights: items`Uzun yola göre koltuklar | Hız sabitleyici ve şerit uyarısı | Kaş’ın ortasında teslim | Hasar depozitosu yok`,
      goodToKnow: items`Sürücü 21 yaşından itibaren; 25 yaş altı günlük bir fark öder. | Kaş’ta kasabanın üstündeki çevre yolunda park ücretsizdir.`,
    },
    de: {
      title: 'Renault Megane Limousine oder ähnlich, Automatik',
      summary: 'Fünf Sitze, drei Koffer, Automatik und Tempomat für die langen Geraden nach Antalya.',
      description:
        'Für alle, die weit fahren: Die Sitze taugen für vier Stunden, die Automatik für die Stadt danach. Auf der Schnellstraße zwischen Finike und Antalya stellen Sie den Tempomat ein und haben das Meer die ganze Zeit zur Rechten.\n\nIn Kaş übernehmen Sie den Wagen in der Uzun Çarşı Sokak und müssen an keinen Flughafen. Am letzten Tag geben Sie ihn dort ab, falls Sie ohnehin dorthin wollen.',
      highlights: items`Sitze für lange Strecken | Tempomat und Spurwarner | Übergabe mitten in Kaş | Keine Kaution`,
      goodToKnow: items`Fahrer ab 21; unter 25 gegen einen kleinen Tageszuschlag. | In Kaş parken Sie kostenlos an der Umgehungsstraße oberhalb des Orts.`,
    },
    ru: {
      title: 'Седан Renault Megane или похожий, автомат',
      summary: 'Пять мест, три чемодана, автомат и круиз-контроль для длинных прямых до Антальи.',
      description:
        'Для тех, кто ездит далеко: сиденья рассчитаны на четыре часа, автомат на город после них. На трассе между Финике и Антальей включаете круиз-контроль, а море всю дорогу справа.\n\nВ Каше машину отдают в нашем офисе на Uzun Çarşı Sokak, в аэропорт ехать не нужно. В последний день её можно оставить там, если вы всё равно туда едете.',
      highlights: items`Сиденья для дальней дороги | Круиз-контроль и контроль полосы | Передача в центре Каша | Без залога`,
      goodToKnow: items`Водитель от 21 года; до 25 лет — небольшая доплата за день. | В Каше бесплатно паркуются на объездной дороге над городом.`,
    },
  }),
  reviews: reviews`
    5 | Judith W. | Cambridge | en | 2026-06-03 | Picked up two streets from our pension, left at the airport. No queue anywhere.
    4 | Michael Z. | Graz | de | 2026-05-12 | Bequem auf der langen Strecke, in Kaş selbst etwas breit.
    5 | Светлана Р. | Самара | ru | 2025-10-21 | Машина чистая, залог не просили. Офис прямо на пешеходной улице.
  `,
})
