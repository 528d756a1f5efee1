import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const kasIslandsSmallBoat: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-06',
  kind: 'tour',
  category: 'boat-trips',
  destination: 'kas-kekova',
  scene: 'gulet',
  pictureSeed: 1106,
  details: {
    kind: 'tour',
    durationMinutes: 360,
    days: 1,
    guideLanguages: ['en', 'tr'],
    groupSize: 14,
    pickup: 'meetingPoint',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-15', to: '05-31', adult: '34.00', child: '17.00', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '39.00', child: '19.50', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '34.00', child: '17.00', infant: '0.00' },
  ],
  sessions: [{ time: '10:30', endTime: '16:30', capacity: 14, weekdays: EVERY_DAY }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 180,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [{ id: 'paddle-board', price: '10.00', per: 'booking', maximum: 2 }],
  meetingPoint: { latitude: 36.199, longitude: 29.64 },
  rank: 6,
  text: {
    en: {
      title: 'Kaş islands by small boat, four swims and lunch',
      summary:
        'Six easy hours around the islets off Kaş with fourteen guests at most: four swims, lunch from the galley, a nap in the shade.',
      description:
        'From the old harbour it is twenty minutes to the first island, so most of the day is spent in the water. The boat is ten metres long, takes fourteen guests and anchors in gaps that the big ones pass by. Mehmet steers, his mother cooks.\n\nYou swim at four places, each for about three quarters of an hour: sand, rock, a cave and a shallow bay where small children can stand. In between there is lunch, fruit at three, and cushions on the roof.',
      highlights: items`Fourteen guests on a ten-metre boat | Four swims, one of them shallow enough for children | Home-cooked lunch from the galley | No loud music, ever`,
      programme: steps`
        10:30 | Kaş harbour | Shoes off, cushions out, past the breakwater.
        10:55 | Limanağzı | First swim, under Lycian tombs in the cliff.
        12:00 | Çoban Island | Rocks, fish, a low cave to swim into.
        13:15 | Lunch at anchor | Chicken or peppers from the grill, five mezes, bread from Kaş.
        14:20 | Heybeli Island | Sand below, waist-deep for thirty metres.
        15:30 | Güvercin Island | Last swim, then melon and tea. In the harbour by 16:30.
      `,
      included: items`Lunch with vegetarian choice | Tea, coffee, water and fruit | Snorkel masks on board | Insurance`,
      excluded: items`Soft drinks and beer | Hotel pick-up | Towels`,
      goodToKnow: items`The roof has sun, the stern has shade: fourteen people fit in either. | Bring sun cream without oil, the turtles live here too.`,
      questions: questions`
        Is the boat right for a two-year-old? | Yes. There are vests, a net along the rail and a shallow bay at Heybeli.
        Do you go to Meis? | No, the route stays in Turkish waters, so you need no passport.
      `,
      extras: extras`Paddle board | For the whole day, shared within your party`,
      meetingPoint: place`Kaş old harbour, steps below the mosque | White boat with a green stripe, name “Nar”. Boarding from 10:15.`,
    },
    tr: {
      title: 'Küçük tekneyle Kaş adaları, dört yüzme, öğle yemeği',
      summary:
        'En fazla on dört kişiyle Kaş açığındaki adacıklarda altı sakin saat: dört yüzme, kuzineden yemek, gölgede şekerleme.',
      description:
        'Eski limandan ilk adaya yirmi dakika; günün çoğu suda geçer. Tekne on metre, on dört misafir alır ve büyüklerin geçip gittiği aralıklara demirler. Dümende Mehmet, mutfakta annesi var.\n\nDört yerde, her birinde üç çeyrek saat kadar yüzersiniz: kum, kaya, bir mağara ve küçük çocukların ayakta durabildiği sığ bir koy. Aralarda öğle yemeği, saat üçte meyve, tepede minderler. Müzik açmayız; denizin sesi yeter, isteyen kulaklığını takar.',
      highlights: items`On metrelik teknede on dört misafir | Biri çocuklara uygun sığlıkta dört yüzme molası | Kuzineden ev yemeği | Yüksek sesli müzik yok`,
      programme: steps`
        10:30 | Kaş limanı | Ayakkabılar çıkar, minderler serilir, mendireği geçeriz.
        10:55 | Limanağzı | Kayadaki Likya mezarlarının altında ilk yüzme.
        12:00 | Çoban Adası | Kayalar, balıklar, içine yüzülen alçak bir mağara.
        13:15 | Demirde öğle yemeği | Izgara tavuk ya da biber, beş çeşit meze, Kaş ekmeği.
        14:20 | Heybeli Ada | Altı kum, otuz metre boyunca bel hizası.
        15:30 | Güvercin Adası | Son yüzme, kavun ve çay. 16:30’da limandayız.
      `,
      included: items`Etsiz seçeneği de olan öğle yemeği | Çay, kahve, su ve meyve | Teknede deniz gözlüğü ve şnorkel | Sigorta`,
      excluded: items`Meşrubat ve bira | Otelden alınış | Havlu`,
      goodToKnow: items`Tepesi güneş, kıçı gölgedir; on dört kişi ikisine de sığar. | Yağsız güneş kremi getirin, burada kaplumbağalar da yaşıyor.`,
      questions: questions`
        İki yaşındaki çocukla gelebilir miyiz? | Evet. Yelek, küpeşte boyunca ağ ve Heybeli’de sığ bir koy var.
        Meis’e gidiyor musunuz? | Hayır, rota Türk karasularında; pasaport gerekmez.
      `,
      extras: extras`Kürek sörfü tahtası | Bütün gün, grubunuz ortak kullanır`,
      meetingPoint: place`Kaş eski liman, caminin altındaki basamaklar | Yeşil şeritli beyaz tekne, adı “Nar”. Biniş 10:15’te başlar.`,
    },
    de: {
      title: 'Inseln vor Kaş im kleinen Boot, viermal baden, Mittagessen',
      slug: 'inseln-vor-kas-im-kleinen-boot-viermal-baden-mittag',
      summary:
        'Sechs ruhige Stunden zwischen den Inselchen vor Kaş, höchstens vierzehn Gäste: viermal baden, Essen aus der Kombüse.',
      description:
        'Vom alten Hafen sind es zwanzig Minuten bis zur ersten Insel, die meiste Zeit des Tages verbringen Sie also im Wasser. Das Boot ist zehn Meter lang, nimmt vierzehn Gäste mit und ankert dort, wo große Boote vorbeifahren. Mehmet steuert, seine Mutter kocht.\n\nSie baden an vier Stellen, jeweils eine gute Dreiviertelstunde: Sand, Fels, eine Höhle und eine flache Bucht, in der auch kleine Kinder stehen können. Dazwischen gibt es Mittagessen, um drei Obst und Kissen auf dem Dach.',
      highlights: items`Vierzehn Gäste auf zehn Metern | Vier Badestopps, einer davon flach genug für Kinder | Hausgemachtes Mittagessen aus der Kombüse | Keine laute Musik`,
      programme: steps`
        10:30 | Hafen von Kaş | Schuhe aus, Kissen raus, an der Mole vorbei.
        10:55 | Limanağzı | Erstes Bad unter lykischen Felsgräbern.
        12:00 | Insel Çoban | Felsen, Fische, eine niedrige Höhle zum Hineinschwimmen.
        13:15 | Mittagessen vor Anker | Huhn oder Paprika vom Grill, fünf Meze, Brot aus Kaş.
        14:20 | Insel Heybeli | Sandgrund, dreißig Meter weit hüfttief.
        15:30 | Insel Güvercin | Letztes Bad, dann Melone und Tee. Um 16:30 im Hafen.
      `,
      included: items`Mittagessen, auch vegetarisch | Tee, Kaffee, Wasser und Obst | Schnorchelmasken an Bord | Versicherung`,
      excluded: items`Softdrinks und Bier | Abholung vom Hotel | Handtücher`,
      goodToKnow: items`Auf dem Dach ist Sonne, am Heck Schatten, und alle haben auf beidem Platz. | Bringen Sie Sonnencreme ohne Öl mit, hier leben auch Schildkröten.`,
      questions: questions`
        Passt das Boot für eine Zweijährige? | Ja. Es gibt Westen, ein Netz an der Reling und eine flache Bucht bei Heybeli.
        Fahren Sie nach Meis? | Nein, die Route bleibt in türkischen Gewässern, einen Pass brauchen Sie nicht.
      `,
      extras: extras`Stand-up-Board | Für den ganzen Tag, gemeinsam für Ihre Gruppe`,
      meetingPoint: place`Alter Hafen Kaş, Stufen unterhalb der Moschee | Weißes Boot mit grünem Streifen, Name „Nar“. Einstieg ab 10:15.`,
    },
    ru: {
      title: 'Острова Каша на маленьком катере, четыре купания и обед',
      slug: 'ostrova-kasha-na-katere',
      summary:
        'Шесть спокойных часов среди островков у Каша, не больше четырнадцати гостей: четыре купания, обед с камбуза, тень.',
      description:
        'От старой гавани до первого острова двадцать минут, так что большую часть дня вы проводите в воде. Катер десятиметровый, берёт четырнадцать гостей и встаёт там, где большие проходят мимо. Правит Мехмет, готовит его мама.\n\nКупаемся в четырёх местах, в каждом минут по сорок пять: песок, скалы, грот и мелкая бухта, где маленькие дети достают до дна. Между ними обед, в три часа фрукты, а на крыше подушки. Музыку не включаем: кому скучно без неё, тот берёт наушники.',
      highlights: items`Четырнадцать гостей на десяти метрах | Четыре купания, одно на детской глубине | Домашний обед с камбуза | Никакой громкой музыки`,
      programme: steps`
        10:30 | Гавань Каша | Обувь долой, подушки на палубу, идём за мол.
        10:55 | Лиманагзы | Первое купание под ликийскими гробницами в скале.
        12:00 | Остров Чобан | Скалы, рыбы и низкий грот, куда можно заплыть.
        13:15 | Обед на якоре | Курица или перцы с гриля, пять закусок, хлеб из Каша.
        14:20 | Остров Хейбели | Песчаное дно, тридцать метров по пояс.
        15:30 | Остров Гюверджин | Последнее купание, дыня и чай. В гавани к 16:30.
      `,
      included: items`Обед, есть вегетарианский | Чай, кофе, вода и фрукты | Маски и трубки на борту | Страховка`,
      excluded: items`Газировка и пиво | Дорога от отеля | Полотенца`,
      goodToKnow: items`На крыше солнце, на корме тень; все помещаются и там, и там. | Берите крем от солнца без масла: здесь живут и черепахи.`,
      questions: questions`
        Можно ли с двухлетним ребёнком? | Да. Есть жилеты, сетка вдоль борта и мелкая бухта у Хейбели.
        Вы заходите на Мейс? | Нет, маршрут в турецких водах, паспорт не нужен.
      `,
      extras: extras`Сапборд | На весь день, одна на вашу компанию`,
      meetingPoint: place`Старая гавань Каша, ступени под мечетью | Белый катер с зелёной полосой, название «Nar». Посадка с 10:15.`,
    },
  },
  reviews: reviews`
    5 | Alice W. | Sheffield | en | 2026-06-09 | Mehmet’s mother should open a restaurant. Four swims was exactly right for our two girls.
    5 | Petra N. | Münster | de | 2026-09-05 | Vierzehn Leute und trotzdem Platz zum Schlafen. Heybeli ist ein Traum für Kinder.
    4 | Kerem S. | Ankara | tr | 2026-07-19 | Sakin, temiz, samimi. Temmuzda öğlen güneşi sert, gölgeyi erken kapın.
    5 | Наталья Б. | Минск | ru | 2026-05-25 | Впервые на катере слышно море, а не колонки. Спасибо маме Мехмета.
    4 | Tom H. | Derby | en | 2025-08-12 | Lovely day. The cave swim needs a little courage, the view back out rewards it.
  `,
}
