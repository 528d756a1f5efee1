import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const kadikoyFoodWalk: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-24',
  kind: 'tour',
  category: 'food-city',
  destination: 'istanbul',
  scene: 'oldtown',
  pictureSeed: 1124,
  details: {
    kind: 'tour',
    durationMinutes: 270,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 8,
    pickup: 'meetingPoint',
    theme: 'food',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '59.00', child: '30.00', infant: '0.00' },
    { from: '04-01', to: '10-31', adult: '66.00', child: '33.00', infant: '0.00' },
    { from: '11-01', to: '12-31', adult: '59.00', child: '30.00', infant: '0.00' },
  ],
  sessions: [{ time: '10:30', endTime: '15:00', capacity: 8, weekdays: [1, 2, 3, 4, 5, 6] }],
  childFrom: 6,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 480,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [
    { id: 'spice-box', price: '14.00', per: 'booking', maximum: 4 },
    { id: 'wine-stop', price: '16.00', per: 'person', maximum: 8 },
  ],
  meetingPoint: { latitude: 41.0172, longitude: 28.9744 },
  rank: 24,
  text: {
    en: {
      title: 'Kadıköy food walk, by ferry to the Asian side',
      summary:
        'Twenty minutes across the water, then ten tastings in the market streets where Istanbul does its own shopping.',
      description:
        'Kadıköy has no palace, and no mosque that is on every list, and that is its luck. Its market belongs to the people who cook: fishmongers, pickle shops, a coffee roaster from the time of the grandfathers, a baker of lahmacun with a queue at half past eleven. We stand in it too.\n\nThe walk begins with the ferry and a simit to share with the gulls. Then come ten tastings over two and a half kilometres, from mussels to künefe, with a sit-down lunch of Anatolian home cooking in the middle.',
      highlights: items`The ferry crossing from Eminönü, with tea | Ten tastings, one of them a proper lunch | Pickles, cheese and coffee from family shops | Eight guests, so everyone gets to the counter`,
      programme: steps`
        10:30 | Eminönü | The ferry to Kadıköy, simit and tea on deck.
        11:15 | Fish market | Stuffed mussels, and how to tell that a fish is fresh.
        11:50 | Pickles and cheese | Pickle juice by the glass, five cheeses from five regions.
        12:40 | Lunch | Anatolian dishes at a long table, an hour to sit.
        13:50 | Coffee and sweets | Roasted next door, with lokum and künefe.
        14:40 | Moda seafront | Ice cream with a view of the old city, end at 15:00.
      `,
      included: items`Ferry ticket | Ten tastings including lunch | Water, tea and Turkish coffee | Licensed guide | Insurance`,
      excluded: items`Alcoholic drinks | Ferry back`,
      goodToKnow: items`Skip breakfast, or nearly. | The walk ends in Moda; ferries back leave every twenty minutes.`,
      questions: questions`
        Can you cater for vegans? | Yes, if we know a day ahead. Seven of ten tastings have a vegan version.
        Is it far to walk? | Two and a half kilometres in four hours, level, with many chairs.
      `,
      extras: extras`
        Spice box | Six spices from the market, labelled and sealed
        Wine stop | Two glasses from Thrace in a small bar in Moda
      `,
      meetingPoint: place`Eminönü, Kadıköy pier | Under the clock at the entrance. The guide carries a wicker basket with a white cloth.`,
    },
    tr: {
      title: 'Vapurla Kadıköy’e, çarşıda lezzet yürüyüşü',
      summary: 'Karşıya yirmi dakika, sonra İstanbul’un kendi alışverişini yaptığı sokaklarda on tadım.',
      description:
        'Kadıköy’ün listelere girmiş sarayı, camisi yoktur; şansı da budur. Çarşısı yemek pişirenlerindir: balıkçılar, turşucular, dededen kalma bir kahveci, on bir buçukta önünde kuyruk olan bir lahmacuncu. O kuyruğa biz de gireriz.\n\nYürüyüş vapurla ve martılarla bölüşülen bir simitle başlar. Ardından iki buçuk kilometrede, midyeden künefeye on tadım gelir; ortasında oturarak yenen bir Anadolu sofrası. Rehberiniz ustaları adıyla tanır, sıra beklerken de anlatacağı biter gibi olmaz.',
      highlights: items`Eminönü’nden çaylı vapur yolculuğu | On tadım, biri tam bir öğle yemeği | Aile dükkânlarından turşu, peynir ve kahve | Sekiz misafir, tezgâha herkes yaklaşır`,
      programme: steps`
        10:30 | Eminönü | Kadıköy vapuru, güvertede simit ve çay.
        11:15 | Balıkçılar çarşısı | Midye dolma ve taze balık nasıl anlaşılır.
        11:50 | Turşu ve peynir | Bardakta turşu suyu, beş yöreden beş peynir.
        12:40 | Öğle yemeği | Uzun masada Anadolu yemekleri, oturmaya bir saat.
        13:50 | Kahve ve tatlı | Yanda kavrulmuş kahve, lokum ve künefe.
        14:40 | Moda sahili | Tarihî yarımadaya karşı dondurma, 15:00’te biter.
      `,
      included: items`Vapur bileti | Öğle yemeği dahil on tadım | Su, çay ve Türk kahvesi | Kokartlı rehber | Sigorta`,
      excluded: items`Alkollü içecekler | Dönüş vapuru`,
      goodToKnow: items`Kahvaltıyı atlayın ya da çok az yiyin. | Yürüyüş Moda’da biter; vapurlar yirmi dakikada bir kalkar.`,
      questions: questions`
        Vegan seçenek var mı? | Bir gün önceden bilirsek evet. On tadımın yedisinin vegan hâli var.
        Çok yürünüyor mu? | Dört saatte iki buçuk kilometre, düz ve bol sandalyeli.
      `,
      extras: extras`
        Baharat kutusu | Çarşıdan altı baharat, etiketli ve kapalı
        Şarap molası | Moda’da küçük bir barda Trakya’dan iki kadeh
      `,
      meetingPoint: place`Eminönü, Kadıköy iskelesi | Girişte saatin altı. Rehberin kolunda beyaz örtülü bir hasır sepet var.`,
    },
    de: {
      title: 'Kulinarischer Rundgang in Kadıköy mit der Fähre',
      summary:
        'Zwanzig Minuten übers Wasser, dann zehn Kostproben in den Marktgassen, in denen Istanbul selbst einkauft.',
      description:
        'Kadıköy hat keinen Palast und keine Moschee, die auf jeder Liste steht, und das ist sein Glück. Der Markt gehört denen, die kochen: Fischhändlern, Läden für Eingelegtes, einer Kaffeerösterei aus Großvaters Zeit und einem Lahmacun-Bäcker, bei dem um halb zwölf die Schlange steht. Wir stellen uns an.\n\nEs beginnt auf der Fähre, mit einem Simit, den Sie mit den Möwen teilen. Danach folgen zehn Kostproben auf zweieinhalb Kilometern, von Muscheln bis Künefe, mittendrin ein richtiges Mittagessen.',
      highlights: items`Die Fährfahrt ab Eminönü, mit Tee | Zehn Kostproben, eine davon ein ganzes Mittagessen | Eingelegtes, Käse und Kaffee aus Familienläden | Acht Gäste, so kommt jeder an die Theke`,
      programme: steps`
        10:30 | Eminönü | Fähre nach Kadıköy, Simit und Tee an Deck.
        11:15 | Fischmarkt | Gefüllte Muscheln, und woran man frischen Fisch erkennt.
        11:50 | Eingelegtes und Käse | Gurkenwasser aus dem Glas, fünf Käse aus fünf Regionen.
        12:40 | Mittagessen | Anatolische Gerichte am langen Tisch, eine Stunde zum Sitzen.
        13:50 | Kaffee und Süßes | Nebenan geröstet, dazu Lokum und Künefe.
        14:40 | Uferpromenade Moda | Eis mit Blick auf die Altstadt, Ende um 15:00.
      `,
      included: items`Fährticket | Zehn Kostproben samt Mittagessen | Wasser, Tee und türkischer Mokka | Lizenzierter Guide | Versicherung`,
      excluded: items`Alkoholische Getränke | Rückfahrt mit der Fähre`,
      goodToKnow: items`Lassen Sie das Frühstück aus, oder fast. | Der Rundgang endet in Moda; Fähren zurück fahren alle zwanzig Minuten.`,
      questions: questions`
        Geht es auch vegan? | Ja, wenn wir es einen Tag vorher wissen. Sieben der zehn Kostproben gibt es vegan.
        Wird viel gelaufen? | Zweieinhalb Kilometer in vier Stunden, eben und mit vielen Stühlen.
      `,
      extras: extras`
        Gewürzkiste | Sechs Gewürze vom Markt, beschriftet und versiegelt
        Weinpause | Zwei Gläser aus Thrakien in einer kleinen Bar in Moda
      `,
      meetingPoint: place`Eminönü, Anleger nach Kadıköy | Unter der Uhr am Eingang. Der Guide trägt einen Weidenkorb mit weißem Tuch.`,
    },
    ru: {
      title: 'Гастропрогулка по Кадыкёю с поездкой на пароме',
      slug: 'gastroprogulka-kadykoy-parom',
      summary:
        'Двадцать минут по воде, а потом десять дегустаций на рыночных улочках, куда ходит за продуктами сам Стамбул.',
      description:
        'В Кадыкёе нет ни дворца, ни мечети из путеводителя, и в этом его удача. Рынок здесь для тех, кто готовит: рыбники, лавки солений, кофейня ещё дедовских времён, пекарь лахмаджуна, к которому в половине двенадцатого стоит очередь. Мы тоже в неё встаём.\n\nНачинаем на пароме с симитом, который вы делите с чайками. Дальше десять дегустаций на двух с половиной километрах, от мидий до кюнефе, а посередине обед за столом: домашняя анатолийская кухня.',
      highlights: items`Паром от Эминёню, чай на палубе | Десять дегустаций, одна из них полноценный обед | Соленья, сыр и кофе из семейных лавок | Восемь гостей: к прилавку подойдёт каждый`,
      programme: steps`
        10:30 | Эминёню | Паром в Кадыкёй, симит и чай на палубе.
        11:15 | Рыбный ряд | Фаршированные мидии и как узнать свежую рыбу.
        11:50 | Соленья и сыр | Рассол в стакане, пять сыров из пяти краёв.
        12:40 | Обед | Анатолийские блюда за длинным столом, час посидеть.
        13:50 | Кофе и сладкое | Обжаренный рядом, с лукумом и кюнефе.
        14:40 | Набережная Мода | Мороженое с видом на старый город, конец в 15:00.
      `,
      included: items`Билет на паром | Десять дегустаций с обедом | Вода, чай и кофе по-турецки | Лицензированный гид | Страховка`,
      excluded: items`Алкогольные напитки | Паром обратно`,
      goodToKnow: items`Не завтракайте или почти не завтракайте. | Прогулка кончается в Моде; паромы обратно ходят каждые двадцать минут.`,
      questions: questions`
        А для веганов? | Если знать за день, да. У семи дегустаций из десяти есть веганский вариант.
        Много ли ходить? | Два с половиной километра за четыре часа, по ровному месту, и по пути много стульев.
      `,
      extras: extras`
        Коробка специй | Шесть специй с рынка, подписанных и запечатанных
        Бокал вина | Два бокала из Фракии в маленьком баре в Моде
      `,
      meetingPoint: place`Эминёню, причал на Кадыкёй | Под часами у входа. У гида плетёная корзина с белой салфеткой.`,
    },
  },
  reviews: reviews`
    5 | Charlotte E. | Cambridge | en | 2026-09-19 | Pickle juice at noon sounded like a dare. I bought two bottles.
    5 | Mert A. | Ankara | tr | 2026-05-28 | Kuyrukta beklemek bile güzeldi. Öğle yemeği annemin sofrası gibi.
    4 | Regina T. | Stuttgart | de | 2025-10-28 | Sehr viel, sehr gut. Das Frühstück hätten wir wirklich weglassen sollen.
    5 | Тимур Г. | Алматы | ru | 2026-04-07 | Мидии, сыр, кофе, кюнефе. К вечеру есть не хотелось, гулять хотелось.
    4 | Louis P. | Bristol | en | 2025-06-24 | A relaxed day with a guide who is friends with half the market.
  `,
}
