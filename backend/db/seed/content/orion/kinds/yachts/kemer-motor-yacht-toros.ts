import { extras, items, place, questions, reviews } from '../../../shared/lines'
import { dayBoat, sailingMonths } from '../stay-entry'

export const kemerMotorYachtToros = dayBoat({
  code: 'ORI-Y-05',
  destination: 'kemer',
  scene: 'motoryacht',
  details: {
    kind: 'yacht',
    lengthMetres: 13,
    cabins: 2,
    berths: 4,
    capacity: 10,
    crew: 2,
    built: 2018,
    charter: 'day',
    boardAt: '09:30',
    leaveAt: '17:30',
    marina: 'kemer-marina',
    features: ['flybridge', 'swimPlatform', 'sunDeck', 'airConditioning', 'paddleBoard', 'snorkel', 'fishing'],
  },
  seasons: sailingMonths(['580.00', '690.00', '820.00', '720.00', '600.00']),
  group: { price: '580.00', maximumPersons: 8, extraPersonPrice: '50.00' },
  extras: [
    { id: 'galley-lunch', price: '26.00', per: 'person', maximum: 10 },
    { id: 'olympos-fuel', price: '140.00', per: 'day', maximum: 1 },
  ],
  meetingPoint: { latitude: 36.6014, longitude: 30.5717 },
  text: {
    de: {
      title: 'Motoryacht „Toros 42“ ab Kemer, zu acht nach Phaselis',
      summary:
        'Dreizehn Meter, zwei Mann Crew, drei Häfen der Antike und die Drei Inseln, wo man Schildkröten begegnet.',
      description:
        'Phaselis hat drei Häfen, und vom Wasser aus versteht man, warum: Bei jedem Wind liegt einer im Schatten. Dorthin sind es mit der „Toros 42“ vierzig Minuten, danach geht es zu den Üç Adalar, den Drei Inseln, an deren Riffen Sie über Zackenbarschen schnorcheln.\n\nKapitän Deniz war zehn Jahre Rettungstaucher in Antalya. Er legt so an, dass niemand springen muss, der nicht will, und angelt mit Kindern, bis einer anbeißt. Acht Gäste sind im Preis, zwei weitere fahren gegen Aufpreis mit.',
      highlights: items`Phaselis vom Wasser, drei Häfen an einem Vormittag | Schnorcheln an den Drei Inseln | Flybridge mit Sonnendach | Zwei Kabinen für den Mittagsschlaf`,
      included: items`Kapitän und Matrose | Treibstoff für die Strecke Kemer bis Phaselis und Drei Inseln | Wasser, Softdrinks, Kaffee und Obst | Handtücher, Schnorchel, zwei Boards, Angeln`,
      excluded: items`Mittagessen | Alkoholische Getränke | Je 50 € am Tag für den neunten und zehnten Gast`,
      goodToKnow: items`Bis elf Uhr ist das Meer vor Kemer fast immer glatt: Deshalb legen wir früh ab. | Kinder sind Gäste laut Zulassung und zählen mit.`,
      questions: questions`
        Darf man in Phaselis an Land? | Ja, mit dem Beiboot an den Strand; der Eintritt zur Stätte kostet extra und wird vor Ort bezahlt.
        Sehen wir sicher Schildkröten? | Nein. Von Mai bis September aber an den meisten Tagen eine, meist vor der mittleren Insel.
      `,
      extras: extras`
        Mittagessen aus der Kombüse | Wolfsbarsch oder Hähnchen, Salate, frisches Brot, Melone
        Weiter bis Olympos | Treibstoff für die Fahrt bis zur Bucht von Porto Ceneviz und zurück
      `,
      meetingPoint: place`Marina Kemer, Steg C | „Toros 42“, dunkelblauer Rumpf, Platz 21. Das Tor öffnet auf Klingeln.`,
    },
    en: {
      title: 'Motor yacht “Toros 42” from Kemer to Phaselis, for eight',
      summary:
        'Thirteen metres, two crew, three ancient harbours and the Three Islands, where turtles come up for air.',
      description:
        'Phaselis has three harbours, and from the water you see why: whatever the wind, one of them lies in the lee. The “Toros 42” takes forty minutes to get there and then goes on to the Üç Adalar, the Three Islands, where you snorkel above groupers along the reef.\n\nCaptain Deniz was a rescue diver in Antalya for ten years. He berths so that nobody has to jump who does not wish to, and fishes with children until something bites. Eight guests are included; two more may join for a supplement.',
      highlights: items`Three harbours of Phaselis in one morning | Snorkelling at the Three Islands | Flybridge with a sun roof | Two cabins for an afternoon nap`,
      included: items`Captain and deckhand | Fuel from Kemer to Phaselis and the Three Islands | Water, soft drinks, coffee and fruit | Towels, snorkels, two paddle boards, fishing tackle`,
      excluded: items`Lunch | Alcoholic drinks | €50 a day each for the ninth and tenth guest`,
      goodToKnow: items`Until eleven the sea off Kemer is nearly always flat, which is why we leave early. | Children count as guests, by licence.`,
      questions: questions`
        May we go ashore at Phaselis? | Yes, by tender to the beach. Admission to the site is paid there and is not included.
        Shall we see turtles? | No promise. But on most days between May and September there is one, usually off the middle island.
      `,
      extras: extras`
        Lunch from the galley | Sea bass or chicken, salads, fresh bread, melon
        On to Olympos | Fuel as far as Porto Ceneviz bay and back
      `,
      meetingPoint: place`Kemer marina, pontoon C | “Toros 42”, dark blue hull, berth 21. Ring at the gate and it opens.`,
    },
    tr: {
      title: 'Kemer’den Phaselis’e “Toros 42” motoryatı, sekiz kişi',
      summary: 'On üç metre, iki mürettebat, üç antik liman ve caretta görülen Üç Adalar.',
      description:
        'Phaselis’in üç limanı vardır; sebebi denizden bakınca anlaşılır: rüzgâr nereden eserse essin biri kuytuda kalır. “Toros 42” oraya kırk dakikada varır, ardından Üç Adalar’a geçer; resifte orfozların üstünden şnorkelle yüzersiniz.\n\nDeniz Kaptan on yıl Antalya’da kurtarma dalgıcıydı. İstemeyen atlamak zorunda kalmasın diye tekneyi tam yanaştırır, çocuklarla balık vurana kadar olta atar. Fiyat sekiz kişiliktir, iki kişi daha ek ücretle katılır.',
      highlights: items`Bir sabahta Phaselis’in üç limanı | Üç Adalar’da şnorkel | Gölgelikli üst köprü | Öğle uykusu için iki kamara`,
      included: items`Kaptan ve gemici | Kemer, Phaselis ve Üç Adalar için yakıt | Su, meşrubat, kahve ve meyve | Havlu, şnorkel, iki kürek sörfü, olta`,
      excluded: items`Öğle yemeği | Alkollü içecekler | Dokuzuncu ve onuncu misafir için günlük 50’şer €`,
      goodToKnow: items`Kemer’in önünde deniz on bire kadar hemen her gün çarşaf gibidir; erken çıkmamız bundandır. | Ruhsat gereği çocuklar da sayılır.`,
      questions: questions`
        Phaselis’te karaya çıkılır mı? | Çıkılır, botla kumsala; ören yeri girişi orada ödenir, fiyata dahil değildir.
        Kaplumbağa görür müyüz? | Söz veremeyiz. Ama mayıstan eylüle çoğu gün biri çıkar, genellikle ortadaki adanın önünde.
      `,
      extras: extras`
        Mutfaktan öğle yemeği | Levrek ya da tavuk, salatalar, taze ekmek, kavun
        Olimpos’a kadar | Ceneviz Limanı’na gidiş dönüş için yakıt
      `,
      meetingPoint: place`Kemer Marina, C pontonu | “Toros 42”, lacivert gövde, 21 numara. Kapıdaki zile basın, açarlar.`,
    },
    ru: {
      title: 'Моторная яхта «Торос 42» из Кемера в Фаселис',
      slug: 'yakhta-toros-42-kemer-faselis',
      summary: 'Тринадцать метров, экипаж из двоих, три античные гавани и Три острова, где всплывают черепахи.',
      description:
        'У Фаселиса три гавани, и с воды понятно почему: при любом ветре одна из них в затишье. «Торос 42» доходит туда за сорок минут, потом идёт к Уч-Адалар, Трём островам, где вы плаваете с маской над груперами у рифа.\n\nКапитан Дениз десять лет был водолазом-спасателем в Анталье. Он подходит так, что прыгать никому не приходится, и рыбачит с детьми до первой поклёвки. В цену входят восемь гостей, ещё двое могут присоединиться за доплату.',
      highlights: items`Три гавани Фаселиса за одно утро | Снорклинг у Трёх островов | Флайбридж с тентом | Две каюты для дневного сна`,
      included: items`Капитан и матрос | Топливо на маршрут Кемер, Фаселис и Три острова | Вода, лимонад, кофе и фрукты | Полотенца, маски, два сапборда, удочки`,
      excluded: items`Обед | Алкогольные напитки | По 50 € в день за девятого и десятого гостя`,
      goodToKnow: items`До одиннадцати море у Кемера почти всегда гладкое, поэтому выходим рано. | По документам дети считаются гостями.`,
      questions: questions`
        Можно ли сойти на берег в Фаселисе? | Да, на тендере до пляжа; вход на раскопки оплачивается на месте отдельно.
        Увидим ли черепах? | Обещать не можем. Но с мая по сентябрь почти каждый день одна показывается, чаще у среднего острова.
      `,
      extras: extras`
        Обед с камбуза | Сибас или курица, салаты, свежий хлеб, дыня
        Дальше до Олимпоса | Топливо до бухты Порто-Дженевиз и обратно
      `,
      meetingPoint: place`Марина Кемера, понтон C | «Toros 42», тёмно-синий корпус, место 21. Позвоните у ворот, вам откроют.`,
    },
    nl: {
      title: 'Motorjacht ‘Toros 42’ van Kemer naar Phaselis',
      summary:
        'Dertien meter, twee bemanningsleden, drie antieke havens en de Drie Eilanden, waar schildpadden opduiken.',
      description:
        'Phaselis heeft drie havens en vanaf het water zie je waarom: bij elke wind ligt er een in de luwte. De ‘Toros 42’ is er in veertig minuten en vaart dan door naar de Üç Adalar, de Drie Eilanden, waar je boven de tandbaarzen langs het rif snorkelt.\n\nKapitein Deniz was tien jaar reddingsduiker in Antalya. Hij legt zo aan dat niemand hoeft te springen die dat niet wil, en vist met kinderen tot er iets bijt. Acht gasten zitten in de prijs, twee extra kunnen mee tegen een toeslag.',
      highlights: items`De drie havens van Phaselis in één ochtend | Snorkelen bij de Drie Eilanden | Flybridge met zonnedak | Twee hutten voor een middagdutje`,
      included: items`Kapitein en matroos | Brandstof voor Kemer, Phaselis en de Drie Eilanden | Water, frisdrank, koffie en fruit | Handdoeken, snorkels, twee supboards, hengels`,
      excluded: items`Lunch | Alcoholische dranken | € 50 per dag voor de negende en de tiende gast`,
      goodToKnow: items`Tot elf uur is de zee bij Kemer bijna altijd vlak, daarom vertrekken we vroeg. | Kinderen tellen volgens de vergunning mee als gast.`,
      questions: questions`
        Mogen we in Phaselis aan land? | Ja, met de bijboot naar het strand; de toegang tot de opgraving betaal je ter plaatse.
        Zien we zeker schildpadden? | Dat beloven we niet. Maar van mei tot september is er op de meeste dagen een, vaak bij het middelste eiland.
      `,
      extras: extras`
        Lunch uit de kombuis | Zeebaars of kip, salades, vers brood, meloen
        Door naar Olympos | Brandstof tot de baai van Porto Ceneviz en terug
      `,
      meetingPoint: place`Jachthaven Kemer, steiger C | ‘Toros 42’, donkerblauwe romp, ligplaats 21. Bel aan bij het hek, dan gaat het open.`,
    },
    ar: {
      title: 'يخت «توروس 42» من كيمر إلى فاسيليس لثمانية',
      slug: 'yakht-toros-42-kemer',
      summary: 'ثلاثة عشر مترًا وطاقم من اثنين وثلاثة مرافئ قديمة والجزر الثلاث حيث تطفو السلاحف.',
      description:
        'لمدينة فاسيليس ثلاثة مرافئ، ومن البحر يُفهم السبب: أيًّا كان اتجاه الريح فأحدها محميّ. يبلغها «توروس 42» في أربعين دقيقة ثم يمضي إلى الجزر الثلاث، حيث تسبح بالقناع فوق أسماك الهامور عند الشعاب.\n\nعمل القبطان دنيز عشر سنوات غوّاص إنقاذ في أنطاليا. يرسو بحيث لا يضطر أحد إلى القفز، ويصطاد مع الأطفال حتى تعلق سمكة. السعر لثمانية ضيوف، ويمكن لاثنين آخرين الانضمام بمبلغ إضافي.',
      highlights: items`مرافئ فاسيليس الثلاثة في صباح واحد | سباحة بالقناع عند الجزر الثلاث | سطح علوي بمظلة | كابينتان لقيلولة الظهر`,
      included: items`قبطان وبحّار | وقود المسار من كيمر إلى فاسيليس والجزر الثلاث | ماء ومشروبات غازية وقهوة وفاكهة | مناشف وأقنعة ولوحا تجديف وأدوات صيد`,
      excluded: items`الغداء | أي مشروبات أخرى | 50 يورو يوميًا لكل من الضيف التاسع والعاشر`,
      goodToKnow: items`البحر أمام كيمر ساكن حتى الحادية عشرة في أغلب الأيام، ولذلك ننطلق باكرًا. | الأطفال يُحسبون ضيوفًا بحسب الرخصة.`,
      questions: questions`
        هل ننزل إلى البر في فاسيليس؟ | نعم بالقارب الصغير إلى الشاطئ، ورسم دخول الموقع يُدفع هناك.
        هل نرى السلاحف حتمًا؟ | لا نعد بذلك، لكنها تظهر في معظم الأيام بين مايو وسبتمبر، غالبًا قبالة الجزيرة الوسطى.
      `,
      extras: extras`
        غداء من مطبخ اليخت | قاروص أو دجاج وسلطات وخبز طازج وشمام
        الإبحار حتى أوليمبوس | وقود إلى خليج بورتو جنويز والعودة
      `,
      meetingPoint: place`مرسى كيمر، الرصيف C | «Toros 42» ببدن كحلي، المرسى 21. اقرع جرس البوابة فتُفتح.`,
    },
  },
  reviews: reviews`
    5 | Familie Seidel | Erfurt | de | 2026-08-05 | Um halb zehn spiegelglattes Wasser, um elf eine Schildkröte. Deniz ist die Ruhe selbst.
    5 | Ксения и Павел | Краснодар | ru | 2026-06-24 | Фаселис с моря — другое дело. Сын поймал трёх рыб и не хотел домой.
    4 | Lotte V. | Haarlem | nl | 2026-09-10 | Mooie boot, alles schoon. De lunch zouden we zeker bijboeken.
  `,
})
