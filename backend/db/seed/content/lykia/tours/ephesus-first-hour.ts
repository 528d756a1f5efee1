import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const ephesusFirstHour: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-29',
  kind: 'tour',
  category: 'culture',
  destination: 'ephesus',
  scene: 'ephesus',
  pictureSeed: 1129,
  details: {
    kind: 'tour',
    durationMinutes: 390,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 12,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '88.00', child: '39.00', infant: '0.00' },
    { from: '04-01', to: '10-31', adult: '98.00', child: '44.00', infant: '0.00' },
    { from: '11-01', to: '12-31', adult: '88.00', child: '39.00', infant: '0.00' },
  ],
  sessions: [{ time: '07:30', endTime: '14:00', capacity: 12, weekdays: [1, 2, 3, 4, 6] }],
  childFrom: 8,
  adultFrom: 18,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 30,
  cutoffMinutes: 960,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [
    { id: 'terrace-houses', price: '16.00', per: 'person', maximum: 12 },
    { id: 'archaeology-museum', price: '11.00', per: 'person', maximum: 12 },
  ],
  meetingPoint: { latitude: 37.9512, longitude: 27.3683 },
  rank: 29,
  text: {
    en: {
      title: 'Ephesus in its first hour, and lunch in a kitchen',
      summary:
        'Through the upper gate when it opens, at the library before the ships, and at noon to a table in Çamlık.',
      description:
        'Between eight and nine Ephesus belongs to cats, gardeners and whoever got up early. You go in at the upper gate, so the marble street leads downhill with the light behind you, and reach the library of Celsus while the first coaches are still parking.\n\nGülay has guided here for nineteen years and has a rule: no date without a story. At eleven, when it gets crowded, you are already out and on the way to her sister’s kitchen in Çamlık, where artichokes, herbs and a very old stove decide what there is.',
      highlights: items`The library of Celsus before the crowd | Downhill on the marble street, with the sun behind you | A guide with nineteen years in Ephesus | Home cooking in the village of Çamlık`,
      programme: steps`
        07:30 | Pick-up | Selçuk and Kuşadası, coffee in the bus.
        08:00 | Upper gate | Council house, fountains and the street of the Curetes.
        09:15 | Library of Celsus | The façade from below, from the side and from the shade.
        10:00 | Theatre | Twenty-five thousand seats and a voice that carries to the last.
        11:15 | Temple of Artemis | One column, one stork’s nest, a wonder of the world.
        12:15 | Çamlık | Lunch in Gülay’s sister’s kitchen, back by 14:00.
      `,
      included: items`Pick-up in Selçuk and Kuşadası | Entrance to Ephesus | Licensed guide | Lunch with water, tea and homemade lemonade | Insurance`,
      excluded: items`Terrace houses | Archaeological museum`,
      goodToKnow: items`Marble is slippery, even dry; soles with grip help. | Tell us about allergies; in Çamlık the menu is decided in the morning.`,
      questions: questions`
        Are the terrace houses worth it? | If mosaics and wall paintings mean something to you, yes. They take forty minutes, and we plan for them.
        We come by ship to Kuşadası. Does that work? | From April to October, if your ship is in by 06:30. We wait at the port gate and bring you back two hours before sailing.
      `,
      extras: extras`
        Terrace houses | Entrance to the houses of the rich, under one roof
        Archaeological museum | In Selçuk, forty minutes after lunch
      `,
      meetingPoint: place`Your hotel in Selçuk or Kuşadası | Guests from ships meet us at the port gate in Kuşadası, under the sign with the blue swallow.`,
    },
    tr: {
      title: 'İlk saatinde Efes ve bir mutfakta öğle yemeği',
      summary: 'Açılışta üst kapıdan, gemilerden önce kütüphanede, öğlen de Çamlık’ta bir sofrada.',
      description:
        'Sekizle dokuz arası Efes kedilerin, bahçıvanların ve erken kalkanlarındır. Üst kapıdan girersiniz; mermer cadde yokuş aşağı iner, güneş arkanızdadır. İlk otobüsler daha yer ararken Celsus Kütüphanesi’nin önüne varırsınız.\n\nGülay Hanım burada on dokuz yıldır rehber; kuralı bellidir: hikâyesi olmayan tarih yok. On birde, kalabalık basarken siz çıkmış, Çamlık’a, kız kardeşinin mutfağına doğru yola koyulmuşsunuzdur. Ne yeneceğine enginar, otlar ve çok eski bir ocak karar verir.',
      highlights: items`Kalabalıktan önce Celsus Kütüphanesi | Mermer caddeden yokuş aşağı, güneş arkada | Efes’te on dokuz yıllık bir rehber | Çamlık köyünde ev yemeği`,
      programme: steps`
        07:30 | Alınış | Selçuk ve Kuşadası; araçta kahve.
        08:00 | Üst kapı | Meclis, çeşmeler ve Kuretler Caddesi.
        09:15 | Celsus Kütüphanesi | Cephe bir aşağıdan, bir yandan, bir de gölgeden.
        10:00 | Tiyatro | Yirmi beş bin kişilik yer ve en arkaya varan bir ses.
        11:15 | Artemis Tapınağı | Bir sütun, bir leylek yuvası, bir dünya harikası.
        12:15 | Çamlık | Gülay Hanım’ın kız kardeşinin mutfağında yemek; 14:00’te otelde.
      `,
      included: items`Selçuk ve Kuşadası’ndan ulaşım | Efes girişi | Kokartlı rehber | Su, çay ve ev limonatasıyla öğle yemeği | Sigorta`,
      excluded: items`Yamaç evler | Arkeoloji müzesi`,
      goodToKnow: items`Mermer kuruyken de kaygandır; tutan bir taban iyi olur. | Alerjinizi önceden yazın; Çamlık’ta menü sabah belli olur.`,
      questions: questions`
        Yamaç evlere değer mi? | Mozaikten, duvar resminden hoşlanıyorsanız evet. Kırk dakika sürer, programda yeri vardır.
        Kuşadası’na gemiyle geliyoruz, olur mu? | Nisandan ekime kadar, geminiz 06:30’da yanaşıyorsa olur. Liman kapısında bekler, kalkıştan iki saat önce geri getiririz.
      `,
      extras: extras`
        Yamaç evler | Tek çatı altında zenginlerin evlerine giriş
        Arkeoloji müzesi | Selçuk’ta, yemekten sonra kırk dakika
      `,
      meetingPoint: place`Selçuk ya da Kuşadası’ndaki oteliniz | Gemiyle gelenlerle Kuşadası liman kapısında, mavi kırlangıçlı tabelanın altında buluşuruz.`,
    },
    de: {
      title: 'Ephesos in der ersten Stunde und Mittag in der Küche',
      summary: 'Zur Öffnung durchs obere Tor, vor den Schiffen an der Bibliothek und mittags an einen Tisch in Çamlık.',
      description:
        'Zwischen acht und neun gehört Ephesos den Katzen, den Gärtnern und allen, die früh aufgestanden sind. Sie gehen durch das obere Tor, die Marmorstraße führt also bergab, das Licht im Rücken, und stehen vor der Celsus-Bibliothek, während die ersten Busse noch einparken.\n\nGülay führt hier seit neunzehn Jahren und hat eine Regel: keine Jahreszahl ohne Geschichte. Um elf, wenn es voll wird, sind Sie schon draußen und unterwegs in die Küche ihrer Schwester in Çamlık. Was auf den Tisch kommt, entscheiden Artischocken, Kräuter und ein sehr alter Herd.',
      highlights: items`Die Celsus-Bibliothek vor dem Andrang | Die Marmorstraße bergab, die Sonne im Rücken | Ein Guide mit neunzehn Jahren Ephesos | Hausmannskost im Dorf Çamlık`,
      programme: steps`
        07:30 | Abholung | Selçuk und Kuşadası, Kaffee im Bus.
        08:00 | Oberes Tor | Rathaus, Brunnen und die Kuretenstraße.
        09:15 | Celsus-Bibliothek | Die Fassade von unten, von der Seite und aus dem Schatten.
        10:00 | Theater | Fünfundzwanzigtausend Plätze und eine Stimme, die bis zum letzten trägt.
        11:15 | Artemis-Tempel | Eine Säule, ein Storchennest, ein Weltwunder.
        12:15 | Çamlık | Mittagessen in der Küche von Gülays Schwester, um 14:00 zurück.
      `,
      included: items`Abholung in Selçuk und Kuşadası | Eintritt Ephesos | Lizenzierter Guide | Mittagessen mit Wasser, Tee und hausgemachter Limonade | Versicherung`,
      excluded: items`Hanghäuser | Archäologisches Museum`,
      goodToKnow: items`Marmor ist auch trocken glatt; griffige Sohlen helfen. | Nennen Sie uns Allergien vorher; in Çamlık entscheidet sich das Menü am Morgen.`,
      questions: questions`
        Lohnen sich die Hanghäuser? | Wenn Ihnen Mosaiken und Wandmalerei etwas sagen, ja. Sie brauchen vierzig Minuten, die wir einplanen.
        Wir kommen mit dem Schiff nach Kuşadası. Geht das? | Von April bis Oktober, wenn Ihr Schiff bis 06:30 anlegt. Wir warten am Hafentor und bringen Sie zwei Stunden vor Abfahrt zurück.
      `,
      extras: extras`
        Hanghäuser | Eintritt zu den Häusern der Reichen unter einem Dach
        Archäologisches Museum | In Selçuk, vierzig Minuten nach dem Essen
      `,
      meetingPoint: place`Ihr Hotel in Selçuk oder Kuşadası | Schiffsgäste treffen uns am Hafentor in Kuşadası, unter dem Schild mit der blauen Schwalbe.`,
    },
    ru: {
      title: 'Эфес в первый час и обед на домашней кухне',
      slug: 'efes-v-pervyy-chas',
      summary: 'К открытию через верхние ворота, у библиотеки раньше круизных групп, а в полдень за стол в Чамлыке.',
      description:
        'С восьми до девяти Эфес принадлежит кошкам, садовникам и тем, кто рано встал. Вы входите через верхние ворота, поэтому мраморная улица идёт под гору, солнце светит в спину, и у библиотеки Цельса вы стоите, пока первые автобусы ещё паркуются.\n\nГюлай водит здесь экскурсии девятнадцать лет, и у неё есть правило: ни одной даты без истории. В одиннадцать, когда становится тесно, вы уже едете в Чамлык, на кухню её сестры. Что будет на столе, решают артишоки, травы и очень старая плита.',
      highlights: items`Библиотека Цельса до толпы | По мраморной улице под гору, солнце за спиной | Гид, который знает Эфес девятнадцать лет | Домашний обед в деревне Чамлык`,
      programme: steps`
        07:30 | Выезд | Сельчук и Кушадасы, кофе в автобусе.
        08:00 | Верхние ворота | Здание совета, фонтаны и улица Куретов.
        09:15 | Библиотека Цельса | Фасад снизу, сбоку и из тени.
        10:00 | Театр | Двадцать пять тысяч мест и голос, который слышно в последнем ряду.
        11:15 | Храм Артемиды | Одна колонна, одно гнездо аиста, одно чудо света.
        12:15 | Чамлык | Обед на кухне сестры Гюлай, возвращение к 14:00.
      `,
      included: items`Трансфер из Сельчука и Кушадасы | Вход в Эфес | Лицензированный гид | Обед с водой, чаем и домашним лимонадом | Страховка`,
      excluded: items`Дома на склоне | Археологический музей`,
      goodToKnow: items`Мрамор скользкий, даже сухой: нужна цепкая подошва. | Сообщите об аллергии заранее; в Чамлыке меню решают утром.`,
      questions: questions`
        Стоит ли смотреть дома на склоне? | Если вы любите мозаики и росписи, да. Это сорок минут, они у нас предусмотрены.
        Мы приходим в Кушадасы на лайнере. Успеем? | С апреля по октябрь, если судно швартуется до 06:30. Встретим у ворот порта и вернём за два часа до отплытия.
      `,
      extras: extras`
        Дома на склоне | Билет в жилища богатых горожан под общей крышей
        Археологический музей | В Сельчуке, сорок минут после обеда
      `,
      meetingPoint: place`Ваш отель в Сельчуке или Кушадасы | Гостей с лайнеров ждём у ворот порта в Кушадасы, под вывеской с синей ласточкой.`,
    },
  },
  reviews: reviews`
    5 | Barbara F. | Oxford | en | 2026-10-12 | Ten minutes alone in front of the library. I would have paid for those alone.
    5 | Dieter K. | Bamberg | de | 2026-05-15 | Gülays Regel stimmt: keine Zahl ohne Geschichte. Das Essen in Çamlık war das beste der Reise.
    4 | Наталья Г. | Москва | ru | 2026-04-11 | Вставать рано, но не пожалели. Дома на склоне обязательно добавляйте.
    5 | Aylin C. | Bursa | tr | 2025-09-06 | Üç kere gezmiştim, ilk kez dinledim. Enginar dolmasının tarifini de aldım.
    4 | Frank W. | Leeds | en | 2025-10-21 | Off the ship at seven, back with an hour and a half to spare. Smooth from start to finish.
    5 | Lotte B. | Kiel | de | 2026-09-03 | Kleine Gruppe, gutes Tempo, und um elf waren wir schon wieder draußen.
  `,
}
