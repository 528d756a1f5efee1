import { extras, items, questions, reviews } from '../../../shared/lines'
import { house, openMonths } from '../stay-entry'

export const alacatiMasticHouse = house({
  code: 'ORI-V-07',
  destination: 'izmir',
  scene: 'stonevilla',
  details: {
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 3,
    capacity: 7,
    areaSquareMetres: 150,
    minimumNights: 3,
    damageDeposit: '500.00',
    permitNumber: '35-5028',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      {
        roomType: 'double',
        beds: [
          { bed: 'double', quantity: 1 },
          { bed: 'single', quantity: 1 },
        ],
      },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'restaurant', metres: 120 },
      { place: 'market', metres: 200 },
      { place: 'centre', metres: 350 },
      { place: 'beach', metres: 5500 },
      { place: 'airport', metres: 92000 },
    ],
    features: ['privatePool', 'garden', 'terrace', 'airConditioning', 'wifi', 'dishwasher', 'washingMachine'],
  },
  seasons: openMonths(['0.00', '190.00', '270.00', '390.00', '230.00'], [3, 4, 5, 3]),
  extras: [
    { id: 'surf-storage', price: '10.00', per: 'day', maximum: 4 },
    { id: 'alacati-breakfast', price: '18.00', per: 'person', maximum: 7 },
  ],
  text: {
    de: {
      title: 'Mastixhaus in Alaçatı, Hofpool mitten im Ort',
      summary:
        'Drei Schlafzimmer in zwei Steinhäusern, dazwischen ein Hof mit Pool; die Surfbucht liegt zehn Minuten südlich.',
      description:
        'Zwei Häuser griechischer Weinbauern, 1874 und 1881 gebaut, teilen sich einen Hof: links zwei Schlafzimmer, rechts das dritte und die Küche. Dazwischen liegen der Pool, ein Mastixbaum und ein langer Tisch, an dem das Frühstück gern bis Mittag dauert.\n\nVor der Tür ist die Kemalpaşa-Gasse mit ihren blauen Läden, trotzdem ist es hinter der Mauer still, weil die Restaurants nach Norden hin liegen. Für Surfer gibt es einen Schuppen mit Süßwasserschlauch und Ständern.',
      highlights: items`Zwei Steinhäuser um einen Hof | Pool, 7 × 3 Meter, nicht einsehbar | Alles im Ort zu Fuß | Schuppen für Bretter und Segel`,
      included: items`Bettwäsche, Hand- und Pooltücher | Reinigung vor Anreise und einmal pro Woche | Strom, Wasser und WLAN | Stellplatz am Ortsrand, fünf Minuten entfernt`,
      excluded: items`Kaution von 500 €, bei Abreise zurück | Frühstück`,
      goodToKnow: items`Anreise ab 16:00, Abreise bis 10:00. | Von Mai bis Oktober ist die Gasse für Autos gesperrt; das Gepäck bringt ein Elektrokarren.`,
      questions: questions`
        Wann ist die beste Zeit zum Surfen? | Von Juni bis September an vier von fünf Tagen mit fünf Beaufort. Anfänger mögen Mai und Oktober lieber.
        Ist das Haus im Winter zu mieten? | Nein, von November bis März wird gestrichen und gelüftet.
      `,
      extras: extras`
        Brettlager in der Bucht | Ein Platz im Schuppen der Surfschule, damit Sie nichts schleppen
        Frühstück à la Alaçatı | Einmal im Hof: Ziegenkäse, wilde Kräuter, Boyoz, Feigen- und Mastixmarmelade
      `,
    },
    en: {
      title: 'The Mastic House in Alaçatı, with a courtyard pool',
      summary: 'Three bedrooms in two stone houses around a courtyard with a pool; the surf bay is ten minutes south.',
      description:
        'Two houses of Greek vine growers, built in 1874 and 1881, share a courtyard: two bedrooms on the left, the third and the kitchen on the right. Between them lie the pool, a mastic tree and a long table at which breakfast tends to last until noon.\n\nThe lane outside is Kemalpaşa with its blue shutters and shops, yet behind the wall it is quiet, since the restaurants face the other way. Windsurfers get a shed with racks and a freshwater hose.',
      highlights: items`Two stone houses around one courtyard | Pool, 7 by 3 metres, not overlooked | Everything in the old town on foot | A shed for boards and sails`,
      included: items`Linen, bath and pool towels | Cleaning before arrival and once a week | Electricity, water and Wi-Fi | A parking space five minutes away`,
      excluded: items`Damage deposit of €500, returned on departure | Breakfast`,
      goodToKnow: items`Arrival from 16:00, departure by 10:00. | The lane is closed to cars from May to October; an electric cart brings your luggage.`,
      questions: questions`
        When is the wind best? | From June to September it blows force five on four days out of five. Beginners prefer May and October.
        Can we rent it in winter? | No. From November to March it is painted and aired.
      `,
      extras: extras`
        Board storage in the bay | A place in the surf school’s shed, so that nothing needs carrying
        Alaçatı breakfast | Once in the courtyard: goat’s cheese, wild herbs, boyoz, fig and mastic preserves
      `,
    },
    tr: {
      title: 'Alaçatı’da havuzlu avlusuyla Sakız Evi',
      summary: 'Bir avlunun iki yanında iki taş ev, üç yatak odası, ortada havuz; sörf koyu on dakika güneyde.',
      description:
        '1874 ve 1881’de Rum bağcıların yaptığı iki ev aynı avluya bakar: solda iki yatak odası, sağda üçüncüsü ve mutfak. Ortada havuz, bir sakız ağacı ve kahvaltının öğleye kadar uzadığı uzun bir masa var.\n\nKapının önü mavi kepenkleriyle Kemalpaşa Caddesi’dir; duvarın arkası yine de sessizdir, çünkü restoranlar öbür yana bakar. Sörfçüler için rafları ve tatlı su hortumu olan bir depo hazırdır.',
      highlights: items`Tek avluda iki taş ev | 7 × 3 metre, dışarıdan görünmeyen havuz | Çarşının her yeri yürüme mesafesinde | Tahta ve yelkenler için depo`,
      included: items`Nevresim, banyo ve havuz havluları | Girişten önce ve haftada bir temizlik | Elektrik, su ve Wi-Fi | Beş dakika ötede park yeri`,
      excluded: items`Çıkışta iade edilen 500 € hasar depozitosu | Kahvaltı`,
      goodToKnow: items`Giriş 16:00’dan itibaren, çıkış en geç 10:00. | Mayıs–ekim arası sokak araca kapalıdır; bavullarınızı elektrikli araba taşır.`,
      questions: questions`
        Rüzgâr en iyi ne zaman? | Hazirandan eylüle beş günün dördünde 5 bofor eser. Yeni başlayanlar mayıs ve ekimi sever.
        Kışın kiralanıyor mu? | Hayır. Kasımdan marta ev boyanır, havalandırılır.
      `,
      extras: extras`
        Koyda tahta deposu | Sörf okulunun deposunda bir yer; taşıma derdi olmaz
        Alaçatı kahvaltısı | Avluda bir kez: keçi peyniri, otlar, boyoz, incir ve sakız reçeli
      `,
    },
    ru: {
      title: 'Мастиковый дом в Алачаты с бассейном во дворе',
      slug: 'mastikovy-dom-alachaty',
      summary: 'Три спальни в двух каменных домах, между ними двор с бассейном; до сёрф-бухты десять минут на юг.',
      description:
        'Два дома греческих виноделов, 1874 и 1881 года, стоят вокруг одного двора: слева две спальни, справа третья и кухня. Между ними бассейн, мастиковое дерево и длинный стол, за которым завтрак обычно тянется до полудня.\n\nЗа дверью улица Кемаль-паши с синими ставнями и лавками, но за стеной тихо: рестораны выходят на другую сторону. Для сёрферов есть сарай со стойками и шлангом с пресной водой.',
      highlights: items`Два каменных дома вокруг двора | Бассейн 7 × 3 метра, закрытый от глаз | Весь старый город пешком | Сарай для досок и парусов`,
      included: items`Постельное бельё, полотенца для ванной и бассейна | Уборка перед заездом и раз в неделю | Электричество, вода и Wi-Fi | Стоянка в пяти минутах ходьбы`,
      excluded: items`Залог 500 €, возвращается при выезде | Завтрак`,
      goodToKnow: items`Заезд с 16:00, выезд до 10:00. | С мая по октябрь улица закрыта для машин; багаж привезёт электрокар.`,
      questions: questions`
        Когда лучше всего ветер? | С июня по сентябрь четыре дня из пяти дует пять баллов. Новичкам больше нравятся май и октябрь.
        Сдаётся ли дом зимой? | Нет, с ноября по март его красят и проветривают.
      `,
      extras: extras`
        Хранение доски в бухте | Место в сарае сёрф-школы, ничего не нужно возить
        Завтрак по-алачатски | Один раз во дворе: козий сыр, дикие травы, бойоз, варенье из инжира и мастики
      `,
    },
    nl: {
      title: 'Mastiekhuis in Alaçatı, met zwembad op het erf',
      summary: 'Drie slaapkamers in twee stenen huizen rond een hof met zwembad; naar de surfbaai is het tien minuten.',
      description:
        'Twee huizen van Griekse wijnboeren, gebouwd in 1874 en 1881, delen één hof: links twee slaapkamers, rechts de derde en de keuken. Ertussen liggen het zwembad, een mastiekboom en een lange tafel waaraan het ontbijt vaak tot de middag duurt.\n\nVoor de deur loopt de Kemalpaşa met haar blauwe luiken en winkeltjes, maar achter de muur is het stil: de restaurants liggen de andere kant op. Voor surfers is er een schuur met rekken en een zoetwaterslang.',
      highlights: items`Twee stenen huizen rond één hof | Zwembad van 7 bij 3 meter, zonder inkijk | Alles in het oude centrum te voet | Schuur voor planken en zeilen`,
      included: items`Beddengoed, badlakens en zwembadhanddoeken | Schoonmaak voor aankomst en wekelijks | Stroom, water en wifi | Parkeerplek op vijf minuten`,
      excluded: items`Borg van € 500, terug bij vertrek | Ontbijt`,
      goodToKnow: items`Aankomst vanaf 16:00, vertrek uiterlijk 10:00. | Van mei tot oktober is de straat autovrij; een elektrisch karretje brengt de bagage.`,
      questions: questions`
        Wanneer is de wind het best? | Van juni tot september staat er vier van de vijf dagen windkracht vijf. Beginners kiezen liever mei of oktober.
        Is het huis in de winter te huur? | Nee, van november tot maart wordt er geschilderd en gelucht.
      `,
      extras: extras`
        Stalling in de baai | Een plek in de schuur van de surfschool, dan hoef je niets te slepen
        Ontbijt op z’n Alaçatı’s | Eén keer op het erf: geitenkaas, wilde kruiden, boyoz, vijgen- en mastiekjam
      `,
    },
    ar: {
      title: 'بيت المستكة في ألاتشاتي بمسبح في الفناء',
      slug: 'bayt-almastika-alacati',
      summary: 'ثلاث غرف نوم في بيتين حجريين بينهما فناء ومسبح، وخليج ركوب الأمواج على بعد عشر دقائق جنوبًا.',
      description:
        'بيتان بناهما كرّامون يونانيون عامي 1874 و1881 يلتقيان على فناء واحد: غرفتا نوم إلى اليسار، والثالثة والمطبخ إلى اليمين. وبينهما المسبح وشجرة مستكة ومائدة طويلة يمتد عندها الإفطار حتى الظهر.\n\nأمام الباب شارع كمال باشا بمصاريعه الزرقاء ودكاكينه، لكن الهدوء يسود خلف السور لأن المطاعم تتجه إلى الجهة الأخرى. ولراكبي الشراع مخزن برفوف وخرطوم ماء عذب.',
      highlights: items`بيتان حجريان حول فناء واحد | مسبح 7 × 3 أمتار بعيد عن الأنظار | كل البلدة القديمة سيرًا على الأقدام | مخزن للألواح والأشرعة`,
      included: items`أغطية أسرّة ومناشف للحمّام والمسبح | تنظيف قبل الوصول ومرة كل أسبوع | كهرباء وماء وإنترنت | موقف سيارة على بعد خمس دقائق`,
      excluded: items`تأمين أضرار 500 يورو يُعاد عند المغادرة | الإفطار`,
      goodToKnow: items`الوصول من الساعة 16:00 والمغادرة حتى 10:00. | من مايو إلى أكتوبر يُغلق الشارع أمام السيارات، وتنقل عربة كهربائية أمتعتك.`,
      questions: questions`
        متى تكون الريح في أحسن أحوالها؟ | من يونيو إلى سبتمبر تهب بقوة خمس درجات أربعة أيام من كل خمسة. والمبتدئون يفضلون مايو وأكتوبر.
        هل يؤجَّر البيت شتاءً؟ | لا، يُدهن ويُهوّى من نوفمبر إلى مارس.
      `,
      extras: extras`
        حفظ الألواح في الخليج | مكان في مخزن مدرسة الأمواج، فلا تحمل شيئًا
        إفطار ألاتشاتي | مرة في الفناء: جبن ماعز وأعشاب برية وفطائر بويوز ومربى التين والمستكة
      `,
    },
  },
  reviews: reviews`
    5 | Maren und Clique | Fehmarn | de | 2026-06-30 | Morgens Boyoz im Hof, mittags fünf Windstärken. Der Schuppen war Gold wert.
    4 | Defne S. | İstanbul | tr | 2026-07-19 | Avlu çok keyifli, konum mükemmel. Temmuzda çarşı kalabalık, ev yine de sessizdi.
    5 | Rutger P. | Scheveningen | nl | 2026-08-22 | Vier planken, zeven mensen, geen gedoe. Pal in het dorp en toch rustig.
  `,
})
