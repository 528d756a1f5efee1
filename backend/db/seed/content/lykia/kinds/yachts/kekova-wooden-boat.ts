import { extras, items, place, questions, reviews } from '../../../shared/lines'
import { boatAllYear, yacht } from '../kind-entry'

export const kekovaWoodenBoat = yacht({
  code: 'LYK-Y-07',
  destination: 'kas-kekova',
  scene: 'kekova',
  units: 3,
  details: {
    kind: 'yacht',
    lengthMetres: 8,
    cabins: 0,
    berths: 0,
    capacity: 8,
    crew: 1,
    built: 1998,
    charter: 'day',
    boardAt: '09:30',
    leaveAt: '16:30',
    marina: 'ucagiz-harbour',
    features: ['snorkel', 'sunDeck', 'fishing'],
  },
  seasons: boatAllYear('95.00', ['120.00', '140.00', '165.00', '180.00', '145.00']),
  group: { price: '95.00', maximumPersons: 6, extraPersonPrice: '12.00' },
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [{ id: 'grill-lunch', price: '15.00', per: 'person', maximum: 8 }],
  meetingPoint: { latitude: 36.1975, longitude: 29.8469 },
  text: {
    en: {
      title: 'Wooden boat with captain from Üçağız, by the day',
      summary: 'Eight metres, an awning and a fisherman who knows each wall under the water; for six, up to eight.',
      description:
        'These are the boats on which Üçağız went fishing until it was worth more to show the sunken city. Eight metres of pine, a diesel that sounds like a sewing machine, cushions under an awning. Three brothers own one each: İsmail, Musa and Yahya; you sail with the one whose turn it is.\n\nIn seven hours you glide slowly past the walls of Kekova, climb to the castle of Kaleköy, swim in Tersane Bay and in Gökkaya, and can hold a line over the side on the way back. The price is for six; two more come along for a supplement each.',
      highlights: items`The sunken city at walking pace | Kaleköy and its castle, as long as you like | Three swims in bays without other boats | Small enough to land on any beach`,
      included: items`Boat, captain and fuel | Water and tea from the samovar | Snorkels and life jackets | Passenger insurance`,
      excluded: items`Lunch | Castle ticket at Kaleköy | A supplement for the seventh and the eighth guest`,
      goodToKnow: items`There is no toilet on board; we land where there is one. | In winter they go out on calm days; we tell you the evening before. | Over the ruins neither swimming nor anchoring is allowed.`,
      questions: questions`
        Can babies come along? | Yes, there is shade all day. Please bring a carrier: there is no room for prams.
        How do we reach Üçağız? | From Kaş it is forty-five minutes by car; our drivers bring you there and back.
      `,
      extras: extras`Lunch from the grill | The day’s catch or chicken, salad, bread and fruit, on a beach in Gökkaya`,
      meetingPoint: place`Üçağız, wooden jetty beside the mosque | Ask for the three brothers. Parking is at the entrance of the village, two hundred metres away.`,
    },
    tr: {
      title: 'Üçağız’dan kaptanlı ahşap tekne, günlük',
      summary: 'Sekiz metre, tenteli; sudaki her duvarı bilen bir balıkçıyla. Altı kişilik, sekize kadar.',
      description:
        'Batık kenti göstermek daha çok kazandırana kadar Üçağız bu teknelerle balığa çıkardı. Sekiz metre çam, dikiş makinesi gibi ses çıkaran bir dizel, tentenin altında minderler. Üç kardeşin birer teknesi var: İsmail, Musa, Yahya; sıra kimdeyse onunla çıkarsınız.\n\nYedi saatte Kekova’nın duvarları önünden ağır ağır geçer, Kaleköy’ün kalesine çıkar, Tersane koyunda ve Gökkaya’da yüzersiniz; dönüşte olta sallayan da olur. Fiyat altı kişi içindir; iki kişi daha küçük bir farkla katılır.',
      highlights: items`Yürüyüş hızında batık kent | İstediğiniz kadar Kaleköy ve kalesi | Başka teknenin olmadığı koylarda üç yüzme | Her kumsala yanaşacak kadar küçük`,
      included: items`Tekne, kaptan ve yakıt | Su ve semaverden çay | Şnorkel ve can yelekleri | Yolcu sigortası`,
      excluded: items`Öğle yemeği | Kaleköy’de kale bileti | Yedinci ve sekizinci misafir için ek ücret`,
      goodToKnow: items`Teknede tuvalet yok; olan yerde karaya çıkarız. | Kışın sakin günlerde çıkılır; bir akşam önce haber veririz. | Kalıntıların üstünde yüzmek de demirlemek de yasaktır.`,
      questions: questions`
        Bebekle gelinir mi? | Gelinir, gün boyu gölge var. Kanguru getirin, pusete yer yok.
        Üçağız’a nasıl gelinir? | Kaş’tan arabayla kırk beş dakika; şoförlerimiz götürüp getirir.
      `,
      extras: extras`Izgarada öğle yemeği | Ne tutulduysa ya da tavuk; salata, ekmek ve meyveyle Gökkaya’da bir kumsalda`,
      meetingPoint: place`Üçağız, caminin yanındaki ahşap iskele | Üç kardeşi sorun. Otopark köyün girişinde, iki yüz metre ötede.`,
    },
    de: {
      title: 'Holzboot mit Kapitän ab Üçağız, tageweise',
      summary:
        'Acht Meter, ein Sonnensegel und ein Fischer, der jede Mauer unter Wasser kennt; für sechs, höchstens acht.',
      description:
        'Mit diesen Booten fuhr Üçağız fischen, bis es mehr einbrachte, die versunkene Stadt zu zeigen. Acht Meter Kiefernholz, ein Diesel, der wie eine Nähmaschine klingt, Kissen unter dem Sonnensegel. Drei Brüdern gehört je eines, İsmail, Musa und Yahya; Sie fahren mit dem, der an der Reihe ist.\n\nIn sieben Stunden ziehen die Mauern von Kekova langsam vorbei, Sie steigen zur Burg von Kaleköy, baden in der Tersane-Bucht und in Gökkaya und dürfen auf dem Rückweg eine Angelschnur halten. Der Preis gilt für sechs; zwei weitere kommen gegen Zuschlag mit.',
      highlights: items`Die versunkene Stadt im Schritttempo | Kaleköy mit seiner Burg, so lange Sie wollen | Drei Badestopps in Buchten ohne andere Boote | Klein genug für jeden Strand`,
      included: items`Boot, Kapitän und Treibstoff | Wasser und Tee aus dem Samowar | Schnorchel und Schwimmwesten | Passagierversicherung`,
      excluded: items`Mittagessen | Eintritt in die Burg von Kaleköy | Zuschlag für den siebten und achten Gast`,
      goodToKnow: items`An Bord gibt es keine Toilette; wir legen an, wo eine ist. | Im Winter fahren sie an ruhigen Tagen; am Abend davor hören Sie, ob. | Über den Ruinen ist weder Baden noch Ankern erlaubt.`,
      questions: questions`
        Dürfen Babys mit? | Ja, Schatten gibt es den ganzen Tag. Bitte eine Trage mitbringen, für Kinderwagen ist kein Platz.
        Wie kommen wir nach Üçağız? | Ab Kaş sind es fünfundvierzig Minuten mit dem Auto; unsere Fahrer bringen Sie hin und zurück.
      `,
      extras: extras`Mittagessen vom Grill | Der Fang des Tages oder Huhn, dazu Salat, Brot und Obst, an einem Strand in Gökkaya`,
      meetingPoint: place`Üçağız, Holzsteg neben der Moschee | Fragen Sie nach den drei Brüdern. Geparkt wird am Ortseingang, zweihundert Meter entfernt.`,
    },
    ru: {
      title: 'Деревянная лодка с капитаном из Учагыза на день',
      slug: 'derevyannaya-lodka-uchagyz',
      summary: 'Восемь метров, тент и рыбак, который знает каждую стену под водой; на шестерых, до восьми гостей.',
      description:
        'На таких лодках Учагыз ходил за рыбой, пока не стало выгоднее показывать затонувший город. Восемь метров сосны, дизель, который стучит как швейная машинка, подушки под тентом. У трёх братьев по одной лодке: Исмаил, Муса и Яхья; вы идёте с тем, чья очередь.\n\nЗа семь часов вы медленно проходите вдоль стен Кековы, поднимаетесь в крепость Калекёя, купаетесь в бухте Терсане и в Гёккае, а на обратном пути можно забросить удочку. Цена на шестерых; ещё двоих берут за доплату.',
      highlights: items`Затонувший город на скорости пешехода | Калекёй и его крепость, сколько захотите | Три купания в бухтах без других лодок | Пристаёт к любому пляжу`,
      included: items`Лодка, капитан и топливо | Вода и чай из самовара | Маски и спасательные жилеты | Страховка пассажиров`,
      excluded: items`Обед | Билет в крепость Калекёя | Доплата за седьмого и восьмого гостя`,
      goodToKnow: items`На борту нет туалета; пристаём там, где он есть. | Зимой выходим в тихие дни; сообщим накануне вечером. | Над руинами нельзя ни купаться, ни бросать якорь.`,
      questions: questions`
        Можно с младенцем? | Можно, тень есть весь день. Возьмите переноску: коляску поставить негде.
        Как добраться до Учагыза? | От Каша сорок пять минут на машине; наши водители отвезут и привезут обратно.
      `,
      extras: extras`Обед с гриля | Утренний улов или курица, салат, хлеб и фрукты на пляже в Гёккае`,
      meetingPoint: place`Учагыз, деревянный причал у мечети | Спросите трёх братьев. Парковка при въезде в деревню, двести метров.`,
    },
  },
  reviews: reviews`
    5 | Mary and Phil C. | Hereford | en | 2026-05-08 | Yahya stopped the engine above the walls and said nothing. Perfect guiding.
    5 | Derya O. | Antalya | tr | 2026-09-06 | Çocuk ilk balığını tuttu. Semaver çayı denizde başka oluyor.
    4 | Wolfgang E. | Passau | de | 2025-10-10 | Einfach und schön. Ohne Toilette muss man planen, gesagt wird es vorher.
    5 | Алина К. | Москва | ru | 2026-06-30 | Купались в бухте совсем одни. Рыба на углях на пляже — лучшее за поездку.
  `,
})
