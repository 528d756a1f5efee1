import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const pamukkaleSalda: SeedProduct<OrionLocale> = {
  code: 'ORI-T-16',
  kind: 'tour',
  category: 'tagesausfluege',
  destination: 'pamukkale',
  scene: 'pamukkale',
  pictureSeed: 116,
  details: {
    kind: 'tour',
    durationMinutes: 945,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr', 'nl'],
    groupSize: 28,
    pickup: 'included',
    theme: 'nature',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '59.00', child: '29.50', infant: '0.00' },
    { from: '04-01', to: '06-15', adult: '69.00', child: '34.50', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '65.00', child: '32.50', infant: '0.00' },
    { from: '09-16', to: '11-15', adult: '69.00', child: '34.50', infant: '0.00' },
    { from: '11-16', to: '12-31', adult: '59.00', child: '29.50', infant: '0.00' },
  ],
  sessions: [{ time: '05:30', endTime: '21:15', capacity: 28, weekdays: [2, 4, 6] }],
  childFrom: 5,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 1080,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [
    { id: 'pool', price: '9.00', per: 'person', maximum: 28 },
    { id: 'buggy', price: '7.00', per: 'person', maximum: 28 },
  ],
  meetingPoint: { latitude: 36.8866, longitude: 30.704 },
  rank: 16,
  text: {
    de: {
      title: 'Pamukkale und Salda-See ab Antalya und Side',
      summary:
        'Ein langer, gut geplanter Tag: weißer Sand am Salda-See zum Frühstück, vier Stunden Pamukkale am Nachmittag.',
      description:
        'Wir fahren früh, damit aus zwei weißen Orten ein Tag wird. Um neun Uhr frühstücken Sie am Salda-See, dessen Ufer hell ist wie auf den Malediven und dessen Wasser kalt bleibt wie im Gebirge.\n\nIn Pamukkale haben Sie nach dem Mittagessen vier Stunden, nicht zwei wie üblich. Mit dem Guide gehen Sie durch die Nekropole zum Theater, danach barfuß über die Terrassen oder ins warme Kleopatra-Becken. Auf der Rückfahrt bleiben die Lichter im Bus aus.',
      highlights: items`Frühstück am weißen Ufer des Salda-Sees | Vier Stunden in Pamukkale | Hierapolis mit Theater und Nekropole | Bus mit viel Beinfreiheit, 28 Gäste`,
      programme: steps`
        05:30 | Abholung | Ab Side 05:30, ab Antalya 06:30.
        09:00 | Salda-See | Frühstück und Spaziergang, 75 Minuten.
        12:00 | Mittagessen in Denizli | Ofenkäse, Lammkebab oder Gemüse.
        13:00 | Pamukkale und Hierapolis | Rundgang mit Guide, 90 Minuten.
        14:30 | Freie Zeit | Terrassen, Museum oder Kleopatra-Becken.
        17:00 | Rückfahrt | Eine Pause, Antalya 20:30, Side gegen 21:15.
      `,
      included: items`Fahrt im Reisebus | Guide | Eintritt Pamukkale und Hierapolis | Frühstück und Mittagessen | Wasser`,
      excluded: items`Kleopatra-Becken | Getränke zum Essen | Abendessen`,
      goodToKnow: items`Baden ist am Salda-See nur an der markierten Stelle erlaubt, der weiße Teil ist geschützt. | Es ist ein langer Tag: Nackenkissen und Jacke helfen.`,
      questions: questions`
        Ist das für Kinder zu lang? | Ab etwa acht Jahren geht es gut. Mit kleineren empfehlen wir unsere Zweitagesreise.
        Gibt es Verkaufsstopps? | Nein, nur zwei Pausen an Raststätten.
      `,
      extras: extras`
        Kleopatra-Becken | Eintritt, so lange Sie möchten
        Elektrowagen in Hierapolis | Vom Nordtor zu den Terrassen und zurück
      `,
      meetingPoint: place`Ihr Hotel zwischen Side und Antalya | Die genaue Abholzeit schreiben wir Ihnen am Vortag bis 18:00.`,
    },
    en: {
      title: 'Pamukkale and Lake Salda from Antalya and Side',
      summary:
        'A long, well-planned day: breakfast on the white shore of Lake Salda, four hours in Pamukkale in the afternoon.',
      description:
        'We leave early so that two white places fit into one day. At nine you have breakfast by Lake Salda, where the shore is as pale as in the Maldives and the water stays as cold as in the mountains.\n\nAfter lunch you have four hours in Pamukkale, not the usual two. With the guide you walk through the necropolis to the theatre, then barefoot over the terraces or into the warm Cleopatra Pool. On the way back the lights on the bus stay off.',
      highlights: items`Breakfast on Lake Salda’s white shore | Four hours in Pamukkale | Hierapolis with theatre and necropolis | Bus with legroom, 28 guests`,
      programme: steps`
        05:30 | Pick-up | From Side at 05:30, from Antalya at 06:30.
        09:00 | Lake Salda | Breakfast and a walk, 75 minutes.
        12:00 | Lunch in Denizli | Baked cheese, lamb kebab or vegetables.
        13:00 | Pamukkale and Hierapolis | Walk with the guide, 90 minutes.
        14:30 | Free time | Terraces, museum or Cleopatra Pool.
        17:00 | Way back | One break; Antalya 20:30, Side about 21:15.
      `,
      included: items`Coach travel | Guide | Ticket for Pamukkale and Hierapolis | Breakfast and lunch | Water`,
      excluded: items`Cleopatra Pool | Drinks with meals | Dinner`,
      goodToKnow: items`At Lake Salda you may swim only at the marked place; the white part is protected. | It is a long day: a neck pillow and a jacket help.`,
      questions: questions`
        Is it too long for children? | From about eight it works well. With smaller ones we suggest our two-day trip.
        Are there shopping stops? | No, only two breaks at service stations.
      `,
      extras: extras`
        Cleopatra Pool | Entry, for as long as you like
        Electric buggy in Hierapolis | From the north gate to the terraces and back
      `,
      meetingPoint: place`Your hotel between Side and Antalya | We send the exact pick-up time by 18:00 the day before.`,
    },
    tr: {
      title: 'Antalya ve Side çıkışlı Pamukkale ve Salda Gölü',
      summary: 'Uzun ama iyi planlı bir gün: Salda’nın beyaz kıyısında kahvaltı, öğleden sonra dört saat Pamukkale.',
      description:
        'İki beyaz yer bir güne sığsın diye erken çıkarız. Saat dokuzda Salda Gölü’nde kahvaltı edersiniz; kıyısı Maldivler kadar açık renkli, suyu dağ suyu kadar soğuktur.\n\nÖğle yemeğinden sonra Pamukkale’de alışılmış iki saat yerine dört saatiniz olur. Rehberle nekropolden tiyatroya yürür, sonra travertenlerde yalınayak dolaşır ya da ılık Kleopatra Havuzu’na girersiniz. Dönüşte otobüsün ışıkları kapalıdır.',
      highlights: items`Salda’nın beyaz kıyısında kahvaltı | Pamukkale’de dört saat | Tiyatrosu ve nekropolüyle Hierapolis | Geniş koltuk aralıklı otobüs, 28 kişi`,
      programme: steps`
        05:30 | Otelden alma | Side’den 05:30, Antalya’dan 06:30.
        09:00 | Salda Gölü | Kahvaltı ve yürüyüş, 75 dakika.
        12:00 | Denizli’de öğle yemeği | Fırında peynir, kuzu kebabı ya da sebze.
        13:00 | Pamukkale ve Hierapolis | Rehberle gezi, 90 dakika.
        14:30 | Serbest zaman | Travertenler, müze ya da Kleopatra Havuzu.
        17:00 | Dönüş | Bir mola; Antalya 20:30, Side 21:15 civarı.
      `,
      included: items`Otobüsle ulaşım | Rehber | Pamukkale ve Hierapolis bileti | Kahvaltı ve öğle yemeği | Su`,
      excluded: items`Kleopatra Havuzu | Yemekteki içecekler | Akşam yemeği`,
      goodToKnow: items`Salda’da yalnız işaretli yerde yüzülür, beyaz bölüm koruma altındadır. | Uzun bir gün: boyun yastığı ve ceket işe yarar.`,
      questions: questions`
        Çocuklar için uzun mu? | Sekiz yaşından sonra rahat geçer. Daha küçüklerle iki günlük turumuzu öneririz.
        Alışveriş molası var mı? | Hayır, yalnız iki dinlenme tesisi molası.
      `,
      extras: extras`
        Kleopatra Havuzu | Giriş, istediğiniz kadar
        Hierapolis’te elektrikli araç | Kuzey kapısından travertenlere, gidiş dönüş
      `,
      meetingPoint: place`Side ile Antalya arasındaki oteliniz | Kesin alma saatini bir gün önce 18:00’e kadar yazarız.`,
    },
    ru: {
      title: 'Памуккале и озеро Салда из Антальи и Сиде',
      slug: 'pamukkale-i-ozero-salda',
      summary: 'Долгий, но продуманный день: завтрак на белом берегу Салды и четыре часа в Памуккале после обеда.',
      description:
        'Мы выезжаем рано, чтобы два белых места уместились в один день. В девять вы завтракаете у озера Салда: берег светлый, как на Мальдивах, а вода холодная, как в горах.\n\nПосле обеда у вас в Памуккале четыре часа, а не два, как обычно. С гидом идёте через некрополь к театру, потом босиком по террасам или в тёплый бассейн Клеопатры. На обратном пути свет в автобусе выключен.',
      highlights: items`Завтрак на белом берегу Салды | Четыре часа в Памуккале | Иераполис с театром и некрополем | Просторный автобус на 28 гостей`,
      programme: steps`
        05:30 | Встреча в отеле | Из Сиде в 05:30, из Антальи в 06:30.
        09:00 | Озеро Салда | Завтрак и прогулка, 75 минут.
        12:00 | Обед в Денизли | Печёный сыр, баранина или овощи.
        13:00 | Памуккале и Иераполис | Прогулка с гидом, 90 минут.
        14:30 | Свободное время | Террасы, музей или бассейн Клеопатры.
        17:00 | Обратная дорога | Одна остановка; Анталья 20:30, Сиде около 21:15.
      `,
      included: items`Проезд на автобусе | Гид | Билет в Памуккале и Иераполис | Завтрак и обед | Вода`,
      excluded: items`Бассейн Клеопатры | Напитки к еде | Ужин`,
      goodToKnow: items`На Салде купаются только в отмеченном месте, белая часть под охраной. | День долгий: пригодятся подушка для шеи и куртка.`,
      questions: questions`
        Не тяжело ли детям? | Лет с восьми — нормально. С малышами советуем нашу двухдневную поездку.
        Есть ли заезды в магазины? | Нет, только две остановки на отдых.
      `,
      extras: extras`
        Бассейн Клеопатры | Вход без ограничения времени
        Электромобиль в Иераполисе | От северных ворот к террасам и обратно
      `,
      meetingPoint: place`Ваш отель между Сиде и Антальей | Точное время сообщим накануне до 18:00.`,
    },
    nl: {
      title: 'Pamukkale en het Saldameer vanuit Antalya en Side',
      summary:
        'Een lange, goed geplande dag: ontbijt op de witte oever van het Saldameer, ’s middags vier uur Pamukkale.',
      description:
        'We vertrekken vroeg, zodat twee witte plekken in één dag passen. Om negen uur ontbijt je aan het Saldameer, waar de oever licht is als op de Malediven en het water koud blijft als in de bergen.\n\nNa de lunch heb je vier uur in Pamukkale, niet de gebruikelijke twee. Met de gids loop je door de necropolis naar het theater, daarna op blote voeten over de terrassen of het warme Cleopatrabad in. Op de terugweg gaan de lichten in de bus uit.',
      highlights: items`Ontbijt op de witte oever van het Saldameer | Vier uur in Pamukkale | Hierapolis met theater en necropolis | Bus met beenruimte, 28 gasten`,
      programme: steps`
        05:30 | Ophalen | Vanuit Side 05:30, vanuit Antalya 06:30.
        09:00 | Saldameer | Ontbijt en wandeling, 75 minuten.
        12:00 | Lunch in Denizli | Kaas uit de oven, lamskebab of groenten.
        13:00 | Pamukkale en Hierapolis | Wandeling met de gids, 90 minuten.
        14:30 | Vrije tijd | Terrassen, museum of Cleopatrabad.
        17:00 | Terugreis | Eén pauze; Antalya 20:30, Side rond 21:15.
      `,
      included: items`Busreis | Gids | Kaartje Pamukkale en Hierapolis | Ontbijt en lunch | Water`,
      excluded: items`Cleopatrabad | Drankjes bij het eten | Avondeten`,
      goodToKnow: items`In het Saldameer mag je alleen op de gemarkeerde plek zwemmen; het witte deel is beschermd. | Het is een lange dag: een nekkussen en een jas helpen.`,
      questions: questions`
        Is het te lang voor kinderen? | Vanaf een jaar of acht gaat het goed. Met kleintjes raden we onze tweedaagse reis aan.
        Zijn er winkelstops? | Nee, alleen twee pauzes bij een wegrestaurant.
      `,
      extras: extras`
        Cleopatrabad | Toegang, zo lang je wilt
        Elektrisch wagentje in Hierapolis | Van de noordpoort naar de terrassen en terug
      `,
      meetingPoint: place`Je hotel tussen Side en Antalya | De precieze ophaaltijd sturen we de dag ervoor vóór 18:00.`,
    },
    ar: {
      title: 'باموكالي وبحيرة سالدا من أنطاليا وسيدا',
      slug: 'pamukkale-wabuhayrat-salda',
      summary: 'يوم طويل حسن التنظيم: فطور على شاطئ سالدا الأبيض وأربع ساعات في باموكالي بعد الظهر.',
      description:
        'ننطلق باكرًا ليتسع اليوم لمكانين أبيضين. في التاسعة تفطر عند بحيرة سالدا، حيث الشاطئ فاتح كجزر المالديف والماء بارد كماء الجبال.\n\nبعد الغداء لك في باموكالي أربع ساعات لا ساعتان كالمعتاد. تسير مع المرشد بين القبور إلى المسرح، ثم حافيًا على المصاطب أو إلى مسبح كليوباترا الدافئ. وفي طريق العودة تُطفأ أضواء الحافلة.',
      highlights: items`فطور على شاطئ سالدا الأبيض | أربع ساعات في باموكالي | هيرابوليس بمسرحها ومقابرها | حافلة واسعة لـ28 ضيفًا`,
      programme: steps`
        05:30 | الاصطحاب | من سيدا 05:30 ومن أنطاليا 06:30.
        09:00 | بحيرة سالدا | فطور ونزهة، 75 دقيقة.
        12:00 | الغداء في دنيزلي | جبن بالفرن أو لحم غنم أو خضار.
        13:00 | باموكالي وهيرابوليس | جولة مع المرشد، 90 دقيقة.
        14:30 | وقت حر | المصاطب أو المتحف أو مسبح كليوباترا.
        17:00 | العودة | استراحة واحدة؛ أنطاليا 20:30 وسيدا نحو 21:15.
      `,
      included: items`النقل بالحافلة | مرشد | تذكرة باموكالي وهيرابوليس | فطور وغداء | ماء`,
      excluded: items`مسبح كليوباترا | المشروبات مع الطعام | العشاء`,
      goodToKnow: items`السباحة في سالدا في الموضع المحدد فقط، فالجزء الأبيض محمي. | اليوم طويل: تفيدك وسادة رقبة وسترة.`,
      questions: questions`
        هل هو طويل على الأطفال؟ | من عمر الثامنة لا بأس. ومع الأصغر ننصح برحلتنا ذات اليومين.
        هل هناك محطات تسوق؟ | لا، استراحتان فقط على الطريق.
      `,
      extras: extras`
        مسبح كليوباترا | الدخول للمدة التي تريدها
        عربة كهربائية في هيرابوليس | من البوابة الشمالية إلى المصاطب وبالعكس
      `,
      meetingPoint: place`فندقك بين سيدا وأنطاليا | نرسل وقت الاصطحاب المحدد قبل السادسة من مساء اليوم السابق.`,
    },
  },
  reviews: reviews`
    4 | Thomas W. | Würzburg | de | 2026-04-30 | Lang, aber nie gehetzt. Der Salda-See um neun Uhr war fast menschenleer.
    5 | Людмила Н. | Красноярск | ru | 2026-10-06 | Четыре часа в Памуккале — это правильно. Завтрак у озера запомнился больше всего.
    4 | Erik J. | Deventer | nl | 2025-09-27 | Fijne bus, goede stops. De kinderen sliepen de hele terugweg.
    3 | Diane K. | Nottingham | en | 2025-08-07 | Beautiful, though fifteen hours in August is a lot. Choose spring if you can.
    5 | Sevgi M. | Mersin | tr | 2026-05-23 | İkisini bir günde görmek mümkünmüş. Mağazaya sokulmadık, teşekkürler.
  `,
}
