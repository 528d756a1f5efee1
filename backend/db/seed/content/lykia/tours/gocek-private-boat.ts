import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const gocekPrivateBoat: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-17',
  kind: 'tour',
  category: 'boat-trips',
  destination: 'gocek',
  scene: 'motoryacht',
  pictureSeed: 1117,
  details: {
    kind: 'tour',
    durationMinutes: 450,
    days: 1,
    guideLanguages: ['en', 'tr', 'ru'],
    groupSize: 8,
    pickup: 'meetingPoint',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'group',
  currency: 'EUR',
  seasons: [{ from: '04-15', to: '10-31', adult: '480.00', child: '480.00', infant: '0.00' }],
  sessions: [{ time: '10:00', endTime: '17:30', capacity: 8, weekdays: EVERY_DAY }],
  childFrom: 4,
  adultFrom: 12,
  group: { price: '480.00', maximumPersons: 8, extraPersonPrice: '0.00' },
  taxMode: 'excluded',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 30,
  cutoffMinutes: 1440,
  freeCancellationHours: 72,
  instantConfirmation: false,
  extras: [
    { id: 'lunch-on-board', price: '22.00', per: 'person', maximum: 8 },
    { id: 'paddle-board', price: '25.00', per: 'booking', maximum: 2 },
  ],
  meetingPoint: { latitude: 36.7539, longitude: 28.9402 },
  rank: 17,
  text: {
    en: {
      title: 'Göcek bays by private boat, for up to eight',
      summary:
        'A motor boat and its captain for your family alone, with a route you settle over coffee in the morning.',
      description:
        'Eleven metres long, shaded aft, with a wide platform just above the water: the boat is yours from ten until half past five, and the price is the same for two as for eight. Captain Halil has sailed these bays since he was fourteen. Tell him whether you would rather have ruins, shallow sand or silence.\n\nA typical day has four stops: Cleopatra’s bath in Hamam bay, the clear shallows of Yassıca, a pine-covered anchorage for lunch and one that he names only on the way.',
      highlights: items`One price for the whole boat | Your own route and your own pace | Four swims, away from the large boats | Snorkel sets and a ladder children can manage`,
      programme: steps`
        10:00 | Göcek municipal marina | Coffee, the chart, your wishes for the day.
        10:45 | Yassıca Islands | A warm, shallow lagoon for the first swim.
        12:00 | Hamam bay | Walls under water and the path to a spring.
        13:15 | Lunch at anchor | From the galley, from your basket or at a jetty restaurant.
        15:00 | The captain’s bay | Wherever the wind is right and the water empty.
        17:30 | Back in Göcek | The shower on deck is warm by then.
      `,
      included: items`Boat with captain and deckhand | Fuel within the Göcek bays | Water, tea, coffee and fruit | Snorkel sets | Passenger insurance`,
      excluded: items`Lunch | Alcoholic drinks | Ten per cent VAT, shown at booking`,
      goodToKnow: items`Eight is the limit by licence, and babies count. | If the wind turns strong the captain picks sheltered bays or you choose another day.`,
      questions: questions`
        Can we bring our own food? | Gladly. There is a fridge, an icebox and a small grill at the stern.
        Are there life jackets for children? | Yes, in three sizes. Give us their weight when you book.
      `,
      extras: extras`
        Lunch on board | Grilled fish or chicken, four mezes and salad
        Paddle board | For the whole day, pump and leash included
      `,
      meetingPoint: place`Göcek municipal marina, jetty C | Name “Martı”, third berth on the left. Parking is by the post office.`,
    },
    tr: {
      title: 'Göcek koyları, sekiz kişiye kadar size özel tekne',
      summary: 'Yalnızca sizin için bir motoryat ve kaptanı; rotayı sabah kahvesinde birlikte çizersiniz.',
      description:
        'On bir metrelik, kıçı gölgeli, yüzme platformu suya yakın bir tekne: ondan beş buçuğa kadar sizin, fiyatı iki kişiye de sekiz kişiye de aynı. Halil Kaptan bu koylarda on dört yaşından beri dolaşıyor. Kalıntı mı, sığ kum mu, sessizlik mi istediğinizi söyleyin yeter.\n\nBildik bir günde dört durak olur: Hamam koyundaki Kleopatra hamamı, Yassıca’nın sığ ve duru suyu, öğle yemeği için çamlı bir koy, bir de adını ancak yolda söylediği yer.',
      highlights: items`Bütün tekneye tek fiyat | Rotası da temposu da sizin | Büyük teknelerden uzakta dört yüzme molası | Şnorkel takımı ve çocukların da çıkabildiği merdiven`,
      programme: steps`
        10:00 | Göcek belediye marinası | Kahve, harita, günden beklentiniz.
        10:45 | Yassıca adaları | İlk yüzme için ılık ve sığ bir lagün.
        12:00 | Hamam koyu | Su altında duvarlar, pınara giden patika.
        13:15 | Demirde öğle yemeği | Mutfaktan, kendi sepetinizden ya da iskele lokantasında.
        15:00 | Kaptanın koyu | Rüzgâr nerede uygunsa, hangi koy boşsa.
        17:30 | Göcek | O saatte güvertedeki duş ılıktır.
      `,
      included: items`Kaptanı ve tayfasıyla tekne | Göcek koyları içinde yakıt | Su, çay, kahve ve meyve | Şnorkel takımları | Yolcu sigortası`,
      excluded: items`Öğle yemeği | Alkollü içecekler | Rezervasyonda gösterilen yüzde on KDV`,
      goodToKnow: items`Ruhsat gereği sınır sekiz kişidir, bebekler de sayılır. | Rüzgâr sertleşirse kaptan kuytu koyları seçer ya da günü değiştirirsiniz.`,
      questions: questions`
        Kendi yemeğimizi getirebilir miyiz? | Tabii. Buzdolabı, buzluk ve kıçta küçük bir mangal var.
        Çocuk can yeleği var mı? | Var, üç boy. Rezervasyonda kilolarını yazın.
      `,
      extras: extras`
        Teknede öğle yemeği | Izgara balık ya da tavuk, dört meze ve salata
        Kürek sörfü tahtası | Bütün gün, pompası ve bileklik ipiyle
      `,
      meetingPoint: place`Göcek belediye marinası, C iskelesi | Adı “Martı”, solda üçüncü bağlama yeri. Otopark postanenin yanında.`,
    },
    de: {
      title: 'Göceks Buchten im eigenen Boot, bis acht Gäste',
      summary: 'Ein Motorboot mit Kapitän nur für Sie; die Route legen Sie morgens beim Kaffee gemeinsam fest.',
      description:
        'Elf Meter lang, hinten beschattet, mit einer Badeplattform dicht über dem Wasser: Das Boot gehört Ihnen von zehn bis halb sechs und kostet für zwei so viel wie für acht. Kapitän Halil fährt hier, seit er vierzehn ist. Sagen Sie ihm, ob Sie lieber Ruinen, flachen Sand oder Stille hätten.\n\nEin üblicher Tag hat vier Halte: das Bad der Kleopatra in der Hamam-Bucht, das klare flache Wasser von Yassıca, ein Ankerplatz unter Kiefern und einer, den er erst unterwegs verrät.',
      highlights: items`Ein Preis für das ganze Boot | Ihre Route, Ihr Tempo | Vier Badestopps abseits der großen Boote | Schnorchelsets und eine Leiter, die auch Kinder schaffen`,
      programme: steps`
        10:00 | Stadtmarina Göcek | Kaffee, Seekarte und Ihre Wünsche für den Tag.
        10:45 | Yassıca-Inseln | Eine warme, flache Lagune für das erste Bad.
        12:00 | Hamam-Bucht | Mauern unter Wasser und der Weg zur Quelle.
        13:15 | Mittag vor Anker | Aus der Kombüse, aus Ihrem Korb oder im Restaurant am Steg.
        15:00 | Die Bucht des Kapitäns | Wo der Wind passt und sonst niemand ankert.
        17:30 | Zurück in Göcek | Die Deckdusche ist dann warm.
      `,
      included: items`Boot mit Kapitän und Deckshand | Treibstoff für die Buchten von Göcek | Wasser, Tee, Kaffee und Obst | Schnorchelsets | Passagierversicherung`,
      excluded: items`Mittagessen | Alkoholische Getränke | Zehn Prozent Mehrwertsteuer, bei der Buchung ausgewiesen`,
      goodToKnow: items`Acht Gäste sind laut Zulassung die Grenze, Babys zählen mit. | Bei starkem Wind wählt der Kapitän geschützte Buchten, oder Sie nehmen einen anderen Tag.`,
      questions: questions`
        Dürfen wir eigenes Essen mitbringen? | Gern. Es gibt Kühlschrank, Eisbox und einen kleinen Grill am Heck.
        Gibt es Schwimmwesten für Kinder? | Ja, in drei Größen. Nennen Sie uns bei der Buchung das Gewicht.
      `,
      extras: extras`
        Mittagessen an Bord | Gegrillter Fisch oder Hähnchen, vier Meze und Salat
        Stand-up-Board | Für den ganzen Tag, mit Pumpe und Leine
      `,
      meetingPoint: place`Stadtmarina Göcek, Steg C | Name „Martı“, dritter Liegeplatz links. Parken können Sie bei der Post.`,
    },
    ru: {
      title: 'Бухты Гёджека на своей яхте, до восьми гостей',
      slug: 'bukhty-gocheka-chastnaya-yakhta',
      summary: 'Моторная яхта с капитаном только для вас; маршрут вы вместе намечаете утром за кофе.',
      description:
        'Одиннадцать метров, тень на корме, широкая платформа у самой воды: яхта ваша с десяти до половины шестого, и цена одна — что на двоих, что на восьмерых. Капитан Халиль ходит по этим бухтам с четырнадцати лет. Скажите, что вам ближе: руины, мелкий песок или тишина.\n\nОбычно за день четыре остановки: купальня Клеопатры в бухте Хамам, прозрачное мелководье у островов Яссыджа, стоянка под соснами на обед и ещё одна, которую он называет только в пути.',
      highlights: items`Одна цена за всю яхту | Ваш маршрут и ваш ритм | Четыре купания вдали от больших кораблей | Маски с трубками и трап, удобный детям`,
      programme: steps`
        10:00 | Городская марина Гёджека | Кофе, карта и ваши пожелания.
        10:45 | Острова Яссыджа | Тёплая мелкая лагуна для первого купания.
        12:00 | Бухта Хамам | Стены под водой и тропа к роднику.
        13:15 | Обед на якоре | С камбуза, из вашей корзины или в ресторане у причала.
        15:00 | Бухта капитана | Там, где подходящий ветер и больше никого.
        17:30 | Снова Гёджек | К этому часу душ на палубе уже тёплый.
      `,
      included: items`Яхта с капитаном и матросом | Топливо в пределах бухт Гёджека | Вода, чай, кофе и фрукты | Маски с трубками | Страховка пассажиров`,
      excluded: items`Обед | Алкогольные напитки | НДС десять процентов, указывается при бронировании`,
      goodToKnow: items`По документам на борту не больше восьми гостей, младенцы тоже считаются. | При сильном ветре капитан выбирает тихие бухты, или вы переносите день.`,
      questions: questions`
        Можно взять свою еду? | Конечно. Есть холодильник, ящик со льдом и небольшой гриль на корме.
        Есть ли детские спасательные жилеты? | Да, трёх размеров. Укажите вес детей при бронировании.
      `,
      extras: extras`
        Обед на борту | Рыба или курица на гриле, четыре мезе и салат
        Сапборд | На весь день, с насосом и лишем
      `,
      meetingPoint: place`Городская марина Гёджека, причал C | Название «Martı», третье место слева. Парковка у почты.`,
    },
  },
  reviews: reviews`
    5 | Fiona K. | London | en | 2026-09-02 | Three generations on one boat and not a cross word. Halil read us perfectly.
    5 | Алексей С. | Москва | ru | 2026-07-15 | Взяли обед на борту, рыба была утренняя. Дети не хотели сходить.
    5 | Deniz T. | İstanbul | tr | 2026-06-27 | Sekiz kişiye bölünce kalabalık tekneden pahalı değil, keyfi bambaşka.
    4 | Jonas H. | Hannover | de | 2025-09-19 | Wunderbarer Tag. Die Mehrwertsteuer kommt dazu, das sollte man einplanen.
  `,
}
