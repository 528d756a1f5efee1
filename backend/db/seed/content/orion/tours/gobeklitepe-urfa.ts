import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const gobeklitepeUrfa: SeedProduct<OrionLocale> = {
  code: 'ORI-T-30',
  kind: 'tour',
  category: 'kultur',
  destination: 'mardin',
  scene: 'oldtown',
  pictureSeed: 130,
  details: {
    kind: 'tour',
    durationMinutes: 570,
    days: 1,
    guideLanguages: ['de', 'en', 'tr', 'ar'],
    groupSize: 12,
    pickup: 'included',
    theme: 'culture',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '02-15', to: '06-15', adult: '74.00', child: '39.00', infant: '0.00' },
    { from: '06-16', to: '08-31', adult: '66.00', child: '35.00', infant: '0.00' },
    { from: '09-01', to: '11-30', adult: '74.00', child: '39.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:30', endTime: '18:00', capacity: 12, weekdays: [2, 3, 5, 6, 7] }],
  childFrom: 6,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 1080,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [
    { id: 'music-evening', price: '26.00', per: 'person', maximum: 12 },
    { id: 'karahantepe', price: '22.00', per: 'person', maximum: 12 },
  ],
  meetingPoint: { latitude: 37.1528, longitude: 38.7866 },
  rank: 30,
  text: {
    de: {
      title: 'Göbeklitepe und Urfa: ein Tag am Anfang der Geschichte',
      summary: 'Steinkreise von vor 11.500 Jahren, das Museum mit dem Mann von Urfa, der Karpfenteich und der Basar.',
      description:
        'İsmails Vater trug auf Göbeklitepe Körbe mit Erde, als die deutschen Archäologen 1995 begannen. İsmail selbst war als Junge dabei, als der erste Pfeiler mit dem Fuchs ans Licht kam, und erzählt es so, dass man den Spaten hört.\n\nAm Vormittag stehen Sie vor den Kreisen, bevor die Busse kommen, danach im Museum Auge in Auge mit der ältesten lebensgroßen Menschenfigur der Welt. Der Nachmittag gehört der Stadt: heilige Karpfen, Kupferschmiede, Paprikaschoten auf den Dächern.',
      highlights: items`Göbeklitepe gleich nach der Öffnung | Ein Guide, der die Grabung als Kind erlebte | Museum mit dem Mann von Urfa | Tee im Hof des Zollhauses Gümrük Hanı`,
      programme: steps`
        08:30 | Abholung in Urfa | Hotels im Zentrum, eine halbe Stunde Fahrt.
        09:15 | Göbeklitepe | Rundweg um die vier Steinkreise unter dem Dach.
        11:30 | Archäologisches Museum | Der Mann von Urfa und ein nachgebauter Kreis.
        13:15 | Mittagessen | Leber- oder Gemüsespieße, Isot und Ayran.
        14:45 | Altstadt | Karpfenteich Balıklıgöl, Abrahams Grotte, Festungsblick.
        16:15 | Basar | Kupferschmiede, Filzmacher und Tee im Gümrük Hanı, zurück um 18:00.
      `,
      included: items`Abholung und Fahrt | Guide | Alle Eintritte | Mittagessen | Tee im Basar`,
      excluded: items`Musikabend | Karahantepe | Trinkgeld`,
      goodToKnow: items`Im Sommer werden es 42 Grad; dann beginnen wir eine Stunde früher. | In Moschee und Grotte müssen Knie und Schultern bedeckt sein, ein Tuch leihen wir.`,
      questions: questions`
        Kann ich von Mardin aus teilnehmen? | Ja, der Linienbus um 05:45 ist rechtzeitig da. Wir holen Sie am Busbahnhof ab.
        Sieht man dort auch als Laie etwas? | Ja. Die Pfeiler sind bis zu fünf Meter hoch und tragen Füchse, Kraniche und Skorpione.
      `,
      extras: extras`
        Musikabend „Sıra gecesi“ | Abendessen und Lieder in einem Hof der Altstadt, ab 20:00
        Weiter nach Karahantepe | Zwei Stunden mehr, statt des Basars
      `,
      meetingPoint: place`Şanlıurfa, Eingang des Archäologischen Museums | Hotels im Zentrum fahren wir an; die Zeit schreiben wir am Vortag.`,
    },
    en: {
      title: 'Göbeklitepe and Urfa: a day where history begins',
      summary: 'Stone circles 11,500 years old, the museum with Urfa Man, the pool of sacred carp and the bazaar.',
      description:
        'İsmail’s father carried baskets of earth on Göbeklitepe when the German archaeologists began in 1995. As a boy İsmail was there when the first pillar with the fox came to light, and he tells it so that you can hear the spade.\n\nIn the morning you stand before the circles ahead of the coaches, then in the museum, face to face with the oldest life-size human figure in the world. The afternoon belongs to the city: sacred carp, coppersmiths, peppers drying on the roofs.',
      highlights: items`Göbeklitepe as soon as it opens | A guide who saw the dig as a child | The museum with Urfa Man | Tea in the courtyard of the Gümrük Hanı`,
      programme: steps`
        08:30 | Pick-up in Urfa | Hotels in the centre, half an hour’s drive.
        09:15 | Göbeklitepe | The path round the four stone circles beneath the roof.
        11:30 | Archaeological museum | Urfa Man and a rebuilt circle.
        13:15 | Lunch | Skewers of liver or vegetables, isot pepper and ayran.
        14:45 | Old town | Balıklıgöl pool, Abraham’s grotto, a view of the citadel.
        16:15 | Bazaar | Coppersmiths, felt makers and tea in the Gümrük Hanı; back at 18:00.
      `,
      included: items`Pick-up and transport | Guide | All entrance fees | Lunch | Tea in the bazaar`,
      excluded: items`Music evening | Karahantepe | Tips`,
      goodToKnow: items`Summer reaches 42 degrees; we then start an hour earlier. | Cover your knees and shoulders in the mosque and the grotto; we lend a scarf.`,
      questions: questions`
        Can I join from Mardin? | Yes, the 05:45 public coach arrives in time. We collect you at the bus station.
        Is there much to see if you are no expert? | Yes. The pillars are up to five metres tall and carry foxes, cranes and scorpions.
      `,
      extras: extras`
        Sıra gecesi music evening | Dinner and songs in a courtyard of the old town, from 20:00
        On to Karahantepe | Two more hours, instead of the bazaar
      `,
      meetingPoint: place`Şanlıurfa, entrance of the Archaeological Museum | We collect you from hotels in the centre and send the time the day before.`,
    },
    tr: {
      title: 'Göbeklitepe ve Urfa: tarihin başladığı yerde bir gün',
      summary: '11.500 yıllık taş çemberler, Urfa Adamı’nın müzesi, Balıklıgöl ve çarşı.',
      description:
        'Alman arkeologlar 1995’te işe başladığında İsmail’in babası Göbeklitepe’de toprak taşırdı. Tilkili ilk dikilitaş gün ışığına çıkarken küçük İsmail de oradaydı; bunu öyle anlatır ki kazmanın sesini duyarsınız.\n\nSabah otobüslerden önce çemberlerin başında olursunuz, sonra müzede dünyanın gerçek boyutlu en eski insan heykeliyle göz göze gelirsiniz. Öğleden sonra şehrindir: kutsal balıklar, bakırcılar, damlarda kuruyan isotlar.',
      highlights: items`Açılır açılmaz Göbeklitepe | Kazıyı çocukken görmüş bir rehber | Urfa Adamı’yla müze | Gümrük Hanı’nın avlusunda çay`,
      programme: steps`
        08:30 | Urfa’da otelden alma | Merkez otelleri, yarım saatlik yol.
        09:15 | Göbeklitepe | Çatının altındaki dört taş çemberin çevresinde yürüyüş.
        11:30 | Arkeoloji müzesi | Urfa Adamı ve birebir kurulmuş çember.
        13:15 | Öğle yemeği | Ciğer ya da sebze şiş, isot ve ayran.
        14:45 | Eski şehir | Balıklıgöl, Hz. İbrahim’in mağarası, kale manzarası.
        16:15 | Çarşı | Bakırcılar, keçeciler, Gümrük Hanı’nda çay; 18:00’de dönüş.
      `,
      included: items`Otelden alma ve ulaşım | Rehber | Bütün girişler | Öğle yemeği | Çarşıda çay`,
      excluded: items`Sıra gecesi | Karahantepe | Bahşiş`,
      goodToKnow: items`Yazın 42 dereceyi bulur, o zaman bir saat erken başlarız. | Cami ve mağara için diz ve omuzlar kapalı olmalıdır, örtü veririz.`,
      questions: questions`
        Mardin’den katılabilir miyim? | Evet, 05:45 otobüsü zamanında varır. Sizi otogardan alırız.
        Uzman olmayan bir şey anlar mı? | Evet. Dikilitaşlar beş metreyi bulur; üzerlerinde tilki, turna ve akrepler vardır.
      `,
      extras: extras`
        Sıra gecesi | Eski şehirde bir avluda yemek ve türküler, 20:00’den itibaren
        Karahantepe’ye devam | Çarşı yerine iki saat daha
      `,
      meetingPoint: place`Şanlıurfa, Arkeoloji Müzesi girişi | Merkezdeki otellere geliriz; saati bir gün önce yazarız.`,
    },
    ru: {
      title: 'Гёбекли-Тепе и Урфа: день у начала истории',
      slug: 'gebekli-tepe-i-urfa',
      summary: 'Каменные круги возрастом 11 500 лет, музей с «человеком из Урфы», пруд с карпами и базар.',
      description:
        'Отец Исмаила носил корзины с землёй на Гёбекли-Тепе, когда в 1995 году начали копать немецкие археологи. Сам Исмаил мальчиком видел, как показался первый столб с лисой, и рассказывает так, что слышна лопата.\n\nУтром вы стоите у кругов раньше автобусов, потом в музее — лицом к лицу с древнейшей в мире статуей человека в натуральную величину. После обеда — город: священные карпы, медники, перец на крышах.',
      highlights: items`Гёбекли-Тепе сразу после открытия | Гид, видевший раскопки ребёнком | Музей с «человеком из Урфы» | Чай во дворе Гюмрюк-Хана`,
      programme: steps`
        08:30 | Встреча в Урфе | Отели в центре, полчаса пути.
        09:15 | Гёбекли-Тепе | Тропа вокруг четырёх кругов под навесом.
        11:30 | Археологический музей | «Человек из Урфы» и круг в натуральную величину.
        13:15 | Обед | Шашлычки из печени или овощей, перец исот и айран.
        14:45 | Старый город | Пруд Балыклыгёль, пещера Авраама, вид на крепость.
        16:15 | Базар | Медники, войлочники и чай в Гюмрюк-Хане, возвращение в 18:00.
      `,
      included: items`Трансфер из отеля и дорога | Гид | Все входные билеты | Обед | Чай на базаре`,
      excluded: items`Музыкальный вечер | Карахан-Тепе | Чаевые`,
      goodToKnow: items`Летом бывает 42 градуса; тогда начинаем на час раньше. | В мечети и пещере колени и плечи должны быть закрыты, платок дадим.`,
      questions: questions`
        Можно ли приехать из Мардина? | Да, рейсовый автобус в 05:45 успевает. Встретим на автовокзале.
        Интересно ли неспециалисту? | Да. Столбы до пяти метров высотой, на них лисы, журавли и скорпионы.
      `,
      extras: extras`
        Музыкальный вечер «сыра геджеси» | Ужин и песни во дворе старого города, с 20:00
        Дальше, на Карахан-Тепе | На два часа дольше, вместо базара
      `,
      meetingPoint: place`Шанлыурфа, вход в Археологический музей | Заезжаем в отели центра; время сообщим накануне.`,
    },
    nl: {
      title: 'Göbeklitepe en Urfa: een dag aan het begin van alles',
      summary: 'Steencirkels van 11.500 jaar oud, het museum met de man van Urfa, de karpervijver en de bazaar.',
      description:
        'De vader van İsmail droeg manden aarde op Göbeklitepe toen de Duitse archeologen in 1995 begonnen. İsmail was er als jongen bij toen de eerste pilaar met de vos aan het licht kwam, en vertelt het zo dat je de schop hoort.\n\n’s Ochtends sta je vóór de bussen bij de cirkels, daarna in het museum oog in oog met het oudste levensgrote mensenbeeld ter wereld. De middag is voor de stad: heilige karpers, koperslagers, pepers op de daken.',
      highlights: items`Göbeklitepe zodra het opengaat | Een gids die de opgraving als kind meemaakte | Het museum met de man van Urfa | Thee op de binnenplaats van Gümrük Hanı`,
      programme: steps`
        08:30 | Ophalen in Urfa | Hotels in het centrum, een halfuur rijden.
        09:15 | Göbeklitepe | Rondgang om de vier steencirkels onder het dak.
        11:30 | Archeologisch museum | De man van Urfa en een nagebouwde cirkel.
        13:15 | Lunch | Spiesen met lever of groente, isotpeper en ayran.
        14:45 | Oude stad | Vijver Balıklıgöl, de grot van Abraham, zicht op de burcht.
        16:15 | Bazaar | Koperslagers, viltmakers en thee in Gümrük Hanı, om 18:00 terug.
      `,
      included: items`Ophalen en vervoer | Gids | Alle entrees | Lunch | Thee in de bazaar`,
      excluded: items`Muziekavond | Karahantepe | Fooi`,
      goodToKnow: items`’s Zomers wordt het 42 graden; dan beginnen we een uur eerder. | Houd in de moskee en de grot je knieën en schouders bedekt; een doek lenen we uit.`,
      questions: questions`
        Kan ik vanuit Mardin meedoen? | Ja, de lijnbus van 05:45 is op tijd. We halen je op bij het busstation.
        Zie je er als leek iets? | Ja. De pilaren zijn tot vijf meter hoog en dragen vossen, kraanvogels en schorpioenen.
      `,
      extras: extras`
        Muziekavond ‘sıra gecesi’ | Diner en liederen op een binnenplaats in de oude stad, vanaf 20:00
        Door naar Karahantepe | Twee uur langer, in plaats van de bazaar
      `,
      meetingPoint: place`Şanlıurfa, ingang van het Archeologisch Museum | We rijden langs hotels in het centrum; de tijd sturen we de dag ervoor.`,
    },
    ar: {
      title: 'غوبكلي تبه وأورفا: يوم عند بداية التاريخ',
      slug: 'ghubakli-tabah-wa-urfa',
      summary: 'دوائر حجرية عمرها 11,500 عام، ومتحف «رجل أورفا»، وبركة الأسماك والسوق القديم.',
      description:
        'كان والد إسماعيل يحمل سلال التراب في غوبكلي تبه حين بدأ علماء الآثار الألمان عام 1995. وكان إسماعيل صبيًا حاضرًا يوم ظهر أول عمود عليه ثعلب، وهو يروي ذلك حتى تكاد تسمع المجرفة.\n\nصباحًا تقف أمام الدوائر قبل الحافلات الكبيرة، ثم في المتحف وجهًا لوجه مع أقدم تمثال بشري بالحجم الطبيعي في العالم. وبعد الظهر للمدينة: الأسماك المقدسة والنحّاسون والفلفل المجفف على السطوح.',
      highlights: items`غوبكلي تبه فور فتح الأبواب | مرشد شهد التنقيب طفلًا | المتحف ورجل أورفا | شاي في ساحة خان الجمرك`,
      programme: steps`
        08:30 | الاصطحاب في أورفا | فنادق المركز، ثم نصف ساعة بالسيارة.
        09:15 | غوبكلي تبه | الدرب حول الدوائر الحجرية الأربع تحت السقف.
        11:30 | متحف الآثار | رجل أورفا ودائرة أعيد بناؤها.
        13:15 | الغداء | أسياخ كبد أو خضار مع فلفل أورفا والعيران.
        14:45 | المدينة القديمة | بركة الخليل ومغارة إبراهيم ومنظر القلعة.
        16:15 | السوق | نحّاسون وصانعو لبّاد وشاي في خان الجمرك، والعودة في 18:00.
      `,
      included: items`الاصطحاب والنقل | مرشد | كل التذاكر | الغداء | شاي في السوق`,
      excluded: items`الأمسية الموسيقية | كاراهان تبه | الإكراميات`,
      goodToKnow: items`تبلغ الحرارة صيفًا 42 درجة، فنبدأ حينها قبل ساعة. | تُغطى الركبتان والكتفان في المسجد والمغارة، ونعير وشاحًا لمن يحتاج.`,
      questions: questions`
        هل يمكن المشاركة من ماردين؟ | نعم، تصل حافلة 05:45 في الوقت المناسب، ونصطحبك من المحطة.
        هل يجد غير المختص ما يراه؟ | نعم، فالأعمدة يصل ارتفاعها إلى خمسة أمتار وعليها ثعالب وكراكي وعقارب.
      `,
      extras: extras`
        أمسية «صِرا غجسي» الموسيقية | عشاء وأغانٍ في فناء بالمدينة القديمة من 20:00
        المتابعة إلى كاراهان تبه | ساعتان إضافيتان بدل السوق
      `,
      meetingPoint: place`شانلي أورفا، مدخل متحف الآثار | نمر على فنادق المركز، ونرسل الموعد في اليوم السابق.`,
    },
  },
  reviews: reviews`
    5 | Wolfgang H. | Heidelberg | de | 2026-04-10 | İsmail zeigt Fotos seines Vaters an der Grabung. Das war bewegender als jede Tafel.
    5 | خالد م. | الرياض | ar | 2026-03-20 | مرشد مثقف وعربيته ممتازة. بركة الخليل عند الغروب لا تُنسى.
    4 | Alison T. | Norwich | en | 2025-10-15 | Astonishing place. The museum alone needs three hours, so expect to want more.
    5 | Gül B. | Gaziantep | tr | 2025-11-02 | Komşu şehirdeniz ama ilk defa böyle dinledik. Ciğerciyi de iyi seçmişler.
    4 | Rik S. | Apeldoorn | nl | 2026-05-05 | Indrukwekkend en goed verzorgd. Neem water mee, er is weinig schaduw.
  `,
}
