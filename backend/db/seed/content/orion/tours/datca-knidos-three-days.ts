import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const datcaKnidosThreeDays: SeedProduct<OrionLocale> = {
  code: 'ORI-T-37',
  kind: 'tour',
  category: 'rundreisen',
  destination: 'bodrum',
  scene: 'coastroad',
  pictureSeed: 137,
  details: {
    kind: 'tour',
    durationMinutes: 3480,
    days: 3,
    guideLanguages: ['de', 'en', 'tr', 'nl'],
    groupSize: 10,
    pickup: 'optional',
    theme: 'nature',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '02-01', to: '03-15', adult: '275.00', child: '165.00', infant: '0.00' },
    { from: '04-15', to: '06-15', adult: '315.00', child: '189.00', infant: '0.00' },
    { from: '06-16', to: '09-10', adult: '345.00', child: '207.00', infant: '0.00' },
    { from: '09-11', to: '10-31', adult: '315.00', child: '189.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:00', endTime: '19:00', capacity: 10, weekdays: [2, 5] }],
  childFrom: 5,
  adultFrom: 13,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 2880,
  freeCancellationHours: 96,
  instantConfirmation: false,
  extras: [
    { id: 'pickup', price: '10.00', per: 'person', maximum: 10 },
    { id: 'single-room', price: '70.00', per: 'booking', maximum: 2 },
  ],
  meetingPoint: { latitude: 37.0337, longitude: 27.4253 },
  rank: 37,
  text: {
    de: {
      title: 'Datça und Knidos: drei Tage auf der schmalen Halbinsel',
      summary: 'Mit der Fähre ab Bodrum zu Mandelgärten, Steindörfern und einer antiken Stadt zwischen zwei Meeren.',
      description:
        'Die Datça-Halbinsel ist achtzig Kilometer lang und an einer Stelle nur achthundert Meter breit. Wer nicht muss, fährt nicht hin, und genau deshalb fahren wir. Fatma Ersoy besitzt oberhalb von Eski Datça einen Mandelgarten und kennt jede Kurve und jede Quelle.\n\nSie wohnen zwei Nächte in einem Steinhaus mit sieben Zimmern, baden in Buchten ohne Liegen und stehen am dritten Tag in Knidos, wo rechts die Ägäis und links das Mittelmeer liegt.',
      highlights: items`Überfahrt mit der Fähre ab Bodrum | Zwei Nächte im Steinhaus in Eski Datça | Knidos am stillen Nachmittag | Mandelernte oder Mandelblüte, je nach Monat`,
      programme: steps`
        1 | Über das Meer | Fähre um 09:30, Mittagessen im Hafen von Datça.
        1 | Eski Datça | Gassen, das Haus des Dichters Can Yücel, Abendessen im Hof.
        2 | Mandelgarten | Frühstück bei Fatma, zwei Stunden zu Fuß durch die Hügel.
        2 | Palamutbükü | Baden, Fisch am Kiesstrand, Rückweg über die Windmühlen.
        3 | Knidos | Zwei Häfen, das Theater und der Tempel der Aphrodite.
        3 | Heimfahrt | Fähre um 17:00, Bodrum gegen 19:00.
      `,
      included: items`Fähre hin und zurück | Zwei Nächte mit Frühstück | Zwei Abendessen | Kleinbus, Guide und Eintritt Knidos | Mandelfrühstück`,
      excluded: items`Abholung im Hotel | Mittagessen | Getränke zum Abendessen`,
      goodToKnow: items`Im Februar blühen die Mandeln, im August wird geerntet; dazwischen ist Badezeit. | Bei starkem Wind fährt die Fähre nicht, dann nehmen wir die Straße über Marmaris.`,
      questions: questions`
        Wird man auf der Fähre seekrank? | Die Überfahrt dauert knapp zwei Stunden. Morgens ist das Meer meist ruhig.
        Gibt es im Steinhaus einen Aufzug? | Nein, aber zwei Zimmer liegen ebenerdig. Schreiben Sie uns, dann halten wir eines frei.
      `,
      extras: extras`
        Abholung im Hotel | Auf der Halbinsel Bodrum, zum Hafen und zurück
        Einzelzimmer | Für beide Nächte
      `,
      meetingPoint: place`Bodrum, Fähranleger unter der Burg | Fatma steht ab 08:45 am Fahrkartenschalter, mit einem Korb Mandeln.`,
    },
    en: {
      title: 'Datça and Knidos: three days on the slender peninsula',
      summary: 'By ferry from Bodrum to almond orchards, stone villages and an ancient city between two seas.',
      description:
        'The Datça peninsula is eighty kilometres long and in one place only eight hundred metres wide. Nobody goes who does not have to, and that is just why we do. Fatma Ersoy owns an almond orchard above Eski Datça and knows every bend and every spring.\n\nYou stay two nights in a stone house with seven rooms, swim in bays without sunbeds and stand in Knidos on the third day, with the Aegean on your right and the Mediterranean on your left.',
      highlights: items`The ferry crossing from Bodrum | Two nights in a stone house in Eski Datça | Knidos on a quiet afternoon | Almond harvest or blossom, depending on the month`,
      programme: steps`
        1 | Across the sea | Ferry at 09:30, lunch in Datça harbour.
        1 | Eski Datça | Lanes, the house of the poet Can Yücel, dinner in the courtyard.
        2 | Almond orchard | Breakfast at Fatma’s, two hours on foot through the hills.
        2 | Palamutbükü | A swim, fish on the pebble beach, back past the windmills.
        3 | Knidos | Two harbours, the theatre and the temple of Aphrodite.
        3 | The way home | Ferry at 17:00, Bodrum about 19:00.
      `,
      included: items`Ferry both ways | Two nights with breakfast | Two dinners | Minibus, guide and Knidos entrance | Almond breakfast`,
      excluded: items`Hotel pick-up | Lunches | Drinks with dinner`,
      goodToKnow: items`Almonds blossom in February and are picked in August; in between you swim. | In strong wind the ferry stays in port; we then take the road via Marmaris.`,
      questions: questions`
        Does the ferry make you seasick? | The crossing takes just under two hours. In the morning the sea is mostly calm.
        Is there a lift in the stone house? | No, but two rooms are on the ground floor. Write to us and we keep one for you.
      `,
      extras: extras`
        Hotel pick-up | On the Bodrum peninsula, to the harbour and back
        Single room | For both nights
      `,
      meetingPoint: place`Bodrum, ferry pier below the castle | Fatma stands at the ticket office from 08:45, with a basket of almonds.`,
    },
    tr: {
      title: 'Datça ve Knidos: incecik yarımadada üç gün',
      summary: 'Bodrum’dan feribotla badem bahçelerine, taş köylere ve iki denizin arasındaki antik kente.',
      description:
        'Datça Yarımadası seksen kilometre uzunluğundadır, bir yerde genişliği sekiz yüz metreye iner. İşi olmayan gitmez; biz de tam bu yüzden gideriz. Eski Datça’nın üstünde badem bahçesi olan Fatma Ersoy her virajı, her pınarı bilir.\n\nYedi odalı bir taş evde iki gece kalır, şezlongsuz koylarda yüzer, üçüncü gün Knidos’ta durursunuz: sağınızda Ege, solunuzda Akdeniz vardır.',
      highlights: items`Bodrum’dan feribot yolculuğu | Eski Datça’da taş evde iki gece | Sakin bir öğleden sonra Knidos | Mevsimine göre badem hasadı ya da çiçeği`,
      programme: steps`
        1 | Denizin öte yanına | 09:30 feribotu, Datça limanında öğle yemeği.
        1 | Eski Datça | Sokaklar, Can Yücel’in evi, avluda akşam yemeği.
        2 | Badem bahçesi | Fatma’da kahvaltı, tepelerde iki saat yürüyüş.
        2 | Palamutbükü | Yüzme, çakıl kumsalda balık, değirmenlerin yanından dönüş.
        3 | Knidos | İki liman, tiyatro ve Afrodit Tapınağı.
        3 | Dönüş | 17:00 feribotu, 19:00 civarı Bodrum.
      `,
      included: items`Gidiş dönüş feribot | Kahvaltılı iki gece | İki akşam yemeği | Minibüs, rehber ve Knidos girişi | Bademli kahvaltı`,
      excluded: items`Otelden alma | Öğle yemekleri | Akşam yemeğinde içecekler`,
      goodToKnow: items`Badem şubatta çiçek açar, ağustosta toplanır; arası deniz mevsimidir. | Sert rüzgârda feribot kalkmaz, o zaman Marmaris yolundan gideriz.`,
      questions: questions`
        Feribotta deniz tutar mı? | Yolculuk iki saate yakındır. Sabahları deniz çoğunlukla sakindir.
        Taş evde asansör var mı? | Yok ama iki oda giriş katındadır. Yazarsanız birini sizin için ayırırız.
      `,
      extras: extras`
        Otelden alma | Bodrum Yarımadası’ndan limana, gidiş dönüş
        Tek kişilik oda | İki gece için
      `,
      meetingPoint: place`Bodrum, kalenin altındaki feribot iskelesi | Fatma 08:45’ten itibaren bilet gişesinde, elinde bir sepet bademle bekler.`,
    },
    ru: {
      title: 'Датча и Книд: три дня на узком полуострове',
      slug: 'datcha-i-knid-tri-dnya',
      summary: 'Паромом из Бодрума к миндальным садам, каменным деревням и античному городу между двумя морями.',
      description:
        'Полуостров Датча длиной восемьдесят километров, а в одном месте ширина его всего восемьсот метров. Случайно сюда не попадают — потому мы и едем. У Фатмы Эрсой миндальный сад над Эски-Датчей, она знает каждый поворот и каждый родник.\n\nДве ночи вы живёте в каменном доме на семь комнат, купаетесь в бухтах без лежаков, а на третий день стоите в Книде: справа Эгейское море, слева Средиземное.',
      highlights: items`Паром из Бодрума | Две ночи в каменном доме в Эски-Датче | Книд в тихие послеобеденные часы | Сбор или цветение миндаля, смотря по месяцу`,
      programme: steps`
        1 | Через море | Паром в 09:30, обед в гавани Датчи.
        1 | Эски-Датча | Переулки, дом поэта Джана Юджеля, ужин во дворе.
        2 | Миндальный сад | Завтрак у Фатмы, два часа пешком по холмам.
        2 | Паламутбюкю | Купание, рыба на галечном пляже, обратно мимо мельниц.
        3 | Книд | Две гавани, театр и храм Афродиты.
        3 | Домой | Паром в 17:00, Бодрум около 19:00.
      `,
      included: items`Паром туда и обратно | Две ночи с завтраком | Два ужина | Микроавтобус, гид и билет в Книд | Миндальный завтрак`,
      excluded: items`Трансфер из отеля | Обеды | Напитки за ужином`,
      goodToKnow: items`В феврале миндаль цветёт, в августе его собирают; между ними — купальный сезон. | При сильном ветре паром не ходит, тогда едем по дороге через Мармарис.`,
      questions: questions`
        Укачивает ли на пароме? | Путь занимает неполных два часа. По утрам море обычно спокойное.
        Есть ли в доме лифт? | Нет, но две комнаты на первом этаже. Напишите нам, и мы оставим одну за вами.
      `,
      extras: extras`
        Трансфер из отеля | По полуострову Бодрум, в порт и обратно
        Одноместный номер | На обе ночи
      `,
      meetingPoint: place`Бодрум, паромный причал под крепостью | Фатма ждёт у билетной кассы с 08:45, с корзинкой миндаля.`,
    },
    nl: {
      title: 'Datça en Knidos: drie dagen op het smalle schiereiland',
      summary:
        'Met de veerboot vanuit Bodrum naar amandelgaarden, stenen dorpen en een antieke stad tussen twee zeeën.',
      description:
        'Het schiereiland Datça is tachtig kilometer lang en op één plek maar achthonderd meter breed. Wie niet hoeft, gaat er niet heen, en juist daarom gaan wij. Fatma Ersoy heeft een amandelgaard boven Eski Datça en kent elke bocht en elke bron.\n\nJe slaapt twee nachten in een stenen huis met zeven kamers, zwemt in baaien zonder ligbedden en staat op dag drie in Knidos, met de Egeïsche Zee rechts en de Middellandse Zee links.',
      highlights: items`De overtocht met de veerboot vanuit Bodrum | Twee nachten in een stenen huis in Eski Datça | Knidos op een stille middag | Amandeloogst of bloesem, afhankelijk van de maand`,
      programme: steps`
        1 | Over zee | Veerboot om 09:30, lunch in de haven van Datça.
        1 | Eski Datça | Steegjes, het huis van dichter Can Yücel, diner op de binnenplaats.
        2 | Amandelgaard | Ontbijt bij Fatma, twee uur te voet door de heuvels.
        2 | Palamutbükü | Zwemmen, vis aan het kiezelstrand, terug langs de molens.
        3 | Knidos | Twee havens, het theater en de tempel van Aphrodite.
        3 | Naar huis | Veerboot om 17:00, rond 19:00 in Bodrum.
      `,
      included: items`Veerboot heen en terug | Twee nachten met ontbijt | Twee diners | Minibus, gids en entree Knidos | Amandelontbijt`,
      excluded: items`Ophalen bij je hotel | Lunches | Drankjes bij het diner`,
      goodToKnow: items`In februari bloeien de amandelen, in augustus wordt geoogst; daartussen is het zwemtijd. | Bij harde wind vaart de veerboot niet; dan nemen we de weg via Marmaris.`,
      questions: questions`
        Word je zeeziek op de veerboot? | De overtocht duurt een kleine twee uur. ’s Ochtends is de zee meestal kalm.
        Is er een lift in het stenen huis? | Nee, maar twee kamers liggen gelijkvloers. Schrijf ons, dan houden we er een vrij.
      `,
      extras: extras`
        Ophalen bij je hotel | Op het schiereiland Bodrum, naar de haven en terug
        Eenpersoonskamer | Voor beide nachten
      `,
      meetingPoint: place`Bodrum, veersteiger onder het kasteel | Fatma staat vanaf 08:45 bij het loket, met een mand amandelen.`,
    },
    ar: {
      title: 'داتشا وكنيدوس: ثلاثة أيام على شبه الجزيرة النحيلة',
      slug: 'datcha-wa-knidus-thalathat-ayyam',
      summary: 'بالعبّارة من بودروم إلى بساتين اللوز وقرى الحجر ومدينة قديمة بين بحرين.',
      description:
        'يبلغ طول شبه جزيرة داتشا ثمانين كيلومترًا، ولا يزيد عرضها في أحد المواضع على ثمانمئة متر. لا يقصدها إلا من أراد، ولهذا بالذات نقصدها. تملك فاطمة إرصوي بستان لوز فوق داتشا القديمة وتعرف كل منعطف وكل نبع.\n\nتبيت ليلتين في بيت حجري من سبع غرف، وتسبح في خلجان بلا كراسي استلقاء، وفي اليوم الثالث تقف في كنيدوس: بحر إيجة عن يمينك والمتوسط عن يسارك.',
      highlights: items`العبور بالعبّارة من بودروم | ليلتان في بيت حجري في داتشا القديمة | كنيدوس في عصر هادئ | قطاف اللوز أو زهره بحسب الشهر`,
      programme: steps`
        1 | عبر البحر | العبّارة في 09:30 والغداء في مرفأ داتشا.
        1 | داتشا القديمة | الأزقة وبيت الشاعر جان يوجل وعشاء في الفناء.
        2 | بستان اللوز | فطور عند فاطمة وساعتان سيرًا بين التلال.
        2 | بالاموت بوكو | سباحة وسمك على شاطئ الحصى والعودة قرب طواحين الهواء.
        3 | كنيدوس | المرفآن والمسرح ومعبد أفروديت.
        3 | العودة | العبّارة في 17:00 وبودروم نحو 19:00.
      `,
      included: items`العبّارة ذهابًا وإيابًا | ليلتان مع الفطور | وجبتا عشاء | حافلة صغيرة ومرشدة وتذكرة كنيدوس | فطور اللوز`,
      excluded: items`الاصطحاب من الفندق | وجبات الغداء | مشروبات العشاء`,
      goodToKnow: items`يزهر اللوز في فبراير ويُقطف في أغسطس، وما بينهما موسم السباحة. | عند الريح القوية لا تبحر العبّارة، فنسلك الطريق عبر مرمريس.`,
      questions: questions`
        هل تسبب العبّارة دوار البحر؟ | العبور أقل من ساعتين بقليل، والبحر هادئ صباحًا في الغالب.
        هل في البيت الحجري مصعد؟ | لا، لكن غرفتين في الطابق الأرضي، فاكتب إلينا لنحجز لك إحداهما.
      `,
      extras: extras`
        الاصطحاب من الفندق | في شبه جزيرة بودروم إلى المرفأ ذهابًا وإيابًا
        غرفة مفردة | لليلتين
      `,
      meetingPoint: place`بودروم، مرسى العبّارة تحت القلعة | تقف فاطمة عند كشك التذاكر من 08:45 ومعها سلة لوز.`,
    },
  },
  reviews: reviews`
    5 | Ingrid M. | Lübeck | de | 2026-05-19 | Das Steinhaus, das Frühstück, die leeren Buchten. Wir hätten eine Woche bleiben können.
    5 | Wouter L. | Nijmegen | nl | 2026-09-22 | Knidos met bijna niemand erbij. Fatma vertelt prachtig over haar bomen.
    4 | Helen B. | Truro | en | 2026-02-20 | Came for the blossom and got it. Evenings are cold, pack a jumper.
    4 | Serkan V. | Ankara | tr | 2025-08-26 | Hasada denk geldik, çocuklar çok sevdi. Yollar virajlı, hazırlıklı olun.
  `,
}
