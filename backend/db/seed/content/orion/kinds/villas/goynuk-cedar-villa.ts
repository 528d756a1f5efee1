import { extras, items, questions, reviews } from '../../../shared/lines'
import { house, wholeYear } from '../stay-entry'

export const goynukCedarVilla = house({
  code: 'ORI-V-09',
  destination: 'kemer',
  scene: 'gardenvilla',
  details: {
    kind: 'villa',
    bedrooms: 4,
    bathrooms: 3,
    capacity: 9,
    areaSquareMetres: 210,
    minimumNights: 3,
    damageDeposit: '500.00',
    permitNumber: '07-8874',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
      {
        roomType: 'children',
        beds: [
          { bed: 'bunk', quantity: 1 },
          { bed: 'single', quantity: 1 },
        ],
      },
    ],
    distances: [
      { place: 'market', metres: 500 },
      { place: 'restaurant', metres: 550 },
      { place: 'beach', metres: 1400 },
      { place: 'centre', metres: 9000 },
      { place: 'airport', metres: 47000 },
    ],
    features: [
      'heatedPool',
      'garden',
      'sauna',
      'barbecue',
      'heating',
      'parking',
      'airConditioning',
      'wifi',
      'dishwasher',
    ],
  },
  seasons: wholeYear(['150.00', '205.00', '275.00', '355.00', '240.00'], [4, 5, 7, 4]),
  extras: [
    { id: 'canyon-guide', price: '90.00', per: 'booking', maximum: 2 },
    { id: 'bread-round', price: '6.00', per: 'day', maximum: 1 },
  ],
  text: {
    de: {
      title: 'Villa Sedir in Göynük, zwischen Schlucht und Strand',
      summary:
        'Vier Schlafzimmer, Sauna und ein Pool, der auch im März warm ist; der Lykische Weg führt am Gartentor vorbei.',
      description:
        'Hinter dem Haus steigen die Bey Dağları auf zweitausend Meter, vor dem Haus geht es vierzehnhundert Meter geradeaus zum Kieselstrand. Dazwischen liegt ein Garten mit Orangen, einer Außenküche und einem Pool, den eine Wärmepumpe ganzjährig auf 26 Grad hält.\n\nGebaut wurde 2021 mit viel Zedernholz: Die Sauna riecht danach, das Kinderzimmer auch. Wer wandert, ist in zwanzig Minuten am Eingang der Göynük-Schlucht; wer nicht, legt sich unter die Orangen.',
      highlights: items`Pool mit Wärmepumpe, 26 Grad das ganze Jahr | Sauna aus Zedernholz für sechs | Zwanzig Minuten zu Fuß zur Göynük-Schlucht | Außenküche mit Steinofen`,
      included: items`Bettwäsche, Hand-, Pool- und Saunatücher | Reinigung vor Anreise und einmal pro Woche | Poolheizung, Strom, Wasser und WLAN | Holz für den Steinofen`,
      excluded: items`Kaution von 500 €, bei Abreise zurück | Eintritt in die Schlucht`,
      goodToKnow: items`Anreise ab 16:00, Abreise bis 10:00. | Der Strand besteht aus groben Kieseln: Badeschuhe helfen, im Haus liegen einige Paare.`,
      questions: questions`
        Eignet sich das Haus für den Winter? | Ja. Fußbodenheizung in allen Räumen, Sauna und warmer Pool; auf dem Tahtalı liegt dann Schnee.
        Fahren Busse? | Alle fünfzehn Minuten nach Kemer und Antalya, die Haltestelle liegt vierhundert Meter entfernt.
      `,
      extras: extras`
        Wanderguide für einen Tag | Göynük-Schlucht oder ein Stück des Lykischen Wegs, für bis zu neun Personen
        Brotdienst | Sesamringe und Brot hängen um acht am Tor
      `,
    },
    en: {
      title: 'Villa Sedir in Göynük, between canyon and beach',
      summary: 'Four bedrooms, a sauna and a pool that is warm in March; the Lycian Way passes the garden gate.',
      description:
        'Behind the house the Bey mountains climb to two thousand metres; in front of it a straight road runs fourteen hundred metres to the pebble beach. In between is a garden of orange trees with an outdoor kitchen and a pool that a heat pump keeps at 26 degrees all year.\n\nIt was built in 2021 with a great deal of cedar: the sauna smells of it, and so does the children’s room. Walkers reach the mouth of Göynük canyon in twenty minutes. Everyone else lies down under the oranges.',
      highlights: items`Heat-pump pool, 26 degrees all year | Cedar sauna for six | Göynük canyon twenty minutes on foot | Outdoor kitchen with a stone oven`,
      included: items`Linen, bath, pool and sauna towels | Cleaning before arrival and once a week | Pool heating, electricity, water and Wi-Fi | Wood for the stone oven`,
      excluded: items`Damage deposit of €500, returned on departure | Entrance to the canyon`,
      goodToKnow: items`Arrival from 16:00, departure by 10:00. | The beach is coarse pebble: bring water shoes, or borrow a pair from the house.`,
      questions: questions`
        Does it work in winter? | Very well. Underfloor heating throughout, a sauna, a warm pool, and snow on Tahtalı to look at.
        Are there buses? | Every fifteen minutes to Kemer and Antalya, from a stop four hundred metres away.
      `,
      extras: extras`
        Walking guide for a day | Göynük canyon or a stretch of the Lycian Way, for up to nine of you
        Bread round | Sesame rings and a loaf on the gate by eight
      `,
    },
    tr: {
      title: 'Göynük’te kanyonla deniz arasında Villa Sedir',
      summary: 'Dört yatak odası, sauna ve martta bile ılık bir havuz; Likya Yolu bahçe kapısından geçer.',
      description:
        'Evin arkasında Beydağları iki bin metreye çıkar, önünde dümdüz bir yol bin dört yüz metrede çakıl kumsala iner. Arada portakal ağaçları, açık mutfak ve ısı pompasının bütün yıl 26 derecede tuttuğu bir havuz var.\n\nEv 2021’de bol sedirle yapıldı; sauna da çocuk odası da hâlâ sedir kokar. Yürüyüşçüler yirmi dakikada Göynük Kanyonu’nun ağzındadır. Yürümek istemeyen portakalların altına uzanır.',
      highlights: items`Isı pompalı havuz, bütün yıl 26 derece | Altı kişilik sedir sauna | Göynük Kanyonu’na yürüyerek yirmi dakika | Taş fırınlı açık mutfak`,
      included: items`Nevresim; banyo, havuz ve sauna havluları | Girişten önce ve haftada bir temizlik | Havuz ısıtması, elektrik, su ve Wi-Fi | Taş fırın için odun`,
      excluded: items`Çıkışta iade edilen 500 € hasar depozitosu | Kanyon girişi`,
      goodToKnow: items`Giriş 16:00’dan itibaren, çıkış en geç 10:00. | Kumsal iri çakıldır; deniz ayakkabısı iyi olur, evde birkaç çift var.`,
      questions: questions`
        Kışın kalınır mı? | Kalınır. Bütün odalarda yerden ısıtma, sauna, ılık havuz; karşıda da karlı Tahtalı.
        Otobüs var mı? | Kemer ve Antalya’ya on beş dakikada bir; durak dört yüz metre ötede.
      `,
      extras: extras`
        Bir günlük yürüyüş rehberi | Göynük Kanyonu ya da Likya Yolu’ndan bir parça, dokuz kişiye kadar
        Ekmek servisi | Simit ve ekmek saat sekizde kapıda asılı
      `,
    },
    ru: {
      title: 'Вилла «Седир» в Гёйнюке, между каньоном и морем',
      slug: 'villa-sedir-goynyuk',
      summary: 'Четыре спальни, сауна и бассейн, тёплый даже в марте; Ликийская тропа идёт мимо калитки.',
      description:
        'За домом горы Бейдаглары поднимаются до двух тысяч метров, перед домом прямая дорога: тысяча четыреста метров до галечного пляжа. Между ними сад с апельсинами, летняя кухня и бассейн, в котором тепловой насос круглый год держит 26 градусов.\n\nДом построен в 2021 году, и кедра на него не пожалели: им пахнут и сауна, и детская. Любителям ходить двадцать минут до входа в каньон Гёйнюк, остальным — лежать под апельсинами.',
      highlights: items`Бассейн с тепловым насосом, 26 градусов весь год | Кедровая сауна на шестерых | Каньон Гёйнюк в двадцати минутах пешком | Летняя кухня с каменной печью`,
      included: items`Постельное бельё, полотенца для ванной, бассейна и сауны | Уборка перед заездом и раз в неделю | Подогрев бассейна, электричество, вода и Wi-Fi | Дрова для печи`,
      excluded: items`Залог 500 €, возвращается при выезде | Вход в каньон`,
      goodToKnow: items`Заезд с 16:00, выезд до 10:00. | Пляж из крупной гальки: пригодятся тапочки для плавания, несколько пар есть в доме.`,
      questions: questions`
        Подходит ли дом для зимы? | Да. Тёплые полы во всех комнатах, сауна, тёплый бассейн и снег на Тахталы за окном.
        Ходят ли автобусы? | Каждые пятнадцать минут в Кемер и Анталью, остановка в четырёхстах метрах.
      `,
      extras: extras`
        Проводник на день | Каньон Гёйнюк или участок Ликийской тропы, до девяти человек
        Хлеб к завтраку | Кунжутные бублики и буханка висят на калитке к восьми
      `,
    },
    nl: {
      title: 'Villa Sedir in Göynük, tussen kloof en strand',
      summary:
        'Vier slaapkamers, een sauna en een zwembad dat ook in maart warm is; de Lycische Weg loopt langs het hek.',
      description:
        'Achter het huis klimmen de Beydağları tot tweeduizend meter, ervoor loopt een rechte weg van veertienhonderd meter naar het kiezelstrand. Daartussen ligt een tuin met sinaasappelbomen, een buitenkeuken en een zwembad dat een warmtepomp het hele jaar op 26 graden houdt.\n\nHet is in 2021 gebouwd met veel cederhout: de sauna ruikt ernaar en de kinderkamer ook. Wandelaars staan in twintig minuten aan het begin van de kloof van Göynük, de rest ligt onder de sinaasappels.',
      highlights: items`Zwembad met warmtepomp, altijd 26 graden | Sauna van cederhout voor zes | De kloof van Göynük op twintig minuten lopen | Buitenkeuken met steenoven`,
      included: items`Beddengoed, bad-, zwembad- en saunadoeken | Schoonmaak voor aankomst en wekelijks | Zwembadverwarming, stroom, water en wifi | Hout voor de steenoven`,
      excluded: items`Borg van € 500, terug bij vertrek | Toegang tot de kloof`,
      goodToKnow: items`Aankomst vanaf 16:00, vertrek uiterlijk 10:00. | Het strand is van grove kiezels: waterschoenen zijn handig, in huis liggen er enkele klaar.`,
      questions: questions`
        Is het huis geschikt voor de winter? | Ja. Overal vloerverwarming, een sauna, een warm zwembad en sneeuw op de Tahtalı.
        Rijden er bussen? | Elk kwartier naar Kemer en Antalya, de halte is vierhonderd meter verderop.
      `,
      extras: extras`
        Wandelgids voor een dag | De kloof van Göynük of een stuk van de Lycische Weg, voor maximaal negen
        Broodservice | Sesamringen en een brood, om acht uur aan het hek
      `,
    },
    ar: {
      title: 'فيلا سيدير في غوينوك بين الوادي والشاطئ',
      slug: 'villa-sedir-goynuk',
      summary: 'أربع غرف نوم وساونا ومسبح دافئ حتى في مارس، ودرب ليقيا يمر أمام بوابة الحديقة.',
      description:
        'خلف البيت ترتفع جبال بي داغلاري إلى ألفي متر، وأمامه طريق مستقيم طوله ألف وأربعمئة متر إلى الشاطئ الحصوي. وبينهما حديقة برتقال ومطبخ خارجي ومسبح تحافظ مضخة حرارية على دفئه عند 26 درجة طوال العام.\n\nبُني عام 2021 بكثير من خشب الأرز، فرائحته في الساونا وفي غرفة الأطفال. من يحب المشي يصل إلى مدخل وادي غوينوك في عشرين دقيقة، ومن لا يحبه يستلقي تحت البرتقال.',
      highlights: items`مسبح بمضخة حرارية، 26 درجة طوال العام | ساونا من خشب الأرز لستة أشخاص | وادي غوينوك على بعد عشرين دقيقة سيرًا | مطبخ خارجي بفرن حجري`,
      included: items`أغطية أسرّة ومناشف للحمّام والمسبح والساونا | تنظيف قبل الوصول ومرة كل أسبوع | تدفئة المسبح وكهرباء وماء وإنترنت | حطب للفرن الحجري`,
      excluded: items`تأمين أضرار 500 يورو يُعاد عند المغادرة | رسم دخول الوادي`,
      goodToKnow: items`الوصول من الساعة 16:00 والمغادرة حتى 10:00. | حصى الشاطئ كبير: أحذية الماء مفيدة، وفي البيت بضعة أزواج.`,
      questions: questions`
        هل يصلح البيت شتاءً؟ | نعم. تدفئة أرضية في كل الغرف وساونا ومسبح دافئ، وثلج على جبل طاهتالي.
        هل توجد حافلات؟ | كل ربع ساعة إلى كيمر وأنطاليا، والموقف على بعد أربعمئة متر.
      `,
      extras: extras`
        مرشد مشي ليوم | وادي غوينوك أو مقطع من درب ليقيا، حتى تسعة أشخاص
        خبز الصباح | كعك بالسمسم ورغيف على البوابة في الثامنة
      `,
    },
  },
  reviews: reviews`
    5 | Wandergruppe Neumann | Kassel | de | 2026-03-28 | Tagsüber Lykischer Weg, abends Sauna und warmer Pool. Genau unser Haus.
    5 | Марина и Олег | Тюмень | ru | 2025-11-02 | В ноябре плавали каждый день. В сауне пахнет настоящим кедром.
    4 | Esther V. | Groningen | nl | 2026-07-15 | Fijn huis voor negen. Kiezelstrand is even wennen, de schoenen lagen klaar.
    5 | فهد ر. | الكويت | ar | 2026-08-07 | بيت نظيف وواسع، والأولاد لم يخرجوا من المسبح. الوادي بارد وجميل في الصيف.
  `,
})
