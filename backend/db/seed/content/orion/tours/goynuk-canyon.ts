import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const goynukCanyon: SeedProduct<OrionLocale> = {
  code: 'ORI-T-25',
  kind: 'tour',
  category: 'natur-abenteuer',
  destination: 'kemer',
  scene: 'gorge',
  pictureSeed: 125,
  details: {
    kind: 'tour',
    durationMinutes: 300,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr'],
    groupSize: 12,
    pickup: 'optional',
    theme: 'adventure',
    minimumAge: 8,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-15', to: '05-31', adult: '36.00', child: '24.00', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '42.00', child: '28.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '36.00', child: '24.00', infant: '0.00' },
  ],
  sessions: [
    { time: '08:30', endTime: '13:30', capacity: 12, weekdays: EVERY_DAY },
    { time: '13:30', endTime: '18:30', capacity: 12, weekdays: [2, 4, 6] },
  ],
  childFrom: 8,
  adultFrom: 14,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'full',
  depositRate: 100,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [
    { id: 'pickup', price: '9.00', per: 'person', maximum: 12 },
    { id: 'photos', price: '15.00', per: 'booking', maximum: 1 },
  ],
  meetingPoint: { latitude: 36.6745, longitude: 30.5262 },
  rank: 25,
  text: {
    de: {
      title: 'Göynük-Schlucht: watend und schwimmend bis zum Wasserfall',
      summary:
        'Fünf Stunden bei Kemer: Waldweg, enge Felswände, grünes Wasser um die Hüften und, wenn Sie mögen, ein Sprung.',
      description:
        'Cem führt seit 14 Jahren durch diese Schlucht und kennt jeden Stein, der rutscht. Erst gehen Sie eine knappe Stunde unter Kiefern, dann ziehen Sie Neopren und Helm an, und der Weg wird zum Bach.\n\nMal reicht das Wasser bis zum Knie, mal schwimmen Sie ein paar Züge zwischen Wänden, die sich oben fast berühren. Am Ende fällt ein kleiner Wasserfall in ein Becken. Springen ist erlaubt, aber nie Pflicht.',
      highlights: items`Neopren, Helm und Schuhe inbegriffen | Sechs Gäste pro Guide | Auch im August kühl | Sprungstellen von einem bis vier Metern`,
      programme: steps`
        08:30 | Parkplatz der Schlucht | Begrüßung, Größen für Anzug und Schuhe.
        09:00 | Waldweg | Drei Kilometer unter Kiefern, Pause an der Furt.
        10:00 | Einstieg | Umziehen, Einweisung, die ersten Schritte im Bach.
        11:15 | Wasserfall | Baden, springen oder zusehen, heißer Tee aus der Kanne.
        12:15 | Rückweg | Mit der Strömung, das letzte Stück zu Fuß.
        13:15 | Picknick | Gözleme und Melone am Fluss, Ende um 13:30.
      `,
      included: items`Zwei Guides je zwölf Gäste | Neoprenanzug, Helm, Wasserschuhe | Eintritt | Picknick und Tee | Versicherung`,
      excluded: items`Abholung im Hotel | Fotos | Trinkgeld`,
      goodToKnow: items`Das Wasser hat 12 bis 16 Grad; mit Anzug ist das angenehm. | Sie sollten schwimmen können und zwei Stunden auf unebenem Grund gehen.`,
      questions: questions`
        Können Kinder mitgehen? | Ab acht Jahren und 1,25 Metern, wenn sie schwimmen können. Anzüge haben wir ab Größe 128.
        Wohin mit Telefon und Brille? | In die wasserdichten Beutel der Guides. Für Brillen haben wir Bänder.
      `,
      extras: extras`
        Abholung im Hotel | Zwischen Antalya-Konyaaltı und Çamyuva, hin und zurück
        Fotos des Tages | Rund 40 Bilder der Guides, am Abend als Link
      `,
      meetingPoint: place`Göynük-Schlucht, oberer Parkplatz | Am Holzhaus mit der blauen Fahne. Umkleiden und Schließfächer sind vorhanden.`,
    },
    en: {
      title: 'Göynük canyon: wade and swim up to the waterfall',
      summary:
        'Five hours near Kemer: a forest path, narrow walls, green water round your hips and a jump if you dare.',
      description:
        'Cem has been leading people through this canyon for 14 years and knows every slippery stone. First you walk for just under an hour beneath pines, then you put on a wetsuit and a helmet, and the path turns into the stream.\n\nSometimes the water reaches your knees, sometimes you swim a few strokes between walls that almost touch overhead. At the end a small waterfall drops into a pool. You may jump, but nobody has to.',
      highlights: items`Wetsuit, helmet and shoes included | Six guests per guide | Cool even in August | Jumps from one to four metres`,
      programme: steps`
        08:30 | Canyon car park | Welcome, sizes for suits and shoes.
        09:00 | Forest path | Three kilometres under pines, a break at the ford.
        10:00 | Into the water | Changing, a briefing, the first steps in the stream.
        11:15 | Waterfall | Swim, jump or watch, with hot tea from the flask.
        12:15 | The way back | With the current, the last stretch on foot.
        13:15 | Picnic | Gözleme and melon by the river; ends at 13:30.
      `,
      included: items`Two guides for twelve guests | Wetsuit, helmet, water shoes | Entrance | Picnic and tea | Insurance`,
      excluded: items`Hotel pick-up | Photos | Tips`,
      goodToKnow: items`The water is 12 to 16 degrees, which is pleasant in a wetsuit. | You should be able to swim and to walk on rough ground for two hours.`,
      questions: questions`
        Can children come? | From eight years and 1.25 metres, provided they swim. Our suits start at size 128.
        What about my phone and glasses? | They go into the guides’ dry bags. We have straps for glasses.
      `,
      extras: extras`
        Hotel pick-up | Between Konyaaltı in Antalya and Çamyuva, both ways
        Photos of the day | About 40 pictures by the guides, sent as a link in the evening
      `,
      meetingPoint: place`Göynük canyon, upper car park | At the wooden hut with the blue flag. There are changing rooms and lockers.`,
    },
    tr: {
      title: 'Göynük Kanyonu: suyun içinde şelaleye kadar',
      summary: 'Kemer’de beş saat: orman yolu, daralan kayalar, bele kadar yeşil su ve isteyene bir atlayış.',
      description:
        'Cem 14 yıldır bu kanyonda rehberlik yapar, kayan her taşı bilir. Önce çamların altında bir saate yakın yürürüz; sonra neopren giysileri giyer, kaskları takarız; yol dereye dönüşür.\n\nSu kimi yerde dize gelir, kimi yerde tepede neredeyse birleşen duvarların arasında birkaç kulaç atarsınız. Sonunda küçük bir şelale bir havuza dökülür. Atlamak serbesttir ama kimse mecbur değildir; izleyip çay içmek de güzeldir.',
      highlights: items`Neopren, kask ve ayakkabı dahil | Rehber başına altı kişi | Ağustosta bile serin | Bir metreden dört metreye atlama yerleri`,
      programme: steps`
        08:30 | Kanyon otoparkı | Karşılama, giysi ve ayakkabı numaraları.
        09:00 | Orman yolu | Çamların altında üç kilometre, dere geçidinde mola.
        10:00 | Suya giriş | Giyinme, bilgilendirme, derede ilk adımlar.
        11:15 | Şelale | Yüzme, atlama ya da seyretme; termostan sıcak çay.
        12:15 | Dönüş | Akıntıyla birlikte, son bölüm yürüyerek.
        13:15 | Piknik | Irmak kenarında gözleme ve kavun, 13:30’da biter.
      `,
      included: items`On iki kişiye iki rehber | Neopren giysi, kask, su ayakkabısı | Giriş ücreti | Piknik ve çay | Sigorta`,
      excluded: items`Otelden alma | Fotoğraflar | Bahşiş`,
      goodToKnow: items`Su 12–16 derecedir, giysiyle rahat edersiniz. | Yüzme bilmeniz ve bozuk zeminde iki saat yürüyebilmeniz gerekir.`,
      questions: questions`
        Çocuklar katılabilir mi? | Sekiz yaşından ve 1,25 metreden itibaren, yüzme biliyorsa. Giysilerimiz 128 bedenden başlar.
        Telefonum ve gözlüğüm ne olacak? | Rehberlerin su geçirmez çantalarına konur. Gözlükler için bandımız var.
      `,
      extras: extras`
        Otelden alma | Konyaaltı ile Çamyuva arası, gidiş dönüş
        Günün fotoğrafları | Rehberlerin çektiği kırk kadar kare, akşam bağlantı olarak gelir
      `,
      meetingPoint: place`Göynük Kanyonu, üst otopark | Mavi bayraklı ahşap kulübenin önü. Soyunma kabini ve dolap vardır.`,
    },
    ru: {
      title: 'Каньон Гёйнюк: вброд и вплавь до водопада',
      slug: 'kanon-geynyuk-vodopad',
      summary: 'Пять часов под Кемером: лесная тропа, узкие стены, зелёная вода по пояс и прыжок для желающих.',
      description:
        'Джем водит людей по этому каньону 14 лет и знает каждый скользкий камень. Сначала вы почти час идёте под соснами, потом надеваете гидрокостюм и каску, и тропой становится сам ручей.\n\nГде-то вода по колено, где-то надо проплыть несколько метров между стенами, которые наверху почти сходятся. В конце небольшой водопад падает в чашу. Прыгать можно, но никто не заставляет.',
      highlights: items`Гидрокостюм, каска и обувь включены | Шесть гостей на гида | Прохладно даже в августе | Прыжки с высоты от одного до четырёх метров`,
      programme: steps`
        08:30 | Парковка у каньона | Встреча, подбор костюмов и обуви.
        09:00 | Лесная тропа | Три километра под соснами, привал у брода.
        10:00 | Вход в воду | Переодевание, инструктаж, первые шаги по ручью.
        11:15 | Водопад | Купаться, прыгать или смотреть; горячий чай из термоса.
        12:15 | Обратно | По течению, последний отрезок пешком.
        13:15 | Пикник | Гёзлеме и дыня у реки, конец в 13:30.
      `,
      included: items`Два гида на двенадцать гостей | Гидрокостюм, каска, обувь для воды | Входной билет | Пикник и чай | Страховка`,
      excluded: items`Трансфер из отеля | Фотографии | Чаевые`,
      goodToKnow: items`Вода 12–16 градусов, в костюме это приятно. | Нужно уметь плавать и быть готовым два часа идти по неровному дну.`,
      questions: questions`
        Можно ли с детьми? | С восьми лет и роста 1,25 м, если ребёнок плавает. Костюмы есть с размера 128.
        Куда деть телефон и очки? | В герметичные мешки гидов. Для очков дадим ремешок.
      `,
      extras: extras`
        Трансфер из отеля | От Коньяалты в Анталье до Чамьювы, туда и обратно
        Фотографии дня | Около 40 снимков от гидов, ссылка вечером
      `,
      meetingPoint: place`Каньон Гёйнюк, верхняя парковка | У деревянного домика с синим флагом. Есть раздевалки и шкафчики.`,
    },
    nl: {
      title: 'Göynükkloof: wadend en zwemmend naar de waterval',
      summary: 'Vijf uur bij Kemer: een bospad, smalle wanden, groen water tot je heupen en een sprong als je durft.',
      description:
        'Cem gidst al 14 jaar door deze kloof en kent elke steen die wegglijdt. Eerst loop je een klein uur onder de dennen, dan trek je een wetsuit en een helm aan en wordt de beek het pad.\n\nSoms staat het water tot je knieën, soms zwem je een paar slagen tussen wanden die elkaar boven bijna raken. Aan het eind valt een kleine waterval in een poel. Springen mag, maar hoeft nooit.',
      highlights: items`Wetsuit, helm en schoenen inbegrepen | Zes gasten per gids | Ook in augustus koel | Sprongen van één tot vier meter`,
      programme: steps`
        08:30 | Parkeerplaats van de kloof | Welkom, maten voor pak en schoenen.
        09:00 | Bospad | Drie kilometer onder de dennen, pauze bij de doorwaadbare plek.
        10:00 | Het water in | Omkleden, uitleg, de eerste stappen in de beek.
        11:15 | Waterval | Zwemmen, springen of kijken, met hete thee uit de thermoskan.
        12:15 | Terug | Met de stroom mee, het laatste stuk te voet.
        13:15 | Picknick | Gözleme en meloen aan de rivier, einde om 13:30.
      `,
      included: items`Twee gidsen op twaalf gasten | Wetsuit, helm, waterschoenen | Entree | Picknick en thee | Verzekering`,
      excluded: items`Ophalen bij je hotel | Foto’s | Fooi`,
      goodToKnow: items`Het water is 12 tot 16 graden; in een wetsuit is dat prettig. | Je moet kunnen zwemmen en twee uur over ongelijke grond kunnen lopen.`,
      questions: questions`
        Mogen kinderen mee? | Vanaf acht jaar en 1,25 meter, als ze kunnen zwemmen. Onze pakken beginnen bij maat 128.
        Waar laat ik mijn telefoon en bril? | In de waterdichte zakken van de gidsen. Voor brillen hebben we bandjes.
      `,
      extras: extras`
        Ophalen bij je hotel | Tussen Konyaaltı in Antalya en Çamyuva, heen en terug
        Foto’s van de dag | Zo’n 40 foto’s van de gidsen, ’s avonds als link
      `,
      meetingPoint: place`Göynükkloof, bovenste parkeerplaats | Bij het houten huisje met de blauwe vlag. Er zijn kleedhokjes en kluisjes.`,
    },
    ar: {
      title: 'وادي غوينوك: خوضًا وسباحةً حتى الشلال',
      slug: 'wadi-ghuynuk-shallal',
      summary: 'خمس ساعات قرب كيمر: درب في الغابة وجدران ضيقة وماء أخضر حتى الخصر وقفزة لمن يشاء.',
      description:
        'يقود جيم الزوار في هذا الوادي منذ 14 عامًا ويعرف كل حجر زلق فيه. تمشي أولًا نحو ساعة تحت الصنوبر، ثم ترتدي بدلة الماء والخوذة، ويصير الجدول نفسه هو الطريق.\n\nيبلغ الماء الركبة أحيانًا، وأحيانًا تسبح أمتارًا قليلة بين جدران تكاد تتلامس في الأعلى. وفي النهاية يسقط شلال صغير في بركة صافية. القفز مسموح، لكنه ليس واجبًا على أحد.',
      highlights: items`بدلة الماء والخوذة والحذاء ضمن السعر | ستة ضيوف لكل مرشد | برودة منعشة حتى في أغسطس | قفزات من متر إلى أربعة أمتار`,
      programme: steps`
        08:30 | موقف الوادي | ترحيب وتحديد مقاسات البدلات والأحذية.
        09:00 | درب الغابة | ثلاثة كيلومترات تحت الصنوبر مع استراحة عند المخاضة.
        10:00 | دخول الماء | تبديل الملابس وشرح موجز ثم أولى الخطوات في الجدول.
        11:15 | الشلال | سباحة أو قفز أو فرجة مع شاي ساخن.
        12:15 | العودة | مع التيار، ثم الجزء الأخير سيرًا.
        13:15 | غداء في الطبيعة | فطائر غوزلمه وشمام على النهر، والنهاية في 13:30.
      `,
      included: items`مرشدان لكل اثني عشر ضيفًا | بدلة وخوذة وحذاء للماء | تذكرة الدخول | غداء خفيف وشاي | تأمين`,
      excluded: items`الاصطحاب من الفندق | الصور | الإكراميات`,
      goodToKnow: items`حرارة الماء بين 12 و16 درجة، وهي مريحة مع البدلة. | ينبغي إجادة السباحة والقدرة على المشي ساعتين فوق أرض غير مستوية.`,
      questions: questions`
        هل يستطيع الأطفال المشاركة؟ | نعم، من سن الثامنة وطول 1.25 متر إن كانوا يسبحون، ومقاسات البدلات تبدأ من 128.
        أين أضع هاتفي ونظارتي؟ | في أكياس المرشدين المقاومة للماء، ولدينا أربطة للنظارات.
      `,
      extras: extras`
        الاصطحاب من الفندق | بين كونيالتي في أنطاليا وتشاميوفا ذهابًا وإيابًا
        صور اليوم | نحو 40 صورة يلتقطها المرشدون وتصلك مساءً عبر رابط
      `,
      meetingPoint: place`وادي غوينوك، الموقف العلوي | عند الكوخ الخشبي ذي العلم الأزرق، وفيه غرف تبديل وخزائن.`,
    },
  },
  reviews: reviews`
    5 | Jonas W. | Freiburg | de | 2026-07-18 | Bei 38 Grad der beste Vormittag des Urlaubs. Cem hat unserer ängstlichen Tochter die Hand gehalten, bis sie gesprungen ist.
    5 | Emily R. | Bristol | en | 2026-06-09 | Cold for a minute, brilliant for two hours. The tea at the waterfall is a lovely touch.
    4 | Игорь П. | Казань | ru | 2025-08-30 | Снаряжение хорошее, гиды внимательные. Обратный путь показался длинноватым.
    5 | Daan V. | Breda | nl | 2026-05-03 | Kleine groep en goede pakken. Neem een handdoek mee, die zit er niet bij.
    4 | Selin Ö. | Ankara | tr | 2025-09-21 | Atlamadan da çok keyifli. Ayakkabılar biraz eskiydi ama iş gördü.
  `,
}
