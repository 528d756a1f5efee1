import { items, reviews } from '../../../shared/lines'
import { car } from '../kind-entry'
import { CAR_EXTRAS, CAR_TERMS, carTexts, carYear } from './car-lines'

export const mountainSuv = car({
  code: 'LYK-C-07',
  destination: 'antalya',
  scene: 'suv',
  units: 5,
  instantConfirmation: true,
  details: {
    ...CAR_TERMS,
    carClass: 'suv',
    gear: 'manual',
    fuel: 'diesel',
    seats: 5,
    luggage: 4,
    minimumDriverAge: 23,
  },
  seasons: carYear(['36.00', '46.00', '55.00', '72.00', '48.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    en: {
      title: 'Dacia Duster 4×4 or similar, diesel',
      summary: 'Five seats, four suitcases and four-wheel drive for plateaus, forest roads and January.',
      description:
        'The car of our walking guides. It climbs to the cedars of Elmalı in February, when there is snow above 1,200 metres, and in June it stands beside the river bed at Saklıkent without anybody worrying. Rubber mats, a torch and a tow rope are on board.\n\nOn the motorway it is louder than the others and it does not hurry. Those who stay on the coast are better served by a saloon.',
      highlights: items`Four-wheel drive, 21 centimetres of clearance | Snow chains in the boot from December to March | Roof rails for boards | No damage deposit`,
      goodToKnow: items`Drivers from 23; under 25 for a small supplement a day. | Forest roads that appear on the map are covered, river crossings are not.`,
    },
    tr: {
      title: 'Dacia Duster 4×4 veya benzeri, dizel',
      summary: 'Beş koltuk, dört bavul, dört çeker; yaylaya, orman yoluna ve ocak ayına.',
      description:
        'Yürüyüş rehberlerimizin arabası. Şubatta, 1.200 metrenin üstü karlıyken Elmalı’nın sedirlerine çıkar; haziranda Saklıkent’te dere yatağının kıyısında durur, kimse tedirgin olmaz. Kauçuk paspas, fener ve çekme halatı içindedir.\n\nOtoyolda öbürlerinden gürültülüdür, acelesi de yoktur. Kıyıda kalacaklara bir otomobil daha uygundur.',
      highlights: items`Dört çeker, yerden 21 santim | Aralıktan marta bagajda zincir | Sörf tahtası için tavan rayı | Hasar depozitosu yok`,
      goodToKnow: items`Sürücü 23 yaşından itibaren; 25 yaş altı günlük bir fark öder. | Haritada görünen orman yolları güvencede, dere geçişleri değil.`,
    },
    de: {
      title: 'Dacia Duster 4×4 oder ähnlich, Diesel',
      summary: 'Fünf Sitze, vier Koffer und vier angetriebene Räder für Hochebenen, Waldwege und den Januar.',
      description:
        'Das Auto unserer Wanderguides. Im Februar fährt es zu den Zedern von Elmalı, wenn oberhalb von 1.200 Metern Schnee liegt, im Juni steht es am Flussbett von Saklıkent, ohne dass sich jemand sorgt. Gummimatten, Lampe und Abschleppseil sind an Bord.\n\nAuf der Autobahn ist es lauter als die anderen und hat es nicht eilig. Wer an der Küste bleibt, fährt mit einer Limousine besser.',
      highlights: items`Allrad, 21 Zentimeter Bodenfreiheit | Schneeketten im Kofferraum von Dezember bis März | Dachreling für Surfbretter | Keine Kaution`,
      goodToKnow: items`Fahrer ab 23; unter 25 gegen einen kleinen Tageszuschlag. | Waldwege, die auf der Karte stehen, sind gedeckt, Flussquerungen nicht.`,
    },
    ru: {
      title: 'Dacia Duster 4×4 или похожий, дизель',
      summary: 'Пять мест, четыре чемодана и полный привод: для плато, лесных дорог и января.',
      description:
        'Машина наших гидов по горным тропам. В феврале, когда выше 1200 метров лежит снег, она поднимается к кедрам Элмалы, а в июне стоит у русла реки в Саклыкенте, и никто не волнуется. Резиновые коврики, фонарь и трос на месте.\n\nНа трассе она шумнее других и не торопится. Тем, кто останется у моря, лучше взять седан.',
      highlights: items`Полный привод, просвет 21 сантиметр | Цепи в багажнике с декабря по март | Рейлинги для досок | Без залога`,
      goodToKnow: items`Водитель от 23 лет; до 25 лет — небольшая доплата за день. | Лесные дороги, которые есть на карте, покрыты страховкой, переезды через реки нет.`,
    },
  }),
  reviews: reviews`
    5 | Ben S. | Keswick | en | 2026-02-18 | Snow at the cedars in the morning, coffee in a T-shirt in Finike at two.
    4 | Hande Y. | Burdur | tr | 2026-05-02 | Yayla yollarında içimiz rahattı. Otoyolda biraz sesli, onu da yazmışlar.
    4 | Jörg T. | Garmisch | de | 2025-12-29 | Ketten lagen im Kofferraum, gebraucht haben wir sie einmal.
  `,
})

