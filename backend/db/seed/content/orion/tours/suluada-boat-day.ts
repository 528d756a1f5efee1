import type { OrionLocale, SeedProduct } from '@/backend/db/seed/types'
import { EVERY_DAY, extras, items, place, questions, reviews, steps } from '../../shared/lines'

export const suluadaBoatDay: SeedProduct<OrionLocale> = {
  code: 'ORI-T-26',
  kind: 'tour',
  category: 'bootstouren',
  destination: 'kemer',
  scene: 'kaputas',
  pictureSeed: 126,
  details: {
    kind: 'tour',
    durationMinutes: 420,
    days: 1,
    guideLanguages: ['de', 'en', 'ru', 'tr', 'nl'],
    groupSize: 22,
    pickup: 'optional',
    theme: 'boat',
    minimumAge: 0,
  },
  unit: 'person',
  currency: 'EUR',
  seasons: [
    { from: '05-01', to: '06-15', adult: '39.00', child: '19.50', infant: '0.00' },
    { from: '06-16', to: '09-15', adult: '46.00', child: '23.00', infant: '0.00' },
    { from: '09-16', to: '10-31', adult: '41.00', child: '20.50', infant: '0.00' },
  ],
  sessions: [{ time: '10:00', endTime: '17:00', capacity: 22, weekdays: EVERY_DAY }],
  childFrom: 4,
  adultFrom: 12,
  taxMode: 'included',
  taxRate: 10,
  paymentPlan: 'deposit',
  depositRate: 20,
  cutoffMinutes: 720,
  freeCancellationHours: 24,
  instantConfirmation: true,
  extras: [
    { id: 'pickup', price: '14.00', per: 'person', maximum: 22 },
    { id: 'snorkel', price: '6.00', per: 'person', maximum: 12 },
  ],
  meetingPoint: { latitude: 36.3012, longitude: 30.4713 },
  rank: 26,
  text: {
    de: {
      title: 'Suluada: ein Bootstag vor Adrasan mit kleiner Gruppe',
      summary:
        'Weißer Kies, eine Süßwasserquelle im Fels und vier Badestopps mit Kapitänin Hatice und höchstens 22 Gästen.',
      description:
        'Hatice hat das Boot von ihrem Vater übernommen und fährt als Erste aus der Bucht von Adrasan. So liegen wir vor Suluada, bevor die großen Ausflugsboote kommen, und Sie schwimmen die letzten Meter zu einem Strand, der fast leer ist.\n\nAuf der Rückseite der Insel tropft Süßwasser aus dem Fels ins Meer; ihm verdankt sie ihren Namen. Zum Mittag grillt Hatices Mann Fisch oder Halloumi, danach liegt das Boot still, weil hier niemand um zwei Uhr irgendwohin muss.',
      highlights: items`Vor den großen Booten an der Insel | Schwimmen an der Süßwasserquelle | Mittagessen frisch vom Grill an Bord | Höchstens 22 Gäste, keine Musikanlage`,
      programme: steps`
        10:00 | Steg in Adrasan | Begrüßung, Tee, ein Platz in Sonne oder Schatten.
        10:50 | Suluada, Oststrand | Schwimmen und Liegen auf weißem Kies.
        12:15 | Die Quelle | Baden, wo kaltes Süßwasser ins Meer tropft.
        13:15 | Mittagessen | Fisch, Halloumi, Salate und Melone an Bord.
        14:45 | Sazak-Bucht | Ruhiges Wasser unter Kiefern, gut zum Schnorcheln.
        16:15 | Letzter Stopp | Ein Sprung vor dem Kap, Rückkehr um 17:00.
      `,
      included: items`Bootsfahrt | Mittagessen | Tee und Wasser | Guide an Bord | Versicherung`,
      excluded: items`Abholung im Hotel | Kaltgetränke | Trinkgeld`,
      goodToKnow: items`Vom Boot geht es über eine Leiter ins Wasser; Westen und Poolnudeln sind an Bord. | Bei Wind aus Süden fahren wir stattdessen die geschützten Buchten an.`,
      questions: questions`
        Eignet sich der Tag für Kleinkinder? | Ja. Es gibt Schatten, Kinderwesten und eine Kabine für den Mittagsschlaf.
        Muss ich schwimmen können? | Für den Strand schon ein paar Meter. Wer nicht schwimmt, wird mit dem Beiboot hinübergebracht.
      `,
      extras: extras`
        Abholung im Hotel | Zwischen Göynük und Tekirova, hin und zurück
        Schnorchelset | Maske, Schnorchel und Flossen für den Tag
      `,
      meetingPoint: place`Adrasan, Steg am Nordende des Strandes | Holzboot „Hatice Kaptan“ mit grünem Dach. Parken ist hinter dem Strand kostenlos.`,
    },
    en: {
      title: 'Suluada: a boat day from Adrasan in a small group',
      summary:
        'White pebbles, a freshwater spring in the rock and four swims with Captain Hatice and 22 guests at most.',
      description:
        'Hatice took the boat over from her father and is the first to leave Adrasan bay. That way we lie off Suluada before the big boats arrive, and you swim the last few metres to a beach that is almost empty.\n\nOn the far side of the island fresh water drips from the rock into the sea; that is how it got its name. At noon Hatice’s husband grills fish or halloumi, and afterwards the boat lies still, because nobody here has to be anywhere at two o’clock.',
      highlights: items`At the island before the big boats | A swim at the freshwater spring | Lunch fresh from the grill on board | 22 guests at most, no sound system`,
      programme: steps`
        10:00 | Adrasan jetty | Welcome, tea, a seat in the sun or the shade.
        10:50 | Suluada, east beach | Swim and lie on white pebbles.
        12:15 | The spring | Bathe where cold fresh water drips into the sea.
        13:15 | Lunch | Fish, halloumi, salads and melon on board.
        14:45 | Sazak bay | Calm water beneath pines, good for snorkelling.
        16:15 | Last stop | One more dip off the cape; back at 17:00.
      `,
      included: items`Boat trip | Lunch | Tea and water | Guide on board | Insurance`,
      excluded: items`Hotel pick-up | Cold drinks | Tips`,
      goodToKnow: items`You enter the water by a ladder; life jackets and pool noodles are on board. | With a southerly wind we visit the sheltered bays instead.`,
      questions: questions`
        Does the day suit toddlers? | Yes. There is shade, there are children’s life jackets and a cabin for the midday nap.
        Do I need to be able to swim? | A few metres to reach the beach. Those who don’t are taken across in the dinghy.
      `,
      extras: extras`
        Hotel pick-up | Between Göynük and Tekirova, both ways
        Snorkel set | Mask, snorkel and fins for the day
      `,
      meetingPoint: place`Adrasan, jetty at the north end of the beach | The wooden boat Hatice Kaptan with a green roof. Parking behind the beach is free.`,
    },
    tr: {
      title: 'Suluada: Adrasan’dan küçük grupla tekne günü',
      summary: 'Beyaz çakıllar, kayadan sızan tatlı su ve en fazla 22 konukla Hatice Kaptan’ın dört yüzme molası.',
      description:
        'Hatice tekneyi babasından devraldı; Adrasan koyundan her sabah ilk o çıkar. Böylece büyük tekneler gelmeden Suluada’nın önünde oluruz, son metreleri yüzerek neredeyse boş bir kumsala varırsınız.\n\nAdanın arka yüzünde kayadan denize tatlı su damlar; ada adını bundan alır. Öğleyin Hatice’nin eşi ızgarada balık ya da hellim pişirir. Sonra tekne öylece durur, çünkü burada saat ikide kimsenin bir yere yetişmesi gerekmez.',
      highlights: items`Büyük teknelerden önce adada | Tatlı su kaynağında yüzme | Teknede ızgaradan taze öğle yemeği | En fazla 22 konuk, müzik sistemi yok`,
      programme: steps`
        10:00 | Adrasan iskelesi | Karşılama, çay, güneşte ya da gölgede bir yer.
        10:50 | Suluada, doğu kumsalı | Beyaz çakılda yüzmek ve uzanmak.
        12:15 | Kaynak | Soğuk tatlı suyun denize damladığı yerde yüzme.
        13:15 | Öğle yemeği | Teknede balık, hellim, salatalar ve kavun.
        14:45 | Sazak Koyu | Çamların altında durgun su, şnorkele elverişli.
        16:15 | Son mola | Burnun önünde bir atlayış, 17:00’de dönüş.
      `,
      included: items`Tekne gezisi | Öğle yemeği | Çay ve su | Teknede rehber | Sigorta`,
      excluded: items`Otelden alma | Soğuk içecekler | Bahşiş`,
      goodToKnow: items`Suya merdivenle inilir; can yeleği ve yüzme sosisi teknededir. | Lodos varsa korunaklı koylara gideriz.`,
      questions: questions`
        Küçük çocuklara uygun mu? | Evet. Gölge, çocuk yeleği ve öğle uykusu için bir kamara var.
        Yüzme bilmek şart mı? | Kumsala birkaç metre yüzülür. Bilmeyeni botla karşıya geçiririz.
      `,
      extras: extras`
        Otelden alma | Göynük ile Tekirova arası, gidiş dönüş
        Şnorkel takımı | Gün boyu maske, şnorkel ve palet
      `,
      meetingPoint: place`Adrasan, kumsalın kuzey ucundaki iskele | Yeşil tenteli ahşap “Hatice Kaptan” teknesi. Kumsalın arkasında park ücretsizdir.`,
    },
    ru: {
      title: 'Сулуада: день на катере из Адрасана',
      slug: 'suluada-den-na-katere',
      summary: 'Белая галька, пресный источник в скале и четыре купания с капитаном Хатидже; не больше 22 гостей.',
      description:
        'Хатидже получила судно от отца и выходит из бухты Адрасан первой. Поэтому у Сулуады мы раньше больших судов, и последние метры вы плывёте к почти пустому пляжу.\n\nС обратной стороны острова из скалы в море капает пресная вода — ей он и обязан своим названием. В обед муж Хатидже готовит на гриле рыбу или халлуми, а потом катер просто стоит: в два часа дня здесь никому никуда не нужно.',
      highlights: items`У острова раньше больших судов | Купание у пресного источника | Обед с гриля прямо на борту | Не больше 22 гостей, без громкой музыки`,
      programme: steps`
        10:00 | Причал Адрасана | Встреча, чай, место на солнце или в тени.
        10:50 | Сулуада, восточный пляж | Плавать и лежать на белой гальке.
        12:15 | Источник | Купание там, где в море капает холодная пресная вода.
        13:15 | Обед | Рыба, халлуми, салаты и дыня на борту.
        14:45 | Бухта Сазак | Тихая вода под соснами, хорошо для снорклинга.
        16:15 | Последняя остановка | Прыжок у мыса, возвращение в 17:00.
      `,
      included: items`Морская прогулка | Обед | Чай и вода | Гид на борту | Страховка`,
      excluded: items`Трансфер из отеля | Холодные напитки | Чаевые`,
      goodToKnow: items`В воду спускаются по трапу; жилеты и нудлы есть на борту. | При южном ветре идём в защищённые бухты.`,
      questions: questions`
        Подойдёт ли день для малышей? | Да. Есть тень, детские жилеты и каюта для дневного сна.
        Нужно ли уметь плавать? | До пляжа несколько метров. Тех, кто не плавает, перевезём на лодке.
      `,
      extras: extras`
        Трансфер из отеля | От Гёйнюка до Текировы, туда и обратно
        Набор для снорклинга | Маска, трубка и ласты на весь день
      `,
      meetingPoint: place`Адрасан, причал у северного края пляжа | Деревянный катер «Hatice Kaptan» с зелёным тентом. Парковка за пляжем бесплатная.`,
    },
    nl: {
      title: 'Suluada: een bootdag vanuit Adrasan in een kleine groep',
      summary:
        'Witte kiezels, een zoetwaterbron in de rots en vier zwemstops met kapitein Hatice en hooguit 22 gasten.',
      description:
        'Hatice nam de boot over van haar vader en vaart als eerste de baai van Adrasan uit. Zo liggen we voor Suluada voordat de grote boten komen, en zwem je de laatste meters naar een bijna leeg strand.\n\nAan de achterkant van het eiland druppelt zoet water uit de rots in zee; daar dankt het zijn naam aan. ’s Middags grilt Hatices man vis of halloumi, en daarna ligt de boot stil, want hier hoeft niemand om twee uur ergens te zijn.',
      highlights: items`Eerder bij het eiland dan de grote boten | Zwemmen bij de zoetwaterbron | Lunch vers van de grill aan boord | Hooguit 22 gasten, geen geluidsinstallatie`,
      programme: steps`
        10:00 | Steiger van Adrasan | Welkom, thee, een plek in zon of schaduw.
        10:50 | Suluada, oostelijk strand | Zwemmen en liggen op witte kiezels.
        12:15 | De bron | Baden waar koud zoet water in zee druppelt.
        13:15 | Lunch | Vis, halloumi, salades en meloen aan boord.
        14:45 | Baai van Sazak | Rustig water onder de dennen, fijn om te snorkelen.
        16:15 | Laatste stop | Een sprong voor de kaap, om 17:00 terug.
      `,
      included: items`Boottocht | Lunch | Thee en water | Gids aan boord | Verzekering`,
      excluded: items`Ophalen bij je hotel | Koude drankjes | Fooi`,
      goodToKnow: items`Je gaat via een trap het water in; zwemvesten en zwemslierten zijn aan boord. | Bij zuidenwind varen we naar de beschutte baaien.`,
      questions: questions`
        Is de dag geschikt voor peuters? | Ja. Er is schaduw, er zijn kinderzwemvesten en een hut voor het middagslaapje.
        Moet ik kunnen zwemmen? | Een paar meter naar het strand. Wie niet zwemt, brengen we met het bijbootje.
      `,
      extras: extras`
        Ophalen bij je hotel | Tussen Göynük en Tekirova, heen en terug
        Snorkelset | Masker, snorkel en zwemvliezen voor de hele dag
      `,
      meetingPoint: place`Adrasan, steiger aan de noordkant van het strand | De houten boot Hatice Kaptan met groen dak. Parkeren achter het strand is gratis.`,
    },
    ar: {
      title: 'سولو أدا: يوم على القارب من أدراسان',
      slug: 'sulu-ada-yawm-qarib',
      summary: 'حصى أبيض ونبع ماء عذب في الصخر وأربع وقفات للسباحة مع القبطانة خديجة و22 ضيفًا على الأكثر.',
      description:
        'ورثت خديجة القارب عن والدها، وهي أول من يخرج من خليج أدراسان كل صباح. وهكذا نرسو أمام سولو أدا قبل أن تصل القوارب الكبيرة، وتسبح الأمتار الأخيرة إلى شاطئ يكاد يكون خاليًا.\n\nفي الجهة الخلفية من الجزيرة يقطر ماء عذب من الصخر إلى البحر، ومنه جاء اسمها. وعند الظهر يشوي زوج خديجة السمك أو جبن الحلوم، ثم يبقى القارب ساكنًا، فلا أحد هنا على موعد في الثانية ظهرًا.',
      highlights: items`عند الجزيرة قبل القوارب الكبيرة | سباحة عند نبع الماء العذب | غداء مشوي طازج على المتن | 22 ضيفًا على الأكثر دون مكبرات صوت`,
      programme: steps`
        10:00 | رصيف أدراسان | ترحيب وشاي ومقعد في الشمس أو الظل.
        10:50 | سولو أدا، الشاطئ الشرقي | سباحة واستلقاء على الحصى الأبيض.
        12:15 | النبع | سباحة حيث يقطر الماء العذب البارد في البحر.
        13:15 | الغداء | سمك وحلوم وسلطات وشمام على المتن.
        14:45 | خليج سازاك | ماء هادئ تحت الصنوبر يناسب السنوركل.
        16:15 | الوقفة الأخيرة | قفزة قرب الرأس، والعودة في 17:00.
      `,
      included: items`رحلة القارب | الغداء | شاي وماء | مرشد على المتن | تأمين`,
      excluded: items`الاصطحاب من الفندق | المشروبات الباردة | الإكراميات`,
      goodToKnow: items`النزول إلى الماء بسلّم، وسترات النجاة وعوّامات السباحة متوفرة. | إن هبّت ريح جنوبية قصدنا الخلجان المحمية بدلًا من الجزيرة.`,
      questions: questions`
        هل يناسب اليوم الأطفال الصغار؟ | نعم، ففي القارب ظل وسترات للأطفال ومقصورة لنوم الظهيرة.
        هل يجب أن أجيد السباحة؟ | أمتار قليلة حتى الشاطئ، ومن لا يسبح ننقله بالزورق الصغير.
      `,
      extras: extras`
        الاصطحاب من الفندق | بين غوينوك وتيكيروفا ذهابًا وإيابًا
        عدّة السنوركل | قناع وأنبوب وزعانف طوال اليوم
      `,
      meetingPoint: place`أدراسان، الرصيف في الطرف الشمالي من الشاطئ | القارب الخشبي «خديجة قبطان» ذو السقف الأخضر. الوقوف خلف الشاطئ مجاني.`,
    },
  },
  reviews: reviews`
    5 | Heike S. | Kassel | de | 2026-06-24 | Keine Beschallung, guter Fisch, türkises Wasser. Hatice hat unserem Sohn das Ruder gegeben.
    5 | Нина Л. | Уфа | ru | 2026-09-03 | Первые у острова, минут сорок пляж был только наш. Халлуми с гриля — отдельное спасибо.
    4 | Owen M. | Cardiff | en | 2025-07-29 | Lovely crew and a calm boat. The road to Adrasan is winding, so sit in front.
    4 | Burcu K. | Eskişehir | tr | 2025-08-17 | Kaynağın suyu buz gibi. Temmuz kalabalıktı ama biz önce vardık.
    5 | Sanne D. | Tilburg | nl | 2026-05-30 | Fijne kapitein, veel tijd om te zwemmen. Neem waterschoenen mee voor de kiezels.
  `,
}
