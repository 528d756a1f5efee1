import type { LykiaLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const saklikentGorge: SeedProduct<LykiaLocale> = {
  code: 'LYK-T-26',
  kind: 'tour',
  category: 'adventure',
  destination: 'kalkan-patara',
  scene: 'gorge',
  pictureSeed: 1126,
  details: {
    kind: 'tour',
    durationMinutes: 420,
    days: 1,
    guideLanguages: ['en', 'tr', 'de', 'ru'],
    groupSize: 14,
    pickup: 'included',
    theme: 'adventure',
    minimumAge: 7,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '05-01', to: '06-15', adult: '35.00', child: '21.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '39.00', child: '23.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '35.00', child: '21.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:00', endTime: '16:00', capacity: 14, weekdays: EVERY_DAY }],
  childFrom: 7,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [
    { id: 'river-tubing', price: '12.00', per: 'person', maximum: 14 },
    { id: 'dry-bag', price: '7.00', per: 'booking', maximum: 3 },
  ],
  meetingPoint: { latitude: 36.2655, longitude: 29.4137 },
  rank: 26,
  text: {
    en: {
      title: 'Saklıkent gorge, wading to the first waterfall',
      summary:
        'Two kilometres into a gorge as narrow as a corridor, with shoes, helmet and a guide who reads the water.',
      description:
        'A shepherd is said to have found the gorge while he was looking for a goat. It is eighteen kilometres long, up to three hundred metres deep and, in the first part, barely wider than a lane. You cross the cold spring water at the entrance holding on to a rope, and after that it is only up to your knees.\n\nMost visitors turn back at the first bend. With Kadir you go on for two kilometres, over two boulders and through one pool, to the waterfall. Afterwards there is trout on a platform above the river, with your feet in it if you like.',
      highlights: items`Two kilometres into the gorge, past the crowds | Canyon shoes and helmet in your size | The waterfall that most people never see | Trout on a platform above the river`,
      programme: steps`
        09:00 | Pick-up | Kalkan and Kaş, through the tomato country of the Eşen valley.
        10:15 | At the gorge | Shoes, helmets and the two rules of the water.
        10:45 | Across the springs | Fourteen degrees, hand over hand along the rope.
        11:15 | The narrow part | Boulders, a pool, light from very high up.
        13:15 | Lunch | Trout or gözleme on cushions above the river.
        14:45 | Way back | Stop at a juice stand under a plane tree, home by 16:00.
      `,
      included: items`Transfers from Kalkan and Kaş | Entrance to the gorge | Canyon shoes and helmet | Licensed guide and a second helper | Lunch with water`,
      excluded: items`Soft drinks and beer | Tubing on the river`,
      goodToKnow: items`After rain the gorge is closed; then you choose another day or get everything back. | Bring dry clothes and leave your phone in the bus, unless it likes water.`,
      questions: questions`
        Do I need to be able to swim? | No. One pool is chest-deep for two metres, and there is a rope. Children go through it on the guide’s back.
        Can somebody wait at the entrance? | Yes, the wooden walkway and the tea garden are for those who would rather stay dry.
      `,
      extras: extras`
        Tubing on the Eşen | Forty minutes downriver on a rubber ring, after lunch
        Dry bag | Five litres, yours to keep
      `,
      meetingPoint: place`Your hotel in Kalkan or Kaş | We give you the minute the evening before. In Kalkan’s old centre it is the taxi rank above the harbour.`,
    },
    tr: {
      title: 'Saklıkent kanyonu, suyun içinden ilk şelaleye',
      summary: 'Koridor kadar dar bir kanyonda iki kilometre; ayakkabı, kask ve suyu okuyan bir rehberle.',
      description:
        'Kanyonu keçisini arayan bir çobanın bulduğu söylenir. On sekiz kilometre uzunluğunda, yer yer üç yüz metre derinliğinde; ilk bölümü ise ancak bir sokak genişliğindedir. Kaynakların buz gibi suyunu ipe tutuna tutuna geçersiniz, sonrasında su dize kadar gelir.\n\nZiyaretçilerin çoğu ilk dirsekte döner. Kadir’le iki kilometre daha gider, iki kayanın üstünden, bir gölcüğün içinden şelaleye varırsınız. Ardından ırmağın üstündeki sedirde alabalık yenir; isterseniz ayaklarınız suda.',
      highlights: items`Kalabalığı geride bırakıp kanyonun iki kilometre içine | Numaranıza göre kanyon ayakkabısı ve kask | Çoğu kişinin hiç görmediği şelale | Irmağın üstündeki sedirde alabalık`,
      programme: steps`
        09:00 | Alınış | Kalkan ve Kaş’tan, Eşen vadisinin seraları arasından.
        10:15 | Kanyonun ağzı | Ayakkabı, kask ve suyun iki kuralı.
        10:45 | Kaynakların karşısına | On dört derece su, ipe tutunarak adım adım.
        11:15 | Dar bölüm | Kayalar, bir gölcük ve çok yukarıdan gelen ışık.
        13:15 | Öğle yemeği | Irmağın üstünde, minderde alabalık ya da gözleme.
        14:45 | Dönüş | Çınar altında taze meyve suyu; 16:00’da oteldesiniz.
      `,
      included: items`Kalkan ve Kaş’tan ulaşım | Kanyona giriş | Kanyon ayakkabısı ve kask | Kokartlı rehber ve bir yardımcı | Su dahil öğle yemeği`,
      excluded: items`Meşrubat ve bira | Irmakta şişme simitle iniş`,
      goodToKnow: items`Yağmurdan sonra kanyon kapanır; o zaman başka bir gün seçer ya da her şeyi geri alırsınız. | Kuru giysi getirin; telefonunuz suyu sevmiyorsa araçta kalsın.`,
      questions: questions`
        Yüzme bilmek şart mı? | Hayır. Tek bir gölcük iki metre boyunca göğüs hizasındadır, orada da ip var. Çocukları rehber sırtında geçirir.
        Girmek istemeyen bekleyebilir mi? | Elbette. Ahşap yürüyüş yolu ile çay bahçesi kuru kalmak isteyenler içindir.
      `,
      extras: extras`
        Eşen Çayı’nda simitle iniş | Yemekten sonra kırk dakika, şişme simitle
        Su geçirmez torba | Beş litrelik, sizde kalır
      `,
      meetingPoint: place`Kalkan ya da Kaş’taki oteliniz | Dakikasını akşamdan yazarız. Kalkan merkezinde buluşma yeri limanın üstündeki taksi durağıdır.`,
    },
    de: {
      title: 'Saklıkent-Schlucht, durchs Wasser zum ersten Wasserfall',
      summary: 'Zwei Kilometer hinein in eine Schlucht, eng wie ein Flur, mit Schuhen, Helm und einem kundigen Guide.',
      description:
        'Ein Hirte soll die Schlucht gefunden haben, als er seine Ziege suchte. Sie ist achtzehn Kilometer lang, bis zu dreihundert Meter tief und am Anfang kaum breiter als eine Gasse. Am Eingang queren Sie am Seil das kalte Quellwasser, danach reicht es nur noch bis zu den Knien.\n\nDie meisten kehren an der ersten Biegung um. Mit Kadir gehen Sie zwei Kilometer weiter, über zwei Felsblöcke und durch ein Becken, bis zum Wasserfall. Danach gibt es Forelle auf einem Podest über dem Fluss, wenn Sie mögen mit den Füßen darin.',
      highlights: items`Zwei Kilometer in die Schlucht, fern vom Gedränge | Canyoning-Schuhe und Helm in Ihrer Größe | Der Wasserfall, den die meisten nie sehen | Forelle auf einem Podest über dem Fluss`,
      programme: steps`
        09:00 | Abholung | Kalkan und Kaş, durch das Tomatenland im Eşen-Tal.
        10:15 | An der Schlucht | Schuhe, Helme und die zwei Regeln des Wassers.
        10:45 | Durch die Quellen | Vierzehn Grad, Hand über Hand am Seil entlang.
        11:15 | Die enge Stelle | Felsblöcke, ein Becken, Licht von ganz weit oben.
        13:15 | Mittagessen | Forelle oder Gözleme auf Kissen über dem Fluss.
        14:45 | Rückweg | Halt am Saftstand unter der Platane, um 16:00 zurück.
      `,
      included: items`Fahrt ab Kalkan und Kaş | Eintritt in die Schlucht | Canyoning-Schuhe und Helm | Lizenzierter Guide und eine zweite Begleitung | Mittagessen mit Wasser`,
      excluded: items`Softdrinks und Bier | Tubing auf dem Fluss`,
      goodToKnow: items`Nach Regen ist die Schlucht gesperrt; dann wählen Sie einen anderen Tag oder erhalten alles zurück. | Nehmen Sie trockene Kleidung mit und lassen Sie das Telefon besser im Bus.`,
      questions: questions`
        Muss ich schwimmen können? | Nein. Ein Becken ist auf zwei Metern brusttief, dort hängt ein Seil. Kinder trägt der Guide auf dem Rücken hindurch.
        Kann jemand am Eingang warten? | Ja. Der Holzsteg und der Teegarten sind für alle da, die trocken bleiben möchten.
      `,
      extras: extras`
        Tubing auf dem Eşen | Vierzig Minuten im Reifen flussabwärts, nach dem Essen
        Wasserdichter Beutel | Fünf Liter, Sie behalten ihn
      `,
      meetingPoint: place`Ihr Hotel in Kalkan oder Kaş | Die Minute schreiben wir am Vorabend. In Kalkans Altstadt ist es der Taxistand über dem Hafen.`,
    },
    ru: {
      title: 'Ущелье Саклыкент: по воде к первому водопаду',
      slug: 'ushchele-saklykent-k-vodopadu',
      summary: 'Два километра по ущелью, узкому как коридор: обувь и каски даём, гид чувствует воду.',
      description:
        'Говорят, ущелье нашёл пастух, искавший козу. Оно тянется на восемнадцать километров, местами глубиной до трёхсот метров, а в начале едва шире переулка. У входа вы переходите ледяную воду источников, держась за верёвку, дальше она только по колено.\n\nБольшинство поворачивает обратно за первым изгибом. С Кадиром вы идёте ещё два километра, через две глыбы и одну купель, до самого водопада. Потом форель на помосте над рекой, а ноги, если хочется, прямо в воде.',
      highlights: items`Два километра вглубь, подальше от толпы | Обувь для каньонинга и каска вашего размера | Водопад, до которого мало кто доходит | Форель на помосте над рекой`,
      programme: steps`
        09:00 | Выезд | Забираем из Калкана и Каша, дорога среди теплиц долины Эшен.
        10:15 | У входа | Обувь, каски и два правила воды.
        10:45 | Через источники | Четырнадцать градусов, по верёвке, шаг за шагом.
        11:15 | Узкая часть | Глыбы, купель и свет с огромной высоты.
        13:15 | Обед | Форель или гёзлеме на подушках над рекой.
        14:45 | Обратно | Свежий сок под платаном, в 16:00 вы у отеля.
      `,
      included: items`Трансфер из Калкана и Каша | Вход в ущелье | Обувь для каньонинга и каска | Лицензированный гид и помощник | Обед с водой`,
      excluded: items`Газировка и пиво | Спуск по реке на надувных кругах`,
      goodToKnow: items`После дождя ущелье закрывают; тогда вы выбираете другой день или получаете всё обратно. | Возьмите сухую одежду, а телефон лучше оставьте в автобусе.`,
      questions: questions`
        Нужно ли уметь плавать? | Нет. Купель глубиной по грудь всего два метра длиной, и там есть верёвка. Детей гид переносит на спине.
        Можно подождать у входа? | Да, для тех, кто хочет остаться сухим, есть деревянный настил и чайный сад.
      `,
      extras: extras`
        Спуск по Эшену на круге | Сорок минут вниз по реке после обеда
        Непромокаемый мешок | Пять литров, остаётся у вас
      `,
      meetingPoint: place`Ваш отель в Калкане или Каше | Точное время пишем накануне. В старом центре Калкана встреча у стоянки такси над гаванью.`,
    },
  },
  reviews: reviews`
    5 | Owen T. | Swansea | en | 2026-07-08 | The cold takes your breath and then you laugh for two hours. Kadir never let go of our youngest.
    5 | Ebru K. | Antalya | tr | 2026-06-19 | Üçüncü gelişim, şelaleyi ilk kez gördüm. Ayakkabılar işe yarıyor.
    4 | Stefan L. | Graz | de | 2026-08-22 | Am Eingang sehr voll, nach zehn Minuten waren wir allein. Forelle hervorragend.
    5 | Роман Ж. | Пермь | ru | 2025-09-14 | Настоящее приключение, и без лишнего риска. Спуск на кругах берите обязательно.
    3 | Paula D. | Leicester | en | 2026-05-04 | The gorge closed after rain and we went a day later. Handled well, but it cost us a beach day.
  `,
}
