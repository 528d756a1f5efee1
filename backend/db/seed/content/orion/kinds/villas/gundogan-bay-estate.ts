import { extras, items, questions, reviews } from '../../../shared/lines'
import { house, openMonths } from '../stay-entry'

export const gundoganBayEstate = house({
  code: 'ORI-V-11',
  destination: 'bodrum',
  scene: 'villa',
  details: {
    kind: 'villa',
    bedrooms: 6,
    bathrooms: 6,
    capacity: 12,
    areaSquareMetres: 420,
    minimumNights: 5,
    damageDeposit: '1500.00',
    permitNumber: '48-8203',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'beach', metres: 40 },
      { place: 'restaurant', metres: 1300 },
      { place: 'market', metres: 1500 },
      { place: 'centre', metres: 19000 },
      { place: 'airport', metres: 48000 },
    ],
    features: [
      'infinityPool',
      'heatedPool',
      'jacuzzi',
      'seaView',
      'garden',
      'barbecue',
      'parking',
      'airConditioning',
      'wifi',
      'washingMachine',
    ],
  },
  seasons: openMonths(['0.00', '620.00', '880.00', '1290.00', '720.00'], [5, 7, 7, 5]),
  depositRate: 30,
  cancellation: [
    [60, 100],
    [30, 50],
  ],
  instantConfirmation: false,
  extras: [
    { id: 'private-cook', price: '220.00', per: 'day', maximum: 1 },
    { id: 'motor-boat', price: '350.00', per: 'booking', maximum: 2 },
  ],
  text: {
    de: {
      title: 'Anwesen am Wasser in Gündoğan, eigener Badesteg',
      summary: 'Sechs Schlafzimmer mit Bad, Personal am Vormittag und ein Steg, an dem nachmittags die Sonne bleibt.',
      description:
        'Das Haus liegt allein am östlichen Ende der Bucht, vierzig Meter vom Wasser, auf drei Terrassen zwischen Tamarisken. Oben Wohnhalle und Küche, in der Mitte der Pool, unten der Steg mit Leiter, Dusche und Liegen. Zwei der sechs Schlafzimmer haben einen eigenen Eingang vom Garten.\n\nVon acht bis zwölf ist Personal im Haus: Frühstück wird gedeckt, Betten werden gemacht, danach sind Sie unter sich. Hausdame Figen reserviert Tische in Türkbükü, Boote und, wenn es sein muss, einen Geiger.',
      highlights: items`Eigener Badesteg mit Leiter und Dusche | Sechs Schlafzimmer, sechs Bäder | Überlaufpool, 16 × 5 Meter, und Whirlpool | Personal täglich von acht bis zwölf`,
      included: items`Tägliche Reinigung und Frühstücksservice | Bettwäsche, Bademäntel, Hand- und Strandtücher | Poolheizung im April, Mai und Oktober | Strom, Wasser und WLAN bis auf den Steg`,
      excluded: items`Kaution von 1.500 €, bei Abreise zurück | Lebensmittel, nach Kassenbon`,
      goodToKnow: items`Anreise ab 16:00, Abreise bis 10:00; von Samstag zu Samstag im Juli und August erwünscht. | Feiern mit Musik im Freien sind bis Mitternacht möglich und vorher anzumelden.`,
      questions: questions`
        Warum wird die Buchung nicht sofort bestätigt? | Der Eigentümer nutzt das Haus selbst; Sie hören binnen 24 Stunden von uns, vorher zahlen Sie nichts endgültig.
        Können Boote am Steg anlegen? | Beiboote und Motorboote bis zwölf Meter ja, Gulets ankern in der Bucht.
      `,
      extras: extras`
        Koch | Mittag- und Abendessen für alle, die Zutaten nach Kassenbon
        Motorboot für einen halben Tag | Acht Meter mit Fahrer, Treibstoff für die Buchten bis Türkbükü
      `,
    },
    en: {
      title: 'Waterside estate in Gündoğan with its own jetty',
      summary: 'Six bedrooms, six bathrooms, staff in the mornings and a swimming jetty that keeps the afternoon sun.',
      description:
        'The house stands alone at the eastern end of the bay, forty metres from the water, on three terraces among tamarisks. Living hall and kitchen at the top, the pool in the middle, and at the bottom the jetty with its ladder, shower and sunbeds. Two of the six bedrooms have their own door from the garden.\n\nFrom eight to noon there is staff: breakfast is laid, beds are made, then the place is yours. Figen, the housekeeper, books tables in Türkbükü, boats and, should it come to that, a violinist.',
      highlights: items`Private jetty with ladder and shower | Six bedrooms, six bathrooms | Infinity pool, 16 by 5 metres, and a jacuzzi | Staff every day from eight to noon`,
      included: items`Daily cleaning and breakfast service | Linen, bathrobes, bath and beach towels | Pool heating in April, May and October | Electricity, water and Wi-Fi down to the jetty`,
      excluded: items`Damage deposit of €1,500, returned on departure | Groceries, by receipt`,
      goodToKnow: items`Arrival from 16:00, departure by 10:00; Saturday to Saturday is preferred in July and August. | Parties with music outdoors may go on until midnight if announced beforehand.`,
      questions: questions`
        Why is my booking not confirmed at once? | The owner uses the house too. You hear from us within 24 hours; until then nothing is final.
        May boats come alongside? | Tenders and motor boats up to twelve metres, yes. Gulets anchor in the bay.
      `,
      extras: extras`
        Private cook | Lunch and dinner for everyone; ingredients by receipt
        Motor boat for half a day | Eight metres with a driver, fuel for the bays as far as Türkbükü
      `,
    },
    tr: {
      title: 'Gündoğan’da denize sıfır, kendi iskelesi olan malikâne',
      summary: 'Altı yatak odası, altı banyo, sabahları personel; ikindi güneşini en geç bırakan özel iskele.',
      description:
        'Ev koyun doğu ucunda tek başına, ılgınların arasında üç set üzerinde; su kırk metre aşağıda. Üstte salon ve mutfak, ortada havuz, altta merdiveni, duşu ve şezlonglarıyla iskele. Altı yatak odasının ikisine bahçeden ayrı kapıyla girilir.\n\nSekizden on ikiye kadar personel evdedir: kahvaltı kurulur, yataklar yapılır, sonra ev sizindir. Evin sorumlusu Figen Hanım Türkbükü’nde masa da ayırtır, tekne de; gerekirse bir kemancı da bulur.',
      highlights: items`Merdivenli ve duşlu özel iskele | Altı yatak odası, altı banyo | 16 × 5 metre sonsuzluk havuzu ve jakuzi | Her gün sekizden on ikiye personel`,
      included: items`Günlük temizlik ve kahvaltı servisi | Nevresim, bornoz, banyo ve plaj havluları | Nisan, mayıs ve ekimde havuz ısıtması | Elektrik, su ve iskeleye kadar Wi-Fi`,
      excluded: items`Çıkışta iade edilen 1.500 € hasar depozitosu | Mutfak alışverişi, fişle`,
      goodToKnow: items`Giriş 16:00’dan itibaren, çıkış en geç 10:00; temmuz ve ağustosta cumartesiden cumartesiye tercih edilir. | Açık havada müzikli kutlama önceden bildirilirse gece yarısına kadar yapılabilir.`,
      questions: questions`
        Rezervasyon neden hemen onaylanmıyor? | Evi sahibi de kullanıyor. 24 saat içinde yanıt veririz; o zamana kadar hiçbir şey kesinleşmez.
        İskeleye tekne yanaşır mı? | Botlar ve on iki metreye kadar motorlu tekneler yanaşır, guletler koyda demirler.
      `,
      extras: extras`
        Özel aşçı | Herkese öğle ve akşam yemeği; malzeme fişle
        Yarım gün sürat teknesi | Kaptanıyla sekiz metre, Türkbükü’ne kadar koylar için yakıt dahil
      `,
    },
    ru: {
      title: 'Усадьба у воды в Гюндогане с собственным причалом',
      slug: 'usadba-u-vody-gyundogan',
      summary: 'Шесть спален и шесть ванных, персонал по утрам и причал, на котором дольше всего держится солнце.',
      description:
        'Дом стоит отдельно на восточном краю бухты, в сорока метрах от воды, на трёх террасах среди тамарисков. Наверху гостиная и кухня, посередине бассейн, внизу причал с лестницей, душем и шезлонгами. В две из шести спален ведёт отдельный вход из сада.\n\nС восьми до полудня в доме персонал: накрывают завтрак, застилают постели, потом вы одни. Экономка Фиген закажет стол в Тюркбюкю, катер, а если надо, то и скрипача.',
      highlights: items`Свой причал с лестницей и душем | Шесть спален, шесть ванных | Бассейн с переливом 16 × 5 метров и джакузи | Персонал ежедневно с восьми до полудня`,
      included: items`Ежедневная уборка и сервировка завтрака | Постельное бельё, халаты, банные и пляжные полотенца | Подогрев бассейна в апреле, мае и октябре | Электричество, вода и Wi-Fi до самого причала`,
      excluded: items`Залог 1500 €, возвращается при выезде | Продукты, по чеку`,
      goodToKnow: items`Заезд с 16:00, выезд до 10:00; в июле и августе желательно с субботы по субботу. | Праздники с музыкой под открытым небом возможны до полуночи, о них нужно сообщить заранее.`,
      questions: questions`
        Почему бронирование подтверждают не сразу? | Дом бывает занят хозяином. Мы ответим в течение 24 часов, до этого ничего не окончательно.
        Могут ли катера подойти к причалу? | Тендеры и катера до двенадцати метров — да, гулеты встают на якорь в бухте.
      `,
      extras: extras`
        Личный повар | Обед и ужин на всех, продукты по чеку
        Катер на полдня | Восемь метров, с капитаном, топливо на бухты до Тюркбюкю
      `,
    },
    nl: {
      title: 'Landhuis aan het water in Gündoğan, met eigen steiger',
      summary: 'Zes slaapkamers, zes badkamers, ’s ochtends personeel en een zwemsteiger die de middagzon vasthoudt.',
      description:
        'Het huis staat alleen aan de oostkant van de baai, veertig meter van het water, op drie terrassen tussen tamarisken. Boven de woonkamer en keuken, in het midden het zwembad, beneden de steiger met trap, douche en ligbedden. Twee van de zes slaapkamers hebben een eigen ingang vanuit de tuin.\n\nVan acht tot twaalf is er personeel: het ontbijt wordt gedekt, de bedden worden opgemaakt, daarna is het huis van jullie. Huishoudster Figen regelt tafels in Türkbükü, boten en desnoods een violist.',
      highlights: items`Eigen zwemsteiger met trap en douche | Zes slaapkamers, zes badkamers | Overloopbad van 16 bij 5 meter en jacuzzi | Elke dag personeel van acht tot twaalf`,
      included: items`Dagelijkse schoonmaak en ontbijtservice | Beddengoed, badjassen, badlakens en strandlakens | Zwembadverwarming in april, mei en oktober | Stroom, water en wifi tot op de steiger`,
      excluded: items`Borg van € 1.500, terug bij vertrek | Boodschappen, op de bon`,
      goodToKnow: items`Aankomst vanaf 16:00, vertrek uiterlijk 10:00; in juli en augustus liefst van zaterdag tot zaterdag. | Feesten met muziek buiten mogen tot middernacht, mits vooraf gemeld.`,
      questions: questions`
        Waarom wordt de boeking niet meteen bevestigd? | De eigenaar gebruikt het huis zelf ook. Je hoort binnen 24 uur van ons, tot dan is niets definitief.
        Kunnen boten aanleggen? | Bijboten en motorboten tot twaalf meter wel, gulets gaan in de baai voor anker.
      `,
      extras: extras`
        Eigen kok | Lunch en diner voor iedereen, boodschappen op de bon
        Motorboot voor een halve dag | Acht meter met schipper, brandstof voor de baaien tot Türkbükü
      `,
    },
    ar: {
      title: 'دارة على الماء في غوندوغان برصيف سباحة خاص',
      slug: 'dara-ala-alma-gundogan',
      summary: 'ست غرف نوم وستة حمّامات وخدمة في الصباح ورصيف خاص تبقى عليه شمس العصر أطول وقت.',
      description:
        'يقف البيت وحده عند الطرف الشرقي للخليج على بعد أربعين مترًا من الماء، فوق ثلاث مصاطب بين أشجار الطرفاء. في الأعلى الصالة والمطبخ، وفي الوسط المسبح، وفي الأسفل الرصيف بسلّمه ودشّه وكراسيه. ولغرفتين من الست مدخل مستقل من الحديقة.\n\nمن الثامنة حتى الظهر يحضر الطاقم: يُعدّ الإفطار وتُرتب الأسرّة ثم يبقى البيت لك وحدك. ومدبّرة البيت فيغن تحجز لك الموائد في توركبوكو والقوارب، وعازف كمان إن لزم.',
      highlights: items`رصيف سباحة خاص بسلّم ودش | ست غرف نوم وستة حمّامات | مسبح لا متناهٍ 16 × 5 أمتار وجاكوزي | طاقم يومي من الثامنة حتى الظهر`,
      included: items`تنظيف يومي وخدمة الإفطار | أغطية أسرّة وأرواب ومناشف للحمّام والشاطئ | تدفئة المسبح في أبريل ومايو وأكتوبر | كهرباء وماء وإنترنت حتى الرصيف`,
      excluded: items`تأمين أضرار 1500 يورو يُعاد عند المغادرة | المشتريات الغذائية بالفاتورة`,
      goodToKnow: items`الوصول من الساعة 16:00 والمغادرة حتى 10:00، ويُفضَّل من السبت إلى السبت في يوليو وأغسطس. | الاحتفال بالموسيقى في الهواء الطلق ممكن حتى منتصف الليل بإخطار مسبق.`,
      questions: questions`
        لماذا لا يُؤكَّد الحجز فورًا؟ | صاحب البيت يستخدمه أيضًا. نجيبك خلال 24 ساعة، ولا شيء نهائي قبل ذلك.
        هل ترسو القوارب على الرصيف؟ | القوارب الصغيرة والسريعة حتى اثني عشر مترًا نعم، أما الغوليت فيرسو في الخليج.
      `,
      extras: extras`
        طاهٍ خاص | غداء وعشاء للجميع، والمكونات بالفاتورة
        قارب سريع لنصف يوم | ثمانية أمتار مع سائق، ووقود للخلجان حتى توركبوكو
      `,
    },
  },
  reviews: reviews`
    5 | Familie von Arnim | München | de | 2026-09-05 | Drei Generationen, sechs Bäder, ein Steg. Figen denkt an alles, bevor man fragt.
    5 | Виктория С. | Москва | ru | 2026-07-12 | Уединение полное, завтрак накрыт к девяти, море под ногами. Высший уровень.
    4 | Nilüfer E. | İstanbul | tr | 2026-06-20 | İskele ve havuz kusursuz. Onay ertesi gün geldi, beklemek biraz heyecanlıydı.
  `,
})
