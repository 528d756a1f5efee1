import { extras, items, questions, reviews } from '../../../shared/lines'
import { house, wholeYear } from '../stay-entry'

export const dalyanRiverHouse = house({
  code: 'ORI-V-06',
  destination: 'dalyan',
  scene: 'gardenvilla',
  details: {
    kind: 'villa',
    bedrooms: 2,
    bathrooms: 2,
    capacity: 5,
    areaSquareMetres: 105,
    minimumNights: 3,
    damageDeposit: '250.00',
    permitNumber: '48-7350',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'children', beds: [{ bed: 'single', quantity: 3 }] },
    ],
    distances: [
      { place: 'restaurant', metres: 600 },
      { place: 'market', metres: 900 },
      { place: 'centre', metres: 1200 },
      { place: 'beach', metres: 12000 },
      { place: 'airport', metres: 27000 },
    ],
    features: [
      'privatePool',
      'garden',
      'terrace',
      'kayak',
      'barbecue',
      'parking',
      'airConditioning',
      'wifi',
      'accessible',
    ],
  },
  seasons: wholeYear(['75.00', '110.00', '145.00', '185.00', '125.00'], [3, 4, 5, 4]),
  extras: [
    { id: 'turtle-boat', price: '55.00', per: 'booking', maximum: 1 },
    { id: 'garden-basket', price: '12.00', per: 'booking', maximum: 3 },
  ],
  text: {
    de: {
      title: 'Bungalow am Fluss in Dalyan, Felsengräber gegenüber',
      summary: 'Ebenerdig, zwei Schlafzimmer, Pool im Granatapfelgarten und ein Kajak am eigenen Steg.',
      description:
        'Abends werden die Königsgräber von Kaunos angestrahlt, und Sie sehen sie vom Esstisch aus. Der Bungalow liegt in einem Garten mit Granatäpfeln, zwanzig Schritte vom Wasser. Am Steg liegt ein Zweierkajak, mit dem Sie in einer Viertelstunde im Schilf sind.\n\nAlles ist auf einer Ebene, die Türen sind breit, der Pool hat flache Stufen und einen Handlauf. Zum İztuzu-Strand fährt vom Ort jede halbe Stunde ein Boot durchs Delta; die Rückfahrt am Nachmittag ist der schönere Teil.',
      highlights: items`Blick auf die Felsengräber von Kaunos | Eigener Steg mit Zweierkajak | Pool, 8 × 4 Meter, mit Handlauf | Ebenerdig, ohne Schwellen`,
      included: items`Bettwäsche, Hand- und Pooltücher | Reinigung vor Anreise | Zweierkajak mit Schwimmwesten | Strom, Wasser und WLAN`,
      excluded: items`Kaution von 250 €, bei Abreise zurück | Boot zum Strand, etwa 5 € je Person`,
      goodToKnow: items`Anreise ab 16:00, Abreise bis 10:00. | Am Fluss gibt es Mücken: alle Fenster haben Netze, Mückenstecker liegen bereit.`,
      questions: questions`
        Ist der Fluss gefährlich für Kinder? | Er fließt langsam, ist aber tief. Der Garten ist zum Steg hin mit einem Tor verschlossen.
        Brauchen wir ein Auto? | Nein. In den Ort sind es fünfzehn Minuten am Ufer entlang, und die Boote fahren von dort.
      `,
      extras: extras`
        Boot am frühen Morgen | Mit Abidin um sechs ins Delta, zwei Stunden, oft mit Schildkröten; ein Boot für alle
        Gemüsekorb | Was der Garten und die Nachbarin gerade haben, für drei Tage
      `,
    },
    en: {
      title: 'Riverside bungalow in Dalyan, facing the rock tombs',
      summary: 'All on one level: two bedrooms, a pool among pomegranates and a kayak at your own jetty.',
      description:
        'After dark the royal tombs of Kaunos are lit, and you see them from the dinner table. The bungalow stands in a pomegranate garden twenty paces from the water. A two-seat kayak is tied to the jetty; a quarter of an hour’s paddling takes you into the reeds.\n\nEverything is on one level, the doors are wide, and the pool has shallow steps with a handrail. Boats leave the village every half hour for İztuzu beach, through the delta; the ride home in the afternoon light is the better half.',
      highlights: items`The rock tombs of Kaunos across the water | Your own jetty with a two-seat kayak | Pool, 8 by 4 metres, with a handrail | One level, no thresholds`,
      included: items`Linen, bath and pool towels | Cleaning before arrival | Two-seat kayak with life jackets | Electricity, water and Wi-Fi`,
      excluded: items`Damage deposit of €250, returned on departure | Boat to the beach, about €5 each`,
      goodToKnow: items`Arrival from 16:00, departure by 10:00. | There are mosquitoes by the river: all windows have nets, and plug-in repellents are provided.`,
      questions: questions`
        Is the river dangerous for children? | It flows slowly but is deep. A locked gate closes the garden off from the jetty.
        Do we need a car? | No. The village is fifteen minutes along the bank, and the boats leave from there.
      `,
      extras: extras`
        Early morning boat | Into the delta with Abidin at six, two hours, often with turtles; one boat for all of you
        Vegetable basket | What the garden and the neighbour have just picked, enough for three days
      `,
    },
    tr: {
      title: 'Dalyan’da kaya mezarlarına bakan nehir evi',
      summary: 'Tek katta iki yatak odası, nar bahçesinde havuz, kendi iskelenizde kano.',
      description:
        'Akşam Kaunos’un kral mezarları ışıklandırılır; siz sofradan seyredersiniz. Ev bir nar bahçesinin içinde, suya yirmi adım. İskelede iki kişilik bir kano bağlıdır, on beş dakikada sazlığın içindesiniz.\n\nHer şey tek katta, kapılar geniş, havuzun basamakları alçak ve tutamaklıdır. İztuzu kumsalına köyden yarım saatte bir tekne kalkar, deltanın içinden geçer; işin güzel yanı ikindi ışığında dönüştür.',
      highlights: items`Karşı kıyıda Kaunos kaya mezarları | İki kişilik kanosuyla kendi iskeleniz | 8 × 4 metre, tutamaklı havuz | Tek kat, eşiksiz`,
      included: items`Nevresim, banyo ve havuz havluları | Girişten önce temizlik | Can yelekleriyle iki kişilik kano | Elektrik, su ve Wi-Fi`,
      excluded: items`Çıkışta iade edilen 250 € hasar depozitosu | Kumsal teknesi, kişi başı 5 € kadar`,
      goodToKnow: items`Giriş 16:00’dan itibaren, çıkış en geç 10:00. | Nehir kıyısında sivrisinek olur; bütün pencerelerde sineklik, prizlerde kovucu var.`,
      questions: questions`
        Nehir çocuklar için tehlikeli mi? | Yavaş akar ama derindir. Bahçe ile iskele arasında kilitli bir kapı var.
        Araba gerekir mi? | Gerekmez. Köy kıyıdan on beş dakika, tekneler de oradan kalkar.
      `,
      extras: extras`
        Sabah teknesi | Abidin Kaptan’la altıda deltaya, iki saat; çoğu kez caretta görülür, tekne hepinize
        Sebze sepeti | Bahçede ve komşuda o gün ne varsa, üç günlük
      `,
    },
    ru: {
      title: 'Домик у реки в Дальяне напротив скальных гробниц',
      slug: 'domik-u-reki-dalyan',
      summary: 'Всё на одном уровне: две спальни, бассейн в гранатовом саду и каяк у собственного причала.',
      description:
        'Вечером царские гробницы Кавна подсвечивают, и видно их прямо с обеденного стола. Дом стоит в гранатовом саду, в двадцати шагах от воды. У причала двухместный каяк: пятнадцать минут на вёслах, и вы в камышах.\n\nВсё на одном уровне, двери широкие, у бассейна пологие ступени с поручнем. До пляжа Изтузу от посёлка каждые полчаса идёт лодка через дельту; обратный путь в вечернем свете ещё красивее.',
      highlights: items`Скальные гробницы Кавна на другом берегу | Свой причал с двухместным каяком | Бассейн 8 × 4 метра с поручнем | Один этаж, без порогов`,
      included: items`Постельное бельё, полотенца для ванной и бассейна | Уборка перед заездом | Двухместный каяк и жилеты | Электричество, вода и Wi-Fi`,
      excluded: items`Залог 250 €, возвращается при выезде | Лодка до пляжа, около 5 € с человека`,
      goodToKnow: items`Заезд с 16:00, выезд до 10:00. | У реки есть комары: на всех окнах сетки, фумигаторы на месте.`,
      questions: questions`
        Опасна ли река для детей? | Течение медленное, но глубоко. От причала сад закрыт калиткой на замке.
        Нужна ли машина? | Нет. До посёлка пятнадцать минут вдоль берега, лодки уходят оттуда.
      `,
      extras: extras`
        Лодка на рассвете | С Абидином в шесть утра в дельту, два часа, часто видны черепахи; лодка на всю компанию
        Корзина овощей | Что созрело в саду и у соседки, на три дня
      `,
    },
    nl: {
      title: 'Bungalow aan de rivier in Dalyan, bij de rotsgraven',
      summary:
        'Alles gelijkvloers: twee slaapkamers, een zwembad tussen granaatappels en een kajak aan je eigen steiger.',
      description:
        '’s Avonds worden de koningsgraven van Kaunos verlicht en zie je ze vanaf de eettafel. De bungalow staat in een tuin met granaatappels, twintig passen van het water. Aan de steiger ligt een tweepersoonskajak; een kwartier peddelen en je zit tussen het riet.\n\nAlles is gelijkvloers, de deuren zijn breed en het zwembad heeft lage treden met een leuning. Vanuit het dorp vaart elk halfuur een boot door de delta naar het strand van İztuzu; de terugweg in het middaglicht is het mooist.',
      highlights: items`Uitzicht op de rotsgraven van Kaunos | Eigen steiger met tweepersoonskajak | Zwembad van 8 bij 4 meter, met leuning | Gelijkvloers, zonder drempels`,
      included: items`Beddengoed, badlakens en zwembadhanddoeken | Schoonmaak voor aankomst | Tweepersoonskajak met zwemvesten | Stroom, water en wifi`,
      excluded: items`Borg van € 250, terug bij vertrek | Boot naar het strand, zo’n € 5 per persoon`,
      goodToKnow: items`Aankomst vanaf 16:00, vertrek uiterlijk 10:00. | Aan de rivier zitten muggen: alle ramen hebben horren en er liggen muggenstekkers klaar.`,
      questions: questions`
        Is de rivier gevaarlijk voor kinderen? | Hij stroomt langzaam maar is diep. Tussen tuin en steiger zit een hek met slot.
        Heb je een auto nodig? | Nee. Het dorp ligt een kwartier lopen langs de oever en daar vertrekken ook de boten.
      `,
      extras: extras`
        Boot in de vroege ochtend | Met Abidin om zes uur de delta in, twee uur, vaak met schildpadden; één boot voor jullie allemaal
        Groentemand | Wat de tuin en de buurvrouw net geplukt hebben, genoeg voor drie dagen
      `,
    },
    ar: {
      title: 'بيت على النهر في داليان مقابل المقابر الصخرية',
      slug: 'bayt-alnahr-dalyan',
      summary: 'كله على مستوى واحد: غرفتا نوم ومسبح بين أشجار الرمان وقارب كاياك عند مرساك الخاص.',
      description:
        'تُضاء مقابر ملوك كاونوس بعد الغروب فتراها من مائدة العشاء. يقع البيت في بستان رمان على بعد عشرين خطوة من الماء، وعند المرسى كاياك لشخصين يوصلك إلى القصب في ربع ساعة.\n\nكل شيء على مستوى واحد، والأبواب واسعة، وللمسبح درجات منخفضة ومقبض. ومن القرية ينطلق كل نصف ساعة قارب عبر الدلتا إلى شاطئ إيزتوزو، والعودة في ضوء العصر أجمل ما في الرحلة.',
      highlights: items`مقابر كاونوس الصخرية على الضفة المقابلة | مرسى خاص مع كاياك لشخصين | مسبح 8 × 4 أمتار بمقبض | طابق واحد بلا عتبات`,
      included: items`أغطية أسرّة ومناشف للحمّام والمسبح | تنظيف قبل الوصول | كاياك لشخصين مع سترات نجاة | كهرباء وماء وإنترنت`,
      excluded: items`تأمين أضرار 250 يورو يُعاد عند المغادرة | قارب الشاطئ، نحو 5 يورو للشخص`,
      goodToKnow: items`الوصول من الساعة 16:00 والمغادرة حتى 10:00. | عند النهر بعوض: على كل النوافذ شِباك، وأجهزة الطرد متوفرة.`,
      questions: questions`
        هل النهر خطر على الأطفال؟ | تياره بطيء لكنه عميق. وبين الحديقة والمرسى باب مقفل.
        هل نحتاج إلى سيارة؟ | لا. القرية على بعد ربع ساعة سيرًا بمحاذاة الضفة، ومنها تنطلق القوارب.
      `,
      extras: extras`
        قارب الصباح الباكر | مع عابدين في السادسة إلى الدلتا لساعتين، وكثيرًا ما تظهر السلاحف؛ القارب لكم جميعًا
        سلة خضار | ما نضج في البستان وعند الجارة، تكفي ثلاثة أيام
      `,
    },
  },
  reviews: reviews`
    5 | Christa L. | Kiel | de | 2026-05-18 | Mit Rollator kein Problem, und abends die Gräber im Licht. Wir kommen wieder.
    5 | Rachel and Tom | Norwich | en | 2026-09-07 | The six o’clock boat was the best thing we did all year. Kayak every evening.
    4 | Bas H. | Leiden | nl | 2025-06-29 | Heerlijke plek. Muggen zijn er echt, maar de horren doen hun werk.
    5 | Özlem Y. | İstanbul | tr | 2026-06-14 | Narların arasında sessizlik, akşam sofrada Kaunos manzarası. Annem için de rahattı.
  `,
})
