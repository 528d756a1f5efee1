import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const ephesusTerraceHouses: SeedProduct<OrionLocale> = {
  code: 'ORI-T-04',
  kind: 'tour',
  category: 'kultur',
  destination: 'ephesus',
  scene: 'ephesus',
  pictureSeed: 104,
  details: {
    kind: 'tour',
    durationMinutes: 360,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr'],
    groupSize: 14,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '03-31', adult: '89.00', child: '44.00', infant: '0.00' },
    { from: '04-01', to: '06-30', adult: '98.00', child: '49.00', infant: '0.00' },
    { from: '07-01', to: '10-31', adult: '104.00', child: '52.00', infant: '0.00' },
    { from: '11-01', to: '12-31', adult: '89.00', child: '44.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:00', endTime: '14:00', capacity: 14, weekdays: EVERY_DAY }],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [{ id: 'museum', price: '14.00', per: 'person', maximum: 14 }],
  meetingPoint: { latitude: 37.9351, longitude: 27.3476 },
  rank: 4,
  text: {
    de: {
      title: 'Ephesos mit den Hanghäusern, vor den Bussen',
      summary:
        'Um halb neun am oberen Tor: zweieinhalb Stunden Ephesos mit Archäologin, Eintritt in die Hanghäuser inbegriffen.',
      description:
        'Die Kreuzfahrtbusse kommen gegen zehn. Wir stehen um halb neun am oberen Tor und gehen die Kuretenstraße hinunter, solange die Säulen noch lange Schatten werfen. Unsere Archäologinnen haben hier selbst gegraben und wissen, was Stein ist und was Beton.\n\nIn den überdachten Hanghäusern laufen Sie auf Glasstegen über Mosaiken und bemalten Zimmern; die meisten Gruppen lassen die Häuser aus. Danach fahren wir zur Isa-Bey-Moschee und zur letzten Säule des Artemistempels.',
      highlights: items`Am Tor, bevor die Busse kommen | Hanghäuser, Eintritt inbegriffen | Archäologin als Guide, höchstens 14 Gäste | Artemistempel und Isa-Bey-Moschee`,
      programme: steps`
        08:00 | Abholung | In Kuşadası und Selçuk, mit dem Kleinbus.
        08:30 | Oberes Tor | Staatsmarkt, Odeon, Kuretenstraße.
        09:40 | Hanghäuser | Mosaiken, Fresken und ein Bad mit Fußbodenheizung.
        10:40 | Celsus-Bibliothek und Theater | Die Fassade im Vormittagslicht, 25.000 Plätze am Hang.
        12:00 | Mittagessen in Selçuk | Hausgemacht: gefüllte Zucchiniblüten, Çöp şiş, Joghurt.
        13:10 | Isa Bey und Artemision | Die Moschee von 1375 und ein Storchennest auf der Säule.
      `,
      included: items`Archäologin als Guide | Eintritt Ephesos und Hanghäuser | Abholung und Rückfahrt | Mittagessen | Funkkopfhörer`,
      excluded: items`Getränke zum Essen | Ephesos-Museum | Trinkgeld`,
      goodToKnow: items`Der Weg führt bergab, etwa 2 Kilometer über glatten Marmor: feste Sohlen. | In den Hanghäusern sind rund 200 Stufen zu gehen.`,
      questions: questions`
        Lohnt sich das mit Kindern? | Ab etwa acht Jahren sehr. Kinder bekommen ein Heft mit zwölf Dingen zum Suchen.
        Was, wenn ich die Stufen nicht schaffe? | Sie warten auf den schattigen Bänken an der Celsus-Bibliothek, nach 50 Minuten holt der Guide Sie dort ab.
      `,
      extras: extras`Ephesos-Museum in Selçuk | Eintritt und eine Stunde Führung, Rückkehr um 15:15`,
      meetingPoint: place`Ephesos, oberes Tor (Magnesia-Tor) | Für Gäste mit eigenem Auto: um 08:30 an der Kasse. Alle anderen holen wir im Hotel ab.`,
    },
    en: {
      title: 'Ephesus and its terrace houses before the coaches',
      summary:
        'At the upper gate by half past eight: two and a half hours with an archaeologist, terrace houses included.',
      description:
        'The cruise coaches arrive around ten. We stand at the upper gate at half past eight and walk down Curetes Street while the columns still throw long shadows. Our archaeologists have dug here themselves and know which parts are stone and which are concrete.\n\nIn the roofed terrace houses you walk on glass above mosaics and painted rooms; most groups leave them out. Afterwards we drive to the İsa Bey Mosque and the last column of the Temple of Artemis.',
      highlights: items`At the gate before the coaches | Terrace houses, ticket included | An archaeologist, 14 guests at most | Temple of Artemis and İsa Bey Mosque`,
      programme: steps`
        08:00 | Pick-up | In Kuşadası and Selçuk, by minibus.
        08:30 | Upper gate | State Agora, Odeon, Curetes Street.
        09:40 | Terrace houses | Mosaics, frescoes and a bath with underfloor heating.
        10:40 | Library of Celsus and theatre | The façade in morning light, 25,000 seats in the hillside.
        12:00 | Lunch in Selçuk | Home cooking: stuffed courgette flowers, çöp şiş, yoghurt.
        13:10 | İsa Bey and Artemision | The mosque of 1375 and a stork’s nest on the column.
      `,
      included: items`Archaeologist as guide | Tickets for Ephesus and the terrace houses | Pick-up and return | Lunch | Headsets`,
      excluded: items`Drinks with lunch | Ephesus Museum | Tips`,
      goodToKnow: items`The route runs downhill, about 2 kilometres on smooth marble: wear firm soles. | The terrace houses have around 200 steps.`,
      questions: questions`
        Is it worth it with children? | Very much so from about eight. Children get a booklet with twelve things to find.
        What if I cannot manage the steps? | You wait at the shaded benches by the Library of Celsus, and the guide meets you there 50 minutes later.
      `,
      extras: extras`Ephesus Museum in Selçuk | Ticket and one hour with the guide, back at 15:15`,
      meetingPoint: place`Ephesus, upper gate (Magnesia Gate) | With your own car: 08:30 at the ticket office. Everyone else is picked up at the hotel.`,
    },
    tr: {
      title: 'Otobüslerden önce Efes ve Yamaç Evler',
      summary: 'Saat sekiz buçukta üst kapıda: arkeologla iki buçuk saat Efes, Yamaç Evler bileti dahil.',
      description:
        'Kruvaziyer otobüsleri saat on gibi gelir. Biz sekiz buçukta üst kapıda olur, sütunların gölgesi hâlâ uzunken Kuretler Caddesi’nden ineriz. Arkeologlarımız burada kazı yapmıştır; neyin taş, neyin beton olduğunu bilir.\n\nÜstü kapalı Yamaç Evler’de cam yürüyüş yolundan mozaiklere ve boyalı odalara bakarsınız; grupların çoğu burayı atlar. Sonra İsa Bey Camii’ne ve Artemis Tapınağı’nın ayakta kalan son sütununa gideriz.',
      highlights: items`Otobüslerden önce kapıda | Yamaç Evler, bilet dahil | Arkeolog rehber, en fazla 14 kişi | Artemis Tapınağı ve İsa Bey Camii`,
      programme: steps`
        08:00 | Otelden alma | Kuşadası ve Selçuk’tan minibüsle.
        08:30 | Üst kapı | Devlet Agorası, Odeon, Kuretler Caddesi.
        09:40 | Yamaç Evler | Mozaikler, freskler ve yerden ısıtmalı bir hamam.
        10:40 | Celsus Kütüphanesi ve tiyatro | Sabah ışığında cephe, yamaçta 25.000 kişilik tiyatro.
        12:00 | Selçuk’ta öğle yemeği | Ev yemekleri: kabak çiçeği dolması, çöp şiş, yoğurt.
        13:10 | İsa Bey ve Artemision | 1375’ten kalma cami, sütunun tepesinde leylek yuvası.
      `,
      included: items`Arkeolog rehber | Efes ve Yamaç Evler biletleri | Otelden alma ve bırakma | Öğle yemeği | Kulaklık`,
      excluded: items`Yemekteki içecekler | Efes Müzesi | Bahşiş`,
      goodToKnow: items`Yol yokuş aşağı, kaygan mermerde yaklaşık 2 kilometre: tabanı sağlam ayakkabı giyin. | Yamaç Evler’de 200 kadar basamak vardır.`,
      questions: questions`
        Çocukla gelinir mi? | Sekiz yaşından itibaren rahatlıkla. Çocuklara on iki şeyi aradıkları bir kitapçık veriyoruz.
        Basamakları çıkamazsam? | Celsus Kütüphanesi’nin gölgeli banklarında beklersiniz, rehber 50 dakika sonra oraya gelir.
      `,
      extras: extras`Selçuk Efes Müzesi | Bilet ve rehberle bir saat, dönüş 15:15`,
      meetingPoint: place`Efes üst kapı (Magnesia Kapısı) | Kendi aracıyla gelenler 08:30’da gişede. Diğer misafirleri otelden alırız.`,
    },
    ru: {
      title: 'Эфес и дома на террасах — раньше автобусов',
      slug: 'efes-doma-na-terrasakh',
      summary:
        'В половине девятого у верхних ворот: два с половиной часа с археологом, вход в дома на террасах включён.',
      description:
        'Автобусы с круизных лайнеров приезжают к десяти. Мы стоим у верхних ворот в половине девятого и спускаемся по улице Куретов, пока тени колонн ещё длинные. Наши археологи сами здесь копали и знают, где камень, а где бетон.\n\nВ домах на террасах вы идёте по стеклу над мозаиками и расписными комнатами — большинство групп сюда не заходит. Потом едем к мечети Иса-бея и к последней колонне храма Артемиды.',
      highlights: items`У ворот раньше автобусов | Дома на террасах, билет включён | Гид-археолог, не больше 14 гостей | Храм Артемиды и мечеть Иса-бея`,
      programme: steps`
        08:00 | Встреча в отеле | В Кушадасы и Сельчуке, на микроавтобусе.
        08:30 | Верхние ворота | Государственная агора, одеон, улица Куретов.
        09:40 | Дома на террасах | Мозаики, фрески и баня с тёплым полом.
        10:40 | Библиотека Цельса и театр | Фасад в утреннем свете, 25 000 мест на склоне.
        12:00 | Обед в Сельчуке | Домашняя кухня: цветки кабачка с рисом, чёп-шиш, йогурт.
        13:10 | Иса-бей и Артемисион | Мечеть 1375 года и гнездо аиста на колонне.
      `,
      included: items`Гид-археолог | Билеты в Эфес и дома на террасах | Трансфер туда и обратно | Обед | Наушники`,
      excluded: items`Напитки к обеду | Эфесский музей | Чаевые`,
      goodToKnow: items`Маршрут идёт под гору, около 2 км по гладкому мрамору: нужна обувь с хорошей подошвой. | В домах на террасах около 200 ступеней.`,
      questions: questions`
        Интересно ли детям? | Лет с восьми — очень. Дети получают книжку с двенадцатью находками.
        А если ступени мне не под силу? | Подождите на скамьях в тени у библиотеки Цельса, гид придёт за вами через 50 минут.
      `,
      extras: extras`Эфесский музей в Сельчуке | Билет и час с гидом, возвращение в 15:15`,
      meetingPoint: place`Эфес, верхние (Магнесийские) ворота | Если вы на машине — в 08:30 у касс. Остальных забираем из отелей.`,
    },
    nl: {
      title: 'Efeze en de terrashuizen, vóór de bussen uit',
      summary:
        'Om half negen bij de bovenste poort: tweeënhalf uur met een archeologe, toegang tot de terrashuizen inbegrepen.',
      description:
        'De cruisebussen komen rond tien uur. Wij staan om half negen bij de bovenste poort en lopen de Curetenstraat af terwijl de zuilen nog lange schaduwen werpen. Onze archeologen hebben hier zelf gegraven en weten wat steen is en wat beton.\n\nIn de overdekte terrashuizen loop je over glas boven mozaïeken en beschilderde kamers; de meeste groepen slaan ze over. Daarna rijden we naar de İsa Bey-moskee en de laatste zuil van de Artemistempel.',
      highlights: items`Bij de poort vóór de bussen | Terrashuizen, kaartje inbegrepen | Archeologe als gids, hooguit 14 gasten | Artemistempel en İsa Bey-moskee`,
      programme: steps`
        08:00 | Ophalen | In Kuşadası en Selçuk, met de minibus.
        08:30 | Bovenste poort | Staatsagora, odeon, Curetenstraat.
        09:40 | Terrashuizen | Mozaïeken, fresco’s en een bad met vloerverwarming.
        10:40 | Bibliotheek van Celsus en theater | De gevel in ochtendlicht, 25.000 plaatsen op de helling.
        12:00 | Lunch in Selçuk | Huisgemaakt: gevulde courgettebloemen, çöp şiş, yoghurt.
        13:10 | İsa Bey en Artemision | De moskee uit 1375 en een ooievaarsnest op de zuil.
      `,
      included: items`Archeologe als gids | Kaartjes voor Efeze en de terrashuizen | Ophalen en terugbrengen | Lunch | Oortjes`,
      excluded: items`Drankjes bij de lunch | Efeze-museum | Fooi`,
      goodToKnow: items`De route loopt omlaag, zo’n 2 kilometer over glad marmer: draag stevige zolen. | De terrashuizen tellen ongeveer 200 treden.`,
      questions: questions`
        Is het leuk met kinderen? | Vanaf een jaar of acht zeker. Ze krijgen een boekje met twaalf dingen om te zoeken.
        En als ik de treden niet red? | Dan wacht je op de bankjes in de schaduw bij de bibliotheek; de gids is er na 50 minuten.
      `,
      extras: extras`Efeze-museum in Selçuk | Kaartje en een uur met de gids, terug om 15:15`,
      meetingPoint: place`Efeze, bovenste poort (Magnesiapoort) | Met eigen auto: 08:30 bij de kassa. Alle anderen halen we op bij het hotel.`,
    },
    ar: {
      title: 'أفسس وبيوت المنحدر قبل وصول الحافلات',
      slug: 'afsus-buyut-almunhadar',
      summary: 'في الثامنة والنصف عند البوابة العليا: ساعتان ونصف مع عالمة آثار، ودخول بيوت المنحدر ضمن السعر.',
      description:
        'تصل حافلات السفن السياحية نحو العاشرة. أما نحن فنقف عند البوابة العليا في الثامنة والنصف، وننزل شارع الكوريتس وظلال الأعمدة ما زالت طويلة. عالمات الآثار لدينا نقّبن هنا بأنفسهن، ويعرفن الحجر من الإسمنت.\n\nفي بيوت المنحدر المسقوفة تسير على الزجاج فوق الفسيفساء والغرف الملونة، ومعظم المجموعات لا تدخلها. ثم نقصد جامع عيسى بك وآخر أعمدة معبد أرتميس.',
      highlights: items`عند البوابة قبل الحافلات | بيوت المنحدر والتذكرة ضمن السعر | عالمة آثار و14 ضيفًا على الأكثر | معبد أرتميس وجامع عيسى بك`,
      programme: steps`
        08:00 | الاصطحاب | من كوشاداسي وسلجوق بحافلة صغيرة.
        08:30 | البوابة العليا | أغورا الدولة والأوديون وشارع الكوريتس.
        09:40 | بيوت المنحدر | فسيفساء ورسوم جدارية وحمّام بتدفئة تحت الأرض.
        10:40 | مكتبة سيلسوس والمسرح | الواجهة في ضوء الصباح ومسرح يتسع لـ25 ألفًا.
        12:00 | الغداء في سلجوق | طعام بيتي: زهر الكوسا المحشو وأسياخ اللحم واللبن.
        13:10 | عيسى بك ومعبد أرتميس | جامع من عام 1375 وعش لقلق فوق العمود.
      `,
      included: items`عالمة آثار مرشدة | تذاكر أفسس وبيوت المنحدر | التوصيل ذهابًا وإيابًا | الغداء | سماعات`,
      excluded: items`المشروبات مع الغداء | متحف أفسس | الإكراميات`,
      goodToKnow: items`الطريق نازل، نحو كيلومترين على رخام أملس؛ ارتدِ حذاءً متين النعل. | في بيوت المنحدر نحو 200 درجة.`,
      questions: questions`
        هل تناسب الجولة الأطفال؟ | نعم، من عمر الثامنة تقريبًا، ويحصلون على كتيّب فيه اثنا عشر شيئًا للبحث عنها.
        ماذا لو لم أستطع صعود الدرج؟ | تنتظر على المقاعد المظللة عند مكتبة سيلسوس، وتأتيك المرشدة بعد 50 دقيقة.
      `,
      extras: extras`متحف أفسس في سلجوق | تذكرة وساعة مع المرشدة، والعودة 15:15`,
      meetingPoint: place`أفسس، البوابة العليا (بوابة مغنيسيا) | لمن يأتي بسيارته: 08:30 عند شباك التذاكر. أما الباقون فنصطحبهم من الفندق.`,
    },
  },
  reviews: reviews`
    5 | Martin R. | Leipzig | de | 2026-05-07 | Um halb neun fast allein auf der Kuretenstraße. Um zehn haben wir verstanden, warum das wichtig ist.
    5 | Helen T. | Edinburgh | en | 2026-09-23 | The terrace houses were the best part of our whole fortnight. Dr Aslı makes stones talk.
    4 | Ольга В. | Екатеринбург | ru | 2025-10-11 | Очень содержательно, без магазинов кожи и ковров. Мрамор скользкий, берите кроссовки.
    5 | Wouter B. | Gent | nl | 2025-05-29 | Onze zoon van negen vond elf van de twaalf dingen. Goede lunch ook.
    4 | Deniz K. | İstanbul | tr | 2026-04-05 | Yamaç Evler tek başına gelmeye değer. Kulaklık sayesinde hiçbir şeyi kaçırmadık.
  `,
}
