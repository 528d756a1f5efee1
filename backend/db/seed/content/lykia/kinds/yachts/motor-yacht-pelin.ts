import { extras, items, place, questions, reviews } from '../../../shared/lines'
import { boatAllYear, yacht } from '../kind-entry'

export const motorYachtPelin = yacht({
  code: 'LYK-Y-03',
  destination: 'gocek',
  scene: 'motoryacht',
  details: {
    kind: 'yacht',
    lengthMetres: 15,
    cabins: 3,
    berths: 6,
    capacity: 10,
    crew: 2,
    built: 2019,
    charter: 'day',
    boardAt: '10:00',
    leaveAt: '18:00',
    marina: 'gocek-marina',
    features: ['flybridge', 'swimPlatform', 'airConditioning', 'paddleBoard', 'snorkel', 'tender'],
  },
  seasons: boatAllYear('690.00', ['780.00', '880.00', '1080.00', '1250.00', '920.00']),
  group: { price: '690.00', maximumPersons: 8, extraPersonPrice: '60.00' },
  extras: [
    { id: 'lunch', price: '28.00', per: 'person', maximum: 10 },
    { id: 'sea-scooter', price: '90.00', per: 'day', maximum: 1 },
  ],
  meetingPoint: { latitude: 36.7539, longitude: 28.9402 },
  text: {
    en: {
      title: 'Motor yacht “Pelin” in Göcek, by the day',
      summary: 'Fifteen metres with a flybridge, captain and deckhand, fuel for the bays included; up to ten guests.',
      description:
        'At twenty knots you are in the outer bays before the day boats have cast off, and have two hours to yourself. Captain Cem then looks for the lee: Boynuz Bükü when the wind is westerly, Bedri Rahmi bay with its painted fish when it is calm. Eight guests are in the price, two more may join for a supplement.\n\nThe swim platform lies at water level, wide enough for a family that jumps all at once. Book several days and you sleep on board in three cabins; at night the yacht lies at the jetty or in a bay, as you like.',
      highlights: items`Twenty knots: the far bays before the others | Flybridge with shade and a second helm | Platform at water level | One day or several, with nights in three cabins`,
      included: items`Captain and deckhand | Fuel for sixty nautical miles a day | Water, soft drinks and fruit | Towels, snorkels and two paddle boards`,
      excluded: items`Lunch | Alcoholic drinks | A daily supplement for the ninth and the tenth guest`,
      goodToKnow: items`Children count as guests, by licence. | Kekova is too far for one day; from two days on it is possible.`,
      questions: questions`
        May we steer? | On open water, beside the captain, yes.
        What if it blows? | Göcek bay is sheltered. If the harbour closes all the same, you choose another day or get everything back.
      `,
      extras: extras`
        Lunch from the galley | Sea bass or chicken, four mezes, salad
        Sea scooter | Two of them, for the whole day, with a briefing
      `,
      meetingPoint: place`Göcek municipal marina, jetty B | “Pelin”, white, twelfth berth. Shoes stay in the basket at the gangway.`,
    },
    tr: {
      title: 'Göcek’te günlük motoryat “Pelin”',
      summary: 'On beş metre, üst köprülü; kaptan, gemici ve koylara yetecek yakıt fiyata dahil. On kişiye kadar.',
      description:
        'Yirmi mille, tur tekneleri daha palamar çözmeden dış koylarda olursunuz; iki saat koy sizindir. Cem Kaptan sonra kuytuyu arar: rüzgâr batıdansa Boynuz Bükü, hava sakinse kayaya resmedilmiş balığıyla Bedri Rahmi koyu. Fiyat sekiz kişi içindir, iki kişi daha ek ücretle katılır.\n\nYüzme platformu su seviyesindedir, hep birden atlayan bir aileye yetecek kadar geniştir. Birkaç gün tutarsanız üç kamarada teknede yatarsınız; gece iskelede mi koyda mı, siz bilirsiniz.',
      highlights: items`Yirmi mil: uzak koylara herkesten önce | Gölgelikli üst köprü, ikinci dümen | Su seviyesinde platform | Bir gün ya da üç kamarada gecelemeli birkaç gün`,
      included: items`Kaptan ve gemici | Günde altmış deniz mili yakıt | Su, meşrubat ve meyve | Havlu, şnorkel ve iki kürek sörfü`,
      excluded: items`Öğle yemeği | Alkollü içecekler | Dokuzuncu ve onuncu misafir için günlük ek ücret`,
      goodToKnow: items`Ruhsat gereği çocuklar da sayılır. | Kekova bir güne sığmaz; iki günden itibaren olur.`,
      questions: questions`
        Dümene geçebilir miyiz? | Açık suda, kaptanın yanında, evet.
        Rüzgâr çıkarsa? | Göcek körfezi kuytudur. Liman yine de kapanırsa başka gün seçersiniz ya da paranızın tamamını alırsınız.
      `,
      extras: extras`
        Mutfaktan öğle yemeği | Levrek ya da tavuk, dört meze, salata
        Su altı skuteri | İki tane, bütün gün, kısa bir anlatımla
      `,
      meetingPoint: place`Göcek belediye marinası, B iskelesi | “Pelin”, beyaz, on ikinci bağlama yeri. Ayakkabılar iskele başındaki sepette kalır.`,
    },
    de: {
      title: 'Motoryacht „Pelin“ in Göcek, tageweise',
      summary:
        'Fünfzehn Meter mit Flybridge, Kapitän, Matrose und Treibstoff für die Buchten inklusive; bis zehn Gäste.',
      description:
        'Mit zwanzig Knoten sind Sie in den äußeren Buchten, bevor die Ausflugsboote ablegen, und haben sie zwei Stunden für sich. Dann sucht Kapitän Cem die Leeseite: Boynuz Bükü bei Westwind, die Bedri-Rahmi-Bucht mit dem gemalten Fisch, wenn es ruhig ist. Acht Gäste sind im Preis, zwei weitere fahren gegen Aufpreis mit.\n\nDie Badeplattform liegt auf Wasserhöhe und ist breit genug für eine Familie, die gemeinsam springt. Buchen Sie mehrere Tage, schlafen Sie an Bord in drei Kabinen; nachts liegt die Yacht am Steg oder in einer Bucht, wie Sie mögen.',
      highlights: items`Zwanzig Knoten: vor den anderen in den fernen Buchten | Flybridge mit Schatten und zweitem Steuerstand | Plattform auf Wasserhöhe | Ein Tag oder mehrere, mit Nächten in drei Kabinen`,
      included: items`Kapitän und Matrose | Treibstoff für sechzig Seemeilen am Tag | Wasser, Softdrinks und Obst | Handtücher, Schnorchel und zwei Boards`,
      excluded: items`Mittagessen | Alkoholische Getränke | Zuschlag je Tag für den neunten und zehnten Gast`,
      goodToKnow: items`Laut Zulassung zählen Kinder als Gäste. | Kekova ist für einen Tag zu weit; ab zwei Tagen geht es.`,
      questions: questions`
        Dürfen wir steuern? | Auf freiem Wasser, neben dem Kapitän, ja.
        Und bei Wind? | Die Bucht von Göcek ist geschützt. Wird der Hafen doch gesperrt, wählen Sie einen anderen Tag oder erhalten alles zurück.
      `,
      extras: extras`
        Mittagessen aus der Kombüse | Wolfsbarsch oder Huhn, vier Meze, Salat
        Unterwasserscooter | Zwei Stück für den ganzen Tag, mit Einweisung
      `,
      meetingPoint: place`Stadtmarina Göcek, Steg B | „Pelin“, weiß, zwölfter Liegeplatz. Die Schuhe bleiben im Korb an der Gangway.`,
    },
    ru: {
      title: 'Моторная яхта «Пелин» в Гёджеке, посуточно',
      slug: 'motornaya-yakhta-pelin',
      summary: 'Пятнадцать метров с флайбриджем, капитан, матрос и топливо на бухты в цене; до десяти гостей.',
      description:
        'На двадцати узлах вы в дальних бухтах раньше, чем экскурсионные суда отдадут швартовы, и два часа там одни. Потом капитан Джем ищет затишье: Бойнуз-Бюкю при западном ветре, бухта Бедри-Рахми с нарисованной рыбой, когда тихо. В цену входят восемь гостей, ещё двое могут присоединиться за доплату.\n\nКупальная платформа лежит на уровне воды и достаточно широка для семьи, которая прыгает разом. Если взять яхту на несколько дней, вы ночуете на борту в трёх каютах; стоять на ночь у причала или в бухте, решаете вы.',
      highlights: items`Двадцать узлов: в дальних бухтах раньше всех | Флайбридж с тенью и вторым штурвалом | Платформа на уровне воды | День или несколько, с ночёвкой в трёх каютах`,
      included: items`Капитан и матрос | Топливо на шестьдесят морских миль в день | Вода, газировка и фрукты | Полотенца, маски и два сапборда`,
      excluded: items`Обед | Алкогольные напитки | Доплата за девятого и десятого гостя, за день`,
      goodToKnow: items`По документам дети считаются гостями. | До Кековы за один день не успеть; от двух дней можно.`,
      questions: questions`
        Можно ли порулить? | На открытой воде, рядом с капитаном, можно.
        А если ветер? | Залив Гёджека закрытый. Если порт всё же закроют, выберете другой день или получите всё обратно.
      `,
      extras: extras`
        Обед с камбуза | Сибас или курица, четыре мезе, салат
        Подводный скутер | Две штуки на весь день, с инструктажем
      `,
      meetingPoint: place`Городская марина Гёджека, причал B | «Pelin», белая, двенадцатое место. Обувь остаётся в корзине у трапа.`,
    },
  },
  reviews: reviews`
    5 | Duncan F. | Southampton | en | 2026-06-29 | Alone in the outer bay at half past ten, with coffee. Worth every knot.
    4 | Seda K. | Bursa | tr | 2026-08-09 | Tekne bakımlı, Cem Kaptan sakin biri. Skuter çocukların aklını aldı.
    5 | Lars P. | Hamburg | de | 2025-09-17 | Drei Tage gebucht, zwei Nächte vor Anker. Alles Vereinbarte war an Bord.
    5 | Роман Е. | Краснодар | ru | 2026-05-25 | Быстро, чисто, топливо честно входит в цену.
  `,
})
