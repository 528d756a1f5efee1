import { reviews } from '../../../shared/lines'
import { car } from '../rest-entry'
import { CAR_EXTRAS, CAR_TERMS, carTexts, carYear } from './car-lines'

export const smallManual = car({
  code: 'ORI-C-01',
  slug: 'istijar-renault-clio',
  destination: 'side',
  scene: 'rental',
  units: 9,
  details: { ...CAR_TERMS, carClass: 'economy', gear: 'manual', fuel: 'petrol', seats: 5, luggage: 2 },
  seasons: carYear(['21.00', '27.00', '39.00', '29.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    de: [
      'Renault Clio oder ähnlich, Schaltgetriebe',
      'Zwei Koffer, zwei Erwachsene, ein Kind auf der Rückbank: der Clio aus Bursa für Strand, Basar und Perge.',
      'Er wird in Bursa gebaut, und jede Werkstatt zwischen Gazipaşa und Kemer hat seine Teile im Regal. Sechs Gänge, Klimaanlage, Bluetooth; auf der D400 liegt er ruhig bei neunzig, mehr sollte es dort auch nicht sein.',
      'Von Side sind es mit ihm fünfzehn Minuten nach Manavgat zum Montagsmarkt, vierzig nach Aspendos, eine Stunde nach Alanya. In den Kofferraum passen zwei mittlere Koffer; der dritte nimmt einem Kind den Sitz weg.',
      'Gebaut in Bursa, höchstens zwei Jahre alt | Rund fünf Liter auf hundert Kilometer | Klimaanlage und Bluetooth | Keine Kaution',
      'Kindersitze passen links und rechts, nicht in die Mitte.',
    ],
    en: [
      'Renault Clio or similar, manual',
      'Two cases, two adults, a child in the back: the Clio from Bursa for beach, bazaar and Perge.',
      'It is built in Bursa, and every garage between Gazipaşa and Kemer keeps its parts on the shelf. Six gears, air conditioning, Bluetooth; on the D400 it is happy at ninety, which is as fast as you should go there.',
      'From Side it is fifteen minutes to the Monday market of Manavgat, forty to Aspendos and an hour to Alanya. The boot takes two medium cases; a third takes a child’s seat.',
      'Built in Bursa, two years old at most | About five litres per hundred kilometres | Air conditioning and Bluetooth | No damage deposit',
      'Child seats go on the left and right, not in the middle.',
    ],
    tr: [
      'Renault Clio veya benzeri, manuel',
      'İki bavul, iki yetişkin, arkada bir çocuk: Bursa yapımı Clio; plaja, pazara, Perge’ye.',
      'Bursa’da üretilir; Gazipaşa’dan Kemer’e kadar her ustanın rafında parçası vardır. Altı ileri vites, klima, Bluetooth. D400’de doksanla rahattır, zaten o yolda fazlası gerekmez.',
      'Side’den Manavgat’ın pazartesi pazarına on beş dakika, Aspendos’a kırk dakika, Alanya’ya bir saat. Bagaja iki orta boy bavul sığar; üçüncüsü bir çocuğun yerini alır.',
      'Bursa yapımı, en fazla iki yaşında | Yüz kilometrede beş litre dolayında | Klima ve Bluetooth | Hasar depozitosu yok',
      'Çocuk koltuğu sağa ve sola takılır, ortaya takılmaz.',
    ],
    ru: [
      'Renault Clio или похожий, механика',
      'Два чемодана, двое взрослых и ребёнок сзади: Clio из Бурсы для пляжа, базара и Перге.',
      'Его собирают в Бурсе, и запчасти лежат на полке в любой мастерской от Газипаши до Кемера. Шесть передач, кондиционер, Bluetooth; по трассе D400 он спокойно идёт девяносто, быстрее там и не стоит.',
      'От Сиде пятнадцать минут до понедельничного рынка в Манавгате, сорок до Аспендоса, час до Аланьи. В багажник входят два средних чемодана, третий займёт детское место.',
      'Собран в Бурсе, не старше двух лет | Около пяти литров на сто километров | Кондиционер и Bluetooth | Без залога',
      'Детские кресла ставятся слева и справа, посередине нельзя.',
    ],
    nl: [
      'Renault Clio of vergelijkbaar, handgeschakeld',
      'Twee koffers, twee volwassenen en een kind achterin: de Clio uit Bursa voor strand, bazaar en Perge.',
      'Hij wordt in Bursa gebouwd en elke garage tussen Gazipaşa en Kemer heeft de onderdelen liggen. Zes versnellingen, airco, bluetooth; op de D400 rijdt hij ontspannen negentig, en harder moet je daar ook niet willen.',
      'Vanuit Side is het een kwartier naar de maandagmarkt van Manavgat, veertig minuten naar Aspendos en een uur naar Alanya. In de kofferbak passen twee middelgrote koffers; een derde kost je een zitplaats.',
      'Gebouwd in Bursa, hooguit twee jaar oud | Zo’n vijf liter op honderd kilometer | Airco en bluetooth | Geen borg',
      'Kinderzitjes passen links en rechts, niet in het midden.',
    ],
    ar: [
      'رينو كليو أو ما يماثلها، ناقل يدوي',
      'حقيبتان وراكبان وطفل في الخلف: كليو المصنوعة في بورصة للشاطئ والسوق وبيرغه.',
      'تُصنع في بورصة، وقطعها متوفرة في كل ورشة بين غازي باشا وكيمر. ستة تروس ومكيف وبلوتوث، وتسير هادئة على طريق D400 بسرعة تسعين، ولا حاجة إلى أكثر منها هناك.',
      'من سيدا إلى سوق الاثنين في مانافغات ربع ساعة، وإلى أسبندوس أربعون دقيقة، وإلى ألانيا ساعة. يتسع الصندوق لحقيبتين متوسطتين، أما الثالثة فتأخذ مكان طفل.',
      'صُنعت في بورصة وعمرها عامان على الأكثر | نحو خمسة لترات لكل مئة كيلومتر | مكيف وبلوتوث | دون مبلغ تأمين',
      'تُثبّت مقاعد الأطفال يمينًا ويسارًا لا في الوسط.',
    ],
  }),
  reviews: reviews`
    5 | Thorsten W. | Kassel | de | 2026-06-09 | Nach fünf Minuten vom Büro in Side weggefahren. Kein Verkaufsgespräch, keine Kratzersuche.
    4 | Marieke V. | Zwolle | nl | 2026-09-18 | Prima auto, wel even wennen aan de koppeling.
    5 | Елена П. | Казань | ru | 2026-07-22 | Детское кресло уже стояло. Вернули за три минуты.
  `,
})

