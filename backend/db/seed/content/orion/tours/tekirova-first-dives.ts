import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const tekirovaFirstDives: SeedProduct<OrionLocale> = {
  code: 'ORI-T-15',
  kind: 'tour',
  category: 'tauchen',
  destination: 'antalya',
  scene: 'diving',
  pictureSeed: 115,
  details: {
    kind: 'tour',
    durationMinutes: 480,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr'],
    groupSize: 16,
    pickup: 'included',
    theme: 'diving',
    minimumAge: 10,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '04-15', to: '05-31', adult: '65.00', child: '33.00', infant: '0.00' },
    { from: '06-01', to: '09-15', adult: '75.00', child: '38.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '69.00', child: '35.00', infant: '0.00' },
  ],
  sessions: [{ time: '08:30', endTime: '16:30', capacity: 16, weekdays: [1, 2, 3, 4, 5, 6] }],
  childFrom: 10,
  adultFrom: 14,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 900,
  freeCancellationHours: 48,
  instantConfirmation: true,
  extras: [{ id: 'video', price: '30.00', per: 'booking', maximum: 1 }],
  meetingPoint: { latitude: 36.6003, longitude: 30.5716 },
  rank: 15,
  text: {
    de: {
      title: 'Die ersten zwei Tauchgänge bei den Drei Inseln',
      summary: 'Schnuppertag ab Kemer: eine Lehrerin für zwei Gäste, zwei Tauchgänge bis sechs Meter, 20 Meter Sicht.',
      description:
        'Vor Tekirova ragen drei Felsinseln aus dem Meer, dazwischen ist das Wasser windgeschützt und klar. Hier lernen Sie in Ruhe: erst Trockenübung an Deck, dann hüfttief am Seil, dann zwei Tauchgänge von je 25 Minuten.\n\nJede Tauchlehrerin nimmt höchstens zwei Gäste mit. Sie sehen Zackenbarsche, Papageifische und manchmal eine Meeresschildkröte. Zwischen den Tauchgängen liegen anderthalb Stunden Pause, mit Mittagessen und Schnorcheln für alle, auch für die Begleitung.',
      highlights: items`Eine Lehrerin für höchstens zwei Gäste | Zwei Tauchgänge, maximal sechs Meter tief | Drei Inseln mit bis zu 20 Meter Sicht | Begleitung kann schnorcheln`,
      programme: steps`
        08:30 | Abholung | In Antalya, Beldibi und Göynük.
        09:45 | Hafen Kemer | Gesundheitsbogen, Anprobe, Ablegen.
        10:45 | Drei Inseln | Trockenübung und erste Atemzüge am Seil.
        11:15 | Erster Tauchgang | 25 Minuten, höchstens fünf Meter.
        12:15 | Mittagessen an Bord | Danach Pause und Schnorcheln.
        13:45 | Zweiter Tauchgang | Sechs Meter, Rückkehr in den Hafen um 15:15.
      `,
      included: items`Komplette Ausrüstung | Eine Tauchlehrerin für zwei Gäste | Abholung und Rückfahrt | Mittagessen und Wasser | Tauchversicherung`,
      excluded: items`Unterwasserfilm | Softdrinks | Trinkgeld`,
      goodToKnow: items`Nach dem Tauchen bitte 18 Stunden nicht fliegen. | Bei Asthma, Herzleiden oder Ohrproblemen brauchen Sie ein ärztliches Attest.`,
      questions: questions`
        Muss ich gut schwimmen können? | Sie sollten 100 Meter ohne Eile schwimmen können und sich im Wasser wohlfühlen.
        Was, wenn ich mich nicht traue? | Sie können jederzeit abbrechen und stattdessen schnorcheln. Vor dem ersten Tauchgang erstatten wir dann die Hälfte.
      `,
      extras: extras`Unterwasserfilm | Zwei Minuten Film und etwa 20 Fotos von Ihnen`,
      meetingPoint: place`Hafen Kemer, Steg B | Abholung im Hotel. Mit eigenem Auto: 09:45 am Boot „Nerites“.`,
    },
    en: {
      title: 'Your first two dives at the Three Islands',
      summary:
        'A taster day from Kemer: one instructor for two guests, two dives to six metres, visibility of 20 metres.',
      description:
        'Off Tekirova three rocky islands rise from the sea, and the water between them is sheltered and clear. You learn without hurry: dry practice on deck, then waist-deep on the line, then two dives of 25 minutes each.\n\nEach instructor takes two guests at most. You see groupers, parrotfish and sometimes a turtle. Between the dives there is a break of an hour and a half, with lunch and snorkelling for everyone, companions included.',
      highlights: items`One instructor for two guests at most | Two dives, never deeper than six metres | Three islands with up to 20 metres of visibility | Companions can snorkel`,
      programme: steps`
        08:30 | Pick-up | In Antalya, Beldibi and Göynük.
        09:45 | Kemer marina | Health form, fitting, cast off.
        10:45 | Three Islands | Dry practice and first breaths on the line.
        11:15 | First dive | 25 minutes, five metres at most.
        12:15 | Lunch on board | Then a rest and snorkelling.
        13:45 | Second dive | Six metres; back in the marina at 15:15.
      `,
      included: items`All equipment | One instructor for two guests | Pick-up and return | Lunch and water | Diving insurance`,
      excluded: items`Underwater film | Soft drinks | Tips`,
      goodToKnow: items`Please do not fly for 18 hours after diving. | With asthma, a heart condition or ear trouble you need a doctor’s note.`,
      questions: questions`
        Do I have to swim well? | You should manage 100 metres without hurry and feel at ease in water.
        What if I lose my nerve? | You can stop at any time and snorkel instead. Before the first dive we then refund half.
      `,
      extras: extras`Underwater film | A two-minute film and about 20 photos of you`,
      meetingPoint: place`Kemer marina, pontoon B | Pick-up at your hotel. With your own car: 09:45 at the boat Nerites.`,
    },
    tr: {
      title: 'Üç Adalar’da ilk iki dalışınız',
      summary: 'Kemer’den deneme dalışı: iki misafire bir eğitmen, altı metreye kadar iki dalış, 20 metre görüş.',
      description:
        'Tekirova açıklarında denizden üç kayalık ada yükselir; araları rüzgâra kapalı, suyu berraktır. Acele etmeden öğrenirsiniz: önce güvertede kuru çalışma, sonra ip yanında bel hizasında, ardından yirmi beşer dakikalık iki dalış.\n\nHer eğitmen en fazla iki misafirle dalar. Orfoz, papağan balığı, bazen de deniz kaplumbağası görürsünüz. Dalışların arasında bir buçuk saat mola vardır; öğle yemeği ve şnorkel herkese, eşlik edenlere de açıktır.',
      highlights: items`En fazla iki misafire bir eğitmen | İki dalış, en çok altı metre | 20 metreye varan görüşle üç ada | Eşlik edenler şnorkelle yüzer`,
      programme: steps`
        08:30 | Otelden alma | Antalya, Beldibi ve Göynük’ten.
        09:45 | Kemer Marina | Sağlık formu, ekipman, hareket.
        10:45 | Üç Adalar | Kuru çalışma ve ip yanında ilk nefesler.
        11:15 | Birinci dalış | 25 dakika, en çok beş metre.
        12:15 | Teknede öğle yemeği | Ardından dinlenme ve şnorkel.
        13:45 | İkinci dalış | Altı metre; 15:15’te marinaya dönüş.
      `,
      included: items`Bütün ekipman | İki misafire bir eğitmen | Otelden alma ve bırakma | Öğle yemeği ve su | Dalış sigortası`,
      excluded: items`Su altı filmi | Meşrubat | Bahşiş`,
      goodToKnow: items`Dalıştan sonra 18 saat uçağa binmeyin. | Astım, kalp ya da kulak rahatsızlığında doktor raporu gerekir.`,
      questions: questions`
        İyi yüzme bilmeli miyim? | Acele etmeden 100 metre yüzebilmeniz ve suda rahat olmanız yeter.
        Ya cesaret edemezsem? | İstediğiniz an bırakıp şnorkelle yüzebilirsiniz. İlk dalıştan önceyse ücretin yarısını iade ederiz.
      `,
      extras: extras`Su altı filmi | İki dakikalık film ve sizden 20 kadar fotoğraf`,
      meetingPoint: place`Kemer Marina, B iskelesi | Otelden alırız. Kendi aracınızla: 09:45’te Nerites teknesinde.`,
    },
    ru: {
      title: 'Первые два погружения у Трёх островов',
      slug: 'pervye-pogruzheniya-tri-ostrova',
      summary:
        'Пробный день из Кемера: один инструктор на двух гостей, два погружения до шести метров, видимость 20 метров.',
      description:
        'У Текировы из моря поднимаются три скалистых острова, вода между ними спокойная и прозрачная. Учитесь без спешки: сначала на палубе, потом по пояс у троса, затем два погружения по 25 минут.\n\nС инструктором идут не больше двух гостей. Вы увидите груперов, рыб-попугаев, иногда черепаху. Между погружениями полтора часа отдыха с обедом и плаванием с маской — для всех, и для сопровождающих тоже.',
      highlights: items`Один инструктор максимум на двоих | Два погружения, не глубже шести метров | Три острова, видимость до 20 метров | Сопровождающие плавают с маской`,
      programme: steps`
        08:30 | Встреча в отеле | В Анталье, Бельдиби и Гёйнюке.
        09:45 | Марина Кемера | Анкета здоровья, примерка, отход.
        10:45 | Три острова | Тренировка на палубе и первые вдохи у троса.
        11:15 | Первое погружение | 25 минут, не глубже пяти метров.
        12:15 | Обед на борту | Затем отдых и плавание с маской.
        13:45 | Второе погружение | Шесть метров; в марине в 15:15.
      `,
      included: items`Всё снаряжение | Один инструктор на двух гостей | Трансфер туда и обратно | Обед и вода | Страховка дайвера`,
      excluded: items`Подводный фильм | Газировка | Чаевые`,
      goodToKnow: items`После погружений 18 часов нельзя летать. | При астме, болезнях сердца или ушей нужна справка от врача.`,
      questions: questions`
        Нужно ли хорошо плавать? | Достаточно проплыть 100 метров без спешки и не бояться воды.
        А если я не решусь? | Можно остановиться в любой момент и поплавать с маской. До первого погружения вернём половину.
      `,
      extras: extras`Подводный фильм | Двухминутный ролик и около 20 ваших фото`,
      meetingPoint: place`Марина Кемера, пирс B | Забираем из отеля. На своей машине — в 09:45 у катера «Неритес».`,
    },
    nl: {
      title: 'Je eerste twee duiken bij de Drie Eilanden',
      summary: 'Proefdag vanuit Kemer: één instructeur op twee gasten, twee duiken tot zes meter, 20 meter zicht.',
      description:
        'Voor Tekirova steken drie rotseilanden uit zee; het water ertussen is beschut en helder. Je leert op je gemak: eerst droog oefenen aan dek, dan tot je middel aan de lijn, dan twee duiken van 25 minuten.\n\nElke instructeur neemt hooguit twee gasten mee. Je ziet tandbaarzen, papegaaivissen en soms een schildpad. Tussen de duiken zit anderhalf uur pauze, met lunch en snorkelen voor iedereen, ook voor wie alleen meevaart.',
      highlights: items`Eén instructeur op hooguit twee gasten | Twee duiken, nooit dieper dan zes meter | Drie eilanden met tot 20 meter zicht | Meevarenden kunnen snorkelen`,
      programme: steps`
        08:30 | Ophalen | In Antalya, Beldibi en Göynük.
        09:45 | Haven van Kemer | Gezondheidsformulier, passen, vertrek.
        10:45 | Drie Eilanden | Droog oefenen en eerste ademteugen aan de lijn.
        11:15 | Eerste duik | 25 minuten, hooguit vijf meter.
        12:15 | Lunch aan boord | Daarna rust en snorkelen.
        13:45 | Tweede duik | Zes meter; om 15:15 terug in de haven.
      `,
      included: items`Complete uitrusting | Eén instructeur per twee gasten | Ophalen en terugbrengen | Lunch en water | Duikverzekering`,
      excluded: items`Onderwaterfilm | Frisdrank | Fooi`,
      goodToKnow: items`Vlieg na het duiken 18 uur niet. | Bij astma, hart- of oorklachten heb je een doktersverklaring nodig.`,
      questions: questions`
        Moet ik goed kunnen zwemmen? | Kun je op je gemak 100 meter zwemmen en voel je je prettig in het water, dan is dat genoeg.
        En als ik niet durf? | Je kunt altijd stoppen en gaan snorkelen. Vóór de eerste duik krijg je dan de helft terug.
      `,
      extras: extras`Onderwaterfilm | Een film van twee minuten en zo’n 20 foto’s van jou`,
      meetingPoint: place`Haven van Kemer, steiger B | We halen je op bij je hotel. Met eigen auto: 09:45 bij de boot Nerites.`,
    },
    ar: {
      title: 'أول غطستين لك عند الجزر الثلاث',
      slug: 'awwal-ghatsatayn-aljuzur-althalath',
      summary: 'يوم تجريبي من كيمر: مدرب لكل ضيفين، وغطستان حتى ستة أمتار، ورؤية تبلغ 20 مترًا.',
      description:
        'قبالة تكيروفا ترتفع ثلاث جزر صخرية من البحر، والماء بينها محمي وصافٍ. تتعلم على مهل: تدريب على ظهر القارب أولًا، ثم في ماء حتى الخصر عند الحبل، ثم غطستان مدة كل منهما 25 دقيقة.\n\nلا يأخذ المدرب أكثر من ضيفين. ترى أسماك الهامور والببغاء، وأحيانًا سلحفاة بحرية. وبين الغطستين ساعة ونصف للراحة والغداء والسباحة بالقناع، للجميع وللمرافقين أيضًا.',
      highlights: items`مدرب لضيفين على الأكثر | غطستان لا تتجاوزان ستة أمتار | ثلاث جزر ورؤية حتى 20 مترًا | المرافقون يسبحون بالقناع`,
      programme: steps`
        08:30 | الاصطحاب | من أنطاليا وبلديبي وغوينوك.
        09:45 | مرسى كيمر | استمارة صحية وقياس المعدات ثم الانطلاق.
        10:45 | الجزر الثلاث | تدريب على ظهر القارب وأول الأنفاس عند الحبل.
        11:15 | الغطسة الأولى | 25 دقيقة وخمسة أمتار على الأكثر.
        12:15 | الغداء على المتن | ثم راحة وسباحة بالقناع.
        13:45 | الغطسة الثانية | ستة أمتار، والعودة إلى المرسى 15:15.
      `,
      included: items`المعدات كاملة | مدرب لكل ضيفين | التوصيل ذهابًا وإيابًا | غداء وماء | تأمين الغوص`,
      excluded: items`الفيلم تحت الماء | المشروبات الغازية | الإكراميات`,
      goodToKnow: items`نرجو عدم السفر بالطائرة خلال 18 ساعة بعد الغوص. | عند الربو أو أمراض القلب أو الأذن يلزم تقرير طبي.`,
      questions: questions`
        هل يجب أن أجيد السباحة؟ | يكفي أن تسبح 100 متر على مهل وأن ترتاح في الماء.
        ماذا لو ترددت؟ | يمكنك التوقف في أي لحظة والسباحة بالقناع، وقبل الغطسة الأولى نعيد نصف المبلغ.
      `,
      extras: extras`فيلم تحت الماء | فيلم من دقيقتين ونحو 20 صورة لك`,
      meetingPoint: place`مرسى كيمر، الرصيف B | الاصطحاب من الفندق. وبالسيارة الخاصة: 09:45 عند القارب «نيريتس».`,
    },
  },
  reviews: reviews`
    5 | Franziska G. | Rostock | de | 2026-06-25 | Ich hatte Angst, die Lehrerin hatte Zeit. Am Ende war der zweite Tauchgang zu kurz.
    5 | Алексей Р. | Воронеж | ru | 2026-09-02 | Сын 12 лет теперь просит курс. Видели черепаху совсем рядом.
    4 | Megan F. | Plymouth | en | 2025-07-18 | Careful people, good gear. My husband snorkelled and was happy too.
    4 | Tessa W. | Zwolle | nl | 2025-10-13 | Water was nog 24 graden in oktober. Rustige uitleg, nergens haast.
    5 | Berk S. | Antalya | tr | 2026-06-01 | Beş metrede böyle renkler olduğunu bilmiyordum. Yemek de güzeldi.
  `,
}
