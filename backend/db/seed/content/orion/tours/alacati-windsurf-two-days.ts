import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const alacatiWindsurfTwoDays: SeedProduct<OrionLocale> = {
  code: 'ORI-T-29',
  kind: 'tour',
  category: 'natur-abenteuer',
  destination: 'izmir',
  scene: 'oludeniz',
  pictureSeed: 129,
  details: {
    kind: 'tour',
    durationMinutes: 1890,
    days: 2,
    guideLanguages: ['de', 'en', 'tr', 'nl'],
    groupSize: 6,
    pickup: 'optional',
    theme: 'adventure',
    minimumAge: 10,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '05-01', to: '06-15', adult: '165.00', child: '135.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '195.00', child: '160.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '169.00', child: '139.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:30', endTime: '17:00', capacity: 6, weekdays: [1, 3, 6] }],
  childFrom: 10,
  adultFrom: 15,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 30,
  cutoffMinutes: 1440,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [
    { id: 'pickup', price: '12.00', per: 'person', maximum: 6 },
    { id: 'stone-house-night', price: '75.00', per: 'booking', maximum: 3 },
  ],
  meetingPoint: { latitude: 38.2531, longitude: 26.3846 },
  rank: 29,
  text: {
    de: {
      title: 'Windsurfen in Alaçatı: der Einstieg in zwei Tagen',
      summary:
        'Acht Stunden Unterricht in hüfttiefem Wasser, ein eigenes Brett und ein Abend in den Gassen von Alaçatı.',
      description:
        'Die Bucht von Alaçatı ist auf 400 Metern nur hüfttief, und der Wind bläst verlässlich vom Land. Wer fällt, steht auf. Deshalb lernt man hier in zwei Tagen, wofür man anderswo eine Woche braucht.\n\nMert war türkischer Jugendmeister und unterrichtet nie mehr als drei Gäste auf einmal. Am ersten Tag stehen Sie und fahren geradeaus, am zweiten wenden Sie. Abends zeigt er Ihnen das Dorf: Steinhäuser, Mastixeis und ein Lokal ohne Speisekarte.',
      highlights: items`Drei Gäste je Lehrer | Stehtiefes Revier mit stetigem Wind | Brett, Segel und Neopren inbegriffen | Abendspaziergang durch Alaçatı`,
      programme: steps`
        1 | An Land | Um 09:30 Begrüßung, Knoten, Segel auf dem Simulator.
        1 | Aufs Wasser | Zwei Einheiten zu zwei Stunden, dazwischen Mittagessen am Strand.
        1 | Abend im Dorf | Um 19:00 Rundgang und Mastixeis, das Abendessen wählen Sie selbst.
        2 | Wenden | Zwei weitere Einheiten, Fahrt bis zur Boje und zurück.
        2 | Prüfung und Schein | Wer mag, legt um 16:00 die Grundprüfung ab; Ende um 17:00.
      `,
      included: items`Acht Stunden Unterricht | Brett, Segel, Trapez, Neopren | Zwei Mittagessen | Rundgang in Alaçatı | Versicherung`,
      excluded: items`Übernachtung | Abendessen | Abholung im Hotel`,
      goodToKnow: items`Sie sollten schwimmen und eine Stunde lang stehen können; Kraft ist nicht nötig. | Weht es einen halben Tag lang nicht, holen Sie die Stunden nach oder bekommen den Anteil zurück.`,
      questions: questions`
        Wo schlafe ich? | Wo Sie möchten. Auf Wunsch buchen Sie ein Zimmer in einem Steinhaus dazu, zehn Minuten vom Strand.
        Können Fortgeschrittene mitmachen? | Ja. Mert teilt die Gruppen; draußen im tieferen Teil üben Sie Powerhalse und Trapez.
      `,
      extras: extras`
        Abholung im Hotel | Zwischen Çeşme und Ilıca, an beiden Tagen hin und zurück
        Eine Nacht im Steinhaus | Doppelzimmer mit Frühstück im alten Dorf
      `,
      meetingPoint: place`Alaçatı, Surfbucht, weißes Holzdeck | Am Ende der Straße zum Yachthafen. Duschen, Schränke und Schatten sind vorhanden.`,
    },
    en: {
      title: 'Windsurfing in Alaçatı: your start in two days',
      summary:
        'Eight hours of lessons in waist-deep water, a board of your own and an evening in the lanes of Alaçatı.',
      description:
        'Alaçatı bay is only waist-deep for 400 metres, and the wind blows reliably off the land. If you fall, you stand up. That is why people learn here in two days what takes a week elsewhere.\n\nMert was Turkish youth champion and never teaches more than three guests at once. On the first day you stand and sail straight ahead, on the second you turn. In the evening he shows you the village: stone houses, mastic ice cream and a place without a menu.',
      highlights: items`Three guests per instructor | Standing depth and a steady wind | Board, sail and wetsuit included | An evening stroll through Alaçatı`,
      programme: steps`
        1 | On land | Welcome at 09:30, knots, the sail on a simulator.
        1 | On the water | Two sessions of two hours, with lunch on the beach between them.
        1 | Evening in the village | A stroll and mastic ice cream at 19:00; dinner is up to you.
        2 | Turning | Two more sessions, out to the buoy and back.
        2 | Test and certificate | If you like, take the basic test at 16:00; ends at 17:00.
      `,
      included: items`Eight hours of lessons | Board, sail, harness, wetsuit | Two lunches | Walk in Alaçatı | Insurance`,
      excluded: items`Accommodation | Dinner | Hotel pick-up`,
      goodToKnow: items`You should be able to swim and to stand for an hour; strength is not needed. | If there is no wind for half a day you make up the hours or get that share back.`,
      questions: questions`
        Where do I sleep? | Wherever you like. You can add a room in a stone house, ten minutes from the beach.
        Can advanced surfers join? | Yes. Mert splits the groups; further out you practise the power gybe and the harness.
      `,
      extras: extras`
        Hotel pick-up | Between Çeşme and Ilıca, both ways on both days
        A night in a stone house | Double room with breakfast in the old village
      `,
      meetingPoint: place`Alaçatı, surf bay, white wooden deck | At the end of the road to the marina. There are showers, lockers and shade.`,
    },
    tr: {
      title: 'Alaçatı’da rüzgâr sörfü: iki günde ilk adım',
      summary: 'Bele kadar suda sekiz saat ders, size ait bir tahta ve Alaçatı sokaklarında bir akşam.',
      description:
        'Alaçatı koyunda su 400 metre boyunca bele kadar gelir, rüzgâr da karadan şaşmadan eser. Düşen ayağa kalkar. Bu yüzden başka yerde bir hafta süren şey burada iki günde öğrenilir.\n\nMert gençlerde Türkiye şampiyonuydu; aynı anda üç kişiden fazlasına ders vermez. İlk gün tahtada durur, düz gidersiniz; ikinci gün dönersiniz. Akşam size köyü gösterir: taş evler, sakızlı dondurma ve menüsü olmayan bir lokanta.',
      highlights: items`Eğitmen başına üç kişi | Ayağınızın yere değdiği su, düzenli rüzgâr | Tahta, yelken ve neopren dahil | Alaçatı’da akşam yürüyüşü`,
      programme: steps`
        1 | Karada | 09:30’da karşılama, düğümler, simülatörde yelken.
        1 | Suda | İkişer saatlik iki ders, arada kumsalda öğle yemeği.
        1 | Köyde akşam | 19:00’da gezinti ve sakızlı dondurma; akşam yemeği size kalmış.
        2 | Dönüşler | İki ders daha, şamandıraya gidip gelme.
        2 | Sınav ve belge | İsteyen 16:00’da temel sınava girer, 17:00’de bitiş.
      `,
      included: items`Sekiz saat ders | Tahta, yelken, trapez, neopren | İki öğle yemeği | Alaçatı gezintisi | Sigorta`,
      excluded: items`Konaklama | Akşam yemeği | Otelden alma`,
      goodToKnow: items`Yüzme bilmeniz ve bir saat ayakta durabilmeniz yeter; güç gerekmez. | Yarım gün rüzgâr çıkmazsa dersleri telafi eder ya da o payı iade ederiz.`,
      questions: questions`
        Nerede kalacağım? | Nerede isterseniz. Dilerseniz kumsala on dakika uzaklıkta bir taş evde oda ekleyebilirsiniz.
        İleri düzeydekiler katılabilir mi? | Evet. Mert grupları ayırır; derin tarafta kavança ve trapez çalışırsınız.
      `,
      extras: extras`
        Otelden alma | Çeşme ile Ilıca arası, iki gün de gidiş dönüş
        Taş evde bir gece | Eski köyde kahvaltılı çift kişilik oda
      `,
      meetingPoint: place`Alaçatı, sörf koyu, beyaz ahşap teras | Marina yolunun sonu. Duş, dolap ve gölge vardır.`,
    },
    ru: {
      title: 'Виндсёрфинг в Алачаты: первые шаги за два дня',
      slug: 'vindserfing-alachaty-dva-dnya',
      summary: 'Восемь часов занятий на глубине по пояс, своя доска и вечер в переулках Алачаты.',
      description:
        'Бухта Алачаты на 400 метров от берега мелкая, по пояс, а ветер ровно дует с суши. Упали — встали. Поэтому здесь за два дня осваивают то, на что в других местах уходит неделя.\n\nМерт был чемпионом Турции среди юниоров и учит не больше трёх гостей сразу. В первый день вы стоите и едете прямо, во второй — поворачиваете. Вечером он покажет деревню: каменные дома, мороженое с мастикой и кафе без меню.',
      highlights: items`Три гостя на инструктора | Глубина по пояс и ровный ветер | Доска, парус и гидрокостюм включены | Вечерняя прогулка по Алачаты`,
      programme: steps`
        1 | На берегу | В 09:30 встреча, узлы, парус на тренажёре.
        1 | На воде | Два занятия по два часа, между ними обед на пляже.
        1 | Вечер в деревне | В 19:00 прогулка и мороженое с мастикой; ужин на ваш выбор.
        2 | Повороты | Ещё два занятия, до буя и обратно.
        2 | Экзамен и сертификат | По желанию базовый экзамен в 16:00, окончание в 17:00.
      `,
      included: items`Восемь часов занятий | Доска, парус, трапеция, гидрокостюм | Два обеда | Прогулка по Алачаты | Страховка`,
      excluded: items`Проживание | Ужин | Трансфер из отеля`,
      goodToKnow: items`Нужно уметь плавать и час простоять на ногах; сила не требуется. | Если полдня нет ветра, перенесём занятия или вернём эту часть суммы.`,
      questions: questions`
        Где ночевать? | Где вам удобно. Можно добавить номер в каменном доме, в десяти минутах от пляжа.
        Можно ли опытным? | Да. Мерт делит группы; подальше от берега отрабатывают фордевинд и трапецию.
      `,
      extras: extras`
        Трансфер из отеля | От Чешме до Ылыджи, в оба дня туда и обратно
        Ночь в каменном доме | Двухместный номер с завтраком в старой деревне
      `,
      meetingPoint: place`Алачаты, сёрф-бухта, белый деревянный настил | В конце дороги к марине. Есть душ, шкафчики и тень.`,
    },
    nl: {
      title: 'Windsurfen in Alaçatı: leren in twee dagen',
      summary: 'Acht uur les in heupdiep water, een eigen plank en een avond in de straatjes van Alaçatı.',
      description:
        'De baai van Alaçatı is tot 400 meter uit de kant maar heupdiep, en de wind waait betrouwbaar vanaf het land. Wie valt, staat op. Daarom leer je hier in twee dagen waar je elders een week voor nodig hebt.\n\nMert was Turks jeugdkampioen en geeft nooit meer dan drie gasten tegelijk les. Op dag één sta je en vaar je rechtdoor, op dag twee draai je. ’s Avonds laat hij je het dorp zien: stenen huizen, mastiekijs en een eethuis zonder menukaart.',
      highlights: items`Drie gasten per instructeur | Staandiep water en constante wind | Plank, zeil en wetsuit inbegrepen | Avondwandeling door Alaçatı`,
      programme: steps`
        1 | Op het droge | Om 09:30 welkom, knopen, het zeil op de simulator.
        1 | Het water op | Twee lessen van twee uur, met lunch op het strand ertussen.
        1 | Avond in het dorp | Om 19:00 wandeling en mastiekijs; het diner kies je zelf.
        2 | Draaien | Nog twee lessen, tot aan de boei en terug.
        2 | Examen en bewijs | Wie wil, doet om 16:00 het basisexamen; einde om 17:00.
      `,
      included: items`Acht uur les | Plank, zeil, trapeze, wetsuit | Twee lunches | Wandeling door Alaçatı | Verzekering`,
      excluded: items`Overnachting | Diner | Ophalen bij je hotel`,
      goodToKnow: items`Je moet kunnen zwemmen en een uur kunnen staan; kracht is niet nodig. | Waait het een halve dag niet, dan haal je de uren in of krijg je dat deel terug.`,
      questions: questions`
        Waar slaap ik? | Waar je wilt. Je kunt een kamer in een stenen huis bijboeken, tien minuten van het strand.
        Kunnen gevorderden meedoen? | Ja. Mert splitst de groepen; verderop oefen je de powergijp en de trapeze.
      `,
      extras: extras`
        Ophalen bij je hotel | Tussen Çeşme en Ilıca, beide dagen heen en terug
        Een nacht in een stenen huis | Tweepersoonskamer met ontbijt in het oude dorp
      `,
      meetingPoint: place`Alaçatı, surfbaai, wit houten terras | Aan het eind van de weg naar de jachthaven. Er zijn douches, kluisjes en schaduw.`,
    },
    ar: {
      title: 'ركوب الأمواج الشراعي في ألاتشاتي: البداية في يومين',
      slug: 'rukub-alamwaj-alachati-yawman',
      summary: 'ثماني ساعات تدريب في ماء يبلغ الخصر ولوح لك وحدك وأمسية في أزقة ألاتشاتي.',
      description:
        'خليج ألاتشاتي ضحل يبلغ الخصر على امتداد 400 متر، والريح تهب من البر بانتظام. من يسقط يقف من جديد، ولذلك يتعلم الناس هنا في يومين ما يحتاج في غيره إلى أسبوع.\n\nكان ميرت بطل تركيا للناشئين، وهو لا يدرّب أكثر من ثلاثة ضيوف معًا. في اليوم الأول تقف وتسير في خط مستقيم، وفي الثاني تستدير. ومساءً يريك القرية: بيوت حجرية ومثلجات بالمستكة ومطعم بلا قائمة.',
      highlights: items`ثلاثة ضيوف لكل مدرب | ماء ضحل وريح ثابتة | اللوح والشراع وبدلة الماء ضمن السعر | نزهة مسائية في ألاتشاتي`,
      programme: steps`
        1 | على البر | ترحيب في 09:30 ثم عقد الحبال والشراع على جهاز التدريب.
        1 | في الماء | حصتان مدة كل منهما ساعتان، وبينهما غداء على الشاطئ.
        1 | أمسية في القرية | نزهة ومثلجات بالمستكة في 19:00، والعشاء كما تختار.
        2 | الاستدارة | حصتان أخريان حتى العوامة ثم العودة.
        2 | الاختبار والشهادة | اختبار أساسي لمن يرغب في 16:00، والنهاية في 17:00.
      `,
      included: items`ثماني ساعات تدريب | لوح وشراع وحزام وبدلة ماء | غداءان | نزهة في ألاتشاتي | تأمين`,
      excluded: items`المبيت | العشاء | الاصطحاب من الفندق`,
      goodToKnow: items`يكفي أن تجيد السباحة وأن تقف ساعة، ولا حاجة إلى قوة. | إن سكنت الريح نصف يوم عوّضنا الساعات أو أعدنا قيمتها.`,
      questions: questions`
        أين أبيت؟ | حيث تشاء، ويمكن إضافة غرفة في بيت حجري على بعد عشر دقائق من الشاطئ.
        هل يشارك أصحاب الخبرة؟ | نعم، يقسم ميرت المجموعات، وفي الجزء الأعمق تتدرب على الاستدارة السريعة والحزام.
      `,
      extras: extras`
        الاصطحاب من الفندق | بين تشيشمه وإيليجا في اليومين ذهابًا وإيابًا
        ليلة في بيت حجري | غرفة مزدوجة مع فطور في القرية القديمة
      `,
      meetingPoint: place`ألاتشاتي، خليج الأشرعة، المنصة الخشبية البيضاء | في آخر الطريق إلى المرسى، وفيها أدشاش وخزائن وظل.`,
    },
  },
  reviews: reviews`
    5 | Lennart J. | Kiel | de | 2026-06-13 | Nach zwei Tagen fahre ich zur Boje und zurück. Mert sieht jeden Fehler und lacht nie darüber.
    5 | Noor P. | Groningen | nl | 2026-05-23 | Perfect om te leren: je kunt overal staan. Het stenen huis was een cadeautje.
    4 | Hannah W. | Brighton | en | 2025-08-09 | Great teaching, sore arms. August wind was almost too strong for beginners.
    4 | Kerem D. | İstanbul | tr | 2025-09-13 | İki günde döndüm, inanmazdım. Öğle yemekleri daha çeşitli olabilir.
  `,
}
