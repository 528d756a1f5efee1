import { extras, items, questions, reviews } from '../../../shared/lines'
import { houseYear, villa } from '../kind-entry'

export const villaDefne = villa({
  code: 'LYK-V-03',
  destination: 'kalkan-patara',
  scene: 'villa',
  details: {
    kind: 'villa',
    bedrooms: 4,
    bathrooms: 4,
    capacity: 8,
    areaSquareMetres: 240,
    minimumNights: 4,
    damageDeposit: '600.00',
    permitNumber: '07-5310',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'children', beds: [{ bed: 'bunk', quantity: 1 }] },
      { roomType: 'children', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'market', metres: 350 },
      { place: 'restaurant', metres: 600 },
      { place: 'beach', metres: 1200 },
      { place: 'centre', metres: 1500 },
      { place: 'airport', metres: 121000 },
    ],
    features: ['privatePool', 'childPool', 'garden', 'barbecue', 'airConditioning', 'cot', 'washingMachine', 'wifi'],
  },
  seasons: houseYear(
    { winter: '160.00', spring: '260.00', summer: '430.00', autumn: '310.00' },
    { spring: 5, summer: 7, autumn: 5 },
  ),
  extras: [
    { id: 'pool-heating', price: '45.00', per: 'day', maximum: 1 },
    { id: 'sitter', price: '40.00', per: 'booking', maximum: 6 },
    { id: 'cook', price: '90.00', per: 'booking', maximum: 4 },
  ],
  campaign: {
    discountType: 'percent',
    discountValue: '10.00',
    endsInDays: 60,
    label: { en: 'Family offer', tr: 'Aile indirimi', de: 'Familienangebot', ru: 'Семейное предложение' },
  },
  text: {
    en: {
      title: 'Villa Defne in Kalkan, for two families',
      summary: 'Two wings of two bedrooms, a fenced pool for the small ones and a long table under the laurel.',
      description:
        'Two families can live here without meeting before breakfast: two wings, each with two bedrooms, two bathrooms and a fridge of its own. Between them lies a terrace with a table for ten. The children’s pool is forty centimetres deep and has a fence with a latch that a three-year-old does not manage; we tried with ours.\n\nTwo cots, two high chairs and gates for the stairs are in the house, as are buckets, spades and a shelf of picture books in six languages, left by guests. The village shop is five minutes’ walk away and sells ice cream until eleven.',
      highlights: items`Children’s pool with its own fence | Two wings with two bedrooms and two bathrooms each | Two cots, two high chairs, stair gates | Large pool of 11 by 5 metres with a shallow step`,
      included: items`Linen, bath towels and pool towels | Cleaning twice a week | Water, electricity and Wi-Fi | Cots, high chairs and a box of toys`,
      excluded: items`Damage deposit, returned on departure | Pool heating | A sitter or a cook`,
      goodToKnow: items`Arrival from 16:00, departure by 10:00; with small children we try for an hour earlier. | The bunk bed is for children from six.`,
      questions: questions`
        Are the stairs safe? | There are four steps inside and a gate for each flight. Both wings have a bedroom on the ground floor.
        Can eight adults stay? | Better six: two of the four bedrooms are furnished for children.
      `,
      extras: extras`
        Pool heating | Both pools to 28 degrees, March to May and in October; for all nights
        An evening with Nermin | Four hours; she has run the kindergarten of Kalkan for twelve years
        Dinner cooked in your kitchen | Hatice cooks for up to ten, shopping at cost
      `,
    },
    tr: {
      title: 'Kalkan’da iki aile için Villa Defne',
      summary: 'İkişer yatak odalı iki kanat, küçükler için çitli bir havuz ve defnenin altında uzun bir masa.',
      description:
        'Burada iki aile kahvaltıya kadar karşılaşmadan yaşayabilir: her kanatta iki yatak odası, iki banyo ve ayrı bir buzdolabı var. Ortadaki terasta on kişilik bir masa durur. Çocuk havuzu kırk santim derinliktedir; çitinin mandalını üç yaşında bir çocuk açamaz, bizimkilerle denedik.\n\nİki bebek yatağı, iki mama sandalyesi ve merdiven kapıları evdedir. Kova kürek ve misafirlerin bıraktığı altı dilde resimli kitap da var. Bakkal yürüyerek beş dakika, dondurma on bire kadar.',
      highlights: items`Kendi çiti olan çocuk havuzu | İkişer yatak odalı, ikişer banyolu iki kanat | İki bebek yatağı, iki mama sandalyesi, merdiven kapıları | Sığ basamaklı, 11 × 5 metrelik büyük havuz`,
      included: items`Nevresim, banyo ve havuz havluları | Haftada iki kez temizlik | Su, elektrik ve Wi-Fi | Bebek yatakları, mama sandalyeleri ve bir kutu oyuncak`,
      excluded: items`Çıkışta iade edilen hasar depozitosu | Havuz ısıtması | Bakıcı ya da aşçı`,
      goodToKnow: items`Giriş 16:00’dan itibaren, çıkış en geç 10:00; küçük çocukla gelene bir saat erken açmaya çalışırız. | Ranza altı yaşından büyükler içindir.`,
      questions: questions`
        Merdivenler güvenli mi? | İçeride dört basamak var, her birinin kapısı bulunuyor. İki kanatta da zemin katta yatak odası var.
        Sekiz yetişkin kalabilir mi? | Altısı daha rahat eder: dört odanın ikisi çocuklara göre döşeli.
      `,
      extras: extras`
        Havuz ısıtması | İki havuz da 28 dereceye; mart–mayıs arası ve ekimde, bütün geceler için
        Nermin Hanım’la bir akşam | Dört saat; on iki yıldır Kalkan’ın anaokulunu yönetiyor
        Mutfağınızda akşam yemeği | Hatice Hanım on kişiye kadar pişirir, malzeme alış fiyatına
      `,
    },
    de: {
      title: 'Villa Defne in Kalkan für zwei Familien',
      summary:
        'Zwei Flügel mit je zwei Schlafzimmern, ein eingezäuntes Kinderbecken und ein langer Tisch unter dem Lorbeer.',
      description:
        'Zwei Familien können hier wohnen, ohne sich vor dem Frühstück zu begegnen: zwei Flügel, jeder mit zwei Schlafzimmern, zwei Bädern und eigenem Kühlschrank. Dazwischen liegt eine Terrasse mit einem Tisch für zehn. Das Kinderbecken ist vierzig Zentimeter tief; den Riegel am Zaun bekommt eine Dreijährige nicht auf, wir haben es mit unserer versucht.\n\nZwei Babybetten, zwei Hochstühle und Treppengitter sind im Haus, dazu Eimer, Schaufeln und ein Regal Bilderbücher in sechs Sprachen, von Gästen dagelassen. Zum Dorfladen gehen Sie fünf Minuten, Eis gibt es dort bis elf.',
      highlights: items`Kinderbecken mit eigenem Zaun | Zwei Flügel mit je zwei Schlafzimmern und zwei Bädern | Zwei Babybetten, zwei Hochstühle, Treppengitter | Großer Pool, 11 × 5 Meter, mit flacher Stufe`,
      included: items`Bettwäsche, Bade- und Poolhandtücher | Reinigung zweimal pro Woche | Wasser, Strom und WLAN | Babybetten, Hochstühle und eine Kiste Spielzeug`,
      excluded: items`Kaution, bei Abreise zurück | Poolheizung | Kinderbetreuung oder Köchin`,
      goodToKnow: items`Anreise ab 16:00, Abreise bis 10:00; mit kleinen Kindern versuchen wir es eine Stunde früher. | Das Etagenbett ist für Kinder ab sechs.`,
      questions: questions`
        Sind die Treppen sicher? | Innen gibt es vier Stufen und für jede Treppe ein Gitter. Beide Flügel haben ein Schlafzimmer im Erdgeschoss.
        Passen acht Erwachsene hinein? | Besser sechs: Zwei der vier Schlafzimmer sind für Kinder eingerichtet.
      `,
      extras: extras`
        Poolheizung | Beide Becken auf 28 Grad, März bis Mai und im Oktober; für alle Nächte
        Ein Abend mit Nermin | Vier Stunden; sie leitet seit zwölf Jahren den Kindergarten von Kalkan
        Abendessen in Ihrer Küche | Hatice kocht für bis zu zehn, der Einkauf nach Beleg
      `,
    },
    ru: {
      title: 'Вилла «Дефне» в Калкане для двух семей',
      slug: 'villa-defne-kalkan',
      summary: 'Два крыла по две спальни, огороженный бассейн для малышей и длинный стол под лавром.',
      description:
        'Две семьи могут жить здесь и не встретиться до завтрака: два крыла, в каждом две спальни, две ванные и свой холодильник. Между ними терраса со столом на десятерых. Детский бассейн глубиной сорок сантиметров огорожен, и засов на калитке трёхлетний ребёнок не откроет: проверяли на своих.\n\nВ доме есть две детские кроватки, два стульчика, ворота на лестницы, ведёрки, лопатки и полка книжек с картинками на шести языках, их оставили гости. До магазина пять минут пешком, мороженое там продают до одиннадцати.',
      highlights: items`Детский бассейн со своей оградой | Два крыла, в каждом две спальни и две ванные | Две кроватки, два стульчика, ворота на лестницы | Большой бассейн 11 × 5 метров с мелкой ступенью`,
      included: items`Постельное бельё, полотенца для ванной и бассейна | Уборка дважды в неделю | Вода, электричество и Wi-Fi | Кроватки, стульчики и ящик игрушек`,
      excluded: items`Залог, возвращается при выезде | Подогрев бассейна | Няня или повар`,
      goodToKnow: items`Заезд с 16:00, выезд до 10:00; с малышами стараемся пустить на час раньше. | Двухъярусная кровать для детей от шести лет.`,
      questions: questions`
        Лестницы безопасны? | Внутри четыре ступени, на каждой лестнице ворота. В обоих крыльях есть спальня на первом этаже.
        Поместятся ли восемь взрослых? | Лучше шесть: две спальни из четырёх обставлены для детей.
      `,
      extras: extras`
        Подогрев бассейнов | Оба до 28 градусов, с марта по май и в октябре; на все ночи
        Вечер с Нермин | Четыре часа; она двенадцать лет заведует детским садом Калкана
        Ужин на вашей кухне | Хатидже готовит на компанию до десяти человек, продукты по чеку
      `,
    },
  },
  reviews: reviews`
    5 | Familie Brandt | Leipzig | de | 2026-07-24 | Der Zaun um das Kinderbecken hat uns die Ferien gerettet. Zwei Kühlschränke auch.
    4 | Emre T. | Bursa | tr | 2026-08-30 | İki aile rahat rahat kaldık. Hatice Hanım’ın dolmaları için ayrıca gelinir.
    5 | Gareth P. | Swansea | en | 2026-06-09 | Everything a toddler needs was there before we asked. We carried home one suitcase unopened.
    5 | Марина и Алексей | Пермь | ru | 2025-08-17 | Дети жили у мелкого бассейна. Ограда надёжная, ступеней мало.
  `,
})