export const smallAutomatic = car({
  code: 'ORI-C-02',
  slug: 'istijar-opel-corsa',
  destination: 'alanya',
  scene: 'rental',
  units: 7,
  details: { ...CAR_TERMS, carClass: 'economy', gear: 'automatic', fuel: 'petrol', seats: 5, luggage: 2 },
  seasons: carYear(['26.00', '33.00', '47.00', '35.00']),
  extras: CAR_EXTRAS,
  text: carTexts({
    de: [
      'Opel Corsa oder ähnlich, Automatik',
      'Klein genug für den Burgberg von Alanya und mit Automatik, damit die Kehren niemanden beschäftigen.',
      'Die Straße zur Burg von Alanya hat elf Kehren und am Ende einen Parkplatz, den Reisebusse blockieren. Der Corsa wendet dort auf elf Metern, seine Achtgangautomatik hält am Hang von selbst, und die Kamera sieht den Hund hinter Ihnen.',
      'Nach Sapadere fahren Sie eine Stunde, ins Dim-Tal zwanzig Minuten. Zwei Koffer passen liegend in den Kofferraum, ein Kinderwagen liegt quer darüber, wenn er sich flach falten lässt.',
      'Automatik mit Berganfahrhilfe | Rückfahrkamera und Parkpiepser | Apple CarPlay und Android Auto | Keine Kaution',
      'Am Burgberg ist die letzte Kehre einspurig; bergauf hat Vorfahrt.',
    ],
    en: [
      'Opel Corsa or similar, automatic',
      'Small enough for Alanya’s castle hill, and automatic, so that nobody has to think about the hairpins.',
      'The road up to Alanya castle has eleven hairpins and a car park at the end that coaches block. The Corsa turns there within eleven metres, its eight-speed automatic holds on the slope by itself, and the camera sees the dog behind you.',
      'Sapadere is an hour away, the Dim valley twenty minutes. Two cases lie flat in the boot, with a pushchair across them if it folds thin.',
      'Automatic with hill-hold | Reversing camera and parking sensors | Apple CarPlay and Android Auto | No damage deposit',
      'The last hairpin of the castle hill has a single lane; cars going uphill go first.',
    ],
    tr: [
      'Opel Corsa veya benzeri, otomatik',
      'Alanya Kalesi’nin yokuşuna göre küçük, virajlar kimseyi yormasın diye otomatik.',
      'Alanya Kalesi’ne çıkan yolda on bir keskin viraj, sonunda da otobüslerin tıkadığı bir otopark vardır. Corsa orada on bir metrede döner, sekiz ileri otomatiği yokuşta kendisi tutar, arkadaki köpeği de kamera görür.',
      'Sapadere bir saat, Dim Çayı yirmi dakika. Bagaja iki bavul yatık sığar; ince katlanan bebek arabası üstüne yan konur.',
      'Yokuş kalkış destekli otomatik | Geri görüş kamerası ve park sensörü | Apple CarPlay ve Android Auto | Hasar depozitosu yok',
      'Kale yolunun son virajı tek şerittir; öncelik çıkanındır.',
    ],
    ru: [
      'Opel Corsa или похожий, автомат',
      'Достаточно мал для крепостного холма Аланьи, а с автоматом о серпантине можно не думать.',
      'На дороге к крепости Аланьи одиннадцать крутых поворотов, а наверху парковка, забитая автобусами. Corsa разворачивается там на одиннадцати метрах, восьмиступенчатый автомат сам держит на склоне, а камера видит собаку позади вас.',
      'До Сападере час езды, до долины Дим двадцать минут. Два чемодана ложатся в багажник плашмя, сверху поместится плоско сложенная коляска.',
      'Автомат с удержанием на подъёме | Камера и датчики парковки | Apple CarPlay и Android Auto | Без залога',
      'Последний поворот к крепости в одну полосу; уступают тем, кто едет вверх.',
    ],
    nl: [
      'Opel Corsa of vergelijkbaar, automaat',
      'Klein genoeg voor de kasteelheuvel van Alanya, en een automaat, zodat niemand over de haarspelden hoeft na te denken.',
      'De weg naar het kasteel van Alanya heeft elf haarspeldbochten en bovenaan een parkeerplaats vol bussen. De Corsa keert daar binnen elf meter, de achttrapsautomaat houdt hem vast op de helling en de camera ziet de hond achter je.',
      'Sapadere is een uur rijden, het Dimdal twintig minuten. Twee koffers gaan plat in de kofferbak, een buggy die smal opvouwt kan er dwars bovenop.',
      'Automaat met hellinghulp | Achteruitrijcamera en parkeersensoren | Apple CarPlay en Android Auto | Geen borg',
      'De laatste bocht naar het kasteel is eenbaans; wie omhoog rijdt, gaat voor.',
    ],
    ar: [
      'أوبل كورسا أو ما يماثلها، أوتوماتيك',
      'صغيرة بما يكفي لتل قلعة ألانيا، وأوتوماتيك كي لا تشغل المنعطفات أحدًا.',
      'في الطريق إلى قلعة ألانيا أحد عشر منعطفًا حادًا، وفي آخره موقف تسده الحافلات. تستدير كورسا هناك في أحد عشر مترًا، ويثبتها ناقلها ذو السرعات الثماني على المنحدر، وترى الكاميرا ما خلفك.',
      'سابادره على بعد ساعة ووادي ديم على بعد ثلث ساعة. تستقر حقيبتان في الصندوق، وفوقهما عربة طفل إن كانت تُطوى مسطحة.',
      'أوتوماتيك مع مثبّت صعود | كاميرا خلفية وحساسات ركن | آبل كاربلاي وأندرويد أوتو | دون مبلغ تأمين',
      'المنعطف الأخير إلى القلعة بمسار واحد، والأولوية للصاعد.',
    ],
  }),
  reviews: reviews`
    5 | Anke und Lars B. | Oldenburg | de | 2026-10-04 | Elf Kehren gezählt. Die Automatik war jeden Euro wert.
    4 | Ömer F. | Rotterdam | nl | 2026-08-11 | Keurig schoon, de airco doet het goed. Ophalen duurde een kwartier.
    5 | Дмитрий С. | Томск | ru | 2026-05-16 | Въехали к крепости без приключений. Камера выручает.
  `,
})
