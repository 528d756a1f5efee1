import { extras, items, questions, reviews } from '../../../shared/lines'
import { house, wholeYear } from '../stay-entry'

export const midyatSilverHouse = house({
  code: 'ORI-V-12',
  destination: 'mardin',
  scene: 'goldenhouse',
  details: {
    kind: 'villa',
    bedrooms: 4,
    bathrooms: 4,
    capacity: 8,
    areaSquareMetres: 240,
    minimumNights: 2,
    damageDeposit: '250.00',
    permitNumber: '47-0318',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'market', metres: 250 },
      { place: 'restaurant', metres: 300 },
      { place: 'centre', metres: 600 },
      { place: 'airport', metres: 79000 },
    ],
    features: ['privatePool', 'terrace', 'garden', 'heating', 'airConditioning', 'wifi', 'parking'],
  },
  seasons: wholeYear(['90.00', '160.00', '125.00', '110.00', '155.00'], [3, 2, 2, 3]),
  cancellation: [
    [21, 100],
    [7, 50],
  ],
  extras: [
    { id: 'house-dinner', price: '26.00', per: 'person', maximum: 8 },
    { id: 'monastery-driver', price: '110.00', per: 'booking', maximum: 2 },
  ],
  text: {
    de: {
      title: 'Haus des Silberschmieds in Midyat, Stein wie Spitze',
      summary:
        'Vier Zimmer um einen Innenhof, gemeißelt wie Filigran; abends auf dem Dach die Glocken und der Gebetsruf.',
      description:
        'Ein Telkari-Meister ließ das Haus 1912 bauen, und die Steinmetze arbeiteten so fein wie er in Silber: Reben über den Fenstern, Tauben am Portal. Um den Hof liegen vier Zimmer, jedes mit Bad, in der Mitte ein Becken, in dem man sich an heißen Tagen abkühlt.\n\nAuf dem Dach stehen acht Liegen, denn in Midyat schläft man von Juni bis September unter freiem Himmel. Meryem kocht, wenn Sie es wünschen, und erzählt dazu von ihrer Großmutter, die noch Aramäisch träumte.',
      highlights: items`Steinmetzarbeiten von 1912, vollständig erhalten | Vier Zimmer, jedes mit eigenem Bad | Hofbecken, 5 × 2,5 Meter | Dachterrasse über der Altstadt`,
      included: items`Bettwäsche und Handtücher | Reinigung vor Anreise und jeden dritten Tag | Heizung, Strom, Wasser und WLAN | Tee und assyrisches Gebäck zur Ankunft`,
      excluded: items`Kaution von 250 €, bei Abreise zurück | Abendessen`,
      goodToKnow: items`Anreise ab 16:00, Abreise bis 10:00. | Im Juli und August steigt das Thermometer auf vierzig Grad; am schönsten sind April, Mai und Oktober.`,
      questions: questions`
        Ist die Reise nach Midyat sicher? | Ja, die Region ist ruhig und viel besucht. Wir raten nur von Fahrten direkt an die syrische Grenze ab.
        Wie kommen wir hin? | Flug nach Mardin oder Batman, von dort rund eine Stunde; wir buchen gern einen Fahrer.
      `,
      extras: extras`
        Abendessen im Hof | Gefüllte Rippe, Sembusek, Bulgur mit Granatapfel, danach Mırra, der bittere Kaffee
        Fahrer zu den Klöstern | Ein Tag mit Mor Gabriel, Hah und Hasankeyf, Wagen für bis zu sechs
      `,
    },
    en: {
      title: 'The Silversmith’s House in Midyat, stone like lace',
      summary:
        'Four rooms around a courtyard, carved like filigree; bells and the call to prayer from the roof at dusk.',
      description:
        'A master of telkari, silver filigree, had the house built in 1912, and his masons worked as finely as he did: vines above the windows, doves over the portal. Four rooms open onto the courtyard, each with a bathroom, and in the middle lies a pool to cool off in on hot days.\n\nEight daybeds stand on the roof, for in Midyat people sleep under the sky from June to September. Meryem cooks if you wish, and tells of a grandmother who still dreamed in Aramaic.',
      highlights: items`Stone carving of 1912, all of it original | Four rooms, each with its own bathroom | Courtyard pool, 5 by 2.5 metres | Roof terrace above the old town`,
      included: items`Linen and towels | Cleaning before arrival and every third day | Heating, electricity, water and Wi-Fi | Tea and Assyrian pastry on arrival`,
      excluded: items`Damage deposit of €250, returned on departure | Dinner`,
      goodToKnow: items`Arrival from 16:00, departure by 10:00. | July and August reach forty degrees; April, May and October are the months to come.`,
      questions: questions`
        Is it safe to travel to Midyat? | Yes, the region is calm and much visited. We only advise against driving right up to the Syrian border.
        How do we get there? | Fly to Mardin or Batman, then about an hour by road; we gladly book a driver.
      `,
      extras: extras`
        Dinner in the courtyard | Stuffed ribs, sembusek, bulgur with pomegranate, then mırra, the bitter coffee
        Driver to the monasteries | A day with Mor Gabriel, Hah and Hasankeyf, a car for up to six
      `,
    },
    tr: {
      title: 'Midyat’ta Telkari Ustasının Evi, dantel gibi taş',
      summary: 'Avlunun çevresinde telkâri gibi işlenmiş dört oda; akşam damda çan sesi ve ezan.',
      description:
        'Evi 1912’de bir telkâri ustası yaptırmış; taş ustaları da onun gümüşü işlediği kadar ince çalışmış: pencere üstlerinde asma, kapıda güvercin. Dört oda avluya açılır, her birinin banyosu vardır, ortadaki havuz sıcak günlerde serinletir.\n\nDamda sekiz taht durur, çünkü Midyat’ta hazirandan eylüle damda yatılır. İsterseniz Meryem Hanım yemek yapar; rüyalarını Süryanice gören anneannesini anlatır.',
      highlights: items`1912’den beri özgün kalmış taş işçiliği | Her biri banyolu dört oda | Avluda 5 × 2,5 metre havuz | Eski Midyat’a bakan dam terası`,
      included: items`Nevresim ve havlular | Girişten önce ve üç günde bir temizlik | Isıtma, elektrik, su ve Wi-Fi | Gelişte çay ve Süryani çöreği`,
      excluded: items`Çıkışta iade edilen 250 € hasar depozitosu | Akşam yemeği`,
      goodToKnow: items`Giriş 16:00’dan itibaren, çıkış en geç 10:00. | Temmuz ve ağustosta kırk derece olur; en güzel aylar nisan, mayıs ve ekimdir.`,
      questions: questions`
        Otopark var mı? | Avlu kapısının karşısında iki araçlık yer var, ücretsizdir.
        Nasıl geliriz? | Uçakla Mardin ya da Batman’a, oradan bir saat kadar; isterseniz şoför ayarlarız.
      `,
      extras: extras`
        Avluda akşam yemeği | Kaburga dolması, sembusek, narlı bulgur, ardından mırra
        Manastırlara şoför | Mor Gabriel, Anıtlı (Hah) ve Hasankeyf ile bir gün, altı kişiye kadar araç
      `,
    },
    ru: {
      title: 'Дом серебряных дел мастера в Мидьяте',
      slug: 'dom-serebryanogo-mastera-midyat',
      summary:
        'Четыре комнаты вокруг двора с каменной резьбой, тонкой как филигрань; вечером на крыше колокола и азан.',
      description:
        'Дом построил в 1912 году мастер телькари, серебряной филиграни, и каменотёсы работали не хуже него: лозы над окнами, голуби над порталом. Четыре комнаты выходят во двор, в каждой ванная, посередине бассейн, в котором остывают в жаркие дни.\n\nНа крыше восемь лежанок: с июня по сентябрь в Мидьяте спят под открытым небом. Мерьем приготовит ужин, если захотите, и расскажет о бабушке, которая видела сны на арамейском.',
      highlights: items`Резьба по камню 1912 года, вся подлинная | Четыре комнаты, в каждой ванная | Бассейн во дворе 5 × 2,5 метра | Терраса на крыше над старым городом`,
      included: items`Постельное бельё и полотенца | Уборка перед заездом и каждый третий день | Отопление, электричество, вода и Wi-Fi | Чай и ассирийская выпечка к приезду`,
      excluded: items`Залог 250 €, возвращается при выезде | Ужин`,
      goodToKnow: items`Заезд с 16:00, выезд до 10:00. | В июле и августе до сорока градусов; лучше всего апрель, май и октябрь.`,
      questions: questions`
        Безопасно ли ехать в Мидьят? | Да, здесь спокойно и много туристов. Не советуем только подъезжать вплотную к сирийской границе.
        Как добраться? | Самолётом до Мардина или Батмана, дальше около часа; охотно закажем водителя.
      `,
      extras: extras`
        Ужин во дворе | Фаршированные рёбра, сембусек, булгур с гранатом и мырра, горький кофе
        Водитель к монастырям | День с Мор-Габриэлем, Хахом и Хасанкейфом, машина до шести человек
      `,
    },
    nl: {
      title: 'Huis van de zilversmid in Midyat, steen als kant',
      summary: 'Vier kamers rond een hof, gebeiteld als filigraan; ’s avonds op het dak klokken en de gebedsoproep.',
      description:
        'Een meester in telkari, zilverfiligraan, liet het huis in 1912 bouwen en zijn steenhouwers werkten even fijn als hij: ranken boven de ramen, duiven boven de poort. Vier kamers liggen aan de hof, elk met badkamer, en in het midden ligt een bad om op hete dagen af te koelen.\n\nOp het dak staan acht ligbanken, want van juni tot september slaapt men in Midyat onder de hemel. Meryem kookt als jullie dat willen en vertelt over haar grootmoeder, die nog droomde in het Aramees.',
      highlights: items`Steenhouwwerk uit 1912, helemaal origineel | Vier kamers met eigen badkamer | Hof met bad van 5 bij 2,5 meter | Dakterras boven de oude stad`,
      included: items`Beddengoed en handdoeken | Schoonmaak voor aankomst en elke derde dag | Verwarming, stroom, water en wifi | Thee en Assyrisch gebak bij aankomst`,
      excluded: items`Borg van € 250, terug bij vertrek | Diner`,
      goodToKnow: items`Aankomst vanaf 16:00, vertrek uiterlijk 10:00. | In juli en augustus wordt het veertig graden; april, mei en oktober zijn het mooist.`,
      questions: questions`
        Is het veilig om naar Midyat te reizen? | Ja, de streek is rustig en wordt veel bezocht. We raden alleen af om tot vlak bij de Syrische grens te rijden.
        Hoe kom je er? | Vlieg naar Mardin of Batman, daarna ongeveer een uur; we boeken graag een chauffeur.
      `,
      extras: extras`
        Diner in de hof | Gevulde rib, sembusek, bulgur met granaatappel en daarna mırra, de bittere koffie
        Chauffeur naar de kloosters | Een dag met Mor Gabriel, Hah en Hasankeyf, auto voor maximaal zes
      `,
    },
    ar: {
      title: 'بيت صائغ الفضة في مديات بحجر كالدانتيل',
      slug: 'bayt-saigh-alfidda-midyat',
      summary: 'أربع غرف حول فناء نُقش حجره كالتخريم، ومن السطح مساءً أجراس وأذان.',
      description:
        'بنى البيت عام 1912 معلّم في التلكاري، صياغة الفضة بالخيوط، فنقش البنّاؤون الحجر بدقة صنعته: كروم فوق النوافذ وحمام فوق الباب. تنفتح على الفناء أربع غرف لكل منها حمّامها، وفي الوسط حوض يبرّد حرّ النهار.\n\nوعلى السطح ثمانية أسرّة، ففي مديات ينام الناس تحت السماء من يونيو إلى سبتمبر. تطبخ مريم لك إن شئت، وتحكي عن جدتها التي كانت تحلم بالآرامية.',
      highlights: items`نقوش حجرية أصلية من عام 1912 | أربع غرف لكل منها حمّامها | حوض في الفناء 5 × 2.5 متر | سطح فوق البلدة القديمة`,
      included: items`أغطية أسرّة ومناشف | تنظيف قبل الوصول وكل ثلاثة أيام | تدفئة وكهرباء وماء وإنترنت | شاي ومعجنات سريانية عند الوصول`,
      excluded: items`تأمين أضرار 250 يورو يُعاد عند المغادرة | العشاء`,
      goodToKnow: items`الوصول من الساعة 16:00 والمغادرة حتى 10:00. | تبلغ الحرارة أربعين درجة في يوليو وأغسطس، وأجمل الشهور أبريل ومايو وأكتوبر.`,
      questions: questions`
        هل السفر إلى مديات آمن؟ | نعم، المنطقة هادئة وكثيرة الزوار. ننصح فقط بعدم الاقتراب من الحدود السورية مباشرة.
        كيف نصل؟ | بالطائرة إلى ماردين أو باتمان ثم نحو ساعة بالسيارة، ويسرّنا أن نحجز سائقًا.
      `,
      extras: extras`
        عشاء في الفناء | ضلوع محشوة وسمبوسك وبرغل بالرمان ثم قهوة المرّة
        سائق إلى الأديرة | يوم مع دير مور غابرييل وقرية حاح وحصن كيفا، سيارة حتى ستة أشخاص
      `,
    },
  },
  reviews: reviews`
    5 | Gabriele N. | Augsburg | de | 2026-04-26 | Auf dem Dach geschlafen, von Glocken geweckt. So eine Reise vergisst man nicht.
    5 | Henk en Ria D. | Enschede | nl | 2026-10-12 | Onze buren in Enschede komen uit Midyat; nu begrijpen we hun heimwee.
    5 | Zehra T. | Ankara | tr | 2026-05-17 | Taş işçiliği büyüleyici, Meryem Hanım’ın kaburga dolması efsane.
    4 | ليلى ح. | عمّان | ar | 2026-10-03 | بيت ساحر وكرم أهل مديات لا يوصف. الحجارة ملساء فانتبهوا لخطواتكم.
  `,
})
