import { extras, items, place, questions, reviews, steps } from '../../../shared/lines'
import { boatYear, weekCharter } from '../kind-entry'

export const guletYakamoz = weekCharter({
  code: 'LYK-Y-02',
  destination: 'kas-kekova',
  scene: 'gulet',
  details: {
    kind: 'yacht',
    lengthMetres: 18,
    cabins: 4,
    berths: 8,
    capacity: 8,
    crew: 3,
    built: 2008,
    charter: 'week',
    boardAt: '15:00',
    leaveAt: '10:00',
    marina: 'kas-harbour',
    features: ['cook', 'sunDeck', 'tender', 'kayak', 'snorkel', 'fishing', 'solarPower'],
  },
  seasons: boatYear(['3400.00', '4300.00', '5400.00', '6200.00', '4700.00']),
  extras: [
    { id: 'full-board', price: '260.00', per: 'person', maximum: 8 },
    { id: 'guide-day', price: '120.00', per: 'booking', maximum: 3 },
  ],
  campaign: {
    discountType: 'percent',
    discountValue: '12.00',
    endsInDays: 45,
    label: { en: 'Early booking', tr: 'Erken rezervasyon', de: 'Frühbucher', ru: 'Раннее бронирование' },
  },
  meetingPoint: { latitude: 36.1986, longitude: 29.6411 },
  text: {
    en: {
      title: 'Small gulet “Yakamoz” from Kaş, a week for eight',
      summary: 'Four cabins, three crew and the coast between Kekova and Kalkan, where big gulets find no room.',
      description:
        '“Yakamoz” is the Turkish word for the glow of the sea at night. She is eighteen metres long and draws so little that she lies where the big ones turn round: in the inlet below Aperlai, off the houses of Kaleköy, in the shallows of Gökkaya. Captain Ümit was born in Üçağız and knows who sells bread from a rowing boat.\n\nEvery cabin has a bathroom; there is no air conditioning, but each hatch opens to the wind and in summer nobody sleeps below anyway. Solar panels keep the fridge cold without a generator, so that the nights are silent.',
      highlights: items`Shallow draught for small inlets | Silent nights on solar power | Captain from Kekova, cook and deckhand | Aperlai, Kaleköy and Gökkaya on one route`,
      programme: steps`
        1 | Kaş | On board from 15:00, first night in Limanağzı.
        2 | Aperlai | Walls under water, a path of forty minutes across to Sıcak bay.
        3 | Kekova | Kaleköy by tender, castle at sunset, night in Gökkaya.
        5 | Kalkan side | Fırnaz, Kaputaş from the water before the buses come.
        7 | Kaş | The islands off Meis, dinner on deck; ashore by 10:00 on Saturday.
      `,
      included: items`Boat with three crew | Fuel for three engine hours a day | Linen and towels | Harbour and park fees on the route | Passenger insurance`,
      excluded: items`Food, 13,000 lira a person for the week | Drinks | A guide for walks on land`,
      goodToKnow: items`No air conditioning: fans in the cabins, mattresses on deck for all. | Over the sunken walls of Kekova swimming is forbidden; you glide past.`,
      questions: questions`
        Can we sail to Meis? | With passports, and a visa if you need one, yes. The formalities take a morning and cost about 2,000 lira a person.
        How much does she heel? | Hardly. She motors mostly, and sets sail when the wind is right.
      `,
      extras: extras`
        Full board for the week | Three meals, tea, fruit and water
        Guide for a day | An archaeologist from Demre comes aboard for Aperlai and Kaleköy
      `,
      meetingPoint: place`Kaş town harbour, inner quay | “Yakamoz”, natural wood, red rail. The quay is closed to cars; we meet you at the square with a cart.`,
    },
    tr: {
      title: 'Kaş’tan sekiz kişilik küçük gulet “Yakamoz”, bir hafta',
      summary: 'Dört kamara, üç mürettebat; Kekova ile Kalkan arasında, büyük guletlerin sığmadığı koylar.',
      description:
        '“Yakamoz” on sekiz metredir ve suyu az çeker; büyüklerin geri döndüğü yerde demirler: Aperlai’nin altındaki girintide, Kaleköy evlerinin önünde, Gökkaya’nın sığlığında. Ümit Kaptan Üçağızlıdır, sandaldan kimin ekmek sattığını bilir.\n\nHer kamaranın banyosu var. Klima yok, ama bütün lumbozlar rüzgâra açılır; yazın zaten kimse aşağıda yatmaz. Buzdolabını güneş panelleri soğutur, jeneratör çalışmaz, geceler sessizdir.',
      highlights: items`Küçük girintilere sığan az su çekimi | Güneş enerjisiyle sessiz geceler | Kekovalı kaptan, aşçı ve gemici | Tek rotada Aperlai, Kaleköy ve Gökkaya`,
      programme: steps`
        1 | Kaş | 15:00’ten itibaren biniş, ilk gece Limanağzı’nda.
        2 | Aperlai | Suyun altında duvarlar, Sıcak koyuna kırk dakikalık patika.
        3 | Kekova | Botla Kaleköy, gün batımında kale, gece Gökkaya’da.
        5 | Kalkan tarafı | Fırnaz, otobüsler gelmeden denizden Kaputaş.
        7 | Kaş | Meis önündeki adalar, güvertede yemek; cumartesi en geç 10:00’da karaya.
      `,
      included: items`Üç mürettebatıyla tekne | Günde üç motor saati yakıt | Nevresim ve havlular | Rota üstündeki liman ve park ücretleri | Yolcu sigortası`,
      excluded: items`Yemek, hafta için kişi başı 13.000 lira | İçecekler | Karadaki yürüyüşler için rehber`,
      goodToKnow: items`Klima yok: kamaralarda vantilatör, güvertede herkese yatak var. | Kekova’nın batık duvarları üstünde yüzmek yasaktır; önünden süzülürsünüz.`,
      questions: questions`
        Meis’e gidebilir miyiz? | Pasaportla ve gerekiyorsa vizeyle evet. İşlemler bir sabah sürer, kişi başı 2.000 lira kadar tutar.
        Tekne çok yatar mı? | Pek yatmaz. Çoğu zaman motorla gider, rüzgâr uygunsa yelken basar.
      `,
      extras: extras`
        Bir hafta tam pansiyon | Üç öğün, çay, meyve ve su
        Bir günlük rehber | Aperlai ve Kaleköy için Demre’den bir arkeolog tekneye gelir
      `,
      meetingPoint: place`Kaş limanı, iç rıhtım | “Yakamoz”, ahşap renginde, kırmızı küpeşteli. Rıhtım araca kapalı; meydanda el arabasıyla karşılarız.`,
    },
    de: {
      title: 'Kleine Gulet „Yakamoz“ ab Kaş, eine Woche zu acht',
      summary: 'Vier Kabinen, drei Mann Crew und die Küste von Kekova bis Kalkan, wo große Gulets keinen Platz finden.',
      description:
        '„Yakamoz“ heißt auf Türkisch das Leuchten des Meeres bei Nacht. Sie ist achtzehn Meter lang und hat so wenig Tiefgang, dass sie dort liegt, wo die großen umkehren: im Einschnitt unter Aperlai, vor den Häusern von Kaleköy, im flachen Wasser von Gökkaya. Kapitän Ümit stammt aus Üçağız und weiß, wer vom Ruderboot aus Brot verkauft.\n\nJede Kabine hat ein Bad. Eine Klimaanlage gibt es nicht, aber jede Luke öffnet sich zum Wind, und im Sommer schläft ohnehin niemand unten. Den Kühlschrank versorgen Solarzellen ohne Generator, darum sind die Nächte still.',
      highlights: items`Wenig Tiefgang für kleine Buchten | Stille Nächte mit Solarstrom | Kapitän aus Kekova, Koch und Matrose | Aperlai, Kaleköy und Gökkaya auf einer Route`,
      programme: steps`
        1 | Kaş | Ab 15:00 an Bord, erste Nacht in Limanağzı.
        2 | Aperlai | Mauern unter Wasser, ein Pfad von vierzig Minuten hinüber zur Bucht Sıcak.
        3 | Kekova | Mit dem Beiboot nach Kaleköy, Burg im Abendlicht, Nacht in Gökkaya.
        5 | Richtung Kalkan | Fırnaz, Kaputaş vom Wasser, bevor die Busse kommen.
        7 | Kaş | Die Inseln vor Meis, Abendessen an Deck; am Samstag bis 10:00 von Bord.
      `,
      included: items`Boot mit drei Mann Crew | Treibstoff für drei Motorstunden am Tag | Bettwäsche und Handtücher | Hafen- und Parkgebühren auf der Route | Passagierversicherung`,
      excluded: items`Verpflegung, 13.000 Lira je Person und Woche | Getränke | Führung bei Gängen an Land`,
      goodToKnow: items`Keine Klimaanlage: Ventilatoren in den Kabinen, Matratzen an Deck für alle. | Über den versunkenen Mauern von Kekova ist Baden verboten; man gleitet vorbei.`,
      questions: questions`
        Können wir nach Meis? | Mit Reisepass und, wenn nötig, Visum ja. Die Formalitäten dauern einen Vormittag und kosten etwa 2.000 Lira je Person.
        Liegt sie schräg? | Kaum. Sie fährt meist unter Motor und setzt Segel, wenn der Wind passt.
      `,
      extras: extras`
        Vollpension für die Woche | Drei Mahlzeiten, Tee, Obst und Wasser
        Führung für einen Tag | Ein Archäologe aus Demre kommt für Aperlai und Kaleköy an Bord
      `,
      meetingPoint: place`Stadthafen Kaş, innerer Kai | „Yakamoz“, naturfarbenes Holz, rote Reling. Der Kai ist für Autos gesperrt; wir holen Sie mit einem Karren am Platz ab.`,
    },
    ru: {
      title: 'Малый гулет «Якамоз» из Каша на неделю, 8 гостей',
      slug: 'gulet-yakamoz-nedelya',
      summary: 'Четыре каюты, трое в экипаже и берег от Кековы до Калкана, куда большим гулетам не зайти.',
      description:
        '«Якамоз» по-турецки — свечение ночного моря. Длина гулета восемнадцать метров, осадка такая малая, что он стоит там, где большие разворачиваются: под Аперлаями, у домов Калекёя, на мелководье Гёккаи. Капитан Юмит родом из Учагыза и знает, кто продаёт хлеб с лодки.\n\nПри каждой каюте ванная. Кондиционера нет, но все люки открываются навстречу ветру, да и летом внизу никто не спит. Холодильник работает от солнечных батарей без генератора, поэтому ночи тихие.',
      highlights: items`Малая осадка для узких бухт | Тихие ночи на солнечной энергии | Капитан из Кековы, кок и матрос | Аперлаи, Калекёй и Гёккая на одном маршруте`,
      programme: steps`
        1 | Каш | Посадка с 15:00, первая ночь в Лиманагзы.
        2 | Аперлаи | Стены под водой, тропа на сорок минут до бухты Сыджак.
        3 | Кекова | На шлюпке в Калекёй, крепость на закате, ночь в Гёккае.
        5 | В сторону Калкана | Фырназ, Капуташ с воды, пока нет автобусов.
        7 | Каш | Острова у Мейса, ужин на палубе; в субботу до 10:00 на берег.
      `,
      included: items`Судно и экипаж из трёх человек | Топливо на три часа хода в день | Бельё и полотенца | Портовые и парковые сборы на маршруте | Страховка пассажиров`,
      excluded: items`Питание, 13 000 лир с человека за неделю | Напитки | Гид на берегу`,
      goodToKnow: items`Кондиционера нет: в каютах вентиляторы, на палубе матрасы для всех. | Над затонувшими стенами Кековы купаться запрещено, мимо них проходят медленно.`,
      questions: questions`
        Можно ли зайти на Мейс? | С загранпаспортом и, если нужна, визой — да. Оформление занимает утро и стоит около 2000 лир с человека.
        Сильно ли кренится? | Почти нет. Чаще идёт под мотором, паруса ставят при подходящем ветре.
      `,
      extras: extras`
        Полный пансион на неделю | Трёхразовое питание, чай, фрукты и вода
        Гид на день | Археолог из Демре поднимется на борт для Аперлай и Калекёя
      `,
      meetingPoint: place`Городская гавань Каша, внутренняя набережная | «Yakamoz», цвет дерева, красный леер. Машинам на набережную нельзя, встретим на площади с тележкой.`,
    },
  },
  reviews: reviews`
    5 | Gwen and Harri L. | Aberystwyth | en | 2026-09-12 | We lay off Kaleköy and the big boats looked in and left. Silence at night, truly.
    5 | Ayça D. | Ankara | tr | 2026-07-18 | Ümit Kaptan’ın koyları kitapta yok. Güvertede uyumak çocukların bayramıydı.
    4 | Bernd K. | Freiburg | de | 2025-06-21 | Ehrliches, einfaches Boot. Wer Klima braucht, nimmt ein anderes; so steht es auch da.
  `,
})
