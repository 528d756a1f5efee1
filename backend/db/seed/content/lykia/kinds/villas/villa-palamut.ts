import { extras, items, questions, reviews } from '../../../shared/lines'
import { houseYear, villa } from '../kind-entry'

export const villaPalamut = villa({
  code: 'LYK-V-07',
  destination: 'gocek',
  scene: 'gardenvilla',
  details: {
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 2,
    capacity: 6,
    areaSquareMetres: 165,
    minimumNights: 3,
    damageDeposit: '400.00',
    permitNumber: '48-3341',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'market', metres: 600 },
      { place: 'restaurant', metres: 700 },
      { place: 'centre', metres: 900 },
      { place: 'beach', metres: 1300 },
      { place: 'airport', metres: 23000 },
    ],
    features: ['privatePool', 'garden', 'barbecue', 'parking', 'airConditioning', 'wifi', 'dishwasher', 'paddleBoard'],
  },
  seasons: houseYear(
    { winter: '110.00', spring: '175.00', summer: '290.00', autumn: '215.00' },
    { spring: 4, summer: 7, autumn: 4 },
  ),
  extras: [
    { id: 'pool-heating', price: '35.00', per: 'day', maximum: 1 },
    { id: 'dinghy', price: '95.00', per: 'day', maximum: 1 },
  ],
  text: {
    en: {
      title: 'Villa Palamut in Göcek, under old oaks',
      summary: 'Three bedrooms in a garden, fifteen minutes’ walk from six marinas, with a dinghy if you want one.',
      description:
        'Göcek looks at its boats, and most guests of this house come for them. It lies in the second row, nine hundred metres from the waterfront, in a garden with two valonia oaks that were there before the village. Under them hang a hammock and a lamp for late readers.\n\nFor those who would rather steer than be steered there is a dinghy of four metres in the municipal marina, twelve horsepower, no licence needed. With it you are at the first island in twenty minutes. The captain next door explains the chart, and which bays to leave to the day boats.',
      highlights: items`Shaded garden with a pool of 9 by 4 metres | Waterfront and marinas on foot | Your own dinghy on request, no licence needed | Dalaman Airport half an hour away`,
      included: items`Linen, bath towels and pool towels | Cleaning before arrival and once a week | Two paddle boards and life jackets | Water, electricity and Wi-Fi`,
      excluded: items`Damage deposit, returned on departure | Pool heating | The dinghy and its petrol`,
      goodToKnow: items`Acorns fall in October: the pool is netted every evening. | The upper bathroom has a tub, the lower one a shower without a step.`,
      questions: questions`
        Can we arrive late at night? | Yes. The key lies in a box with a code, and there is water and bread in the kitchen.
        Is there a beach in Göcek? | A small one, 1.3 kilometres away. Most people take a boat to the bays.
      `,
      extras: extras`
        Pool heating | To 27 degrees, March to May and in October; for all nights
        Dinghy | Four metres, 12 hp, with sunshade and anchor; petrol about 750 lira a day
      `,
    },
    tr: {
      title: 'Göcek’te yaşlı meşelerin altında Villa Palamut',
      summary:
        'Gölgeli bir bahçede üç yatak odası; altı marinaya yürüyerek on beş dakika, isterseniz kayığınız da var.',
      description:
        'Göcek teknelerine bakar, bu evin misafirleri de çoğunlukla onlar için gelir. Ev ikinci sırada, kıyıya dokuz yüz metre uzakta, köyden eski iki palamut meşesinin bahçesindedir. Altlarında bir hamak, geç saate kadar okuyana da bir lamba asılı.\n\nDümeni kendi tutmak isteyene belediye marinasında dört metrelik bir bot var: on iki beygir, ehliyet gerekmez. İlk adaya yirmi dakikada varırsınız. Yandaki kaptan haritayı anlatır, hangi koyların tur teknelerine bırakılacağını da söyler.',
      highlights: items`Gölgeli bahçede 9 × 4 metrelik havuz | Kıyıya ve marinalara yürüyerek | İsteyene ehliyetsiz kullanılan bot | Dalaman Havalimanı’na yarım saat`,
      included: items`Nevresim, banyo ve havuz havluları | Girişten önce ve haftada bir temizlik | İki kürek sörfü ve can yelekleri | Su, elektrik ve Wi-Fi`,
      excluded: items`Çıkışta iade edilen hasar depozitosu | Havuz ısıtması | Bot ve benzini`,
      goodToKnow: items`Ekimde palamut düşer: havuz her akşam ağla örtülür. | Üst banyoda küvet, alttakinde basamaksız duş var.`,
      questions: questions`
        Gece geç gelebilir miyiz? | Gelebilirsiniz. Anahtar şifreli kutuda, mutfakta su ve ekmek var.
        Göcek’te plaj var mı? | 1,3 kilometre ötede küçük bir plaj var. Çoğu kişi koylara tekneyle gider.
      `,
      extras: extras`
        Havuz ısıtması | 27 dereceye; mart–mayıs arası ve ekimde, bütün geceler için
        Bot | Dört metre, 12 beygir, tenteli ve demirli; benzini günde 750 lira kadar
      `,
    },
    de: {
      title: 'Villa Palamut in Göcek, unter alten Eichen',
      summary: 'Drei Schlafzimmer im Garten, fünfzehn Minuten zu Fuß zu sechs Marinas, auf Wunsch mit Beiboot.',
      description:
        'Göcek schaut auf seine Boote, und die meisten Gäste dieses Hauses kommen ihretwegen. Es liegt in zweiter Reihe, neunhundert Meter vom Ufer, in einem Garten mit zwei Walloneneichen, die vor dem Dorf da waren. Darunter hängen eine Hängematte und eine Lampe für alle, die spät noch lesen.\n\nWer lieber selbst steuert, bekommt ein Boot von vier Metern in der Stadtmarina, zwölf PS, führerscheinfrei. Damit sind Sie in zwanzig Minuten an der ersten Insel. Der Kapitän von nebenan erklärt die Karte und sagt, welche Buchten man den Ausflugsbooten überlässt.',
      highlights: items`Schattiger Garten mit Pool, 9 × 4 Meter | Ufer und Marinas zu Fuß | Eigenes Boot auf Wunsch, ohne Führerschein | Flughafen Dalaman in einer halben Stunde`,
      included: items`Bettwäsche, Bade- und Poolhandtücher | Reinigung vor Anreise und einmal pro Woche | Zwei Stand-up-Boards und Schwimmwesten | Wasser, Strom und WLAN`,
      excluded: items`Kaution, bei Abreise zurück | Poolheizung | Das Boot und sein Benzin`,
      goodToKnow: items`Im Oktober fallen Eicheln: Der Pool wird jeden Abend mit einem Netz bedeckt. | Das obere Bad hat eine Wanne, das untere eine Dusche ohne Stufe.`,
      questions: questions`
        Können wir spät nachts ankommen? | Ja. Der Schlüssel liegt in einem Kasten mit Code, Wasser und Brot stehen in der Küche.
        Gibt es in Göcek einen Strand? | Einen kleinen, 1,3 Kilometer entfernt. Die meisten fahren mit dem Boot in die Buchten.
      `,
      extras: extras`
        Poolheizung | Auf 27 Grad, März bis Mai und im Oktober; für alle Nächte
        Boot | Vier Meter, 12 PS, mit Sonnendach und Anker; Benzin etwa 750 Lira am Tag
      `,
    },
    ru: {
      title: 'Вилла «Паламут» в Гёджеке под старыми дубами',
      slug: 'villa-palamut-gocek',
      summary: 'Три спальни в саду, пятнадцать минут пешком до шести марин, по желанию своя лодка.',
      description:
        'Гёджек смотрит на свои яхты, и гости этого дома обычно приезжают ради них. Дом стоит во втором ряду, в девятистах метрах от воды, в саду с двумя дубами, которые старше самого посёлка. Под ними гамак и лампа для тех, кто читает допоздна.\n\nДля тех, кто любит править сам, в городской марине стоит лодка: четыре метра, двенадцать лошадиных сил, права не нужны. До первого острова двадцать минут. Капитан из соседнего дома объяснит карту и скажет, какие бухты лучше оставить экскурсионным судам.',
      highlights: items`Тенистый сад с бассейном 9 × 4 метра | До набережной и марин пешком | Своя лодка по желанию, без прав | До аэропорта Даламана полчаса`,
      included: items`Постельное бельё, полотенца для ванной и бассейна | Уборка перед заездом и раз в неделю | Два сапборда и спасательные жилеты | Вода, электричество и Wi-Fi`,
      excluded: items`Залог, возвращается при выезде | Подогрев бассейна | Лодка и бензин для неё`,
      goodToKnow: items`В октябре падают жёлуди: бассейн каждый вечер закрывают сеткой. | В верхней ванной комнате ванна, в нижней душ без порога.`,
      questions: questions`
        Можно ли приехать поздно ночью? | Можно. Ключ в ящике с кодом, на кухне вода и хлеб.
        Есть ли в Гёджеке пляж? | Небольшой, до него 1,3 километра. Большинство ходит в бухты на лодке.
      `,
      extras: extras`
        Подогрев бассейна | До 27 градусов, с марта по май и в октябре; на все ночи
        Лодка | Четыре метра, 12 л. с., с тентом и якорем; бензина примерно на 750 лир в день
      `,
    },
  },
  reviews: reviews`
    5 | Neil and Jan O. | Lymington | en | 2026-06-17 | Boat people will understand. Dinghy in the morning, hammock after lunch.
    5 | Claudia P. | Kiel | de | 2026-09-25 | Die Karte vom Nachbarn war Gold wert, wir hatten jeden Tag eine Bucht für uns.
    4 | Onur G. | Ankara | tr | 2026-08-14 | Bahçe serin, çarşı yakın. Hafta sonu marinanın müziği hafiften geliyor.
  `,
})
