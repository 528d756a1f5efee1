import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const ormanaAltinbesikCave: SeedProduct<OrionLocale> = {
  code: 'ORI-T-39',
  kind: 'tour',
  category: 'tagesausfluege',
  destination: 'side',
  scene: 'jeepsafari',
  pictureSeed: 139,
  details: {
    kind: 'tour',
    durationMinutes: 600,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr', 'nl'],
    groupSize: 15,
    pickup: 'included',
    theme: 'nature',
    minimumAge: 4,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '05-01', to: '06-15', adult: '58.00', child: '32.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '62.00', child: '34.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '58.00', child: '32.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:00', endTime: '18:00', capacity: 15, weekdays: [1, 3, 5, 7] }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 1080,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [{ id: 'grape-syrup', price: '11.00', per: 'booking', maximum: 4 }],
  meetingPoint: { latitude: 36.7746, longitude: 31.3945 },
  rank: 39,
  text: {
    de: {
      title: 'Ormana und Altınbeşik: Knopfhäuser und ein See im Berg',
      summary: 'Hinter Side in den Taurus: Häuser ohne Mörtel, Wildpferde auf der Hochebene und ein Boot in der Höhle.',
      description:
        'Vierzig Kilometer Luftlinie vom Hotelstrand beginnt eine andere Türkei. In Ormana stehen Häuser aus Stein und Zedernholz, ganz ohne Mörtel; die Balkenenden schauen heraus wie Knöpfe. Im Haus von Zehra Teyze, die hier geboren ist, gibt es Frühstück und Traubensirup.\n\nDanach fahren wir mit Geländewagen über die Hochebene Eynif, auf der Wildpferde weiden, und steigen zur Höhle Altınbeşik ab. Im Schlauchboot gleiten Sie über ihren See, das Wasser türkis, die Decke vierzig Meter hoch.',
      highlights: items`Bootsfahrt auf einem unterirdischen See | Knopfhäuser, bewohnt und zum Anschauen | Wildpferde auf der Hochebene Eynif | 15 Gäste in vier Geländewagen`,
      programme: steps`
        08:00 | Abholung | Side, Manavgat und Kızılağaç, dann hinauf in die Berge.
        10:00 | Ormana | Frühstück bei Zehra Teyze, Rundgang durch die Gassen.
        11:45 | Hochebene Eynif | Offene Fahrt, Ausschau nach den Pferden.
        13:00 | Mittagessen | Bohnen, Grillhuhn und Brot aus dem Steinofen in Ürünlü.
        14:30 | Altınbeşik-Höhle | Fußweg hinab, Boot über den See.
        16:15 | Rückfahrt | Eispause in İbradı, Hotels bis 18:00.
      `,
      included: items`Abholung und Rückfahrt | Geländewagen und Guide | Frühstück und Mittagessen | Eintritt und Boot in der Höhle | Helm und Weste`,
      excluded: items`Kaltgetränke | Traubensirup zum Mitnehmen | Trinkgeld`,
      goodToKnow: items`Zur Höhle sind es 20 Minuten auf einem steilen Pfad, hinauf das Doppelte. | In der Höhle sind es 16 Grad; ein Pullover hilft.`,
      questions: questions`
        Sehen wir die Pferde sicher? | An neun von zehn Tagen. Im Hochsommer stehen sie mittags im Schatten, der Fahrer weiß, wo.
        Was, wenn die Höhle gesperrt ist? | Nach Regen steigt der See. Dann besuchen wir die Wasserfälle von Üzümdere und erstatten das Boot.
      `,
      extras: extras`Traubensirup aus Ormana | Ein Liter Pekmez von Zehra Teyze, gut verpackt`,
      meetingPoint: place`Side, Busbahnhof | Abholung auch in Hotels zwischen Kızılağaç und Çolaklı; die Zeit schreiben wir am Vortag.`,
    },
    en: {
      title: 'Ormana and Altınbeşik: button houses, a lake in the hill',
      summary:
        'Behind Side into the Taurus: houses without mortar, wild horses on the plateau and a boat inside a cave.',
      description:
        'Forty kilometres as the crow flies from the hotel beach another Turkey begins. In Ormana there are houses of stone and cedar, all without mortar; the ends of the beams stick out like buttons. At the house of Zehra Teyze, who was born here, there is breakfast and grape syrup.\n\nThen off-road vehicles take us across the Eynif plateau, where wild horses graze, and we climb down to the Altınbeşik cave. In an inflatable boat you glide over its lake, the water turquoise, the ceiling forty metres high.',
      highlights: items`A boat ride on an underground lake | Button houses, lived in and open to look at | Wild horses on the Eynif plateau | 15 guests in four off-road vehicles`,
      programme: steps`
        08:00 | Pick-up | Side, Manavgat and Kızılağaç, then up into the mountains.
        10:00 | Ormana | Breakfast at Zehra Teyze’s, a walk through the lanes.
        11:45 | Eynif plateau | An open drive, looking out for the horses.
        13:00 | Lunch | Beans, grilled chicken and stone-oven bread in Ürünlü.
        14:30 | Altınbeşik cave | The path down, the boat over the lake.
        16:15 | The way back | Ice-cream stop in İbradı; hotels by 18:00.
      `,
      included: items`Pick-up and return | Off-road vehicle and guide | Breakfast and lunch | Entrance and boat in the cave | Helmet and life jacket`,
      excluded: items`Cold drinks | Grape syrup to take home | Tips`,
      goodToKnow: items`It is 20 minutes to the cave on a steep path, and twice that coming up. | It is 16 degrees in the cave; a jumper helps.`,
      questions: questions`
        Are we sure to see the horses? | On nine days out of ten. In high summer they stand in the shade at noon, and the driver knows where.
        What if the cave is closed? | After rain the lake rises. We then visit the Üzümdere waterfalls and refund the boat.
      `,
      extras: extras`Grape syrup from Ormana | One litre of Zehra Teyze’s pekmez, well packed`,
      meetingPoint: place`Side, bus station | We also collect you from hotels between Kızılağaç and Çolaklı; we send the time the day before.`,
    },
    tr: {
      title: 'Ormana ve Altınbeşik: düğmeli evler, dağın içinde göl',
      summary: 'Side’nin arkasında Toroslar: harçsız evler, yaylada yılkı atları ve mağarada bir bot.',
      description:
        'Otel kumsalından kuş uçuşu kırk kilometre ötede başka bir Türkiye başlar. Ormana’da evler taşla sedirdendir, hiç harç yoktur; kiriş uçları düğme gibi dışarı bakar. Burada doğan Zehra Teyze’nin evinde kahvaltı ve pekmez vardır.\n\nSonra arazi araçlarıyla yılkı atlarının otladığı Eynif Ovası’nı geçer, Altınbeşik Mağarası’na ineriz. Lastik botla gölün üstünde süzülürsünüz; su turkuaz, tavan kırk metre yüksektedir.',
      highlights: items`Yeraltı gölünde bot gezisi | İçinde yaşanan, gezilebilen düğmeli evler | Eynif’te yılkı atları | Dört arazi aracında 15 konuk`,
      programme: steps`
        08:00 | Otelden alma | Side, Manavgat ve Kızılağaç, sonra dağlara doğru.
        10:00 | Ormana | Zehra Teyze’de kahvaltı, sokaklarda gezinti.
        11:45 | Eynif Ovası | Üstü açık sürüş, atları arama.
        13:00 | Öğle yemeği | Ürünlü’de fasulye, ızgara tavuk ve taş fırın ekmeği.
        14:30 | Altınbeşik Mağarası | Patikadan iniş, gölde bot.
        16:15 | Dönüş | İbradı’da dondurma molası, en geç 18:00’de oteller.
      `,
      included: items`Otelden alma ve bırakma | Arazi aracı ve rehber | Kahvaltı ve öğle yemeği | Mağara girişi ve bot | Kask ve yelek`,
      excluded: items`Soğuk içecekler | Eve götürülecek pekmez | Bahşiş`,
      goodToKnow: items`Mağaraya dik bir patikadan 20 dakikada inilir, çıkış iki katı sürer. | Mağara 16 derecedir, kazak iyi olur.`,
      questions: questions`
        Atları kesin görür müyüz? | On günün dokuzunda. Yaz ortasında öğlen gölgededirler, şoför yerini bilir.
        Mağara kapalıysa? | Yağmurdan sonra göl yükselir. O zaman Üzümdere şelalelerine gider, bot ücretini iade ederiz.
      `,
      extras: extras`Ormana pekmezi | Zehra Teyze’den bir litre, iyi paketlenmiş`,
      meetingPoint: place`Side otogarı | Kızılağaç ile Çolaklı arasındaki otellerden de alırız; saati bir gün önce yazarız.`,
    },
    ru: {
      title: 'Ормана и Алтынбешик: дома с пуговицами и озеро в горе',
      slug: 'ormana-i-peshchera-altynbeshik',
      summary: 'За Сиде, в Тавр: дома без раствора, дикие лошади на плато и лодка в пещере.',
      description:
        'В сорока километрах от пляжа по прямой начинается другая Турция. В Ормане дома сложены из камня и кедра без всякого раствора; торцы балок торчат, как пуговицы. В доме Зехры-тейзе, которая здесь родилась, вас ждут завтрак и виноградный сироп.\n\nПотом на внедорожниках едем через плато Эйниф, где пасутся дикие лошади, и спускаемся к пещере Алтынбешик. В надувной лодке вы скользите по её озеру: вода бирюзовая, свод в сорок метров высотой.',
      highlights: items`Лодка на подземном озере | Жилые «дома с пуговицами» | Дикие лошади на плато Эйниф | 15 гостей в четырёх внедорожниках`,
      programme: steps`
        08:00 | Выезд | Сиде, Манавгат и Кызылагач, потом вверх, в горы.
        10:00 | Ормана | Завтрак у Зехры-тейзе, прогулка по улочкам.
        11:45 | Плато Эйниф | Поездка в открытых машинах, ищем лошадей.
        13:00 | Обед | Фасоль, курица на гриле и хлеб из печи в Урюнлю.
        14:30 | Пещера Алтынбешик | Тропа вниз, лодка по озеру.
        16:15 | Обратно | Мороженое в Ибрады, отели к 18:00.
      `,
      included: items`Трансфер туда и обратно | Внедорожник и гид | Завтрак и обед | Билет и лодка в пещере | Каска и жилет`,
      excluded: items`Холодные напитки | Сироп с собой | Чаевые`,
      goodToKnow: items`До пещеры 20 минут по крутой тропе, наверх вдвое дольше. | В пещере 16 градусов; пригодится свитер.`,
      questions: questions`
        Точно ли мы увидим лошадей? | Девять дней из десяти. В разгар лета в полдень они в тени, и водитель знает, где.
        А если пещера закрыта? | После дождя озеро поднимается. Тогда едем к водопадам Юзюмдере и возвращаем стоимость лодки.
      `,
      extras: extras`Виноградный сироп из Орманы | Литр пекмеза от Зехры-тейзе, хорошо упакованный`,
      meetingPoint: place`Сиде, автовокзал | Забираем и из отелей от Кызылагача до Чолаклы; время сообщим накануне.`,
    },
    nl: {
      title: 'Ormana en Altınbeşik: knoophuizen en een meer in de berg',
      summary:
        'Achter Side de Taurus in: huizen zonder mortel, wilde paarden op de hoogvlakte en een boot in een grot.',
      description:
        'Veertig kilometer hemelsbreed van het hotelstrand begint een ander Turkije. In Ormana staan huizen van steen en cederhout, zonder mortel; de balkkoppen steken eruit als knopen. In het huis van Zehra Teyze, die hier geboren is, wacht ontbijt met druivensiroop.\n\nDaarna rijden we met terreinwagens over de hoogvlakte Eynif, waar wilde paarden grazen, en dalen we af naar de grot Altınbeşik. In een rubberboot glijd je over het meer: turquoise water, een gewelf van veertig meter hoog.',
      highlights: items`Boottocht op een ondergronds meer | Knoophuizen, bewoond en te bekijken | Wilde paarden op de hoogvlakte Eynif | 15 gasten in vier terreinwagens`,
      programme: steps`
        08:00 | Ophalen | Side, Manavgat en Kızılağaç, dan de bergen in.
        10:00 | Ormana | Ontbijt bij Zehra Teyze, wandeling door de steegjes.
        11:45 | Hoogvlakte Eynif | Open rit, uitkijken naar de paarden.
        13:00 | Lunch | Bonen, gegrilde kip en brood uit de steenoven in Ürünlü.
        14:30 | Grot Altınbeşik | Het pad af, met de boot over het meer.
        16:15 | Terugweg | IJspauze in İbradı, uiterlijk 18:00 bij de hotels.
      `,
      included: items`Ophalen en terugbrengen | Terreinwagen en gids | Ontbijt en lunch | Entree en boot in de grot | Helm en zwemvest`,
      excluded: items`Koude drankjes | Druivensiroop voor thuis | Fooi`,
      goodToKnow: items`Het is 20 minuten naar de grot over een steil pad, en omhoog twee keer zo lang. | In de grot is het 16 graden; een trui helpt.`,
      questions: questions`
        Zien we de paarden zeker? | Op negen van de tien dagen. In de hoogzomer staan ze ’s middags in de schaduw, de chauffeur weet waar.
        En als de grot dicht is? | Na regen stijgt het meer. Dan gaan we naar de watervallen van Üzümdere en krijg je de boot terugbetaald.
      `,
      extras: extras`Druivensiroop uit Ormana | Een liter pekmez van Zehra Teyze, goed verpakt`,
      meetingPoint: place`Side, busstation | We halen je ook op bij hotels tussen Kızılağaç en Çolaklı; de tijd sturen we de dag ervoor.`,
    },
    ar: {
      title: 'أورمانا وألتنبشيك: بيوت الأزرار وبحيرة في قلب الجبل',
      slug: 'ormana-wa-altinbesik',
      summary: 'خلف سيدا إلى طوروس: بيوت بلا ملاط وخيول برية في السهل العالي وقارب داخل كهف.',
      description:
        'على بعد أربعين كيلومترًا من شاطئ الفندق تبدأ تركيا أخرى. في أورمانا بيوت من الحجر وخشب الأرز بلا أي ملاط، وأطراف العوارض تطل منها كالأزرار. وفي بيت الخالة زهرة، التي ولدت هنا، فطور ودبس عنب.\n\nثم نعبر بسيارات الدفع الرباعي سهل إينيف حيث ترعى الخيول البرية، وننزل إلى كهف ألتنبشيك. وفي قارب مطاطي تنساب فوق بحيرته: الماء فيروزي والسقف على ارتفاع أربعين مترًا.',
      highlights: items`جولة بالقارب في بحيرة جوفية | بيوت الأزرار المسكونة والمفتوحة للزيارة | خيول برية في سهل إينيف | 15 ضيفًا في أربع سيارات دفع رباعي`,
      programme: steps`
        08:00 | الاصطحاب | سيدا ومانافغات وكيزل آغاتش، ثم إلى الجبال.
        10:00 | أورمانا | فطور عند الخالة زهرة ونزهة في الأزقة.
        11:45 | سهل إينيف | جولة مكشوفة بحثًا عن الخيول.
        13:00 | الغداء | فاصولياء ودجاج مشوي وخبز الفرن الحجري في أورونلو.
        14:30 | كهف ألتنبشيك | الدرب نزولًا ثم القارب فوق البحيرة.
        16:15 | العودة | استراحة مثلجات في إبرادي، والفنادق قبل 18:00.
      `,
      included: items`النقل ذهابًا وإيابًا | سيارة دفع رباعي ومرشد | الفطور والغداء | تذكرة الكهف والقارب | خوذة وسترة نجاة`,
      excluded: items`المشروبات الباردة | دبس العنب للبيت | الإكراميات`,
      goodToKnow: items`الطريق إلى الكهف 20 دقيقة على درب منحدر، والصعود ضعف ذلك. | حرارة الكهف 16 درجة، وكنزة خفيفة تفيد.`,
      questions: questions`
        هل نرى الخيول حتمًا؟ | في تسعة أيام من عشرة، وفي ذروة الصيف تكون ظهرًا في الظل والسائق يعرف مكانها.
        ماذا لو كان الكهف مغلقًا؟ | ترتفع البحيرة بعد المطر، فنزور شلالات أوزوم دره ونعيد ثمن القارب.
      `,
      extras: extras`دبس عنب من أورمانا | لتر من دبس الخالة زهرة مغلف بعناية`,
      meetingPoint: place`سيدا، محطة الحافلات | نصطحبك أيضًا من الفنادق بين كيزل آغاتش وتشولاكلي، ونرسل الموعد في اليوم السابق.`,
    },
  },
  reviews: reviews`
    5 | Sabine O. | Erfurt | de | 2026-06-05 | Eine Stunde von der Hotelbar entfernt und doch ein anderes Land. Zehra Teyze ist eine Wucht.
    5 | Степан Ж. | Самара | ru | 2025-09-15 | Озеро в пещере — восторг. Подъём обратно крутой, зато детям понравилось больше всего.
    4 | Kirsten M. | Venlo | nl | 2026-08-21 | Prachtige dag. In augustus is de klim omhoog warm, neem water mee.
    4 | Liam H. | Cork | en | 2026-05-11 | We saw thirty horses at arm’s length. Bumpy ride, good company.
    5 | Ahmet Z. | Konya | tr | 2025-10-05 | Düğmeli evleri merak ediyordum, kahvaltı da üstüne bonus oldu.
  `,
}
