import { extras, items, questions, reviews } from '../../../shared/lines'
import { house, wholeYear } from '../stay-entry'

export const kargicakOliveTerrace = house({
  code: 'ORI-V-01',
  destination: 'alanya',
  scene: 'villa',
  details: {
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 3,
    capacity: 6,
    areaSquareMetres: 190,
    minimumNights: 4,
    damageDeposit: '450.00',
    permitNumber: '07-8316',
    rooms: [
      { roomType: 'master', beds: [{ bed: 'king', quantity: 1 }] },
      { roomType: 'double', beds: [{ bed: 'double', quantity: 1 }] },
      { roomType: 'twin', beds: [{ bed: 'single', quantity: 2 }] },
    ],
    distances: [
      { place: 'market', metres: 700 },
      { place: 'restaurant', metres: 900 },
      { place: 'beach', metres: 1800 },
      { place: 'centre', metres: 15000 },
      { place: 'airport', metres: 28000 },
    ],
    features: [
      'infinityPool',
      'seaView',
      'terrace',
      'barbecue',
      'parking',
      'airConditioning',
      'wifi',
      'washingMachine',
    ],
  },
  seasons: wholeYear(['115.00', '165.00', '225.00', '295.00', '190.00'], [5, 6, 7, 5]),
  extras: [
    { id: 'pool-heating', price: '32.00', per: 'day', maximum: 1 },
    { id: 'first-shopping', price: '25.00', per: 'booking', maximum: 1 },
  ],
  text: {
    de: {
      title: 'Villa Zeytin über Kargıcak, Pool mit Blick bis Alanya',
      summary: 'Drei Schlafzimmer mit eigenem Bad auf dem Hang von Kargıcak; der Pool endet dort, wo das Meer anfängt.',
      description:
        'Das Haus steht 180 Meter über dem Meer auf einer alten Oliventerrasse, die Bäume wurden beim Bau umgangen. Vom Überlaufpool sehen Sie im Westen die Burg von Alanya und im Osten die Bananengärten von Demirtaş. Abends zieht der Wind vom Taurus herunter, dann schläft man auch im August ohne Klimaanlage.\n\nIm Erdgeschoss liegen Küche und Wohnraum, darüber die drei Schlafzimmer. Nuray betreut das Haus seit dem ersten Gast, spricht Deutsch aus zwanzig Jahren Wuppertal und kommt, wenn man sie ruft, sonst nicht.',
      highlights: items`Überlaufpool, 10 × 4 Meter | Blick auf die Burg von Alanya | Jedes Schlafzimmer mit Bad und Balkon | Hausbetreuung auf Deutsch`,
      included: items`Bettwäsche, Hand- und Pooltücher | Endreinigung, bei zwei Wochen eine Zwischenreinigung | Strom, Wasser und WLAN | Poolpflege zweimal pro Woche`,
      excluded: items`Kaution von 450 €, bei Abreise zurück | Poolheizung von November bis April`,
      goodToKnow: items`Anreise ab 16:00, Abreise bis 10:00. | Die letzten 400 Meter sind steil: ein Mietwagen gehört dazu, Parken am Haus ist kostenlos.`,
      questions: questions`
        Wie weit ist es zum Strand? | Knapp zwei Kilometer bergab zum öffentlichen Strand von Kargıcak, mit dem Auto fünf Minuten.
        Ist der Pool kindersicher? | An der Überlaufkante nicht. Für Kinder unter sechs empfehlen wir ein anderes Haus aus unserer Liste.
      `,
      extras: extras`
        Poolheizung | Auf 27 Grad, bitte drei Tage vorher und für alle Nächte bestellen
        Erster Einkauf | Nuray füllt den Kühlschrank nach Ihrer Liste; die Ware zahlen Sie nach Kassenbon
      `,
    },
    en: {
      title: 'Villa Zeytin above Kargıcak, pool with a castle view',
      summary:
        'Three bedrooms, three bathrooms and an infinity pool on an old olive terrace, high above the Alanya coast.',
      description:
        'The builders went round the olive trees, so the house stands among them, 180 metres above the sea. From the edge of the infinity pool you look west to Alanya castle and east over the banana gardens of Demirtaş. In the evening the air comes down from the Taurus and you can sleep with the windows open, even in August.\n\nLiving room and kitchen are downstairs, the three bedrooms above. Nuray has looked after the house since its first guest; she answers within minutes and never drops in unasked.',
      highlights: items`Infinity pool, 10 by 4 metres | Alanya castle on the horizon | A bathroom and balcony for each bedroom | A caretaker who speaks German and English`,
      included: items`Linen, bath and pool towels | Final cleaning, plus one in between on two-week stays | Electricity, water and Wi-Fi | Pool care twice a week`,
      excluded: items`Damage deposit of €450, returned on departure | Pool heating from November to April`,
      goodToKnow: items`Arrival from 16:00, departure by 10:00. | The last 400 metres are steep: you will want a car, and parking at the house is free.`,
      questions: questions`
        How far is the beach? | Just under two kilometres downhill to Kargıcak’s public beach, five minutes by car.
        Is the pool safe for small children? | Not at the overflow edge. For children under six we suggest another of our houses.
      `,
      extras: extras`
        Pool heating | To 27 degrees; please order three days ahead and for all nights
        First shopping | Nuray fills the fridge from your list; you pay for the goods by receipt
      `,
    },
    tr: {
      title: 'Kargıcak sırtında Villa Zeytin, kale manzaralı havuz',
      summary: 'Eski bir zeytin setinde üç yatak odası, üç banyo ve ucu denizle birleşen bir sonsuzluk havuzu.',
      description:
        'Ev denizden 180 metre yukarıda, eski bir zeytin setinde; yapılırken tek ağaç kesilmedi. Taşmalı havuzdan batıda Alanya Kalesi’ni, doğuda Demirtaş’ın muz bahçelerini görürsünüz. Akşamları Toroslardan serinlik iner, ağustosta bile pencere açık uyunur.\n\nGiriş katında mutfakla salon, üst katta üç yatak odası var. Eve ilk misafirden beri Nuray Hanım bakıyor; aradığınızda gelir, aramazsanız rahatsız etmez.',
      highlights: items`10 × 4 metre sonsuzluk havuzu | Karşıda Alanya Kalesi | Her yatak odasında banyo ve balkon | Telefona hemen çıkan bir ev sorumlusu`,
      included: items`Nevresim, banyo ve havuz havluları | Çıkış temizliği, iki haftalık konaklamada bir ara temizlik | Elektrik, su ve Wi-Fi | Haftada iki kez havuz bakımı`,
      excluded: items`Çıkışta iade edilen 450 € hasar depozitosu | Kasım–nisan arası havuz ısıtması`,
      goodToKnow: items`Giriş 16:00’dan itibaren, çıkış en geç 10:00. | Son 400 metre diktir; araç gerekir, evin önünde park ücretsizdir.`,
      questions: questions`
        Denize ne kadar var? | Kargıcak halk plajına yokuş aşağı iki kilometreden az, arabayla beş dakika.
        Havuz küçük çocuk için güvenli mi? | Taşma kenarı değil. Altı yaşından küçük çocuğunuz varsa listemizden başka bir ev önerelim.
      `,
      extras: extras`
        Havuz ısıtması | 27 dereceye kadar; üç gün önceden ve bütün geceler için isteyin
        İlk alışveriş | Nuray Hanım listenize göre dolabı doldurur, ürünleri fişle ödersiniz
      `,
    },
    ru: {
      title: 'Вилла «Зейтин» над Каргыджаком, вид на крепость',
      slug: 'villa-zeytin-kargydzhak',
      summary: 'Три спальни со своими ванными на старой оливковой террасе и бассейн, который сливается с морем.',
      description:
        'Дом стоит на высоте 180 метров, на старой оливковой террасе: при стройке не тронули ни одного дерева. Из бассейна с переливом на западе видна крепость Аланьи, на востоке банановые сады Демирташа. Вечером с Тавра спускается прохлада, и даже в августе можно спать без кондиционера.\n\nВнизу кухня и гостиная, наверху три спальни. За домом с первого гостя следит Нурай: приезжает, когда зовут, и не появляется без приглашения.',
      highlights: items`Бассейн с переливом 10 × 4 метра | Вид на крепость Аланьи | В каждой спальне ванная и балкон | Смотрительница всегда на связи`,
      included: items`Постельное бельё, полотенца для ванной и бассейна | Уборка после выезда, при двух неделях ещё одна посередине | Электричество, вода и Wi-Fi | Уход за бассейном дважды в неделю`,
      excluded: items`Залог 450 €, возвращается при выезде | Подогрев бассейна с ноября по апрель`,
      goodToKnow: items`Заезд с 16:00, выезд до 10:00. | Последние 400 метров дорога крутая: нужна машина, стоянка у дома бесплатная.`,
      questions: questions`
        Далеко ли до моря? | До общественного пляжа Каргыджака чуть меньше двух километров вниз, на машине пять минут.
        Безопасен ли бассейн для малышей? | У переливного края нет. С детьми младше шести лет лучше выбрать другой дом из нашего списка.
      `,
      extras: extras`
        Подогрев бассейна | До 27 градусов; закажите за три дня и на все ночи
        Первая закупка | Нурай заполнит холодильник по вашему списку, продукты оплачиваются по чеку
      `,
    },
    nl: {
      title: 'Villa Zeytin boven Kargıcak, met uitzicht op de burcht',
      summary: 'Drie slaapkamers met eigen badkamer op een oud olijfterras; het zwembad houdt op waar de zee begint.',
      description:
        'Het huis staat 180 meter boven zee op een oud olijfterras; om de bomen is heen gebouwd. Vanuit het overloopbad kijk je in het westen naar de burcht van Alanya en in het oosten over de bananentuinen van Demirtaş. ’s Avonds zakt de koelte van de Taurus omlaag, dan slaap je zelfs in augustus met het raam open.\n\nBeneden zijn de keuken en de woonkamer, boven de drie slaapkamers. Nuray zorgt al sinds de eerste gast voor het huis: ze komt als je belt en anders niet.',
      highlights: items`Overloopbad van 10 bij 4 meter | Uitzicht op de burcht van Alanya | Elke slaapkamer met badkamer en balkon | Een beheerder die de telefoon opneemt`,
      included: items`Beddengoed, badlakens en zwembadhanddoeken | Eindschoonmaak, bij twee weken ook een tussentijdse | Stroom, water en wifi | Twee keer per week onderhoud van het zwembad`,
      excluded: items`Borg van € 450, terug bij vertrek | Zwembadverwarming van november tot april`,
      goodToKnow: items`Aankomst vanaf 16:00, vertrek uiterlijk 10:00. | De laatste 400 meter zijn steil: een auto is nodig, parkeren bij het huis is gratis.`,
      questions: questions`
        Hoe ver is het strand? | Nog geen twee kilometer bergaf naar het openbare strand van Kargıcak, vijf minuten met de auto.
        Is het zwembad veilig voor kleine kinderen? | Aan de overlooprand niet. Met kinderen onder de zes raden we een ander huis uit ons aanbod aan.
      `,
      extras: extras`
        Zwembadverwarming | Tot 27 graden; drie dagen vooraf en voor alle nachten bestellen
        Eerste boodschappen | Nuray vult de koelkast volgens jullie lijst; de boodschappen betaal je op de bon
      `,
    },
    ar: {
      title: 'فيلا زيتين فوق كارغيجاك بإطلالة على قلعة ألانيا',
      slug: 'villa-zeytin-kargicak-alanya',
      summary: 'ثلاث غرف نوم لكل منها حمّامها على مصطبة زيتون قديمة، ومسبح لا متناهٍ يلتقي طرفه بالبحر.',
      description:
        'يقوم البيت على ارتفاع 180 مترًا فوق البحر على مصطبة زيتون قديمة لم تُقطع منها شجرة واحدة. من حافة المسبح ترى قلعة ألانيا غربًا وبساتين الموز في دميرتاش شرقًا. وفي المساء ينزل هواء طوروس البارد، فينام المرء بلا مكيّف حتى في أغسطس.\n\nالمطبخ وغرفة الجلوس في الأسفل وغرف النوم الثلاث في الأعلى. تعتني نوراي بالبيت منذ أول ضيف؛ تأتي حين تتصل بها ولا تدخل من دون دعوة.',
      highlights: items`مسبح لا متناهٍ 10 × 4 أمتار | قلعة ألانيا في الأفق | حمّام وشرفة لكل غرفة نوم | قيّمة على البيت ترد على الهاتف دائمًا`,
      included: items`أغطية الأسرّة ومناشف الحمّام والمسبح | تنظيف ختامي، وتنظيف إضافي في إقامة أسبوعين | كهرباء وماء وإنترنت | صيانة المسبح مرتين في الأسبوع`,
      excluded: items`تأمين أضرار 450 يورو يُعاد عند المغادرة | تدفئة المسبح من نوفمبر إلى أبريل`,
      goodToKnow: items`الوصول من الساعة 16:00 والمغادرة حتى 10:00. | آخر 400 متر شديدة الانحدار: لا غنى عن سيارة، والوقوف أمام البيت مجاني.`,
      questions: questions`
        كم يبعد الشاطئ؟ | أقل من كيلومترين نزولًا إلى شاطئ كارغيجاك العام، خمس دقائق بالسيارة.
        هل المسبح آمن للأطفال الصغار؟ | ليس عند حافة الفيض. لمن معه أطفال دون السادسة نقترح بيتًا آخر من قائمتنا.
      `,
      extras: extras`
        تدفئة المسبح | حتى 27 درجة، تُطلب قبل ثلاثة أيام ولكل الليالي
        مشتريات أول يوم | تملأ نوراي الثلاجة بحسب قائمتك، وتدفع ثمنها بالفاتورة
      `,
    },
  },
  reviews: reviews`
    5 | Familie Hoppe | Wuppertal | de | 2026-06-18 | Blick, Ruhe, Pool wie auf den Bildern. Mit Nuray haben wir über Elberfeld geredet.
    5 | Marloes V. | Amersfoort | nl | 2026-08-03 | ’s Avonds koel genoeg om te slapen, overdag de hele kust voor je. De weg is echt steil.
    4 | Артём Ш. | Самара | ru | 2025-10-02 | Дом отличный, вид лучше фотографий. Без машины никуда, об этом честно написано.
    5 | Gülşen T. | Konya | tr | 2026-07-21 | Havuzdan kaleyi seyretmek paha biçilmez. Ev tertemizdi, mutfak eksiksizdi.
  `,
})