export const nineSeater = car({
  code: 'LYK-C-08',
  destination: 'antalya',
  scene: 'rental',
  units: 4,
  details: {
    ...CAR_TERMS,
    carClass: 'van',
    gear: 'automatic',
    fuel: 'diesel',
    seats: 9,
    luggage: 7,
    minimumDriverAge: 25,
    youngDriver: null,
    damageDeposit: '200.00',
    offices: ['antalya-airport', 'dalaman-airport', 'antalya-office'],
    oneWayFee: '60.00',
    kilometresPerDay: 400,
  },
  seasons: carYear(['74.00', '92.00', '112.00', '145.00', '96.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    en: {
      title: 'Volkswagen Caravelle or similar, nine seats',
      summary: 'Nine people, seven suitcases, a car licence: one vehicle instead of two for a family or a team.',
      description:
        'Nine real seats with room for legs, and behind the third row space for seven suitcases. The automatic takes the worry out of the hairpins, two air-conditioning units keep the back rows cool, and each row has its own sockets.\n\nAn ordinary car licence is enough. It is five metres thirty long: in Kaş you leave it at the top of the town, in Kalkan by the market, and nobody has missed it in the lanes.',
      highlights: items`Nine seats and seven suitcases | Automatic and two air-conditioning units | Sockets in every row | Ordinary car licence`,
      goodToKnow: items`Drivers from 25. A damage deposit is held on your card. | 400 kilometres a day are included, on average over the hire.`,
    },
    tr: {
      title: 'Volkswagen Caravelle veya benzeri, dokuz koltuk',
      summary: 'Dokuz kişi, yedi bavul, B sınıfı ehliyet: bir aileye ya da takıma iki yerine bir araç.',
      description:
        'Bacağa da yer bırakan dokuz koltuk, üçüncü sıranın arkasında yedi bavula yer. Otomatik vites keskin virajların derdini alır, iki klima arka sıraları serin tutar, her sıranın prizi vardır.\n\nB sınıfı ehliyet yeter. Boyu beş metre otuz santimdir: Kaş’ta kasabanın üstünde, Kalkan’da pazarın yanında bırakırsınız; sokak aralarında arayan çıkmadı.',
      highlights: items`Dokuz koltuk ve yedi bavul | Otomatik ve çift klima | Her sırada priz | B sınıfı ehliyetle`,
      goodToKnow: items`Sürücü 25 yaşından itibaren. Kartınızda hasar depozitosu bloke edilir. | Günde 400 kilometre dahildir, kira boyunca ortalama alınır.`,
    },
    de: {
      title: 'Volkswagen Caravelle oder ähnlich, neun Sitze',
      summary: 'Neun Personen, sieben Koffer, Pkw-Führerschein: ein Wagen statt zwei für Familie oder Mannschaft.',
      description:
        'Neun echte Sitze, auf denen auch Beine Platz haben, und hinter der dritten Reihe Raum für sieben Koffer. Die Automatik nimmt den Kehren den Schrecken, zwei Klimaanlagen kühlen die hinteren Reihen, und jede Reihe hat eigene Steckdosen.\n\nDer gewöhnliche Pkw-Führerschein genügt. Der Wagen ist fünf Meter dreißig lang: In Kaş lassen Sie ihn oberhalb des Orts, in Kalkan am Markt, und in den Gassen hat ihn noch niemand vermisst.',
      highlights: items`Neun Sitze und sieben Koffer | Automatik und zwei Klimaanlagen | Steckdosen in jeder Reihe | Gewöhnlicher Pkw-Führerschein`,
      goodToKnow: items`Fahrer ab 25. Auf Ihrer Karte wird eine Kaution blockiert. | 400 Kilometer am Tag sind inklusive, gemittelt über die Mietdauer.`,
    },
    ru: {
      title: 'Volkswagen Caravelle или похожий, девять мест',
      summary: 'Девять человек, семь чемоданов, обычные права: одна машина вместо двух для семьи или команды.',
      description:
        'Девять настоящих мест, где помещаются и ноги, а за третьим рядом место для семи чемоданов. Автомат снимает страх перед серпантином, два кондиционера охлаждают задние ряды, в каждом ряду свои розетки.\n\nХватает прав категории B. Длина пять метров тридцать: в Каше машину оставляют над городом, в Калкане у рынка, и в переулках её ещё никому не хватало.',
      highlights: items`Девять мест и семь чемоданов | Автомат и два кондиционера | Розетки в каждом ряду | Обычные права категории B`,
      goodToKnow: items`Водитель от 25 лет. На карте блокируется залог. | 400 километров в день включено, в среднем за аренду.`,
    },
  }),
  reviews: reviews`
    5 | The Hollis family | Kendal | en | 2026-08-11 | Nine of us, three generations, one argument about music. The van was blameless.
    4 | Serkan M. | Konya | tr | 2026-07-06 | Düğüne dokuz kişi gittik. Rahat, klimalar iyi; park yeri aramak gerekiyor.
    5 | Familie Aumann | Würzburg | de | 2026-06-01 | Kaution am dritten Tag nach der Rückgabe wieder frei.
  `,
})
