import { extras, items, questions, reviews } from '../../../shared/lines'
import { house, wholeYear } from '../stay-entry'

export const sorgunPineHouse = house({
  code: 'ORI-V-05',
  destination: 'side',
  scene: 'gardenvilla',
  details: {
    kind: 'villa',
    bedrooms: 5,
    bathrooms: 4,
    capacity: 10,
    areaSquareMetres: 290,
    minimumNights: 4,
    damageDeposit: '700.00',
    permitNumber: '07-7781',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
      { roomType: 'children', beds: [{ bed: 'bunk', quantity: 1 }] },
    ],
    distances: [
      { place: 'beach', metres: 450 },
      { place: 'restaurant', metres: 500 },
      { place: 'market', metres: 1200 },
      { place: 'centre', metres: 3800 },
      { place: 'airport', metres: 66000 },
    ],
    features: [
      'privatePool',
      'childPool',
      'garden',
      'barbecue',
      'parking',
      'airConditioning',
      'wifi',
      'dishwasher',
      'cot',
    ],
  },
  seasons: wholeYear(['160.00', '240.00', '330.00', '430.00', '280.00'], [5, 7, 7, 5]),
  extras: [
    { id: 'family-bicycles', price: '6.00', per: 'day', maximum: 10 },
    { id: 'babysitter-evening', price: '48.00', per: 'booking', maximum: 4 },
  ],
  text: {
    de: {
      title: 'Familienhaus Fıstık am Pinienwald von Sorgun, Side',
      summary:
        'Fünf Schlafzimmer für zwei Familien, Kinderpool mit Zaun und ein Waldweg ohne Autos bis zum Sandstrand.',
      description:
        'Zwischen Haus und Meer liegen nur Schirmpinien: 450 Meter Sandweg, auf dem Kinder vorauslaufen dürfen, weil dort kein Auto fährt. Der Strand von Sorgun fällt so flach ab, dass Fünfjährige weit draußen noch stehen.\n\nDas Haus hat oben zwei Trakte mit eigener Tür, damit die einen schlafen, während die anderen noch reden. Der Kinderpool ist fünfzig Zentimeter tief und eingezäunt, das große Becken hat eine Abdeckung, die trägt. Hochstühle, Gitterbetten und eine Kiste voll Sandspielzeug stehen bereit.',
      highlights: items`450 Meter autofreier Waldweg zum Sandstrand | Kinderpool, 50 cm tief, mit Zaun | Zwei Trakte für zwei Familien | Hochstühle, Gitterbetten, Sandspielzeug`,
      included: items`Bettwäsche, Hand- und Strandtücher | Reinigung vor Anreise und einmal pro Woche | Strom, Wasser und WLAN | Zwei Gitterbetten und zwei Hochstühle`,
      excluded: items`Kaution von 700 €, bei Abreise zurück | Liegen am Strand, etwa 8 € am Tag`,
      goodToKnow: items`Anreise ab 16:00, Abreise bis 10:00. | Ab 23 Uhr gilt im Wald Ruhe; Feuer und Grillkohle sind nur auf dem gemauerten Grillplatz erlaubt.`,
      questions: questions`
        Reicht ein Bad für jede Familie? | Vier Bäder: zwei im Elterntrakt, eines im zweiten Trakt, eines unten neben der Küche.
        Wie kommen wir nach Side? | Der Dolmuş hält an der Waldecke und braucht zehn Minuten, mit dem Rad sind es zwanzig.
      `,
      extras: extras`
        Fahrrad | Auch Kinderräder ab vier Jahren, Anhänger ohne Aufpreis
        Babysitterin für einen Abend | Vier Stunden, mit Ausbildung, spricht Deutsch und Englisch
      `,
    },
    en: {
      title: 'Family house by Sorgun’s pine wood, near Side',
      summary:
        'Five bedrooms for two families, a fenced children’s pool and a car-free path through pines to the sand.',
      description:
        'Nothing but umbrella pines stands between the house and the sea: 450 metres of sandy path on which children may run ahead, because no car is allowed there. Sorgun beach slopes so gently that a five-year-old can stand a long way out.\n\nUpstairs the house divides into two wings, each with its own door, so that one family can sleep while the other is still talking. The children’s pool is fifty centimetres deep and fenced; the big one has a cover that bears weight. High chairs, cots and a chest of sand toys are here already.',
      highlights: items`450 metres of car-free path to a sandy beach | Fenced children’s pool, 50 cm deep | Two wings for two families | High chairs, cots and sand toys`,
      included: items`Linen, bath and beach towels | Cleaning before arrival and once a week | Electricity, water and Wi-Fi | Two cots and two high chairs`,
      excluded: items`Damage deposit of €700, returned on departure | Sunbeds on the beach, about €8 a day`,
      goodToKnow: items`Arrival from 16:00, departure by 10:00. | Quiet hours in the wood begin at 23:00; fire and charcoal only on the brick barbecue.`,
      questions: questions`
        Are there enough bathrooms? | Four: two in the main wing, one in the second, one downstairs by the kitchen.
        How do we get to Side? | The dolmuş stops at the corner of the wood and takes ten minutes; a bicycle takes twenty.
      `,
      extras: extras`
        Bicycle | Children’s bikes from age four; trailers are free
        Babysitter for an evening | Four hours, qualified, speaks German and English
      `,
    },
    tr: {
      title: 'Side Sorgun’da çam ormanının kıyısında aile evi',
      summary: 'İki aileye beş yatak odası, çitli çocuk havuzu, kumsala arabasız bir orman yolu.',
      description:
        'Evle deniz arasında yalnızca fıstık çamları var: 450 metrelik, araç girmeyen kum bir yol; çocuklar önden koşabilir. Sorgun kumsalı o kadar yavaş derinleşir ki beş yaşındaki çocuk epey açıkta bile ayakta durur.\n\nÜst kat, kapıları ayrı iki bölümdür; bir aile uyurken öteki sohbete devam eder. Çocuk havuzu elli santim derinlikte ve çitlidir, büyük havuzun üstü ağırlık taşıyan bir örtüyle kapanır. Mama sandalyesi, park yatak ve bir sandık dolusu kum oyuncağı hazırdır.',
      highlights: items`Kumsala 450 metre arabasız orman yolu | 50 cm derinlikte çitli çocuk havuzu | İki aileye ayrı iki bölüm | Mama sandalyesi, park yatak, kum oyuncakları`,
      included: items`Nevresim, banyo ve plaj havluları | Girişten önce ve haftada bir temizlik | Elektrik, su ve Wi-Fi | İki park yatak, iki mama sandalyesi`,
      excluded: items`Çıkışta iade edilen 700 € hasar depozitosu | Kumsalda şezlong, günde 8 € kadar`,
      goodToKnow: items`Giriş 16:00’dan itibaren, çıkış en geç 10:00. | Ormanda 23:00’ten sonra sessizlik vardır; ateş ve mangal yalnızca tuğla ocakta yakılır.`,
      questions: questions`
        Banyo yeter mi? | Dört banyo var: ikisi ana bölümde, biri ikinci bölümde, biri girişte mutfağın yanında.
        Side’ye nasıl gideriz? | Dolmuş ormanın köşesinde durur, on dakika sürer; bisikletle yirmi dakika.
      `,
      extras: extras`
        Bisiklet | Dört yaştan itibaren çocuk bisikleti de var, römork ücretsiz
        Bir akşam bakıcı | Dört saat; eğitimli, Almanca ve İngilizce bilir
      `,
    },
    ru: {
      title: 'Семейный дом у соснового леса Соргуна, Сиде',
      slug: 'semeyny-dom-sorgun-side',
      summary: 'Пять спален на две семьи, детский бассейн за оградой и лесная дорожка без машин до песчаного пляжа.',
      description:
        'Между домом и морем только пинии: 450 метров песчаной дорожки, по которой дети могут бежать вперёд, потому что машин там нет. Дно на пляже Соргун уходит так полого, что пятилетний ребёнок стоит далеко от берега.\n\nНаверху дом делится на две половины с отдельными дверями: одни уже спят, другие ещё разговаривают. Детский бассейн глубиной пятьдесят сантиметров и огорожен, у большого прочное покрытие. Стульчики, кроватки и сундук с песочными игрушками ждут на месте.',
      highlights: items`450 метров по лесу без машин до песка | Детский бассейн 50 см за оградой | Две половины для двух семей | Стульчики, кроватки, игрушки для песка`,
      included: items`Постельное бельё, банные и пляжные полотенца | Уборка перед заездом и раз в неделю | Электричество, вода и Wi-Fi | Две кроватки и два стульчика`,
      excluded: items`Залог 700 €, возвращается при выезде | Шезлонги на пляже, около 8 € в день`,
      goodToKnow: items`Заезд с 16:00, выезд до 10:00. | В лесу тишина с 23:00; огонь и угли разрешены только на кирпичном мангале.`,
      questions: questions`
        Хватит ли ванных? | Их четыре: две в главной половине, одна во второй и одна внизу у кухни.
        Как добраться до Сиде? | Долмуш останавливается на углу леса, ехать десять минут; на велосипеде двадцать.
      `,
      extras: extras`
        Велосипед | Есть детские от четырёх лет, прицеп бесплатно
        Няня на вечер | Четыре часа, с образованием, говорит по-немецки и по-английски
      `,
    },
    nl: {
      title: 'Gezinshuis aan het pijnbomenbos van Sorgun, Side',
      summary: 'Vijf slaapkamers voor twee gezinnen, een kinderbad met hek en een autovrij bospad naar het zandstrand.',
      description:
        'Tussen het huis en de zee staan alleen parasoldennen: 450 meter zandpad waarop kinderen vooruit mogen rennen, want er rijdt geen auto. Het strand van Sorgun loopt zo langzaam af dat een kind van vijf ver in zee nog staat.\n\nBoven heeft het huis twee vleugels met een eigen deur, zodat het ene gezin slaapt terwijl het andere nog zit te praten. Het kinderbad is vijftig centimeter diep en omheind, het grote bad heeft een afdekking die gewicht draagt. Kinderstoelen, ledikantjes en een kist strandspeelgoed staan klaar.',
      highlights: items`450 meter autovrij bospad naar het zand | Omheind kinderbad, 50 cm diep | Twee vleugels voor twee gezinnen | Kinderstoelen, ledikantjes en strandspeelgoed`,
      included: items`Beddengoed, badlakens en strandlakens | Schoonmaak voor aankomst en wekelijks | Stroom, water en wifi | Twee ledikantjes en twee kinderstoelen`,
      excluded: items`Borg van € 700, terug bij vertrek | Ligbedden op het strand, zo’n € 8 per dag`,
      goodToKnow: items`Aankomst vanaf 16:00, vertrek uiterlijk 10:00. | Vanaf 23:00 is het stil in het bos; vuur en houtskool alleen op de gemetselde barbecue.`,
      questions: questions`
        Zijn er genoeg badkamers? | Vier: twee in de hoofdvleugel, een in de tweede en een beneden naast de keuken.
        Hoe kom je in Side? | De dolmuş stopt op de hoek van het bos en doet er tien minuten over; fietsen duurt er twintig.
      `,
      extras: extras`
        Fiets | Ook kinderfietsen vanaf vier jaar, een fietskar is gratis
        Oppas voor een avond | Vier uur, met diploma, spreekt Duits en Engels
      `,
    },
    ar: {
      title: 'بيت عائلي عند غابة الصنوبر في سورغون قرب سيدا',
      slug: 'bayt-aili-sorgun-side',
      summary: 'خمس غرف نوم لعائلتين، ومسبح أطفال مسيّج، وطريق في الغابة بلا سيارات حتى الشاطئ الرملي.',
      description:
        'لا يفصل البيت عن البحر سوى الصنوبر: طريق رملي طوله 450 مترًا يركض فيه الأطفال مطمئنين، فالسيارات لا تدخله. وشاطئ سورغون ينحدر ببطء حتى إن طفلًا في الخامسة يقف بعيدًا عن الرمل.\n\nالطابق العلوي جناحان لكل منهما بابه، فتنام عائلة بينما تواصل الأخرى سهرتها. عمق مسبح الأطفال خمسون سنتيمترًا وحوله سياج، وللمسبح الكبير غطاء يحمل الوزن. وكراسي الأطفال وأسرّتهم وصندوق ألعاب الرمل جاهزة في انتظارك.',
      highlights: items`450 مترًا في الغابة بلا سيارات إلى الرمل | مسبح أطفال مسيّج بعمق 50 سم | جناحان لعائلتين | كراسي وأسرّة للأطفال وألعاب رمل`,
      included: items`أغطية أسرّة ومناشف للحمّام والشاطئ | تنظيف قبل الوصول ومرة كل أسبوع | كهرباء وماء وإنترنت | سريران للرضّع وكرسيان للطعام`,
      excluded: items`تأمين أضرار 700 يورو يُعاد عند المغادرة | كراسي الشاطئ، نحو 8 يورو في اليوم`,
      goodToKnow: items`الوصول من الساعة 16:00 والمغادرة حتى 10:00. | الهدوء في الغابة من الساعة 23:00، والنار والفحم على الشواية المبنية فقط.`,
      questions: questions`
        هل تكفي الحمّامات؟ | أربعة: اثنان في الجناح الرئيسي، وواحد في الثاني، وواحد في الأسفل قرب المطبخ.
        كيف نصل إلى سيدا؟ | يقف الدولموش عند زاوية الغابة ويستغرق عشر دقائق، والدراجة عشرين.
      `,
      extras: extras`
        دراجة | تتوفر دراجات للأطفال من أربع سنوات، والمقطورة مجانًا
        جليسة أطفال لأمسية | أربع ساعات، مؤهلة وتتحدث الألمانية والإنجليزية
      `,
    },
  },
  reviews: reviews`
    5 | Familie Brandt und Familie Uhl | Leipzig | de | 2026-07-24 | Vier Kinder, ein Zaun, null Sorgen. Der Waldweg zum Strand ist unbezahlbar.
    5 | Gezin De Wit | Apeldoorn | nl | 2026-07-11 | Twee vleugels bleek de beste uitvinding van de vakantie. Strand perfect voor kleintjes.
    4 | Наталья В. | Москва | ru | 2026-06-27 | Дом большой и удобный, лес пахнет сосной. Комары вечером есть, берите спрей.
    5 | Ayşegül K. | Bursa | tr | 2025-08-30 | İki aile rahat rahat sığdık. Çocuklar yola çıkmadan denize gidebiliyor.
  `,
})
