import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const sideTempleApolloSunset: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-04',
  kind: 'tour',
  category: 'culture',
  destination: 'side',
  scene: 'side',
  pictureSeed: 1104,
  details: {
    kind: 'tour',
    durationMinutes: 180,
    days: 1,
    guideLanguages: ['en', 'de', 'ru'],
    groupSize: 14,
    pickup: 'meetingPoint',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-01', to: '05-31', adult: '28.00', child: '14.00', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '32.00', child: '16.00', infant: '0.00' },
    { from: '09-16', to: '10-15', adult: '30.00', child: '15.00', infant: '0.00' },
  ],
  sessions: [{ time: '17:30', endTime: '20:30', capacity: 14, weekdays: [1, 2, 4, 5, 6] }],
  childFrom: 6,
  adultFrom: 14,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 240,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [{ id: 'museum', price: '8.00', per: 'person', maximum: 14 }],
  meetingPoint: { latitude: 36.7676, longitude: 31.3907 },
  rank: 4,
  text: {
    en: {
      title: 'Temple of Apollo at sunset, with an archaeologist',
      summary:
        'Three hours through Roman Side with someone who has dug here, ending at the five columns by the sea as the sun goes down.',
      description:
        'Dr Selma Aydın worked in the trenches of Side for eleven summers and knows which stone came from where. She walks with you from the theatre through the agora and the colonnaded street, and explains why a rich harbour town slowly filled with sand.\n\nThe walk ends at the tip of the peninsula, where five columns of the Temple of Apollo stand against the sea. You sit on the steps, pass round drawings of the whole building and stay until the light has gone.',
      highlights: items`A guide who has excavated here | The theatre for 15,000, still above the roofs | Five columns against the setting sun | 14 guests, no microphones`,
      programme: steps`
        17:30 | Monumental fountain | Meeting point outside the city gate. Water, hats, a map of the old shoreline.
        17:55 | Theatre | The view from row 29 and how such a weight stands on flat ground.
        18:40 | Agora and colonnaded street | Shops, a slave market, a public toilet for 24.
        19:20 | Glass-floored lanes | Roman houses beneath today’s shop floors.
        19:45 | Temples of Athena and Apollo | Drawings, questions, sunset. The walk ends here at 20:30.
      `,
      included: items`Archaeologist as guide | Theatre ticket | Drawings of the reconstructed temple | Water | Insurance`,
      excluded: items`Travel to the meeting point | Museum ticket, if you do not add it | Dinner in the harbour`,
      goodToKnow: items`About 2.5 kilometres on level ground, over uneven stone. | In April and October the sun sets earlier: we then visit the temple in the middle and the theatre by lamplight.`,
      questions: questions`
        Is it interesting for children? | From about eight, yes. They get a coin hunt with answers carved in the stones.
        What if it is cloudy? | We walk all the same. After rain the columns are at their most golden.
      `,
      extras: extras`Side Museum ticket | For the Roman bath with its statues, valid for the day of your walk or the next`,
      meetingPoint: place`Monumental fountain (Nymphaeum), Side city gate | Dr Aydın waits in the shade on the left, with a green folder. From the bus station it is an eight-minute walk.`,
    },
    tr: {
      title: 'Gün batımında Apollon Tapınağı, bir arkeologla',
      summary:
        'Side’yi kazmış biriyle Roma kentinde üç saat; güneş batarken deniz kıyısındaki beş sütunun önünde biter.',
      description:
        'Dr. Selma Aydın on bir yaz Side’nin açmalarında çalıştı; hangi taşın nereden geldiğini bilir. Sizinle tiyatrodan agoraya ve sütunlu caddeye yürür, zengin bir liman kentinin neden yavaş yavaş kumla dolduğunu anlatır.\n\nYürüyüş yarımadanın ucunda, Apollon Tapınağı’nın denize karşı duran beş sütununda biter. Basamaklara oturur, tapınağın bütün hâlini gösteren çizimleri elden ele dolaştırır, ışık gidene kadar kalırsınız. Mikrofon yoktur; on dört kişi bir sohbete sığar.',
      highlights: items`Burada kazı yapmış bir rehber | Çatıların üstünde yükselen 15.000 kişilik tiyatro | Batan güneşe karşı beş sütun | 14 misafir, mikrofonsuz`,
      programme: steps`
        17:30 | Anıtsal çeşme | Kent kapısının dışında buluşma. Su, şapka, eski kıyı çizgisinin haritası.
        17:55 | Tiyatro | 29. sıradan manzara; bu ağırlık düz zeminde nasıl duruyor?
        18:40 | Agora ve sütunlu cadde | Dükkânlar, köle pazarı, 24 kişilik umumi tuvalet.
        19:20 | Cam zeminli sokaklar | Bugünün dükkânlarının altında Roma evleri.
        19:45 | Athena ve Apollon tapınakları | Çizimler, sorular, gün batımı. Yürüyüş 20:30’da burada biter.
      `,
      included: items`Arkeolog rehber | Tiyatro bileti | Tapınağın canlandırma çizimleri | Su | Sigorta`,
      excluded: items`Buluşma yerine ulaşım | Eklemediyseniz müze bileti | Limanda akşam yemeği`,
      goodToKnow: items`Yokuşsuz ama bozuk taş döşeme üzerinde yaklaşık 2,5 kilometre. | Nisan ve ekimde güneş erken batar: o günlerde tapınağa ortada uğrar, tiyatroyu lamba ışığında gezeriz.`,
      questions: questions`
        Çocuklar sıkılır mı? | Sekiz yaşından sonra sıkılmaz. Cevapları taşlara kazılı bir sikke oyunu oynarlar.
        Hava bulutluysa? | Yine yürürüz. Sütunlar en çok yağmurdan sonra altın rengi olur.
      `,
      extras: extras`Side Müzesi bileti | Heykelleriyle Roma hamamı; yürüyüş günü ya da ertesi gün geçerli`,
      meetingPoint: place`Anıtsal çeşme (Nymphaeum), Side kent kapısı | Dr. Aydın solda, gölgede, yeşil dosyayla bekler. Otogardan yürüyerek sekiz dakika.`,
    },
    de: {
      title: 'Apollontempel bei Sonnenuntergang mit Archäologin',
      summary:
        'Drei Stunden durch das römische Side mit jemandem, der hier gegraben hat, am Ende die fünf Säulen am Meer im Abendlicht.',
      description:
        'Dr. Selma Aydın hat elf Sommer lang in Side gegraben und weiß, welcher Stein woher stammt. Sie geht mit Ihnen vom Theater über die Agora zur Säulenstraße und erklärt, warum eine reiche Hafenstadt langsam versandete.\n\nDer Rundgang endet an der Spitze der Halbinsel, wo fünf Säulen des Apollontempels vor dem Meer stehen. Sie sitzen auf den Stufen, Zeichnungen des ganzen Baus gehen von Hand zu Hand, und Sie bleiben, bis das Licht fort ist. Ein Mikrofon braucht es bei vierzehn Gästen nicht.',
      highlights: items`Ein Guide, der hier selbst gegraben hat | Das Theater für 15.000, hoch über den Dächern | Fünf Säulen vor der untergehenden Sonne | 14 Gäste, kein Mikrofon`,
      programme: steps`
        17:30 | Monumentalbrunnen | Treffpunkt vor dem Stadttor. Wasser, Hüte, eine Karte der alten Küstenlinie.
        17:55 | Theater | Der Blick aus Reihe 29 und wie so viel Gewicht auf flachem Boden steht.
        18:40 | Agora und Säulenstraße | Läden, ein Sklavenmarkt, eine öffentliche Latrine für 24.
        19:20 | Gassen mit Glasboden | Römische Häuser unter heutigen Läden.
        19:45 | Athena- und Apollontempel | Zeichnungen, Fragen, Sonnenuntergang. Ende hier um 20:30.
      `,
      included: items`Führung durch eine Archäologin | Eintritt ins Theater | Zeichnungen des rekonstruierten Tempels | Wasser | Versicherung`,
      excluded: items`Anfahrt zum Treffpunkt | Eintritt ins Museum, wenn nicht dazugebucht | Abendessen am Hafen`,
      goodToKnow: items`Rund 2,5 Kilometer ohne Steigung, aber auf holprigem Stein. | Im April und Oktober geht die Sonne früher unter: Dann liegt der Tempel in der Mitte und das Theater im Lampenlicht.`,
      questions: questions`
        Ist das etwas für Kinder? | Ab etwa acht Jahren ja. Sie bekommen eine Münzsuche, deren Antworten in den Steinen stehen.
        Was ist bei Wolken? | Wir gehen trotzdem. Nach einem Regen leuchten die Säulen am schönsten.
      `,
      extras: extras`Eintritt ins Museum Side | Für das römische Bad mit seinen Statuen, gültig am Tag der Führung oder am Tag danach`,
      meetingPoint: place`Monumentalbrunnen (Nymphäum), Stadttor von Side | Dr. Aydın wartet links im Schatten, mit grüner Mappe. Vom Busbahnhof sind es acht Minuten zu Fuß.`,
    },
    ru: {
      title: 'Храм Аполлона на закате с археологом',
      slug: 'khram-apollona-na-zakate',
      summary:
        'Три часа по римскому Сиде с человеком, который здесь копал, а в конце пять колонн у моря на заходе солнца.',
      description:
        'Доктор Сельма Айдын одиннадцать лет работала на раскопках Сиде и знает, какой камень откуда. Она пройдёт с вами от театра через агору по улице колонн и объяснит, почему богатый портовый город медленно занесло песком.\n\nПрогулка заканчивается на краю полуострова, где пять колонн храма Аполлона стоят на фоне моря. Вы сидите на ступенях, передаёте друг другу рисунки целого здания и остаётесь, пока не уйдёт свет. Микрофон не нужен: четырнадцать гостей — это разговор, а не лекция.',
      highlights: items`Гид, которая сама вела здесь раскопки | Театр на 15 000 зрителей, выше всех крыш | Пять колонн на фоне заката | 14 гостей, без микрофонов`,
      programme: steps`
        17:30 | Монументальный фонтан | Встреча у городских ворот. Вода, шляпы, карта древнего берега.
        17:55 | Театр | Вид с 29-го ряда и ответ, как такая тяжесть стоит на ровном месте.
        18:40 | Агора и улица колонн | Лавки, невольничий рынок, общественная уборная на 24 места.
        19:20 | Улицы со стеклянным полом | Римские дома под нынешними магазинами.
        19:45 | Храмы Афины и Аполлона | Рисунки, вопросы, закат. Здесь в 20:30 и заканчиваем.
      `,
      included: items`Археолог в роли гида | Билет в театр | Рисунки восстановленного храма | Вода | Страховка`,
      excluded: items`Дорога до места встречи | Билет в музей, если не добавили | Ужин в гавани`,
      goodToKnow: items`Около 2,5 километра без подъёмов, но по неровным камням. | В апреле и октябре солнце садится раньше: тогда храм в середине, а театр при свете фонарей.`,
      questions: questions`
        Детям будет интересно? | Лет с восьми — да. Они ищут монеты по ответам, высеченным в камне.
        А если облачно? | Всё равно идём. После дождя колонны особенно золотые.
      `,
      extras: extras`Билет в музей Сиде | Римские бани со статуями, действует в день прогулки или на следующий`,
      meetingPoint: place`Монументальный фонтан (нимфей), ворота Сиде | Доктор Айдын ждёт слева в тени с зелёной папкой. От автовокзала восемь минут пешком.`,
    },
  },
  reviews: reviews`
    5 | Margaret O. | Bath | en | 2026-05-21 | I have seen Side four times and understood it once, this time. Dr Aydın answers everything.
    5 | Jörg S. | Bremen | de | 2026-09-18 | Keine auswendig gelernte Führung, sondern ein Gespräch. Der Schluss am Tempel ist großartig.
    5 | Светлана П. | Уфа | ru | 2026-06-11 | Рисунки храма в руках и сам храм перед глазами — лучший урок истории.
    4 | Deniz K. | Eskişehir | tr | 2025-09-06 | Anlatım çok iyiydi, yalnızca eylülde akşam bile sıcak. Su verilmesi iyi düşünülmüş.
    5 | Lucy T. | Exeter | en | 2025-10-02 | Our ten-year-old won the coin hunt and now wants to dig.
  `,
}
