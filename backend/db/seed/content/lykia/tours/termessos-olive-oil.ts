import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const termessosOliveOil: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-15',
  kind: 'tour',
  category: 'culture',
  destination: 'antalya',
  scene: 'antalya',
  pictureSeed: 1115,
  details: {
    kind: 'tour',
    durationMinutes: 480,
    days: 1,
    guideLanguages: ['en', 'tr', 'de'],
    groupSize: 12,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 8,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '02-15', to: '06-15', adult: '54.00', child: '32.00', infant: '0.00' },
    { from: '06-16', to: '09-14', adult: '49.00', child: '29.00', infant: '0.00' },
    { from: '09-15', to: '11-30', adult: '56.00', child: '34.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:00', endTime: '16:00', capacity: 12, weekdays: [2, 4, 6, 7] }],
  childFrom: 8,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 960,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [
    { id: 'oil-litre', price: '16.00', per: 'booking', maximum: 4 },
    { id: 'walking-poles', price: '4.00', per: 'person', maximum: 12 },
  ],
  meetingPoint: { latitude: 36.8863, longitude: 30.7031 },
  rank: 15,
  text: {
    en: {
      title: 'Termessos, the city in the clouds, and olive oil',
      summary:
        'A mountain city that Alexander left alone, a theatre at a thousand metres and lunch at a family olive press.',
      description:
        'Termessos lies in a saddle of Mount Güllük, and in 333 BC Alexander looked up at it and marched on. You see why on the path: forty minutes uphill through the trees, past the lower walls, until the theatre opens with nothing behind the stage but air. No fences, hardly any signs, often no other visitors.\n\nIn the afternoon we sit under the trees of the Yıldız family, who press olives below the mountain. Four oils, fresh bread, a long lunch and no sales talk.',
      highlights: items`The theatre of Termessos above the gorge | Tombs and cisterns left as the earthquake left them | A tasting of four oils with the people who press them | Twelve guests and an archaeologist as guide`,
      programme: steps`
        08:00 | Pick-up | From hotels in Antalya and Konyaaltı.
        09:00 | Termessos car park | Water, sticks for those who like them, the plan of the site.
        09:45 | City gate and gymnasium | Uphill in the shade with four stops.
        10:45 | Theatre | An hour to sit, look and have the snack from the rucksack.
        13:00 | Olive press | Lunch under the trees, then the tasting.
        16:00 | Back in Antalya | Drop-off at your hotel.
      `,
      included: items`Transfers by minibus | Entrance to the national park | Lunch and oil tasting | Archaeologist as guide | Insurance`,
      excluded: items`Oil to take home | Drinks other than water, tea and ayran`,
      goodToKnow: items`The path is stony and climbs about 250 metres; you need proper shoes. | Bring a litre of water each, there is none on the mountain.`,
      questions: questions`
        How fit do I need to be? | If you climb five flights of stairs without a stop, you will manage. We go slowly.
        What if it rains? | After heavy rain the stones are slippery and we go to Perge instead, or you get your money back.
      `,
      extras: extras`
        A litre of oil in a tin | This year’s harvest, wrapped for the suitcase
        Walking poles | One pair, adjustable
      `,
      meetingPoint: place`Your hotel, or Cumhuriyet Square | By the equestrian statue, white minibus with a blue wave.`,
    },
    tr: {
      title: 'Bulutlardaki kent Termessos ve zeytinyağı',
      summary:
        'İskender’in almaktan vazgeçtiği dağ kenti, bin metrede bir tiyatro ve bir ailenin zeytin işliğinde öğle yemeği.',
      description:
        'Termessos, Güllük Dağı’nın bir belinde durur; İskender MÖ 333’te aşağıdan bakmış, yoluna devam etmiş. Nedenini patikada anlarsınız: ağaçların arasından kırk dakika tırmanış, alt surlar, sonra birden tiyatro ve sahnenin arkasında yalnızca boşluk. Çit yok, tabela az, çoğu gün başka ziyaretçi de yok.\n\nÖğleden sonra dağın eteğinde zeytin sıkan Yıldız ailesinin ağaçları altına otururuz. Dört çeşit yağ, taze ekmek, uzun bir öğle yemeği; kimse size bir şey satmaya çalışmaz.',
      highlights: items`Boğazın üstünde Termessos tiyatrosu | Depremin bıraktığı gibi duran mezarlar ve sarnıçlar | Sıkanların kendisiyle dört yağ tadımı | On iki misafir, rehberiniz bir arkeolog`,
      programme: steps`
        08:00 | Alınış | Antalya ve Konyaaltı’ndaki otellerden.
        09:00 | Termessos otoparkı | Su, isteyene baton, ören yerinin planı.
        09:45 | Kent kapısı ve gymnasion | Gölgede, dört molayla yukarı.
        10:45 | Tiyatro | Oturup bakmaya ve çantadaki atıştırmalığa bir saat.
        13:00 | Zeytin işliği | Ağaç altında yemek, ardından tadım.
        16:00 | Antalya | Otelinize bırakırız.
      `,
      included: items`Minibüsle ulaşım | Millî park girişi | Öğle yemeği ve yağ tadımı | Arkeolog rehber | Sigorta`,
      excluded: items`Eve götüreceğiniz yağ | Su, çay ve ayran dışındaki içecekler`,
      goodToKnow: items`Yol taşlı, yaklaşık 250 metre tırmanış var; sağlam ayakkabı gerekir. | Kişi başı bir litre su alın, dağda su yok.`,
      questions: questions`
        Ne kadar formda olmalıyım? | Beş kat merdiveni durmadan çıkıyorsanız rahat gelirsiniz. Ağır yürürüz.
        Yağmur yağarsa ne olur? | Şiddetli yağmurdan sonra taşlar kayar; Perge’ye gideriz ya da paranızı iade ederiz.
      `,
      extras: extras`
        Bir litre teneke zeytinyağı | Bu yılın hasadı, bavula göre sarılmış
        Yürüyüş batonu | Bir çift, ayarlanabilir
      `,
      meetingPoint: place`Oteliniz ya da Cumhuriyet Meydanı | Atlı heykelin yanında, mavi dalgalı beyaz minibüs.`,
    },
    de: {
      title: 'Termessos, die Stadt in den Wolken, und Olivenöl',
      summary:
        'Eine Bergstadt, an der Alexander vorbeizog, ein Theater auf tausend Metern und Mittagessen in einer Ölmühle.',
      description:
        'Termessos liegt in einem Sattel des Güllük-Bergs. Alexander sah 333 v. Chr. hinauf und zog weiter. Warum, verstehen Sie auf dem Weg: vierzig Minuten bergauf durch den Wald, an den unteren Mauern vorbei, bis sich das Theater öffnet und hinter der Bühne nur noch Luft ist. Keine Zäune, kaum Schilder, oft keine anderen Besucher.\n\nNachmittags sitzen Sie unter den Bäumen der Familie Yıldız, die am Fuß des Berges Öl presst: vier Öle, frisches Brot, ein langes Mittagessen, kein Verkaufsgespräch.',
      highlights: items`Das Theater von Termessos über der Schlucht | Gräber und Zisternen, wie das Erdbeben sie hinterließ | Vier Öle verkosten bei denen, die sie pressen | Zwölf Gäste, geführt von einer Archäologin`,
      programme: steps`
        08:00 | Abholung | An Hotels in Antalya und Konyaaltı.
        09:00 | Parkplatz Termessos | Wasser, auf Wunsch Stöcke, ein Blick auf den Plan.
        09:45 | Stadttor und Gymnasion | Im Schatten bergauf, mit vier Pausen.
        10:45 | Theater | Eine Stunde zum Sitzen und Schauen, mit Imbiss aus dem Rucksack.
        13:00 | Ölmühle | Mittagessen unter Bäumen, danach die Verkostung.
        16:00 | Antalya | Wir bringen Sie zum Hotel.
      `,
      included: items`Fahrt im Kleinbus | Eintritt in den Nationalpark | Mittagessen und Ölverkostung | Archäologin als Guide | Versicherung`,
      excluded: items`Öl zum Mitnehmen | Getränke außer Wasser, Tee und Ayran`,
      goodToKnow: items`Der Weg ist steinig und steigt rund 250 Meter; feste Schuhe sind nötig. | Nehmen Sie pro Person einen Liter Wasser mit, am Berg gibt es keins.`,
      questions: questions`
        Wie fit muss ich sein? | Wer fünf Stockwerke ohne Pause steigt, schafft es gut. Wir gehen langsam.
        Was passiert bei Regen? | Nach starkem Regen sind die Steine glatt. Dann fahren wir nach Perge, oder Sie erhalten Ihr Geld zurück.
      `,
      extras: extras`
        Ein Liter Öl im Kanister | Ernte dieses Jahres, kofferfest verpackt
        Wanderstöcke | Ein Paar, verstellbar
      `,
      meetingPoint: place`Ihr Hotel oder Cumhuriyet-Platz | Am Reiterdenkmal, weißer Kleinbus mit blauer Welle.`,
    },
    ru: {
      title: 'Термессос, город в облаках, и оливковое масло',
      slug: 'termessos-olivkovoe-maslo',
      summary:
        'Горный город, мимо которого прошёл Александр, театр на высоте тысячи метров и обед на семейной маслодавильне.',
      description:
        'Термессос лежит в седловине горы Гюллюк. В 333 году до н. э. Александр посмотрел на него снизу и пошёл дальше. На тропе понимаешь почему: сорок минут в гору через лес, мимо нижних стен, и вдруг открывается театр, а за сценой только воздух. Ни оград, ни толпы, почти нет табличек.\n\nДнём сидим под деревьями семьи Йылдыз, которая давит масло у подножия. Четыре сорта, свежий хлеб, неспешный обед, и никто не уговаривает купить.',
      highlights: items`Театр Термессоса над ущельем | Гробницы и цистерны, какими их оставило землетрясение | Дегустация четырёх масел у тех, кто их давит | Двенадцать гостей и гид-археолог`,
      programme: steps`
        08:00 | Встреча | Забираем из отелей Антальи и Коньяалты.
        09:00 | Стоянка у Термессоса | Вода, палки для желающих, план города.
        09:45 | Ворота и гимнасий | В гору по тени, с четырьмя остановками.
        10:45 | Театр | Час, чтобы посидеть, посмотреть и перекусить.
        13:00 | Маслодавильня | Обед под деревьями, потом дегустация.
        16:00 | Анталья | Довозим до отеля.
      `,
      included: items`Трансфер на микроавтобусе | Билет в национальный парк | Обед и дегустация масла | Гид-археолог | Страховка`,
      excluded: items`Масло с собой | Напитки, кроме воды, чая и айрана`,
      goodToKnow: items`Тропа каменистая, подъём около 250 метров: нужна крепкая обувь. | Возьмите по литру воды на человека, на горе её нет.`,
      questions: questions`
        Какая нужна подготовка? | Если вы без остановки поднимаетесь на пятый этаж, справитесь. Идём не спеша.
        А если дождь? | После сильного дождя камни скользкие: едем в Перге или возвращаем деньги.
      `,
      extras: extras`
        Литр масла в жестяной банке | Урожай этого года, упаковка для чемодана
        Треккинговые палки | Пара, регулируются по росту
      `,
      meetingPoint: place`Ваш отель или площадь Джумхуриет | У конной статуи, белый микроавтобус с синей волной.`,
    },
  },
  reviews: reviews`
    5 | Alistair M. | Edinburgh | en | 2026-10-10 | We had the theatre to ourselves for twenty minutes. I have paid more for less in Rome.
    5 | Christine B. | Freiburg | de | 2026-05-14 | Anspruchsvoller Weg, großartiger Ort. Das Mittagessen hätte ich gern noch einmal.
    4 | Burak E. | İzmir | tr | 2025-11-08 | Yol taşlı ama değdi. Rehberimiz sarnıçları öyle anlattı ki kimse yürümek istemedi.
    5 | Светлана К. | Екатеринбург | ru | 2026-04-28 | Туман разошёлся ровно у театра. Масло везём домой.
    4 | Ruth H. | Bristol | en | 2025-04-12 | Take the poles. Lovely family at the press, no pressure to buy.
    3 | Dieter N. | Ulm | de | 2025-07-20 | Im Juli zu warm für den Aufstieg, das hätte man uns deutlicher sagen dürfen.
  `,
}
