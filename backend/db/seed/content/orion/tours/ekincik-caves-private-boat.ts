import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const ekincikCavesPrivateBoat: SeedProduct<OrionLocale> = {
  code: 'ORI-T-33',
  kind: 'tour',
  category: 'bootstouren',
  destination: 'dalyan',
  scene: 'gocek',
  pictureSeed: 133,
  details: {
    kind: 'tour',
    durationMinutes: 450,
    days: 1,
    guideLanguages: ['de', 'en', 'tr', 'nl'],
    groupSize: 12,
    pickup: 'optional',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'group',
  currency: 'EUR',
  seasons: [
    { from: '04-15', to: '06-15', adult: '240.00', child: '240.00', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '240.00', child: '240.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '240.00', child: '240.00', infant: '0.00' },
  ],
  sessions: [{ time: '09:30', endTime: '17:00', capacity: 12, weekdays: EVERY_DAY }],
  childFrom: 4,
  adultFrom: 12,
  group: { price: '240.00', maximumPersons: 8, extraPersonPrice: '22.00' },
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 25,
  cutoffMinutes: 1080,
  freeCancellationHours: 48,
  instantConfirmation: false,
  extras: [
    { id: 'pickup', price: '40.00', per: 'booking', maximum: 1 },
    { id: 'blue-crab', price: '16.00', per: 'person', maximum: 12 },
  ],
  meetingPoint: { latitude: 36.8346, longitude: 28.6425 },
  rank: 33,
  text: {
    de: {
      title: 'Ekincik und die Meereshöhlen, Boot nur für Sie ab Dalyan',
      summary: 'Durch das Schilf aufs offene Meer, Höhlen mit leuchtendem Wasser und Mittagessen dort, wo Sie ankern.',
      description:
        'Osman fährt seit dreißig Jahren flussabwärts, aber am Schildkrötenstrand, wo die anderen wenden, biegt er nach rechts aufs Meer ab. Eine halbe Stunde später liegen Sie vor Ekincik, einer Bucht mit mehr Ziegen als Gästen.\n\nDas Boot gehört Ihnen: bis zu acht Personen, ein Preis. Sie bestimmen, wie lange Sie in den Höhlen schwimmen, in denen das Licht von unten kommt, und ob es zum Mittag Osmans Fisch gibt oder blaue Krabben aus der Lagune.',
      highlights: items`Ein Preis für bis zu acht Gäste | Drei Meereshöhlen zum Hineinschwimmen | Mittagessen an Bord oder am Strand | Weiter als die üblichen Flussboote`,
      programme: steps`
        09:30 | Steg in Dalyan | Begrüßung, Tee, Ihre Wünsche für den Tag.
        10:15 | Durch das Delta | Schilf, Eisvögel und mit Glück eine Nilschildkröte.
        11:15 | Meereshöhlen | Hineinschwimmen, wo das Wasser von unten leuchtet.
        12:45 | Ekincik | Anker vor dem Kiesstrand, Mittagessen vom Grill.
        14:45 | Stille Bucht | Ein Badestopp nach Ihrer Wahl.
        16:00 | Heimweg | Mit der Abendbrise durch das Schilf, Steg um 17:00.
      `,
      included: items`Boot mit Kapitän | Treibstoff | Mittagessen mit Fisch oder Gemüse | Tee, Wasser und Obst | Schnorchelmasken`,
      excluded: items`Abholung im Hotel | Blaue Krabben | Trinkgeld`,
      goodToKnow: items`Ab dem neunten Gast kommt ein Aufpreis pro Person dazu, zwölf ist das Maximum. | Bei starkem Wind bleibt das Boot auf Fluss und See; Sie entscheiden, ob Sie verlegen.`,
      questions: questions`
        Schaukelt es auf dem Meer? | Vormittags kaum. Am Nachmittag kommt die Welle von hinten, das ist angenehm.
        Können wir Musik mitbringen? | Ja, es gibt einen Anschluss. Im Delta schalten wir sie aus, der Vögel wegen.
      `,
      extras: extras`
        Abholung im Hotel | Für die ganze Gruppe, zwischen Köyceğiz und Sarıgerme
        Blaue Krabben | Frisch aus der Lagune, über Holzkohle gegart
      `,
      meetingPoint: place`Dalyan, Steg gegenüber den Felsengräbern | Boot „Nilüfer“ mit weißem Sonnendach. Osman ruft Sie am Vorabend an.`,
    },
    en: {
      title: 'Ekincik and the sea caves, a boat to yourselves from Dalyan',
      summary: 'Through the reeds to the open sea, caves of glowing water and lunch wherever you drop anchor.',
      description:
        'Osman has been sailing downriver for thirty years, but at the turtle beach, where the others turn round, he bears right and heads out to sea. Half an hour later you lie off Ekincik, a bay with more goats than guests.\n\nThe boat is yours: up to eight people, one price. You decide how long to swim in the caves where the light comes from below, and whether lunch is Osman’s fish or blue crab from the lagoon.',
      highlights: items`One price for up to eight guests | Three sea caves to swim into | Lunch on board or on the beach | Further than the usual river boats`,
      programme: steps`
        09:30 | Dalyan jetty | Welcome, tea, your wishes for the day.
        10:15 | Through the delta | Reeds, kingfishers and, with luck, a Nile turtle.
        11:15 | Sea caves | Swim in where the water glows from below.
        12:45 | Ekincik | At anchor off the pebble beach, lunch from the grill.
        14:45 | A quiet bay | One swim at a place of your choice.
        16:00 | The way home | Through the reeds on the evening breeze; jetty at 17:00.
      `,
      included: items`Boat with captain | Fuel | Lunch with fish or vegetables | Tea, water and fruit | Snorkel masks`,
      excluded: items`Hotel pick-up | Blue crab | Tips`,
      goodToKnow: items`From the ninth guest there is a surcharge per person; twelve is the maximum. | In strong wind the boat stays on river and lake; you decide whether to move the date.`,
      questions: questions`
        Is it rough at sea? | Hardly at all in the morning. In the afternoon the waves come from behind, which is pleasant.
        Can we bring music? | Yes, there is a socket. In the delta we switch it off for the birds.
      `,
      extras: extras`
        Hotel pick-up | For the whole group, between Köyceğiz and Sarıgerme
        Blue crab | Fresh from the lagoon, cooked over charcoal
      `,
      meetingPoint: place`Dalyan, jetty opposite the rock tombs | The boat Nilüfer with a white awning. Osman calls you the evening before.`,
    },
    tr: {
      title: 'Dalyan’dan size özel tekneyle Ekincik ve deniz mağaraları',
      summary: 'Sazlıklardan açık denize, ışıldayan sulu mağaralara; öğle yemeği demir attığınız yerde.',
      description:
        'Osman otuz yıldır ırmaktan aşağı iner, ama ötekilerin döndüğü kaplumbağa kumsalında o sağa kıvrılıp denize açılır. Yarım saat sonra Ekincik’in önündesinizdir; keçisi konuğundan çok bir koy.\n\nTekne sizindir: sekiz kişiye kadar tek fiyat. Işığın alttan vurduğu mağaralarda ne kadar yüzeceğinize, öğle yemeğinde Osman’ın balığını mı yoksa lagünün mavi yengecini mi yiyeceğinize siz karar verirsiniz.',
      highlights: items`Sekiz kişiye kadar tek fiyat | İçine yüzülen üç deniz mağarası | Teknede ya da kumsalda öğle yemeği | Alışılmış ırmak teknelerinden öteye`,
      programme: steps`
        09:30 | Dalyan iskelesi | Karşılama, çay, gün için istekleriniz.
        10:15 | Deltadan geçiş | Sazlar, yalıçapkınları, şansınız varsa bir Nil kaplumbağası.
        11:15 | Deniz mağaraları | Suyun alttan ışıdığı yere yüzerek giriş.
        12:45 | Ekincik | Çakıl kumsalın önünde demir, ızgaradan öğle yemeği.
        14:45 | Sakin bir koy | Sizin seçtiğiniz yerde bir yüzme molası.
        16:00 | Dönüş | Akşam esintisiyle sazlıklardan, 17:00’de iskele.
      `,
      included: items`Kaptanlı tekne | Yakıt | Balıklı ya da sebzeli öğle yemeği | Çay, su ve meyve | Şnorkel maskeleri`,
      excluded: items`Otelden alma | Mavi yengeç | Bahşiş`,
      goodToKnow: items`Dokuzuncu kişiden itibaren kişi başı ek ücret alınır, en fazla on iki kişi biner. | Sert rüzgârda tekne ırmakta ve gölde kalır; tarihi değiştirmek size kalmıştır.`,
      questions: questions`
        Denizde sallar mı? | Sabah hemen hiç. Öğleden sonra dalga arkadan gelir, o da keyiflidir.
        Müzik getirebilir miyiz? | Evet, bağlantı var. Deltada kuşlar için kapatırız.
      `,
      extras: extras`
        Otelden alma | Köyceğiz ile Sarıgerme arası, bütün grup için
        Mavi yengeç | Lagünden taze, köz üstünde
      `,
      meetingPoint: place`Dalyan, kaya mezarlarının karşısındaki iskele | Beyaz tenteli “Nilüfer” teknesi. Osman bir akşam önce sizi arar.`,
    },
    ru: {
      title: 'Экинджик и морские гроты: катер только для вас',
      slug: 'ekindzhik-morskie-groty-kater',
      summary: 'Через камыши в открытое море, гроты со светящейся водой и обед там, где вы бросите якорь.',
      description:
        'Осман ходит вниз по реке тридцать лет, но у черепашьего пляжа, где остальные поворачивают, он берёт вправо, в море. Через полчаса вы стоите у Экинджика — бухты, где коз больше, чем гостей.\n\nКатер ваш: до восьми человек, одна цена. Вы решаете, сколько плавать в гротах, где свет идёт снизу, и что будет на обед — рыба Османа или голубые крабы из лагуны.',
      highlights: items`Одна цена до восьми гостей | Три морских грота, куда можно заплыть | Обед на борту или на пляже | Дальше обычных речных лодок`,
      programme: steps`
        09:30 | Причал Дальяна | Встреча, чай, ваши пожелания.
        10:15 | Через дельту | Камыши, зимородки и, если повезёт, нильская черепаха.
        11:15 | Морские гроты | Заплываем туда, где вода светится снизу.
        12:45 | Экинджик | Якорь у галечного пляжа, обед с гриля.
        14:45 | Тихая бухта | Купание там, где выберете вы.
        16:00 | Домой | С вечерним бризом через камыши, причал в 17:00.
      `,
      included: items`Катер с капитаном | Топливо | Обед с рыбой или овощами | Чай, вода и фрукты | Маски для снорклинга`,
      excluded: items`Трансфер из отеля | Голубые крабы | Чаевые`,
      goodToKnow: items`С девятого гостя действует доплата за человека, максимум двенадцать. | При сильном ветре катер остаётся на реке и озере; переносить ли дату, решаете вы.`,
      questions: questions`
        Качает ли в море? | Утром почти нет. После обеда волна идёт сзади, это даже приятно.
        Можно ли со своей музыкой? | Да, есть разъём. В дельте выключаем её ради птиц.
      `,
      extras: extras`
        Трансфер из отеля | На всю компанию, от Кёйджегиза до Сарыгерме
        Голубые крабы | Свежие, из лагуны, приготовленные на углях
      `,
      meetingPoint: place`Дальян, причал напротив скальных гробниц | Катер «Nilüfer» с белым тентом. Осман позвонит вам накануне вечером.`,
    },
    nl: {
      title: 'Ekincik en de zeegrotten, vanuit Dalyan op je eigen boot',
      summary: 'Door het riet naar open zee, grotten met lichtgevend water en lunch waar jullie het anker uitgooien.',
      description:
        'Osman vaart al dertig jaar de rivier af, maar bij het schildpaddenstrand, waar de anderen keren, gaat hij rechtsaf de zee op. Een halfuur later lig je voor Ekincik, een baai met meer geiten dan gasten.\n\nDe boot is van jullie: tot acht personen, één prijs. Je bepaalt zelf hoelang je zwemt in de grotten waar het licht van onderen komt, en of de lunch Osmans vis wordt of blauwe krab uit de lagune.',
      highlights: items`Eén prijs tot acht gasten | Drie zeegrotten om in te zwemmen | Lunch aan boord of op het strand | Verder dan de gewone rivierboten`,
      programme: steps`
        09:30 | Steiger van Dalyan | Welkom, thee, jullie wensen voor de dag.
        10:15 | Door de delta | Riet, ijsvogels en met geluk een Nijlschildpad.
        11:15 | Zeegrotten | Naar binnen zwemmen waar het water van onderen oplicht.
        12:45 | Ekincik | Voor anker bij het kiezelstrand, lunch van de grill.
        14:45 | Stille baai | Een zwemstop naar keuze.
        16:00 | Naar huis | Met de avondbries door het riet, om 17:00 aan de steiger.
      `,
      included: items`Boot met kapitein | Brandstof | Lunch met vis of groente | Thee, water en fruit | Snorkelmaskers`,
      excluded: items`Ophalen bij je hotel | Blauwe krab | Fooi`,
      goodToKnow: items`Vanaf de negende gast geldt een toeslag per persoon; twaalf is het maximum. | Bij harde wind blijft de boot op rivier en meer; jullie beslissen of je de datum verzet.`,
      questions: questions`
        Is het ruw op zee? | ’s Ochtends nauwelijks. ’s Middags komen de golven van achteren, en dat is prettig.
        Mogen we muziek meenemen? | Ja, er is een aansluiting. In de delta gaat hij uit, voor de vogels.
      `,
      extras: extras`
        Ophalen bij je hotel | Voor de hele groep, tussen Köyceğiz en Sarıgerme
        Blauwe krab | Vers uit de lagune, op houtskool gegaard
      `,
      meetingPoint: place`Dalyan, steiger tegenover de rotsgraven | De boot Nilüfer met wit zonnezeil. Osman belt je de avond ervoor.`,
    },
    ar: {
      title: 'إكينجيك والكهوف البحرية: قارب خاص بك من داليان',
      slug: 'ekinjik-kuhuf-qarib-khas',
      summary: 'عبر القصب إلى البحر المفتوح، وكهوف ماؤها مضيء، وغداء حيث ترسو.',
      description:
        'ينزل عثمان مع النهر منذ ثلاثين عامًا، لكنه عند شاطئ السلاحف، حيث يعود الآخرون، ينعطف يمينًا إلى البحر. وبعد نصف ساعة ترسو أمام إكينجيك، خليج فيه من الماعز أكثر مما فيه من الضيوف.\n\nالقارب لك: حتى ثمانية أشخاص بسعر واحد. وأنت تقرر كم تسبح في الكهوف التي يأتيها الضوء من الأسفل، وهل يكون الغداء سمك عثمان أم السلطعون الأزرق من البحيرة.',
      highlights: items`سعر واحد حتى ثمانية ضيوف | ثلاثة كهوف بحرية تدخلها سباحة | غداء على المتن أو على الشاطئ | أبعد مما تصل إليه قوارب النهر`,
      programme: steps`
        09:30 | رصيف داليان | ترحيب وشاي ورغباتك لليوم.
        10:15 | عبر الدلتا | قصب وطيور الرفراف، وربما سلحفاة نيلية.
        11:15 | الكهوف البحرية | السباحة إلى حيث يضيء الماء من الأسفل.
        12:45 | إكينجيك | الرسو أمام شاطئ الحصى وغداء مشوي.
        14:45 | خليج هادئ | وقفة للسباحة حيث تختار.
        16:00 | العودة | مع نسيم المساء بين القصب، والرصيف في 17:00.
      `,
      included: items`قارب مع قبطان | الوقود | غداء بالسمك أو الخضار | شاي وماء وفاكهة | أقنعة سنوركل`,
      excluded: items`الاصطحاب من الفندق | السلطعون الأزرق | الإكراميات`,
      goodToKnow: items`من الضيف التاسع يُضاف مبلغ لكل شخص، والحد الأقصى اثنا عشر. | عند الريح القوية يبقى القارب في النهر والبحيرة، ولك أن تغيّر الموعد.`,
      questions: questions`
        هل يضطرب البحر؟ | صباحًا لا يكاد، وبعد الظهر تأتي الموجة من الخلف فتكون لطيفة.
        هل نستطيع إحضار موسيقانا؟ | نعم، يوجد منفذ، لكننا نوقفها في الدلتا من أجل الطيور.
      `,
      extras: extras`
        الاصطحاب من الفندق | للمجموعة كلها بين كويجغيز وساري غيرمه
        السلطعون الأزرق | طازج من البحيرة ومطهو على الفحم
      `,
      meetingPoint: place`داليان، الرصيف المقابل للمقابر الصخرية | القارب «نيلوفر» ذو المظلة البيضاء. يتصل بك عثمان في المساء السابق.`,
    },
  },
  reviews: reviews`
    5 | Susanne T. | Bremen | de | 2026-06-28 | Zu siebt, drei Generationen, kein anderes Boot in den Höhlen. Osman hat uns jeden Wunsch von den Augen abgelesen.
    5 | Martijn B. | Amersfoort | nl | 2026-08-02 | De grotten zijn sprookjesachtig. Voor een gezin goedkoper dan losse kaartjes.
    4 | Nigel P. | Plymouth | en | 2025-09-18 | Superb day. The sea was choppy for twenty minutes, then glassy in the bay.
    5 | Pınar G. | Denizli | tr | 2025-07-26 | Çocuklar kaptan köşkünden inmedi. Mavi yengeç şart.
  `,
}
