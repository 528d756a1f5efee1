import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const bodrumBlueBays: SeedProduct<OrionLocale> = {
  code: 'ORI-T-03',
  kind: 'tour',
  category: 'bootstouren',
  destination: 'bodrum',
  scene: 'gulet',
  pictureSeed: 103,
  details: {
    kind: 'tour',
    durationMinutes: 420,
    days: 1,
    guideLanguages: ['de', 'en', 'tr', 'nl'],
    groupSize: 28,
    pickup: 'optional',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-01', to: '05-31', adult: '38.00', child: '19.00', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '48.00', child: '24.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '42.00', child: '21.00', infant: '0.00' },
  ],
  sessions: [{ time: '10:00', endTime: '17:00', capacity: 28, weekdays: EVERY_DAY }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 48,
  instantConfirmation: true,
  campaign: {
    discountType: 'percent',
    discountValue: '12.00',
    endsInDays: 55,
    label: {
      de: 'Frühbucher: 12 % auf den Bootstag',
      en: 'Early booking: 12% off the boat day',
      tr: 'Erken rezervasyon: tekne gününde %12 indirim',
      ru: 'Раннее бронирование: −12 % на день на гулете',
      nl: 'Vroegboeken: 12% korting op de bootdag',
      ar: 'حجز مبكر: خصم \u206612%\u2069 على يوم القارب',
    },
  },
  extras: [
    { id: 'pickup', price: '8.00', per: 'person', maximum: 28 },
    { id: 'paddleboard', price: '12.00', per: 'booking', maximum: 2 },
  ],
  meetingPoint: { latitude: 37.0336, longitude: 27.4262 },
  rank: 3,
  text: {
    de: {
      title: 'Bodrums blaue Buchten auf dem Gulet',
      summary:
        'Ein Tag unter Segeln und Motor: vier Badestopps zwischen Kara Ada und Orak, Mittagessen an Bord, keine Musikanlage.',
      description:
        'Die „Halikarnas 3“ hat Platz für fünfzig, wir nehmen achtundzwanzig Gäste mit. So findet jeder eine Matte im Schatten, und am Heck bleibt die Badeleiter frei. Kapitän Nejat wählt die Buchten am Morgen nach dem Wind.\n\nMeist sind es die Bucht an der Kara Ada mit ihrer warmen Quelle, die helle Bucht der Insel Orak und zwei Stellen, an denen sonst niemand ankert. Mittags gibt es Gegrilltes oder Gemüse aus dem Ofen. Musik läuft nur, wenn alle sie wollen.',
      highlights: items`Vier Badestopps im klaren Wasser | Warme Quelle auf der Kara Ada | 28 Gäste auf einem Schiff für 50 | Mittagessen aus der Bordküche`,
      programme: steps`
        10:00 | Leinen los | Ab dem Westkai im Hafen von Bodrum, Kaffee an Deck.
        10:45 | Kara Ada | Bad in der Grotte, wo 32 Grad warmes Wasser austritt.
        12:15 | Insel Orak | Eine Stunde schwimmen über weißem Sand.
        13:15 | Mittagessen vor Anker | Köfte, Fisch oder Gemüse, dazu Salate und Melone.
        14:30 | Zwei stille Buchten | Der Kapitän entscheidet nach dem Wind.
        17:00 | Zurück im Hafen | Blick auf die Burg vom Wasser aus.
      `,
      included: items`Platz an Bord mit Matte | Mittagessen mit Salatbuffet | Wasser, Tee und Kaffee | Masken und Schnorchel | Versicherung`,
      excluded: items`Softdrinks, Bier und Wein an Bord | Abholung im Hotel | Handtücher`,
      goodToKnow: items`Ab Juli weht nachmittags der Meltemi: Dann fahren wir die geschützten Buchten im Osten an. | Schwimmwesten für Kinder ab einem Jahr sind an Bord.`,
      questions: questions`
        Wird wirklich gesegelt? | Wenn der Wind passt, etwa eine Stunde am Nachmittag. Sonst fährt das Schiff unter Motor.
        Gibt es eine Toilette an Bord? | Ja, drei, dazu eine Süßwasserdusche am Heck.
      `,
      extras: extras`
        Abholung im Hotel | Aus Bodrum, Gümbet und Bitez, hin und zurück
        Stand-up-Board | Für den ganzen Tag
      `,
      meetingPoint: place`Hafen Bodrum, Westkai, Liegeplatz 14 | Gulet „Halikarnas 3“, dunkler Rumpf. Bitte um 09:45 am Steg.`,
    },
    en: {
      title: 'Bodrum’s blue bays on a wooden gulet',
      summary:
        'A day under sail and engine: four swims between Kara Ada and Orak, lunch from the galley, no sound system.',
      description:
        'The Halikarnas 3 is licensed for fifty; we take twenty-eight. Everyone finds a mat in the shade and the ladder at the stern stays free. Captain Nejat picks the bays in the morning, by the wind.\n\nMost days that means the cove at Kara Ada with its warm spring, the pale bay of Orak island and two spots where nobody else drops anchor. Lunch is from the grill, or vegetables from the oven. Music plays only if everyone wants it.',
      highlights: items`Four swims in clear water | Warm spring at Kara Ada | 28 guests on a boat for 50 | Lunch from the galley`,
      programme: steps`
        10:00 | Cast off | From the west quay in Bodrum harbour, coffee on deck.
        10:45 | Kara Ada | A swim into the grotto where water comes out at 32 degrees.
        12:15 | Orak island | One hour of swimming over white sand.
        13:15 | Lunch at anchor | Meatballs, fish or vegetables, with salads and melon.
        14:30 | Two quiet bays | The captain decides by the wind.
        17:00 | Back in harbour | The castle as seen from the water.
      `,
      included: items`A place on board with a mat | Lunch with salads | Water, tea and coffee | Masks and snorkels | Insurance`,
      excluded: items`Soft drinks, beer and wine on board | Hotel pick-up | Towels`,
      goodToKnow: items`From July the meltemi blows in the afternoon; we then use the sheltered bays to the east. | Life jackets for children from one year old are on board.`,
      questions: questions`
        Do you really sail? | When the wind suits, for about an hour in the afternoon. Otherwise the boat runs on its engine.
        Is there a toilet on board? | Yes, three, and a freshwater shower at the stern.
      `,
      extras: extras`
        Hotel pick-up | From Bodrum, Gümbet and Bitez, both ways
        Paddle board | For the whole day
      `,
      meetingPoint: place`Bodrum harbour, west quay, berth 14 | Gulet Halikarnas 3, dark hull. Please be on the jetty at 09:45.`,
    },
    tr: {
      title: 'Guletle Bodrum’un mavi koyları',
      summary:
        'Yelken ve motorla bir gün: Kara Ada ile Orak arasında dört yüzme molası, teknede öğle yemeği, hoparlör yok.',
      description:
        'Halikarnas 3’ün ruhsatı elli kişilik, biz yirmi sekiz misafir alıyoruz. Böylece herkese gölgede bir minder düşer, kıçtaki merdiven boş kalır. Nejat Kaptan koyları sabah rüzgâra bakarak seçer.\n\nÇoğu gün ılık suyuyla Kara Ada’ya, Orak Adası’nın açık renkli koyuna ve kimsenin demirlemediği iki yere gideriz. Öğlen ızgara ya da fırında sebze vardır. Müzik ancak herkes isterse açılır.',
      highlights: items`Berrak suda dört yüzme molası | Kara Ada’nın ılık kaynağı | 50 kişilik teknede 28 misafir | Tekne mutfağından öğle yemeği`,
      programme: steps`
        10:00 | Hareket | Bodrum Limanı batı rıhtımından, güvertede kahve.
        10:45 | Kara Ada | 32 derecelik suyun çıktığı mağarada yüzme.
        12:15 | Orak Adası | Beyaz kumun üstünde bir saat yüzme.
        13:15 | Demirde öğle yemeği | Köfte, balık ya da sebze; salatalar ve kavun.
        14:30 | İki sakin koy | Kaptan rüzgâra göre karar verir.
        17:00 | Limana dönüş | Denizden kale manzarası.
      `,
      included: items`Minderli yer | Salatalarla öğle yemeği | Su, çay ve kahve | Maske ve şnorkel | Sigorta`,
      excluded: items`Meşrubat, bira ve şarap | Otelden alma | Havlu`,
      goodToKnow: items`Temmuzdan itibaren öğleden sonra meltem eser; o zaman doğudaki korunaklı koylara gideriz. | Bir yaşından büyük çocuklar için can yeleği vardır.`,
      questions: questions`
        Gerçekten yelken açılıyor mu? | Rüzgâr uygunsa öğleden sonra bir saat kadar. Değilse motorla gidilir.
        Teknede tuvalet var mı? | Evet, üç tane; kıçta da tatlı su duşu var.
      `,
      extras: extras`
        Otelden alma | Bodrum, Gümbet ve Bitez’den, gidiş dönüş
        Kürek sörfü tahtası | Bütün gün için
      `,
      meetingPoint: place`Bodrum Limanı, batı rıhtımı, 14 numaralı yer | Koyu renk gövdeli Halikarnas 3 guleti. Lütfen 09:45’te iskelede olun.`,
    },
    ru: {
      title: 'Голубые бухты Бодрума на деревянном гулете',
      slug: 'golubye-bukhty-bodruma-gulet',
      summary: 'День под парусом и мотором: четыре купания между Кара-Адой и Ораком, обед на борту и никаких колонок.',
      description:
        'У гулета «Халикарнас 3» лицензия на пятьдесят человек, мы берём двадцать восемь. Каждому хватает матраса в тени, а трап на корме свободен. Бухты капитан Неджат выбирает утром, по ветру.\n\nОбычно это Кара-Ада с тёплым источником, светлая бухта острова Орак и два места, где больше никто не бросает якорь. На обед — гриль или овощи из печи. Музыка играет, только если её хотят все.',
      highlights: items`Четыре купания в прозрачной воде | Тёплый источник на Кара-Аде | 28 гостей на судне для 50 | Обед с камбуза`,
      programme: steps`
        10:00 | Отход | С западного причала Бодрума, кофе на палубе.
        10:45 | Кара-Ада | Купание в гроте, где выходит вода температурой 32 градуса.
        12:15 | Остров Орак | Час плавания над белым песком.
        13:15 | Обед на якоре | Кёфте, рыба или овощи, салаты и дыня.
        14:30 | Две тихие бухты | Капитан решает по ветру.
        17:00 | Возвращение | Вид на крепость с воды.
      `,
      included: items`Место на борту с матрасом | Обед с салатами | Вода, чай и кофе | Маски и трубки | Страховка`,
      excluded: items`Газировка, пиво и вино на борту | Трансфер из отеля | Полотенца`,
      goodToKnow: items`С июля после обеда дует мельтем: тогда идём в защищённые от ветра бухты на востоке. | Для детей от года есть спасательные жилеты.`,
      questions: questions`
        Паруса правда ставят? | При подходящем ветре — примерно на час после обеда. В остальное время идём под мотором.
        Есть ли на борту туалет? | Да, три, и душ с пресной водой на корме.
      `,
      extras: extras`
        Трансфер из отеля | Из Бодрума, Гюмбета и Битеза, туда и обратно
        Сапборд | На весь день
      `,
      meetingPoint: place`Порт Бодрума, западный причал, место 14 | Гулет «Халикарнас 3» с тёмным корпусом. Будьте на причале в 09:45.`,
    },
    nl: {
      title: 'De blauwe baaien van Bodrum op een gulet',
      summary:
        'Een dag onder zeil en op de motor: vier keer zwemmen tussen Kara Ada en Orak, lunch aan boord, geen muziekboxen.',
      description:
        'De Halikarnas 3 mag vijftig mensen meenemen, wij nemen er achtentwintig. Zo heeft iedereen een matras in de schaduw en blijft de zwemtrap vrij. Kapitein Nejat kiest de baaien ’s ochtends, afhankelijk van de wind.\n\nMeestal zijn dat Kara Ada met zijn warme bron, de lichte baai van het eiland Orak en twee plekken waar niemand anders ankert. De lunch komt van de grill, of het zijn groenten uit de oven. Muziek alleen als iedereen dat wil.',
      highlights: items`Vier keer zwemmen in helder water | Warme bron op Kara Ada | 28 gasten op een boot voor 50 | Lunch uit de kombuis`,
      programme: steps`
        10:00 | Trossen los | Vanaf de westkade in Bodrum, koffie aan dek.
        10:45 | Kara Ada | Zwemmen in de grot waar water van 32 graden opwelt.
        12:15 | Eiland Orak | Een uur zwemmen boven wit zand.
        13:15 | Lunch voor anker | Köfte, vis of groenten, met salades en meloen.
        14:30 | Twee stille baaien | De kapitein kiest, afhankelijk van de wind.
        17:00 | Terug in de haven | Het kasteel vanaf het water.
      `,
      included: items`Plek aan boord met matras | Lunch met salades | Water, thee en koffie | Maskers en snorkels | Verzekering`,
      excluded: items`Frisdrank, bier en wijn aan boord | Ophalen bij je hotel | Handdoeken`,
      goodToKnow: items`Vanaf juli waait ’s middags de meltemi; dan varen we naar de beschutte baaien in het oosten. | Er zijn zwemvesten voor kinderen vanaf één jaar.`,
      questions: questions`
        Wordt er echt gezeild? | Als de wind meewerkt, ’s middags ongeveer een uur. Anders varen we op de motor.
        Is er een toilet aan boord? | Ja, drie, en een zoetwaterdouche op het achterdek.
      `,
      extras: extras`
        Ophalen bij je hotel | Vanuit Bodrum, Gümbet en Bitez, heen en terug
        Supboard | Voor de hele dag
      `,
      meetingPoint: place`Haven van Bodrum, westkade, ligplaats 14 | Gulet Halikarnas 3, donkere romp. Wees om 09:45 op de steiger.`,
    },
    ar: {
      title: 'خلجان بودروم الزرقاء على قارب خشبي',
      slug: 'khuljan-bodrum-alzarqa',
      summary: 'يوم بالشراع والمحرك: أربع محطات سباحة بين كارا أدا وأوراك، وغداء على المتن، وبلا مكبرات صوت.',
      description:
        'رخصة «هاليكارناس 3» لخمسين راكبًا، ونحن نأخذ ثمانية وعشرين. فيجد كل ضيف فرشة في الظل ويبقى سلّم السباحة خاليًا. ويختار القبطان نجاد الخلجان صباحًا بحسب الريح.\n\nغالبًا ما نزور كارا أدا بنبعها الدافئ، وخليج جزيرة أوراك الفاتح اللون، وموضعين لا يرسو فيهما غيرنا. الغداء مشويات أو خضار من الفرن. ولا تُشغَّل الموسيقى إلا إذا أرادها الجميع.',
      highlights: items`أربع محطات سباحة في ماء صافٍ | نبع كارا أدا الدافئ | 28 ضيفًا على قارب يتسع لخمسين | غداء من مطبخ القارب`,
      programme: steps`
        10:00 | الانطلاق | من الرصيف الغربي في ميناء بودروم مع قهوة على ظهر القارب.
        10:45 | كارا أدا | سباحة في المغارة حيث يخرج الماء بحرارة 32 درجة.
        12:15 | جزيرة أوراك | ساعة سباحة فوق رمل أبيض.
        13:15 | الغداء والقارب راسٍ | كفتة أو سمك أو خضار مع السلطات والشمام.
        14:30 | خليجان هادئان | يقرر القبطان بحسب الريح.
        17:00 | العودة إلى الميناء | القلعة كما تُرى من البحر.
      `,
      included: items`مكان على المتن مع فرشة | غداء مع سلطات | ماء وشاي وقهوة | أقنعة وأنابيب غطس | تأمين`,
      excluded: items`المشروبات الأخرى على المتن | الاصطحاب من الفندق | المناشف`,
      goodToKnow: items`من يوليو تهب رياح الملتمي بعد الظهر، فنقصد الخلجان المحمية شرقًا. | تتوفر سترات نجاة للأطفال من عمر سنة.`,
      questions: questions`
        هل يُبحر القارب بالشراع فعلًا؟ | إذا ناسبت الريح فنحو ساعة بعد الظهر، وإلا فبالمحرك.
        هل على القارب دورة مياه؟ | نعم، ثلاث، مع دش ماء عذب في المؤخرة.
      `,
      extras: extras`
        الاصطحاب من الفندق | من بودروم وغومبت وبيتز ذهابًا وإيابًا
        لوح تجديف | لليوم كله
      `,
      meetingPoint: place`ميناء بودروم، الرصيف الغربي، المرسى 14 | قارب «هاليكارناس 3» ببدن داكن. نرجو الحضور عند 09:45.`,
    },
  },
  reviews: reviews`
    5 | Katrin W. | Hamburg | de | 2026-06-19 | Endlich ein Bootstag ohne Wummern. Die Bucht bei Orak hatten wir eine halbe Stunde für uns.
    5 | Daan K. | Haarlem | nl | 2026-07-30 | Ruim, rustig en heel goed eten. De kinderen sprongen de hele dag van het achterdek.
    4 | Fiona H. | Cork | en | 2025-09-04 | Windy afternoon, so the captain changed the bays and explained why. Lovely crew.
    4 | Дмитрий К. | Пермь | ru | 2025-08-16 | Места действительно много. Тёплый источник мутноват, зато остальное — как бассейн.
    5 | Ece Y. | Bursa | tr | 2026-05-24 | Müziksiz tekne bulmak zor, burada sadece su sesi vardı. Öğle yemeği ev gibi.
    3 | خالد م. | الدوحة | ar | 2026-08-11 | الطاقم لطيف والخلجان جميلة، لكن الريح قوية بعد الظهر في أغسطس.
  `,
}
