import { season } from '../../../shared/entry'
import { extras, items, questions, reviews } from '../../../shared/lines'
import { health } from '../rest-entry'

export const cataractLens = health({
  code: 'ORI-H-02',
  slug: 'alma-alabyad-antalya',
  destination: 'antalya',
  scene: 'eyeroom',
  details: { kind: 'health', field: 'eye', stayNights: 6, accreditation: 'JCI, HealthTürkiye A-0644' },
  seasons: [
    season('01-01', '05-31', '2480.00'),
    season('06-01', '09-15', '2580.00'),
    season('09-16', '12-31', '2480.00'),
  ],
  extras: [
    { id: 'companion', price: '340.00', per: 'booking', maximum: 1 },
    { id: 'trifocal-lenses', price: '890.00', per: 'booking', maximum: 1 },
  ],
  text: {
    de: {
      title: 'Grauer Star in Antalya: neue Linsen für beide Augen',
      summary: 'Zwei kurze Eingriffe mit einem Tag Abstand, sechs Nächte am Meer und eine Begleitung, die vorliest.',
      description:
        'Wenn Farben stumpf werden und Scheinwerfer Strahlen ziehen, hilft keine Brille mehr. Die trübe Linse wird durch eine klare ersetzt, zwölf Minuten je Auge, unter Tropfen und wach. Erst das eine, nach einem Ruhetag das andere; am dritten Morgen hören wir fast immer denselben Satz: So blau war das Meer vorgestern nicht.\n\nProfessor Kemal Tunç operiert seit 1998 und misst mit zwei Geräten, weil die Stärke der Linse nur einmal gewählt wird. Ihre Begleiterin Gülay bleibt vom Flughafen bis zum Rückflug bei Ihnen und tropft, wenn Sie nicht mögen.',
      highlights: items`Zwei Messungen, bevor die Linse bestellt wird | Ein Ruhetag zwischen den Augen | Begleitung vom Flughafen bis zum Rückflug | Nachschau nach einer Woche und nach drei Monaten per Video`,
      included: items`Voruntersuchung und Biometrie | Zwei Eingriffe mit Einstärkenlinsen | Sechs Nächte mit Frühstück, zehn Minuten von der Klinik | Tropfen, Schutzbrille, alle Fahrten`,
      excluded: items`Flüge | Mehrstärkenlinsen | Lesebrille, die Sie mit Einstärkenlinsen weiter brauchen`,
      goodToKnow: items`Eine Woche nicht schwimmen, nicht bücken, nichts Schweres heben. | Wer Blutverdünner nimmt, schreibt es uns vor der Buchung.`,
      questions: questions`
        Wann darf ich fliegen? | Am dritten Tag nach dem zweiten Auge, nach der Nachschau.
        Bin ich zu alt dafür? | Der älteste Gast war einundneunzig. Es zählt das Herz, nicht der Pass; ein EKG gehört dazu.
      `,
      extras: extras`
        Begleitperson | Im selben Zimmer, mit Frühstück und Fahrten
        Mehrstärkenlinsen | Für Nähe, Armlänge und Ferne, beide Augen
      `,
    },
    en: {
      title: 'Cataract in Antalya: new lenses for both eyes',
      summary:
        'Two short operations a day apart, six nights by the sea and somebody beside you who reads the menu aloud.',
      description:
        'When colours grow dull and headlights throw rays, glasses no longer help. The clouded lens is exchanged for a clear one, twelve minutes an eye, under drops and awake. First one and, after a day of rest, the other; on the third morning we nearly always hear the same sentence: the sea was not that blue the day before yesterday.\n\nProfessor Kemal Tunç has operated since 1998 and measures with two instruments, because the strength of a lens is chosen only once. Gülay stays with you from the airport to the flight home and does the drops if you would rather not.',
      highlights: items`Measured twice before the lens is ordered | A day of rest between the eyes | Somebody with you from airport to airport | Seen again by video after a week and three months`,
      included: items`Examination and biometry | Two operations with single-focus lenses | Six nights with breakfast, ten minutes from the clinic | Drops, protective glasses, all rides`,
      excluded: items`Flights | Multifocal lenses | Reading glasses, which you still need with single-focus lenses`,
      goodToKnow: items`For a week no swimming, no bending, nothing heavy. | If you take blood thinners, write to us before you book.`,
      questions: questions`
        When may I fly? | On the third day after the second eye, when it has been looked at.
        Am I too old for it? | The oldest guest was ninety-one. The heart counts, not the passport; an ECG is part of it.
      `,
      extras: extras`
        Companion | In the same room, with breakfast and rides
        Multifocal lenses | For near, arm’s length and far, both eyes
      `,
    },
    tr: {
      title: 'Antalya’da katarakt: iki göze yeni mercek',
      summary: 'Bir gün arayla iki kısa ameliyat, denizin yanında altı gece ve size menüyü okuyan bir refakatçi.',
      description:
        'Renkler soluyor, farlar ışın saçıyorsa gözlük artık yetmez. Bulanık mercek berrağıyla değiştirilir; göz başına on iki dakika, damlayla ve uyanık. Önce biri, bir gün dinlenip öteki. Üçüncü sabah hep aynı cümleyi duyarız: deniz önceki gün bu kadar mavi değildi.\n\nProf. Dr. Kemal Tunç 1998’den beri ameliyat eder ve iki ayrı cihazla ölçer; merceğin derecesi bir kez seçilir çünkü. Refakatçiniz Gülay Hanım havalimanından dönüşe kadar yanınızdadır, isterseniz damlanızı da damlatır.',
      highlights: items`Mercek ısmarlanmadan iki ayrı ölçüm | İki göz arasında bir gün dinlenme | Havalimanından uçağa kadar refakat | Bir hafta ve üç ay sonra görüntülü kontrol`,
      included: items`Muayene ve biyometri | Tek odaklı mercekle iki ameliyat | Kliniğe on dakika, kahvaltılı altı gece | Damlalar, koruyucu gözlük, bütün yollar`,
      excluded: items`Uçak bileti | Çok odaklı mercek | Tek odaklı mercekle yine gereken okuma gözlüğü`,
      goodToKnow: items`Bir hafta yüzmek, eğilmek, ağır kaldırmak yok. | Kan sulandırıcı kullanıyorsanız rezervasyondan önce bize yazın.`,
      questions: questions`
        Ne zaman uçabilirim? | İkinci gözden sonraki üçüncü gün, kontrolün ardından.
        Bu yaşta geç mi? | En yaşlı misafirimiz doksan birdi. Önemli olan kalptir, nüfus kâğıdı değil; EKG dahildir.
      `,
      extras: extras`
        Yakınınız | Aynı odada, kahvaltı ve ulaşımla
        Çok odaklı mercek | Yakın, orta ve uzak için, iki göze
      `,
    },
    ru: {
      title: 'Катаракта в Анталье: новые хрусталики для обоих глаз',
      summary: 'Две короткие операции через день, шесть ночей у моря и сопровождающая, которая прочитает вам меню.',
      description:
        'Когда краски тускнеют, а у фар появляются лучи, очки уже не помогают. Мутный хрусталик меняют на прозрачный, двенадцать минут на глаз, под каплями и без наркоза. Сначала один, после дня отдыха второй; на третье утро мы почти всегда слышим одно и то же: позавчера море не было таким синим.\n\nПрофессор Кемаль Тунч оперирует с 1998 года и измеряет двумя приборами, потому что силу линзы выбирают один раз. Сопровождающая Гюлай с вами от аэропорта до обратного рейса и закапает капли, если вам не хочется.',
      highlights: items`Два измерения до заказа линзы | День отдыха между глазами | Сопровождение от аэропорта до аэропорта | Осмотр по видео через неделю и через три месяца`,
      included: items`Осмотр и биометрия | Две операции с монофокальными линзами | Шесть ночей с завтраком, десять минут от клиники | Капли, защитные очки, все поездки`,
      excluded: items`Перелёт | Мультифокальные линзы | Очки для чтения: с монофокальными линзами они ещё понадобятся`,
      goodToKnow: items`Неделю не плавать, не наклоняться, не поднимать тяжёлого. | Если принимаете препараты от тромбов, напишите до бронирования.`,
      questions: questions`
        Когда можно лететь? | На третий день после второго глаза, после осмотра.
        Не поздно ли по возрасту? | Самому старшему гостю был девяносто один год. Важно сердце, а не паспорт; ЭКГ входит.
      `,
      extras: extras`
        Сопровождающий | В том же номере, с завтраком и поездками
        Мультифокальные линзы | Для близи, средней дали и дали, оба глаза
      `,
    },
    nl: {
      title: 'Staar in Antalya: nieuwe lenzen voor beide ogen',
      summary: 'Twee korte ingrepen met een dag ertussen, zes nachten aan zee en iemand die je de menukaart voorleest.',
      description:
        'Als kleuren dof worden en koplampen stralen krijgen, helpt een bril niet meer. De troebele lens wordt vervangen door een heldere, twaalf minuten per oog, met druppels en wakker. Eerst het ene, na een rustdag het andere; op de derde ochtend horen we bijna altijd dezelfde zin: zo blauw was de zee eergisteren niet.\n\nProfessor Kemal Tunç opereert sinds 1998 en meet met twee toestellen, want de sterkte van een lens kies je maar één keer. Begeleidster Gülay blijft bij je van de luchthaven tot de terugvlucht en druppelt als je dat liever niet zelf doet.',
      highlights: items`Twee metingen voor de lens wordt besteld | Een rustdag tussen de ogen | Begeleiding van luchthaven tot luchthaven | Controle per video na een week en na drie maanden`,
      included: items`Vooronderzoek en biometrie | Twee ingrepen met monofocale lenzen | Zes nachten met ontbijt, tien minuten van de kliniek | Druppels, beschermbril, alle ritten`,
      excluded: items`Vluchten | Multifocale lenzen | Leesbril, die je met monofocale lenzen nodig blijft hebben`,
      goodToKnow: items`Een week niet zwemmen, niet bukken, niets zwaars tillen. | Gebruik je bloedverdunners, laat het ons dan weten voor je boekt.`,
      questions: questions`
        Wanneer mag ik vliegen? | Op de derde dag na het tweede oog, na de controle.
        Ben ik te oud? | De oudste gast was eenennegentig. Het hart telt, niet het paspoort; een ecg hoort erbij.
      `,
      extras: extras`
        Begeleider | Op dezelfde kamer, met ontbijt en ritten
        Multifocale lenzen | Voor dichtbij, armlengte en ver, beide ogen
      `,
    },
    ar: {
      title: 'الماء الأبيض في أنطاليا: عدستان جديدتان',
      summary: 'عمليتان قصيرتان بينهما يوم، وست ليالٍ قرب البحر، ومرافقة تقرأ لك قائمة الطعام.',
      description:
        'حين تبهت الألوان وتصير للأضواء أشعة لا تعود النظارة تنفع. تُستبدل العدسة المعتمة بأخرى صافية في اثنتي عشرة دقيقة لكل عين، بقطرات ودون تخدير عام. عين أولًا ثم الأخرى بعد يوم راحة، وفي الصباح الثالث نسمع الجملة نفسها غالبًا: لم يكن البحر بهذه الزرقة أول أمس.\n\nيُجري البروفيسور كمال تونتش العمليات منذ 1998 ويقيس بجهازين، لأن درجة العدسة تُختار مرة واحدة. وترافقك السيدة غولاي من المطار إلى رحلة العودة وتضع لك القطرات إن شئت.',
      highlights: items`قياسان قبل طلب العدسة | يوم راحة بين العينين | مرافقة من المطار إلى المطار | متابعة بالفيديو بعد أسبوع وبعد ثلاثة أشهر`,
      included: items`الفحص والقياس الحيوي | عمليتان بعدسات أحادية البؤرة | ست ليالٍ مع الإفطار على بعد عشر دقائق من العيادة | القطرات والنظارة الواقية وجميع التنقلات`,
      excluded: items`الطيران | العدسات متعددة البؤر | نظارة القراءة التي تبقى لازمة مع العدسات أحادية البؤرة`,
      goodToKnow: items`لا سباحة ولا انحناء ولا حمل أثقال لأسبوع. | من يتناول مميعات الدم فليكتب لنا قبل الحجز.`,
      questions: questions`
        متى يمكنني السفر بالطائرة؟ | في اليوم الثالث بعد العين الثانية وبعد الفحص.
        هل فات الأوان لعمري؟ | أكبر ضيوفنا كان في الحادية والتسعين. المهم القلب لا جواز السفر، وتخطيط القلب ضمن الباقة.
      `,
      extras: extras`
        مرافق | في الغرفة نفسها مع الإفطار والتنقلات
        عدسات متعددة البؤر | للقريب والمتوسط والبعيد، للعينين
      `,
    },
  },
  reviews: reviews`
    5 | Edeltraud S. | Halle | de | 2026-05-05 | Ich habe im Hotel zum ersten Mal das Muster der Fliesen gesehen. Gülay war ein Engel.
    5 | Ken and Doris B. | Blackpool | en | 2026-10-21 | Both of us, same week. We now argue about who reads the map.
    4 | Галина Т. | Самара | ru | 2026-09-29 | Всё чётко, только капать целый месяц утомительно.
    5 | أبو عبد الله | الكويت | ar | 2026-03-11 | عاد إليّ البصر كما كان، والمرافقة لم تتركني لحظة.
  `,
})
