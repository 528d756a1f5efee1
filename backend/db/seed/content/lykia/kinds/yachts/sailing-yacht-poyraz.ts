import { extras, items, place, questions, reviews, steps } from '../../../shared/lines'
import { boatYear, weekCharter } from '../kind-entry'

export const sailingYachtPoyraz = weekCharter({
  code: 'LYK-Y-04',
  destination: 'fethiye-oludeniz',
  scene: 'yachtdeck',
  units: 2,
  details: {
    kind: 'yacht',
    lengthMetres: 12,
    cabins: 3,
    berths: 7,
    capacity: 6,
    crew: 1,
    built: 2020,
    charter: 'week',
    boardAt: '16:00',
    leaveAt: '09:00',
    marina: 'fethiye-marina',
    features: ['solarPower', 'tender', 'snorkel', 'paddleBoard', 'wifi'],
  },
  seasons: boatYear(['1900.00', '2500.00', '3200.00', '3700.00', '2700.00']),
  extras: [
    { id: 'linen', price: '18.00', per: 'person', maximum: 6 },
    { id: 'outboard', price: '15.00', per: 'day', maximum: 1 },
  ],
  meetingPoint: { latitude: 36.6206, longitude: 29.1064 },
  text: {
    en: {
      title: 'Sailing yacht “Poyraz” with skipper, from Fethiye',
      summary: 'Twelve metres, three cabins and a skipper who hands over the helm; a week for up to six.',
      description:
        'Built in 2020, with a furling genoa, a mainsail in lazy bags and lines that all lead to the cockpit: two people can sail her, six can learn on her. The skipper has the forepeak to sleep in and leaves the three cabins to you. Those who wish come home with the practical pages of their logbook signed.\n\nAt midday the wind comes from the north-west with twelve to eighteen knots, in the morning there is none. So you swim and motor until noon, sail in the afternoon and cook in the evening, or walk to one of the jetty restaurants, where the mooring is free if you eat.',
      highlights: items`Real sailing, every afternoon | Skipper with a separate berth | Solar panels: no generator at anchor | Jetty restaurants with free moorings`,
      programme: steps`
        1 | Fethiye | On board from 16:00, briefing, shopping, dinner ashore.
        2 | Göcek bays | First sail across the gulf, night in Kapı Creek.
        4 | Ekincik | A long leg west, Dalyan by river boat the next morning.
        6 | Gemiler | Back east, chapels and a swim at sunset.
        7 | Fethiye | In by 18:00 on Friday; ashore by 09:00 on Saturday.
      `,
      included: items`Yacht and skipper | Tender with oars | Gas, first tank of water, final cleaning | Liability and hull insurance`,
      excluded: items`Diesel, about 4,500 lira a week | Food, also for the skipper | Harbour fees, about 3,000 lira a week`,
      goodToKnow: items`Six guests is the limit; the seventh berth is the skipper’s. | We own two sister ships of the same year and equipment.`,
      questions: questions`
        Do we need experience? | No. It helps if one of you likes pulling on ropes.
        Can we take her without a skipper? | With two licences and after a test sail; please ask us.
      `,
      extras: extras`
        Linen and towels | A set per person for the week
        Outboard motor | For the tender, 2.5 hp
      `,
      meetingPoint: place`Fethiye marina, pontoon D | “Poyraz”, white hull with a blue stripe. The office at the gate has trolleys.`,
    },
    tr: {
      title: 'Fethiye’den kaptanlı yelkenli “Poyraz”',
      summary: 'On iki metre, üç kamara ve dümeni size bırakan bir kaptan; altı kişiye kadar bir hafta.',
      description:
        '2020 yapımı; sarmalı cenova, torbalı anayelken, bütün halatlar havuzluğa gelir. İki kişi götürebilir, altı kişi üzerinde öğrenebilir. Kaptan baş kamarada yatar, üç kamarayı size bırakır. İsteyen, eve seyir defterinin uygulama sayfaları imzalı döner.\n\nÖğleyin kuzeybatıdan on iki ile on sekiz mil arası rüzgâr gelir, sabahları hiç yoktur. Öğlene kadar yüzer, motorla gider, öğleden sonra yelken basar, akşam pişirir ya da yemek yiyene bağlamanın bedava olduğu iskele lokantalarından birine yürürsünüz.',
      highlights: items`Her öğleden sonra gerçek yelken | Ayrı yatağı olan kaptan | Güneş panelleri: demirde jeneratör yok | Bağlaması bedava iskele lokantaları`,
      programme: steps`
        1 | Fethiye | 16:00’dan itibaren biniş, anlatım, alışveriş, karada yemek.
        2 | Göcek koyları | Körfezi ilk geçiş, gece Kapı Koyu’nda.
        4 | Ekincik | Batıya uzun bir yol, ertesi sabah nehir teknesiyle Dalyan.
        6 | Gemiler | Yeniden doğuya; gün batımında şapeller ve yüzme.
        7 | Fethiye | Cuma 18:00’e kadar limanda; cumartesi en geç 09:00’da karaya.
      `,
      included: items`Yelkenli ve kaptan | Kürekli bot | Tüp, ilk depo su, son temizlik | Sorumluluk ve tekne sigortası`,
      excluded: items`Mazot, haftada 4.500 lira kadar | Kaptanınki dahil yemek | Liman ücretleri, haftada 3.000 lira kadar`,
      goodToKnow: items`Sınır altı misafirdir; yedinci yatak kaptanındır. | Aynı yıl, aynı donanımda iki kardeş teknemiz var.`,
      questions: questions`
        Deneyim gerekir mi? | Gerekmez. Birinizin halat çekmeyi sevmesi yeter.
        Kaptansız alabilir miyiz? | İki ehliyetle ve deneme seyrinden sonra; bize yazın.
      `,
      extras: extras`
        Nevresim ve havlu | Kişi başı bir takım, hafta için
        Dıştan takma motor | Bot için, 2,5 beygir
      `,
      meetingPoint: place`Fethiye marina, D pontonu | “Poyraz”, mavi çizgili beyaz gövde. Kapıdaki ofiste yük arabası var.`,
    },
    de: {
      title: 'Segelyacht „Poyraz“ mit Skipper ab Fethiye',
      summary: 'Zwölf Meter, drei Kabinen und ein Skipper, der das Steuer gern abgibt; eine Woche für bis zu sechs.',
      description:
        'Baujahr 2020, mit Rollgenua, Großsegel im Lazybag und allen Leinen im Cockpit: Zwei können sie segeln, sechs können auf ihr lernen. Der Skipper schläft in der Vorpiek und überlässt Ihnen die drei Kabinen. Wer möchte, fährt mit unterschriebenen Praxisseiten im Logbuch nach Hause.\n\nMittags kommt der Wind aus Nordwest mit zwölf bis achtzehn Knoten, morgens ist keiner da. Also baden und motoren Sie bis Mittag, segeln am Nachmittag und kochen am Abend, oder Sie gehen in eines der Stegrestaurants, wo das Liegen nichts kostet, wenn man isst.',
      highlights: items`Echtes Segeln, jeden Nachmittag | Skipper mit eigener Koje | Solarzellen: vor Anker kein Generator | Stegrestaurants mit freien Liegeplätzen`,
      programme: steps`
        1 | Fethiye | Ab 16:00 an Bord, Einweisung, Einkauf, Abendessen an Land.
        2 | Buchten von Göcek | Der erste Schlag über den Golf, Nacht in Kapı Creek.
        4 | Ekincik | Ein langer Schlag nach Westen, am nächsten Morgen mit dem Flussboot nach Dalyan.
        6 | Gemiler | Zurück nach Osten, Kapellen und ein Bad im Abendlicht.
        7 | Fethiye | Am Freitag bis 18:00 im Hafen; am Samstag bis 09:00 von Bord.
      `,
      included: items`Yacht und Skipper | Beiboot mit Riemen | Gas, erste Wasserfüllung, Endreinigung | Haftpflicht- und Kaskoversicherung`,
      excluded: items`Diesel, etwa 4.500 Lira die Woche | Verpflegung, auch für den Skipper | Hafengebühren, etwa 3.000 Lira die Woche`,
      goodToKnow: items`Sechs Gäste sind die Grenze; die siebte Koje gehört dem Skipper. | Wir haben zwei Schwesterschiffe gleichen Baujahrs und gleicher Ausrüstung.`,
      questions: questions`
        Brauchen wir Erfahrung? | Nein. Eine oder einer von Ihnen sollte gern an Leinen ziehen.
        Geht es ohne Skipper? | Mit zwei Scheinen und nach einem Probeschlag; fragen Sie uns.
      `,
      extras: extras`
        Bettwäsche und Handtücher | Ein Satz je Person für die Woche
        Außenborder | Für das Beiboot, 2,5 PS
      `,
      meetingPoint: place`Marina Fethiye, Ponton D | „Poyraz“, weißer Rumpf mit blauem Streifen. Im Büro am Tor stehen Wagen für das Gepäck.`,
    },
    ru: {
      title: 'Парусная яхта «Пойраз» со шкипером из Фетхие',
      slug: 'parusnaya-yakhta-poyraz',
      summary: 'Двенадцать метров, три каюты и шкипер, который охотно отдаёт штурвал; неделя, до шести гостей.',
      description:
        'Построена в 2020 году: закрутка генуи, грот в лейзи-бэге, все концы заведены в кокпит. Вдвоём ею можно управлять, вшестером — учиться. Шкипер спит в форпике, три каюты остаются вам. Кто хочет, вернётся домой с подписанными страницами практики в судовой книжке.\n\nК полудню с северо-запада приходит ветер в двенадцать–восемнадцать узлов, утром его нет. Поэтому до обеда купаются и идут под мотором, днём под парусом, а вечером готовят сами или идут в ресторан у причала: стоянка бесплатна, если вы ужинаете.',
      highlights: items`Настоящий парус каждый день после обеда | У шкипера отдельная койка | Солнечные батареи: на якоре без генератора | Рестораны с бесплатной стоянкой`,
      programme: steps`
        1 | Фетхие | Посадка с 16:00, инструктаж, закупка, ужин на берегу.
        2 | Бухты Гёджека | Первый переход через залив, ночь в Капы-Крик.
        4 | Экинджик | Длинный переход на запад, утром на речной лодке в Дальян.
        6 | Гемилер | Снова на восток, часовни и купание на закате.
        7 | Фетхие | В пятницу до 18:00 в марине; в субботу до 09:00 на берег.
      `,
      included: items`Яхта и шкипер | Шлюпка с вёслами | Газ, первый бак воды, уборка в конце | Страховка ответственности и корпуса`,
      excluded: items`Дизель, около 4500 лир за неделю | Питание, в том числе шкипера | Портовые сборы, около 3000 лир за неделю`,
      goodToKnow: items`Гостей не больше шести; седьмая койка — шкипера. | У нас две одинаковые яхты одного года и с тем же оснащением.`,
      questions: questions`
        Нужен ли опыт? | Нет. Достаточно, чтобы кто-то из вас любил тянуть концы.
        Можно без шкипера? | С двумя удостоверениями и после пробного выхода; напишите нам.
      `,
      extras: extras`
        Бельё и полотенца | Комплект на человека на неделю
        Подвесной мотор | Для шлюпки, 2,5 л. с.
      `,
      meetingPoint: place`Марина Фетхие, понтон D | «Poyraz», белый корпус с синей полосой. В офисе у ворот есть тележки.`,
    },
  },
  reviews: reviews`
    5 | Alastair and Kim V. | Oban | en | 2026-05-23 | We learnt more in a week than in two courses. Jetty suppers were cheap and good.
    4 | Robert S. | Konstanz | de | 2026-09-19 | Gepflegtes Schiff, ruhiger Skipper. Zu sechst wird es eng, zu viert ist es ideal.
    5 | Ozan U. | Ankara | tr | 2026-06-20 | Dümeni ikinci gün bıraktı, dördüncü gün biz götürdük.
  `,
})
