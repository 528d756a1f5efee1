import { season } from '../../../shared/entry'
import { extras, items, questions, reviews } from '../../../shared/lines'
import { health } from '../rest-entry'

export const eyelidLift = health({
  code: 'ORI-H-03',
  slug: 'shadd-aljafn-istanbul',
  destination: 'istanbul',
  scene: 'checkroom',
  details: { kind: 'health', field: 'aesthetic', stayNights: 6, accreditation: 'JCI, HealthTürkiye A-0718' },
  seasons: [
    season('01-01', '03-31', '1690.00'),
    season('04-01', '10-31', '1790.00'),
    season('11-01', '12-31', '1690.00'),
  ],
  extras: [
    { id: 'lower-lids', price: '780.00', per: 'booking', maximum: 1 },
    { id: 'companion', price: '360.00', per: 'booking', maximum: 1 },
  ],
  text: {
    de: {
      title: 'Oberlidstraffung in Istanbul, sechs Nächte',
      summary: 'Vierzig Minuten unter örtlicher Betäubung, dann fünf ruhige Tage mit Blick auf den Bosporus.',
      description:
        'Schwere Lider machen müde Gesichter, auch wenn man ausgeschlafen ist, und manchmal nehmen sie das obere Stück vom Blickfeld. Dr. Ferhan Oral zeichnet im Sitzen an, was weg darf, und lässt mehr stehen, als die meisten erwarten; nach dem Eingriff sehen Sie aus wie Sie, nur wacher.\n\nDie Fäden kommen am sechsten Tag heraus, deshalb sechs Nächte. Das Hotel in Bebek ist klein, die Zimmer gehen aufs Wasser, und im Kühlschrank liegen Gelmasken. Ab dem dritten Tag gehen die meisten mit Sonnenbrille spazieren und werden nicht gefragt.',
      highlights: items`Gespräch mit dem Arzt per Video, bevor Sie buchen | Örtliche Betäubung, kein Krankenhausbett | Fäden zieht derselbe Arzt | Zimmer zum Bosporus`,
      included: items`Voruntersuchung und Sehfeldtest | Eingriff an beiden Oberlidern | Sechs Nächte mit Frühstück in Bebek | Begleitung auf Deutsch und alle Fahrten`,
      excluded: items`Flüge | Unterlider | Weitere Mahlzeiten`,
      goodToKnow: items`Zwei Wochen keine Kontaktlinsen, vier keine Sonne ohne Brille. | Jeder sechsten Anfrage rät der Arzt ab, meist weil die Brauen die Ursache sind.`,
      questions: questions`
        Wann kann ich wieder ins Büro? | Nach acht bis zehn Tagen, mit etwas Abdeckstift nach sieben.
        Zahlt das eine Kasse? | Außerhalb der EU selten, und nur wenn das Sehfeld eingeschränkt ist. Den Test bekommen Sie schriftlich.
      `,
      extras: extras`
        Unterlider | Im selben Eingriff, zwanzig Minuten länger
        Begleitperson | Im selben Zimmer, mit Frühstück
      `,
    },
    en: {
      title: 'Upper eyelid lift in Istanbul, six nights',
      summary: 'Forty minutes under local anaesthetic, then five quiet days with the Bosphorus outside the window.',
      description:
        'Heavy lids make a tired face of a rested one, and sometimes they take the upper part of what you see. Dr Ferhan Oral marks what may go while you sit, and leaves more than most people expect; afterwards you look like yourself, only awake.\n\nThe stitches come out on the sixth day, hence six nights. The hotel in Bebek is small, its rooms face the water, and gel masks lie in the fridge. From the third day most guests walk about in sunglasses, and nobody asks.',
      highlights: items`A video talk with the surgeon before you book | Local anaesthetic, no hospital bed | Stitches removed by the same surgeon | Rooms facing the Bosphorus`,
      included: items`Examination and field-of-vision test | Operation on both upper lids | Six nights with breakfast in Bebek | A coordinator in your language and all rides`,
      excluded: items`Flights | Lower lids | Other meals`,
      goodToKnow: items`No contact lenses for two weeks, no sun without glasses for four. | The surgeon advises one enquirer in six against it, mostly because the brows are the cause.`,
      questions: questions`
        When can I be back at the office? | After eight to ten days; with a little concealer after seven.
        Will it be seen? | The scar lies in the fold of the lid. After six weeks you will have to look for it.
      `,
      extras: extras`
        Lower lids | In the same operation, twenty minutes longer
        Companion | In the same room, with breakfast
      `,
    },
    tr: {
      title: 'İstanbul’da üst göz kapağı estetiği, altı gece',
      summary: 'Lokal anesteziyle kırk dakika, ardından Boğaz’a bakan bir odada beş sakin gün.',
      description:
        'Düşük kapak dinlenmiş yüzü de yorgun gösterir, bazen görüşün üst kısmını da kapatır. Op. Dr. Ferhan Oral alınacak yeri siz otururken çizer, çoğu kişinin beklediğinden azını alır; sonrasında yine kendiniz görünürsünüz, yalnızca uyanık.\n\nDikişler altıncı gün alınır, altı gece bundandır. Bebek’teki otel küçüktür, odalar suya bakar, buzdolabında jel maskeler durur. Üçüncü günden sonra çoğu misafir güneş gözlüğüyle gezer, kimse de sormaz.',
      highlights: items`Karar vermeden önce hekimle görüntülü görüşme | Lokal anestezi, hastane yatışı yok | Dikişi aynı hekim alır | Boğaz’a bakan odalar`,
      included: items`Muayene ve görme alanı testi | İki üst kapağa ameliyat | Bebek’te kahvaltılı altı gece | Koordinatör ve bütün yollar`,
      excluded: items`Uçak bileti | Alt kapaklar | Diğer öğünler`,
      goodToKnow: items`İki hafta lens, dört hafta gözlüksüz güneş yok. | Altı başvurudan birine hekim önermez; neden çoğu kez kaştır.`,
      questions: questions`
        İşe ne zaman dönerim? | Sekiz on gün sonra; biraz kapatıcıyla yedinci gün.
        İz belli olur mu? | İz kapağın kıvrımında kalır. Altı hafta sonra aramanız gerekir.
      `,
      extras: extras`
        Alt kapaklar | Aynı ameliyatta, yirmi dakika fazlasıyla
        Refakatçi | Aynı odada, kahvaltıyla
      `,
    },
    ru: {
      title: 'Пластика верхних век в Стамбуле, шесть ночей',
      summary: 'Сорок минут под местной анестезией и пять тихих дней с видом на Босфор.',
      description:
        'Тяжёлые веки делают усталым и отдохнувшее лицо, а иногда закрывают верхнюю часть обзора. Доктор Ферхан Орал размечает, пока вы сидите, и убирает меньше, чем многие ждут; после вы похожи на себя, только выспавшегося.\n\nШвы снимают на шестой день, поэтому шесть ночей. Отель в Бебеке маленький, окна на воду, в холодильнике лежат гелевые маски. С третьего дня почти все гуляют в тёмных очках, и вопросов никто не задаёт.',
      highlights: items`Видеоразговор с хирургом до бронирования | Местная анестезия, без стационара | Швы снимает тот же врач | Номера с видом на Босфор`,
      included: items`Осмотр и проверка поля зрения | Операция на обоих верхних веках | Шесть ночей с завтраком в Бебеке | Координатор на вашем языке и все поездки`,
      excluded: items`Перелёт | Нижние веки | Остальное питание`,
      goodToKnow: items`Две недели без линз, четыре недели на солнце только в очках. | Каждому шестому врач не советует: чаще всего дело в бровях.`,
      questions: questions`
        Когда на работу? | Через восемь–десять дней, с консилером — через семь.
        Будет ли видно? | Шов прячется в складке века. Через шесть недель его придётся искать.
      `,
      extras: extras`
        Нижние веки | В той же операции, на двадцать минут дольше
        Сопровождающий | В том же номере, с завтраком
      `,
    },
    nl: {
      title: 'Bovenooglidcorrectie in Istanbul, zes nachten',
      summary: 'Veertig minuten onder plaatselijke verdoving, dan vijf rustige dagen met de Bosporus voor het raam.',
      description:
        'Zware oogleden maken een uitgerust gezicht moe, en soms nemen ze het bovenste stuk van je blikveld weg. Dr. Ferhan Oral tekent af terwijl je zit en laat meer staan dan de meeste mensen verwachten; daarna zie je eruit als jezelf, alleen wakkerder.\n\nDe hechtingen gaan er op de zesde dag uit, vandaar zes nachten. Het hotel in Bebek is klein, de kamers kijken op het water en in de koelkast liggen gelmaskers. Vanaf de derde dag wandelen de meesten met een zonnebril op, en niemand vraagt iets.',
      highlights: items`Een videogesprek met de chirurg voor je boekt | Plaatselijke verdoving, geen ziekenhuisbed | Hechtingen eruit door dezelfde arts | Kamers aan de Bosporus`,
      included: items`Vooronderzoek en gezichtsveldtest | Ingreep aan beide bovenoogleden | Zes nachten met ontbijt in Bebek | Begeleiding in je taal en alle ritten`,
      excluded: items`Vluchten | Onderoogleden | Andere maaltijden`,
      goodToKnow: items`Twee weken geen contactlenzen, vier weken geen zon zonder bril. | Een op de zes aanvragen raadt de arts af, meestal omdat de wenkbrauwen de oorzaak zijn.`,
      questions: questions`
        Wanneer kan ik weer naar kantoor? | Na acht tot tien dagen, met een beetje camouflage na zeven.
        Zie je het later? | Het litteken ligt in de plooi. Na zes weken moet je ernaar zoeken.
      `,
      extras: extras`
        Onderoogleden | In dezelfde ingreep, twintig minuten langer
        Begeleider | Op dezelfde kamer, met ontbijt
      `,
    },
    ar: {
      title: 'شد الجفن العلوي في إسطنبول، ست ليالٍ',
      summary: 'أربعون دقيقة بتخدير موضعي ثم خمسة أيام هادئة والبوسفور أمام النافذة.',
      description:
        'الجفن الثقيل يُتعب وجهًا مستريحًا، وقد يحجب أحيانًا أعلى مجال النظر. يرسم الدكتور فرحان أورال ما يُزال وأنت جالس، ويُبقي أكثر مما يتوقع معظم الناس، فتبدو أنت نفسك لكن أكثر يقظة.\n\nتُزال الغرز في اليوم السادس، ولذلك ست ليالٍ. الفندق في ببك صغير وغرفه على الماء، وفي الثلاجة أقنعة هلامية. ومنذ اليوم الثالث يخرج معظم الضيوف بنظارات شمسية ولا يسألهم أحد.',
      highlights: items`حديث بالفيديو مع الجراح قبل الحجز | تخدير موضعي دون إقامة في المستشفى | الطبيب نفسه يزيل الغرز | غرف مطلة على البوسفور`,
      included: items`الفحص واختبار مجال النظر | عملية الجفنين العلويين | ست ليالٍ مع الإفطار في ببك | منسّق بلغتك وجميع التنقلات`,
      excluded: items`الطيران | الجفنان السفليان | الوجبات الأخرى`,
      goodToKnow: items`لا عدسات لاصقة لأسبوعين ولا شمس دون نظارة لأربعة. | ينصح الطبيب واحدًا من كل ستة بعدم إجرائها لأن السبب غالبًا الحاجبان.`,
      questions: questions`
        متى أعود إلى العمل؟ | بعد ثمانية إلى عشرة أيام، وبقليل من الكونسيلر بعد سبعة.
        هل يظهر الأثر؟ | يختفي في ثنية الجفن، وبعد ستة أسابيع عليك البحث عنه.
      `,
      extras: extras`
        الجفنان السفليان | في العملية نفسها وبزيادة عشرين دقيقة
        مرافق | في الغرفة نفسها مع الإفطار
      `,
    },
  },
  reviews: reviews`
    5 | Petra A. | Nürnberg | de | 2026-02-19 | Meine Kollegin fragte, ob ich im Urlaub war. Genau das wollte ich.
    4 | Yvonne D. | Hengelo | nl | 2026-05-13 | Keurig resultaat, blauwe plekken bleven wat langer dan gezegd.
    5 | Susan K. | Guildford | en | 2026-09-07 | He talked me out of the lower lids and was right.
  `,
})
