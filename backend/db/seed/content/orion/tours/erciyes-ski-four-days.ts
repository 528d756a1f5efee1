import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const erciyesSkiFourDays: SeedProduct<OrionLocale> = {
  code: 'ORI-T-35',
  kind: 'tour',
  category: 'rundreisen',
  destination: 'cappadocia',
  scene: 'cappadociasnow',
  pictureSeed: 135,
  details: {
    kind: 'tour',
    durationMinutes: 4680,
    days: 4,
    guideLanguages: ['de', 'en', 'ru', 'tr'],
    groupSize: 14,
    pickup: 'included',
    theme: 'adventure',
    minimumAge: 6,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '01-01', to: '01-10', adult: '539.00', child: '379.00', infant: '0.00' },
    { from: '01-11', to: '02-28', adult: '498.00', child: '349.00', infant: '0.00' },
    { from: '03-01', to: '03-25', adult: '448.00', child: '315.00', infant: '0.00' },
    { from: '12-12', to: '12-31', adult: '498.00', child: '349.00', infant: '0.00' },
  ],
  sessions: [{ time: '12:00', endTime: '18:00', capacity: 14, weekdays: [4, 7] }],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 30,
  cutoffMinutes: 2880,
  freeCancellationHours: 168,
  instantConfirmation: false,
  extras: [
    { id: 'ski-set', price: '54.00', per: 'person', maximum: 14 },
    { id: 'single-room', price: '105.00', per: 'booking', maximum: 2 },
  ],
  meetingPoint: { latitude: 38.7704, longitude: 35.4954 },
  rank: 35,
  text: {
    de: {
      title: 'Erciyes: vier Tage Schnee über Kappadokien',
      summary:
        'Zweieinhalb Skitage auf einem Vulkan, ein Hotel an der Piste und ein Nachmittag zwischen verschneiten Feenkaminen.',
      description:
        'Der Erciyes ist 3.917 Meter hoch, eine halbe Stunde vom Flughafen Kayseri entfernt und so breit, dass selbst am Sonntag niemand ansteht. Burak fährt hier Rennen, seit er laufen kann, und teilt die Gruppe am ersten Abend in drei: Anfänger, Sichere und alle, die in den Pulverschnee möchten.\n\nSie wohnen auf 2.200 Metern, Tür auf, Ski an. Am letzten Tag fahren wir hinunter nach Göreme, wo der Schnee auf den Tuffkegeln liegt und fast keine anderen Gäste sind.',
      highlights: items`Hotel direkt an der Talstation | Skilehrer für drei Leistungsstufen | 110 Kilometer Piste, kaum Wartezeit | Göreme im Schnee am letzten Tag`,
      programme: steps`
        1 | Ankunft in Kayseri | Abholung ab 12:00, Mantı zum Mittag, Ausrüstung und Abendessen.
        2 | Auf dem Vulkan | Gruppen ab 09:30, Mittag auf der Hütte, Sauna am Nachmittag.
        3 | Weiter oben | Bis auf 3.400 Meter oder ganz in Ruhe auf den blauen Pisten.
        4 | Schnee in Göreme | Halber Skitag oder Ausschlafen, um 12:00 nach Göreme.
        4 | Rückflug | Auf Wunsch ein frühes Abendessen, Flughafen Kayseri bis 18:00.
      `,
      included: items`Drei Nächte mit Halbpension | Skipass für zweieinhalb Tage | Skilehrer am Vormittag | Fahrten ab und bis Kayseri | Ausflug nach Göreme`,
      excluded: items`Flüge | Leihausrüstung | Mittagessen und Getränke`,
      goodToKnow: items`Die Luft auf 2.200 Metern ist trocken und kalt: Creme, Schal und viel Wasser. | Fällt ein halber Tag wegen Sturm aus, bekommen Sie den Skipass anteilig zurück.`,
      questions: questions`
        Geht das auch ohne Skierfahrung? | Ja. Die Anfängergruppe übt auf einem flachen Hang neben dem Hotel, nach zwei Tagen fahren die meisten blaue Pisten.
        Was macht, wer nicht Ski fährt? | Schlitten, Schneeschuhe, Hamam im Hotel, und nach Göreme kommen ohnehin alle mit.
      `,
      extras: extras`
        Leihausrüstung | Ski oder Board, Schuhe, Stöcke und Helm für alle Tage
        Einzelzimmer | Für alle drei Nächte
      `,
      meetingPoint: place`Flughafen Kayseri, Ankunftshalle | Burak wartet ab 12:00 mit einem Orion-Schild. Wer später landet, wird mit dem Taxi abgeholt.`,
    },
    en: {
      title: 'Erciyes: four days of snow above Cappadocia',
      summary:
        'Two and a half days of skiing on a volcano, a hotel on the slope and an afternoon among snowy fairy chimneys.',
      description:
        'Erciyes is 3,917 metres high, half an hour from Kayseri airport and so broad that nobody queues even on a Sunday. Burak has raced here since he could walk and splits the group into three on the first evening: beginners, steady skiers and those who want powder.\n\nYou stay at 2,200 metres: door open, skis on. On the last day we drive down to Göreme, where snow lies on the tuff cones and there is hardly another guest.',
      highlights: items`Hotel right at the lower lift station | Instructors for three levels | 110 kilometres of piste, hardly any queues | Göreme in the snow on the last day`,
      programme: steps`
        1 | Arrival in Kayseri | Pick-up from 12:00, mantı for lunch, equipment and dinner.
        2 | On the volcano | Groups from 09:30, lunch at the hut, sauna in the afternoon.
        3 | Higher up | To 3,400 metres, or all day at leisure on the blue runs.
        4 | Snow in Göreme | Half a day of skiing or a lie-in, to Göreme at 12:00.
        4 | Flight home | An early dinner if you like, Kayseri airport by 18:00.
      `,
      included: items`Three nights with half board | Lift pass for two and a half days | Instructor in the mornings | Transfers from and to Kayseri | Trip to Göreme`,
      excluded: items`Flights | Rental equipment | Lunches and drinks`,
      goodToKnow: items`The air at 2,200 metres is dry and cold: cream, scarf and plenty of water. | If a storm takes half a day, you get that share of the lift pass back.`,
      questions: questions`
        Can I come without having skied before? | Yes. The beginners practise on a gentle slope beside the hotel, and after two days most ski blue runs.
        What do non-skiers do? | Sledges, snowshoes, the hotel hammam, and everybody comes to Göreme anyway.
      `,
      extras: extras`
        Rental equipment | Skis or board, boots, poles and helmet for all days
        Single room | For all three nights
      `,
      meetingPoint: place`Kayseri airport, arrivals hall | Burak waits from 12:00 with an Orion sign. For later flights we send a taxi.`,
    },
    tr: {
      title: 'Erciyes: Kapadokya’nın üstünde dört gün kar',
      summary: 'Bir yanardağda iki buçuk gün kayak, pistin dibinde otel ve karlı peribacalarında bir öğleden sonra.',
      description:
        'Erciyes 3.917 metredir; Kayseri Havalimanı’na yarım saat uzaktadır ve öyle geniştir ki pazar günü bile kuyruk olmaz. Yürümeye başladığından beri burada yarışan Burak, ilk akşam grubu üçe ayırır: yeni başlayanlar, rahat kayanlar ve toz kar isteyenler.\n\n2.200 metrede kalırsınız; kapıyı açar, kayağı takarsınız. Son gün Göreme’ye ineriz: tüf konilerinin üstünde kar vardır, başka gezgin ise neredeyse hiç yoktur.',
      highlights: items`Alt istasyonun dibinde otel | Üç düzey için kayak öğretmeni | 110 kilometre pist, neredeyse kuyruksuz | Son gün karlı Göreme`,
      programme: steps`
        1 | Kayseri’ye varış | 12:00’den itibaren havalimanından alma, öğle mantısı, malzeme ve akşam yemeği.
        2 | Yanardağda | 09:30’dan itibaren gruplar, öğlen dağ evi, öğleden sonra sauna.
        3 | Daha yukarısı | 3.400 metreye ya da bütün gün sakince mavi pistlere.
        4 | Göreme’de kar | Yarım gün kayak ya da uyku, 12:00’de Göreme’ye hareket.
        4 | Dönüş uçağı | Dilerseniz erken akşam yemeği, 18:00’e dek Kayseri Havalimanı.
      `,
      included: items`Yarım pansiyon üç gece | İki buçuk günlük kayak bileti | Sabahları öğretmen | Kayseri’den ve Kayseri’ye ulaşım | Göreme gezisi`,
      excluded: items`Uçak biletleri | Kiralık malzeme | Öğle yemekleri ve içecekler`,
      goodToKnow: items`2.200 metrede hava kuru ve soğuktur: krem, atkı ve bol su. | Fırtına yüzünden yarım gün kayılamazsa kayak biletinin o payını iade ederiz.`,
      questions: questions`
        Hiç kaymadan gelebilir miyim? | Evet. Yeni başlayanlar otelin yanındaki hafif eğimli yamaçta çalışır, iki günde çoğu mavi pistte kayar.
        Kaymayanlar ne yapar? | Kızak, kar raketi, oteldeki hamam; Göreme’ye zaten herkes gelir.
      `,
      extras: extras`
        Kiralık malzeme | Bütün günler için kayak ya da snowboard, bot, baton ve kask
        Tek kişilik oda | Üç gecenin tümü için
      `,
      meetingPoint: place`Kayseri Havalimanı, geliş salonu | Burak 12:00’den itibaren Orion tabelasıyla bekler. Geç uçuşlar için taksi göndeririz.`,
    },
    ru: {
      title: 'Эрджиес: четыре дня снега над Каппадокией',
      slug: 'erdzhies-lyzhi-chetyre-dnya',
      summary: 'Два с половиной дня на лыжах по вулкану, отель у склона и полдня среди заснеженных каменных столбов.',
      description:
        'Эрджиес высотой 3917 метров, до него полчаса от аэропорта Кайсери, и он так широк, что очереди нет даже в воскресенье. Бурак участвует здесь в гонках с детства и в первый вечер делит группу натрое: новички, уверенные и те, кто хочет целины.\n\nВы живёте на высоте 2200 метров: открыли дверь — надели лыжи. В последний день спускаемся в Гёреме, где снег лежит на туфовых конусах и почти нет других гостей.',
      highlights: items`Отель прямо у нижней станции | Инструкторы для трёх уровней | 110 километров трасс почти без очередей | Заснеженное Гёреме в последний день`,
      programme: steps`
        1 | Прилёт в Кайсери | Встреча с 12:00, манты на обед, снаряжение и ужин.
        2 | На вулкане | Группы с 09:30, обед в горном домике, сауна после обеда.
        3 | Выше | До 3400 метров или весь день спокойно по синим трассам.
        4 | Снег в Гёреме | Полдня на лыжах или отдых, в 12:00 — в Гёреме.
        4 | Обратный рейс | По желанию ранний ужин, аэропорт Кайсери к 18:00.
      `,
      included: items`Три ночи с полупансионом | Ски-пасс на два с половиной дня | Инструктор по утрам | Трансферы из Кайсери и обратно | Поездка в Гёреме`,
      excluded: items`Авиабилеты | Прокат снаряжения | Обеды и напитки`,
      goodToKnow: items`Воздух на 2200 метрах сухой и холодный: крем, шарф и больше воды. | Если из-за бури пропадёт полдня, вернём эту часть ски-пасса.`,
      questions: questions`
        Можно ли без опыта? | Да. Новички учатся на пологом склоне у отеля, через два дня большинство едет по синей трассе.
        А если кто-то не катается? | Санки, снегоступы, хамам в отеле, а в Гёреме едут все.
      `,
      extras: extras`
        Прокат снаряжения | Лыжи или доска, ботинки, палки и шлем на все дни
        Одноместный номер | На все три ночи
      `,
      meetingPoint: place`Аэропорт Кайсери, зал прилёта | Бурак ждёт с 12:00 с табличкой Orion. К поздним рейсам пришлём такси.`,
    },
    nl: {
      title: 'Erciyes: vier dagen sneeuw boven Cappadocië',
      summary:
        'Tweeënhalve dag skiën op een vulkaan, een hotel aan de piste en een middag tussen besneeuwde feeënschoorstenen.',
      description:
        'De Erciyes is 3.917 meter hoog, ligt een halfuur van de luchthaven van Kayseri en is zo breed dat zelfs op zondag niemand in de rij staat. Burak skiet hier wedstrijden sinds hij kan lopen en deelt de groep de eerste avond in drieën: beginners, geoefende skiërs en wie de poedersneeuw in wil.\n\nJe verblijft op 2.200 meter: deur open, ski’s aan. Op de laatste dag rijden we naar Göreme, waar sneeuw op de tufkegels ligt en haast geen andere gast is.',
      highlights: items`Hotel direct bij het dalstation | Skileraren voor drie niveaus | 110 kilometer piste, amper wachtrijen | Op de laatste dag Göreme in de sneeuw`,
      programme: steps`
        1 | Aankomst in Kayseri | Ophalen vanaf 12:00, mantı als lunch, uitrusting en diner.
        2 | Op de vulkaan | Groepen vanaf 09:30, lunch in de hut, ’s middags sauna.
        3 | Hogerop | Tot 3.400 meter, of de hele dag rustig op de blauwe pistes.
        4 | Sneeuw in Göreme | Een halve skidag of uitslapen, om 12:00 naar Göreme.
        4 | Terugvlucht | Desgewenst vroeg diner, uiterlijk 18:00 luchthaven Kayseri.
      `,
      included: items`Drie nachten met halfpension | Skipas voor tweeënhalve dag | Skileraar in de ochtend | Ritten van en naar Kayseri | Uitstapje naar Göreme`,
      excluded: items`Vluchten | Huuruitrusting | Lunches en drankjes`,
      goodToKnow: items`De lucht op 2.200 meter is droog en koud: crème, sjaal en veel water. | Valt een halve dag uit door storm, dan krijg je dat deel van de skipas terug.`,
      questions: questions`
        Kan het ook zonder ski-ervaring? | Ja. De beginners oefenen op een flauwe helling naast het hotel; na twee dagen skiën de meesten op blauwe pistes.
        Wat doet wie niet skiet? | Sleeën, sneeuwschoenen, de hamam in het hotel, en naar Göreme gaat iedereen mee.
      `,
      extras: extras`
        Huuruitrusting | Ski’s of board, schoenen, stokken en helm voor alle dagen
        Eenpersoonskamer | Voor alle drie de nachten
      `,
      meetingPoint: place`Luchthaven Kayseri, aankomsthal | Burak wacht vanaf 12:00 met een Orion-bord. Bij latere vluchten sturen we een taxi.`,
    },
    ar: {
      title: 'أرجيس: أربعة أيام من الثلج فوق كابادوكيا',
      slug: 'erciyes-thalj-arbaat-ayyam',
      summary: 'يومان ونصف من التزلج على بركان، وفندق عند المنحدر، وعصر بين مداخن الجنيات المكسوة بالثلج.',
      description:
        'يبلغ ارتفاع أرجيس 3917 مترًا، وهو على بعد نصف ساعة من مطار قيصري، وواسع إلى حد أنك لا تجد طابورًا حتى يوم الأحد. يتسابق بوراك هنا منذ تعلم المشي، ويقسم المجموعة في المساء الأول إلى ثلاث: مبتدئون ومتمرسون وعشاق الثلج البكر.\n\nتسكن على ارتفاع 2200 متر: تفتح الباب وتلبس الزلاجات. وفي اليوم الأخير ننزل إلى غوريمه، حيث يغطي الثلج مخاريط الحجر ويكاد المكان يخلو من غيرك.',
      highlights: items`فندق عند المحطة السفلى مباشرة | مدربون لثلاثة مستويات | 110 كيلومترات من المسارات دون طوابير تُذكر | غوريمه في الثلج في اليوم الأخير`,
      programme: steps`
        1 | الوصول إلى قيصري | الاصطحاب من 12:00 وغداء مانتي والمعدات والعشاء.
        2 | على البركان | مجموعات من 09:30 وغداء في الكوخ وساونا بعد الظهر.
        3 | إلى الأعلى | حتى 3400 متر، أو يوم هادئ في المسارات الزرقاء.
        4 | الثلج في غوريمه | نصف يوم تزلج أو راحة، ثم إلى غوريمه في 12:00.
        4 | رحلة العودة | عشاء مبكر لمن يرغب، ومطار قيصري قبل 18:00.
      `,
      included: items`ثلاث ليالٍ مع فطور وعشاء | تذكرة تزلج ليومين ونصف | مدرب في الصباح | النقل من قيصري وإليها | زيارة غوريمه`,
      excluded: items`تذاكر الطيران | استئجار المعدات | الغداء والمشروبات`,
      goodToKnow: items`الهواء على ارتفاع 2200 متر جاف وبارد: كريم ووشاح وماء كثير. | إن ضاع نصف يوم بسبب عاصفة أعدنا قيمته من تذكرة التزلج.`,
      questions: questions`
        هل أشارك دون خبرة سابقة؟ | نعم، يتدرب المبتدئون على منحدر خفيف بجوار الفندق، وبعد يومين ينزل معظمهم المسار الأزرق.
        ماذا يفعل من لا يتزلج؟ | زلاجات جلوس وأحذية المشي على الثلج وحمّام الفندق، أما غوريمه فيذهب إليها الجميع.
      `,
      extras: extras`
        استئجار المعدات | زلاجات أو لوح وحذاء وعصي وخوذة لكل الأيام
        غرفة مفردة | لليالي الثلاث كلها
      `,
      meetingPoint: place`مطار قيصري، صالة الوصول | ينتظرك بوراك من 12:00 بلافتة أوريون، ونرسل سيارة أجرة لمن يصل لاحقًا.`,
    },
  },
  reviews: reviews`
    5 | Florian A. | Innsbruck | de | 2026-02-19 | Als Tiroler war ich skeptisch. Leere Pisten, guter Schnee, und Göreme im Weiß ist unwirklich.
    5 | Юлия Н. | Тюмень | ru | 2026-01-29 | Дочка за два дня встала на лыжи. Отель у самого подъёмника, кормят хорошо.
    4 | Bram E. | Utrecht | nl | 2026-02-08 | Ruime pistes en fijne groep. De bergwind is soms stevig.
    4 | Sophie G. | Bath | en | 2025-12-21 | Half the price of the Alps. Book the equipment ahead, the queue was on day one only.
  `,
}
